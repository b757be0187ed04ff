"""The results of a week, day by day."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping
from datetime import date, timedelta

from sqlalchemy import func, select
from sqlalchemy.orm import aliased

from bot.domain.players import Place, Player
from bot.domain.records.values import RecordedGame, Score
from bot.domain.records.weeks import Absentees
from bot.domain.standings import Span
from bot.store.connection.repository import Queries
from bot.store.models import RecordRow, UnclaimedRow
from bot.store.records.sums import filter_records
from bot.store.standings.contests import may_be_named
from bot.store.standings.names import join_names, read_player


class RecordWeekQueries(Queries):
    """Results of a few days, to read."""

    async def list_played_days(self, place: Place, game: RecordedGame, span: Span) -> list[date]:
        """Return the days of which anything is recorded."""
        query = select(RecordRow.on).where(*filter_records(place, game, span)).distinct()
        return [*await self._db.scalars(query)]

    async def list_results(
        self, place: Place, game: RecordedGame, span: Span, players: Collection[int]
    ) -> Mapping[int, Mapping[date, Score]]:
        """Return the results of these players, by their id and day."""
        query = select(RecordRow.player_id, RecordRow.on, RecordRow.figure, RecordRow.solved).where(
            *filter_records(place, game, span), RecordRow.player_id.in_(players)
        )
        results: defaultdict[int, dict[date, Score]] = defaultdict(dict)
        for player_id, on, figure, solved in await self._db.execute(query):
            results[player_id][on] = Score(figure, solved)
        return results

    async def list_best(self, place: Place, game: RecordedGame, on: date) -> tuple[Player, ...]:
        """Return who solved a day's puzzle best and may be named."""
        day = [
            *filter_records(place, game, Span(on, on + timedelta(1))),
            RecordRow.solved.is_(True),
        ]
        best = func.max if game.most_first else func.min
        figure = select(best(RecordRow.figure)).where(*day).scalar_subquery()
        query = select(RecordRow.player_id).where(
            *day, RecordRow.figure == figure, may_be_named(RecordRow.player_id)
        )
        return tuple(Player(one) for one in await self._db.scalars(query))

    async def find_absentees(
        self, place: Place, game: RecordedGame, today: date, since: date, most: int
    ) -> Absentees:
        """Return who has played since a day, but not today; players who hide are left out.

        These are the first `most`, or one more if it is the only other.
        """
        done = aliased(RecordRow)
        here = [done.scope_id == place.scope_id, done.game == game.key, done.on == today]
        played = select(done.player_id).where(*here, done.counts.is_(True))
        regular = (
            select(RecordRow.player_id)
            .where(
                *filter_records(place, game, Span(since, today)),
                RecordRow.player_id.not_in(played),
                may_be_named(RecordRow.player_id),
            )
            .distinct()
            .subquery()
        )
        named = join_names(
            select(regular, func.count().over().label("players")), regular.c.player_id
        )
        rows = (await self._db.execute(named.order_by(regular.c.player_id).limit(most + 1))).all()
        players = rows[0].players if rows else 0
        first = rows if players == len(rows) else rows[:most]
        return Absentees(tuple(map(read_player, first)), players)

    async def list_nameless(self, guild_id: int, game: RecordedGame, span: Span) -> list[str]:
        """Return the names in summaries of these days that nobody has identified."""
        query = select(UnclaimedRow.name).where(
            UnclaimedRow.guild_id == guild_id,
            UnclaimedRow.game == game.key,
            UnclaimedRow.on >= span.first,
            UnclaimedRow.on < span.end,
        )
        return [*await self._db.scalars(query.distinct().order_by(UnclaimedRow.name))]
