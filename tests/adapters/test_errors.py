"""What is done for many at once: nobody waits for one that is slow or fails."""

from __future__ import annotations

import asyncio

import structlog

from bot.adapters.replies.errors import do_each


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
