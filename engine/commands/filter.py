"""`filter`: the words that fit all clues."""

from __future__ import annotations

import argparse
import sys

from engine.commands import options as shared
from engine.commands.suggest import list_reasons
from engine.solver.candidates import Candidates, Tier, candidates
from engine.solver.contradiction import contradiction

NAME = "filter"
HELP = "print the words that fit all clues, one a line"
EPILOG = """\
examples:
  python -m engine filter caves=20012
  python -m engine filter raise=00000 cloud=01200 --all
  python -m engine filter --length 6                  every answer of 6 letters
  python -m engine filter swiss=00022 --answers my-words.txt
Only likely answers are printed; --all adds every other allowed word after them, and so does a
puzzle that no likely answer fits. Exit status 1 if no word fits.
"""


def add(parser: argparse.ArgumentParser) -> None:
    shared.add_turns(parser)
    shared.add_words(parser)
    parser.add_argument("--all", action="store_true", help="every allowed word, answers first")


def run(options: argparse.Namespace) -> int:
    vocabulary, turns = shared.read_puzzle(options)
    left = candidates(vocabulary, turns)
    likely = vocabulary.is_answer[left.indices]
    if not likely.any() and len(left):
        print("engine: no likely answer fits; these are other allowed words", file=sys.stderr)
    shown = [*left.indices[likely], *(left.indices[~likely] if _wants_all(options, left) else ())]
    for word in vocabulary.spell(shown):
        print(vocabulary.alphabet.write(word))
    if not len(left):
        print("engine: no word fits these clues", file=sys.stderr)
        if wrong := contradiction(turns, vocabulary):
            print("\n".join(list_reasons(wrong)), file=sys.stderr)
    return 0 if len(left) else 1


def _wants_all(options: argparse.Namespace, left: Candidates) -> bool:
    return options.all or left.tier is Tier.ALLOWED
