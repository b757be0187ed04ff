"""Make those who ask for more than their share wait, so that others need not.

Libraries of rate limits count and refuse. The order here, in which a flood is served or refused
only while nobody else waits, is what keeps a server playable, and none has it.
"""

from __future__ import annotations

import asyncio
from typing import NoReturn, Protocol, runtime_checkable

import discord
import structlog

from bot.adapters.door.deferral import finish_deferral, is_awaited
from bot.adapters.door.recent import keep
from bot.domain.clock import Clock, Stopwatch, run_time
from bot.domain.rate_limits import (
    A_CHANNEL,
    A_PERSON,
    A_REFUSAL,
    A_TYPIST,
    Allowances,
    Crowded,
    Repeated,
    TooFast,
    Unheard,
)

log: structlog.stdlib.BoundLogger = structlog.get_logger()

_REMEMBERED = 10_000
"""Interactions that are known when they come again, as they may after a connection broke."""

_PATIENCE, _REFUSED = 0.5, 1.5
"""Seconds that somebody who hurries waits for others at most, before an answer or a refusal."""

CROWDED = 0.5
"""Seconds that somebody waits for others at most who is refused for what all ask in a channel."""

NAP = 0.002
"""Seconds between two looks whether others are still served."""

MOST_WAITING = 200
"""Those who wait at once, before more of the refused are left unanswered."""

_COUNTED = 1.0
"""Seconds in which those left unanswered are counted in one line of the log."""


class WaitingLine:
    """Those who hurry go one by one, and only while nobody else waits for an answer.

    Even a refusal takes a millisecond of the event loop that all share.
    """

    def __init__(self, clock: Clock, passed: Stopwatch = run_time) -> None:
        self._refusals = Allowances(A_REFUSAL, clock, passed)
        self._served: set[discord.Interaction] = set()
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._unheard = 0

    def serve(self, interaction: discord.Interaction) -> None:
        """Make those in line wait until this one is answered or deferred."""
        self._served = {one for one in (*self._served, interaction) if is_awaited(one)}

    async def refuse(self, who: int, patience: float) -> None:
        """Wait to be refused; raises `Unheard` if too many wait, or this one too often."""
        try:
            self._refusals.take(who)
        except TooFast:
            self._ignore()
        if self._waiting >= MOST_WAITING:
            self._ignore()
        await self.wait(patience)

    def _ignore(self) -> NoReturn:
        if not self._unheard:
            asyncio.get_running_loop().call_later(_COUNTED, self._tell)
        self._unheard += 1
        raise Unheard

    def _tell(self) -> None:
        log.warning("too many to refuse", unanswered=self._unheard)
        self._unheard = 0

    async def wait(self, patience: float) -> None:
        """Wait for a turn, for `patience` seconds at most."""
        self._waiting += 1
        try:
            async with asyncio.timeout(patience), self._turn:
                # lets the loop take in whoever has come meanwhile
                await asyncio.sleep(0)
                while any(map(is_awaited, self._served)):  # noqa: ASYNC110 - many ways to answer
                    await asyncio.sleep(NAP)
        except TimeoutError:
            pass
        finally:
            self._waiting -= 1


class Doorkeeper:
    """Counts what people and channels ask for, and lets each interaction in once."""

    def __init__(self, clock: Clock, passed: Stopwatch = run_time) -> None:
        self._people = Allowances(A_PERSON, clock, passed)
        self._channels = Allowances(A_CHANNEL, clock, passed)
        self._typists = Allowances(A_TYPIST, clock, passed)
        self._latest: dict[int, None] = {}
        self._line = WaitingLine(clock, passed)

    async def admit(self, interaction: discord.Interaction) -> None:
        """Count the interaction, and let it in.

        Raises `Repeated`, `TooFast` for who hurries, `Crowded` for a crowd, or `Unheard`.
        """
        if interaction.type is discord.InteractionType.autocomplete:
            self._typists.take(interaction.user.id)
            return
        self._know(interaction.id)
        left = await self._count(interaction, interaction.user.id)
        if left < A_PERSON.at_once / 2:
            await self._line.wait(_PATIENCE)
        self._line.serve(interaction)

    async def _count(self, interaction: discord.Interaction, who: int) -> float:
        try:
            left = self._people.take(who)
        except TooFast:
            await finish_deferral(interaction)
            await self._line.refuse(who, _REFUSED)
            raise
        try:
            self._channels.take(interaction.channel_id or 0)
        except TooFast as refused:
            # the promise stays: they asked little, and a starved machine answers late
            await self._line.refuse(who, CROWDED)
            raise Crowded(refused.until) from None
        return left

    def _know(self, interaction_id: int) -> None:
        if interaction_id in self._latest:
            raise Repeated
        keep(self._latest, interaction_id, None, _REMEMBERED)


@runtime_checkable
class HasDoorkeeper(Protocol):
    """A client that admits interactions by a doorkeeper."""

    doorkeeper: Doorkeeper


async def admit(interaction: discord.Interaction) -> None:
    """Let the interaction in, at once or when there is time for those who hurry.

    Raises `Repeated`, `TooFast` or `Unheard`, if the client has a doorkeeper.
    """
    if isinstance(interaction.client, HasDoorkeeper):
        await interaction.client.doorkeeper.admit(interaction)
