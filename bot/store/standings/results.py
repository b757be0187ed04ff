"""Results of finished games, one per player, added up in SQL."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import date
from functools import cache
from itertools import product
from typing import Any

from sqlalchemy import case, delete, func, literal, select, update

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
from bot.store.standings.runs import select_runs
from bot.store.standings.sums import (
    COUNTED,
    LEFT_OUT,
    Criteria,
    count_if,
    filter_league,
    filter_player,
    is_left_out,
    list_kept_spans,
    list_leagues,
    make_league_key,
    name_league_mode,
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
            await self._add_up(counted)
        for result in known:
            if result.day:
                await self._count_days(result)

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
        run = await self._find_run(criteria, scope_id) if _counts_days(league) else {}
        await self._execute(self._insert(TallyRow).values({**key, **sums, **run}))

    async def _count_days(self, result: Result) -> None:
        """Count again the player's days in a row, to which a daily was added."""
        scope_id = result.place.scope_id
        for league, span in product(list_leagues(result), list_kept_spans(result.on)):
            if _counts_days(league):
                theirs = ResultRow.player_id == result.player.id
                run = await self._find_run(
                    [*filter_league(scope_id, league, span), theirs], scope_id
                )
                key = make_league_key(league, span)
                row = update(TallyRow).filter_by(
                    scope_id=scope_id, player_id=result.player.id, **key
                )
                await self._execute(row.values(run))

    async def _find_run(self, criteria: Criteria, scope_id: int) -> dict[str, Any]:
        """Return a player's latest days in a row, as a stored sum keeps them."""
        rules = await self.find_streak_rules(Place(0, scope_id))
        runs = select_runs(criteria, date.max, rules).subquery().c
        kept = func.max(runs.kept).over()
        latest = select(runs.days, runs.last, kept).order_by(runs.last.desc()).limit(1)
        days, last, kept = (await self._db.execute(latest)).one_or_none() or (0, None, None)
        return {
            "streak": days,
            "last_day": date.fromordinal(last) if last else None,
            "kept": date.fromordinal(kept) if kept else None,
            "streak_by": rules.stamp,
        }

    async def _find_rules(self, guild_id: int | None) -> PointRules:
        """Return what results are worth in a server; a channel outside one has no settings."""
        return (await self.over(GuildQueries).settings(Place(0, guild_id))).points

    async def _add_up(self, results: list[Result]) -> None:
        """Add to the tallies."""
        rules = await self._find_rules(results[0].place.guild_id)
        rows = [
            {**_tally(result, league, rules), **make_league_key(league, span)}
            for result in results
            for league, span in product(list_leagues(result), list_kept_spans(result.on))
        ]
        # always in the same order, so that no two transactions wait for each other
        rows.sort(key=lambda row: (row["player_id"], row["mode"], row["end"], row["first"]))
        await self._execute(_sum_up(self._dialect), rows)


@cache
def _sum_up(dialect: str) -> Any:
    """Return a statement that adds a row to the one with its key."""
    upsert, old = insert_into(TallyRow, dialect), table_of(TallyRow).c
    new = upsert.excluded
    same_rules = old.points_by == new.points_by
    return upsert.on_conflict_do_update(
        index_elements=[*table_of(TallyRow).primary_key],
        set_={
            "games": old.games + 1,
            "wins": old.wins + new.wins,
            "guesses": old.guesses + new.guesses,
            "points": case((same_rules, old.points + new.points), else_=0),
            # of neither rules, so that it is added up again
            "points_by": case((same_rules, old.points_by), else_=""),
        },
    )


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
    return name_league_mode(league) in OF_DAYS


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
    }
