"""The solver at the service of the chat: asked in a thread, never on the event loop."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from functools import cache

import numpy as np

from bot.services.lexicons import Lexicons
from engine import Hard, Turn, Word
from engine.solver import (
    Contradiction,
    State,
    Suggestions,
    Tier,
    Vocabulary,
    candidates,
    contradiction,
    strategy,
)

REMEMBERED = 512
STRATEGY = "expected-remaining"


@dataclass(frozen=True)
class Puzzle:
    """What is known of a puzzle: enough to advise, and the key under which advice is kept."""

    language: str
    length: int
    turns: tuple[Turn, ...] = ()
    hard: Hard = Hard.OFF


@dataclass(frozen=True)
class Advice:
    """What to guess next, and every word that may still be the answer, likely ones first."""

    suggestions: Suggestions
    words: tuple[Word, ...]
    contradiction: Contradiction | None


class Adviser:
    """Advice by state, the latest remembered: a busy channel costs one search."""

    def __init__(self, lexicons: Lexicons) -> None:
        self._lexicons = lexicons
        self._vocabulary = cache(self._read)
        self._known: OrderedDict[Puzzle, asyncio.Task[Advice]] = OrderedDict()

    async def advise(self, puzzle: Puzzle) -> Advice:
        """Return advice; at most about a second of a thread's time, none of the loop's."""
        task = self._known.get(puzzle)
        if task is None or task.cancelled() or (task.done() and task.exception()):
            task = asyncio.ensure_future(asyncio.to_thread(self._search, puzzle))
            self._known[puzzle] = task
        self._known.move_to_end(puzzle)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        # one asker who leaves must not take the answer from the others
        return await asyncio.shield(task)

    def _read(self, language: str, length: int) -> Vocabulary:
        return Vocabulary.of(self._lexicons(language, length))

    def _search(self, puzzle: Puzzle) -> Advice:
        vocabulary = self._vocabulary(puzzle.language, puzzle.length)
        state = State(vocabulary, (puzzle.turns,), puzzle.hard)
        left = candidates(vocabulary, puzzle.turns)
        wrong = contradiction(puzzle.turns, vocabulary) if left.tier is Tier.NONE else None
        words = vocabulary.spell(left.indices[np.argsort(-left.weights, kind="stable")])
        return Advice(strategy(STRATEGY).rank(state), words, wrong)
