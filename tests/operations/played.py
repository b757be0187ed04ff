"""A database with a game in it, as a copy of one without is doubted."""

from __future__ import annotations

from pathlib import Path

from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place, Player
from bot.store import Store
from tests.bots import services_over


async def begin_game(file: Path) -> None:
    """Make a database, or bring it up to date, and begin a game in it."""
    services = services_over(Store.open(f"sqlite+aiosqlite:///{file}"))
    await services.prepare()
    await services.games.begin(Asker(1, Place(1, 7), Player(1, "ann")), TOGETHER)
    await services.close()
