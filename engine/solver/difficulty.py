"""How hard an answer is to find, for the strategies and for people.

Simulated people open with a popular word and guess only words that may still be the answer. They
prefer the most popular of these, or the one whose letters stand where they stand most often: each
opener is played with both preferences, and every game is reproducible.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from engine.errors import NotAllowed
from engine.feedback import score
from engine.game import Hard
from engine.solver.hardness import Hardness, hardness
from engine.solver.position import Position
from engine.solver.strategies import STRATEGIES, Strategy, articles
from engine.solver.traps import Trap, trap
from engine.solver.words import Words
from engine.words import Word

POPULAR = (Word("adieu"), Word("audio"), Word("crane"), Word("raise"), Word("slate"), Word("stare"))
"""Popular openers; a list without any of them opens with its six words of common letters."""

MINDS: tuple[Strategy, ...] = (articles.MOST_POPULAR, articles.POSITION_FREQUENCY_LEFT)
"""How simulated people choose their next guesses."""

LIMIT = 6
"""The number of guesses after which a game is lost."""

_MOST = 24
_EASIEST, _HARDEST = 3.5, 5.0
LEVELS = {0: "easy", 20: "fair", 40: "tricky", 60: "hard", 80: "brutal"}
"""The word for a figure of difficulty, by the least figure it stands for."""


@dataclass(frozen=True)
class Difficulty:
    """How an answer was found by strategies and simulated people.

    `guesses` holds the number of guesses of every registered strategy, `people` that of every
    opener and preference; None where no word was left to guess. `trap` is None if no other answer
    differs in one place only. `hardness` says what people are expected to need.
    """

    answer: Word
    guesses: Mapping[str, int | None]
    people: Mapping[tuple[Word, str], int | None]
    trap: Trap | None
    hardness: Hardness

    @property
    def best(self) -> int | None:
        """The guesses of the strategy `best`."""
        return self.guesses["best"]

    @property
    def human(self) -> Fraction:
        """The mean guesses of simulated people; a lost game counts as one more than the limit."""
        return _average(self.people.values())

    @property
    def human_lost(self) -> Fraction:
        """The share of people's games that are lost."""
        return Fraction(sum(map(_is_lost, self.people.values())), len(self.people))

    @property
    def losers(self) -> tuple[str, ...]:
        """The strategies that lose."""
        return tuple(name for name, guesses in self.guesses.items() if _is_lost(guesses))

    @property
    def lost(self) -> Fraction:
        """The share of strategies that lose."""
        return Fraction(len(self.losers), len(self.guesses))

    @property
    def figure(self) -> int:
        """0 to 100: the guesses people are expected to need, 3.5 being 0 and 5 being 100."""
        share = (self.hardness.guesses - _EASIEST) / (_HARDEST - _EASIEST)
        return round(100 * min(max(share, 0.0), 1.0))

    @property
    def word(self) -> str:
        """The level of difficulty, from ``easy`` to ``brutal``."""
        return LEVELS[list(LEVELS)[bisect_right(list(LEVELS), self.figure) - 1]]

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON."""
        return {
            "answer": self.answer,
            "figure": self.figure,
            "word": self.word,
            "limit": LIMIT,
            "best": self.best,
            "human": float(self.human),
            "human_lost": float(self.human_lost),
            "lost": float(self.lost),
            "losers": self.losers,
            "guesses": self.guesses,
            "people": [
                {"opener": opener, "strategy": mind, "guesses": guesses}
                for (opener, mind), guesses in self.people.items()
            ],
            "trap": vars(self.trap) if self.trap else None,
        }


class Examiner:
    """Judges the answers of one vocabulary, and finds the strategies' openers only once."""

    def __init__(self, vocabulary: Words, hard: Hard = Hard.OFF) -> None:
        self._start = Position(vocabulary, ((),), hard)
        self._openers: dict[str, Word] = {}

    def difficulty(self, answer: str) -> Difficulty:
        """Play `answer` in every way; raises `NotAllowed` for a word that the vocabulary lacks."""
        vocabulary = self._start.words
        answer = vocabulary.parse(answer)
        if answer not in vocabulary:
            raise NotAllowed(answer)
        guesses = {
            name: self._play(strategy, self._find_opener(strategy), answer)
            for name, strategy in STRATEGIES.items()
        }
        people = {
            (opener, mind.name): self._play(mind, opener, answer)
            for opener in self._list_popular()
            if opener != answer or len(vocabulary) == 1
            for mind in self._choose_minds()
        }
        means = float(_average(guesses.values())), float(_average(people.values()))
        hard = hardness(vocabulary, answer, *means)
        return Difficulty(answer, guesses, people, trap(vocabulary, answer), hard)

    def _play(self, strategy: Strategy, guess: Word, answer: Word) -> int | None:
        position = self._start
        for number in range(1, _MOST + 1):
            feedback = score(guess, answer)
            if feedback.all_correct:
                return number
            position = position.play(guess, feedback)
            ranked = strategy.rank(position, 1).guesses
            if not ranked:
                break
            guess = ranked[0].guess
        return None

    def _find_opener(self, strategy: Strategy) -> Word:
        if strategy.name not in self._openers:
            self._openers[strategy.name] = strategy.rank(self._start, 1).guesses[0].guess
        return self._openers[strategy.name]

    def _choose_minds(self) -> Iterable[Strategy]:
        vocabulary = self._start.words
        alike = len(set(vocabulary.weights[vocabulary.is_answer].tolist())) == 1
        # a list without weights does not say what is popular
        return MINDS[1:] if alike else MINDS

    def _list_popular(self) -> list[Word]:
        known = [word for word in POPULAR if word in self._start.words]
        common = articles.LETTER_FREQUENCY.rank(self._start, len(POPULAR)).guesses
        return known or [suggestion.guess for suggestion in common]


def difficulty(vocabulary: Words, answer: str, hard: Hard = Hard.OFF) -> Difficulty:
    """Judge one answer; raises `NotAllowed`. For more than one an `Examiner` is faster."""
    return Examiner(vocabulary, hard).difficulty(answer)


def _is_lost(guesses: int | None) -> bool:
    return guesses is None or guesses > LIMIT


def _average(games: Iterable[int | None]) -> Fraction:
    counted = [LIMIT + 1 if guesses is None else min(guesses, LIMIT + 1) for guesses in games]
    return Fraction(sum(counted), len(counted))
