"""Copies of a SQLite database that are proven whole before anybody relies on them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.operations.owners import make_private
from bot.operator_errors import OperatorError
from bot.store import Store
from bot.store.backup import copy_database, count_rows, replay_games
from bot.store.connection.unusable import AN_EMPTY_ONE, Unusable
from bot.store.games.reader import GAMES
from engine.commands.progress import Bar

CHECKING = "checking games"
ANOTHER = "put another copy back"
LOGS = ("-wal", "-shm")
"""Ends of the names of what SQLite keeps beside a file."""


async def show_progress(title: str, total: int, numbers: AsyncIterator[int]) -> int:
    """Draw progress while numbers arrive, and return the last one."""
    number = 0
    with Bar(title, total) as bar:
        async for number in numbers:
            bar.reach(number)
    return number


@asynccontextmanager
async def open_store(url: str) -> AsyncGenerator[Store]:
    """Open the store of a database for the length of a block."""
    store = Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def copy_proven(
    source: Path, target: Path, instead: str = ANOTHER, *, upgraded: bool = True
) -> AsyncGenerator[tuple[Path, int]]:
    """Yield a copy beside `target`, proven whole, and the number of its games.

    It has this version's schema if it is to be `upgraded`, else that of `source`. Raises
    `OperatorError`, which says what to do `instead` with a file of another program.
    """
    part = await asyncio.to_thread(_make_room, target)
    proven = part
    try:
        await asyncio.to_thread(copy_database, source, part)
        try:
            if not upgraded and not await _is_current(part):
                proven = await asyncio.to_thread(_make_room, part)
                await asyncio.to_thread(copy_database, part, proven)
            async with open_store(f"sqlite+aiosqlite:///{proven}") as store:
                await store.prepare()
                stored = await count_rows(store.readers, GAMES)
                games = await show_progress(CHECKING, stored, replay_games(store.readers))
        except Unusable as error:
            # nobody knows the copy, which is gone by then, and it is no database to begin with
            reason = error.reason.replace(str(proven), str(source)).replace(str(part), str(source))
            raise OperatorError(reason.replace(AN_EMPTY_ONE, instead)) from error
        forget_log(part)
        yield part, games
    finally:
        for file in {part, proven}:
            file.unlink(missing_ok=True)
            forget_log(file)


async def _is_current(file: Path) -> bool:
    async with open_store(f"sqlite+aiosqlite:///{file}") as store:
        return await store.is_current()


def _make_room(target: Path) -> Path:
    """Make the file to write a copy to, beside `target`; nobody else can read it."""
    part = target.absolute().with_name(f"{target.name}.part")
    part.parent.mkdir(parents=True, exist_ok=True)
    part.unlink(missing_ok=True)
    forget_log(part)
    make_private(part)
    return part


def forget_log(file: Path) -> None:
    """Remove what SQLite keeps beside a file."""
    for tail in LOGS:
        file.with_name(file.name + tail).unlink(missing_ok=True)
