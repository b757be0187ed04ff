"""The solver at the service of the chat: asked in a thread, never on the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, TypeVar

import numpy as np

from bot.brain.guild_words import Wishes, tailored
from bot.brain.lexicons import Lexicons
from bot.brain.once import Once
from bot.domain.puzzles import Kind, WordList
from engine import Hard, Lexicon, Turn, Word
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
from engine.solver.hints import Nudge, Telling, nudge, telling_letter

T = TypeVar("T")

REMEMBERED = 2048
STRATEGY = "best"
VOCABULARIES = 64
"""Word lists held as arrays, each of some megabytes: lengths, and servers with own words."""

THREADS = 2
"""Searches at once: more would share the same cores, and all be late."""

LULL, PATIENCE = 0.05, 0.5
"""Seconds without a question after which a search begins, and for which it waits at most.

Twenty questions at once are all answered before the first search slows them down.
"""


@dataclass(frozen=True)
class Puzzle:
    """What is known of a puzzle: enough to advise, and the key under which advice is kept."""

    kind: Kind
    boards: tuple[tuple[Turn, ...], ...] = ((),)
    extra: frozenset[Word] = frozenset()
    """Words a server has added to the list."""

    @property
    def opening(self) -> bool:
        return not any(self.boards)


@dataclass(frozen=True)
class Left:
    """What may be the answer of one board: `total` words, `likely` of them likely.

    `words` are those that may be named, likely ones first.
    """

    words: tuple[Word, ...]
    total: int
    likely: int
    tier: Tier


@dataclass(frozen=True)
class Slip:
    """Rows of one board (from 1) that cannot hold together."""

    board: int
    contradiction: Contradiction


class Adviser:
    """Advice by state, the latest remembered: a busy channel costs one search.

    What is quick to say has threads of its own and never waits behind a search.
    """

    def __init__(self, lexicons: Lexicons) -> None:
        self._lexicons = lexicons
        self._vocabulary = lru_cache(VOCABULARIES)(self._read)
        self._known = Once(REMEMBERED)
        self._quick = ThreadPoolExecutor(THREADS, "advice")
        self._slow = ThreadPoolExecutor(THREADS, "search")
        self._asked = 0.0

    def close(self) -> None:
        """Let go of what nobody waits for any more; a search under way ends by itself."""
        for threads in (self._quick, self._slow):
            threads.shutdown(wait=False, cancel_futures=True)

    async def left(self, puzzle: Puzzle) -> tuple[Left, ...]:
        """Return what remains on every board."""
        return await self._once(self._reckon, self._left, puzzle)

    async def slip(self, puzzle: Puzzle) -> Slip | None:
        """Return the first board whose rows contradict each other, and why."""
        return await self._once(self._reckon, self._slip, puzzle)

    async def nudge(self, puzzle: Puzzle) -> Nudge | None:
        """Return a feature most candidates share, of the first board still open."""
        return await self._once(self._reckon, self._nudge, puzzle)

    async def letter(self, puzzle: Puzzle) -> Telling | None:
        """Return the most telling untested letter, of the first board still open."""
        return await self._once(self._reckon, self._letter, puzzle)

    async def suggest(self, puzzle: Puzzle) -> Suggestions:
        """Return the best guesses; at most about a second of a thread's time."""
        return await self._once(self._search, self._suggest, _alike(puzzle))

    async def best(self, puzzle: Puzzle) -> Word | None:
        """Return the best guess alone, which a decision tree often knows without a search."""
        return await self._once(self._search, self._best, _alike(puzzle))

    async def _reckon(self, work: Callable[[Puzzle], T], puzzle: Puzzle) -> T:
        """Do quick work, now."""
        loop = asyncio.get_running_loop()
        self._asked = loop.time()
        return await loop.run_in_executor(self._quick, work, puzzle)

    async def _search(self, work: Callable[[Puzzle], T], puzzle: Puzzle) -> T:
        """Do slow work, once nobody has asked for quick work for a moment."""
        loop = asyncio.get_running_loop()
        latest = loop.time() + PATIENCE
        # a timer that others keep putting off; an event could not say how long it has been quiet
        while (now := loop.time()) < min(self._asked + LULL, latest):  # noqa: ASYNC110
            await asyncio.sleep(self._asked + LULL - now)
        return await loop.run_in_executor(self._slow, work, puzzle)

    async def _once(
        self,
        do: Callable[[Callable[[Puzzle], T], Puzzle], Coroutine[Any, Any, T]],
        work: Callable[[Puzzle], T],
        puzzle: Puzzle,
    ) -> T:
        return await self._known.answer((work.__name__, puzzle), lambda: do(work, puzzle))

    def _read(
        self, language: str, length: int, words: WordList, extra: frozenset[Word]
    ) -> Vocabulary:
        vocabulary = Vocabulary.of(self._words(language, length, extra))
        if words is WordList.ANSWERS:
            return vocabulary
        every = np.ones(len(vocabulary.words))
        # the shipped trees are of the likely answers
        return replace(vocabulary, weights=every, is_answer=every > 0, language=None)

    def _words(self, language: str, length: int, extra: frozenset[Word]) -> Lexicon:
        lexicon = self._lexicons(language, length)
        return tailored(lexicon, Wishes(tuple(extra))) if extra else lexicon

    def _state(self, puzzle: Puzzle) -> State:
        kind = puzzle.kind
        vocabulary = self._vocabulary(kind.language, kind.length, kind.words, puzzle.extra)
        return State(vocabulary, puzzle.boards, kind.hard)

    def _left(self, puzzle: Puzzle) -> tuple[Left, ...]:
        vocabulary = self._state(puzzle).vocabulary
        return tuple(_left(vocabulary, turns) for turns in puzzle.boards)

    def _slip(self, puzzle: Puzzle) -> Slip | None:
        vocabulary = self._state(puzzle).vocabulary
        for board, turns in enumerate(puzzle.boards, start=1):
            found = contradiction(turns, vocabulary)
            if found:
                return Slip(board, found)
        return None

    def _nudge(self, puzzle: Puzzle) -> Nudge | None:
        state = self._state(puzzle)
        boards = zip(state.candidates, state.open_boards, strict=True)
        return next((nudge(state.vocabulary, left, turns) for left, turns in boards), None)

    def _letter(self, puzzle: Puzzle) -> Telling | None:
        state = self._state(puzzle)
        boards = zip(state.candidates, state.open_boards, strict=True)
        return next((telling_letter(state.vocabulary, left, turns) for left, turns in boards), None)

    def _suggest(self, puzzle: Puzzle) -> Suggestions:
        return strategy(STRATEGY).rank(self._state(puzzle))

    def _best(self, puzzle: Puzzle) -> Word | None:
        best = strategy(STRATEGY).rank(self._state(puzzle), 1).guesses
        return best[0].guess if best else None


def _alike(puzzle: Puzzle) -> Puzzle:
    """Before the first guess every board is the same, and hard mode asks for nothing."""
    if not puzzle.opening:
        return puzzle
    return Puzzle(replace(puzzle.kind, boards=1, hard=Hard.OFF), extra=puzzle.extra)


def _left(vocabulary: Vocabulary, turns: tuple[Turn, ...]) -> Left:
    found = candidates(vocabulary, turns)
    # answers first, however common another word is
    order = np.lexsort((-found.weights, ~vocabulary.is_answer[found.indices]))
    ordered = found.indices[order]
    said = ordered[vocabulary.suggested[ordered]]
    return Left(vocabulary.spell(said), len(found), found.likely, found.tier)
