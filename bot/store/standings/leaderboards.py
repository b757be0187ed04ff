"""Leaderboards, ranked in SQL."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import (
    CTE,
    BigInteger,
    ColumnElement,
    FromClause,
    ScalarSelect,
    case,
    cast,
    exists,
    func,
    literal,
    select,
    union_all,
)

from bot.domain.contests import Contest
from bot.domain.leaderboards import (
    AVERAGE_GAMES,
    GUESS,
    PAGE,
    Explanation,
    FairMean,
    Ranking,
    Standing,
    View,
)
from bot.domain.modes import MODES, Mode
from bot.domain.players import Place, Player
from bot.domain.standings import ALL_TIME
from bot.domain.ties import rank_equals
from bot.store.connection.repository import Queries
from bot.store.models import (
    CorrectionRow,
    ResultRow,
    SeasonRow,
)
from bot.store.models.standings import ASSISTED
from bot.store.standings.contests import filter_contest, select_players
from bot.store.standings.means import find_mean, take_mean
from bot.store.standings.names import join_names, read_player

_MANY = 2**20
_HIGHEST = 2**22 - 1
_LOWEST = -1000
"""Hundredths of a guess below any figure: the words of one game are at most 600 harder."""


class LeaderboardQueries(Queries):
    """Leaderboards, to read."""

    async def rank(self, contest: Contest, asker: Player, page: int = 0) -> Ranking:
        """Return a page of the leaderboard, from 0, and the asker; hidden players are not named."""
        each = self._each(contest)
        order = (each.c.key, each.c.player_id)
        listed = select(each).order_by(*order).limit(PAGE).offset(PAGE * page).cte("listed")
        own = (
            select(each)
            .where(
                each.c.player_id == asker.id, each.c.player_id.not_in(select(listed.c.player_id))
            )
            .cte("own")
        )
        found = union_all(
            select(listed, _find_place(each, listed).label("place"), literal(True).label("listed")),
            select(own, _find_place(each, own).label("place"), literal(False).label("listed")),
        ).subquery()
        players = select(func.count()).select_from(each).scalar_subquery()
        rows = (
            await self._db.execute(
                join_names(select(found, players.label("players")), found.c.player_id).order_by(
                    found.c.key, found.c.player_id
                )
            )
        ).all()
        shown = [row for row in rows if row.listed]
        # equals of the first player may be on the page before
        places = (
            shown[0].place if place == 1 else PAGE * page + place
            for place in rank_equals([row.key for row in shown])
        )
        return Ranking(
            page=tuple(_standing(*of, contest) for of in zip(shown, places, strict=True)),
            own=next(
                (
                    _standing(row, row.place, contest)
                    for row in rows
                    if not (row.listed or row.hidden)
                ),
                None,
            ),
            players=rows[0].players if rows else 0,
        )

    async def find_history(self, place: Place) -> tuple[bool, bool]:
        """Return whether the server has had seasons, and whether it has had corrections."""
        if place.guild_id is None:
            return False, False
        seasons = exists().where(SeasonRow.guild_id == place.guild_id, SeasonRow.players > 0)
        corrections = exists().where(CorrectionRow.guild_id == place.guild_id)
        row = (await self._db.execute(select(seasons, corrections))).one()
        return bool(row[0]), bool(row[1])

    async def rank_all(self, contest: Contest) -> list[Standing]:
        """Return everyone on the leaderboard, the best first, under their own id."""
        each = self._each(contest)
        named = select(each, literal("").label("name"), literal(False).label("hidden"))
        rows = (await self._db.execute(named.order_by(each.c.key, each.c.player_id))).all()
        places = rank_equals([row.key for row in rows])
        return [_standing(*of, contest) for of in zip(rows, places, strict=True)]

    async def explain(self, contest: Contest, player: Player) -> Explanation | None:
        """Return why a player has their place; None without games."""
        sums = select_players(contest).subquery()
        query = select(sums).where(sums.c.player_id == player.id)
        row = (await self._db.execute(query)).one_or_none()
        if row is None:
            return None
        facts = (row.games, row.wins, row.guesses, row.others, row.compared)
        means = select(take_mean(replace(contest, span=ALL_TIME)), take_mean(contest))
        usual, average = (await self._db.execute(means)).one()
        loss = contest.league.loss
        charged = contest.charged.charge(row.missed, row.worst, average, loss)
        mean = FairMean(*facts, usual, average, row.missed, charged, loss)
        each = self._each(contest)
        own = select(each).where(each.c.player_id == player.id).cte("own")
        better = select(func.max(each.c.key)).where(each.c.key < own.c.key).scalar_subquery()
        ranked = (
            await self._db.execute(
                select(
                    own,
                    _find_place(each, own).label("place"),
                    better.label("better"),
                    select(func.count()).select_from(each).scalar_subquery().label("players"),
                    literal(player.name).label("name"),
                    literal(False).label("hidden"),
                )
            )
        ).one()
        ahead = ranked.better and _value(ranked.better, contest.view)
        standing = _standing(ranked, ranked.place, contest)
        return Explanation(standing, mean, ranked.players, ahead, contest.charged)

    async def count_assisted(self, contest: Contest) -> int:
        """Count the games left out of a leaderboard because the bot helped."""
        criteria = (*filter_contest(contest), ASSISTED)
        games = func.count(ResultRow.game_id.distinct())
        return await self._db.scalar(select(games).where(*criteria)) or 0

    async def find_played_mode(self, contest: Contest) -> Mode | None:
        """Find the ranked mode that is played most here, whatever the league's own is."""
        league, games = contest.league, func.count()
        played = (
            select(ResultRow.mode)
            .where(
                ResultRow.scope_id == contest.place.scope_id,
                ResultRow.language == league.language,
                ResultRow.length == league.length,
                ResultRow.boards == league.boards,
                ResultRow.on >= contest.span.first,
                ResultRow.on < contest.span.end,
                ResultRow.mode.in_([mode.key for mode in MODES.values() if mode.ranked]),
                ResultRow.assisted.is_(False),
            )
            .group_by(ResultRow.mode)
            .order_by(games.desc(), ResultRow.mode)
            .limit(1)
        )
        key = await self._db.scalar(played)
        return Mode.of(key) if key else None

    def _each(self, contest: Contest) -> CTE:
        """Select each player with a single number to rank by: the lowest `key` is the best.

        From its highest digits on, it holds whether the player is new, the view's value, wins, and
        games. Comparing it takes a tenth of the time of a window over all players.
        """
        sums = select_players(contest).subquery()
        if contest.view is View.GUESSES:
            # the mean is computed from the same sums
            sums = select_players(contest).cte("sums").prefix_with("MATERIALIZED")
        columns = (sums.c.wins, sums.c.games, sums.c.guesses)
        wins, games, guesses = (cast(column, BigInteger) for column in columns)
        match contest.view:
            case View.GUESSES:
                average = find_mean(sums, contest.league)
                ever = contest.span == ALL_TIME
                usual = average if ever else take_mean(replace(contest, span=ALL_TIME))
                value = _figure(sums, contest, usual, average) - _LOWEST
            case View.POINTS:
                value = _HIGHEST - (contest.league.loss * wins - guesses)
            case View.STREAK:
                value = _HIGHEST - sums.c.streak
            case View.WINS:
                value = _HIGHEST - wins
            case View.RATING:
                raise ValueError("ratings follow from match to match, not from sums")
        new = cast(case((games < contest.least, _HIGHEST + 1), else_=0), BigInteger)
        key = ((new + value) * _MANY + _MANY - 1 - wins) * _MANY + games
        each = select(sums.c.player_id, key.label("key")).cte("each")
        # computed once, however often it is used
        return each.prefix_with("MATERIALIZED")


def _figure(
    sums: FromClause, contest: Contest, usual: ScalarSelect[int], average: ScalarSelect[int]
) -> ColumnElement[int]:
    """Return `FairMean.figure` in SQL, where negative numbers are divided differently."""
    columns = (sums.c.games, sums.c.guesses, sums.c.wins, sums.c.missed, sums.c.worst)
    games, guesses, wins, missed, worst = (cast(column, BigInteger) for column in columns)
    loss = contest.league.loss
    cost = GUESS * (guesses + loss * (games - wins))
    charged = contest.charged.charge(missed, worst, average, loss)
    total = cost + charged - (sums.c.others - sums.c.compared * usual) + AVERAGE_GAMES * average
    divisor = games + missed + AVERAGE_GAMES
    return (2 * total + (1 - 2 * _LOWEST) * divisor) // (2 * divisor) + _LOWEST


def _find_place(each: CTE, shown: CTE) -> ScalarSelect[int]:
    """Return the place of the first who is shown: 1 + the number of players that are better."""
    first = select(func.min(shown.c.key)).scalar_subquery()
    return select(1 + func.count()).select_from(each).where(each.c.key < first).scalar_subquery()


def _standing(row: Any, place: int, contest: Contest) -> Standing:
    rest, games = divmod(row.key, _MANY)
    rest, losses = divmod(rest, _MANY)
    value = _value(row.key, contest.view)
    return Standing(place, read_player(row), games, _MANY - 1 - losses, value, rest > _HIGHEST)


def _value(key: int, view: View) -> int:
    value = key // _MANY**2 % (_HIGHEST + 1)
    return value + _LOWEST if view is View.GUESSES else _HIGHEST - value
