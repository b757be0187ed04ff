"""The bot as a process: told to stop, it stops."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

_BOT = """
import sys
import discord.http
from bot.__main__ import main

discord.http.Route.BASE = sys.argv[1]
sys.exit(main(["run"]))
"""

_BUSY = """
import asyncio
from bot.app import Services
from bot.client import Client
from bot.domain.players import Place, Player
from bot.domain.players import Asker

start, asked = Client.start, []

async def search_and_start(self, token):
    await self._prepare()
    services = self._prepare.__self__
    for number, word in enumerate(services.lexicons("en", 5).answers[:40]):
        asker = Asker(number, Place(number, 7), Player(number, "ann"))
        told = services.coach.analyse_pasted(asker, "", "raise clout nymph", word)
        asked.append(asyncio.ensure_future(told))
    await asyncio.sleep(0.3)
    assert not all(task.done() for task in asked)
    await start(self, token)

Client.start = search_and_start
"""


@pytest.mark.parametrize(
    ("told", "script"),
    [(signal.SIGTERM, _BOT), (signal.SIGINT, _BOT), (signal.SIGTERM, _BUSY + _BOT)],
    ids=["terminated", "interrupted", "busy"],
)
async def test_told_to_stop_it_closes_cleanly(
    told: signal.Signals, script: str, quick: Path
) -> None:
    asked = asyncio.Event()

    async def never_answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.set()
        await reader.read()
        writer.close()

    silent = await asyncio.start_server(never_answer, "127.0.0.1", 0)
    address, port = silent.sockets[0].getsockname()
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", script, f"http://{address}:{port}"),
        env={
            **os.environ,
            "DISCORD_TOKEN": "to.ke.n",
            "TILEMATE_DATABASE_URL": f"sqlite:///{quick / 'bot.sqlite3'}",
        },
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        await asyncio.wait_for(asked.wait(), 120)
        bot.send_signal(told)
        _, errors = await asyncio.wait_for(bot.communicate(), 60)
    finally:
        if bot.returncode is None:
            bot.kill()
        silent.close()
    assert bot.returncode == 0
    assert b"Traceback" not in errors
