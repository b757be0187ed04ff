"""The services of a bot over word lists that are read once for all tests."""

from __future__ import annotations

from random import Random

from bot.app import Clock, Services
from bot.brain.lexicons import Lexicons
from bot.operations.database import utc_now
from bot.settings import Shards
from bot.store import Store

LEXICONS = Lexicons()
"""Read once, as a bot reads them once for all servers."""


def services_over(
    store: Store,
    clock: Clock = utc_now,
    dice: Random | None = None,
    shards: Shards | None = None,
) -> Services:
    """Wire the services with a clock and dice of the test's own."""
    return Services.over(store, clock, dice, LEXICONS, shards)
