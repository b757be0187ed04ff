"""`openers`: what first guesses are worth."""

from __future__ import annotations

import argparse
import json

from engine.commands import options as shared
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
could be at least. The table ships for English words of five letters, in normal mode.
"""

_SHOWN = 20


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="WORD", help="first guesses (the best)")
    parser.add_argument(
        "--top", type=shared.parse_count, default=_SHOWN, metavar="N", help="how many (20)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> None:
    words = Words.load()
    openers = find_openers(words)
    if openers is None:
        raise shared.Misused("the table of openers is missing from this installation")
    named = [openers.find(find_word(words, text)) for text in options.words]
    chosen = named or openers.ranked[: options.top]
    if options.json:
        print(json.dumps([vars(one) | vars(openers.judge(one)) for one in chosen]))
    else:
        print("\n".join(_format_row(openers, one) for one in chosen))


def _format_row(openers: OpenerTable, one: Opener) -> str:
    proven = "proven" if one.exact else f"at least {one.least:,}"
    beside = openers.judge(one)
    return f"{beside.place:>6,}  {one.guess}  {beside.mean:.4f}  {one.total:,}  {proven}"
