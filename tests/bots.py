"""The services of a bot over word lists that are read, and thought about, once for all tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, TypeVar, TypeVarTuple

from bot.app import Services
from bot.brain.lexicons import Lexicons
from bot.brain.pool import Pool
from bot.configuration import Shards
from bot.domain.clock import Clock, utc_now
from bot.store import Store

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

LEXICONS = Lexicons()
"""Read once, as a bot reads them once for all servers."""

_THINKERS: dict[str, Callable[..., Any]] = {}
"""The brain that was asked first, for each kind of question: it answers for all."""

_REMEMBERED = 256
"""Answers that are kept: all that a test run thinks out would take a gigabyte."""


class SharedPool(Pool):
    """Threads of a bot's own, which know what any bot of these tests has thought out."""

    async def reckon(self, work: Callable[[*Ts], T], *about: *Ts) -> T:
        return await super().reckon(_think, _name(work), *about)

    async def search(self, work: Callable[[*Ts], T], *about: *Ts) -> T:
        return await super().search(_think, _name(work), *about)

    async def _lull(self) -> None:
        """Search at once: there is nobody else to be slowed down."""


def _name(work: Callable[..., Any]) -> str:
    name: str = work.__qualname__
    _THINKERS.setdefault(name, work)
    return name


@lru_cache(_REMEMBERED)
def _think(name: str, *about: Any) -> Any:
    return _THINKERS[name](*about)


def services_over(
    store: Store,
    clock: Clock = utc_now,
    dice: Random | None = None,
    pool: Pool | None = None,
    *,
    shards: Shards | None = None,
) -> Services:
    """Wire the services with a clock and dice of the test's own.

    The dice are seeded, so that no test's guess is the answer by chance.
    """
    dice = dice or Random(7)
    return Services.over(store, clock, dice, LEXICONS, pool or SharedPool(), shards=shards)
