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


@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_told_to_stop_it_closes_cleanly(told: signal.Signals, tmp_path: Path) -> None:
    asked = asyncio.Event()

    async def never_answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked.set()
        await reader.read()
        writer.close()

    silent = await asyncio.start_server(never_answer, "127.0.0.1", 0)
    address, port = silent.sockets[0].getsockname()
    bot = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _BOT, f"http://{address}:{port}"),
        env={
            **os.environ,
            "DISCORD_TOKEN": "to.ke.n",
            "TILEMATE_DATABASE_URL": f"sqlite:///{tmp_path / 'bot.sqlite3'}",
        },
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        await asyncio.wait_for(asked.wait(), 30)
        bot.send_signal(told)
        _, errors = await asyncio.wait_for(bot.communicate(), 20)
    finally:
        if bot.returncode is None:
            bot.kill()
        silent.close()
    assert bot.returncode == 0
    assert b"Traceback" not in errors
