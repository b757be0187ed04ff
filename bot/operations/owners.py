"""Whose the files of a database are: who may read them, and whether this process may write them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from bot.operator_errors import OperatorError
from bot.places import find_folder, is_read_only

_BESIDE = ("", ".lock", "-wal", "-shm")
"""Ends of the names of what a bot writes to."""


def make_private(file: Path) -> None:
    """Make an empty file that nobody but its owner can read; raises `OperatorError`."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        problem = f"{file}: cannot be written ({error.strerror}); name another place"
        raise OperatorError(problem) from None


def keep_owner(new: Path, old: Path) -> None:
    """Give a file the owner of another file or folder, and the mode of a file, where one may."""
    owner = old.stat()
    # whoever is not root can give nothing away, and a start says so
    with suppress(PermissionError):
        if hasattr(os, "chown"):
            os.chown(new, owner.st_uid, owner.st_gid)
    if old.is_file():
        with suppress(PermissionError):
            new.chmod(owner.st_mode & 0o777)


def check_writable(file: Path) -> None:
    """Raise `OperatorError` if this process may not write to a database, or not beside it."""
    if file.is_dir():
        raise OperatorError(f"TILEMATE_DATABASE_URL: {file} is a folder; name a file in it")
    folder = next(one for one in file.absolute().parents if one.exists())
    for place in (folder, *(Path(f"{file}{end}") for end in _BESIDE)):
        if place.exists() and not _is_writable(place):
            if is_read_only(place):
                raise OperatorError(f"TILEMATE_DATABASE_URL: {_say_read_only(file)}")
            user = f" {os.geteuid()}" if hasattr(os, "geteuid") else ""
            raise OperatorError(
                f"TILEMATE_DATABASE_URL: user{user} cannot write to {place};"
                f" give it to whoever runs the bot: sudo chown{user} {place}"
            )


def lacks_folder(file: Path) -> bool:
    """Return whether the folder of a database is missing, and not the usual one."""
    return file.parent != find_folder() and not file.parent.is_dir()


def say_no_folder(file: Path) -> str:
    """Say of a database whose folder is missing what to do."""
    return f"there is no folder {file.absolute().parent}; is the address right? If so, make it"


def is_blank(file: Path) -> bool:
    """Return whether a file has no bytes, as some have after a crash; a bot leaves none like it."""
    return file.is_file() and not file.stat().st_size


def say_blank(file: Path) -> str:
    """Say of a blank file what to do."""
    again = "if it held games, put a backup back with: tilemate restore FILE; else remove it"
    return f"{file} is empty; {again}"


def _say_read_only(file: Path) -> str:
    save = "; save the database first: tilemate backup FILE, on another disk"
    return (
        f"the disk of {file} is read-only now; one that turned so by itself is failing:"
        f" mend or replace it{save if file.exists() else ''}"
    )


def _is_writable(place: Path) -> bool:
    effective = os.access in os.supports_effective_ids
    return os.access(place, os.R_OK | os.W_OK, effective_ids=effective)
