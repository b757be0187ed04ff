"""`score`: what a guess earns against an answer."""

from __future__ import annotations

import argparse

from engine.commands.options import Misused
from engine.feedback import score
from engine.words import Alphabet, parse

NAME = "score"
HELP = "score a guess against an answer"
EPILOG = """\
examples:
  python -m engine score caves chess      prints  20012 🟩⬛⬛🟨🟩
  python -m engine score größe große      any alphabet will do
2 or green: right letter, right place; 1 or yellow: right letter, wrong place; 0: absent.
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("guess")
    parser.add_argument("answer")


def run(options: argparse.Namespace) -> None:
    letters = Alphabet.of([options.guess, options.answer])
    guess, answer = parse(options.guess, letters), parse(options.answer, letters)
    if not guess:
        raise Misused("there is no word to score")
    if len(guess) != len(answer):
        raise Misused(
            f"two words of one length expected, found {options.guess!r} and {options.answer!r}"
        )
    feedback = score(guess, answer)
    print(feedback, feedback.tiles())
