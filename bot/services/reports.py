"""Words that players report, and what a server's managers decide about them."""

from __future__ import annotations

from collections.abc import Collection

from bot.domain.clock import Clock
from bot.domain.errors import UnknownButton
from bot.domain.games import GameSession
from bot.domain.players import Asker
from bot.domain.reports import Decision, Reason, ReportedWord, WordReport
from bot.domain.setting_changes import ban
from bot.services.games import which as meant
from bot.services.guilds import require_manager
from bot.store import ReadTransaction, Store
from engine import Word


class Reports:
    """Takes and lists reports."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def find(self, asker: Asker, game_id: int) -> GameSession:
        """Return the ended game whose words may be reported.

        Raises `NoGame`, `NotYours`, or `UnknownButton` for a game that still runs.
        """
        async with self._store.read() as tx:
            return await _find(tx, asker, game_id)

    async def report(self, asker: Asker, game_id: int, text: str, reason: Reason) -> Word:
        """Report an answer of the game; raises what `find` does, or `UnknownButton` if it is none.

        A player's second report of a word changes nothing.
        """
        async with self._store.write() as tx:
            session = await _find(tx, asker, game_id)
            word = next((word for word in session.game.answers if word == text), None)
            if word is None:
                raise UnknownButton
            await tx.remember(asker.player)
            report = WordReport(session.language, word, asker.player, reason)
            await tx.reports.add(session.place.scope_id, report, self._clock())
        return word

    async def list_open(self, asker: Asker) -> list[ReportedWord]:
        """Return the words to decide about; raises `NoServer` or `MayNotManage`."""
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            return await tx.reports.list_open(guild_id)

    async def decide(
        self, asker: Asker, decision: Decision, keys: Collection[str]
    ) -> list[ReportedWord]:
        """Ban or keep the reported words with these keys, and return those that are left.

        Raises `NoServer`, `MayNotManage` or `TooManyWords`. Words that were decided about meanwhile
        stay as they are.
        """
        guild_id = require_manager(asker)
        async with self._store.write() as tx:
            settings = await tx.guilds.lock(asker.place)
            chosen = [one for one in await tx.reports.list_open(guild_id) if one.key in keys]
            if decision is Decision.BAN and chosen:
                banned = ban(settings, [one.word for one in chosen], self._clock())
                await tx.guilds.save(guild_id, banned)
            for one in chosen:
                await tx.reports.close(guild_id, one)
            return await tx.reports.list_open(guild_id)


async def _find(tx: ReadTransaction, asker: Asker, game_id: int) -> GameSession:
    session = await meant.find(tx, asker, game_id)
    if session.active:
        # only a forged button asks, and must not learn the answer
        raise UnknownButton
    return session
