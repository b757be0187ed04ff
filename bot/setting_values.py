"""How each setting is read from its text; a `ValueError` says what the operator should write."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from bot.places import read_text

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_ON, _OFF = ("on", "true", "yes", "1"), ("off", "false", "no", "0")

_TOKEN = re.compile(r"[\w-]+(\.[\w-]+){2}", re.ASCII)
_COPY = "copy it anew from Bot at https://discord.com/developers/applications"
_FILE = re.compile(r"/(?!:memory:).+")
_HOST = re.compile(r"([\w.-]*|\[[0-9a-fA-F:.%]+\])(:\d*)?")


def read_token(text: str) -> str:
    """Return a bot's token, without the word that requests to Discord have before it."""
    token = text.removeprefix("Bot ").strip()
    if not _TOKEN.fullmatch(token):
        raise ValueError(f"this is not a bot token (three parts joined by dots); {_COPY}")
    return token


def read_filed_token(name: str) -> str:
    """Return the token that a file holds."""
    try:
        text = read_text(Path(name)).strip()
    except OSError as error:
        raise ValueError(f"cannot read {name}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{name} is no text file; {_COPY}") from None
    if not text:
        raise ValueError(f"{name} is empty; {_COPY}")
    return read_token(text)


def read_database(url: str) -> str:
    """Return the address of a database with the driver that is used for it."""
    scheme, separator, rest = url.partition("://")
    driver = _DRIVERS.get(scheme, scheme)
    nowhere = driver == _DRIVERS["sqlite"] and not _FILE.fullmatch(rest)
    if not separator or driver not in _DRIVERS.values() or nowhere:
        raise ValueError("expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    if driver != _DRIVERS["sqlite"]:
        _check_host(rest)
    return f"{driver}://{rest}"


def _check_host(rest: str) -> None:
    """Raise `ValueError` unless a host stands behind the only @; never says what stands there."""
    behind = re.split(r"\?(?=\w+=)", rest.partition("@")[2] or rest)[0]
    advice = "or leave the password out and set PGPASSWORD"
    if "@" in behind:
        raise ValueError(f"there is an @ in the password; write it as %40, {advice}")
    if not _HOST.fullmatch(behind.partition("/")[0]):
        problem = "between @ and / there is no HOST or HOST:PORT"
        raise ValueError(f"{problem}; write @ in a password as %40 and : as %3A, {advice}")


def read_command(name: str) -> str:
    """Return the name of the slash command."""
    if not re.fullmatch(r"[a-z0-9_-]{1,32}", name, re.ASCII):
        raise ValueError("expected up to 32 small letters, digits, - and _, such as tiles")
    return name


def read_page(url: str) -> str:
    """Return the address of a page that anybody can open."""
    if not (url.startswith("https://") and urlsplit(url).netloc):
        raise ValueError("expected an address that begins with https://")
    return url


def read_switch(text: str) -> bool:
    """Return whether something is on."""
    if (word := text.lower()) not in _ON + _OFF:
        raise ValueError("expected on or off")
    return word in _ON


def number(least: int, most: int | None = None) -> Callable[[str], int]:
    """Return what reads a whole number within bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[+-]?\d{1,20}", text, re.ASCII):
            raise ValueError("expected a whole number")
        if int(text) < least:
            raise ValueError(f"expected {least} or more")
        if most is not None and int(text) > most:
            raise ValueError(f"expected {most} or less")
        return int(text)

    return read


def choice(*values: str) -> Callable[[str], str]:
    """Return what reads one of some words, in capitals or not."""

    def read(text: str) -> str:
        if text.lower() not in values:
            raise ValueError(f"expected {', '.join(values[:-1])} or {values[-1]}")
        return text.lower()

    return read
