"""`filter`: the words that fit all clues."""

from __future__ import annotations

import argparse

from engine.commands import options as shared
from engine.solver.candidates import candidates
from engine.solver.vocabulary import Vocabulary

NAME = "filter"
HELP = "print the words that fit all clues, one a line"
EPILOG = """\
examples:
  python -m engine filter caves=20012
  python -m engine filter raise=00000 cloud=01200 --all
  python -m engine filter --length 6                  every answer of 6 letters
  python -m engine filter swiss=00022 --answers my-words.txt
Only likely answers are printed; --all adds every other allowed word after them.
"""


def add(parser: argparse.ArgumentParser) -> None:
    shared.add_turns(parser)
    shared.add_words(parser)
    parser.add_argument("--all", action="store_true", help="every allowed word, answers first")


def run(options: argparse.Namespace) -> None:
    lexicon, turns = shared.puzzle(options)
    vocabulary = Vocabulary.of(lexicon)
    left = candidates(vocabulary, turns).indices
    likely = vocabulary.is_answer[left]
    rest = left[~likely] if options.all else left[:0]
    for word in vocabulary.spell([*left[likely], *rest]):
        print(word)
