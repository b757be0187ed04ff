"""Choose the answers of games, and play guesses against them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random

from bot.brain.games import GameBrain
from bot.brain.lexicons import Lexicons, ListKey
from bot.domain.errors import GameEnded, Unfit
from bot.domain.games import GameSession, GuessRefused
from bot.domain.guild_settings import GuildSettings
from bot.domain.list_progress import measure_progress
from bot.domain.lists import ClassList, ListName, TooFewWords, UnknownList, choose_length
from bot.domain.matches import Match
from bot.domain.mode_kinds import Source
from bot.domain.modes import Mode
from bot.domain.options import Options
from bot.domain.players import Place
from bot.store import ReadTransaction
from engine import Game, Hard, Lexicon, Word, parse
from engine.errors import EngineError, GameOver, NotAllowed
from engine.words import ALPHABETS

UNREPEATED = 200
"""An answer is not chosen again in a channel within so many games of its kind.

The same holds for the dailies of a server."""

_RETURNS = 0.5
"""How often a word of a class list comes that the class has missed, if there is one."""

_ROUNDS, _PAUSE = 200, 3
"""Games in which missed words are looked for, and after how many one may come again."""


@dataclass(frozen=True)
class FreshGame:
    """A game without guesses, the lexicon it is played with, and its class list if it has one."""

    game: Game
    lexicon: Lexicon
    class_list: ListName | None = None


class Answers:
    """Chooses answers, and plays guesses."""

    def __init__(self, lexicons: Lexicons, brain: GameBrain, dice: Random) -> None:
        self._lexicons = lexicons
        self._brain = brain
        self._dice = dice

    async def draw(
        self,
        tx: ReadTransaction,
        place: Place,
        mode: Mode,
        options: Options,
        *,
        language: str | None = None,
        spent: frozenset[Word] = frozenset(),
    ) -> FreshGame:
        """Choose answers, if possible none of those `spent` elsewhere.

        What is left open is the server's default, or `language`; the length of a class list is
        then left to chance. Raises `UnknownLexicon`, `UnknownList`, or `TooFewWords` where a
        list has not enough of that length.
        """
        settings, boards = await tx.guilds.settings(place), options.boards or 1
        listed = await _find_list(tx, place, options)
        if listed:
            lexicon = self._choose_listed(settings, listed, options.length, boards)
        else:
            chosen = options.language or language or settings.language
            length = options.length or self._lexicons.usual_length(chosen, settings.length)
            lexicon = self._lexicons.of(settings, chosen, length)
        rules = mode.rules(lexicon.length, options.hard or settings.hard, boards)
        hidden = lexicon.answers_for(settings.spelling)
        if listed and (
            owed := await self._list_owed(tx, place, listed, hidden, count=boards, spent=spent)
        ):
            hidden = owed
        answers = await self._draw(tx, place, lexicon, hidden, count=boards, spent=spent)
        return FreshGame(Game(rules, answers, lexicon), lexicon, listed and listed.label)

    async def of_word(
        self,
        tx: ReadTransaction,
        place: Place,
        mode: Mode,
        text: str,
        *,
        language: str,
        hard: Hard | None,
    ) -> FreshGame:
        """Return the game for a word that a player sets.

        Raises `UnknownLexicon`, `ForeignLetter`, `NotAllowed`, or `Unfit` for an offence.
        """
        settings = await tx.guilds.settings(place)
        lexicon = self._lexicons.of(settings, language, len(parse(text, ALPHABETS[language])))
        word = lexicon.parse(text)
        if word not in lexicon:
            raise lexicon.refuse(word)
        if word in lexicon.denied:
            raise Unfit(word)
        rules = mode.rules(lexicon.length, hard or settings.hard)
        return FreshGame(Game(rules, (word,), lexicon), lexicon)

    async def play(self, session: GameSession, words: ListKey, text: str) -> Game:
        """Return the game after this guess; raises `GameEnded` or `GuessRefused`."""
        if not session.active:
            raise GameEnded
        game = session.game
        lexicon = self._lexicons.choose(words.policy, words.language, words.length)
        game = replace(game, allowed=lexicon)
        try:
            word = lexicon.parse(text)
            if session.mode.answer is Source.OPEN:
                game = replace(game, answers=await self._evade(session, words, word))
            return game.play(word)
        except GameOver:
            raise GameEnded from None
        except NotAllowed as refused:
            raise GuessRefused(lexicon.refuse(Word(refused.word))) from None
        except (EngineError, Unfit) as refused:
            raise GuessRefused(refused) from None

    def _choose_listed(
        self, settings: GuildSettings, listed: ClassList, length: int | None, boards: int
    ) -> Lexicon:
        """Return the lexicon of a class list in one length."""
        fit = [word for word in listed.words if word not in settings.banned]
        length = length or choose_length(fit, boards, self._dice, settings.length)
        policy = replace(settings.word_policy, listed=listed.words)
        lexicon = self._lexicons.choose(policy, listed.language, length)
        if len(lexicon.answers) < boards:
            raise TooFewWords(boards, len(lexicon.answers), length)
        return lexicon

    async def _evade(self, session: GameSession, words: ListKey, guess: Word) -> tuple[Word, ...]:
        """Return an answer of the largest part that is left, which gives away the least."""
        part = await self._brain.find_largest_part(words, session.turns, guess)
        return (self._dice.choice(part),) if part else session.game.answers

    async def _list_owed(
        self,
        tx: ReadTransaction,
        place: Place,
        listed: ClassList,
        hidden: tuple[Word, ...],
        *,
        count: int,
        spent: frozenset[Word],
    ) -> tuple[Word, ...]:
        """Return the words that a class has missed, every other time and if they suffice."""
        rounds = await tx.lists.list_rounds(place.guild_id, listed.id, _ROUNDS)
        lately = {word for one in rounds[-_PAUSE:] for word in one.answers}
        missed = {*measure_progress(hidden, rounds).missed} - lately - spent
        owed = tuple(word for word in hidden if word in missed)
        return owed if len(owed) >= count and self._dice.random() < _RETURNS else ()

    async def _draw(
        self,
        tx: ReadTransaction,
        place: Place,
        lexicon: Lexicon,
        hidden: tuple[Word, ...],
        *,
        count: int,
        spent: frozenset[Word],
    ) -> tuple[Word, ...]:
        # of a short list half the words stay in play
        count_recent = min(UNREPEATED, len(hidden) // 2)
        language, length = lexicon.language, lexicon.length
        recent = await tx.games.list_recent_answers(place, language, length, count_recent)
        used = recent | spent
        fresh = [word for word in hidden if word not in used]
        chosen = fresh if len(fresh) >= count else hidden
        return tuple(self._dice.sample(chosen, count))


async def read_words(tx: ReadTransaction, session: GameSession) -> ListKey:
    """Return the words a game is played with, those of its server and class list included."""
    settings = await tx.guilds.settings(session.place)
    listed = await tx.lists.words(session.class_list) if session.class_list else ()
    policy = replace(settings.word_policy_at(session.drawn_at), listed=listed)
    return ListKey(session.language, session.game.rules.length, policy)


async def read_written(tx: ReadTransaction, session: GameSession | Match) -> Mapping[Word, str]:
    """Return how a class list writes the answers, where that is not as they are played."""
    if session.class_list is None:
        return {}
    answers = session.game.answers
    found = {word: await tx.lists.spell(session.class_list, word) for word in answers}
    return {word: text for word, text in found.items() if text and text != word}


def explain(written: str | None, meaning: str | None) -> str | None:
    """Say how a class list writes a word, and what it means."""
    if written and meaning and written.casefold() == meaning.casefold():
        return written
    return ": ".join(filter(None, (written, meaning))) or None


async def _find_list(tx: ReadTransaction, place: Place, options: Options) -> ClassList | None:
    if options.list is None:
        return None
    listed = await tx.lists.find(place.guild_id, options.list)
    if listed is None:
        raise UnknownList
    return listed
