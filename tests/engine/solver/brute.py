"""The least total by plain recursion over the scalar rules: slow, and plainly right."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf

from engine import Turn, Word, score, violation


@dataclass(frozen=True)
class Brute:
    """Tries every legal guess in every position; `weights` holds the words that may be hidden."""

    allowed: Sequence[Word]
    weights: Mapping[Word, int]
    hard: bool = False
    _known: dict[object, float] = field(default_factory=dict[object, float])

    def least(self, words: frozenset[Word], left: int, turns: tuple[Turn, ...] = ()) -> float:
        """The least sum of weight times guesses over `words`, infinite if `left` is too few."""
        if not left:
            return inf
        guesses = self.legal(turns)
        key = words, left, guesses
        if key not in self._known:
            totals = (self.with_guess(guess, words, left, turns) for guess in guesses)
            self._known[key] = min(totals, default=inf)
        return self._known[key]

    def with_guess(
        self, guess: Word, words: frozenset[Word], left: int, turns: tuple[Turn, ...] = ()
    ) -> float:
        """The least total when `guess` is made first."""
        total = float(sum(self.weights[word] for word in words))
        parts = defaultdict[Turn, set[Word]](set)
        for word in words - {guess}:
            parts[Turn(guess, score(guess, word))].add(word)
        after = (
            self.least(frozenset(part), left - 1, (*turns, turn)) for turn, part in parts.items()
        )
        return total + sum(after)

    def legal(self, turns: Sequence[Turn]) -> tuple[Word, ...]:
        """The guesses that may be made after `turns`."""
        if not self.hard:
            return tuple(self.allowed)
        return tuple(word for word in self.allowed if violation(turns, word) is None)
