"""Leaderboards and a player's own figures, from finished games."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, datetime
from zoneinfo import ZoneInfo

from bot.domain.errors import NoResults
from bot.domain.modes import Mode
from bot.domain.players import Place, Player
from bot.domain.standings import Period, Result, Tally, tally
from bot.store import Store, Transaction


@dataclass(frozen=True)
class Leaderboard:
    """Everyone's tally in a place, the best first.

    Games in which the bot helped do not count; `assisted` says how many there are.
    """

    period: Period
    mode: Mode | None
    tallies: tuple[Tally, ...]
    assisted: int = 0


class StandingsService:
    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def leaderboard(
        self, place: Place, period: Period = Period.ALL, mode: Mode | None = None
    ) -> Leaderboard:
        """Rank by merit; assisted games apart.

        Over all modes only those count that are `ranked`.
        """
        async with self._store.read() as tx:
            found = await tx.results.at(place, period.since(self._clock()), mode)
            today = await self._today(tx, place)
        results = [result for result in found if mode or result.mode.ranked]
        alone = [result for result in results if not result.assisted]
        assisted = {result.game_id for result in results if result.assisted}
        ranked = sorted(_tallies(alone, today), key=lambda one: (one.merit, one.player.id))
        return Leaderboard(period, mode, tuple(ranked), len(assisted))

    async def stats(self, place: Place, player: Player) -> Tally:
        """The player's own tally; raises `NoResults`."""
        async with self._store.read() as tx:
            results = await tx.results.of(player, place)
            today = await self._today(tx, place)
        if not results:
            raise NoResults
        return tally(player, results, today)

    async def _today(self, tx: Transaction, place: Place) -> date:
        """The day it is in the server."""
        settings = await tx.guilds.settings(place)
        return self._clock().astimezone(ZoneInfo(settings.time_zone)).date()


def _tallies(results: Iterable[Result], today: date) -> Iterable[Tally]:
    by_player: defaultdict[Player, list[Result]] = defaultdict(list)
    for result in results:
        by_player[result.player].append(result)
    return (tally(player, theirs, today) for player, theirs in by_player.items())
