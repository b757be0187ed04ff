"""Ranks the results of one game played elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.domain.clock import Clock
from bot.domain.players import Place, Player
from bot.domain.records.errors import GameSwitchedOff
from bot.domain.records.games import WORDLE
from bot.domain.records.values import LEAST_RESULTS, RecordedGame, RecordRanking
from bot.domain.records.weeks import LONGEST_AGO, RecordWeek, find_week
from bot.domain.schedules import REGULAR
from bot.domain.standings import Period
from bot.services.records.shares import find_game
from bot.services.seasons import find_span
from bot.store import ReadTransaction, Store

LEADERS = 8
"""Games whose leader is named."""

_LAST_PAGE = 100_000
"""No leaderboard has as many pages."""

MOST_IN_WEEK = 10
"""Players on the card of a week; more lines are too many for a phone."""

MOST_ABSENT = 12
"""Players named who have not played yet."""

Played = Sequence[tuple[RecordedGame, int]]
"""Games with the number of results here, the most first."""


@dataclass(frozen=True)
class RecordBoard:
    """A leaderboard of a game played elsewhere, and all games `played` in the same place."""

    game: RecordedGame
    period: Period
    ranking: RecordRanking
    played: Played = ()
    streak: int | None = None
    """The group's streak in days, from the latest summary of Discord's Wordle app."""
    pasted: Mapping[int, int] = field(default_factory=dict[int, int])
    """How many results of a player were pasted, where others are posted in a channel."""


class RecordLeaderboards:
    """Ranks records."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def list_games(self, place: Place) -> tuple[RecordedGame, ...]:
        """Return all games that are read here, in the order they are named."""
        async with self._store.read() as tx:
            return tuple((await tx.guilds.settings(place)).read_games.values())

    async def count_nameless(self, place: Place) -> int:
        """Return how many results in summaries wait here until somebody says whose they are."""
        async with self._store.read() as tx:
            return await tx.records.count_unclaimed(place.guild_id or 0)

    async def count_names(self, place: Place) -> int:
        """Return how many names in summaries here nobody has identified."""
        async with self._store.read() as tx:
            return await tx.records.count_names(place.guild_id or 0)

    async def rank(
        self, place: Place, asker: Player, key: str, period: Period = Period.ALL, page: int = 0
    ) -> RecordBoard:
        """Rank by the mean figure, then puzzles solved, then results; an empty page is the first.

        Raises `UnknownGame`, `NoSeason`, or `GameSwitchedOff` for one without results.
        """
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(place)
            game = find_game(key, settings.games)
            board = await self._rank(tx, place, asker, game, period, page=min(page, _LAST_PAGE))
            if page and not board.ranking.best:
                board = await self._rank(tx, place, asker, game, period)
            if game.key not in settings.read_games and not board.ranking.best:
                raise GameSwitchedOff(game)
            return replace(board, played=await _list_played(tx, place))

    async def week(self, place: Place, asker: Player, ago: int = 0) -> RecordWeek:
        """Return a week of the Wordle here: this one, or `ago` weeks before."""
        async with self._store.read() as tx:
            settings, weeks = await tx.guilds.settings(place), tx.record_weeks
            theme = (await tx.preferences.of(asker)).theme or settings.theme
            today, ago = settings.today(self._clock()), min(ago, LONGEST_AGO)
            span = find_week(today, ago)
            played = await weeks.list_played_days(place, WORDLE, span)
            # on its second day nobody has three results
            least = max(1, min(LEAST_RESULTS, len(played)))
            ranking = await tx.records.rank(
                place, WORDLE, asker, least=least, span=span, most=MOST_IN_WEEK
            )
            week = RecordWeek(WORDLE, today, ago, ranking, least, theme)
            shown = {one.player.id for one in (*ranking.best, ranking.own) if one}
            week = replace(
                week,
                days=await weeks.list_results(place, WORDLE, span, shown),
                begun=today in played,
                nameless=tuple(await weeks.list_nameless(place.guild_id or 0, WORDLE, span)),
            )
            if not week.running:
                return week
            since = today - REGULAR
            absent = await weeks.find_absentees(place, WORDLE, today, since, MOST_ABSENT)
            streak = await tx.records.find_streak(place.guild_id or 0)
            best = await tx.records.rank(
                place, WORDLE, asker, least=1, span=Period.TODAY.span(today)
            )
            return replace(week, absent=absent, streak=streak, today_best=best)

    async def list_leaders(
        self, place: Place, asker: Player, period: Period = Period.ALL
    ) -> list[RecordBoard]:
        """Rank each of the games with the most results here; raises `NoSeason`."""
        async with self._store.read() as tx:
            played = await _list_played(tx, place)
            boards = [
                await self._rank(tx, place, asker, game, period) for game, _ in played[:LEADERS]
            ]
        return [replace(board, played=played) for board in boards]

    async def _rank(
        self,
        tx: ReadTransaction,
        place: Place,
        asker: Player,
        game: RecordedGame,
        period: Period,
        *,
        page: int = 0,
    ) -> RecordBoard:
        span = await find_span(tx, place, period, self._clock())
        ranking = await tx.records.rank(
            place, game, asker, least=LEAST_RESULTS, span=span, page=page
        )
        grouped = game is WORDLE and place.guild_id is not None
        streak = await tx.records.find_streak(place.guild_id or 0) if grouped else None
        pasted: dict[int, int] = {}
        if (await tx.guilds.settings(place)).record_channels:
            # where results are posted, those that nobody sees are told
            shown = {one.player.id for one in (*ranking.best, ranking.own) if one}
            pasted = await tx.doubts.count_pasted(place, game, span, shown)
        return RecordBoard(game, period, ranking, streak=streak, pasted=pasted)


async def _list_played(tx: ReadTransaction, place: Place) -> Played:
    """Return the games with results here, those that are read today."""
    games = (await tx.guilds.settings(place)).games
    counted = await tx.records.count_results(place)
    return [(games[key], results) for key, results in counted if key in games]
