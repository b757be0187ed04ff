"""A file that says when a bot was last well, as asking the database takes a second of imports."""

from __future__ import annotations

import os
import time
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from bot.places import DATABASE_SETTING, find_beat, find_files, name_database, read_values

STALE = 90.0
"""Seconds after which the last beat proves nothing; it comes every 30."""


Beat = Callable[[], Awaitable[None]]


@contextmanager
def show_beats(file: Path, beat: Beat) -> Generator[Beat]:
    """Yield what beats, and notes in the file that it could; leave no file behind."""

    async def beat_and_note() -> None:
        try:
            await beat()
        except BaseException:
            _forget(file)
            raise
        _note(file)

    _forget(file)
    try:
        yield beat_and_note
    finally:
        _forget(file)


def has_beaten() -> bool:
    """Return whether the bot of the settings here is known to be well; False may mean anything."""
    given = {name: value.strip() for name, value in os.environ.items() if value}
    # looking for files costs as much again
    if DATABASE_SETTING in given and _is_recent(given):
        return True
    # what cannot be read is told by the whole program
    with suppress(OSError, UnicodeDecodeError):
        return any(_is_recent(read_values(f) | given) for f in find_files()) or _is_recent(given)
    return False


def _is_recent(values: dict[str, str]) -> bool:
    url, shards = values.get(DATABASE_SETTING) or name_database(), values.get("TILEMATE_SHARDS", "")
    try:
        beat = float(find_beat(url, shards).read_text("ascii"))
    except (OSError, ValueError):
        return False
    # it counts from the start of the machine
    return 0 <= time.monotonic() - beat < STALE


def _note(file: Path) -> None:
    # where no file can be written, the database is asked
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(str(time.monotonic()), "ascii")


def _forget(file: Path) -> None:
    with suppress(OSError):
        file.unlink(missing_ok=True)
