"""What players do with games: begin, guess, look, end."""

from __future__ import annotations

from dataclasses import dataclass

from bot.brain.games import GameBrain
from bot.brain.lexicons import Lexicons
from bot.domain.clock import Clock
from bot.domain.errors import GameEnded, GameRunning, NoGame, NothingToShare
from bot.domain.games import GameSession, Move, NewGame
from bot.domain.modes import Mode
from bot.domain.options import Options
from bot.domain.players import Asker, Place, Player
from bot.domain.turns import check_turn
from bot.services.games import stops
from bot.services.games import votes as voting
from bot.services.games import which as meant
from bot.services.games.answers import Answers, read_words
from bot.services.games.stops import StopCount, Stopped
from bot.services.games.turns import find_turn, play
from bot.services.games.view import GameView, GameViews, find_at_stake
from bot.store import Store
from engine import Word


@dataclass(frozen=True)
class Guessed:
    """The game after a guess, and the number of the turn it became (from 1).

    While a guess is voted on, `vote` is the word the player voted for, and `turn` the
    number of the turn that is being decided.
    """

    view: GameView
    turn: int
    vote: Word | None = None


class Games:
    """Everything a player does with a game.

    The game meant is the one with the given id, if it is the player's or of this place; without
    an id the one the player turned to last in this place. Methods raise `NoGame` if there is
    none, `NotYours` for somebody else's private game, and `WhichGame` if several may be meant.
    """

    def __init__(
        self,
        store: Store,
        lexicons: Lexicons,
        brain: GameBrain,
        answers: Answers,
        clock: Clock,
    ) -> None:
        self._store = store
        self._lexicons = lexicons
        self._answers = answers
        self._clock = clock
        self._views = GameViews(lexicons, brain, clock)

    async def begin(self, asker: Asker, mode: Mode, options: Options | None = None) -> GameView:
        """Begin a game; what is left open is the server's default.

        A private one is in the language its player has chosen, if any. Raises `OptionRefused`,
        `GameRunning`, `UnknownLexicon`, `WrongChannel` or `MayNotStart`. An interaction delivered
        twice finds the game it began.
        """
        try:
            return await self._begin(asker, mode, options or Options())
        except GameRunning as refused:
            if own := refused.running:
                # the next word is meant for it, unless another game has begun since
                async with self._store.write() as tx:
                    await tx.games.turn_to(own, asker.player, own.created_at)
            raise

    async def _begin(self, asker: Asker, mode: Mode, options: Options) -> GameView:
        mode.check(options)
        async with self._store.write() as tx:
            if not await tx.first_time(asker.interaction_id, self._clock()):
                return await self._views.read(tx, await meant.find_again(tx, asker, None))
            settings = await tx.guilds.settings(asker.place)
            settings.admit(asker.place, asker.rights)
            await tx.remember(asker.player)
            own = (await tx.preferences.of(asker.player)).language if mode.private else None
            fresh = await self._answers.draw(tx, asker.place, mode, options, language=own)
            session = await tx.games.add(
                NewGame(
                    place=asker.place,
                    mode=mode,
                    starter=asker.player,
                    language=fresh.lexicon.language,
                    lexicon_version=fresh.lexicon.version,
                    game=fresh.game,
                    at=self._clock(),
                    owner=asker.player if mode.private else None,
                    alternate=mode.takes_turns(options, usual=settings.turns),
                    class_list=fresh.class_list,
                )
            )
            if session is None:
                running = await tx.games.find_active_private(asker.place, asker.player, mode)
                raise GameRunning(mode.private, running if mode.private else None)
            await tx.games.turn_to(session, asker.player, session.created_at)
            view = await self._views.read(tx, session)
        return await self._views.finish(view)

    async def guess(self, asker: Asker, text: str, game_id: int | None = None) -> Guessed:
        """Play `text` in the game meant, or vote for it where guesses are voted on.

        Raises `NotYourTurn`, `GameEnded`, or `GuessRefused`; then nothing is written and no turn
        is lost. An interaction delivered twice plays once.
        """
        async with self._store.write() as tx:
            now, vote = self._clock(), None
            if not await tx.first_time(asker.interaction_id, now):
                session = await meant.find_again(tx, asker, game_id)
                vote = session.find_vote(asker.player)
                turn = len(session.moves) + 1 if vote else find_turn(session, text)
            else:
                session = await meant.turn_to_guess(tx, asker, game_id, text, now)
                # first of all, as no other word would be taken either
                check_turn(session, asker.player, now)
                game = await self._answers.play(session, await read_words(tx, session), text)
                word = game.guesses[-1]
                if session.mode.voted:
                    vote = word
                    session = await voting.cast(tx, session, asker.player, word, now)
                    if voting.have_all_voted(session):
                        session, vote = await voting.count(tx, session, now), None
                else:
                    session = await play(tx, session, game, Move(asker.player, now))
                turn = len(session.moves) + (vote is not None)
            view = await self._views.read(tx, session)
        return Guessed(await self._views.finish(view), turn, vote)

    async def board(self, asker: Asker, game_id: int | None = None) -> GameView:
        """Return the game that is meant, as it stands."""
        async with self._store.read() as tx:
            view = await self._views.read(tx, await meant.find(tx, asker, game_id))
        return await self._views.finish(view.again())

    def check_turn(self, session: GameSession, player: Player) -> None:
        """Raise `NotYourTurn` for whoever has to wait for others."""
        check_turn(session, player, self._clock())

    async def list_open(self, asker: Asker) -> tuple[GameSession, ...]:
        """Return the running games that a word typed here may be for; the one meant goes first."""
        async with self._store.read() as tx:
            choices = await tx.games.find_choices(asker.place, asker.player)
        plain = choices.plain
        return tuple(sorted(choices.sessions, key=lambda one: one != plain))

    async def find_next(self, asker: Asker, ended: GameSession) -> GameSession | None:
        """Return the running game of everybody's that is the ended one played again, if any."""
        later = (one for one in await self.list_open(asker) if one.id > ended.id)
        same = (one for one in later if one.owner is None and one.mode == ended.mode)
        return next((one for one in same if one.again() == ended.again()), None)

    async def open(self, asker: Asker, game_id: int | None = None) -> GameView:
        """Return the same, and remember it as the game the player turned to last."""
        async with self._store.write() as tx:
            session = await meant.turn_to(tx, asker, game_id, self._clock())
            view = await self._views.read(tx, session)
        return await self._views.finish(view.again())

    async def open_shared(self, asker: Asker, mode: Mode) -> GameView:
        """Do the same with the channel's game, if that is in the way of one of this mode.

        Raises `NoGame`.
        """
        games = await self.list_open(asker)
        shared = [one.id for one in games if one.owner is None and not mode.lobby]
        if not shared:
            raise NoGame
        return await self.open(asker, shared[0])

    async def view(self, game_id: int) -> GameView:
        """Return the game with this id, whoever asks, for redrawing a message."""
        async with self._store.read() as tx:
            session = await tx.games.get(game_id)
            if session is None:
                raise NoGame
            view = await self._views.read(tx, session)
        return await self._views.finish(view)

    async def weigh_stop(self, asker: Asker, game_id: int | None = None) -> Stopped:
        """Return the game, how many others voted to end it, and how many votes this takes."""
        async with self._store.read() as tx:
            session = await meant.find_to_stop(tx, asker, game_id)
            count = await stops.weigh(tx, session, asker, self._clock())
            view = await self._views.read(tx, session)
            stake = await find_at_stake(tx, view)
        return Stopped(await self._views.finish(view), count, stake)

    async def stop(self, asker: Asker, game_id: int) -> Stopped:
        """Give up the game, or vote for that; for those who guessed it counts as lost.

        If nobody who guessed in it gave it up, it counts for nobody. Whom the server lets end games
        does so at once, and so does its starter until others have guessed; others need three votes
        within five minutes, two where at most three had played when the first voted, and that of
        whoever began it while they play. Raises `GameEnded`.
        """
        async with self._store.write() as tx:
            session, count = await meant.find(tx, asker, game_id), StopCount()
            first = await tx.first_time(asker.interaction_id, self._clock())
            if first and not session.active:
                raise GameEnded
            if session.active:
                # a vote that is delivered again stays one vote
                session, count = await stops.give_up(tx, session, asker, self._clock())
            view = await self._views.read(tx, session)
        return Stopped(await self._views.finish(view), count)

    async def take_back(self, asker: Asker, game_id: int) -> GameView:
        """Take back a vote to end the game; raises `GameEnded`."""
        async with self._store.write() as tx:
            session = await meant.find(tx, asker, game_id)
            if not session.active:
                raise GameEnded
            await tx.votes.take_back(session.id, asker.player)
            view = await self._views.read(tx, session)
        return await self._views.finish(view)

    async def last_ended(self, asker: Asker) -> GameView:
        """Return the player's latest game that has ended here; raises `NothingToShare`."""
        async with self._store.read() as tx:
            session = await tx.games.find_last_ended(asker.place, asker.player)
            if session is None:
                raise NothingToShare
            view = await self._views.read(tx, session)
        return await self._views.finish(view)

    async def remember_message(self, game_id: int, place: Place, message_id: int) -> int | None:
        """Remember the message that shows the game; return the one that did."""
        async with self._store.write() as tx:
            return await tx.games.set_message(game_id, message_id)

    async def legal_words(self, asker: Asker, prefix: str, limit: int) -> list[str]:
        """Return allowed words that begin with `prefix`; nothing about the game shows in them."""
        async with self._store.read() as tx:
            choices = await tx.games.find_choices(asker.place, asker.player)
            session = choices.plain or next(iter(choices.sessions), None)
            if session is None:
                return []
            lexicon = self._lexicons.complete(await read_words(tx, session))
        # without accents: only answers have them
        return [lexicon.alphabet.write(word) for word in lexicon.starting_with(prefix, limit)]
