"""Choose the answers of games, and play guesses against them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from bot.brain.games import GameBrain
from bot.brain.lexicons import Lexicons, ListKey
from bot.domain.errors import GameEnded, Unfit
from bot.domain.games import GameSession, GuessRefused
from bot.domain.lists import ClassList, ListName, UnknownList
from bot.domain.matches import Match
from bot.domain.mode_kinds import Source
from bot.domain.modes import Mode
from bot.domain.options import Options
from bot.domain.players import Place
from bot.domain.spelling import join_meaning, says_more
from bot.services.games.list_answers import draw_listed
from bot.store import ReadTransaction
from engine import Game, Hard, Lexicon, Word, parse
from engine.errors import EngineError, GameOver, NotAllowed
from engine.words import ALPHABETS

UNREPEATED = 200
"""An answer is not chosen again in a channel within so many games of its kind.

The same holds for the dailies of a server."""


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
        spent: Sequence[Word] | None = None,
    ) -> FreshGame:
        """Choose answers; those of a daily, if possible, are not `spent`, the latest first.

        What is left open is the server's default, or `language`; a class list then has words of
        every length in their turn. Raises `UnknownLexicon`, `UnknownList`, or `TooFewWords` where a
        list has not enough of that length.
        """
        settings, boards = await tx.guilds.settings(place), options.boards or 1
        listed = await _find_list(tx, place, options)
        if listed:
            unfit = settings.banned.keys() | self._lexicons.slurs(listed.language)
            fit = [word for word in listed.words if word not in unfit]
            answers = await draw_listed(
                tx, place, listed, fit, options, dice=self._dice, spent=spent
            )
            policy = replace(settings.word_policy, listed=listed.words)
            lexicon = self._lexicons.choose(policy, listed.language, len(answers[0]))
        else:
            chosen = options.language or language or settings.language
            length = options.length or self._lexicons.usual_length(chosen, settings.length)
            lexicon = self._lexicons.of(settings, chosen, length)
            hidden = lexicon.answers_for(settings.spelling)
            answers = await self._draw(tx, place, lexicon, hidden, count=boards, spent=spent or ())
        rules = mode.rules(lexicon.length, options.hard or settings.hard, boards)
        label = listed and replace(listed.label, mixed=options.length is None)
        return FreshGame(Game(rules, answers, lexicon), lexicon, label)

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

    async def _evade(self, session: GameSession, words: ListKey, guess: Word) -> tuple[Word, ...]:
        """Return an answer of the largest part that is left, which gives away the least."""
        part = await self._brain.find_largest_part(words, session.turns, guess)
        return (self._dice.choice(part),) if part else session.game.answers

    async def _draw(
        self,
        tx: ReadTransaction,
        place: Place,
        lexicon: Lexicon,
        hidden: tuple[Word, ...],
        *,
        count: int,
        spent: Sequence[Word],
    ) -> tuple[Word, ...]:
        # of a short list half the words stay in play
        count_recent = min(UNREPEATED, len(hidden) // 2)
        language, length = lexicon.language, lexicon.length
        recent = await tx.games.list_recent_answers(place, language, length, count_recent)
        used = {*recent, *spent}
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


def explain(word: Word, language: str, written: str | None, meaning: str | None) -> str | None:
    """Say how a class list writes a word, and what it means; None if that tells no more than it."""
    if written and (not meaning or written.casefold() == meaning.casefold()):
        return written if says_more(written, word, language) else None
    spelling, _, told = (meaning or "").partition(" · ")
    same = written is not None and written.casefold() == spelling.casefold()
    return join_meaning(written, told if same else meaning)


async def _find_list(tx: ReadTransaction, place: Place, options: Options) -> ClassList | None:
    if options.list is None:
        return None
    listed = await tx.lists.find(place.guild_id, options.list)
    if listed is None:
        raise UnknownList
    return listed
