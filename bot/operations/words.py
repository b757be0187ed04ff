"""A report for the operator about words."""

from __future__ import annotations

from bot.operations.database import open_store


async def list_reported(url: str) -> list[str]:
    """List the words reported in all servers, a line each: players, language, word, reasons.

    The most reported come first. The database is brought up to date; raises `Unusable`.
    """
    async with open_store(url) as store:
        await store.prepare()
        async with store.read() as tx:
            reported = await tx.reports.list_all()
    lines = [
        f"{one.players:>7}  {one.language:<8}  {one.word:<10}  {', '.join(one.reasons)}"
        for one in reported
    ]
    return (
        ["players  language  word        why", *lines] if lines else ["No word has been reported."]
    )
