"""Results of finished games, one for each player who took part, added up in SQL."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from itertools import product
from typing import Any

from sqlalchemy import Select, and_, case, delete, func, insert, or_, select

from bot.domain.modes import Mode
from bot.domain.players import NOBODY, Place, Player
from bot.domain.standings import ALL_TIME, Ranking, Result, Span, Standing, Streak, Tally
from bot.store.counting import (
    COUNTED,
    SEVERAL_BOARDS,
    UNRANKED,
    by_player,
    count_if,
    day_streaks,
    in_pool,
    kept_spans,
    pools_of,
    rank,
    select_kept,
    streaks,
)
from bot.store.matches import scope
from bot.store.models import ResultRow, TallyRow
from bot.store.models.standings import ASSISTED, RANKED
from bot.store.repository import Changes, Queries


class ResultQueries(Queries):
    async def ranking(
        self,
        place: Place,
        asker: Player,
        today: date,
        *,
        mode: Mode | None = None,
        span: Span = ALL_TIME,
        most: int = 15,
    ) -> Ranking:
        """The first `most` of a server (outside one: of the channel), and who asks.

        The best have most wins, then the better average, then fewer games. Over all modes
        only those count that are ranked; assisted games count nowhere.
        """
        criteria = in_pool(scope(place), mode, span)
        known = select_kept(scope(place), mode, span)
        players = by_player(criteria) if known is None else known
        rows = (await self._db.execute(rank(players, asker, most))).all()
        daily = mode is not None and mode.posted
        if daily or known is None:
            shown = ResultRow.player_id.in_([row.player_id for row in rows])
            criteria = [*criteria, ResultRow.assisted.is_(False), shown]
            query = day_streaks(criteria, today) if daily else streaks(criteria)
            rows_won = await self._streaks(query)
        else:
            rows_won = {row.player_id: Streak(row.streak) for row in rows}
        merits = [_merit(row) for row in rows]
        found = [
            _standing(
                row,
                place=1 + (merits.index(_merit(row)) if row.better is None else row.better),
                streak=rows_won.get(row.player_id, Streak()).now,
            )
            for row in rows
        ]
        return Ranking(
            best=tuple(found[:most]),
            own=next(iter(found[most:]), None),
            players=rows[0].players if rows else 0,
        )

    async def assisted_games(self, place: Place, mode: Mode | None, span: Span) -> int:
        """How many players' games a leaderboard leaves out because the bot helped."""
        query = select(func.count()).where(*in_pool(scope(place), mode, span), ASSISTED)
        return await self._db.scalar(query) or 0

    async def tally(self, player: Player, place: Place, today: date) -> Tally | None:
        """The player's results in this server (outside one: everywhere but in servers)."""
        guild = place.guild_id
        here = ResultRow.guild_id.is_(None) if guild is None else ResultRow.scope_id == guild
        criteria = [ResultRow.player_id == player.id, here]
        counts = (
            await self._db.execute(
                select(
                    case((ResultRow.won, COUNTED)).label("counted"),
                    func.count().label("games"),
                    func.count(ResultRow.day).label("dailies"),
                    count_if(UNRANKED).label("unranked"),
                    count_if(SEVERAL_BOARDS).label("several"),
                )
                .where(*criteria)
                .group_by("counted")
            )
        ).all()
        if not counts:
            return None
        days = await self._streaks(day_streaks(criteria, today))
        return Tally(
            player=player,
            distribution=tuple(
                sorted((row.counted, row.games) for row in counts if row.counted is not None)
            ),
            lost=sum(row.games for row in counts if row.counted is None),
            streak=(await self._streaks(streaks(criteria)))[player.id],
            days=days.get(player.id, Streak()),
            dailies=sum(row.dailies for row in counts),
            unranked=sum(row.unranked for row in counts),
            several_boards=any(row.several for row in counts),
        )

    async def days_in_a_row(
        self, place: Place, players: Sequence[Player], day: date
    ) -> dict[int, int]:
        """How many dailies each of the players has won in a row, up to that day's."""
        theirs = ResultRow.player_id.in_([player.id for player in players])
        criteria = [ResultRow.scope_id == scope(place), theirs, ResultRow.assisted.is_(False)]
        found = await self._streaks(day_streaks(criteria, day))
        return {player_id: streak.now for player_id, streak in found.items()}

    async def _streaks(self, query: Select[int, int, int]) -> dict[int, Streak]:
        return {player: Streak(now, best) for player, now, best in await self._db.execute(query)}


class StoredResults(ResultQueries, Changes):
    async def add(self, results: Iterable[Result]) -> None:
        """Store the results of one game, and add them to the tallies.

        Those of people who have had their data deleted count nowhere.
        """
        known = [result for result in results if result.player.id != NOBODY.id]
        if not known:
            return
        await self._execute(insert(ResultRow).values([_values(result) for result in known]))
        if counted := [result for result in known if not result.assisted]:
            for result in await self._add_up(counted):
                for mode, span in product(pools_of(result.mode), kept_spans(result.on)):
                    await self.recount(scope(result.place), result.player, mode, span)

    async def recount(self, scope_id: int, player: Player, mode: Mode | None, span: Span) -> None:
        """Add a player's results in a server or channel up again: of a mode, or all ranked."""
        key = {"scope_id": scope_id, "player_id": player.id, **_pool(mode, span)}
        await self._execute(delete(TallyRow).filter_by(**key))
        criteria = [*in_pool(scope_id, mode, span), ResultRow.player_id == player.id]
        sums = (await self._db.execute(by_player(criteria))).mappings().one_or_none()
        if sums is None:
            return
        criteria.append(ResultRow.assisted.is_(False))
        newest = (
            select(ResultRow.finished_at.label("last_at"), ResultRow.game_id.label("last_game_id"))
            .where(*criteria)
            .order_by(ResultRow.finished_at.desc(), ResultRow.game_id.desc())
            .limit(1)
        )
        last = (await self._db.execute(newest)).mappings().one()
        streak = (await self._streaks(streaks(criteria)))[player.id].now
        row = {**key, **sums, **last, "streak": streak}
        await self._execute(self._insert(TallyRow).values(row))

    async def _add_up(self, results: list[Result]) -> list[Result]:
        """Add to the tallies; return the results that later ones came before."""
        game_id = results[0].game_id
        rows = [
            {**_tally(result), **_pool(mode, span)}
            for result in results
            for mode, span in product(pools_of(result.mode), kept_spans(result.on))
        ]
        # in one order everywhere: in others two transactions could wait for each other
        rows.sort(key=lambda row: (row["player_id"], row["pool"], row["end"], row["first"]))
        upsert = self._insert(TallyRow).values(rows)
        new = upsert.excluded
        later = or_(
            new.last_at > TallyRow.last_at,
            and_(new.last_at == TallyRow.last_at, new.last_game_id > TallyRow.last_game_id),
        )
        added = await self._db.execute(
            upsert.on_conflict_do_update(
                index_elements=[*TallyRow.__table__.primary_key],
                set_={
                    "games": TallyRow.games + 1,
                    "wins": TallyRow.wins + new.wins,
                    "guesses": TallyRow.guesses + new.guesses,
                    "streak": case((new.wins > 0, TallyRow.streak + 1), else_=0),
                    "last_at": case((later, new.last_at), else_=TallyRow.last_at),
                    "last_game_id": case((later, new.last_game_id), else_=TallyRow.last_game_id),
                },
            ).returning(TallyRow.player_id, TallyRow.last_game_id)
        )
        late = {player_id for player_id, last_game_id in added if last_game_id != game_id}
        return [result for result in results if result.player.id in late]


def _values(result: Result) -> dict[str, Any]:
    return {
        "game_id": result.game_id,
        "player_id": result.player.id,
        "guild_id": result.place.guild_id,
        "channel_id": result.place.channel_id,
        "scope_id": scope(result.place),
        "mode": result.mode.key,
        "language": result.language,
        "length": result.length,
        "hard": result.hard,
        "won": result.won,
        "guesses": result.guesses,
        "limit": result.limit,
        "finished_at": result.finished_at,
        "assisted": result.assisted,
        "on": result.on,
        "day": result.day,
    }


def _pool(mode: Mode | None, span: Span) -> dict[str, Any]:
    return {"pool": mode.key if mode else RANKED, "first": span.first, "end": span.end}


def _tally(result: Result) -> dict[str, Any]:
    return {
        "scope_id": scope(result.place),
        "player_id": result.player.id,
        "games": 1,
        "wins": int(result.won),
        "guesses": result.counted if result.won else 0,
        "streak": int(result.won),
        "last_at": result.finished_at,
        "last_game_id": result.game_id,
    }


def _merit(row: Any) -> tuple[int, int, int]:
    return row.wins, row.guesses, row.games


def _standing(row: Any, place: int, streak: int) -> Standing:
    player = Player(row.player_id, row.name)
    return Standing(place, player, row.games, row.wins, row.guesses, streak)
