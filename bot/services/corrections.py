"""Corrections of results by a server's managers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import timedelta
from typing import TypeVar

from bot.domain.clock import Clock
from bot.domain.corrections import (
    Batch,
    CorrectedAgain,
    Correction,
    CorrectionPage,
    CountedResult,
    Flood,
    ResultGone,
    ResultKey,
    read_score,
)
from bot.domain.errors import NoServer
from bot.domain.players import Asker, Place, Player
from bot.domain.records.values import RecordedGame, Score
from bot.services.guilds import require_manager
from bot.store import Store

T = TypeVar("T")

MOST_CORRECTIONS = 25
"""Corrections listed at once, and written in one transaction."""

LINES = 10
"""Corrections on a page, and decisions about accounts: with the longest names, all fit."""

_NEW = timedelta(7)
"""How long it is told unasked that somebody pasted many results at once."""

_LAST_PAGE = 10_000
"""The number of the last page that anybody can turn to."""

MOST_STRUCK = 250
"""A player's results that are struck at once, at most."""

MARKED = 50
"""Messages that are marked anew after a correction, at most: Discord takes a mark a second."""


class Corrections:
    """Corrects results, and lists corrections."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def list_games(self, place: Place) -> Mapping[str, RecordedGame]:
        """Return the games played elsewhere that are known here, by their keys."""
        async with self._store.read() as tx:
            return (await tx.guilds.settings(place)).games

    async def list_page(self, asker: Asker, number: int = 0) -> CorrectionPage:
        """Return a page of the corrections here, for everybody to see; raises `NoServer`."""
        if asker.place.guild_id is None:
            raise NoServer
        at, here = min(max(number, 0), _LAST_PAGE), asker.place.guild_id
        async with self._store.read() as tx:
            latest = await tx.corrections.list_latest(here, LINES + 1, skipped=LINES * at)
            decisions = await tx.decisions.list_latest(here, LINES + 1, skipped=LINES * at)
        more = max(len(latest), len(decisions)) > LINES
        return CorrectionPage(latest[:LINES], at, more, tuple(decisions[:LINES]))

    async def find_person(self, asker: Asker, account: Player) -> Player:
        """Return under whom an account's records count; raises `NoServer` or `MayNotManage`."""
        require_manager(asker)
        async with self._store.read() as tx:
            return await tx.record_accounts.find_person(asker.place, account)

    async def list_results(self, asker: Asker, player: Player) -> list[CountedResult]:
        """Return a player's latest results here; raises `NoServer` or `MayNotManage`."""
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            return await tx.corrections.list_results(guild_id, player, MOST_STRUCK)

    async def find_result(
        self, asker: Asker, player: Player, key: ResultKey
    ) -> CountedResult | None:
        """Return one of those results; None if it is gone or struck."""
        found = await self.list_results(asker, player)
        return next((one for one in found if one.key == key), None)

    async def list_batches(self, asker: Asker) -> list[Batch]:
        """Return the latest corrections that can be undone, those made at once together.

        Raises `NoServer` or `MayNotManage`.
        """
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            return await tx.corrections.list_batches(guild_id, MOST_CORRECTIONS)

    async def list_changed(self, asker: Asker) -> tuple[list[CountedResult], list[Flood]]:
        """Return the newest results that were changed or confirmed, and who pasted many at once.

        Raises `NoServer` or `MayNotManage`.
        """
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            changed = await tx.doubts.list_changed(guild_id, MOST_CORRECTIONS)
            return changed, await tx.doubts.list_floods(guild_id, MOST_STRUCK)

    async def list_new_floods(self, asker: Asker) -> list[Flood]:
        """Return who pasted many results at once in these days.

        Raises `NoServer` or `MayNotManage`.
        """
        guild_id, since = require_manager(asker), self._clock() - _NEW
        async with self._store.read() as tx:
            floods = await tx.doubts.list_floods(guild_id, MOST_STRUCK)
        return [one for one in floods if one.at > since]

    async def list_standing(self, asker: Asker, player: Player) -> list[Correction]:
        """Return a player's latest corrections that can be undone.

        Raises `NoServer` or `MayNotManage`.
        """
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            return await tx.corrections.list_standing(guild_id, player, MOST_STRUCK)

    async def list_messages(
        self, asker: Asker, done: Sequence[Correction]
    ) -> list[tuple[int, int]]:
        """Return the newest messages, by channel, with results that were corrected or undone.

        Raises `NoServer` or `MayNotManage`.
        """
        guild_id, ids = require_manager(asker), [one.id for one in done]
        async with self._store.read() as tx:
            return await tx.record_accounts.list_messages(guild_id, ids, MARKED)

    async def strike(self, asker: Asker, player: Player, key: ResultKey) -> Correction:
        """Strike a result; raises `NoServer`, `MayNotManage` or `ResultGone`."""
        return await self._correct(asker, player, key, None)

    async def strike_all(
        self, asker: Asker, player: Player, *, pasted: bool = False
    ) -> list[Correction]:
        """Strike the latest results of a player, or only those that were `pasted`.

        Raises `NoServer` or `MayNotManage`.
        """
        guild_id, now = require_manager(asker), self._clock()
        results = await self.list_results(asker, player)
        found = [one for one in results if one.pasted or not pasted]
        for some in _split(found):
            async with self._store.write() as tx:
                await tx.remember(asker.player)
                for one in some:
                    await tx.corrections.add(
                        guild_id, player, one.key, after=None, by=asker.player, now=now
                    )
        async with self._store.read() as tx:
            return await tx.corrections.list_standing(guild_id, player, MOST_STRUCK, now)

    async def change(self, asker: Asker, player: Player, key: ResultKey, typed: str) -> Correction:
        """Let a record count as what was typed.

        Raises `NoServer`, `MayNotManage`, `OutOfRange`, or `ResultGone`, also for one of our games,
        whose guesses everybody has seen.
        """
        require_manager(asker)
        game = key.find_recorded(await self.list_games(asker.place))
        if game is None:
            raise ResultGone
        return await self._correct(asker, player, key, read_score(game, typed))

    async def undo(
        self, asker: Asker, correction_id: int, *, alone: bool = False
    ) -> list[Correction]:
        """Undo a correction, and unless `alone` all that were made with it; return them, it first.

        Raises `NoServer`, `MayNotManage`, `ResultGone` or `CorrectedAgain`.
        """
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            correction = await tx.corrections.find(guild_id, correction_id)
            if correction is None:
                raise ResultGone
            if correction.replaced:
                raise CorrectedAgain
            made: list[Correction] = []
            if not alone:
                at = guild_id, correction.player, MOST_STRUCK, correction.at
                made = await tx.corrections.list_standing(*at)
        both = {one.id: one for one in (correction, *made)}
        return await self._undo(asker, [*both.values()])

    async def undo_all(self, asker: Asker, player: Player) -> list[Correction]:
        """Undo a player's latest corrections and return them.

        Raises `NoServer` or `MayNotManage`.
        """
        return await self._undo(asker, await self.list_standing(asker, player))

    async def _undo(self, asker: Asker, corrections: Sequence[Correction]) -> list[Correction]:
        guild_id, undone = require_manager(asker), list[Correction]()
        for some in _split(corrections):
            async with self._store.write() as tx:
                await tx.remember(asker.player)
                for one in some:
                    await tx.corrections.undo(guild_id, one, asker.player, self._clock())
                    undone.append(await tx.corrections.find(guild_id, one.id) or one)
        return undone

    async def is_shut_out(self, asker: Asker, player: Player) -> bool:
        """Return whether a player is shut out here; raises `NoServer` or `MayNotManage`."""
        guild_id = require_manager(asker)
        async with self._store.read() as tx:
            return await tx.exclusions.find_since(guild_id, player) is not None

    async def shut_out(self, asker: Asker, player: Player) -> None:
        """Record nothing that a player posts from now on; raises `NoServer` or `MayNotManage`."""
        guild_id = require_manager(asker)
        async with self._store.write() as tx:
            await tx.remember(asker.player)
            await tx.remember(player)
            await tx.exclusions.add(guild_id, player, asker.player, self._clock())

    async def let_in(self, asker: Asker, player: Player) -> None:
        """Record a player's results again; raises `NoServer` or `MayNotManage`."""
        guild_id = require_manager(asker)
        async with self._store.write() as tx:
            await tx.remember(asker.player)
            await tx.exclusions.undo(guild_id, player, asker.player, self._clock())

    async def _correct(
        self, asker: Asker, player: Player, key: ResultKey, after: Score | None
    ) -> Correction:
        guild_id, now = require_manager(asker), self._clock()
        async with self._store.write() as tx:
            await tx.remember(asker.player)
            await tx.corrections.add(guild_id, player, key, after=after, by=asker.player, now=now)
            standing = await tx.corrections.find_standing(guild_id, player, key)
        if standing is None:
            raise ResultGone
        return standing


def _split(many: Sequence[T]) -> Iterator[Sequence[T]]:
    """Yield a few at a time: nobody waits while a whole crowd of results is written."""
    return (many[at : at + MOST_CORRECTIONS] for at in range(0, len(many), MOST_CORRECTIONS))
