"""`difficulty`: how hard an answer is to find."""

from __future__ import annotations

import argparse
import json

from engine.commands import options as shared
from engine.commands.progress import Bar
from engine.game import Hard
from engine.solver.difficulty import Difficulty, Examiner

NAME = "difficulty"
HELP = "say how hard an answer is to find"
EPILOG = """\
examples:
  python -m engine difficulty watch
  python -m engine difficulty watch chess mango --hard
  python -m engine difficulty castle --json
  python -m engine difficulty --all --length 4
Columns: a figure from 0 to 100 and its word; guesses of the strategy `best`, mean guesses of
people, and their share of games lost; share of all strategies that lose; the largest family of
answers that differ in one letter. People open with a popular word and then try words that may
still be the answer, popular ones or those with common letters; the figure is the mean of their
guesses and of the strategies', 3 being 0 and 6 or more 100.
"""

_HEAD = f"{'answer':<9}{'figure':<13}{'best':>4}{'people':>8}{'lost':>6}{'all lost':>10}  trap"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="WORD", help="answers of one length")
    parser.add_argument("--all", action="store_true", help="every answer, the hardest first")
    shared.add_words(parser)
    parser.add_argument("--hard", action="store_true", help="hard mode: clues must be used")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(options: argparse.Namespace) -> None:
    if not options.words and not options.all:
        raise shared.Misused("there is no word to judge; name one, or say --all")
    vocabulary = shared.read_words(options, options.words[0] if options.words else "")
    words = vocabulary.answers if options.all else options.words
    examiner = Examiner(vocabulary, Hard.HARD if options.hard else Hard.OFF)
    judged: list[Difficulty] = []
    with Bar(NAME, len(words)) as bar:
        for word in words:
            judged.append(examiner.difficulty(word))
            bar.advance(1)
    if options.all:
        judged.sort(key=lambda difficulty: -difficulty.figure)
    if options.json:
        print(json.dumps([difficulty.to_dict() for difficulty in judged]))
    else:
        print("\n".join([_HEAD, *map(_format_row, judged)]))


def _format_row(judged: Difficulty) -> str:
    trap = f"{judged.trap.pattern} {' '.join(judged.trap.words)}" if judged.trap else "none"
    return (
        f"{judged.answer:<9}{f'{judged.figure}: {judged.word}':<13}{judged.best or '-':>4}"
        f"{float(judged.human):>8.2f}{float(judged.human_lost):>6.0%}"
        f"{float(judged.lost):>10.0%}  {trap}"
    )
