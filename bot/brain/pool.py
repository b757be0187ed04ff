"""The solver's threads: work is done once for all who ask, and the latest results are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar, TypeVarTuple

from async_lru import alru_cache

from bot.metrics import SEARCH

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

REMEMBERED = 2048
"""Results that are kept."""

THREADS = 2
"""Threads of each lane: more would share the same cores, and all be late."""

LULL, PATIENCE = 0.05, 0.5
"""Seconds without a question after which a search begins, and for which it waits at most.

Twenty questions at once are all answered before the first search slows them down.
"""


class Pool:
    """Two lanes of threads: quick work never waits behind a search.

    Work is a function of hashable arguments, and the same call shares one result; an
    exception is passed on and not kept.
    """

    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(THREADS, "quick")
        self._slow = ThreadPoolExecutor(THREADS, "search")
        self._last_question = 0.0
        self._closed = False
        self._once = alru_cache(maxsize=REMEMBERED)(self._run)

    def close(self) -> None:
        """Drop the work that has not begun; a search under way ends by itself."""
        self._closed = True
        for threads in (self._quick, self._slow):
            threads.shutdown(wait=False, cancel_futures=True)

    async def reckon(self, work: Callable[[*Ts], T], *about: *Ts) -> T:
        """Return `work(*about)`, which is quick to say."""
        self._last_question = asyncio.get_running_loop().time()
        return await _finish(self._once(self._quick, work, *about))

    async def search(self, work: Callable[[*Ts], T], *about: *Ts) -> T:
        """Return `work(*about)`, which may take a second or more."""
        return await _finish(self._once(self._slow, work, *about))

    async def _run(self, threads: Executor, work: Callable[..., Any], *about: Any) -> Any:
        if threads is self._slow:
            await self._lull()
        if self._closed:
            # the bot stops; nobody waits for this any more
            raise asyncio.CancelledError
        lane = "search" if threads is self._slow else "quick"
        with SEARCH.labels(lane).time():
            return await asyncio.get_running_loop().run_in_executor(threads, work, *about)

    async def _lull(self) -> None:
        """Wait until nobody has asked for quick work for a moment."""
        loop = asyncio.get_running_loop()
        latest = loop.time() + PATIENCE
        # a timer that others keep putting off; an event could not say how long it has been quiet
        while (now := loop.time()) < min(self._last_question + LULL, latest):  # noqa: ASYNC110
            await asyncio.sleep(self._last_question + LULL - now)


async def _finish(asking: Coroutine[Any, Any, T]) -> T:
    # async-lru drops work when the last who waits for it is cancelled; who asks again soon
    # shall find it done
    return await asyncio.shield(asking)
