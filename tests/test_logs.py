"""Logs tell what happened, and nothing of what players write or may not know."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

_GAME = """
import asyncio, logging, sys
from random import Random
import structlog
from bot.app import Services
from bot.domain.modes import (TOGETHER)
from bot.domain.players import Asker, Place, Player
from bot.logs import configure
from bot.store import Store
from tests.bots import services_over

url, form = sys.argv[1:]
configure("debug", form)

async def play():
    store = Store.open(url)
    services = services_over(store, dice=Random(3))
    await services.prepare()
    here, ann = Place(1, 2), Player(3, "secretname")
    session = (await services.games.begin(Asker(1, here, ann), TOGETHER)).session
    print(*session.game.answers)
    await services.games.guess(Asker(2, here, ann), "crane")
    logging.getLogger("discord.gateway").debug("WebSocket Event: %s", {"token": "to.ke.n"})
    logging.getLogger("discord.http").warning("429 of https://x/webhooks/1/to.ke.n/messages")
    logging.getLogger("asyncio").warning("Executing %s took %.3f seconds", "f(to.ke.n)", 0.2)
    try:
        async with store.write() as tx:
            await tx.games.add_turn(session, "crane", session.moves)
    except Exception:
        structlog.get_logger().exception("unexpected", reference="abcd")
    await store.close()

asyncio.run(play())
"""


@pytest.mark.parametrize("form", ["console", "json"])
async def test_even_the_most_detailed_log_holds_no_answer_guess_name_or_token(
    form: str, quick: Path
) -> None:
    url = f"sqlite+aiosqlite:///{quick / 'game.sqlite3'}"
    game = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", _GAME, url, form),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    printed, logged = (part.decode() for part in await game.communicate())
    assert game.returncode == 0, logged
    for secret in (printed.strip(), "crane", "secretname", "to.ke.n"):
        assert secret not in logged
    assert "https://x/webhooks/1/" in logged
    assert "took 0.200 seconds" in logged
    assert "reference" in logged
    assert "AttributeError" in logged
    if form == "json":
        assert all(json.loads(line) for line in logged.splitlines())
