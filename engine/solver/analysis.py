"""Skill and luck of every guess of a game, in expected guesses.

The value of a position is the expected number of guesses still to come with good play, where all
words that count are equally likely. A guess loses some `inaccuracy`, and the feedback brings
`luck`. The guesses of a game are exactly the value at the start, plus all inaccuracy, minus all
luck. A value depends on the position alone, whatever is hidden or guessed later.

The words that count are the answers of the list. If the hidden answer is none of them, every
word at least as likely as it is counts too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import pairwise
from threading import Lock

import numpy as np

from engine.errors import EngineError
from engine.feedback import Turn, score
from engine.game import Game, Hard, Rules
from engine.solver.candidates import find_fitting
from engine.solver.means import UNIT
from engine.solver.outlook import Outlook
from engine.solver.outset import Worth
from engine.solver.position import Position
from engine.solver.report import WORTH_NAMING, Analysis, Choice, Left, RowAnalysis
from engine.solver.strategies import Strategy
from engine.solver.strategies.base import ask_strategy
from engine.solver.suggestions import FAMILIAR_WEIGHT
from engine.solver.table import Patterns
from engine.solver.vocabulary import (
    add_missing,
    check_vocabulary,
    list_counted,
    list_possible,
    read_made,
    read_word,
)
from engine.solver.words import Indices, Words
from engine.words import Word

_TOP = 3
"""How many of the best guesses are named for each row."""


_FEW, _MANY = 4, 60
"""The words left of which a guess may be a probe; of more, every good guess is one."""

_NAMED = 4
"""The most words that are named of those left at the end."""


class NothingPlayed(EngineError):
    """There is no guess to analyse."""

    def __init__(self) -> None:
        super().__init__("there is no guess to analyse")


class Analyst:
    """Analyses games over one vocabulary, and remembers what it learns of openings.

    Threads may share it; they then wait for each other.
    """

    def __init__(self, vocabulary: Words) -> None:
        self._vocabulary = check_vocabulary(vocabulary)
        self._openings: dict[Hard, _Stage] = {}
        self._lock = Lock()

    def __repr__(self) -> str:
        return f"<an Analyst of {self._vocabulary!r}>"

    def analyse(
        self,
        made: Sequence[str],
        hidden: str,
        hard: Hard = Hard.OFF,
        adviser: Strategy | None = None,
    ) -> Analysis:
        """Return the analysis of the guesses `made`, of a game won, lost or still running.

        No guess that is as good as what the `adviser` proposes there is called a mistake. Any
        word may have been guessed. Raises `NothingPlayed`, `WrongLength`, `ForeignLetter`,
        `GameOver` for guesses after the answer, `HardModeBroken`, and `BadArgument` for over 100.
        """
        hard, guesses = Hard(hard), read_made(self._vocabulary, made)
        answer = read_word(self._vocabulary, "answer", hidden)
        turns = tuple(Turn(guess, score(guess, answer)) for guess in guesses)
        if not turns:
            raise NothingPlayed
        Game(Rules.standard(self._vocabulary.length, hard), (answer,), ()).check_played(guesses)
        vocabulary = add_missing(self._vocabulary, (answer, *guesses))
        counts = list_counted(vocabulary, answer)
        stages = list(_list_stages(Position(vocabulary, hard=hard), turns, counts))
        with self._lock:
            stages[0] = self._share_opening(stages[0])
            rows = [
                _make_row(turn, before, after, answer, adviser)
                for turn, (before, after) in zip(turns, pairwise(stages), strict=True)
            ]
        return Analysis(
            answer=answer, hard=hard, rows=tuple(rows), still_open=stages[-1].list_open()
        )

    def _share_opening(self, stage: _Stage) -> _Stage:
        """Return the stage before the first guess, with everything learned of it so far."""
        position = stage.position
        usual = np.array_equal(stage.words, list_possible(self._vocabulary))
        if position.words is not self._vocabulary or not usual:
            return stage
        return self._openings.setdefault(position.hard, stage)


def analyse(
    vocabulary: Words, guesses: Sequence[str], answer: str, hard: Hard = Hard.OFF
) -> Analysis:
    """Analyse one game, with the errors of `Analyst.analyse`.

    The `Analyst` of the last vocabulary is kept, with what it has learned of openings.
    """
    return _keep_analyst(check_vocabulary(vocabulary)).analyse(guesses, answer, hard)


_keep_analyst = lru_cache(maxsize=1)(Analyst)


class _Stage:
    """The words left before a guess, and the values of guesses there."""

    def __init__(self, position: Position, fitting: Indices, counting: Indices) -> None:
        self.position = position
        self.solved = not position.open_boards
        self.words = np.intersect1d(fitting, counting)
        self.others = np.setdiff1d(fitting, counting)
        self.left = Left(len(fitting), len(self.words))
        self._proposed: dict[Strategy, Word | None] = {}

    @cached_property
    def outlook(self) -> Outlook:
        return Outlook(self.position, self.words)

    def list_open(self) -> tuple[Word, ...]:
        """Return the words left if they are few enough to be named, and all of them may be."""
        words, named = self.position.words, not self.solved and len(self.words) <= _NAMED
        return words.spell(self.words) if named and words.suggested[self.words].all() else ()

    def is_probed_by(self, guess: Word) -> bool:
        """Return whether a guess is no possible answer, and leaves fewer words than any of them."""
        words = self.position.words
        if words.index[guess] in self.words or not _FEW <= len(self.words) <= _MANY:
            return False
        made = words.patterns_of(guess)[self.words]
        # a possible answer leaves nothing if it is right
        least = min(_count_together(row) - 1 for row in words.table(self.words, self.words))
        return _count_together(made) <= least

    @property
    def worth(self) -> Worth:
        """The total that is to come."""
        return Worth(0) if self.solved else self.outlook.worth

    def propose(self, adviser: Strategy) -> Choice | None:
        """Return the first guess of the adviser that may be named, or None."""
        if adviser not in self._proposed:
            self._proposed[adviser] = ask_strategy(adviser, self.position, 1).proposed
        word = self._proposed[adviser]
        if word is None:
            return None
        guess = self.position.words.index[word]
        return _make_choice(self, guess, self.outlook.evaluate(guess))


def _list_stages(position: Position, turns: Sequence[Turn], counts: Indices) -> Iterator[_Stage]:
    """Yield the stage before each guess, and the one after the last."""
    # a hidden word that weighs nothing fits, though it is no candidate
    fitting = np.arange(len(position.words))
    yield _Stage(position, fitting, counts)
    for turn in turns:
        position = position.play(*turn)
        fitting = find_fitting(position.words, [turn], fitting)
        yield _Stage(position, fitting, counts)


def _make_row(
    turn: Turn, before: _Stage, after: _Stage, answer: Word, adviser: Strategy | None
) -> RowAnalysis:
    """Return what a guess and its feedback were worth, from one stage to the next."""
    outlook = before.outlook
    made = outlook.vocabulary.index[turn.guess]
    found = outlook.rank_guesses(made)
    return RowAnalysis(
        guess=turn.guess,
        feedback=turn.feedback,
        before=before.left,
        after=after.left,
        expected_before=_average(before.worth, before),
        expected=_average(found[made], before),
        expected_after=_average(after.worth, after),
        best=tuple(_make_choice(before, guess, found[guess]) for guess in list(found)[:_TOP]),
        familiar=_choose_familiar(before, found, answer),
        proposed=before.propose(adviser) if adviser else None,
        is_candidate=bool(made in before.words),
        is_probe=before.is_probed_by(turn.guess),
        unlisted=bool(
            made in before.others and outlook.vocabulary.weights[made] >= FAMILIAR_WEIGHT
        ),
        exact=before.worth.exact and found[made].exact,
        proven_before=before.worth.exact,
    )


def _choose_familiar(before: _Stage, worths: Mapping[int, Worth], answer: Word) -> Choice | None:
    """Return the best word that people know; not the answer, where another is about as good."""
    known = [one for one in worths.items() if before.outlook.is_familiar(one[0])]
    first, *others = [_make_choice(before, *one) for one in known] or [None]
    if first is None or first.guess != answer:
        return first
    near = (one for one in others if one and one.expected - first.expected < WORTH_NAMING)
    return next(near, first)


def _make_choice(position: _Stage, guess: int, worth: Worth) -> Choice:
    word = position.outlook.vocabulary[guess]
    return Choice(word, _average(worth, position), bool(guess in position.words))


def _count_together(patterns: Patterns) -> int:
    """Return the words that stay, summed over all of them, where these patterns are shown."""
    return int((np.bincount(patterns) ** 2).sum())


def _average(worth: Worth, position: _Stage) -> Fraction:
    return Fraction(worth.total, UNIT * len(position.words))
