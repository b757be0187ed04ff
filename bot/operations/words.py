"""A report for the operator about words."""

from __future__ import annotations

import asyncio

from bot.operations.database import open_store
from bot.store.backup import holds_anything
from bot.store.connection.pools import find_file
from bot.store.connection.unusable import NotOurs, Unusable


async def list_reported(url: str) -> list[str]:
    """List the words reported in all servers, a line each: players, language, word, reasons.

    The most reported come first. Nothing is changed, and no file is made; raises `Unusable`.
    """
    file = find_file(url)
    if file and not await asyncio.to_thread(holds_anything, file):
        raise Unusable(f"there is no database at {file}; is the address right?")
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
