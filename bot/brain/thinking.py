"""Long thoughts in threads of their own: each is thought once, and the latest are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import TypeVar

from bot.brain.guild_words import Wishes
from bot.brain.lexicons import Lexicons
from bot.brain.once import Once
from engine.solver import Vocabulary
from engine.solver.analysis import Analyst
from engine.solver.difficulty import Examiner

A = TypeVar("A", bound=Hashable)
T = TypeVar("T")

THREADS = 2
"""Thoughts at once: more would share the same cores, and all be late."""

REMEMBERED = 256
LISTS = 16
"""Word lists held as arrays, each of some megabytes."""

Words = tuple[Wishes, str, int]
"""Which list is meant: a server's wishes, a language, a length."""


class Thinking:
    def __init__(self, lexicons: Lexicons) -> None:
        self._lexicons = lexicons
        self._threads = ThreadPoolExecutor(THREADS, "thought")
        self._known = Once(REMEMBERED)
        # what these learn of openings is worth keeping
        self.vocabulary = lru_cache(LISTS)(self._vocabulary)
        self.analyst = lru_cache(LISTS)(self._analyst)
        self.examiner = lru_cache(LISTS)(self._examiner)

    def close(self) -> None:
        """Let go of what nobody waits for any more; a thought under way ends by itself."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def once(self, work: Callable[[A], T], about: A) -> T:
        """Return `work(about)`, figured in a thread unless it is remembered."""
        loop = asyncio.get_running_loop()
        question = (work.__qualname__, about)
        return await self._known.answer(
            question, lambda: loop.run_in_executor(self._threads, work, about)
        )

    def _vocabulary(self, words: Words) -> Vocabulary:
        wishes, language, length = words
        return Vocabulary.of(self._lexicons.wished(wishes, language, length))

    def _analyst(self, words: Words) -> Analyst:
        return Analyst(self.vocabulary(words))

    def _examiner(self, words: Words) -> Examiner:
        return Examiner(self.vocabulary(words))
