"""`score`: what a guess earns against an answer."""

from __future__ import annotations

import argparse

from engine.commands.options import Misused
from engine.feedback import score
from engine.words import parse

NAME = "score"
HELP = "score a guess against an answer"
EPILOG = """\
example:
  python -m engine score caves chess      prints  20012 🟩⬛⬛🟨🟩
2 or green: right letter, right place; 1 or yellow: right letter, wrong place; 0: absent.
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("guess")
    parser.add_argument("answer")


def run(options: argparse.Namespace) -> None:
    guess, answer = parse(options.guess), parse(options.answer)
    if not guess:
        raise Misused("there is no word to score")
    feedback = score(guess, answer)
    print(feedback, feedback.tiles())
