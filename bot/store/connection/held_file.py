"""Notices that the file of a SQLite database is no longer the one that was opened."""

from __future__ import annotations

from pathlib import Path

from bot.domain.outages import MENDING, Broken

Identity = tuple[int, int]


class HeldFile:
    """The file of an open database: SQLite goes on writing to one that has been removed."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._opened: Identity | None = None

    def check(self) -> None:
        """Raise `Broken` if the file was removed, or another has its name."""
        if self._file is None:
            return
        found = _identify(self._file)
        self._opened = self._opened or found
        if found != self._opened:
            raise Broken(
                f"database: {self._file} was removed or replaced; put it back where it was, or"
                f" {MENDING}"
            )


def _identify(file: Path) -> Identity | None:
    try:
        status = file.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino
