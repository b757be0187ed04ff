"""The baseline: the engine's own scalar rule, pair by pair, as one would first write a solver."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from math import log2

from engine.feedback import score
from engine.words import Word
from tests.benchmarks.classic import Classic
from tests.benchmarks.figures import Contestant, Figure, fastest

GUESSES = 60
"""Guesses timed for a whole list; the rest are taken to cost the same."""

GAMES = 3


def measure(lists: Classic) -> Contestant:
    """Time samples, and extrapolate them to the whole."""
    share = len(lists.allowed) / GUESSES
    some = random.Random(0).sample(lists.allowed, GUESSES)
    column = Contestant("plain Python")
    for left in (2315, 200, 20):
        words = lists.sample(left)
        seconds = fastest(lambda words=words: ranked(some, words)) * share
        column.figures[f"rank {left}"] = Figure(seconds, sampled=True)
    pairs = GUESSES * len(lists.answers)
    table = fastest(lambda: [score(guess, answer) for guess in some for answer in lists.answers])
    column.figures["table"] = Figure(table / pairs, sampled=True)
    games = fastest(lambda: [played(lists, answer) for answer in lists.sample(GAMES)], 0)
    opening = column.figures["rank 2315"].seconds
    whole = opening + games / GAMES * len(lists.answers)
    column.figures["simulate"] = Figure(whole, sampled=True)
    return column


def ranked(guesses: Sequence[Word], left: Sequence[Word]) -> list[tuple[float, Word]]:
    """The guesses by their entropy over the words left, the best first."""
    return sorted(
        (-_bits(Counter(score(guess, word) for word in left)), guess) for guess in guesses
    )


def played(lists: Classic, answer: Word) -> int:
    """How many guesses an answer takes after the opener soare."""
    guess, left, number = Word("soare"), list(lists.answers), 1
    while guess != answer:
        seen = score(guess, answer)
        left = [word for word in left if score(guess, word) == seen]
        guess = ranked(lists.allowed, left)[0][1] if len(left) > 2 else left[0]
        number += 1
    return number


def _bits(parts: Counter[object]) -> float:
    whole = parts.total()
    return -sum(count / whole * log2(count / whole) for count in parts.values())
