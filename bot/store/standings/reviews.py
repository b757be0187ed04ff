"""What happened in a server in a week or a year, from its results."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, literal, or_, select

from bot.domain.leaderboards import ENOUGH_GAMES, GUESS, LOSS, divide
from bot.domain.matches import Stage
from bot.domain.modes import MODES
from bot.domain.options import Goal
from bot.domain.players import Place
from bot.domain.reviews import BestGame, HardestWord, LongestStreak, RaceResult, SharedGames
from bot.domain.standings import Span
from bot.domain.streaks import StreakRules
from bot.store.connection.repository import Queries
from bot.store.guilds.guilds import GuildQueries
from bot.store.models import GameRow, MatchRow, RecordRow, ResultRow
from bot.store.standings.daily_results import OF_DAYS
from bot.store.standings.names import join_names, read_player
from bot.store.standings.runs import select_runs
from bot.store.standings.sums import COUNTED

_MANY = 100
"""Equals that are counted."""

_MOST = 5
"""Games played elsewhere that are told of."""

_RACES = [mode.key for mode in MODES.values() if mode.lobby]

_SHARED = [mode.key for mode in MODES.values() if mode.ranked and not mode.private]

_OWN_BOARD = [mode.key for mode in MODES.values() if mode.own_board]


class ReviewQueries(Queries):
    """The news of some days in a server."""

    async def count_games(self, place: Place, span: Span) -> tuple[int, int]:
        """Return how many games ended on these days, and how many players had a part in them."""
        counts = select(
            func.count(ResultRow.game_id.distinct()), func.count(ResultRow.player_id.distinct())
        )
        games, players = (await self._db.execute(counts.where(*_on(place, span)))).one()
        return games, players

    async def find_best_games(self, place: Place, span: Span) -> tuple[BestGame, ...]:
        """Return the games with the fewest guesses, the earliest first."""
        won = _select_words(place, span).where(ResultRow.won.is_(True))
        fewest = won.with_only_columns(func.min(ResultRow.guesses)).scalar_subquery()
        query = (
            won.add_columns(ResultRow.guesses)
            .where(ResultRow.guesses == fewest)
            .order_by(ResultRow.finished_at)
            .limit(_MANY)
        )
        found = await self._db.execute(join_names(query, ResultRow.player_id, place.guild_id))
        return tuple(BestGame(read_player(one), one.answer, one.guesses) for one in found)

    async def find_hardest_word(self, place: Place, span: Span) -> HardestWord | None:
        """Return the word that took its players the most guesses, if enough of them had it."""
        words = _select_words(place, span).add_columns(
            case((ResultRow.won, COUNTED), else_=LOSS).label("cost")
        )
        each = words.subquery()
        cost, games = func.sum(each.c.cost), func.count()
        query = (
            select(each.c.answer, cost, games)
            .group_by(each.c.language, each.c.answer)
            .having(func.count(each.c.player_id.distinct()) >= ENOUGH_GAMES)
            .order_by((cost * 1.0 / games).desc(), each.c.answer)
            .limit(_MANY)
        )
        rows = (await self._db.execute(query)).all()
        if not rows:
            return None
        _, most, of = rows[0]
        answers = tuple(answer for answer, cost, games in rows if cost * of == most * games)
        if len(answers) == len(rows):
            # where all were equally hard, or there was but one, none was the hardest
            return None
        return HardestWord(answers, divide(GUESS * most, of))

    async def list_races(self, place: Place, span: Span) -> list[list[RaceResult]]:
        """Return who solved the word of each race of two or more, the best first."""
        query = (
            select(
                GameRow.match_id,
                MatchRow.goal,
                *(ResultRow.player_id, ResultRow.guesses, ResultRow.finished_at),
                (ResultRow.won & ~ResultRow.assisted).label("solved"),
            )
            .join(GameRow, GameRow.id == ResultRow.game_id)
            .join(MatchRow, MatchRow.id == GameRow.match_id)
            .where(
                *_on(place, span), ResultRow.mode.in_(_RACES), MatchRow.stage == literal(Stage.OVER)
            )
            .order_by(GameRow.match_id, ResultRow.guesses, ResultRow.finished_at)
        )
        races: dict[int, list[Any]] = {}
        for row in await self._db.execute(join_names(query, ResultRow.player_id, place.guild_id)):
            races.setdefault(row.match_id, []).append(row)
        return [_rank_race(rows) for rows in races.values() if len(rows) > 1]

    async def count_shared(self, place: Place, span: Span) -> SharedGames | None:
        """Return how many games on a board of everybody's ended, and how many were won."""
        games = func.count(ResultRow.game_id.distinct())
        wins = func.count(case((ResultRow.won, ResultRow.game_id)).distinct())
        query = select(games, wins).where(*_on(place, span), ResultRow.mode.in_(_SHARED))
        ended, won = (await self._db.execute(query)).one()
        return SharedGames(ended, won) if ended else None

    async def find_longest_streak(self, place: Place, span: Span) -> LongestStreak | None:
        """Return who had the most days in a row among these days, if they were several."""
        criteria = [ResultRow.scope_id == place.scope_id, ResultRow.mode.in_(OF_DAYS)]
        rules = StreakRules.of(await self.over(GuildQueries).settings(place), place)
        runs = select_runs(criteria, span.end - timedelta(1), rules).subquery().c
        query = select(runs.player_id, runs.days).where(
            runs.days > 1, runs.last >= span.first.toordinal()
        )
        named = join_names(query, runs.player_id, place.guild_id)
        longest = named.order_by(runs.days.desc(), runs.player_id).limit(_MANY)
        rows = (await self._db.execute(longest)).all()
        if not rows:
            return None
        days = rows[0].days
        equals = dict.fromkeys(read_player(one) for one in rows if one.days == days)
        return LongestStreak(tuple(equals), days)

    async def count_elsewhere(self, place: Place, span: Span) -> tuple[tuple[str, int], ...]:
        """Return the games played elsewhere by their key, with the number of their results."""
        query = (
            select(RecordRow.game, func.count())
            .where(
                RecordRow.scope_id == place.scope_id,
                RecordRow.counts.is_(True),
                RecordRow.on >= span.first,
                RecordRow.on < span.end,
            )
            .group_by(RecordRow.game)
            .order_by(func.count().desc(), RecordRow.game)
            .limit(_MOST)
        )
        return tuple((game, results) for game, results in await self._db.execute(query))


def _on(place: Place, span: Span) -> list[ColumnElement[bool]]:
    return [
        ResultRow.scope_id == place.scope_id,
        ResultRow.on >= span.first,
        ResultRow.on < span.end,
    ]


def _select_words(place: Place, span: Span) -> Select[*tuple[Any, ...]]:
    """Select the games whose word may be told: nobody is looking for it any more."""
    ended = or_(GameRow.match_id.is_(None), MatchRow.stage == literal(Stage.OVER))
    return (
        select(ResultRow.player_id, ResultRow.language, ResultRow.answer)
        .join(GameRow, GameRow.id == ResultRow.game_id)
        .outerjoin(MatchRow, MatchRow.id == GameRow.match_id)
        .where(
            *_on(place, span),
            ResultRow.answer.is_not(None),
            ResultRow.mode.in_(_OWN_BOARD),
            ResultRow.assisted.is_(False),
            ended,
        )
    )


def _rank_race(rows: list[Any]) -> list[RaceResult]:
    """Return who solved the word, the best first, as the race was decided."""
    first = Goal(rows[0].goal) is Goal.FIRST
    found = [
        RaceResult(read_player(row), row.guesses, row.finished_at, first=first)
        for row in rows
        if row.solved
    ]
    return sorted(found, key=lambda one: one.at) if first else found
