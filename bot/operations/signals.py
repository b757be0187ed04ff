"""A clean stop on SIGTERM and SIGINT."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

_AGAIN = 0.5
"""Seconds after which work that goes on is cancelled again."""


async def run_until_stopped(
    work: Coroutine[Any, Any, None], has_heard: Callable[[], bool] = lambda: True
) -> None:
    """Do the work until SIGTERM or SIGINT; then cancel it, again and again until it has heard."""
    running = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()

    def stop() -> None:
        running.cancel()
        # discord.py swallows a cancellation that comes while it connects to the gateway
        loop.call_later(_AGAIN, insist)

    def insist() -> None:
        if not running.done() and not has_heard():
            stop()

    for name in (signal.SIGTERM, signal.SIGINT):
        # Windows has no such handlers, and raises KeyboardInterrupt on Ctrl-C
        with suppress(NotImplementedError):
            loop.add_signal_handler(name, stop)
    await running
