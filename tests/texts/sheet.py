"""Every sentence as players read it: `python -m tests.texts.sheet de` prints those of a locale."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from datetime import timedelta

from babel.dates import format_timedelta
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.texts import LOCALES, load
from bot.texts.catalogue import parse, read

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
    """The facts of a message: which of them it counts, and the names by which it chooses."""

    def __init__(self, message: ast.Message) -> None:
        self.plain: set[str] = set()
        self.counted: set[str] = set()
        self.chosen: dict[str, str] = {}
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
        self.counted |= {
            value.id.name
            for value in node.arguments.positional
            if isinstance(value, ast.VariableReference)
        }
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.plain.add(node.id.name)


def render(locale: str) -> Iterator[tuple[str, str]]:
    """Yield each key of a locale with what it says, once for each count of what it counts."""
    say = load(locale)
    messages = [one for one in parse(read(locale)).body if isinstance(one, ast.Message)]
    texts = {one.id.name: Facts(one) for one in reversed(messages)}
    # a sentence may hold another one, and what one counts is a number in the others too
    plain = {fact for facts in texts.values() for fact in facts.plain}
    counted = {fact for facts in texts.values() for fact in facts.counted}
    for key, facts in reversed(texts.items()):
        examples: dict[str, str | float] = {fact: _example(fact, locale) for fact in plain}
        said = (
            say(key, **examples | dict.fromkeys(counted, count) | facts.chosen) for count in COUNTS
        )
        yield from ((key, text) for text in dict.fromkeys(said))


def _example(fact: str, locale: str) -> str:
    if fact in MOMENTS:
        return format_timedelta(timedelta(minutes=2), add_direction=True, locale=locale[:2])
    return EXAMPLES.get(fact, f"‹{fact}›")


def main() -> None:
    """Print the sheet of a locale."""
    parser = argparse.ArgumentParser(description="Print every sentence as players read it.")
    parser.add_argument("locale", choices=LOCALES, help="de, pt-BR, …")
    for key, said in dict.fromkeys(render(parser.parse_args().locale)):
        print(f"{key:36}", re.sub(r"\n", "\n" + " " * 37, said))


if __name__ == "__main__":
    main()
