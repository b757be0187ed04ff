"""Whether the database and the disk below it are well: the doctor's look, and that at a start."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import suppress
from pathlib import Path

import structlog

from bot.board.emojis import list_emojis
from bot.domain.outages import Outage
from bot.operations.copies import open_store
from bot.operations.database import is_healthy, try_upgrade
from bot.operations.file_lock import is_held
from bot.operations.owners import check_writable, is_blank, lacks_folder, say_blank, say_no_folder
from bot.operator_errors import OperatorError
from bot.services.health import Uploads
from bot.store.backup import Damaged, check_pages, holds_anything
from bot.store.connection.pools import find_file
from bot.store.connection.unusable import UNREADABLE, Away, NoRoom, NotOurs, raising_outage

_LITTLE_SPACE = 200 * 2**20
_PAGES_PATIENCE, _START_PATIENCE = 20.0, 1.0
"""Seconds for which the pages of a database are checked; 324 MB took half a second."""

_ADVICE = "put a backup back with: tilemate restore FILE"

log: structlog.stdlib.BoundLogger = structlog.get_logger()


async def look_at_database(url: str) -> tuple[bool, str]:
    """Return whether a database can be used, and what to do if it cannot."""
    file = find_file(url)
    try:
        if file:
            await asyncio.to_thread(check_writable, file)
    except OperatorError as error:
        return False, f"database: {error}"
    # opening a file that is not there would make it
    if file and not await asyncio.to_thread(holds_anything, file):
        if await asyncio.to_thread(is_blank, file):
            return False, f"database: {say_blank(file)}"
        if await asyncio.to_thread(lacks_folder, file):
            return False, f"database: {say_no_folder(file)}"
        return True, f"database: none yet; the first start makes {file}"
    well, finding = await _read_database(url, file)
    return await _look_at_pages(file, finding) if well and file else (well, finding)


def warn_of_damage(url: str) -> None:
    """Log that a file has damaged pages, if that shows in a second; a bot may do without them.

    It is called once the file can be used, and before anybody is served: a thread would only keep
    memory.
    """
    file = find_file(url)
    with suppress(OperatorError):
        try:
            if file and file.is_file():
                check_pages(file, _START_PATIENCE)
        except Damaged as error:
            log.error("database damaged", reason=str(error), remedy=_ADVICE)


async def _look_at_pages(file: Path, finding: str) -> tuple[bool, str]:
    """Add to what was `told` of a database whether it is whole."""
    try:
        whole = await asyncio.to_thread(check_pages, file, _PAGES_PATIENCE)
    except Damaged as error:
        return False, f"database: {error}; {_ADVICE}"
    except OperatorError as error:
        return False, f"database: {error}"
    pages = "no page is damaged" if whole else "too large to check; tilemate backup checks it"
    return True, f"{finding}; {pages}"


async def _read_database(url: str, file: Path | None) -> tuple[bool, str]:
    try:
        with raising_outage():
            return await _look_inside(url, file)
    except (Away, NotOurs, NoRoom) as error:
        return False, f"database: {error}"
    except Outage as error:
        return False, str(error)
    except (OperatorError, *UNREADABLE, OSError) as error:
        problem = f"database: {error}"
        if "put a backup back" in problem:
            return False, problem
        return False, f"{problem}; is the address right, and can it be reached?"


async def _look_inside(url: str, file: Path | None) -> tuple[bool, str]:
    async with open_store(url) as store:
        if not await store.is_current():
            return await _try_upgrade(file)
        await store.check()
        emojis = f"{len(await Uploads(store).get())} of {len(list_emojis())} letter emojis"
    running = await _look_at_bots(url, file)
    return True, f"database: at this version; {running}; {emojis} uploaded, the rest at a start"


async def _try_upgrade(file: Path | None) -> tuple[bool, str]:
    older, begun = "database: not at this version", "the next start brings it there"
    if file is None:
        tried = "whether that works was not tried, as it needs a copy"
        return True, f"{older}; {begun}; {tried}; back it up first with pg_dump"
    if not await asyncio.to_thread(_holds_copies, file):
        return True, f"{older}; {begun}; no room to try that on a copy; back it up first"
    try:
        games, results = await try_upgrade(file)
    except OperatorError as error:
        return False, f"{older}, and a copy could not be brought there: {error}"
    held = f"games: {games:,}, recorded results: {results:,}"
    return True, f"{older}; {begun}, as it did a copy ({held}); back it up first"


def _holds_copies(file: Path) -> bool:
    # a bot that runs meanwhile needs room, too
    return shutil.disk_usage(file.parent).free > 3 * file.stat().st_size + _LITTLE_SPACE


async def _look_at_bots(url: str, file: Path | None) -> str:
    if await is_healthy(url):
        return "a bot serves from it"
    if file and await asyncio.to_thread(is_held, file):
        return "a bot that is not connected to Discord uses it, such as tilemate local"
    return "no bot serves from it now"


def look_at_disk(file: Path) -> tuple[bool, str]:
    """Return whether there is room beside a database, and how much."""
    try:
        free = _measure_room(file.parent)
    except OSError as error:
        return False, f"disk: {file.parent} cannot be used ({error.strerror}); make this folder"
    if free < _LITTLE_SPACE:
        return False, f"disk: {free >> 20} MiB are free beside {file}; make room"
    return True, f"disk: {free >> 20:,} MiB are free beside {file}"


def _measure_room(folder: Path) -> int:
    try:
        return shutil.disk_usage(folder).free
    except FileNotFoundError:
        # the first start makes what is missing
        return _measure_room(folder.parent)
