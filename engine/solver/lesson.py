"""What a game teaches: the mistakes a friend would name, the most telling first."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from engine.clues import Exclusion, Rule, list_broken
from engine.feedback import Turn
from engine.game import Hard
from engine.solver.analysed import read_analysed
from engine.solver.candidates import find_fitting
from engine.solver.faults import Fault, Lesson
from engine.solver.lapses import list_lapses
from engine.solver.openers import find_openers
from engine.solver.precedence import order_lessons
from engine.solver.report import WORTH_NAMING, Analysis, RowAnalysis
from engine.solver.traps import DANGER_WORDS, Trap, find_family, is_outside
from engine.solver.vocabulary import list_counted
from engine.solver.weighed import COSTLY, POOR
from engine.solver.words import Indices, Words
from engine.words import Word

_FEW = 4
"""The most words left of which two are named; from more, the pair would be arbitrary."""

_DECISIVE = Fraction(2, 5)
"""The guesses that a lapse within a trap must cost to be named beside the trap."""

_TRIED = 3
"""Guesses of one family, the answer included, that walk into a trap."""

_AGAIN = (Rule.NOT_TOO_MANY, Rule.PRESENT_MOVES)
"""Clues that a word breaks by trying once more what is known."""


def find_lessons(vocabulary: Words, analysis: Analysis) -> tuple[Lesson, ...]:
    """Return the mistakes of a game, at most one a row, the most telling first.

    The guess that solved the game is never a mistake. Raises `BadArgument` or `WrongLength` for
    other words than those that the analysis was made with.
    """
    return _Teacher(read_analysed(vocabulary, analysis), analysis).list_lessons()


class _Teacher:
    """One game, with what each of its guesses could have known."""

    def __init__(self, vocabulary: Words, analysis: Analysis) -> None:
        self._vocabulary = vocabulary
        self._analysis = analysis
        self._turns = [Turn(row.guess, row.feedback) for row in analysis.rows]
        self._counts = list_counted(self._vocabulary, analysis.answer)
        self._known: dict[int, Indices] = {}

    def list_lessons(self) -> tuple[Lesson, ...]:
        rows = [row for row in enumerate(self._analysis.rows) if row[1].expected_after]
        lessons = [lesson for at, row in rows if (lesson := self._judge(at, row))]
        traps = [one for one in lessons if one.fault is Fault.TRAP]
        # who tries the words of a trap is in the trap, whatever else a word of it ignores
        kept = [one for one in lessons if not any(_is_within(one, trap) for trap in traps)]
        return tuple(order_lessons(kept))

    def _judge(self, at: int, row: RowAnalysis) -> Lesson | None:
        fault, trap, clues = self._find_fault(at, row)
        if fault is None:
            return None
        before, after = self._left(at), self._left(at + 1)
        better = row.advised
        return Lesson(
            fault=fault,
            row=at + 1,
            guess=row.guess,
            better=better,
            cost=row.saving,
            together=row.saving,
            clues=clues,
            lapses=list_lapses({at + 1: (row.guess, clues)}),
            only=row.before.likely == 1,
            trap=trap,
            apart=self._find_confused(better, after, at) if better else None,
            paid=row.paid_off,
            before=len(before),
            after=len(after),
            left=self._average_left(row.guess, before),
            better_left=self._average_left(better, before) if better else None,
            a_game=self._compare_openers(row.guess, better) if better and not at else None,
        )

    def _find_fault(
        self, at: int, row: RowAnalysis
    ) -> tuple[Fault | None, Trap | None, tuple[Exclusion, ...]]:
        clues = tuple(list_broken(row.guess, self._turns[:at]))
        if row.guess in [turn.guess for turn in self._turns[:at]]:
            return Fault.REPEATED, None, ()
        left = self._find_left_trap(at, row)
        if left:
            return None if row.fine else Fault.NARROW, left, ()
        return self._find_lapse(at, row, clues)

    def _find_lapse(
        self, at: int, row: RowAnalysis, clues: tuple[Exclusion, ...]
    ) -> tuple[Fault | None, Trap | None, tuple[Exclusion, ...]]:
        trap = self._find_trap(at, row)
        # who then tries the words of a trap is told of that, and not of one lapse among them
        careless = bool(clues) and not row.probing and row.saving >= _find_bearable(clues, row)
        # but who throws a whole chance away there is told of the clue
        among = clues and trap and self._walks(at, trap) and row.saving < _DECISIVE
        if (row.fine and not careless) or among:
            # in hard mode no guess gets out of a trap, but one into it can be avoided
            walked = trap is not None and self._analysis.hard is not Hard.OFF
            return (Fault.TRAP, trap, ()) if walked and self._tries(at, trap) else (None, None, ())
        if careless:
            return Fault.IGNORED, None, clues
        if row.before.likely == 1:
            return Fault.ONLY, None, ()
        if trap:
            return Fault.TRAP, trap, ()
        return Fault.COSTLY if at else Fault.OPENER, None, ()

    def _find_trap(self, at: int, row: RowAnalysis) -> Trap | None:
        """Return the family that most words left belong to, where it was tried word by word."""
        trap = find_family(self._vocabulary, self._left(at), row.guess)
        if trap is None:
            return None
        return trap if row.after.likely > 1 else None

    def _find_left_trap(self, at: int, row: RowAnalysis) -> Trap | None:
        """Return the family that a guess stepped out of, to test other letters."""
        if row.is_candidate:
            return None
        trap = find_family(self._vocabulary, self._left(at), self._analysis.answer, DANGER_WORDS)
        return trap if trap and is_outside(trap, row.guess) else None

    def _tries(self, at: int, trap: Trap | None) -> bool:
        """Return whether words of a trap were tried one by one from here on."""
        later = [turn.guess for turn in self._turns[at:]]
        return trap is not None and sum(word in trap.words for word in later) >= _TRIED

    def _walks(self, at: int, trap: Trap) -> bool:
        """Return whether a guess is of the trap's kind, and so are others after it."""
        later = [turn.guess for turn in self._turns[at:]]
        return _is_like(later[0], trap) and sum(_is_like(one, trap) for one in later) >= _TRIED

    def _left(self, guesses: int) -> Indices:
        """Return the words that count after so many guesses."""
        if guesses not in self._known:
            found = find_fitting(self._vocabulary, self._turns[:guesses])
            self._known[guesses] = np.intersect1d(found, self._counts)
        return self._known[guesses]

    def _find_confused(self, better: Word, after: Indices, at: int) -> tuple[Word, Word] | None:
        """Return the answer and the word guessed for it later, or else the likeliest other.

        None if the better word would not have told the word guessed later from the answer, or
        only by being that word.
        """
        vocabulary, answer = self._vocabulary, self._analysis.answer
        patterns = vocabulary.patterns_of(better)
        differs = patterns[after] != patterns[vocabulary.index[answer]]
        others = after[differs & (after != vocabulary.index[better])]
        if len(after) > _FEW or not len(others) or better == answer:
            return None
        later = [turn.guess for turn in self._turns[at + 1 :] if turn.guess != answer]
        tried = [word for word in later if vocabulary.index[word] in after]
        if tried:
            guessed = (word for word in tried if vocabulary.index[word] in others)
            return next(((answer, word) for word in guessed), None)
        return answer, vocabulary[int(others[np.argmax(vocabulary.weights[others])])]

    def _compare_openers(self, guess: Word, better: Word) -> float | None:
        """Return how many more guesses a game takes on average after one of two openers."""
        openers = find_openers(self._vocabulary) if self._analysis.hard is Hard.OFF else None
        if not (openers and guess in openers.found and better in openers.found):
            return None
        return (openers.found[guess].total - openers.found[better].total) / openers.answers

    def _average_left(self, guess: Word, before: Indices) -> float:
        """Return the mean number of words left, where none is left if the guess is the answer."""
        patterns = self._vocabulary.patterns_of(guess)[before]
        counts = np.bincount(patterns, minlength=self._vocabulary.n_patterns)
        return float((counts[:-1] ** 2).sum() / len(before))


def _is_within(lesson: Lesson, walked: Lesson) -> bool:
    """Return whether a guess only tried another word of a trap, and threw no chance away."""
    if lesson.fault is not Fault.IGNORED or lesson.row <= walked.row or walked.trap is None:
        return False
    if lesson.cost >= _DECISIVE:
        return False
    return not lesson.only and _is_like(lesson.guess, walked.trap)


def _is_like(guess: Word, trap: Trap) -> bool:
    """Return whether a guess looks like the words of a trap, possible or not."""
    pairs = zip(trap.pattern, guess, strict=True)
    return all(wanted in ("_", letter) for wanted, letter in pairs)


def _find_bearable(clues: Sequence[Exclusion], row: RowAnalysis) -> Fraction:
    """Return the cost from which on a word that breaks clues is no test of other letters."""
    if row.before.likely > 1 and any(clue.rule in _AGAIN for clue in clues):
        return WORTH_NAMING
    lost = any(clue.rule is Rule.CORRECT_STAYS for clue in clues)
    return COSTLY if lost or row.before.likely == 1 else POOR
