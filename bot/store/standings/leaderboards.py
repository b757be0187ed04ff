"""Leaderboards, ranked in SQL."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import (
    exists,
    func,
    literal,
    or_,
    select,
    union_all,
)

from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import (
    PAGE,
    Explanation,
    FairMean,
    League,
    PlayedLeague,
    Ranking,
    Standing,
    View,
)
from bot.domain.modes import MODES, Mode
from bot.domain.players import Place, Player
from bot.domain.points import EarnedPoints
from bot.domain.standings import ALL_TIME
from bot.store.connection.repository import Queries
from bot.store.models import (
    CorrectionRow,
    ExclusionRow,
    JoiningRow,
    ResultRow,
    SeasonRow,
    TallyRow,
)
from bot.store.models.standings import ASSISTED, RANKED
from bot.store.standings.contests import filter_contest, is_stale, may_be_named, select_players
from bot.store.standings.means import take_mean
from bot.store.standings.names import join_names
from bot.store.standings.points import read_earned, select_earned
from bot.store.standings.rank_keys import (
    NEW,
    find_ahead,
    find_place,
    order_keys,
    rank_keys,
    read_standing,
    read_value,
    select_keys,
)
from bot.store.standings.sums import list_kept_spans, make_league_key, read_league_mode

_SHOWN = literal(False).label("hidden"), literal(False).label("gone")
"""What `join_names` adds beside a name."""


class LeaderboardQueries(Queries):
    """Leaderboards, to read."""

    async def rank(self, contest: Contest, asker: Player, page: int = 0) -> Ranking:
        """Return a page of the leaderboard, from 0, and the asker; hidden players are not named."""
        contest = await self._find_summed(contest)
        each = select_keys(contest)
        listed = (
            select(each).order_by(*order_keys(each.c)).limit(PAGE).offset(PAGE * page).cte("listed")
        )
        own = (
            select(each)
            .where(
                each.c.player_id == asker.id, each.c.player_id.not_in(select(listed.c.player_id))
            )
            .cte("own")
        )
        found = union_all(
            select(listed, find_place(each, listed).label("place"), literal(True).label("listed")),
            select(own, find_place(each, own).label("place"), literal(False).label("listed")),
        ).subquery()
        players = select(func.count()).select_from(each).scalar_subquery()
        ranked = players.where(each.c.key < NEW)
        compared = select(func.max(each.c.compared)).scalar_subquery()
        totals = (players.label("players"), ranked.label("ranked"), compared.label("compared_any"))
        rows = (
            await self._db.execute(
                join_names(
                    select(found, *totals),
                    found.c.player_id,
                    None if contest.everywhere else contest.place.guild_id,
                ).order_by(*order_keys(found.c))
            )
        ).all()
        shown = [row for row in rows if row.listed]
        # equals of the first player may be on the page before
        places = (
            shown[0].place if place == 1 else PAGE * page + place for place in rank_keys(shown)
        )
        return Ranking(
            page=tuple(read_standing(*of, contest) for of in zip(shown, places, strict=True)),
            own=next(
                (
                    read_standing(row, row.place, contest)
                    for row in rows
                    if not (row.listed or row.hidden)
                ),
                None,
            ),
            players=rows[0].players if rows else 0,
            ranked=rows[0].ranked if rows else 0,
            least=contest.least,
            compared=bool(rows and rows[0].compared_any),
            over=contest.over,
        )

    async def find_history(self, place: Place) -> tuple[bool, bool]:
        """Return whether the server has had seasons, and whether it has had corrections."""
        if place.guild_id is None:
            return False, False
        seasons = exists().where(SeasonRow.guild_id == place.guild_id, SeasonRow.players > 0)
        kinds = (CorrectionRow, ExclusionRow, JoiningRow)
        corrected = or_(*(exists().where(kind.guild_id == place.guild_id) for kind in kinds))
        row = (await self._db.execute(select(seasons, corrected))).one()
        return bool(row[0]), bool(row[1])

    async def rank_all(self, contest: Contest) -> list[Standing]:
        """Return everyone on the leaderboard, the best first, under their own id."""
        contest = await self._find_summed(contest)
        each = select_keys(contest)
        named = select(each, literal("").label("name"), *_SHOWN)
        rows = (await self._db.execute(named.order_by(*order_keys(each.c)))).all()
        return [read_standing(*of, contest) for of in zip(rows, rank_keys(rows), strict=True)]

    async def explain(self, contest: Contest, player: Player) -> Explanation | None:
        """Return why a player has their place, 0 without a streak; None without games."""
        contest = await self._find_summed(contest)
        sums = select_players(contest).subquery()
        query = select(sums).where(sums.c.player_id == player.id)
        row = (await self._db.execute(query)).one_or_none()
        if row is None:
            return None
        facts = (row.games, row.wins, row.guesses, row.others, row.compared)
        (average,) = (await self._db.execute(select(take_mean(contest)))).one()
        loss = contest.league.loss
        charged = contest.charged.charge(row.missed, row.worst, average, loss)
        mean = FairMean(*facts, average, row.missed, charged, loss)
        each = select_keys(contest)
        own = select(each).where(each.c.player_id == player.id).cte("own")
        better = find_ahead(each, own)
        players = select(func.count()).select_from(each).scalar_subquery()
        found = (
            await self._db.execute(
                select(
                    own,
                    find_place(each, own).label("place"),
                    better.label("better"),
                    players.label("players"),
                    players.where(each.c.key < NEW).label("ranked"),
                    literal(player.name).label("name"),
                    *_SHOWN,
                )
            )
        ).one_or_none()
        ahead = read_value(found.better, contest.view) if found and found.better else None
        none = Standing(0, player, row.games, row.wins, 0)
        return Explanation(
            read_standing(found, found.place, contest) if found else none,
            mean,
            found.players if found else 0,
            ahead,
            contest.charged,
            contest.least,
            found.ranked if found else 0,
            contest.streaks.shielded,
            contest.points,
            await self._list_earned(contest, player),
            contest.over,
        )

    async def _find_summed(self, contest: Contest) -> Contest:
        """Find out whether stored sums know a server's own points, or its rules of streaks."""
        streaks = contest.view is View.STREAK and not contest.everywhere
        kept = contest.span in list_kept_spans(contest.span.first)
        if not (kept and (contest.own_points or streaks)):
            return contest
        key = make_league_key(contest.league, contest.span)
        sums = select(TallyRow.player_id).filter_by(scope_id=contest.place.scope_id, **key)
        stale = is_stale(contest) if streaks else TallyRow.points_by != contest.points.stamp
        return replace(contest, summed=await self._db.scalar(sums.where(stale).limit(1)) is None)

    async def _list_earned(self, contest: Contest, player: Player) -> tuple[EarnedPoints, ...]:
        """Return how a player's points come together, where a server has its own."""
        if not contest.own_points:
            return ()
        found = await self._db.execute(select_earned(contest, player.id))
        return read_earned(found, contest)

    async def list_played(self, place: Place, player: Player) -> list[PlayedLeague]:
        """Return the leagues in which a player has finished games here, the most played first.

        Modes that never count have none; of somebody who hides, there are none to tell.
        """
        query = (
            select(TallyRow.mode, TallyRow.length, TallyRow.boards, TallyRow.games)
            .where(
                TallyRow.player_id == player.id,
                TallyRow.scope_id == place.scope_id,
                TallyRow.first == ALL_TIME.first,
                TallyRow.end == ALL_TIME.end,
                # a newer version of this program may have had other modes
                TallyRow.mode.in_([RANKED, *(one.key for one in MODES.values() if one.ranked)]),
                may_be_named(TallyRow.player_id),
            )
            .order_by(TallyRow.games.desc(), TallyRow.mode, TallyRow.length, TallyRow.boards)
        )
        return [
            PlayedLeague(League(length, read_league_mode(mode), boards), games)
            for mode, length, boards, games in await self._db.execute(query)
        ]

    async def count_assisted(self, contest: Contest) -> int:
        """Count the games left out of a leaderboard because the bot helped."""
        criteria = (*filter_contest(contest), ASSISTED)
        games = func.count(ResultRow.game_id.distinct())
        return await self._db.scalar(select(games).where(*criteria)) or 0

    async def find_played_league(self, contest: Contest, within: League | None) -> League | None:
        """Find what is played most here, if need be with the length and boards of `within`."""
        columns = (ResultRow.mode, ResultRow.length, ResultRow.boards)
        like = {"length": within.length, "boards": within.boards} if within else {}
        played = (
            select(*columns)
            .filter_by(scope_id=contest.place.scope_id, assisted=False, **like)
            .where(
                ResultRow.on >= contest.span.first,
                ResultRow.on < contest.span.end,
                ResultRow.mode.in_([mode.key for mode in MODES.values() if mode.ranked]),
            )
            .group_by(*columns)
            .order_by(func.count().desc(), *columns)
            .limit(1)
        )
        found = (await self._db.execute(played)).one_or_none()
        if found is None:
            return None
        mode = Mode.of(found.mode)
        return League(found.length, None if mode.own_board else mode, found.boards)
