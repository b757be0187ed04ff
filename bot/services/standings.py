"""Leaderboards and a player's own figures, from finished games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, datetime

from bot.domain.errors import NoResults
from bot.domain.modes import Mode
from bot.domain.players import Asker, Place, Player, Theme
from bot.domain.standings import Period, Ranking, Tally
from bot.store import Reading, Store


@dataclass(frozen=True)
class Leaderboard:
    """The best of a place, and who asks.

    Games in which the bot helped do not count; `assisted` says how many there are.
    """

    period: Period
    mode: Mode | None
    ranking: Ranking
    assisted: int = 0


class Standings:
    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def leaderboard(
        self,
        place: Place,
        player: Player,
        period: Period = Period.ALL,
        mode: Mode | None = None,
    ) -> Leaderboard:
        """Rank by wins, then the better average, then fewer games; assisted games apart.

        Over all modes only those count that are ranked.
        """
        async with self._store.read() as look:
            today = await self._today(look, place)
            span = period.span(today)
            ranking = await look.results.ranking(place, player, today, mode=mode, span=span)
            assisted = await look.results.assisted_games(place, mode, span)
        return Leaderboard(period, mode, ranking, assisted)

    async def stats(self, place: Place, player: Player) -> Tally:
        """The player's own tally; raises `NoResults`."""
        async with self._store.read() as look:
            tally = await look.results.tally(player, place, await self._today(look, place))
        if tally is None:
            raise NoResults
        return tally

    async def theme(self, asker: Asker) -> Theme:
        """How who asks wants to see things: as they chose, or as the server did."""
        async with self._store.read() as look:
            own = (await look.preferences.of(asker.player)).theme
            return own or (await look.guilds.settings(asker.place)).theme

    async def _today(self, look: Reading, place: Place) -> date:
        return (await look.guilds.settings(place)).today(self._clock())
