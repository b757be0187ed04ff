"""Games: begin, guess, look, stop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from random import Random

from bot.domain.games import GameSession, Mode, Move, NewGame, Phase
from bot.domain.people import Place, Player
from bot.domain.standings import Result
from bot.errors import GameEnded, MayNotStop, NoGame, NotYours
from bot.services.lexicons import Lexicons
from bot.store import Store, Transaction
from engine import Game, Hard, Lexicon, Rules, Status, Word
from engine.errors import GameOver

UNREPEATED = 200
"""An answer is not chosen again in a channel within so many games of its kind."""

type_of_end = {Status.WON: Phase.WON, Status.LOST: Phase.LOST, Status.ACTIVE: Phase.ACTIVE}


@dataclass(frozen=True)
class GuessOutcome:
    """The game after a guess, and the number of the turn it became (from 1)."""

    session: GameSession
    turn: int


class PlayService:
    """Everything a player does with a game."""

    def __init__(
        self, store: Store, lexicons: Lexicons, clock: Callable[[], datetime], dice: Random
    ) -> None:
        self._store = store
        self._lexicons = lexicons
        self._clock = clock
        self._dice = dice

    async def start(
        self,
        interaction_id: int,
        place: Place,
        player: Player,
        *,
        mode: Mode = Mode.TOGETHER,
        length: int | None = None,
        hard: Hard | None = None,
    ) -> GameSession:
        """Begin a game; what is left open is the server's default.

        Raises `GameRunning` or `UnknownLexicon`. An interaction delivered twice finds the
        game it began.
        """
        async with self._store.transaction() as tx:
            if not await tx.first_time(interaction_id, self._clock()):
                return await self._running(tx, place, player)
            await tx.remember(player)
            settings = await tx.guilds.settings(place)
            lexicon = self._lexicons(settings.language, length or settings.length)
            rules = Rules.standard(lexicon.length, hard or settings.hard)
            answers = await self._answers(tx, place, lexicon, rules.boards)
            game = Game(rules, answers, lexicon)
            now = self._clock()
            return await tx.games.add(
                NewGame(place, mode, player, lexicon.language, lexicon.version, game, now)
            )

    async def guess(
        self,
        interaction_id: int,
        place: Place,
        player: Player,
        text: str,
        game_id: int | None = None,
    ) -> GuessOutcome:
        """Play `text` in the game meant (see `find`).

        Raises `NoGame`, `NotYours`, `GameEnded`, or an engine error for a word that cannot
        be read or is refused; then nothing is written and no turn is lost. An interaction
        delivered twice plays once.
        """
        async with self._store.transaction() as tx:
            session = await self._find(tx, place, player, game_id)
            if not await tx.first_time(interaction_id, self._clock()):
                return GuessOutcome(session, len(session.moves))
            lexicon = self._lexicons(session.language, session.game.rules.length)
            game = _played(session, lexicon, text)
            await tx.remember(player)
            move = Move(player, self._clock())
            await tx.games.add_turn(session, game.guesses[-1], move)
            session = replace(session, game=game, moves=(*session.moves, move))
            if game.status is not Status.ACTIVE:
                session = await self._end(tx, session, type_of_end[game.status])
            return GuessOutcome(session, len(session.moves))

    async def board(self, place: Place, player: Player, game_id: int | None = None) -> GameSession:
        """The game meant (see `find`), as it stands; raises `NoGame` or `NotYours`."""
        async with self._store.transaction() as tx:
            return await self._find(tx, place, player, game_id)

    async def stop(
        self,
        interaction_id: int,
        place: Place,
        player: Player,
        *,
        may_manage: bool,
        game_id: int | None = None,
    ) -> GameSession:
        """Give up the game meant; for those who guessed it counts as lost.

        Raises `NoGame`, `NotYours`, `GameEnded` or `MayNotStop`.
        """
        async with self._store.transaction() as tx:
            session = await self._find(tx, place, player, game_id)
            if not await tx.first_time(interaction_id, self._clock()):
                return session
            if not session.active:
                raise GameEnded
            if player.id != session.starter.id and not may_manage:
                raise MayNotStop(session.starter)
            return await self._end(tx, session, Phase.STOPPED)

    async def shown_in(self, game_id: int, message_id: int) -> None:
        """Remember the message that shows the game."""
        async with self._store.transaction() as tx:
            await tx.games.set_message(game_id, message_id)

    async def legal_words(
        self, place: Place, player: Player, prefix: str, limit: int
    ) -> list[Word]:
        """Allowed words that begin with `prefix`; depends on nothing else, so it tells nothing."""
        async with self._store.transaction() as tx:
            try:
                session = await self._find(tx, place, player, None)
            except NoGame:
                return []
        lexicon = self._lexicons(session.language, session.game.rules.length)
        return lexicon.starting_with(prefix.strip().lower(), limit)

    async def _find(
        self, tx: Transaction, place: Place, player: Player, game_id: int | None
    ) -> GameSession:
        """The game with this id; else the player's own in this place; else the channel's."""
        if game_id is None:
            return await self._running(tx, place, player)
        session = await tx.games.get(game_id)
        if session is None:
            raise NoGame
        if session.owner and session.owner.id != player.id:
            raise NotYours
        return session

    async def _running(self, tx: Transaction, place: Place, player: Player) -> GameSession:
        own = await tx.games.active_private(place, player)
        session = own or await tx.games.active_public(place)
        if session is None:
            raise NoGame
        return session

    async def _answers(
        self, tx: Transaction, place: Place, lexicon: Lexicon, count: int
    ) -> tuple[Word, ...]:
        recent = await tx.games.recent_answers(place, lexicon.language, lexicon.length, UNREPEATED)
        fresh = [word for word in lexicon.answers if word not in recent]
        return tuple(self._dice.sample(fresh or lexicon.answers, count))

    async def _end(self, tx: Transaction, session: GameSession, phase: Phase) -> GameSession:
        now = self._clock()
        await tx.games.set_phase(session.id, phase, now)
        session = replace(session, phase=phase)
        await tx.results.add(_result(session, player, now) for player in session.players)
        return session


def _played(session: GameSession, lexicon: Lexicon, text: str) -> Game:
    if not session.active:
        raise GameEnded
    try:
        return replace(session.game, allowed=lexicon).play(lexicon.parse(text))
    except GameOver:
        raise GameEnded from None


def _result(session: GameSession, player: Player, now: datetime) -> Result:
    rules = session.game.rules
    return Result(
        game_id=session.id,
        player=player,
        place=session.place,
        mode=session.mode,
        language=session.language,
        length=rules.length,
        hard=rules.hard,
        won=session.phase is Phase.WON,
        guesses=len(session.moves),
        limit=rules.limit,
        finished_at=now,
    )
