"""Results of finished games, one per player, added up in SQL."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date
from functools import cache
from itertools import product
from typing import Any

from sqlalchemy import Integer, and_, case, delete, func, literal, or_, select, type_coerce
from sqlalchemy.sql.dml import ReturningInsert

from bot.domain.badges import join_deeds
from bot.domain.leaderboards import League
from bot.domain.players import NOBODY, Place, Player
from bot.domain.points import PointRules
from bot.domain.standings import Result, Span, Streak, Tally
from bot.store.connection.repository import Changes, insert_into, table_of
from bot.store.guilds.guilds import GuildQueries
from bot.store.models import ResultRow, TallyRow
from bot.store.standings.daily_results import OF_DAYS, DailyResults
from bot.store.standings.points import sum_points
from bot.store.standings.runs import select_streaks
from bot.store.standings.sums import (
    COUNTED,
    LEFT_OUT,
    count_if,
    filter_league,
    filter_player,
    is_left_out,
    list_kept_spans,
    list_leagues,
    make_league_key,
    name_pool,
    sum_by_player,
)
from bot.store.standings.word_costs import PlayedWord, StoredWords


class ResultQueries(DailyResults):
    """Results, to read."""

    async def tally(self, player: Player, place: Place, today: date) -> Tally | None:
        """Add up the player's results in this server (outside one: everywhere but in servers)."""
        criteria = filter_player(player, place)
        counts = (
            await self._db.execute(
                select(
                    case((ResultRow.won, COUNTED)).label("counted"),
                    func.count().label("games"),
                    func.count(ResultRow.day).label("dailies"),
                    count_if(ResultRow.boards > 1).label("several"),
                    ResultRow.deeds,
                    *(count_if(is_left_out(kind)) for kind in LEFT_OUT),
                )
                .where(*criteria)
                .group_by("counted", ResultRow.deeds)
            )
        ).all()
        won: Counter[int | None] = Counter()
        for row in counts:
            won[row.counted] += row.games
        if not counts:
            return None
        streaks = await self._streaks(place, criteria, today, over=False)
        found = zip(*(row[-len(LEFT_OUT) :] for row in counts), strict=True)
        left_out = dict(zip(LEFT_OUT, map(sum, found), strict=True))
        return Tally(
            player=player,
            distribution=tuple(
                sorted((taken, games) for taken, games in won.items() if taken is not None)
            ),
            lost=won[None],
            streak=streaks.get(player.id, Streak()),
            dailies=sum(row.dailies for row in counts),
            deeds=join_deeds(row.deeds for row in counts),
            unread=any(row.deeds is None for row in counts),
            left_out=tuple((kind, games) for kind, games in left_out.items() if games),
            several_boards=any(row.several for row in counts),
        )


class StoredResults(ResultQueries, Changes):
    """Results, to read and change."""

    async def add(self, results: Iterable[Result]) -> None:
        """Store the results of one game, and add them to the tallies.

        Results of people whose data was deleted count nowhere.
        """
        known = [result for result in results if result.player.id != NOBODY.id]
        if not known:
            return
        await self._execute(self._insert(ResultRow), [_values(result) for result in known])
        await StoredWords(self._db).add_due(
            PlayedWord(result.place.scope_id, result.language, result.answer)
            for result in known
            if result.answer
        )
        if counted := [result for result in known if not result.assisted]:
            rules = await self._find_rules(counted[0].place.guild_id)
            for result in await self._add_up(counted, rules):
                for league, span in product(list_leagues(result), list_kept_spans(result.on)):
                    await self.recount(result.place.scope_id, result.player, league, span)

    async def recount(self, scope_id: int, player: Player, league: League, span: Span) -> None:
        """Add up again a player's results in a server or channel."""
        key = {"scope_id": scope_id, "player_id": player.id, **make_league_key(league, span)}
        await self._execute(delete(TallyRow).filter_by(**key))
        criteria = [*filter_league(scope_id, league, span), ResultRow.player_id == player.id]
        rules = await self._find_rules(scope_id)
        added = sum_by_player(criteria).add_columns(
            sum_points(rules, league) if rules.own else literal(0).label("points"),
            literal(rules.stamp).label("points_by"),
        )
        sums = (await self._db.execute(added)).mappings().one_or_none()
        if sums is None:
            return
        criteria.append(ResultRow.assisted.is_(False))
        newest = (
            select(ResultRow.finished_at.label("last_at"), ResultRow.game_id.label("last_game_id"))
            .where(*criteria)
            .order_by(ResultRow.finished_at.desc(), ResultRow.game_id.desc())
            .limit(1)
        )
        last = dict((await self._db.execute(newest)).mappings().one())
        streak = 0
        if _counts_days(league):
            day = await self._db.scalar(select(func.max(ResultRow.day)).where(*criteria))
            last["last_day"] = day
            # a tally knows no shields: where there are any, days in a row are counted anew
            found = await self._db.execute(select_streaks(criteria, day or span.first, over=True))
            streak = next((now for _, now, _, _ in found), 0)
        row = {**key, **sums, **last, "streak": streak}
        await self._execute(self._insert(TallyRow).values(row))

    async def _find_rules(self, guild_id: int | None) -> PointRules:
        """Return what results are worth in a server; a channel outside one has no settings."""
        return (await self.over(GuildQueries).settings(Place(0, guild_id))).points

    async def _add_up(self, results: list[Result], rules: PointRules) -> list[Result]:
        """Add to the tallies; return the results that finished before ones already counted."""
        game_id = results[0].game_id
        rows = [
            {**_tally(result, league, rules), **make_league_key(league, span)}
            for result in results
            for league, span in product(list_leagues(result), list_kept_spans(result.on))
        ]
        # always in the same order, so that no two transactions wait for each other
        rows.sort(key=lambda row: (row["player_id"], row["pool"], row["end"], row["first"]))
        added = await self._db.execute(_sum_up(self._dialect), rows)
        day = results[0].day
        late = {
            player_id
            for player_id, last_game_id, last_day in added
            if last_game_id != game_id or (day and last_day and last_day > day)
        }
        return [result for result in results if result.player.id in late]


@cache
def _sum_up(dialect: str) -> ReturningInsert[Any, Any, Any]:
    """Return a statement that adds a row to the one with its key."""
    upsert, old = insert_into(TallyRow, dialect), table_of(TallyRow).c
    new = upsert.excluded
    later = or_(
        new.last_at > old.last_at,
        and_(new.last_at == old.last_at, new.last_game_id > old.last_game_id),
    )
    gap = func.coalesce(type_coerce(old.last_day, Integer) + 1, 0) != type_coerce(
        new.last_day, Integer
    )
    streak = case((or_(new.last_day.is_(None), new.wins == 0), 0), (gap, 1), else_=old.streak + 1)
    same_rules = old.points_by == new.points_by
    earlier = or_(new.last_day.is_(None), new.last_day < old.last_day)
    added = upsert.on_conflict_do_update(
        index_elements=[*table_of(TallyRow).primary_key],
        set_={
            "games": old.games + 1,
            "wins": old.wins + new.wins,
            "guesses": old.guesses + new.guesses,
            "points": case((same_rules, old.points + new.points), else_=0),
            # of neither rules, so that it is added up again
            "points_by": case((same_rules, old.points_by), else_=""),
            "streak": streak,
            "last_day": case((earlier, old.last_day), else_=new.last_day),
            "last_at": case((later, new.last_at), else_=old.last_at),
            "last_game_id": case((later, new.last_game_id), else_=old.last_game_id),
        },
    )
    return added.returning(old.player_id, old.last_game_id, old.last_day)


def _values(result: Result) -> dict[str, Any]:
    return {
        "game_id": result.game_id,
        "player_id": result.player.id,
        "guild_id": result.place.guild_id,
        "channel_id": result.place.channel_id,
        "scope_id": result.place.scope_id,
        "mode": result.mode.key,
        "language": result.language,
        "length": result.length,
        "hard": result.hard,
        "won": result.won,
        "guesses": result.guesses,
        "limit": result.limit,
        "boards": result.boards,
        "finished_at": result.finished_at,
        "assisted": result.assisted,
        "on": result.on,
        "day": result.day,
        "answer": result.answer,
        "deeds": result.deeds,
    }


def _counts_days(league: League) -> bool:
    """Return whether the league has streaks: days in a row."""
    return name_pool(league) in OF_DAYS


def _tally(result: Result, league: League, rules: PointRules) -> dict[str, Any]:
    taken = result.counted if result.won else None
    return {
        "scope_id": result.place.scope_id,
        "player_id": result.player.id,
        "games": 1,
        "wins": int(result.won),
        "guesses": taken or 0,
        "points": rules.count(taken, result.on, league.loss) if rules.own else 0,
        "points_by": rules.stamp,
        "others": 0,
        "compared": 0,
        "streak": int(result.won and _counts_days(league)),
        "last_day": result.day if _counts_days(league) else None,
        "last_at": result.finished_at,
        "last_game_id": result.game_id,
    }
