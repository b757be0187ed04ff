"""What a player waits for: `best` over our own lists, in positions of random games."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from engine.feedback import score
from engine.game import Hard
from engine.lexicon import Lexicon, load
from engine.solver import Position, Words, strategy
from engine.words import Word

LENGTHS = range(4, 9)
ANY = range(1 << 20)
NEAR = range(150, 251)
"""So many candidates count as about 200."""


@dataclass(frozen=True)
class Wait:
    """Seconds of thread time that one suggestion took."""

    seconds: float
    left: int
    turns: str


def waits(length: int, seconds: float, wanted: range = ANY) -> list[Wait]:
    """Play random games for `seconds`, timing positions with a `wanted` number of words left."""
    lexicon = load("en", length)
    vocabulary = Words.of(lexicon)
    dice = random.Random(length)
    found: list[Wait] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        positions = _game(lexicon, vocabulary, dice, own=0.5 if wanted is ANY else 0)
        found += [
            _timed(position) for position in positions if len(position.candidates[0]) in wanted
        ]
    return found


def told(found: list[Wait]) -> str:
    """The median, the 99th percentile and the maximum, in milliseconds."""
    if not found:
        return "none met"
    times = np.array([wait.seconds for wait in found]) * 1_000
    return " / ".join(f"{figure:.0f}" for figure in np.percentile(times, [50, 99, 100]))


def slowest(found: list[Wait]) -> str:
    """The position that took longest."""
    worst = max(found, key=lambda wait: wait.seconds)
    return f"{worst.turns or 'opening'} ({worst.left} left)"


def _game(
    lexicon: Lexicon, vocabulary: Words, dice: random.Random, own: float
) -> Iterator[Position]:
    """The positions of one game; a guess is the solver's `own` so often, else any legal word."""
    answer = dice.choice(lexicon.answers)
    position = Position(vocabulary, hard=dice.choice((Hard.OFF, Hard.HARD)))
    for _ in range(6):
        yield position
        guess = _guess(position, dice, own)
        if guess is None or guess == answer:
            return
        position = position.play(guess, score(guess, answer))


def _guess(position: Position, dice: random.Random, own: float) -> Word | None:
    if dice.random() >= own:
        return position.words[dice.choice(position.legal.tolist() or [0])]
    best = strategy("entropy").rank(position, 1).guesses
    return best[0].guess if best else None


def _timed(position: Position) -> Wait:
    fresh = Position(position.words, position.boards, position.hard)
    began = time.thread_time()
    answer = strategy("best").rank(fresh)
    seconds = time.thread_time() - began
    rows = " ".join(f"{guess}={feedback}" for guess, feedback in position.boards[0])
    return Wait(seconds, answer.remaining, f"{rows} {position.hard}".strip())
