"""Matches: who is in, how far they are, and when it ends."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import Select, and_, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.errors import GameRunning
from bot.domain.matches import Entrant, Match, NewMatch, Stage
from bot.domain.modes import Mode
from bot.domain.players import Place, Player
from bot.store.games import session_of
from bot.store.models import GameRow, PlayerRow
from bot.store.models_matches import EntrantRow, MatchRow
from engine import Game, Hard, Rules, Word


class Matches:
    def __init__(self, db: AsyncSession) -> None:
        self._db = db

    async def add(self, new: NewMatch) -> Match:
        """Store a new match; those who were invited become its entrants.

        A day has one daily in each place: if somebody was faster, theirs is returned.
        Raises `GameRunning` for a second race in a channel.
        """
        rules = new.game.rules
        row = MatchRow(
            guild_id=new.place.guild_id,
            channel_id=new.place.channel_id,
            mode=new.mode.key,
            stage=new.stage,
            starter_id=new.starter.id,
            language=new.language,
            lexicon_version=new.lexicon_version,
            length=rules.length,
            limit=rules.limit,
            hard=rules.hard,
            answers=" ".join(new.game.answers),
            created_at=new.at,
            deadline=new.deadline,
            closed=bool(new.invited),
            scope_id=scope(new.place) if new.day else None,
            day=new.day,
            number=new.number,
            salt=new.salt,
            rival=new.rival,
        )
        try:
            async with self._db.begin_nested():
                self._db.add(row)
        except IntegrityError as error:
            return await self._present(new, error)
        for player in new.invited:
            await self.enter(row.id, player)
        return await self.get(row.id)

    async def get(self, match_id: int) -> Match:
        """The match, locked against other writers; raises `NoResultFound`."""
        query = _locked(select(MatchRow).where(MatchRow.id == match_id))
        return _match((await self._db.scalars(query)).one())

    async def find(self, match_id: int) -> Match | None:
        """The match, if there is one, locked against other writers."""
        return await self._first(select(MatchRow).where(MatchRow.id == match_id))

    async def daily(self, place: Place, language: str, day: date) -> Match | None:
        """The daily of a server (outside one: of the channel)."""
        return await self._first(
            select(MatchRow).where(
                MatchRow.scope_id == scope(place),
                MatchRow.language == language,
                MatchRow.day == day,
            )
        )

    async def daily_answers(self, place: Place, count: int) -> frozenset[Word]:
        """The answers of the last `count` dailies of a server, played or not."""
        query = select(MatchRow.answers).where(MatchRow.scope_id == scope(place))
        found = await self._db.scalars(query.order_by(MatchRow.day.desc()).limit(count))
        return frozenset(map(Word, found))

    async def daily_before(self, later: Match) -> Match | None:
        """The daily of the same server and language before that one."""
        query = select(MatchRow).where(
            MatchRow.scope_id == scope(later.place),
            MatchRow.language == later.language,
            MatchRow.day < later.day,
        )
        return await self._first(query.order_by(MatchRow.day.desc()))

    async def announced(self, place: Place, language: str, day: date) -> bool:
        """Whether the announcement of a daily was claimed."""
        claimed = select(MatchRow.id).where(
            MatchRow.scope_id == scope(place),
            MatchRow.language == language,
            MatchRow.day == day,
            MatchRow.announced,
        )
        return await self._db.scalar(claimed) is not None

    async def announce(self, match_id: int, *, claimed: bool) -> bool:
        """Claim the announcement of a match or give it back; False if that was done before."""
        row = await self._db.get_one(MatchRow, match_id, with_for_update=True)
        before, row.announced = row.announced, claimed
        await self._db.flush()
        return before != claimed

    async def latest(self, place: Place, mode: Mode | None = None) -> Match | None:
        """The newest match of a channel that is not over; a daily not yet posted is anywhere."""
        here = MatchRow.channel_id == place.channel_id
        unposted = and_(MatchRow.scope_id == scope(place), MatchRow.message_id.is_(None))
        query = select(MatchRow).where(or_(here, unposted), MatchRow.stage != Stage.OVER)
        if mode is not None:
            query = query.where(MatchRow.mode == mode.key)
        return await self._first(query.order_by(here.desc(), MatchRow.id.desc()))

    async def due(self, now: datetime) -> list[Match]:
        """The matches whose time is up, locked with their boards."""
        ids = await self._db.scalars(
            select(MatchRow.id).where(MatchRow.stage != Stage.OVER, MatchRow.deadline <= now)
        )
        matches = [await self.whole(match_id) for match_id in ids.all()]
        # while waiting for the lock it may have been closed, or its lobby have become a race
        return [one for one in matches if one and one.due(now)]

    async def whole(self, match_id: int) -> Match | None:
        """The match, if there is one, locked with its boards.

        Boards are locked before their match, as a guess does it: in another order two
        transactions could wait for each other.
        """
        boards = select(GameRow.id).where(GameRow.match_id == match_id).order_by(GameRow.id)
        (await self._db.execute(boards.with_for_update())).all()
        return await self.find(match_id)

    async def enter(self, match_id: int, player: Player, *, ready: bool = False) -> None:
        """Add an entrant, or change whether one is ready."""
        known = await self._db.get(EntrantRow, (match_id, player.id))
        if known is not None:
            known.ready = ready
        else:
            count = select(func.count()).where(EntrantRow.match_id == match_id)
            place = 1 + (await self._db.scalar(count) or 0)
            self._db.add(
                EntrantRow(match_id=match_id, player_id=player.id, place=place, ready=ready)
            )
        await self._db.flush()

    async def set_stage(self, match_id: int, stage: Stage, deadline: datetime | None) -> None:
        row = await self._db.get_one(MatchRow, match_id)
        row.stage, row.deadline = stage, deadline
        await self._db.flush()

    async def set_message(self, match_id: int, place: Place, message_id: int) -> int | None:
        """Remember where the match is shown; return the message that showed it."""
        row = await self._db.get_one(MatchRow, match_id, with_for_update=True)
        before, row.message_id = row.message_id, message_id
        row.channel_id = place.channel_id
        await self._db.flush()
        return before

    async def _present(self, new: NewMatch, error: IntegrityError) -> Match:
        daily = new.day and await self.daily(new.place, new.language, new.day)
        if not daily:
            raise GameRunning(private=False) from error
        return daily

    async def _first(self, query: Select[MatchRow]) -> Match | None:
        row = (await self._db.scalars(_locked(query.limit(1)))).first()
        return row and _match(row)


def scope(place: Place) -> int:
    """Whom a daily is for: a server, or the people of a channel outside one."""
    return place.guild_id or place.channel_id


def _locked(query: Select[MatchRow]) -> Select[MatchRow]:
    return query.with_for_update(of=MatchRow).execution_options(populate_existing=True)


def _match(row: MatchRow) -> Match:
    rules = Rules(row.length, row.limit, Hard(row.hard))
    game = Game(rules, tuple(Word(answer) for answer in row.answers.split()), allowed=())
    entrants = tuple(_entrant(entrant, row.games) for entrant in row.entrants)
    return Match(
        id=row.id,
        place=Place(row.channel_id, row.guild_id),
        mode=Mode.of(row.mode),
        stage=Stage(row.stage),
        starter=_player(row.starter),
        language=row.language,
        lexicon_version=row.lexicon_version,
        game=game,
        at=row.created_at,
        invited=tuple(one.player for one in entrants) if row.closed else (),
        deadline=row.deadline,
        day=row.day,
        number=row.number,
        salt=row.salt,
        rival=row.rival,
        message_id=row.message_id,
        entrants=entrants,
    )


def _entrant(row: EntrantRow, games: list[GameRow]) -> Entrant:
    boards = (session_of(game) for game in games if game.owner_id == row.player_id)
    return Entrant(_player(row.player), row.ready, next(boards, None))


def _player(row: PlayerRow) -> Player:
    return Player(row.id, row.name)
