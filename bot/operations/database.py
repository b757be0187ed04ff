"""Upgrades, backups and restores of a bot's database."""

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.configuration import Shards
from bot.domain.clock import utc_now
from bot.operations.copies import (
    ANOTHER,
    CHECKING,
    LOGS,
    copy_proven,
    forget_log,
    open_store,
    show_progress,
)
from bot.operations.file_lock import hold_database
from bot.operations.owners import keep_owner, make_private
from bot.operator_errors import OperatorError
from bot.services.health import Health
from bot.store.backup import (
    Damaged,
    copy_database,
    count_rows,
    holds_anything,
    replay_games,
    require_file,
)
from bot.store.connection.pools import find_file
from bot.store.connection.unusable import UNREADABLE
from bot.store.games.reader import GAMES
from bot.store.migrate import list_revisions
from bot.store.records.records import RECORD_TABLES
from bot.store.transfer import TABLES, copy_rows, open_transfer

_ADVICE = "put a backup back with: tilemate restore FILE"
_OWN = "name the bot's database"
_NAME = "name the bot's with TILEMATE_DATABASE_URL, or its settings with --env-file"


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

    That of an older version is proven to go up, and stays one that the older version reads. Raises
    `OperatorError` if there is nothing to copy, `target` exists or lies nowhere, or the copy is not
    whole.
    """
    if await asyncio.to_thread(target.exists):
        raise OperatorError(f"{target}: this file exists; name a new one")
    source = find_file(url)
    if source is None:
        raise OperatorError("TILEMATE_DATABASE_URL: PostgreSQL is copied by pg_dump")
    if not await asyncio.to_thread(holds_anything, source):
        raise OperatorError(f"{source.absolute()}: there is no database here to copy; {_NAME}")
    if not await asyncio.to_thread(target.parent.is_dir):
        raise OperatorError(f"{target.parent}: there is no such folder; make it, or name another")
    with _advising(_ADVICE):
        async with copy_proven(source, target, _OWN, upgraded=False) as (part, games):
            part.replace(target)
    return games, source


async def count_results(url: str) -> int:
    """Return how many results from elsewhere there are: some servers do nothing but record."""
    async with open_store(url) as store:
        return await count_rows(store.readers, *RECORD_TABLES)


async def restore(url: str, source: Path, *, force: bool = False) -> tuple[int, PutAside | None]:
    """Make `source` the database; return the number of its games, and where the old one is now.

    It keeps the owner and the mode of what it replaces, or the owner of the folder. With
    PostgreSQL, `source` is copied into an empty database. Raises `OperatorError` if a bot uses
    the database, `source` is that database or not whole, or, without `force`, if it holds neither a
    game nor a result and the database does.
    """
    # before a folder is made for the lock
    await asyncio.to_thread(require_file, source)
    file = find_file(url)
    if file is None:
        with _advising(ANOTHER):
            return await _fill(url, source), None
    # what a link leads to is replaced, and not the link
    file = await asyncio.to_thread(file.resolve)
    there = await asyncio.to_thread(file.exists)
    if there and await asyncio.to_thread(file.samefile, source):
        raise OperatorError(f"{source}: this is the database itself; name a copy")
    with _advising(ANOTHER), hold_database(url, replacing=True):
        async with copy_proven(source, file) as (part, games):
            if (
                there
                and not force
                and not await _holds_results(part)
                and await _holds_results(file)
            ):
                problem = f"{source} holds no game and no result, and {file} does"
                raise OperatorError(f"{problem}; name another copy, or say --force")
            keep_owner(part, file if there else file.parent)
            before = await asyncio.to_thread(_put_aside, file) if there else None
            part.replace(file)
    return games, before


async def _holds_results(file: Path) -> bool:
    """Return whether a SQLite file holds a game or a result; a broken one counts as empty."""
    if not await asyncio.to_thread(holds_anything, file):
        return False
    async with open_store(f"sqlite+aiosqlite:///{file}") as store:
        try:
            return bool(await count_rows(store.readers, GAMES, *RECORD_TABLES))
        except UNREADABLE:
            return False


async def try_upgrade(file: Path) -> tuple[int, int]:
    """Bring a copy of a SQLite database to this version; return its games and recorded results.

    All games are played again. The copy is beside it for a while. Raises `OperatorError` if that
    fails.
    """
    with (
        TemporaryDirectory(dir=file.parent) as folder,
        _advising("put a backup back with: tilemate restore FILE"),
    ):
        async with copy_proven(file, Path(folder) / file.name) as (part, games):
            return games, await count_results(f"sqlite+aiosqlite:///{part}")


async def _fill(url: str, source: Path) -> int:
    with TemporaryDirectory() as folder:
        async with (
            copy_proven(source, Path(folder) / source.name) as (part, games),
            open_store(f"sqlite+aiosqlite:///{part}") as old,
            open_store(url) as new,
        ):
            await new.prepare()
            async with open_transfer(old, new) as (there, here):
                rows = await count_rows(there, *TABLES)
                await show_progress("copying rows", rows, copy_rows(there, here))
                return await show_progress(CHECKING, games, replay_games(here))


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
        for tail in ("", *LOGS):
            if (part := file.with_name(file.name + tail)).exists():
                part.replace(before.with_name(before.name + tail))
        return PutAside(before, broken=True)
    except OperatorError:
        before.unlink(missing_ok=True)
        raise
    forget_log(file)
    return PutAside(before)
