"""What takes long is done once for all who ask, and the latest answers are kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

T = TypeVar("T")


class Once:
    """The latest `most` answers by question; a failure is not kept."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[Hashable, asyncio.Future[Any]] = OrderedDict()

    async def answer(self, question: Hashable, find: Callable[[], Awaitable[T]]) -> T:
        """Return what `find` finds, unless it is known or being found already."""
        found = self._known.get(question)
        if found is None or found.cancelled() or (found.done() and found.exception()):
            found = self._known[question] = asyncio.ensure_future(find())
        self._known.move_to_end(question)
        while len(self._known) > self._most:
            self._known.popitem(last=False)
        # one asker who leaves must not take the answer from the others
        return await asyncio.shield(found)
