"""Who hurries goes after the others, and who hurries too much is refused after them."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

import discord
import pytest
from structlog.testing import capture_logs

from bot.adapters.door import rate_limit
from bot.adapters.door.deferral import finish_deferral, is_awaited, watch
from bot.adapters.door.rate_limit import Doorkeeper
from bot.domain.rate_limits import A_CHANNEL, A_PERSON, A_REFUSAL, Crowded, TooFast, Unheard
from tests.loopback.payloads import COMMAND, command, interaction

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
HURRIED, OTHER = 9, 10


class Door:
    """A doorkeeper, at a moment that lasts, and people who come to the door."""

    def __init__(self) -> None:
        self._doorkeeper = Doorkeeper(lambda: NOON, timedelta)
        self._client: Any = discord.Client(intents=discord.Intents(guilds=True))
        self._numbers = count(1)
        self.ended: list[int] = []

    def come(self, who: int) -> discord.Interaction:
        number, data = next(self._numbers), command("wordle board")
        told: Any = interaction(number, COMMAND, data, who=who, guild_id=1, channel_id=2)
        # by direct message, as the client is in no server
        del told["guild_id"]
        told["user"] = told.pop("member")["user"]
        coming = discord.Interaction[discord.Client](data=told, state=self._client._connection)
        watch(coming)
        return coming

    async def admit(self, coming: discord.Interaction) -> None:
        try:
            await self._doorkeeper.admit(coming)
        finally:
            self.ended.append(coming.id)

    async def hurry(self, times: int) -> None:
        """Come so often, and be answered each time."""
        for _ in range(times):
            coming = self.come(HURRIED)
            await self.admit(coming)
            await finish_deferral(coming)
        self.ended.clear()

    async def crowd(self, people: int = A_CHANNEL.at_once) -> None:
        """Come as so many people, all that a channel may have at once, and be answered."""
        for who in range(100, 100 + people):
            coming = self.come(who)
            await self.admit(coming)
            await finish_deferral(coming)

    def begin(self, who: int) -> asyncio.Task[None]:
        return asyncio.create_task(self.admit(self.come(who)))


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody who waits for others gives up before the test does."""
    monkeypatch.setattr(rate_limit, "_PATIENCE", 60)
    monkeypatch.setattr(rate_limit, "_REFUSED", 60)
    monkeypatch.setattr(rate_limit, "CROWDED", 60)


@pytest.fixture
async def door() -> Door:
    return Door()


@pytest.fixture
async def other(door: Door) -> discord.Interaction:
    """Somebody who was let in and waits for an answer."""
    coming = door.come(OTHER)
    await door.admit(coming)
    return coming


async def _wait_for_another(door: Door, asked: int) -> asyncio.Task[None]:
    """Who has asked so often waits for somebody else, who is answered then."""
    await door.hurry(asked)
    other = door.come(OTHER)
    await door.admit(other)
    waiting = door.begin(HURRIED)
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await finish_deferral(other)
    return waiting


async def test_a_refusal_waits_until_others_are_answered(door: Door) -> None:
    refused = await _wait_for_another(door, A_PERSON.at_once)
    with pytest.raises(TooFast):
        await asyncio.wait_for(refused, 10)


async def test_who_has_spent_half_of_their_share_is_let_in_after_others(door: Door) -> None:
    hurried = await _wait_for_another(door, A_PERSON.at_once // 2)
    await asyncio.wait_for(hurried, 10)


async def test_who_does_not_hurry_waits_for_nobody(door: Door, other: discord.Interaction) -> None:
    await door.hurry(A_PERSON.at_once // 2)
    await asyncio.wait_for(door.begin(OTHER), 10)
    assert is_awaited(other)


@pytest.fixture
def soon(patient: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "_PATIENCE", 0.1)
    monkeypatch.setattr(rate_limit, "_REFUSED", 0.1)


@pytest.mark.usefixtures("soon")
async def test_nobody_waits_for_ever(door: Door) -> None:
    await door.hurry(A_PERSON.at_once - 1)
    await door.admit(door.come(OTHER))
    await asyncio.wait_for(door.begin(HURRIED), 10)
    with pytest.raises(TooFast):
        await asyncio.wait_for(door.begin(HURRIED), 10)


async def test_the_refused_are_told_so_in_order_and_the_bot_does_other_things_between(
    door: Door,
) -> None:
    await door.hurry(A_PERSON.at_once)
    refused = [door.begin(HURRIED) for _ in range(5)]
    turns = 0
    while not all(one.done() for one in refused):
        ended = len(door.ended)
        await asyncio.sleep(0)
        turns += 1
        assert len(door.ended) <= ended + 1
    assert door.ended == sorted(door.ended)
    assert turns >= len(refused)
    await asyncio.gather(*refused, return_exceptions=True)


async def test_who_goes_on_though_refused_is_left_unanswered_and_others_are_not(door: Door) -> None:
    await door.hurry(A_PERSON.at_once)
    refused = [door.begin(HURRIED) for _ in range(A_REFUSAL.at_once)]
    met = await asyncio.gather(*refused, return_exceptions=True)
    assert {type(one) for one in met} == {TooFast}
    with pytest.raises(Unheard):
        await door.begin(HURRIED)
    await asyncio.wait_for(door.begin(OTHER), 10)


async def test_of_more_than_can_be_refused_in_time_the_rest_is_counted_in_one_line(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limit, "MOST_WAITING", 3)
    monkeypatch.setattr(rate_limit, "_COUNTED", 0.01)
    await door.hurry(A_PERSON.at_once)
    with capture_logs() as logs:
        many = [door.begin(HURRIED) for _ in range(8)]
        met = await asyncio.gather(*many, return_exceptions=True)
        await asyncio.sleep(0.1)
    assert [type(one) for one in met] == [TooFast] * 3 + [Unheard] * 5
    told = {"event": "too many to refuse", "log_level": "warning", "unanswered": 5}
    assert logs == [told]


async def test_who_asks_once_in_a_crowd_is_not_told_to_be_slower(door: Door) -> None:
    await door.crowd()
    with pytest.raises(Crowded):
        await asyncio.wait_for(door.begin(OTHER), 10)
    for _ in range(A_PERSON.at_once - 1):
        with pytest.raises(Crowded):
            await asyncio.wait_for(door.begin(OTHER), 10)
    with pytest.raises(TooFast) as hurried:
        await asyncio.wait_for(door.begin(OTHER), 10)
    assert type(hurried.value) is TooFast


async def test_the_refused_of_a_crowd_keep_their_promise_while_they_wait(door: Door) -> None:
    served = door.come(1)
    await door.admit(served)
    await door.crowd(A_CHANNEL.at_once - 1)
    refused = door.come(OTHER)
    waiting = asyncio.create_task(door.admit(refused))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    assert is_awaited(refused)
    await finish_deferral(served)
    with pytest.raises(Crowded):
        await asyncio.wait_for(waiting, 10)
    assert is_awaited(refused)
