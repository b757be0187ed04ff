"""Skill and luck on several boards, in expected guesses.

Every open board takes one guess of its own, and as many more as a board alone takes to be learned,
but shared: a guess made for one board says something about the others too. So a guess that helps
another board is no mistake. A value is estimated from the number of words left on each board,
where every answer of the list is equally likely. It is computed once, so the guesses of a game
are exactly the value at the start, plus all inaccuracy, minus all luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from math import prod

import numpy as np
from numpy.typing import NDArray

from engine.checks import BadArgument, check_ordered
from engine.game import Board, Game, Hard, Rules
from engine.solver.analysis import NothingPlayed
from engine.solver.candidates import Candidates
from engine.solver.joint import JointAnalysis, Step
from engine.solver.means import UNIT, estimate_means
from engine.solver.partition import Figures
from engine.solver.position import Position
from engine.solver.shortlist import estimate_telling, find_heaviest
from engine.solver.suggestions import FAMILIAR_WEIGHT
from engine.solver.vocabulary import add_missing, check_vocabulary, read_made, read_word
from engine.solver.words import Indices, Words
from engine.words import Word

Pool = NDArray[np.intp]
"""The indices of the likely words of a board; empty once it is solved."""

_SHARED = 1.3
"""How much more all boards together have to learn than one of them alone."""

_TRIES = 300
"""How many guesses the one made is compared with."""

_FEW = 20
"""The most words of a board that are always tried as guesses."""


def analyse_boards(
    vocabulary: Words, guesses: Sequence[str], answers: Sequence[str], hard: Hard = Hard.OFF
) -> JointAnalysis:
    """Analyse a game on several boards, won, lost or still running.

    Any word may have been guessed. Raises `NothingPlayed`, `WrongLength`, `ForeignLetter`,
    `GameOver`, `HardModeBroken`, or `BadArgument` for boards without answers or with the same one.
    """
    check_vocabulary(vocabulary)
    hidden = _read_words(vocabulary, "answers", answers)
    if not hidden:
        raise BadArgument("answers", answers, "at least one word")
    if len(set(hidden)) < len(hidden):
        raise BadArgument("answers", answers, "a different word for each board")
    made = read_made(vocabulary, guesses)
    begun = Game(Rules.standard(vocabulary.length, hard, len(hidden)), hidden, ())
    begun.check_played(made)
    return weigh(vocabulary, begun.replay(made).boards, begun.rules.hard)


def _read_words(vocabulary: Words, argument: str, texts: Sequence[str]) -> tuple[Word, ...]:
    given = check_ordered(argument, texts, "a list of words")
    return tuple(read_word(vocabulary, argument, text) for text in given)


def weigh(vocabulary: Words, boards: Sequence[Board], hard: Hard) -> JointAnalysis:
    """Analyse what was played on `boards`; raises `NothingPlayed`."""
    guesses = [turn.guess for turn in max((board.turns for board in boards), key=len)]
    if not guesses:
        raise NothingPlayed
    stages = list(_list_stages(vocabulary, boards, hard, guesses))
    remains = stages[-1].find_best()[1]
    rows: list[Step] = []
    for guess, before, after in zip(guesses[::-1], stages[-2::-1], stages[:0:-1], strict=True):
        rows.append(_make_step(guess, before, after, remains))
        remains = rows[-1].expected_before
    return JointAnalysis(rows=tuple(reversed(rows)))


def _list_stages(
    vocabulary: Words, boards: Sequence[Board], hard: Hard, guesses: Sequence[Word]
) -> Iterator[_JointStage]:
    """Yield the stage before each guess, and the one after the last."""
    known = add_missing(vocabulary, [*guesses, *(board.answer for board in boards)])
    pools = [_list_likely(known, board.answer) for board in boards]
    # only words of the list are ranked: an answer outside it has no weight
    position = Position(vocabulary, len(boards), hard)
    for at, guess in enumerate(guesses):
        yield _JointStage(known, pools, position.legal, [guess])
        shown = [board.turns[at].feedback if at < len(board.turns) else None for board in boards]
        position = position.play(guess, *filter(None, shown))
        patterns = known.patterns_of(guess)
        pools = [
            pool[patterns[pool] == said.pattern] if said and not said.all_correct else pool[:0]
            for pool, said in zip(pools, shown, strict=True)
        ]
    yield _JointStage(known, pools, position.legal, [])


class _JointStage:
    """The words left on all boards before a guess, and the values of guesses there."""

    def __init__(
        self, words: Words, pools: Sequence[Pool], legal: Indices, made: Iterable[Word]
    ) -> None:
        self.pools = pools
        self.open = [pool for pool in pools if len(pool)]
        self.left = sum(map(len, self.open))
        self.worth: dict[Word, Fraction] = {}
        self.familiar = frozenset[Word]()
        if self.open:
            own = np.array([words.index[guess] for guess in made], np.intp)
            guesses = np.concatenate([own, np.setdiff1d(_list_tries(words, self.open, legal), own)])
            totals = _expect(words, self.open, guesses).tolist()
            self.worth = dict(zip(words.spell(guesses), map(_round, totals), strict=True))
            known = words.suggested & (words.weights >= FAMILIAR_WEIGHT)
            self.familiar = frozenset(words.spell(guesses[known[guesses]]))
        to_learn = [
            estimate_means(words.length, np.array([len(pool)]), Hard.OFF)[0] - 1
            for pool in self.open
        ]
        self.judged = _round(len(self.open) + sum(to_learn) * _share(len(self.open)))
        """The value estimated from sizes alone."""

    def find_best(self) -> tuple[Word | None, Fraction]:
        """Return the best guess, preferably the one made, and its value; None and 0 if solved."""
        best = min(self.worth, key=self.worth.__getitem__, default=None)
        return best, self.worth[best] if best else Fraction(0)

    def find_familiar(self) -> Word | None:
        """Return the best guess that people know."""
        return min(self.familiar, key=lambda one: (self.worth[one], one), default=None)


def _make_step(guess: Word, before: _JointStage, after: _JointStage, remains: Fraction) -> Step:
    """Return one step, given the value that remains after it."""
    # the value of what was left is known, so it replaces the estimate by size
    parts = zip(before.pools, after.pools, strict=True)
    chance = prod(Fraction(max(len(part), 1), len(pool)) for pool, part in parts if len(pool))
    before.worth[guess] += chance * (remains - after.judged)
    best, value = before.find_best()
    return Step(
        guess=guess,
        expected_before=value,
        expected=before.worth[guess],
        expected_after=remains,
        before=before.left,
        after=after.left,
        best=best or guess,
        better=_find_better(guess, before),
        open_boards=len(after.open),
        each_before=tuple(map(len, before.pools)),
        each_after=tuple(map(len, after.pools)),
    )


def _find_better(guess: Word, before: _JointStage) -> Word | None:
    """Return a word that people know and that does better than a guess."""
    better = before.find_familiar()
    return better if better and before.worth[better] < before.worth[guess] else None


def _list_likely(words: Words, answer: Word) -> Pool:
    """Return the answers of the list, and the hidden one."""
    counts = words.is_answer.copy()
    counts[words.index[answer]] = True
    return np.flatnonzero(counts)


def _list_tries(words: Words, pools: Sequence[Pool], legal: Indices) -> Indices:
    """Return the guesses whose letters tell most, and possible answers where few words are left."""
    figures = [
        estimate_telling(words, Candidates(pool, np.ones(len(pool)), len(pool))) for pool in pools
    ]
    most = legal[find_heaviest(np.sum(figures, axis=0)[legal], _TRIES)]
    few = [np.intersect1d(pool, legal) for pool in pools if len(pool) <= _FEW]
    return np.unique(np.concatenate([most, *few]))


def _expect(words: Words, pools: Sequence[Pool], guesses: Indices) -> Figures:
    """Return the guesses to the end of all boards after each of `guesses`, shape (guesses,)."""
    divided = [_divide(words, pool, guesses) for pool in pools]
    total = np.ones(len(guesses))
    for at, (solved, to_learn) in enumerate(divided):
        others = [chance for chance, _ in (*divided[:at], *divided[at + 1 :])]
        total += 1 - solved + to_learn * _average_share(others, len(guesses))
    return total


def _divide(words: Words, pool: Pool, guesses: Indices) -> tuple[Figures, Figures]:
    """Return the chance that each guess solves a board, and what it leaves to learn there."""
    patterns, sizes = words.n_patterns, np.arange(1, len(pool) + 1)
    learn = sizes * (estimate_means(words.length, sizes.astype(np.float64), Hard.OFF) - 1)
    cells = np.arange(len(guesses))[:, None] * patterns + words.table(guesses, pool)
    counts = np.bincount(cells.ravel(), minlength=len(guesses) * patterns).reshape(-1, patterns)
    to_learn = np.concatenate([[0.0], learn])[counts[:, :-1]].sum(axis=1)
    return counts[:, -1] / len(pool), to_learn / len(pool)


def _average_share(solved: Sequence[Figures], guesses: int) -> Figures:
    """Return a board's mean share of the learning, if others are `solved` by such chances."""
    chances = [np.ones(guesses)]
    for chance in solved:
        fewer, more = [*chances, 0 * chance], [0 * chance, *chances]
        chances = [
            chance * one + (1 - chance) * other for one, other in zip(fewer, more, strict=True)
        ]
    return np.sum(
        [_share(boards) * chance for boards, chance in enumerate(chances, start=1)], axis=0
    )


def _share(boards: int) -> float:
    return 1.0 if boards <= 1 else _SHARED / boards


def _round(guesses: float) -> Fraction:
    return Fraction(round(UNIT * guesses), UNIT)
