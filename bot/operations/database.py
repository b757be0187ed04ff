"""Upgrades, backups and restores of a bot's database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Generator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.configuration import Shards
from bot.domain.clock import utc_now
from bot.operations.file_lock import hold_database
from bot.operations.owners import keep_owner, make_private
from bot.operator_errors import OperatorError
from bot.services.health import Health
from bot.store import Store
from bot.store.backup import (
    Damaged,
    copy_database,
    count_rows,
    holds_anything,
    replay_games,
    require_file,
)
from bot.store.connection.pools import find_file
from bot.store.connection.unusable import AN_EMPTY_ONE, UNREADABLE, Unusable
from bot.store.games.reader import GAMES
from bot.store.migrate import list_revisions
from bot.store.records.records import RESULTS
from bot.store.transfer import TABLES, copy_rows, open_transfer
from engine.commands.progress import Bar

_CHECKING = "checking games"
_ADVICE = "put a backup back with: tilemate restore FILE"
_ANOTHER = "put another copy back"
_OWN = "name the bot's database"
_LOGS = ("-wal", "-shm")
"""Ends of the names of what SQLite keeps beside a file."""


@dataclass(frozen=True)
class PutAside:
    """Where the database is that a restored one replaced, and whether it is broken."""

    file: Path
    broken: bool = False


async def is_healthy(url: str, shards: Shards | None = None) -> bool:
    """Return whether a bot on this database is connected to Discord.

    With `shards`, only the process that serves them counts; else any process does.
    """
    file = find_file(url)
    # opening a file that is not there would make it
    if file and not await asyncio.to_thread(holds_anything, file):
        return False
    async with open_store(url) as store:
        health = Health(store, utc_now, shards)
        try:
            return await health.is_alive() if shards else bool(await health.list_alive())
        except UNREADABLE:
            # the database is out of reach, or no bot has run on it yet
            return False


async def migrate(url: str) -> tuple[str | None, str]:
    """Bring the database to this version's schema; return where it was, and where it is now.

    A new one was nowhere. Raises `Unusable`, also where a bot uses the SQLite file.
    """
    with hold_database(url):
        async with open_store(url) as store:
            before = await store.find_revision()
            await store.prepare()
            return before, list_revisions()[-1]


async def backup(url: str, target: Path) -> tuple[int, Path]:
    """Copy the database to a new file, while a bot may run; return its games, and where it is.

    Raises `OperatorError` if there is nothing to copy, `target` exists or lies nowhere, or the copy
    is not whole.
    """
    if await asyncio.to_thread(target.exists):
        raise OperatorError(f"{target}: this file exists; name a new one")
    source = find_file(url)
    if source is None:
        raise OperatorError("TILEMATE_DATABASE_URL: PostgreSQL is copied by pg_dump")
    if not await asyncio.to_thread(holds_anything, source):
        raise OperatorError(f"{source.absolute()}: there is no database here to copy")
    if not await asyncio.to_thread(target.parent.is_dir):
        raise OperatorError(f"{target.parent}: there is no such folder; make it, or name another")
    with _advising(_ADVICE):
        async with _copy(source, target, _OWN) as (part, games):
            part.replace(target)
    return games, source


async def count_results(url: str) -> int:
    """Return how many results from elsewhere there are: some servers do nothing but record."""
    async with open_store(url) as store:
        return await count_rows(store.readers, *RESULTS)


async def restore(url: str, source: Path) -> tuple[int, PutAside | None]:
    """Make `source` the database; return the number of its games, and where the old one is now.

    It keeps the owner and the mode of what it replaces, or the owner of the folder. With
    PostgreSQL, `source` is copied into an empty database. Raises `OperatorError` if a bot uses
    the database, or `source` is not whole.
    """
    # before a folder is made for the lock
    await asyncio.to_thread(require_file, source)
    file = find_file(url)
    if file is None:
        with _advising(_ANOTHER):
            return await _fill(url, source), None
    # what a link leads to is replaced, and not the link
    file = await asyncio.to_thread(file.resolve)
    with _advising(_ANOTHER), hold_database(url, replacing=True):
        there = await asyncio.to_thread(file.exists)
        async with _copy(source, file) as (part, games):
            keep_owner(part, file if there else file.parent)
            before = await asyncio.to_thread(_put_aside, file) if there else None
            part.replace(file)
    return games, before


async def try_upgrade(file: Path) -> int:
    """Bring a copy of a SQLite database to this version, and return how many games it plays again.

    The copy is beside it for a while. Raises `OperatorError` if that fails.
    """
    with (
        TemporaryDirectory(dir=file.parent) as folder,
        _advising("put a backup back with: tilemate restore FILE"),
    ):
        async with _copy(file, Path(folder) / file.name) as (_, games):
            return games


async def _fill(url: str, source: Path) -> int:
    with TemporaryDirectory() as folder:
        async with (
            _copy(source, Path(folder) / source.name) as (part, games),
            open_store(f"sqlite+aiosqlite:///{part}") as old,
            open_store(url) as new,
        ):
            await new.prepare()
            async with open_transfer(old, new) as (there, here):
                rows = await count_rows(there, *TABLES)
                await _show("copying rows", rows, copy_rows(there, here))
                return await _show(_CHECKING, games, replay_games(here))


async def _show(title: str, total: int, numbers: AsyncIterator[int]) -> int:
    """Draw progress while numbers arrive, and return the last one."""
    number = 0
    with Bar(title, total) as bar:
        async for number in numbers:
            bar.reach(number)
    return number


@contextmanager
def _advising(advice: str) -> Generator[None]:
    """Say what to do about a file that is damaged."""
    try:
        yield
    except Damaged as error:
        raise Damaged(f"{error}; {advice}") from None


def _put_aside(file: Path) -> PutAside:
    """Move a database out of the way, including its write-ahead log; overwrite no other."""
    names = chain([""], (f"-{number}" for number in count(2)))
    places = (file.with_name(f"{file.name}.before-restore{name}") for name in names)
    before = next(place for place in places if not place.exists())
    try:
        make_private(before)
        copy_database(file, before)
        keep_owner(before, file)
    except Damaged:
        # whoever repairs it needs every byte, and those of the log
        for tail in ("", *_LOGS):
            if (part := file.with_name(file.name + tail)).exists():
                part.replace(before.with_name(before.name + tail))
        return PutAside(before, broken=True)
    except OperatorError:
        before.unlink(missing_ok=True)
        raise
    _forget_log(file)
    return PutAside(before)


@asynccontextmanager
async def open_store(url: str) -> AsyncGenerator[Store]:
    """Open the store of a database for the length of a block."""
    store = Store.open(url)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def _copy(
    source: Path, target: Path, instead: str = _ANOTHER
) -> AsyncGenerator[tuple[Path, int]]:
    """Yield a copy beside `target`, proven whole, and the number of its games.

    Raises `OperatorError`, which says what to do `instead` with a file of another program.
    """
    part = await asyncio.to_thread(_make_room, target)
    try:
        await asyncio.to_thread(copy_database, source, part)
        try:
            async with open_store(f"sqlite+aiosqlite:///{part}") as store:
                await store.prepare()
                stored = await count_rows(store.readers, GAMES)
                games = await _show(_CHECKING, stored, replay_games(store.readers))
        except Unusable as error:
            # nobody knows the copy, which is gone by then, and it is no database to begin with
            reason = error.reason.replace(str(part), str(source)).replace(AN_EMPTY_ONE, instead)
            raise OperatorError(reason) from error
        _forget_log(part)
        yield part, games
    finally:
        part.unlink(missing_ok=True)


def _make_room(target: Path) -> Path:
    """Make the file to write a copy to, beside `target`; nobody else can read it."""
    part = target.absolute().with_name(f"{target.name}.part")
    part.parent.mkdir(parents=True, exist_ok=True)
    part.unlink(missing_ok=True)
    _forget_log(part)
    make_private(part)
    return part


def _forget_log(file: Path) -> None:
    for tail in _LOGS:
        file.with_name(file.name + tail).unlink(missing_ok=True)
