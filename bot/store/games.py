"""Game sessions. Only guesses are stored: feedback is replayed and cannot disagree."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Select, delete, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from bot.domain.errors import GameRunning
from bot.domain.games import Ballot, GameSession, Move, NewGame, Phase
from bot.domain.modes import Mode
from bot.domain.players import Place, Player
from bot.store.models import BallotRow, GameRow, StopVoteRow, TurnRow
from engine import Game, Hard, Rules, Word


class Games:
    def __init__(self, db: AsyncSession) -> None:
        self._db = db

    async def add(self, new: NewGame) -> GameSession:
        """Store a new game; raises `GameRunning` if its place has one already."""
        rules = new.game.rules
        row = GameRow(
            guild_id=new.place.guild_id,
            channel_id=new.place.channel_id,
            mode=new.mode.key,
            phase=Phase.ACTIVE,
            starter_id=new.starter.id,
            owner_id=new.owner and new.owner.id,
            match_id=new.match_id,
            alternate=new.alternate,
            language=new.language,
            lexicon_version=new.lexicon_version,
            length=rules.length,
            limit=rules.limit,
            hard=rules.hard,
            boards=rules.boards,
            answers=" ".join(new.game.answers),
            created_at=new.at,
            touched_at=new.at,
        )
        self._db.add(row)
        try:
            await self._db.flush()
        except IntegrityError as error:
            raise GameRunning(new.mode.private) from error
        return await self._one(select(GameRow).where(GameRow.id == row.id))

    async def get(self, game_id: int) -> GameSession | None:
        """The game, locked against other writers until the transaction ends."""
        return await self._maybe(select(GameRow).where(GameRow.id == game_id))

    async def active_public(self, place: Place) -> GameSession | None:
        """The channel's running game."""
        return await self._maybe(
            _active().where(GameRow.channel_id == place.channel_id, GameRow.owner_id.is_(None))
        )

    async def active_private(
        self, place: Place, player: Player, mode: Mode | None = None
    ) -> GameSession | None:
        """The player's own running game in this place, the one touched last if several."""
        mine = _active().where(
            GameRow.channel_id == place.channel_id, GameRow.owner_id == player.id
        )
        if mode is not None:
            mine = mine.where(GameRow.mode == mode.key)
        return await self._maybe(mine.order_by(GameRow.touched_at.desc(), GameRow.id.desc()))

    async def latest(self, place: Place, player: Player) -> GameSession | None:
        """The game of the channel, or the player's own in it, that was touched last."""
        theirs = or_(GameRow.owner_id.is_(None), GameRow.owner_id == player.id)
        query = select(GameRow).where(GameRow.channel_id == place.channel_id, theirs)
        return await self._maybe(query.order_by(GameRow.touched_at.desc(), GameRow.id.desc()))

    async def last_ended(self, place: Place, player: Player) -> GameSession | None:
        """The latest ended game of this place in which the player guessed."""
        guessed = select(TurnRow.game_id).where(TurnRow.player_id == player.id)
        query = select(GameRow).where(
            GameRow.channel_id == place.channel_id,
            GameRow.phase != Phase.ACTIVE,
            GameRow.id.in_(guessed),
        )
        return await self._maybe(query.order_by(GameRow.touched_at.desc(), GameRow.id.desc()))

    async def due(self, now: datetime) -> list[GameSession]:
        """The running games whose vote is to be counted."""
        rows = await self._db.scalars(_locked(_active().where(GameRow.deadline <= now)))
        return [session_of(row) for row in rows]

    async def untouched(self, since: datetime) -> list[GameSession]:
        """The running games without a guess since then, but for those that a match ends."""
        query = _active().where(GameRow.touched_at <= since, GameRow.match_id.is_(None))
        return [session_of(row) for row in await self._db.scalars(_locked(query))]

    async def add_turn(self, session: GameSession, guess: Word, move: Move) -> None:
        """Append a guess; the key (game, turn) keeps two from being the same turn."""
        turn = len(session.moves) + 1
        self._db.add(
            TurnRow(
                game_id=session.id, turn=turn, player_id=move.player.id, guess=guess, at=move.at
            )
        )
        row = await self._row(session.id)
        row.touched_at = move.at
        await self._db.flush()

    async def set_phase(self, game_id: int, phase: Phase, at: datetime) -> None:
        row = await self._row(game_id)
        row.phase, row.touched_at = phase, at
        await self._db.flush()

    async def set_deadline(self, game_id: int, deadline: datetime | None) -> None:
        (await self._row(game_id)).deadline = deadline
        await self._db.flush()

    async def cast(self, game_id: int, ballot: Ballot) -> None:
        """Keep a player's vote for the next guess, instead of one cast before."""
        await self._db.merge(
            BallotRow(game_id=game_id, player_id=ballot.player.id, guess=ballot.guess, at=ballot.at)
        )
        await self._db.flush()

    async def clear_ballots(self, game_id: int) -> None:
        await self._db.execute(delete(BallotRow).where(BallotRow.game_id == game_id))

    async def vote_to_stop(self, game_id: int, player: Player, at: datetime) -> None:
        await self._db.merge(StopVoteRow(game_id=game_id, player_id=player.id, at=at))
        await self._db.flush()

    async def stop_votes(self, game_id: int, since: datetime) -> list[datetime]:
        """When votes to end the game were cast since then, the earliest first."""
        query = select(StopVoteRow.at).where(StopVoteRow.game_id == game_id, StopVoteRow.at > since)
        return [*await self._db.scalars(query.order_by(StopVoteRow.at))]

    async def set_message(self, game_id: int, message_id: int) -> int | None:
        """Remember the message that shows the game; return the one that did."""
        row = await self._db.get_one(GameRow, game_id, with_for_update=True)
        before, row.message_id = row.message_id, message_id
        await self._db.flush()
        return before

    async def set_place(self, game_id: int, place: Place) -> None:
        row = await self._row(game_id)
        row.channel_id, row.guild_id = place.channel_id, place.guild_id
        await self._db.flush()

    async def recent_answers(
        self, place: Place, language: str, length: int, count: int
    ) -> frozenset[Word]:
        """The answers of the last `count` games of this kind in this place."""
        query = (
            select(GameRow.answers)
            .where(
                GameRow.channel_id == place.channel_id,
                GameRow.language == language,
                GameRow.length == length,
            )
            .order_by(GameRow.id.desc())
            .limit(count)
        )
        found = await self._db.scalars(query)
        return frozenset(Word(answer) for answers in found for answer in answers.split())

    async def _row(self, game_id: int) -> GameRow:
        return await self._db.get_one(GameRow, game_id)

    async def _maybe(self, query: Select[GameRow]) -> GameSession | None:
        row = (await self._db.scalars(_locked(query.limit(1)))).first()
        return row and session_of(row)

    async def _one(self, query: Select[GameRow]) -> GameSession:
        return session_of((await self._db.scalars(_locked(query))).one())


def _active() -> Select[GameRow]:
    return select(GameRow).where(GameRow.phase == Phase.ACTIVE)


def _locked(query: Select[GameRow]) -> Select[GameRow]:
    # PostgreSQL waits here for the guess before; SQLite has one writer and ignores it
    return query.with_for_update(of=GameRow).execution_options(populate_existing=True)


def session_of(row: GameRow) -> GameSession:
    """The game session a row stands for."""
    rules = Rules(row.length, row.limit, Hard(row.hard), row.boards)
    answers = tuple(Word(answer) for answer in row.answers.split())
    guesses = tuple(Word(turn.guess) for turn in row.turns)
    return GameSession(
        id=row.id,
        place=Place(row.channel_id, row.guild_id),
        mode=Mode.of(row.mode),
        starter=Player(row.starter.id, row.starter.name),
        owner=row.owner and Player(row.owner.id, row.owner.name),
        language=row.language,
        lexicon_version=row.lexicon_version,
        game=Game(rules, answers, allowed=(), guesses=guesses),
        phase=Phase(row.phase),
        created_at=row.created_at,
        moves=tuple(Move(Player(turn.player.id, turn.player.name), turn.at) for turn in row.turns),
        message_id=row.message_id,
        match_id=row.match_id,
        alternate=row.alternate,
        deadline=row.deadline,
        ballots=tuple(
            Ballot(Player(vote.player.id, vote.player.name), Word(vote.guess), vote.at)
            for vote in row.ballots
        ),
        touched_at=row.touched_at,
        assisted=row.assisted,
    )
