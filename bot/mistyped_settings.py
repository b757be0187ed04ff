"""What an operator seems to have meant as a setting, and has mistyped."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from difflib import get_close_matches
from io import StringIO
from pathlib import Path

from dotenv.parser import parse_stream

from bot.configuration import list_settings
from bot.places import find_files, list_odd_files, read_text, read_values

_ALIKE = 0.85
"""How much of a variable's name is right where it is misspelt; the most is 1."""

_LIKE_TOKEN = ("TOKEN", "BOT_TOKEN")
"""What a token is called in a file; in the environment it may be another program's."""

_OURS = "TILEMATE_"

_DATABASE = re.compile("TILEMATE.*(DATABASE|_DB(_|$))")

_OF_TESTS = frozenset(
    _OURS + name
    for name in (
        "DISCORD_OPENAPI",
        "FONTS",
        "HOSTILE_SHARES",
        "LISTS",
        "PEER_CPP",
        "TEST_SECONDS",
    )
)
"""Variables of the tests, which whoever runs those may have set for good."""


def list_mistyped(file: Path | None = None) -> Iterator[str]:
    """Yield what of the environment and the files is no setting, but looks meant as one."""
    yield from [] if file else list_odd_files()
    known = list_settings()
    # its text is told nowhere: it may be the token
    yield from (f"{where}: expected NAME=value" for where, _ in _list_odd_lines(file))
    filed = _list_filed(file)
    named = filed | {*os.environ}
    doubted = filed if named.isdisjoint(("DISCORD_TOKEN", "DISCORD_TOKEN_FILE")) else set[str]()
    for name in sorted(named - {*known} - _OF_TESTS):
        if name in doubted and name.upper() in _LIKE_TOKEN:
            yield f"{name} is no setting; is DISCORD_TOKEN meant?"
        elif meant := get_close_matches(_spell(name), known, 1, _ALIKE):
            yield f"{name} is no setting; is {meant[0]} meant?"
        elif name.startswith(_OURS):
            yield f"{name} is no setting; tilemate --help lists all"


def list_misspelt(file: Path | None = None) -> list[str]:
    """Return the variables of ours that are no settings, but like one or about the database.

    Lines of a file that seem to name the database, and name nothing, are among them.
    """
    known, named = list_settings(), _list_filed(file) | {*os.environ}
    ours = sorted(one for one in named - {*known} - _OF_TESTS if _spell(one).startswith(_OURS[:-1]))
    like = [
        name
        for name in ours
        if get_close_matches(_spell(name), known, 1, _ALIKE) or _DATABASE.search(_spell(name))
    ]
    odd = [where for where, text in _list_odd_lines(file) if _DATABASE.search(_spell(text))]
    return [*like, *odd]


def _spell(name: str) -> str:
    """Return a name of ours as settings are spelt, and any other as it is."""
    spelt = re.sub("[^A-Z0-9]+", "_", name.strip().upper())
    return spelt if spelt.startswith(_OURS[:-1]) else name


def _list_odd_lines(file: Path | None) -> Iterator[tuple[str, str]]:
    """Yield where a file has a line that names no variable, and the line."""
    for found in find_files(file):
        for line in parse_stream(StringIO(read_text(found))):
            if line.error or (line.key and line.value is None):
                yield f"{found}, line {line.original.line}", line.original.string


def list_misspelt_tokens(file: Path | None = None) -> list[str]:
    """Return the variables that are no settings, but seem meant as the token."""
    known, filed = list_settings(), _list_filed(file)
    tokens = [name for name in known if name.startswith("DISCORD_")]
    named = sorted((filed | {*os.environ}) - {*known})
    return [
        name
        for name in named
        if get_close_matches(name, tokens, 1, _ALIKE)
        or (name in filed and name.upper() in _LIKE_TOKEN)
    ]


def _list_filed(file: Path | None) -> set[str]:
    return {name for one in find_files(file) for name in read_values(one)}
