"""The solver's threads: equal work is done once, and the latest results are cached."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import Any, TypeVar, TypeVarTuple

from async_lru import alru_cache

from bot.metrics import SEARCH

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

_REMEMBERED = 2048
"""Cached results."""

_THREADS = 2
"""Threads per lane: more would share the same cores, and all be late."""

LULL, _PATIENCE = 0.05, 0.5
"""Seconds without quick work before a search begins, and the longest it waits for that.

Twenty quick questions at once are all answered before the first search slows them down.
"""


class Pool:
    """Two lanes of threads: quick work never waits behind a search.

    Work is a function of hashable arguments, and equal calls share one result; an exception is
    passed on and not cached.
    """

    def __init__(self) -> None:
        self._quick = ThreadPoolExecutor(_THREADS, "quick")
        self._slow = ThreadPoolExecutor(_THREADS, "search")
        self._last_question = 0.0
        self._closed = False
        self._once = alru_cache(maxsize=_REMEMBERED)(self._run)

    def close(self) -> None:
        """Drop the work that has not begun; a running search ends by itself."""
        self._closed = True
        for threads in (self._quick, self._slow):
            threads.shutdown(wait=False, cancel_futures=True)

    async def reckon(self, work: Callable[[*Ts], T], *about: *Ts) -> T:
        """Return `work(*about)`, which is quick."""
        self._last_question = asyncio.get_running_loop().time()
        return await _finish(self._once(self._quick, work, *about))

    async def search(self, work: Callable[[*Ts], T], *about: *Ts) -> T:
        """Return `work(*about)`, which may take a second or more."""
        return await _finish(self._once(self._slow, work, *about))

    async def _run(self, threads: Executor, work: Callable[..., Any], *about: Any) -> Any:
        if threads is self._slow:
            await self._lull()
        if self._closed:
            # the bot is stopping, and nobody waits for this any more
            raise asyncio.CancelledError
        lane = "search" if threads is self._slow else "quick"
        with SEARCH.labels(lane).time():
            return await asyncio.get_running_loop().run_in_executor(threads, work, *about)

    async def _lull(self) -> None:
        """Wait until nobody has asked for quick work for a moment."""
        loop = asyncio.get_running_loop()
        latest = loop.time() + _PATIENCE
        # others keep putting this timer off; an event could not say how long it has been quiet
        while (now := loop.time()) < min(self._last_question + LULL, latest):  # noqa: ASYNC110
            await asyncio.sleep(self._last_question + LULL - now)


async def _finish(asking: Coroutine[Any, Any, T]) -> T:
    # async-lru drops work when its last caller is cancelled, but another may ask again soon
    return await asyncio.shield(asking)
