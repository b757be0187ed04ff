"""`python -m tests.loopback.launch ADDRESS`: the bot itself, with Discord at that address.

Its dice are seeded, so that no test's guess is the answer by chance.
"""

from __future__ import annotations

import sys
from functools import partial
from random import Random

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot.use_cases
from bot.__main__ import main

if __name__ == "__main__":
    address = sys.argv[1]
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address).with_scheme("ws") / "gateway" / ""
    # set, not patched: a library for tests would be weighed as the bot's memory
    bot.use_cases.SystemRandom = partial(Random, 7)
    sys.exit(main(["run"]))
