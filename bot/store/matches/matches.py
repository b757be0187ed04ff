"""Matches: who takes part, how far they are, and when it ends."""

from __future__ import annotations

from datetime import date, datetime

from sqlalchemy import Update, and_, delete, exists, func, or_, select, union, update

from bot.domain.games import Phase
from bot.domain.matches import BOT, Match, NewMatch, Stage, Turnout
from bot.domain.mode_kinds import Entry
from bot.domain.modes import MODES, Mode
from bot.domain.players import Place, Player
from bot.store.connection.repository import Changes
from bot.store.games.reader import GAMES
from bot.store.games.values import build_match, write_list
from bot.store.matches.dailies import DailyQueries
from bot.store.matches.entrants import BOARD, ENTRANTS
from bot.store.models import EntrantRow, GameRow, MatchRow, TurnRow
from bot.store.models.matches import IS_OPEN

_GUESSED_IN = select(TurnRow.game_id).where(TurnRow.game_id == GAMES.c.id).exists()

_FOR_OTHERS = [mode.key for mode in MODES.values() if mode.entry is Entry.NOT_STARTER]
"""The modes of matches that anybody but their starter may enter."""

_NOT_FOUND = 1_000
"""More guesses than any board allows."""


class MatchQueries(DailyQueries):
    """Matches, to read."""

    async def get(self, match_id: int) -> Match:
        """Return the match; raises `NoResultFound`."""
        query = select(MatchRow).where(MatchRow.id == match_id)
        row = (await self._db.scalars(self._latest(query, MatchRow))).one()
        return build_match(row, await self._list_entrants(row.id, None))

    async def find(self, match_id: int, only: Player | None = None) -> Match | None:
        """Return the match, if there is one; with `only`, with just that player as an entrant.

        A closed match always has all its entrants.
        """
        return await self._first(select(MatchRow).where(MatchRow.id == match_id), only)

    async def find_head(self, match_id: int) -> Match | None:
        """Return the match without its entrants, who may be many."""
        return await self._head(select(MatchRow).where(MatchRow.id == match_id))

    async def find_coded(self, code: str) -> Match | None:
        """Return the match with this code, without its entrants."""
        return await self._head(select(MatchRow).where(MatchRow.code == code))

    async def count(self, match_id: int) -> Turnout:
        """Count the people who have played in the match, and those who have solved it."""
        query = (
            select(func.count(), func.count().filter(GAMES.c.phase == Phase.WON))
            .select_from(ENTRANTS.outerjoin(GAMES, BOARD))
            .where(ENTRANTS.c.match_id == match_id, ENTRANTS.c.player_id != BOT.id)
            .where(or_(GAMES.c.phase == Phase.STOPPED, _GUESSED_IN))
        )
        players, solved = (await self._db.execute(query)).one()
        return Turnout(players, solved)

    async def find_waiting(self, place: Place, player: Player) -> int | None:
        """Return the id of the channel's newest match that waits for a player to begin a board."""
        begun = exists().where(GAMES.c.match_id == MatchRow.id, GAMES.c.owner_id == player.id)
        invited = exists().where(
            ENTRANTS.c.match_id == MatchRow.id, ENTRANTS.c.player_id == player.id
        )
        may = or_(invited, MatchRow.closed.is_(False) & MatchRow.mode.in_(_FOR_OTHERS))
        query = select(MatchRow.id).where(
            IS_OPEN,
            MatchRow.channel_id == place.channel_id,
            MatchRow.stage == Stage.RUNNING,
            MatchRow.day.is_(None),
            MatchRow.starter_id != player.id,
            may & ~begun,
        )
        return await self._db.scalar(query.order_by(MatchRow.id.desc()).limit(1))

    async def find_latest(
        self, place: Place, mode: Mode | None = None, starter: Player | None = None
    ) -> Match | None:
        """Return the channel's newest open match, or an open daily that is not posted yet."""
        in_channel = MatchRow.channel_id == place.channel_id
        unposted = and_(MatchRow.scope_id == place.scope_id, MatchRow.message_id.is_(None))
        # each has its own index, and SQLite would use neither for an OR
        both = [select(MatchRow.id).where(IS_OPEN, either) for either in (in_channel, unposted)]
        query = select(MatchRow).where(MatchRow.id.in_(union(*both)))
        if mode is not None:
            query = query.where(MatchRow.mode == mode.key)
        if starter is not None:
            query = query.where(MatchRow.starter_id == starter.id)
        return await self._first(query.order_by(in_channel.desc(), MatchRow.id.desc()))

    async def score_duels(self, player: Player, rival: str) -> tuple[int, int]:
        """Return how many duels with a rival a player has won, and how many the rival."""
        boards = (
            select(MatchRow.id, GameRow.owner_id, GameRow.phase, func.count(TurnRow.turn))
            .join(GameRow, GameRow.match_id == MatchRow.id)
            .outerjoin(TurnRow, TurnRow.game_id == GameRow.id)
            .where(
                MatchRow.starter_id == player.id,
                MatchRow.rival == rival,
                MatchRow.stage == Stage.OVER,
            )
            .group_by(MatchRow.id, GameRow.id)
        )
        duels: dict[int, dict[int | None, int]] = {}
        for match_id, owner_id, phase, guesses in await self._db.execute(boards):
            if owner_id == player.id and not guesses and phase != Phase.STOPPED:
                # who has neither guessed nor given up has not played
                continue
            found = guesses if phase == Phase.WON else _NOT_FOUND
            duels.setdefault(match_id, {})[owner_id] = found
        both = [(one[player.id], one[BOT.id]) for one in duels.values() if len(one) > 1]
        return sum(mine < theirs for mine, theirs in both), sum(
            mine > theirs for mine, theirs in both
        )

    async def find_day(self, match_id: int | None) -> date | None:
        """Return the day of a daily; None for any other match, and without one."""
        return await self._db.scalar(select(MatchRow.day).where(MatchRow.id == match_id))

    async def list_due(self, now: datetime) -> list[tuple[int, int | None]]:
        """Return the ids of matches whose time is up, and of their servers."""
        query = select(MatchRow.id, MatchRow.guild_id).where(IS_OPEN, MatchRow.deadline <= now)
        return [(match_id, guild_id) for match_id, guild_id in await self._db.execute(query)]

    async def was_claimed(self, match_id: int) -> bool:
        """Return whether the announcement of a match was claimed, and is not known to be done."""
        claimed = MatchRow.claimed_at.is_not(None)
        return bool(await self._db.scalar(select(claimed).where(MatchRow.id == match_id)))


class StoredMatches(MatchQueries, Changes):
    """Matches, to read and change."""

    async def add(self, new: NewMatch) -> Match | None:
        """Store a new match; the invited players become its entrants.

        None if its place already has one: a day has one daily, a channel one race.
        """
        rules = new.game.rules
        insert = self._insert(MatchRow).values(
            guild_id=new.place.guild_id,
            channel_id=new.place.channel_id,
            mode=new.mode.key,
            stage=new.stage,
            starter_id=new.starter.id,
            language=new.language,
            **write_list(new.class_list),
            lexicon_version=new.lexicon_version,
            length=rules.length,
            limit=rules.limit,
            hard=rules.hard,
            answers=list(new.game.answers),
            created_at=new.at,
            deadline=new.deadline,
            closed=bool(new.invited),
            scope_id=new.place.scope_id if new.day else None,
            day=new.day,
            number=new.number,
            salt=new.salt,
            rival=new.rival,
            goal=new.goal,
            clue=new.clue,
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

    async def call_last(self, match_id: int) -> bool:
        """Note that players were told that a daily closes; False if they had been."""
        call = _update(match_id).where(MatchRow.called.is_(False)).values(called=True)
        return await self._db.scalar(call.returning(MatchRow.id)) is not None

    async def announce(self, match_id: int, *, done: bool) -> None:
        """Mark the match as announced, or leave its claim to run out: it may have arrived."""
        claim = {"claimed_at": None} if done else {}
        await self._execute(_update(match_id).values(announced=done, **claim))

    async def get_whole(self, match_id: int) -> Match | None:
        """Return the match, if there is one, locked with its boards.

        Boards are locked before their match, as a guess does: in another order, two transactions
        could wait for each other.
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

    async def leave(self, match_id: int, player: Player) -> None:
        """Take a player out of the match."""
        key = {"match_id": match_id, "player_id": player.id}
        await self._execute(delete(EntrantRow).filter_by(**key))

    async def set_stage(
        self, match_id: int, stage: Stage, deadline: datetime | None, by: Player | None = None
    ) -> None:
        """Change the stage of the match and its deadline, and who has ended it."""
        ended_by_id = by.id if by else None
        changes = {"stage": stage, "deadline": deadline, "ended_by_id": ended_by_id}
        await self._execute(_update(match_id).values(changes))

    async def set_code(self, match_id: int, code: str) -> str:
        """Give a match a code, unless it has one; return the one it has."""
        new = _update(match_id).where(MatchRow.code.is_(None)).values(code=code)
        await self._execute(new)
        return await self._db.scalar(select(MatchRow.code).where(MatchRow.id == match_id)) or code

    async def set_message(self, match_id: int, place: Place, message_id: int) -> int | None:
        """Remember where the match is shown; return the message that showed it."""
        before = select(MatchRow.message_id).where(MatchRow.id == match_id).with_for_update()
        shown = await self._db.scalar(before)
        where = {"message_id": message_id, "channel_id": place.channel_id}
        await self._execute(_update(match_id).values(where))
        return shown


def _update(match_id: int) -> Update:
    return update(MatchRow).where(MatchRow.id == match_id)
