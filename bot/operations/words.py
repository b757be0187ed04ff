"""A report for the operator about words."""

from __future__ import annotations

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.operations.copies import open_store
from bot.places import is_read_only
from bot.store.backup import copy_database, holds_anything
from bot.store.connection.pools import find_file
from bot.store.connection.unusable import NotOurs, Unusable


async def list_reported(url: str) -> list[str]:
    """List the words reported in all servers, a line each: players, language, word, reasons.

    The most reported come first. Nothing is changed, and no file is made; raises `OperatorError`.
    """
    file = find_file(url)
    if file and not await asyncio.to_thread(holds_anything, file):
        raise Unusable(f"there is no database at {file}; is the address right?")
    if file and await asyncio.to_thread(is_read_only, file):
        # SQLite makes files beside what it reads
        with TemporaryDirectory() as folder:
            copy = Path(folder) / file.name
            await asyncio.to_thread(copy_database, file, copy)
            return await _list_in(f"sqlite+aiosqlite:///{copy}")
    return await _list_in(url)


async def _list_in(url: str) -> list[str]:
    async with open_store(url) as store:
        if not await store.is_current():
            raise NotOurs("the database is of another version; the next start brings it to this")
        async with store.read() as tx:
            reported = await tx.reports.list_all()
    lines = [
        f"{one.players:>7}  {one.language:<8}  {one.word:<10}  {', '.join(one.reasons)}"
        for one in reported
    ]
    return (
        ["players  language  word        why", *lines] if lines else ["No word has been reported."]
    )
