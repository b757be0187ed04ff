"""The commands of `tilemate` that change or copy the database, and what they print."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.configuration import Configuration
from bot.operations import database
from bot.operator_errors import OperatorError
from bot.store.connection.pools import find_file


def backup(configuration: Configuration, file: Path) -> None:
    """Copy the database to a file, and print what was done.

    Raises `OperatorError`, also where the copy was made but holds neither a game nor a result.
    """
    games, source = asyncio.run(database.backup(configuration.database_url, file))
    results, also = _count_results(f"sqlite+aiosqlite:///{file}")
    held = f"{_count(games)}, played again as a proof{also}"
    # from cron, a name alone would not tell in which folder
    print(f"{file.resolve()} is a copy of {source} with {held}.")
    if not games and not results:
        # a line of cron with no address, or a wrong one, would save nothing for months
        problem = f"{source} holds no game yet"
        named = configuration.named_database
        problem = f"{problem}; is the address right?" if named else f"not set, and {problem}"
        raise OperatorError(f"TILEMATE_DATABASE_URL: {problem}")


def restore(configuration: Configuration, file: Path, *, force: bool = False) -> None:
    """Make a file the database, and print what was done; raises `OperatorError`."""
    url = configuration.database_url
    games, before = asyncio.run(database.restore(url, file, force=force))
    _, also = _count_results(url)
    target = find_file(url) or "PostgreSQL"
    print(f"{_count(games)} put back into {target}, played again as a proof{also}.")
    if before:
        broken = " is broken. It was moved as it was, and" if before.broken else ""
        print(f"The database there was before{broken} is now {before.file}")


def migrate(url: str) -> None:
    """Bring the database to the newest version, and print what was done; raises `Unusable`."""
    before, now = asyncio.run(database.migrate(url))
    was = f"was at {before} and is" if before else "is new and"
    version = f"{was} at {now} now" if before != now else f"is at the newest version, {now}"
    print(f"The database {version}.")


def _count(games: int) -> str:
    return f"{games:,} {'game' if games == 1 else 'games'}"


def _count_results(url: str) -> tuple[int, str]:
    """Return how many results a database holds, and what to say of them."""
    results = asyncio.run(database.count_results(url))
    counted = f", and {results:,} recorded {'result' if results == 1 else 'results'}"
    return results, counted if results else ""
