"""The coach: what a finished game was worth, and how hard a word is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.brain.guild_words import Wishes
from bot.brain.lexicons import Lexicons
from bot.brain.thinking import Thinking, Words
from bot.domain.errors import NoGame, NothingToShare, NotYours, StillRunning, Unfit
from bot.domain.games import GameSession
from bot.domain.players import Asker, Theme
from bot.services.coach.retelling import retold
from bot.services.matches.versus import played_by
from bot.store import Store
from engine import Game, Hard, Rules, Word, parse
from engine.solver.analysis import Analysis
from engine.solver.difficulty import Difficulty
from engine.solver.several import Step, steps
from engine.solver.strategies.articles import (
    DISTINCT_LETTERS,
    LETTER_FREQUENCY,
    MOST_POPULAR,
    POSITION_FREQUENCY,
    POSITION_FREQUENCY_LEFT,
    SOUND_LETTER_RANK,
)
from engine.solver.strategies.best import BEST
from engine.words import ALPHABETS

RIVALS = (
    SOUND_LETTER_RANK,
    DISTINCT_LETTERS,
    LETTER_FREQUENCY,
    MOST_POPULAR,
    POSITION_FREQUENCY,
    POSITION_FREQUENCY_LEFT,
    BEST,
)
"""Who is told to have played the same puzzle: the systems of the articles, and the best."""


@dataclass(frozen=True)
class Coached:
    """A game as the coach sees it, and in which theme to show it.

    `rivals` has the guesses that other systems needed, None where one lost; it is empty for
    an answer that is in no list. `own` says that who asked made every guess.
    """

    analysis: Analysis
    rivals: Mapping[str, int | None]
    theme: Theme = Theme.SQUARES
    own: bool = True


@dataclass(frozen=True)
class CoachedBoards:
    """A game on several boards as the coach sees it."""

    answers: tuple[Word, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class _Played:
    """What is known of a game once it has ended."""

    words: Words
    guesses: tuple[Word, ...]
    answer: Word
    hard: Hard = Hard.OFF


class CoachService:
    def __init__(self, store: Store, lexicons: Lexicons, thinking: Thinking) -> None:
        self._store = store
        self._lexicons = lexicons
        self._thinking = thinking

    async def game(self, asker: Asker, game_id: int | None = None) -> Coached | CoachedBoards:
        """Analyse a game of the player's or the channel's, or the player's last one here.

        Raises `NoGame`, `NotYours`, `NothingToShare`, `StillRunning` or `NothingPlayed`.
        """
        session = await self._found(asker, game_id)
        if session.active:
            raise StillRunning
        rules, (answer, *others) = session.game.rules, session.game.answers
        words = (await self._wishes(asker), session.language, rules.length)
        if others:
            about = (words, rules, session.game.answers, session.game.guesses)
            steps = await self._thinking.once(self._stepped, about)
            return CoachedBoards(session.game.answers, steps)
        played = _Played(words, session.game.guesses, answer, rules.hard)
        own = {player.id for player in session.players} == {asker.player.id}
        return await self._coached(asker, played, own=own)

    async def pasted(self, asker: Asker, share: str, words: str, answer: str = "") -> Coached:
        """Analyse a game from elsewhere: a share with its words, or words and the `answer`.

        Raises what `bot.services.coach.retelling` does, `HardModeBroken`, or `GameOver`.
        """
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(asker.place)
        told = retold(self._lexicons, settings.language, share, words, answer)
        about = (Wishes.of(settings), settings.language, len(told.answer))
        return await self._coached(asker, _Played(about, told.guesses, told.answer, told.hard))

    async def difficulty(self, asker: Asker, text: str) -> Difficulty:
        """Tell how hard a word is, from the word alone: no running game is looked at.

        Raises `Unfit` for a word that nobody is to guess, `NotAllowed`, `ForeignLetter`, or
        `UnknownLexicon`.
        """
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(asker.place)
        word = parse(text, ALPHABETS[settings.language])
        if word in self._lexicons(settings.language, len(word)).denied:
            raise Unfit(word)
        words = (Wishes.of(settings), settings.language, len(word))
        return await self._thinking.once(self._examined, (words, word))

    async def _found(self, asker: Asker, game_id: int | None) -> GameSession:
        async with self._store.read() as tx:
            if game_id is None:
                session = await tx.games.last_ended(asker.place, asker.player)
            else:
                session = await tx.games.get(game_id)
        if session is None:
            raise NothingToShare if game_id is None else NoGame
        if not _may_see(session, asker):
            raise NotYours
        return session

    async def _wishes(self, asker: Asker) -> Wishes:
        async with self._store.read() as tx:
            return Wishes.of(await tx.guilds.settings(asker.place))

    async def _coached(self, asker: Asker, played: _Played, *, own: bool = True) -> Coached:
        analysis = await self._thinking.once(self._analysed, played)
        rivals = await self._thinking.once(self._played_by_others, played)
        async with self._store.read() as tx:
            theme = (await tx.preferences.of(asker.player)).theme
            theme = theme or (await tx.guilds.settings(asker.place)).theme
        return Coached(analysis, rivals, theme, own)

    def _analysed(self, played: _Played) -> Analysis:
        analyst = self._thinking.analyst(played.words)
        return analyst.analyse(played.guesses, played.answer, played.hard)

    def _stepped(
        self, about: tuple[Words, Rules, tuple[Word, ...], tuple[Word, ...]]
    ) -> tuple[Step, ...]:
        words, rules, answers, guesses = about
        game = Game(rules, answers, allowed=(), guesses=guesses)
        return steps(self._thinking.vocabulary(words), game.boards, rules.hard)

    def _played_by_others(self, played: _Played) -> Mapping[str, int | None]:
        vocabulary = self._thinking.vocabulary(played.words)
        if played.answer not in vocabulary.index:
            return {}
        rules = Rules.standard(len(played.answer), played.hard)
        game = Game(rules, (played.answer,), allowed=())
        made = {rival.name: played_by(rival, vocabulary, game) for rival in RIVALS}
        return {name: _needed(guesses, played.answer) for name, guesses in made.items()}

    def _examined(self, about: tuple[Words, Word]) -> Difficulty:
        words, answer = about
        return self._thinking.examiner(words).difficulty(answer)


def _needed(guesses: tuple[Word, ...], answer: Word) -> int | None:
    return len(guesses) if answer in guesses else None


def _may_see(session: GameSession, asker: Asker) -> bool:
    mine = asker.player.id in {player.id for player in session.players}
    if session.owner is not None:
        return session.owner.id == asker.player.id
    return mine or session.place.channel_id == asker.place.channel_id
