"""The catalogues, each parsed once for all tests."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import ast

import bot.texts
from bot.texts import LOCALES
from bot.texts.fluent import parse

HERE = Path(bot.texts.__file__).parent


@cache
def parse_files(locale: str) -> dict[Path, list[ast.EntryType]]:
    """The entries of each file in a locale's own folder."""
    files = sorted((HERE / locale).glob("*.ftl"))
    return {file: parse(file.read_text("utf-8")).body for file in files}


def list_entries(locale: str) -> list[ast.EntryType]:
    """All entries that a locale says; for `en-GB`, then those of `en`."""
    folders = dict.fromkeys(one for one in (locale, locale.partition("-")[0]) if one in LOCALES)
    files = [file for folder in folders for file in parse_files(folder).values()]
    return [entry for file in files for entry in file]
