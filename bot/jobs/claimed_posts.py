"""Post a thing once, whichever process comes to it first, and however often it is tried."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeVar

import structlog

from bot.domain.schedules import PostOutcome
from bot.jobs.reminders import UNSENT, is_temporary

log: structlog.stdlib.BoundLogger = structlog.get_logger()

T = TypeVar("T")
T_contra = TypeVar("T_contra", contravariant=True)
R = TypeVar("R")


class Claims(Protocol[T_contra]):
    """A service that lets one process at a time post a thing."""

    async def claim(self, thing: T_contra, /) -> bool:
        """Return whether the thing is to be posted now, by this caller alone."""
        ...

    async def finish(self, thing: T_contra, outcome: PostOutcome, /) -> None:
        """Store what became of the post."""
        ...


async def post_once(claims: Claims[T], thing: T, send: Callable[[], Awaitable[R]]) -> R | None:
    """Claim a thing, send it, and store the outcome; return what was sent, if it was.

    A permanent failure is not tried again.
    """
    if not await claims.claim(thing):
        return None
    try:
        sent = await send()
    except UNSENT as error:
        retry = is_temporary(error)
        log.warning("not posted", kind=type(thing).__name__, error=repr(error), retry=retry)
        await claims.finish(thing, PostOutcome.RETRY if retry else PostOutcome.REFUSED)
        return None
    await claims.finish(thing, PostOutcome.POSTED)
    return sent
