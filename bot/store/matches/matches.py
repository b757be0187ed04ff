"""Matches: who is in, how far they are, and when it ends."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, Update, and_, func, or_, select, union, update

from bot.domain.games import Phase
from bot.domain.matches import BOT, Match, NewMatch, PastDaily, Stage, Turnout
from bot.domain.modes import Mode
from bot.domain.players import Place, Player
from bot.store.connection.repository import Changes
from bot.store.games.reader import GAMES
from bot.store.games.values import match_of
from bot.store.matches.entrants import BOARD, ENTRANTS, EntrantReader
from bot.store.models import EntrantRow, GameRow, MatchRow
from bot.store.models.matches import OPEN
from engine import Word


class MatchQueries(EntrantReader):
    async def get(self, match_id: int) -> Match:
        """The match; raises `NoResultFound`."""
        query = select(MatchRow).where(MatchRow.id == match_id)
        row = (await self._db.scalars(self._latest(query, MatchRow))).one()
        return match_of(row, await self._list_entrants(row.id, None))

    async def find(self, match_id: int, only: Player | None = None) -> Match | None:
        """The match, if there is one; if `only` one player matters, without the other entrants.

        Of those who were invited to a closed match none is left out.
        """
        return await self._first(select(MatchRow).where(MatchRow.id == match_id), only)

    async def head(self, match_id: int) -> Match | None:
        """The match without its entrants, who may be many."""
        return await self._head(select(MatchRow).where(MatchRow.id == match_id))

    async def count(self, match_id: int) -> Turnout:
        """How many people are in the match, and have solved it."""
        query = (
            select(func.count(), func.count().filter(GAMES.c.phase == Phase.WON))
            .select_from(ENTRANTS.outerjoin(GAMES, BOARD))
            .where(ENTRANTS.c.match_id == match_id, ENTRANTS.c.player_id != BOT.id)
        )
        players, solved = (await self._db.execute(query)).one()
        return Turnout(players, solved)

    async def daily(
        self, place: Place, day: date, language: str | None = None, only: Player | None = None
    ) -> Match | None:
        """The daily of a server (outside one: of the channel), the newest of that day.

        `only` as for `find`.
        """
        query = select(MatchRow).where(MatchRow.scope_id == scope(place), MatchRow.day == day)
        if language:
            query = query.where(MatchRow.language == language)
        return await self._first(query.order_by(MatchRow.id.desc()), only)

    async def daily_answers(self, place: Place, count: int) -> frozenset[Word]:
        """The answers of the last `count` dailies of a server, played or not."""
        query = select(MatchRow.answers).where(MatchRow.scope_id == scope(place))
        found = await self._db.scalars(query.order_by(MatchRow.day.desc()).limit(count))
        return frozenset(Word(answer) for answers in found for answer in answers)

    async def daily_before(self, later: Match) -> Match | None:
        """The daily of the same server before that one, without its entrants."""
        query = select(MatchRow).where(
            MatchRow.scope_id == scope(later.place), MatchRow.day < later.day
        )
        return await self._head(query.order_by(MatchRow.day.desc(), MatchRow.id.desc()).limit(1))

    async def past(self, place: Place, player: Player, first: date, last: date) -> list[PastDaily]:
        """The dailies of a server between two days, the newest first, as the player has played.

        Of a day on which it changed its language or its class list, the last one.
        """
        query = (
            select(MatchRow.day, MatchRow.number, GameRow.phase)
            .outerjoin(GameRow, _board_of(player))
            .where(MatchRow.scope_id == scope(place), MatchRow.day.between(first, last))
            .order_by(MatchRow.day.desc(), MatchRow.id)
        )
        found: Sequence[Any] = (await self._db.execute(query)).all()
        last_of_day = {row.day: row for row in found}.values()
        return [
            PastDaily(day, number, phase and Phase(phase)) for day, number, phase in last_of_day
        ]

    async def find_unplayed(self, place: Place, player: Player, today: date) -> Match | None:
        """The newest daily before today that the player has not played to its end.

        It has no entrants but the player.
        """
        open_yet = or_(GameRow.id.is_(None), GameRow.phase == Phase.ACTIVE)
        query = (
            select(MatchRow)
            .outerjoin(GameRow, _board_of(player))
            .where(MatchRow.scope_id == scope(place), MatchRow.day < today, open_yet)
            .where(MatchRow.stage == Stage.OVER)
        )
        return await self._first(query.order_by(MatchRow.day.desc()), player)

    async def latest(
        self, place: Place, mode: Mode | None = None, starter: Player | None = None
    ) -> Match | None:
        """The newest match of a channel that is not over; a daily not yet posted is anywhere."""
        here = MatchRow.channel_id == place.channel_id
        unposted = and_(MatchRow.scope_id == scope(place), MatchRow.message_id.is_(None))
        # each has an index of its own; SQLite uses neither for the one or the other
        both = [select(MatchRow.id).where(OPEN, either) for either in (here, unposted)]
        query = select(MatchRow).where(MatchRow.id.in_(union(*both)))
        if mode is not None:
            query = query.where(MatchRow.mode == mode.key)
        if starter is not None:
            query = query.where(MatchRow.starter_id == starter.id)
        return await self._first(query.order_by(here.desc(), MatchRow.id.desc()))

    async def day(self, match_id: int | None) -> date | None:
        """That of a daily; None for any other match, and for none."""
        return await self._db.scalar(select(MatchRow.day).where(MatchRow.id == match_id))

    async def due(self, now: datetime) -> list[tuple[int, int | None]]:
        """The ids of the matches whose time is up, and of their servers."""
        query = select(MatchRow.id, MatchRow.guild_id).where(OPEN, MatchRow.deadline <= now)
        return [(match_id, guild_id) for match_id, guild_id in await self._db.execute(query)]

    async def _head(self, query: Select[MatchRow]) -> Match | None:
        row = await self._db.scalar(query)
        return row and match_of(row)

    async def _first(self, query: Select[MatchRow], only: Player | None = None) -> Match | None:
        row = (await self._db.scalars(self._latest(query.limit(1), MatchRow))).first()
        if row is None:
            return None
        return match_of(row, await self._list_entrants(row.id, None if row.closed else only))


class StoredMatches(MatchQueries, Changes):
    async def add(self, new: NewMatch) -> Match | None:
        """Store a new match; those who were invited become its entrants.

        None if its place has one already: a day has one daily, a channel one race.
        """
        rules = new.game.rules
        insert = self._insert(MatchRow).values(
            guild_id=new.place.guild_id,
            channel_id=new.place.channel_id,
            mode=new.mode.key,
            stage=new.stage,
            starter_id=new.starter.id,
            language=new.language,
            list_id=new.class_list and new.class_list.id,
            list_name=new.class_list and new.class_list.name,
            lexicon_version=new.lexicon_version,
            length=rules.length,
            limit=rules.limit,
            hard=rules.hard,
            answers=list(new.game.answers),
            created_at=new.at,
            deadline=new.deadline,
            closed=bool(new.invited),
            scope_id=scope(new.place) if new.day else None,
            day=new.day,
            number=new.number,
            salt=new.salt,
            rival=new.rival,
        )
        taken = insert.on_conflict_do_nothing().returning(MatchRow.id)
        match_id = (await self._db.execute(taken)).scalar()
        if match_id is None:
            return None
        for player in new.invited:
            await self.enter(match_id, player)
        return await self.get(match_id)

    async def claim(self, match_id: int, now: datetime, since: datetime) -> bool:
        """Claim the announcement of a match; False if it is done, or was claimed after `since`."""
        free = or_(MatchRow.claimed_at.is_(None), MatchRow.claimed_at <= since)
        claim = _update(match_id).where(MatchRow.announced.is_(False), free)
        return (
            await self._db.scalar(claim.values(claimed_at=now).returning(MatchRow.id)) is not None
        )

    async def announce(self, match_id: int, *, done: bool) -> None:
        """Settle the announcement of a match, or give the claim back."""
        await self._execute(_update(match_id).values(announced=done, claimed_at=None))

    async def get_whole(self, match_id: int) -> Match | None:
        """The match, if there is one, locked with its boards.

        Boards are locked before their match, as a guess does it: in another order two
        transactions could wait for each other.
        """
        boards = select(GameRow.id).where(GameRow.match_id == match_id).order_by(GameRow.id)
        (await self._db.execute(boards.with_for_update(key_share=True))).all()
        return await self.find(match_id)

    async def enter(self, match_id: int, player: Player, *, ready: bool = False) -> None:
        """Add an entrant, or change whether one is ready."""
        count = select(func.count() + 1).where(EntrantRow.match_id == match_id)
        entrant = self._insert(EntrantRow).values(
            match_id=match_id, player_id=player.id, place=count.scalar_subquery(), ready=ready
        )
        await self._execute(
            entrant.on_conflict_do_update(
                index_elements=[EntrantRow.match_id, EntrantRow.player_id], set_={"ready": ready}
            )
        )

    async def set_stage(self, match_id: int, stage: Stage, deadline: datetime | None) -> None:
        await self._execute(_update(match_id).values(stage=stage, deadline=deadline))

    async def set_message(self, match_id: int, place: Place, message_id: int) -> int | None:
        """Remember where the match is shown; return the message that showed it."""
        before = select(MatchRow.message_id).where(MatchRow.id == match_id).with_for_update()
        shown = await self._db.scalar(before)
        where = {"message_id": message_id, "channel_id": place.channel_id}
        await self._execute(_update(match_id).values(where))
        return shown


def scope(place: Place) -> int:
    """Who play and are ranked together: a server, or the people of a channel outside one."""
    return place.guild_id or place.channel_id


def _board_of(player: Player) -> ColumnElement[bool]:
    return and_(GameRow.match_id == MatchRow.id, GameRow.owner_id == player.id)


def _update(match_id: int) -> Update:
    return update(MatchRow).where(MatchRow.id == match_id)
