"""Fluent, read entry by entry."""

from __future__ import annotations

import re

from fluent.syntax import FluentParser, ast

_BEGUN = re.compile(r"(-?[a-z][\w-]*) *=", re.ASCII)
_USED = re.compile(r"\{ *(-?[a-z][\w-]*) *\}", re.ASCII)
"""The names of messages and terms, where they begin and where another uses them."""


def find_used(source: str) -> list[str]:
    """Return the names of the messages and terms that a text uses."""
    return _USED.findall(source)


def split_entries(source: str) -> dict[str, str]:
    """Return the Fluent of each message and term by its name, the first of several.

    Raises `ValueError` for a line that belongs to none.
    """
    entries: dict[str, list[str]] = {}
    entry: list[str] | None = None
    for line in source.splitlines():
        if begun := _BEGUN.match(line):
            entry = []
            entries.setdefault(begun[1], entry)
        elif line.startswith("#"):
            entry = None
        elif line.strip() and (entry is None or line[0] not in " }"):
            raise ValueError(f"this is no Fluent: {line!r}")
        if entry is not None:
            entry.append(line)
    return {name: "\n".join(lines) for name, lines in entries.items()}


def parse(source: str) -> ast.Resource:
    """Parse Fluent. Raises `ValueError`, which quotes the first line that is none."""
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"this is no Fluent: {entry.content!r}")
    return resource
