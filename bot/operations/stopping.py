"""How a program that serves is told to stop."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any


async def until_told_to_stop(work: Coroutine[Any, Any, None]) -> None:
    """Do the work until SIGTERM or SIGINT; then it is cancelled."""
    running = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        # Windows has no such handlers; there Ctrl-C raises KeyboardInterrupt
        with suppress(NotImplementedError):
            loop.add_signal_handler(name, running.cancel)
    await running
