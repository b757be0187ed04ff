"""All results of a server, taken out by those who manage it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from bot.domain.clock import Clock
from bot.domain.exports import MOST_EXPORTED, ResultPortion
from bot.domain.players import Asker
from bot.domain.rate_limits import AN_EXPORT, Allowances
from bot.services.guilds import require_manager
from bot.store import Store


class Exports:
    """Takes out the results of one server after the other."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._allowances = Allowances(AN_EXPORT, clock)
        self._turn = asyncio.Lock()

    async def take_out(
        self, asker: Asker, most: int = MOST_EXPORTED
    ) -> AsyncGenerator[ResultPortion]:
        """Yield the newest results of a server, so many of either kind at most.

        Raises `NoServer`, `MayNotManage`, or `TooFast` where that was asked too often.
        """
        guild_id = require_manager(asker)
        self._allowances.take(guild_id)
        async with self._turn, self._store.read() as tx:
            known = (await tx.guilds.settings(asker.place)).games
            async for records in tx.exports.read_records(guild_id, most):
                yield ResultPortion(known, records=records)
            async for games in tx.exports.read_games(guild_id, most):
                yield ResultPortion(known, games=games)
