"""The command `tilemate doctor`: what it prints."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.configuration import Configuration
from bot.logs import configure
from bot.operations.doctor import examine


def print_findings(configuration: Configuration, mistakes: Sequence[str]) -> int:
    """Print what was mistyped in the settings and every finding; return the exit status."""
    configure(configuration.log_level, configuration.log_format)
    for mistake in mistakes:
        _print(False, f"settings: {mistake}")
    well = asyncio.run(_examine(configuration))
    return 0 if well and not mistakes else 1


async def _examine(configuration: Configuration) -> bool:
    every = True
    async for well, finding in examine(configuration):
        _print(well, finding)
        every &= well
    return every


def _print(well: bool, finding: str) -> None:
    print("  ok  " if well else "  !!  ", finding, sep="")
