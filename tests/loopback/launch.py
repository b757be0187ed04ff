"""`python -m tests.loopback.launch ADDRESS`: the bot itself, with Discord at that address."""

from __future__ import annotations

import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.__main__ import main

if __name__ == "__main__":
    address = sys.argv[1]
    Route.BASE = f"{address}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address).with_scheme("ws") / "gateway" / ""
    sys.exit(main(["run"]))
