"""The strongest strategy: a shipped tree, an exact search, or the best of a short list."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import prod

import numpy as np

from engine.game import Hard
from engine.solver import book, shortlist
from engine.solver.candidates import Candidates
from engine.solver.knowledge import Knowledge
from engine.solver.limit import Limit
from engine.solver.means import UNIT
from engine.solver.node import LIMIT
from engine.solver.outlook import Outlook
from engine.solver.partition import Figures
from engine.solver.search import Search
from engine.solver.shortlist import find_heaviest
from engine.solver.soonest import Together
from engine.solver.strategies.base import (
    TOP,
    PrintsName,
    Strategy,
    check_asked,
    choose_likely,
    list_guesses,
    list_suggestions,
)
from engine.solver.strategies.foresight import FORESIGHT
from engine.solver.strategies.registry import register
from engine.solver.suggestions import Suggestion, Suggestions
from engine.solver.unlikely import count_all, measure_lost
from engine.solver.words import Indices

SERIOUS = 0.01
"""The least weight of a word in a search, as a share of the likeliest word's."""

_CASES = 60
"""The most combinations of answers for which several boards are searched."""

_ALSO = 15
"""How many ranked guesses that search tries besides possible answers."""

CHAT = Limit(nodes=200, seconds=2)
"""The work of about a tenth of a second."""


@dataclass(frozen=True, repr=False)
class Best(PrintsName):
    """The fewest expected guesses, where every word counts by how likely it is to be the answer.

    Where a shipped tree knows the position its guess comes first. Few words are searched
    exactly; many are ranked by what they leave. So are several boards, until few combinations are
    left; a board whose word is known is solved at once.

    Up to `exact` words are searched with the `guesses` that tell most, within `limit`. Beyond
    those, up to `weighed` words are estimated by what each guess leaves, in about a second. The
    defaults answer a chat in a tenth of a second.
    """

    name: str = "best"
    summary: str = "fewest expected guesses, by tree, search and information"
    source: str = "Alex Selby, The best strategies for Wordle (2022)"
    greedy: Strategy = FORESIGHT
    limit: Limit = CHAT
    exact: int = 60
    guesses: int = 4_000
    weighed: int = 0

    def rank(self, position: Knowledge, top: int = TOP) -> Suggestions:
        """Return the best guess that the tree or the search finds, then those that rank highest."""
        check_asked(position, top)
        single = len(position.open_boards) == 1
        known = book.look_up(position) if single else None
        if known is not None and top == 1:
            return _put_first(position, _look_up(position, known), (), top)
        ranked = self.greedy.rank(position, max(top, _ALSO))
        first = None
        if known is not None:
            first = _look_up(position, known)
        elif ranked.guesses:
            first = (self._find if single else self._find_together)(position, ranked)
        if first is None:
            return replace(ranked, guesses=ranked.guesses[:top])
        return _put_first(position, first, ranked.guesses, top)

    def _find(self, position: Knowledge, ranked: Suggestions) -> Suggestion | None:
        """Return the result of a search over few words, or of an estimate over many."""
        (left,) = position.candidates
        if len(left) <= 2:
            return _try_each(position, left, ranked)
        if left.weights.sum() <= self.exact:
            return self._search(position, left)
        words = choose_likely(position.words, left).indices
        return _weigh_up(position, words) if len(words) <= self.weighed else None

    def _find_together(self, position: Knowledge, ranked: Suggestions) -> Suggestion | None:
        """Return a word that is known, or the result of a search if few combinations are left."""
        boards = [_take_serious(left) for left in position.candidates]
        index = position.words.index
        also = [index[one.guess] for one in ranked.guesses[:_ALSO]]
        known = [int(left.indices[0]) for left in boards if len(left) == 1]
        if known:
            return _look_up(position, next((guess for guess in also if guess in known), known[0]))
        cases = prod(len(left) for left in boards)
        if not cases or cases > _CASES:
            return None
        guesses = np.unique(np.concatenate([also, *(left.indices for left in boards)]))
        guesses = guesses[position.legal_mask[guesses]]
        found = Together(position.words, boards, guesses).run(self.limit)
        if found is None or found[0] < 0:
            return None
        # what was left out costs a guess more, at least
        lost = sum(map(measure_lost, position.candidates, boards))
        return replace(_look_up(position, found[0]), expected_guesses=found[1] + lost)

    def _search(self, position: Knowledge, left: Candidates) -> Suggestion | None:
        serious = np.flatnonzero(left.weights >= SERIOUS * left.weights.max())
        heaviest = serious[find_heaviest(left.weights[serious], self.exact)]
        words = left.indices[heaviest]
        weights = np.ones(len(position.words), np.int64)
        shares: Figures = left.weights[heaviest] / left.weights.max()
        weights[words] = np.maximum(1, np.round(shares * 1_000_000))
        hard = position.hard is not Hard.OFF
        search = Search(position.words, weights, hard=hard)
        guesses = shortlist.choose_telling(position, words, self.guesses)
        left_to_make = max(3, LIMIT - len(position.open_boards[0]))
        found = search.run(search.make_node(words, guesses), left_to_make, self.limit)
        if found.guess < 0 or not position.legal_mask[found.guess]:
            return None
        # ultra-hard mode demands more than the search knows
        all_seen = len(guesses) == len(position.legal) and len(words) == len(left)
        mean = found.total / int(weights[words].sum())
        return replace(
            _look_up(position, found.guess),
            expected_guesses=count_all(position.words, found.guess, left, words, mean),
            proven=found.proven and all_seen and position.hard is not Hard.ULTRA,
        )


def _try_each(position: Knowledge, left: Candidates, ranked: Suggestions) -> Suggestion | None:
    """Return the likelier of one or two words, if it was ranked: nothing needs fewer guesses."""
    if not len(left):
        return None
    first = int(np.argmax(left.weights))
    word = position.words[int(left.indices[first])]
    found = next((one for one in ranked.guesses if one.guess == word), None)
    needed = 2 - float(left.weights[first] / left.weights.sum())
    return found and replace(found, expected_guesses=needed, proven=True)


def _weigh_up(position: Knowledge, words: Indices) -> Suggestion:
    """Return the guess whose parts take least, to within two hundredths of a guess."""
    guess, worth = next(iter(Outlook(position, words).rank_guesses().items()))
    return replace(_look_up(position, guess), expected_guesses=worth.total / (UNIT * len(words)))


def _take_serious(left: Candidates) -> Candidates:
    """Return the candidates without those of negligible weight."""
    serious = left.weights >= SERIOUS * left.weights.max(initial=0)
    return Candidates(left.indices[serious], left.weights[serious], left.likely)


def _look_up(position: Knowledge, guess: int) -> Suggestion:
    """Return the figures of one guess."""
    return next(list_guesses(position, np.array([guess])))


def _put_first(
    position: Knowledge, best: Suggestion, others: tuple[Suggestion, ...], top: int
) -> Suggestions:
    rest = tuple(other for other in others if other.guess != best.guess)
    return list_suggestions(position, (best, *rest)[:top])


BEST = register(Best())
PATIENT = Best(limit=Limit(nodes=4_000, seconds=60), exact=250, guesses=40_000, weighed=3_000)
"""`best` for users who can wait: within a hundredth of a guess of the best trees."""
