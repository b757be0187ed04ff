"""Ranks the results of one game played elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain.clock import Clock
from bot.domain.players import Place, Player
from bot.domain.records.games import WORDLE
from bot.domain.records.values import RecordedGame, RecordRanking
from bot.domain.standings import Period
from bot.services.records.shares import find_game
from bot.services.seasons import find_span
from bot.store import Store

LEAST = 3
"""Results a player needs for a place."""


@dataclass(frozen=True)
class RecordBoard:
    """A leaderboard of a game played elsewhere."""

    game: RecordedGame
    period: Period
    ranking: RecordRanking
    streak: int | None = None
    """The group's streak in days, from the latest summary of Discord's Wordle app."""


class RecordBoards:
    """Ranks records."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def rank(
        self, place: Place, asker: Player, key: str, period: Period = Period.ALL
    ) -> RecordBoard:
        """Rank by the mean figure, then puzzles solved, then results.

        Raises `UnknownGame` or `NoSeason`.
        """
        game = find_game(key)
        async with self._store.read() as tx:
            span = await find_span(tx, place, period, self._clock())
            ranking = await tx.records.rank(place, game, asker, least=LEAST, span=span)
            grouped = game is WORDLE and place.guild_id is not None
            streak = await tx.records.find_streak(place.guild_id or 0) if grouped else None
        return RecordBoard(game, period, ranking, streak)
