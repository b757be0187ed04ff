"""How hard an answer is to find, for people and for the strategies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any

from engine.checks import check_flag, check_kind
from engine.feedback import score
from engine.game import Hard
from engine.solver.hardness import ERROR, Hardness, Yardstick
from engine.solver.openers import OpenerRank, find_openers
from engine.solver.position import Position
from engine.solver.strategies import STRATEGIES, Strategy
from engine.solver.traps import Trap, trap
from engine.solver.vocabulary import check_vocabulary, find_word
from engine.solver.words import Words
from engine.words import Word

DIFFICULTY_LIMIT = 6
"""The number of guesses after which a game is lost."""

_MOST = 24


@dataclass(frozen=True, repr=False)
class Difficulty:
    """How hard an answer is.

    `hardness` says what people are expected to need. `guesses` holds the number of guesses of every
    registered strategy, None where no word was left to guess; it is empty if none has played.
    `trap` is None if no other answer differs in one place only. `opening` says what the word is
    worth as a first guess, where there is a table of them.
    """

    answer: Word
    guesses: Mapping[str, int | None]
    trap: Trap | None
    hardness: Hardness
    opening: OpenerRank | None = None

    # a mapping, such as that of its guesses, has no hash
    __hash__ = None  # type: ignore[assignment]

    def __post_init__(self) -> None:
        check_kind("answer", self.answer, str, "a word")
        check_kind("guesses", self.guesses, Mapping, "a number of guesses by strategy")
        check_kind("hardness", self.hardness, Hardness, "a Hardness")

    def __repr__(self) -> str:
        hard = self.hardness
        said = f"{self.answer}: {hard.level}, {hard.guesses:.2f} guesses, {hard.lost:.0%} fail"
        return f"<{said}, a trap>" if self.trap else f"<{said}>"

    @property
    def best(self) -> int | None:
        """The guesses of the strategy `best`."""
        return self.guesses.get("best")

    @property
    def losers(self) -> tuple[str, ...]:
        """The strategies that lose."""
        return tuple(name for name, guesses in self.guesses.items() if _is_lost(guesses))

    @property
    def lost(self) -> Fraction:
        """The share of strategies that lose."""
        return Fraction(len(self.losers), max(1, len(self.guesses)))

    def to_dict(self) -> dict[str, Any]:
        """Return everything as plain values for JSON."""
        return {
            "answer": self.answer,
            "guesses": round(self.hardness.guesses, 3),
            "error": ERROR,
            "lost": round(self.hardness.lost, 4),
            "level": self.hardness.level,
            "harder_than": self.hardness.figure,
            "reasons": self.hardness.reasons,
            "added": {trait: round(added, 3) for trait, added in self.hardness.added.items()},
            "trap": vars(self.trap) if self.trap else None,
            "opening": vars(self.opening) if self.opening else None,
            "limit": DIFFICULTY_LIMIT,
            "strategies": self.guesses,
            "losers": self.losers,
        }


class Examiner:
    """Judges the answers of one vocabulary, and finds the strategies' openers only once."""

    def __init__(self, vocabulary: Words, hard: Hard = Hard.OFF) -> None:
        self._start = Position(vocabulary, ((),), hard)
        self._openers: dict[str, Word] = {}
        self._yardstick = Yardstick(vocabulary)

    def __repr__(self) -> str:
        hard = "" if self._start.hard is Hard.OFF else f", {self._start.hard}"
        return f"<an Examiner of {self._start.words!r}{hard}>"

    def difficulty(self, answer: str, *, play: bool = True) -> Difficulty:
        """Judge `answer`, and `play` it by every strategy, which takes ten times as long.

        Raises `NotAllowed` for a word that the vocabulary lacks, and `BadArgument`.
        """
        check_flag("play", play)
        vocabulary = self._start.words
        answer = find_word(vocabulary, answer, "answer")
        guesses = {
            name: self._play(strategy, self._find_opener(strategy), answer)
            for name, strategy in (STRATEGIES.items() if play else ())
        }
        found, hardness = trap(vocabulary, answer), self._yardstick.judge(answer)
        return Difficulty(answer, guesses, found, hardness, self._judge_opening(answer))

    def _judge_opening(self, word: Word) -> OpenerRank | None:
        openers = find_openers(self._start.words) if self._start.hard is Hard.OFF else None
        known = openers and openers.found.get(word)
        return openers.judge(known) if openers and known else None

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


def difficulty(vocabulary: Words, answer: str, hard: Hard = Hard.OFF) -> Difficulty:
    """Judge one answer; raises `NotAllowed`.

    The `Examiner` of the last vocabulary is kept: the first answer takes half a second longer.
    """
    return _keep_examiner(check_vocabulary(vocabulary), Hard(hard)).difficulty(answer)


@lru_cache(maxsize=1)
def _keep_examiner(vocabulary: Words, hard: Hard) -> Examiner:
    return Examiner(vocabulary, hard)


def _is_lost(guesses: int | None) -> bool:
    return guesses is None or guesses > DIFFICULTY_LIMIT
