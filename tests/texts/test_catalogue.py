"""The catalogue: complete, all of it in use, and within what Discord takes."""

from __future__ import annotations

import re
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.texts import ENGLISH_LOCALE, LOCALES, load
from bot.texts.catalogue import find_missing
from tests.texts.parsed import HERE, parse_files
from tests.texts.source import Asked, asked, asked_by_commands

NOUNS = {file.stem for file in (HERE / ENGLISH_LOCALE).glob("*.ftl")}

LIMITS = {
    "button": 80,
    "menu": 32,
    "title": 256,
    "option": 100,
    "hint": 100,
    "prompt": 150,
    "modal": 45,
    "field": 45,
    "placeholder": 100,
}
"""UTF-16 units that Discord takes, by the last word of a key."""

TRANSLATIONS = [locale for locale in LOCALES if locale != "en-GB"]
"""All but a way of spelling another locale."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}

FACT = "0123456789"
"""What stands for a fact when a text is measured."""


@cache
def messages(locale: str = ENGLISH_LOCALE) -> dict[str, ast.Message]:
    """The texts of a locale by key. Raises `ValueError` for one given twice."""
    found: dict[str, ast.Message] = {}
    for file, entries in parse_files(locale).items():
        for entry in entries:
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                assert entry.id.name.startswith(f"{file.stem}-"), f"{entry.id.name} in {file.name}"
                found[entry.id.name] = entry
    return found


def limit(key: str) -> int:
    """How long the text of `key` may be."""
    noun, *rest, last = key.split("-")
    if noun == "commands":
        return 32 if "message" in rest else 100
    return 4_000 if noun == "refusals" else LIMITS.get(last, 4_000)


class Facts(Visitor):
    """The facts that a text needs."""

    def __init__(self, message: ast.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class Choices(Visitor):
    """What a text chooses by: the plural forms of each count, and the names of all else."""

    def __init__(self, message: ast.Message) -> None:
        self.counts: list[set[str]] = []
        self.names: set[tuple[str, str]] = set()
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = {
                key.name if isinstance(key := one.key, ast.Identifier) else key.value
                for one in node.variants
            }
            exact = {name for name in names if name.isdecimal()}
            if names - exact <= PLURALS:
                self.counts.append(names - exact)
                names = exact
            self.names |= {(node.selector.id.name, name) for name in names}
        self.generic_visit(node)


def facts(message: ast.Message) -> set[str]:
    return Facts(message).found


def longest(pattern: ast.Pattern) -> str:
    """A text with its longest variants, and `FACT` for every fact."""
    return "".join(_longest(element) for element in pattern.elements)


def _longest(element: ast.TextElement | ast.Placeable) -> str:
    match element:
        case ast.TextElement():
            return str(element.value)
        case ast.Placeable(expression=ast.SelectExpression(variants=variants)):
            return max((longest(variant.value) for variant in variants), key=len)
        case ast.Placeable(expression=ast.StringLiteral() as literal):
            return str(literal.parse()["value"])
        case _:
            return FACT


@cache
def all_asked() -> list[Asked]:
    return asked(NOUNS) + asked_by_commands()


def test_every_text_asked_for_exists() -> None:
    assert [one for one in all_asked() if one.key not in messages()] == []


def test_every_text_is_asked_for() -> None:
    assert messages().keys() - {one.key for one in all_asked()} == set()


def test_every_text_gets_the_facts_it_needs_and_no_other() -> None:
    wrong = [
        (one.where, one.key, one.facts, needed)
        for one in all_asked()
        if one.facts is not None and one.key in messages()
        if {*one.facts} != (needed := facts(messages()[one.key]))
    ]
    assert wrong == []


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_a_locale_has_no_text_that_english_has_not_and_the_same_facts(locale: str) -> None:
    there = messages(locale)
    assert there.keys() <= messages().keys()
    assert messages().keys() - there.keys() == {*find_missing(locale)}
    for key, message in there.items():
        assert facts(message) == facts(messages()[key]), key


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_a_translation_says_about_as_much_as_english(locale: str) -> None:
    for key, message in messages(locale).items():
        meant = messages()[key].value
        assert message.value
        assert meant
        told, english = len(longest(message.value)), len(longest(meant))
        least = 0.5 if english >= 60 else 0.3
        assert english < 24 or least * english <= told <= 2 * english, key


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_a_locale_chooses_by_the_same_words_and_has_all_its_own_plural_forms(locale: str) -> None:
    form = Locale.parse(locale, sep="-").plural_form
    needed = {form(number) for number in range(201)}
    for key, message in messages(locale).items():
        there, english = Choices(message), Choices(messages()[key])
        assert there.names == english.names, key
        for forms in there.counts:
            assert forms == {"other"} or needed <= forms, f"{key} lacks {needed - forms}"


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_a_text_fits_where_discord_shows_it(locale: str) -> None:
    for key, message in messages(locale).items():
        assert message.value, f"{key} has no text"
        measured = longest(message.value)
        assert len(measured.encode("utf-16-le")) // 2 <= limit(key), f"{key}: {measured}"


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_one_lost_game_is_no_number_of_games(locale: str) -> None:
    one, two = (load(locale)("standings-why-lost", each=7, lost=lost) for lost in (1, 2))
    assert "2" in two
    # these say the number of one, too
    assert locale in {"pl", "id", "uk"} or "1" not in one


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_two_words_are_both_and_not_all_two(locale: str) -> None:
    facts = {"count": 2, "words": 2, "kind": "all", "letter": "R", "place": 4, "fact": ""}
    nudge = "puzzles-nudge-probably"
    said = [("puzzles-letter", "all"), ("puzzles-letter-place", "all"), (nudge, "all")]
    for key, sure in (*said, (nudge, "rare")):
        assert "2" not in load(locale)(key, sure=sure, **facts), key


def test_french_signs_stay_with_their_word() -> None:
    for file in sorted((HERE / "fr").glob("*.ftl")):
        for line in file.read_text("utf-8").splitlines():
            said = re.sub(r"NUMBER\([^)]*\)", "", line).replace('{ "\\u00A0" }', "\u00a0")
            assert line.startswith("#") or not re.search(r"[^\s=] [:;?!»](\s|$)|« ", said), line
            assert line.startswith("#") or not re.search(r"[\w})*][:;?!»]( |$)|«\S", said), line


QUOTES = {"de": "„“", "pl": "„”", "sv": "”"} | dict.fromkeys(("el", "es", "fr", "it", "uk"), "«»")
"""The quotation marks of each language; of those not named here, “ and ”."""


@pytest.mark.parametrize("locale", TRANSLATIONS)
def test_a_locale_quotes_with_its_own_marks_alone(locale: str) -> None:
    texts = "".join(file.read_text("utf-8") for file in (HERE / locale).glob("*.ftl"))
    assert {*re.findall("[“”„«»‹›‘‚]", texts)} <= {*QUOTES.get(locale, "“”")}
