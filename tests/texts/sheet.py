"""Every sentence as players read it: `python -m tests.texts.sheet de` prints those of a locale."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping
from datetime import timedelta
from functools import cache

from babel.dates import format_timedelta
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.texts import LOCALES, command_name, load
from tests.texts.parsed import list_entries

COUNTS = (0, 1, 2, 5, 21)
"""Numbers for which languages have forms of their own."""

MOMENTS = {"again", "ends", "until", "when"}
"""Facts that Discord shows as a time from now: `in 2 minutes`."""

EXAMPLES: dict[str, str] = {
    "who": "@Ann",
    "starter": "@Ann",
    "opponent": "@Ben",
    "player": "@Ann",
    "named": "@Ben and @Cleo",
    "answer": "MOIST",
    "word": "CRANE",
    "letter": "R",
    "mode": "Race",
    "time": "<t:1:t>",
    "rival": "Viola",
}
"""What stands for a fact that is no number; any other is shown by its name."""


class Facts(Visitor):
    """The facts of a message: which of them it counts, and the names by which it chooses.

    `held` are the messages that stand in it.
    """

    def __init__(self, message: ast.Message) -> None:
        self.plain: set[str] = set()
        self.counted: set[str] = set()
        self.chosen: dict[str, str] = {}
        self.held: set[str] = set()
        self.visit(message)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = [one.key for one in node.variants]
            names = [key.name for key in keys if isinstance(key, ast.Identifier)]
            fact = node.selector.id.name
            if {*names} <= {"zero", "one", "two", "few", "many", "other"}:
                self.counted.add(fact)
            else:
                self.chosen[fact] = names[0]
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "NUMBER":
            self.counted |= {
                value.id.name
                for value in node.arguments.positional
                if isinstance(value, ast.VariableReference)
            }
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.held.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.plain.add(node.id.name)


@cache
def list_facts(locale: str) -> dict[str, Facts]:
    """The facts of each message of a locale; of two with one name the first counts."""
    messages = [one for one in list_entries(locale) if isinstance(one, ast.Message)]
    return {one.id.name: Facts(one) for one in reversed(messages)}


def render(locale: str) -> Iterator[tuple[str, str]]:
    """Yield each key of a locale with what it says, once for each count of what it counts."""
    yield from _render(locale, command_name())


@cache
def _render(locale: str, _: str) -> list[tuple[str, str]]:
    """Say all that a locale says where the command has that name."""
    say, texts = load(locale), list_facts(locale)
    # what one sentence counts is a number in the others too
    counted = {fact for facts in texts.values() for fact in facts.counted}
    said: dict[tuple[str, str], None] = {}
    for key in reversed(texts):
        needed = _find_needed(key, texts)
        examples: dict[str, str | float] = {
            fact: _example(fact, locale) for fact in needed - counted
        }
        for count in COUNTS:
            numbers = dict.fromkeys(needed & counted, count)
            said[key, say(key, **examples | numbers | texts[key].chosen)] = None
    return [*said]


def _find_needed(key: str, texts: Mapping[str, Facts]) -> set[str]:
    """The facts of a message, and of those that stand in it."""
    facts = texts[key]
    return facts.plain.union(*(_find_needed(one, texts) for one in facts.held))


def _example(fact: str, locale: str) -> str:
    if fact in MOMENTS:
        return format_timedelta(timedelta(minutes=2), add_direction=True, locale=locale[:2])
    return EXAMPLES.get(fact, f"‹{fact}›")


def main() -> None:
    """Print the sheet of a locale."""
    parser = argparse.ArgumentParser(description="Print every sentence as players read it.")
    parser.add_argument("locale", choices=LOCALES, help="de, pt-BR, …")
    for key, said in render(parser.parse_args().locale):
        print(f"{key:36}", re.sub(r"\n", "\n" + " " * 37, said))


if __name__ == "__main__":
    main()
