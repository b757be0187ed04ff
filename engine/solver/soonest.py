"""Several boards with few words left: the guess after which all are solved soonest.

Boards share nothing but the guesses: what a guess leaves is computed for each board, and every
combination of what it may leave is searched.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf, prod

import numpy as np

from engine.solver.candidates import Candidates
from engine.solver.limit import Limit, Spent
from engine.solver.words import Indices, Words

Held = tuple[int, ...]
"""The places of the words that may be the answer of a board; empty once it is solved."""

Part = tuple[float, Held]
"""What a guess may leave of a board, with its probability."""

_CLOSE = 1e-9


@dataclass(frozen=True)
class _Try:
    """A guess, what it may leave of each board, and the fewest guesses that can be needed."""

    guess: int
    parts: tuple[tuple[Part, ...], ...]
    least: float


class Together:
    """A search for the fewest guesses until all `boards` are solved, using only `guesses`.

    A word counts by its weight. The result is the least expectation with these guesses.
    """

    def __init__(self, words: Words, boards: Sequence[Candidates], guesses: Indices) -> None:
        self._guesses = guesses
        self._shown = [words.table(guesses, left.indices).tolist() for left in boards]
        self._chances = [(left.weights / left.weights.sum()).tolist() for left in boards]
        self._indices = [left.indices.tolist() for left in boards]
        every = np.concatenate(self._indices)
        self._apart = len(np.unique(every)) == len(every)
        self._correct = words.n_patterns - 1
        self._start = tuple(tuple(range(len(left))) for left in boards)
        self._known: dict[tuple[Held, ...], tuple[float, int]] = {}
        self._looked, self._most = Limit().start_clock(), inf

    def run(self, limit: Limit) -> tuple[int, float] | None:
        """Return the best guess, and the expected guesses until all boards are solved.

        Returns None if the limit ends the search.
        """
        self._looked, self._most = limit.start_clock(), limit.nodes
        try:
            expected, best = self._find_best(self._start)
        except Spent:
            return None
        return int(self._guesses[best]), expected

    def _find_best(self, boards: tuple[Held, ...]) -> tuple[float, int]:
        if boards not in self._known:
            if self._looked() >= self._most:
                raise Spent
            best, guess = inf, -1
            for each in sorted(self._list_tries(boards), key=_rank):
                if each.least < best - _CLOSE:
                    expected = self._expect(each, best)
                    if expected < best - _CLOSE:
                        best, guess = expected, each.guess
            self._known[boards] = best, guess
        return self._known[boards]

    def _expect(self, each: _Try, below: float) -> float:
        """Return the expected guesses with one try; from `below` on the result may be too low."""
        total = 1.0
        for combination in product(*each.parts):
            chance = prod(share for share, _ in combination)
            total += chance * self._find_value(tuple(held for _, held in combination))
            if total >= below:
                break
        return total

    def _find_value(self, boards: tuple[Held, ...]) -> float:
        if max(map(len, boards)) > 1:
            return self._find_best(boards)[0]
        # one guess solves all boards that hide the same word
        return len({self._indices[at][held[0]] for at, held in enumerate(boards) if held})

    def _list_tries(self, boards: tuple[Held, ...]) -> Iterator[_Try]:
        """Yield the guesses that tell something or may be right, each different effect once."""
        seen: set[tuple[tuple[Held, ...], ...]] = {tuple((held,) for held in boards)}
        for guess in range(len(self._guesses)):
            parts = tuple(tuple(self._divide(at, held, guess)) for at, held in enumerate(boards))
            left = tuple(tuple(held for _, held in each) for each in parts)
            if left not in seen:
                seen.add(left)
                open_boards = [sum(share for share, held in each if held) for each in parts]
                yield _Try(guess, parts, 1 + (sum if self._apart else max)(open_boards))

    def _divide(self, board: int, held: Held, guess: int) -> Iterator[Part]:
        shown, chances = self._shown[board][guess], self._chances[board]
        if not held:
            yield 1.0, held
            return
        parts: dict[int, list[int]] = {}
        for word in held:
            parts.setdefault(shown[word], []).append(word)
        whole = sum(chances[word] for word in held)
        for pattern, part in parts.items():
            share = sum(chances[word] for word in part) / whole
            yield share, () if pattern == self._correct else tuple(part)


def _rank(each: _Try) -> tuple[float, int]:
    """Order tries by what they solve at best, then by how many parts they leave."""
    return each.least, -sum(map(len, each.parts))
