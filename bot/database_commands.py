"""The commands of `tilemate` that change or copy the database, and what they print."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.configuration import Configuration, OperatorError
from bot.operations import database


def copy(command: str, configuration: Configuration, file: Path) -> int:
    """Run `backup` or `restore`, print what was done, and return the exit status.

    Raises `OperatorError`, also where a copy was made but holds no game.
    """
    if command == "backup":
        games, source = asyncio.run(database.backup(configuration.database_url, file))
        print(f"{file} is a copy of {source} with {_count(games)}, played again as a proof.")
        if games:
            return 0
        # a line of cron with no address, or a wrong one, would save nothing for months
        named = "database_url" in configuration.model_fields_set
        told = f"{source} holds no game yet"
        told = f"{told}; is the address right?" if named else f"not set, and {told}"
        raise OperatorError(f"TILEMATE_DATABASE_URL: {told}")
    games, before = asyncio.run(database.restore(configuration.database_url, file))
    print(f"{_count(games)} put back, played again as a proof.")
    if before:
        broken = " is broken. It was moved as it was, and" if before.broken else ""
        print(f"The database there was before{broken} is now {before.file}")
    return 0


def migrate(url: str) -> None:
    """Bring the database to the newest version, and print what was done; raises `Unusable`."""
    before, now = asyncio.run(database.migrate(url))
    was = f"was at {before} and is" if before else "is new and"
    told = f"{was} at {now} now" if before != now else f"is at the newest version, {now}"
    print(f"The database {told}.")


def _count(games: int) -> str:
    return f"{games:,} {'game' if games == 1 else 'games'}"
