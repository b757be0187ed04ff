"""What an outage keeps from being stored is followed later, as far as memory goes."""

from __future__ import annotations

from collections.abc import Collection

import discord
from structlog.testing import capture_logs

from bot.domain.outages import Outage
from bot.jobs.missed_messages import MOST_MISSED, MissedMessages


async def follow(_: discord.Message) -> None:
    """No test posts a message."""


async def test_of_too_many_messages_the_oldest_are_let_go_and_the_log_says_what_to_do() -> None:
    missed = MissedMessages()
    for number in range(MOST_MISSED + 2):
        missed.add(1, number, None)
    seen: list[int] = []

    async def forget(channel_id: int, message_ids: Collection[int]) -> None:
        if not seen and channel_id == 1:
            seen.append(-1)
            raise Outage("locked")
        seen.extend(message_ids)

    await missed.catch_up(follow, forget)
    assert seen == [-1]
    with capture_logs() as logs:
        await missed.catch_up(follow, forget)
    assert seen == [-1, *range(2, MOST_MISSED + 2)]
    assert [(one["event"], one["messages"]) for one in logs] == [
        ("caught up after an outage", MOST_MISSED),
        ("messages missed in an outage", 2),
    ]
    assert "Read older messages" in logs[1]["remedy"]
    with capture_logs() as logs:
        missed.close()
    assert logs == []


def test_whoever_stops_a_bot_in_an_outage_reads_what_to_do() -> None:
    missed = MissedMessages()
    for number in (1, 2, 3):
        missed.add(1, number, None)
    missed.drop(1, [3, 4])
    with capture_logs() as logs:
        missed.close()
    assert [one["messages"] for one in logs] == [2]
    assert "Read older messages" in logs[0]["remedy"]
