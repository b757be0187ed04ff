"""Games: begin, guess, look, stop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime

from bot.brain.guild_words import GuildLexicon
from bot.brain.lexicons import Lexicons
from bot.domain.errors import GameEnded, NoGame, NothingToShare, NotYours, NotYourTurn
from bot.domain.games import GameSession, Mode, Move, NewGame, Phase
from bot.domain.players import Place, Player, Rights
from bot.services.games import voting
from bot.services.games.answers import Puzzles
from bot.services.games.ending import end
from bot.store import Store, Transaction
from engine import Game, Hard, Lexicon, Status, Word
from engine.errors import GameOver

type_of_end = {Status.WON: Phase.WON, Status.LOST: Phase.LOST, Status.ACTIVE: Phase.ACTIVE}


@dataclass(frozen=True)
class GuessOutcome:
    """The game after a guess, and the number of the turn it became (from 1).

    Where guesses are voted on, `vote` is the word the player voted for, and `turn` the
    number of the turn that is being decided.
    """

    session: GameSession
    turn: int
    vote: Word | None = None


@dataclass(frozen=True)
class StopOutcome:
    """The game after a wish to end it; `votes` of those `needed` while it goes on."""

    session: GameSession
    votes: int = 0
    needed: int = 0


class PlayService:
    """Everything a player does with a game."""

    def __init__(
        self, store: Store, lexicons: Lexicons, puzzles: Puzzles, clock: Callable[[], datetime]
    ) -> None:
        self._store = store
        self._lexicons = lexicons
        self._puzzles = puzzles
        self._clock = clock

    async def start(
        self,
        interaction_id: int,
        place: Place,
        player: Player,
        *,
        mode: Mode = Mode.TOGETHER,
        length: int | None = None,
        hard: Hard | None = None,
        boards: int = 1,
        alternate: bool = False,
        rights: Rights,
    ) -> GameSession:
        """Begin a game of one board or several; what is left open is the server's default.

        A private one is in the language its player has chosen, if any; a game together may
        `alternate`. Raises `GameRunning`, `UnknownLexicon`, `WrongChannel` or `MayNotStart`.
        An interaction delivered twice finds the game it began.
        """
        async with self._store.write() as tx:
            if not await tx.first_time(interaction_id, self._clock()):
                return await self._running(tx, place, player)
            (await tx.guilds.settings(place)).admit(place, rights)
            await tx.remember(player)
            own = (await tx.preferences.of(player)).language if mode.private else None
            puzzle = await self._puzzles.new(tx, place, length, hard, boards, language=own)
            return await tx.games.add(
                NewGame(
                    place=place,
                    mode=mode,
                    starter=player,
                    language=puzzle.lexicon.language,
                    lexicon_version=puzzle.lexicon.version,
                    game=puzzle.game,
                    at=self._clock(),
                    owner=player if mode.private else None,
                    alternate=alternate and mode is Mode.TOGETHER,
                )
            )

    async def guess(
        self,
        interaction_id: int,
        place: Place,
        player: Player,
        text: str,
        game_id: int | None = None,
    ) -> GuessOutcome:
        """Play `text` in the game meant (see `find`), or vote for it where guesses are voted on.

        Raises `NoGame`, `NotYours`, `NotYourTurn`, `GameEnded`, or an engine error for a
        word that cannot be read or is refused; then nothing is written and no turn is lost.
        An interaction delivered twice plays once.
        """
        async with self._store.write() as tx:
            session = await self._meant(tx, interaction_id, place, player, game_id)
            if not await tx.first_time(interaction_id, self._clock()):
                return GuessOutcome(session, len(session.moves))
            lexicon = (await self._words(tx, session)).sparing(session.game.answers)
            game = _played(session, lexicon, text)
            _check_turn(session, player)
            await tx.remember(player)
            word, now = game.guesses[-1], self._clock()
            if session.mode is Mode.VOTE:
                session = await voting.cast(tx, session, player, word, now)
                return GuessOutcome(session, len(session.moves) + 1, word)
            session = await played(tx, session, game, Move(player, now))
            return GuessOutcome(session, len(session.moves))

    async def board(self, place: Place, player: Player, game_id: int | None = None) -> GameSession:
        """The game meant (see `find`), as it stands; raises `NoGame` or `NotYours`."""
        async with self._store.read() as tx:
            return await self._find(tx, place, player, game_id)

    async def stop(
        self,
        interaction_id: int,
        place: Place,
        player: Player,
        *,
        rights: Rights,
        game_id: int | None = None,
    ) -> StopOutcome:
        """Give up the game meant, or vote for that; for those who guessed it counts as lost.

        The starter and whom the server lets end games do so at once; others need three votes
        within five minutes, two where at most three have played. Raises `NoGame`,
        `NotYours` or `GameEnded`.
        """
        async with self._store.write() as tx:
            session = await self._meant(tx, interaction_id, place, player, game_id)
            now = self._clock()
            if not await tx.first_time(interaction_id, now):
                return StopOutcome(session)
            if not session.active:
                raise GameEnded
            settings = await tx.guilds.settings(place)
            if player.id == session.starter.id or session.owner or settings.stop.admits(rights):
                return StopOutcome(await end(tx, session, Phase.STOPPED, now))
            await tx.remember(player)
            await tx.games.vote_to_stop(session.id, player, now)
            votes = len(await tx.games.stop_votes(session.id, now - voting.STOP_VOTES_LAST))
            needed = voting.needed_to_stop(session)
            if votes >= needed:
                return StopOutcome(await end(tx, session, Phase.STOPPED, now))
            return StopOutcome(session, votes, needed)

    async def last_ended(self, place: Place, player: Player) -> GameSession:
        """The player's latest game that has ended here; raises `NothingToShare`."""
        async with self._store.read() as tx:
            session = await tx.games.last_ended(place, player)
        if session is None:
            raise NothingToShare
        return session

    async def shown_in(self, game_id: int, message_id: int) -> int | None:
        """Remember the message that shows the game; return the one that did."""
        async with self._store.write() as tx:
            return await tx.games.set_message(game_id, message_id)

    async def legal_words(
        self, place: Place, player: Player, prefix: str, limit: int
    ) -> list[Word]:
        """Allowed words that begin with `prefix`; depends on nothing else, so it tells nothing."""
        async with self._store.read() as tx:
            try:
                session = await self._find(tx, place, player, None)
            except NoGame:
                return []
            lexicon = await self._words(tx, session)
        return lexicon.starting_with(prefix.strip().lower(), limit)

    async def _words(self, tx: Transaction, session: GameSession) -> GuildLexicon:
        settings = await tx.guilds.settings(session.place)
        return self._lexicons.of(settings, session.language, session.game.rules.length)

    async def _meant(
        self,
        tx: Transaction,
        interaction_id: int,
        place: Place,
        player: Player,
        game_id: int | None,
    ) -> GameSession:
        """The same as `_find`; or the game that this interaction has ended already."""
        try:
            return await self._find(tx, place, player, game_id)
        except NoGame:
            ended = await tx.games.latest(place, player)
            if ended is None or not await tx.seen(interaction_id):
                raise
            return ended

    async def _find(
        self, tx: Transaction, place: Place, player: Player, game_id: int | None
    ) -> GameSession:
        """The game with this id, if it is the player's or of this place; else the player's own
        in this place; else the channel's."""
        if game_id is None:
            return await self._running(tx, place, player)
        session = await tx.games.get(game_id)
        if session is None or not (session.owner or session.place.channel_id == place.channel_id):
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


async def played(tx: Transaction, session: GameSession, game: Game, move: Move) -> GameSession:
    """Store the last guess of `game` as the next turn of the session; end it if that ends it."""
    await tx.games.add_turn(session, game.guesses[-1], move)
    session = replace(session, game=game, moves=(*session.moves, move), touched_at=move.at)
    if game.status is not Status.ACTIVE:
        session = await end(tx, session, type_of_end[game.status], move.at)
    return session


def _check_turn(session: GameSession, player: Player) -> None:
    if session.alternate and session.moves and session.moves[-1].player.id == player.id:
        raise NotYourTurn


def _played(session: GameSession, lexicon: Lexicon, text: str) -> Game:
    if not session.active:
        raise GameEnded
    try:
        return replace(session.game, allowed=lexicon).play(lexicon.parse(text))
    except GameOver:
        raise GameEnded from None
