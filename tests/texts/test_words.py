"""The words of the game: each locale says what the table for translators says."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.texts import LOCALES
from bot.texts.catalogue import find_missing
from tests.texts.parsed import parse_files

ROOT = Path(__file__).parent.parent.parent
GUIDE = ROOT / "docs" / "translating.md"
TRANSLATIONS = [locale for locale in LOCALES if locale != "en-GB"]
"""All but a way of spelling another locale."""


def read_table() -> dict[str, dict[str, str]]:
    """Read the word for each term, by locale."""
    _, section = GUIDE.read_text("utf-8").split("## The words of the game\n")
    lines = [line for line in section.split("\n## ")[0].splitlines() if line.startswith("|")]
    (_, *terms), _, *rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines]
    return {locale: dict(zip(terms, words, strict=True)) for locale, *words in rows}


class Prose(Visitor):
    """Collects what is said, without keys and facts."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        """Keep the text."""
        self.parts.append(node.value)


def read_prose(locale: str) -> list[str]:
    """Read each text of `locale` in small letters."""
    said: list[str] = []
    for entries in parse_files(locale).values():
        for entry in entries:
            prose = Prose()
            prose.visit(entry)
            said.append(" ".join(prose.parts).casefold())
    return said


def stem(word: str) -> str:
    """Cut what a plural or a case may change."""
    return word.casefold() if len(word) < 5 else word.casefold()[:-2]


def test_every_locale_has_its_row() -> None:
    assert sorted(read_table()) == sorted(TRANSLATIONS)


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_a_locale_uses_the_words_of_its_row(locale: str) -> None:
    if find_missing(locale):
        pytest.skip("not translated whole yet")
    said = read_prose(locale)
    for term, words in read_table()[locale].items():
        stems = [stem(word) for word in words.split()]
        assert stems, f"no word for {term}"
        assert any(all(part in text for part in stems) for text in said), f"{term}: {words}"
