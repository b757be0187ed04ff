"""The systems of the first articles about solvers, faithful to their text.

They guess only words that they consider possible, and among equals the first in the
vocabulary's order. With an answer list, they guess from it as long as one of its words fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from numpy.typing import NDArray

from engine.checks import BadArgument, check_callable, check_finite
from engine.feedback import Mark, Turn
from engine.solver.knowledge import Knowledge
from engine.solver.partition import Figures
from engine.solver.strategies.base import (
    TOP,
    PrintsName,
    check_asked,
    check_figures,
    check_named,
    choose_likely,
    list_guesses,
    list_suggestions,
)
from engine.solver.strategies.registry import register
from engine.solver.suggestions import Suggestions
from engine.solver.table import check_indices
from engine.solver.words import Indices

Figure = Callable[[Knowledge, Indices], Figures]
"""A system's figure for each of its candidates; the greatest is guessed."""

Pool = Callable[[Knowledge, int], Indices]
"""The words that a system considers possible on the open board of a number."""


def _list_possible(position: Knowledge, board: int) -> Indices:
    pool = choose_likely(position.words, position.candidates[board]).indices
    return pool[position.legal_mask[pool]]


def _list_possible_by_counts(position: Knowledge, board: int) -> Indices:
    """Filter as article 5 does: an absent letter is counted, but may stand where it was absent."""
    words = position.words
    fits = words.is_answer & position.legal_mask
    for turn in position.open_boards[board]:
        fits &= _agree_by_counts(words.letters, turn)
    return np.flatnonzero(fits) if fits.any() else _list_possible(position, board)


def _agree_by_counts(held: NDArray[np.uint32], turn: Turn) -> NDArray[np.bool_]:
    hinted = Counter(letter for letter, mark in zip(turn.guess, turn.feedback, strict=True) if mark)
    fits = np.ones(len(held), dtype=np.bool_)
    for place, (letter, mark) in enumerate(zip(turn.guess, turn.feedback, strict=True)):
        there, times = held[:, place] == ord(letter), (held == ord(letter)).sum(axis=1)
        match mark:
            case Mark.CORRECT:
                fits &= there
            case Mark.PRESENT:
                fits &= ~there & (times >= hinted[letter])
            case Mark.ABSENT:
                fits &= times <= hinted[letter]
    return fits


@dataclass(frozen=True, repr=False)
class Sound(PrintsName):
    """A strategy that guesses the possible word with the greatest figure."""

    name: str
    summary: str
    source: str
    figure: Figure
    pool: Pool = _list_possible

    def __post_init__(self) -> None:
        check_named(self)
        check_callable("figure", self.figure)
        check_callable("pool", self.pool)

    def rank(self, position: Knowledge, top: int = TOP) -> Suggestions:
        """Rank the possible words of the open board with the fewest candidates."""
        check_asked(position, top)
        boards = [
            (left, self._list_pool(position, board))
            for board, left in enumerate(position.candidates)
        ]
        # skip boards that only denied words fit, so that the others are played
        boards = [(left, guesses) for left, guesses in boards if len(guesses)]
        if not boards:
            return list_suggestions(position, ())
        _, guesses = min(boards, key=lambda board: len(board[0]))
        figures = check_figures("figure", self.figure(position, guesses), len(guesses))
        best = np.lexsort((guesses, -figures))[:top]
        ranked = list_guesses(position, guesses[best])
        scored = map(lambda one, figure: replace(one, figure=float(figure)), ranked, figures[best])
        return list_suggestions(position, tuple(scored))

    def _list_pool(self, position: Knowledge, board: int) -> Indices:
        """Return the `pool` of a board; raises `BadArgument` for anything but indices of words."""
        pool = self.pool(position, board)
        check_indices("pool", pool, len(position.words))
        return pool


def _count_letters(held: NDArray[np.uint32]) -> tuple[NDArray[np.uint32], NDArray[np.intp]]:
    return np.unique(held, return_counts=True)


def _count_distinct(held: NDArray[np.uint32]) -> NDArray[np.intp]:
    ordered = np.sort(held, axis=1)
    return 1 + (ordered[:, 1:] != ordered[:, :-1]).sum(axis=1)


def _rate_letter_rank(position: Knowledge, guesses: Indices, distinct: float) -> Figures:
    held = position.words.letters[guesses]
    letters, counts = _count_letters(held)
    ranks = np.empty(len(letters))
    ranks[np.argsort(counts, kind="stable")] = np.arange(len(letters))
    return ranks[np.searchsorted(letters, held)].sum(axis=1) + distinct * _count_distinct(held)


def _rate_distinct_letters(position: Knowledge, guesses: Indices) -> Figures:
    return _count_distinct(position.words.letters[guesses]).astype(np.float64)


def _rate_letter_frequency(position: Knowledge, guesses: Indices) -> Figures:
    everything = position.words.letters[position.words.is_answer]
    letters, counts = _count_letters(everything)
    held = position.words.letters[guesses]
    at = np.minimum(np.searchsorted(letters, held), len(letters) - 1)
    figure = np.where(letters[at] == held, counts[at], 0).sum(axis=1).astype(np.float64)
    if len(position.open_boards[0]) < 3:
        # the first three guesses should hold as many different letters as possible
        figure += everything.size * _count_distinct(held)
    return figure


def _rate_popularity(position: Knowledge, guesses: Indices) -> Figures:
    return position.words.weights[guesses]


def _rate_positions(position: Knowledge, guesses: Indices) -> Figures:
    vocabulary = position.words
    return _count_positions(vocabulary.letters[vocabulary.is_answer], vocabulary.letters[guesses])


def _rate_positions_left(position: Knowledge, guesses: Indices) -> Figures:
    held = position.words.letters[guesses]
    return _count_positions(held, held)


def _count_positions(everything: NDArray[np.uint32], held: NDArray[np.uint32]) -> Figures:
    figure = np.zeros(len(held))
    for place in range(held.shape[1]):
        letters, counts = _count_letters(everything[:, place])
        at = np.minimum(np.searchsorted(letters, held[:, place]), len(letters) - 1)
        figure += np.where(letters[at] == held[:, place], counts[at], 0)
    return figure


_WORTH = 5
"""Ranks that a distinct letter is worth in article 2."""

_MOST = 1_000_000
"""So many that nothing else counts, as any more would do."""


def make_letter_rank(distinct: float = _WORTH) -> Sound:
    """Return the system of article 2, in which each distinct letter is worth `distinct` ranks.

    `strategy("sound-letter-rank:7")` is the same with 7.
    """
    check_finite("distinct", distinct)
    if abs(distinct) > _MOST:
        raise BadArgument("distinct", distinct, f"a number from -{_MOST:,} to {_MOST:,}")
    return Sound(
        name="sound-letter-rank" if distinct == _WORTH else f"sound-letter-rank:{distinct:g}",
        summary=f"a sound guess of common letters: their ranks and {distinct:g} for each distinct",
        source="Chidi Williams, Building a Wordle solver (2022)",
        figure=partial(_rate_letter_rank, distinct=distinct),
    )


SOUND_LETTER_RANK = register(make_letter_rank(), make_letter_rank)
DISTINCT_LETTERS = register(
    Sound(
        name="distinct-letters",
        summary="a possible word with the most different letters",
        source="Mike Schilli, Boost your Wordle streak with Go, Linux Magazine (2022)",
        figure=_rate_distinct_letters,
    )
)
LETTER_FREQUENCY = register(
    Sound(
        name="letter-frequency",
        summary="common letters by fixed counts; five different ones in the first three guesses",
        source="Adam Filion, Building a Wordle solver, MathWorks (2022)",
        figure=_rate_letter_frequency,
    )
)
MOST_POPULAR = register(
    Sound(
        name="most-popular",
        summary="the likeliest possible word: the heaviest, or the first of a list without weights",
        source="Dominic Fox, Playing Wordle with Python (2022)",
        figure=_rate_popularity,
    )
)
POSITION_FREQUENCY = register(
    Sound(
        name="position-frequency",
        summary="letters where they stand most often, counted once",
        source="after Dominic Fox, Playing Wordle with Python (2022), which counts anew",
        figure=_rate_positions,
    )
)
POSITION_FREQUENCY_LEFT = register(
    Sound(
        name="position-frequency-dynamic",
        summary="letters where they stand most often in the words left, by its author's filter",
        source="Dominic Fox, Playing Wordle with Python (2022)",
        figure=_rate_positions_left,
        pool=_list_possible_by_counts,
    )
)
