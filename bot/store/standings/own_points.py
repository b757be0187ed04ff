"""Stored points: added up anew, a few at a time, once a server has changed its rules."""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from typing import Any

from sqlalchemy import select, update

from bot.domain.leaderboards import League
from bot.domain.modes import MODES
from bot.domain.players import Place
from bot.domain.points import PointRules
from bot.domain.standings import ALL_TIME, Span
from bot.store.connection.repository import Changes
from bot.store.guilds.guilds import GuildQueries
from bot.store.models import ResultRow, TallyRow
from bot.store.models.standings import RANKED
from bot.store.standings.points import filter_players, sum_points
from bot.store.standings.sums import Criteria, filter_league, make_league_key, read_league_mode

_Group = tuple[str, int, int, date, date]


class StoredPoints(Changes):
    """Points in stored sums."""

    async def add_up(self, guild_id: int, most: int) -> int:
        """Add up the points of some sums that were added up by other rules; return how many."""
        rules = (await self.over(GuildQueries).settings(Place(0, guild_id))).points
        if not rules.own:
            return 0
        columns = (TallyRow.mode, TallyRow.length, TallyRow.boards, TallyRow.first, TallyRow.end)
        stale = (
            select(*columns, TallyRow.player_id)
            .where(
                TallyRow.scope_id == guild_id,
                TallyRow.points_by != rules.stamp,
                # what a mode that is not known would be worth, nobody knows
                TallyRow.mode.in_([RANKED, *MODES]),
            )
            .order_by(*columns, TallyRow.player_id)
            .limit(most)
            # a result that comes meanwhile is added to what is written here
            .with_for_update()
        )
        groups: defaultdict[_Group, list[int]] = defaultdict(list)
        rows: Any = await self._db.execute(stale)
        for mode, length, boards, first, end, player_id in rows:
            groups[mode, length, boards, first, end].append(player_id)
        for group, players in groups.items():
            await self._add_up_group(guild_id, group, players, rules)
        return sum(map(len, groups.values()))

    async def _add_up_group(
        self, guild_id: int, group: _Group, players: list[int], rules: PointRules
    ) -> None:
        """Add up the points of these players in a league, on the days of a span."""
        mode, length, boards, first, end = group
        league, span = League(length, read_league_mode(mode), boards), Span(first, end)
        theirs = (
            select(ResultRow.player_id, sum_points(rules, league))
            .where(*_filter(guild_id, league, span, players), ResultRow.assisted.is_(False))
            .group_by(ResultRow.player_id)
        )
        found = dict((await self._db.execute(theirs)).all())
        for player_id in players:
            key = {"scope_id": guild_id, "player_id": player_id, **make_league_key(league, span)}
            points = {"points": found.get(player_id, 0), "points_by": rules.stamp}
            await self._execute(update(TallyRow).filter_by(**key).values(points))


def _filter(guild_id: int, league: League, span: Span, players: list[int]) -> Criteria:
    """Return the criteria of these players' results: by player of all time, else by day."""
    if span == ALL_TIME:
        return filter_players(guild_id, league, span, players)
    return [*filter_league(guild_id, league, span), ResultRow.player_id.in_(players)]
