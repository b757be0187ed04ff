"""`openers`: what first guesses are worth."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from engine.commands import options as shared
from engine.errors import EngineError
from engine.solver.openers import Opener, OpenerTable, find_openers
from engine.solver.vocabulary import find_word
from engine.solver.words import Words

NAME = "openers"
HELP = "say what first guesses are worth"
EPILOG = """\
examples:
  python -m engine openers
  python -m engine openers audio adieu slate
  python -m engine openers --top 100
Columns: the place among all openers; the guess; the guesses a good player then needs for one of
our answers on average, and for all of them; whether that is proven to be the least, or how few it
could be at least. The table ships for English words of five letters, in normal mode. A word that it
lacks has a line on stderr, after the others, and the exit status is 2.
"""

_SHOWN = 20


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="WORD", help="first guesses (the best)")
    parser.add_argument(
        "--top", type=shared.parse_count, default=_SHOWN, metavar="N", help="how many (20)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> int:
    words = Words.load()
    openers = find_openers(words)
    if openers is None:
        raise shared.Misused("the table of openers is missing from this installation")
    named, refused = _find_each(words, openers, options.words)
    chosen = named if options.words else openers.ranked[: options.top]
    if options.json:
        print(json.dumps([vars(one) | vars(openers.judge(one)) for one in chosen]))
    else:
        print(*(_format_row(openers, one) + "\n" for one in chosen), sep="", end="")
    for error in refused:
        print(f"engine: {error}", file=sys.stderr)
    return 2 if refused else 0


def _find_each(
    words: Words, openers: OpenerTable, texts: Sequence[str]
) -> tuple[list[Opener], list[EngineError]]:
    """Return the openers that are known, and an error for each other."""
    named: list[Opener] = []
    refused: list[EngineError] = []
    for text in texts:
        try:
            named.append(openers.find(find_word(words, text)))
        except EngineError as error:
            refused.append(error)
    return named, refused


def _format_row(openers: OpenerTable, one: Opener) -> str:
    proven = "proven" if one.exact else f"at least {one.least:,}"
    beside = openers.judge(one)
    return f"{beside.place:>6,}  {one.guess}  {beside.mean:.4f}  {one.total:,}  {proven}"
