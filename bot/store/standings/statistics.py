"""A player's statistics beyond the overview, added up in SQL."""

from __future__ import annotations

from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, func, or_, select
from sqlalchemy.orm import aliased

from bot.domain.games import GameSession
from bot.domain.leaderboards import GUESS, LOSS
from bot.domain.matches import Stage
from bot.domain.modes import Mode
from bot.domain.players import Place, Player
from bot.domain.standings import HeadToHead
from bot.domain.statistics import (
    CostlyWord,
    Finding,
    GameKind,
    Kinds,
    Openers,
    PlayedDay,
    PlayedYear,
    Slice,
    WordCosts,
    find_costly_letters,
)
from bot.store.connection.repository import Queries
from bot.store.models import GameRow, MatchRow, ResultRow, TurnRow
from bot.store.standings.sums import COUNTED, count_if, filter_player

MOST_KINDS, MOST_HARD_WORDS = 10, 5

_COST = case((ResultRow.won, COUNTED), else_=LOSS)
_GAMES = func.count().label("games")
_SUMS = (
    _GAMES,
    count_if(ResultRow.won.is_(True)).label("wins"),
    func.sum(case((ResultRow.won, COUNTED), else_=0)).label("guesses"),
)


class StatisticQueries(Queries):
    """Results in a server; outside one, those everywhere but in servers."""

    async def count_earlier(self, session: GameSession) -> int:
        """Count the games before this: its owner's, or of a game of everybody's, its channel's."""
        owner, channel = session.owner, session.place.channel_id
        same = GameRow.owner_id == owner.id if owner else GameRow.channel_id == channel
        query = select(func.count()).select_from(GameRow).where(same, GameRow.id < session.id)
        return await self._db.scalar(query) or 0

    async def list_kinds(self, player: Player, place: Place) -> Kinds:
        """Return the games of each mode, length and boards, the most played first."""
        key = (ResultRow.mode, ResultRow.length, ResultRow.boards)
        query = (
            select(*key, *_SUMS)
            .where(*filter_player(player, place))
            .group_by(*key)
            .order_by(_GAMES.desc(), *key)
            .limit(MOST_KINDS)
        )
        rows = await self._db.execute(query)
        parts = (
            Slice(GameKind(Mode.of(mode), length, boards), *sums)
            for mode, length, boards, *sums in rows
        )
        return Kinds(player, tuple(parts))

    async def list_openers(self, player: Player, place: Place) -> Openers:
        """Return the games by first word, the most used first."""
        first = and_(
            TurnRow.game_id == ResultRow.game_id,
            TurnRow.turn == 1,
            TurnRow.player_id == ResultRow.player_id,
        )
        query = (
            select(TurnRow.guess, *_SUMS)
            .select_from(ResultRow)
            .join(TurnRow, first)
            .where(*filter_player(player, place))
            .group_by(TurnRow.guess)
            .order_by(_GAMES.desc(), TurnRow.guess)
            .limit(MOST_HARD_WORDS)
        )
        return Openers(player, tuple(Slice(*row) for row in await self._db.execute(query)))

    async def load_year(self, player: Player, place: Place, today: date) -> PlayedYear:
        """Return the days with a finished game in this month and the eleven before."""
        first = PlayedYear(player, today, ()).months[0]
        days = [ResultRow.on >= first, ResultRow.on <= today]
        query = (
            select(ResultRow.on, _GAMES, count_if(ResultRow.won.is_(True)))
            .where(*filter_player(player, place), *days)
            .group_by(ResultRow.on)
            .order_by(ResultRow.on)
        )
        found = (PlayedDay(*row) for row in await self._db.execute(query))
        return PlayedYear(player, today, tuple(found))

    async def list_word_costs(self, player: Player, place: Place) -> WordCosts:
        """Return the costliest words and letters, and the best and worst game."""
        cost, key = func.avg(_COST), (ResultRow.language, ResultRow.answer)
        costly = (
            select_known(player, place, ResultRow.answer, _GAMES, cost, func.max(ResultRow.others))
            .group_by(*key)
            .order_by(cost.desc(), _GAMES.desc(), func.max(ResultRow.finished_at).desc(), *key)
            .limit(MOST_HARD_WORDS)
        )
        rows = await self._db.execute(costly)
        every = select_known(player, place, ResultRow.answer, _GAMES, func.sum(_COST)).group_by(
            ResultRow.answer
        )
        letters = find_costly_letters(tuple(row) for row in await self._db.execute(every))
        return WordCosts(
            player,
            tuple(
                CostlyWord(word, games, float(cost), None if others is None else others / GUESS)
                for word, games, cost, others in rows
            ),
            best=await self._game(player, place, _COST),
            worst=await self._game(player, place, _COST.desc()),
            letters=letters,
        )

    async def compare(self, place: Place, player: Player, other: Player) -> HeadToHead:
        """Compare two players at the same words, unassisted, in this server or channel."""
        mine, theirs = aliased(ResultRow), aliased(ResultRow)
        my_game, their_game = aliased(GameRow), aliased(GameRow)
        query = (
            select(mine.won, mine.guesses, mine.limit, theirs.won, theirs.guesses, theirs.limit)
            .join(my_game, my_game.id == mine.game_id)
            .join(their_game, their_game.match_id == my_game.match_id)
            .join(theirs, theirs.game_id == their_game.id)
            .where(
                mine.player_id == player.id,
                theirs.player_id == other.id,
                mine.scope_id == place.scope_id,
                mine.assisted.is_(False),
                theirs.assisted.is_(False),
            )
            .order_by(my_game.match_id)
        )
        costs = ((_cost(*row[:3]), _cost(*row[3:])) for row in await self._db.execute(query))
        return HeadToHead(player, other, tuple(costs))

    async def _game(
        self, player: Player, place: Place, order: ColumnElement[Any]
    ) -> Finding | None:
        """Return the first game in that order, of equals the newest."""
        query = select_known(player, place, ResultRow.answer, _COST, ResultRow.finished_at)
        newest = (ResultRow.finished_at.desc(), ResultRow.game_id.desc())
        row = (await self._db.execute(query.order_by(order, *newest).limit(1))).one_or_none()
        return Finding(*row) if row else None


def _cost(won: bool, guesses: int, limit: int) -> int:
    return guesses if won else limit + 1


def select_known(player: Player, place: Place, *columns: Any) -> Select[*tuple[Any, ...]]:
    """Select the player's results at words that nobody is still looking for."""
    return (
        select(*columns)
        .select_from(ResultRow)
        .join(GameRow, GameRow.id == ResultRow.game_id)
        .outerjoin(MatchRow, MatchRow.id == GameRow.match_id)
        .where(
            *filter_player(player, place),
            ResultRow.answer.is_not(None),
            or_(MatchRow.id.is_(None), MatchRow.stage == Stage.OVER),
        )
    )
