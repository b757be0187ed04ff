"""Where files are: settings, the usual database, and what shows that a bot is alive.

It imports nothing heavy: a health check looks here twice a minute.
"""

from __future__ import annotations

import os
import re
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

DATABASE_SETTING = "TILEMATE_DATABASE_URL"

_RELATIVE = re.compile(r"sqlite(?:\+aiosqlite)?:///(?!/|:memory:)(.+)")


def find_folder() -> Path:
    """Return the folder for what the bot keeps, where nobody has named another."""
    from platformdirs import user_data_path

    return user_data_path("tilemate")


def find_files(named: Path | None = None) -> list[Path]:
    """Return the files that hold settings: the one `named`, else the first of the usual ones."""
    if named:
        return [named]
    here = Path(".env")
    beside = find_folder() / ".env" if not here.is_file() else here
    return [file for file in (here, beside) if file.is_file()][:1]


def find_encoding(content: bytes) -> str:
    """Return how a text is encoded: in UTF-8, or in UTF-16 that says so, as Windows writes it."""
    return "utf-16" if content.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else "utf-8-sig"


def read_text(file: Path) -> str:
    """Return the text of a file that an operator wrote; raises `UnicodeDecodeError`."""
    # read once, as a pipe gives everything but once
    content = file.read_bytes()
    return content.decode(find_encoding(content))


def read_values(file: Path) -> dict[str, str]:
    """Return what a file of settings gives each name that has a value, which may be empty."""
    from dotenv import dotenv_values

    values = dotenv_values(stream=StringIO(read_text(file)))
    return {name: value for name, value in values.items() if value is not None}


def list_odd_files() -> list[str]:
    """Return a line for each of the usual places where a folder is, and no file of settings."""
    places = (Path(".env"), find_folder() / ".env")
    return [f"{place}: {explain_absence(place)}" for place in places if place.is_dir()]


def explain_absence(file: Path) -> str:
    """Return what is where a file was looked for that is none."""
    return "this is a folder, and no file" if file.is_dir() else "there is no such file"


def is_read_only(place: Path) -> bool:
    """Return whether nobody can write to the disk of a file or folder that is there."""
    return hasattr(os, "statvfs") and bool(os.statvfs(place).f_flag & os.ST_RDONLY)


def name_database(name: str = "tilemate") -> str:
    """Return the address of the usual database."""
    return f"sqlite:///{find_folder() / f'{name}.sqlite3'}"


def anchor_database(files: Iterable[Path]) -> dict[str, str]:
    """Return the address of a SQLite file that a file names by a relative path, from its folder."""
    if os.environ.get(DATABASE_SETTING):
        return {}
    for file in files:
        if match := _RELATIVE.fullmatch(read_values(file).get(DATABASE_SETTING, "").strip()):
            return {DATABASE_SETTING: f"sqlite:///{file.absolute().parent / match[1]}"}
    return {}


def find_beat(url: str, shards: str = "") -> Path:
    """Return the file that the bot on a database, or of these shards, touches while it is well.

    It is beside a SQLite file, and in the usual folder for any other database.
    """
    kind, _, rest = url.partition("://")
    if kind.startswith("sqlite"):
        return Path(f"{rest.removeprefix('/')}.beat")
    from hashlib import sha256

    # the address may hold a password
    kept = sha256(f"{re.sub(r'[+].*', '', kind)} {rest} {shards}".encode()).hexdigest()
    return find_folder() / f"{kept[:16]}.beat"
