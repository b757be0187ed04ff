"""A player's year in a server, from their results."""

from __future__ import annotations

from sqlalchemy import and_, case, func, select, union_all
from sqlalchemy.orm import aliased

from bot.domain.players import Place, Player
from bot.domain.reviews import BeatenWord, PlayerYear
from bot.domain.standings import Span
from bot.store.connection.repository import Queries
from bot.store.models import GameRow, PlayerRow, ResultRow, TurnRow
from bot.store.standings.contests import may_be_named
from bot.store.standings.sums import COUNTED, Criteria, count_if, filter_player

_GAMES = func.count().label("games")


class PlayerYearQueries(Queries):
    """A player's results of one year in a server; outside one, everywhere but in servers."""

    async def load(self, player: Player, place: Place, span: Span) -> PlayerYear:
        """Return the review of a year."""
        theirs = [
            *filter_player(player, place),
            ResultRow.on >= span.first,
            ResultRow.on < span.end,
        ]
        won = ResultRow.won.is_(True)
        sums = select(
            _GAMES,
            count_if(won),
            func.coalesce(func.sum(case((won, COUNTED), else_=0)), 0),
            func.count(ResultRow.on.distinct()),
        )
        counts = (await self._db.execute(sums.where(*theirs))).one()
        wins = count_if(won)
        day = select(ResultRow.on, wins).where(*theirs).group_by(ResultRow.on).having(wins > 0)
        best = (await self._db.execute(day.order_by(wins.desc(), ResultRow.on).limit(1))).first()
        return PlayerYear(
            player,
            span.first.year,
            *counts,
            best_day=(best[0], best[1]) if best else None,
            hardest=await self._find_hardest(theirs),
            opener=await self._find_opener(theirs),
            luckiest=await self._find_luckiest(theirs),
            mate=await self._find_mate(theirs),
        )

    async def _find_hardest(self, theirs: Criteria) -> BeatenWord | None:
        query = (
            select(ResultRow.answer, ResultRow.guesses, ResultRow.others)
            .where(*theirs, ResultRow.won.is_(True), ResultRow.others.is_not(None))
            .where(ResultRow.others > COUNTED * 100)
            .order_by((ResultRow.others - COUNTED * 100).desc(), ResultRow.finished_at)
            .limit(1)
        )
        for answer, guesses, others in await self._db.execute(query):
            return BeatenWord(str(answer), guesses, int(others or 0))
        return None

    async def _find_opener(self, theirs: Criteria) -> tuple[str, int] | None:
        first = and_(
            TurnRow.game_id == ResultRow.game_id,
            TurnRow.turn == 1,
            TurnRow.player_id == ResultRow.player_id,
        )
        query = (
            select(TurnRow.guess, _GAMES)
            .select_from(ResultRow)
            .join(TurnRow, first)
            .where(*theirs)
            .group_by(TurnRow.guess)
            .having(_GAMES > 1)
            .order_by(_GAMES.desc(), TurnRow.guess)
            .limit(1)
        )
        row = (await self._db.execute(query)).first()
        return (str(row[0]), int(row[1])) if row else None

    async def _find_luckiest(self, theirs: Criteria) -> tuple[str, int] | None:
        judged = (ResultRow.luck.is_not(None), ResultRow.answer.is_not(None))
        query = (
            select(ResultRow.answer, ResultRow.luck)
            .where(*theirs, *judged, ResultRow.won.is_(True))
            .order_by(ResultRow.luck.desc(), ResultRow.finished_at)
            .limit(1)
        )
        for answer, luck in await self._db.execute(query):
            return str(answer), int(luck or 0)
        return None

    async def _find_mate(self, theirs: Criteria) -> tuple[Player, int] | None:
        """Return who was in the most of these games or matches, unless they hide."""
        other, game, same = aliased(ResultRow), aliased(GameRow), aliased(GameRow)
        another = other.player_id != ResultRow.player_id
        # in two queries, as no index serves both at once
        of_games = (
            select(other.player_id.label("player_id"))
            .select_from(ResultRow)
            .join(other, and_(other.game_id == ResultRow.game_id, another))
            .where(*theirs)
        )
        of_matches = (
            select(other.player_id)
            .select_from(ResultRow)
            .join(game, game.id == ResultRow.game_id)
            .join(same, and_(same.match_id == game.match_id, same.id != game.id))
            .join(other, and_(other.game_id == same.id, another))
            .where(*theirs)
        )
        met = union_all(of_games, of_matches).subquery()
        query = (
            select(PlayerRow.id, PlayerRow.name, _GAMES)
            .join(met, met.c.player_id == PlayerRow.id)
            .where(may_be_named(PlayerRow.id))
            .group_by(PlayerRow.id, PlayerRow.name)
            .order_by(_GAMES.desc(), PlayerRow.id)
            .limit(1)
        )
        row = (await self._db.execute(query)).first()
        return (Player(row[0], row[1]), row[2]) if row else None
