"""What is done for many at once: nobody waits for one that is slow or fails."""

from __future__ import annotations

import asyncio

import pytest
import structlog

from bot.adapters.replies.errors import apologize_for, do_each, log_errors
from bot.board.look import Look
from bot.domain.outages import Broken, Outage
from bot.render.reply import Reply


async def test_one_that_is_slow_and_one_that_fails_keep_none_waiting() -> None:
    others, done = asyncio.Event(), list[int]()

    async def work(number: int) -> None:
        if number == 0:
            await others.wait()
        if number == 1:
            raise ValueError
        done.append(number)
        if number == 99:
            others.set()

    with structlog.testing.capture_logs() as logged:
        await asyncio.wait_for(do_each("not posted", range(100), work), 10)
    assert done == [*range(2, 100), 0]
    assert [line["event"] for line in logged] == ["not posted"]


async def test_what_is_out_of_reach_for_a_while_is_logged_as_that_without_a_reference() -> None:
    with structlog.testing.capture_logs() as logged:
        apologize_for(Outage("the disk is full"), Look())
        async with log_errors("not posted"):
            raise Outage("the disk is full")
    line = {"event": "out of reach", "reason": "the disk is full", "log_level": "error"}
    assert logged == [line, line]


@pytest.mark.parametrize("error", [Broken("damaged"), ValueError("nobody foresaw it")])
def test_what_does_not_pass_is_logged_with_the_reference_that_players_see(error: Exception) -> None:
    with structlog.testing.capture_logs() as logged:
        reply = apologize_for(error, Look())
    assert isinstance(reply, Reply)
    assert logged[0]["reference"] in reply.text
