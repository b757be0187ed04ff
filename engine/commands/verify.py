"""`verify`: a decision tree replayed over every answer."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.commands import options as shared
from engine.commands import puzzles
from engine.commands.tree import lines
from engine.solver.tree import Spoiled, Tree, load, verify

NAME = "verify"
HELP = "replay a decision tree over every answer"
EPILOG = """\
examples:
  python -m engine verify slate.tree
  python -m engine verify slate-hard.tree --hard
  python -m engine verify W.tree --answers A.txt --allowed B.txt
Every guess is scored by the plain rule, and with --hard checked against every earlier clue.
Guesses must be words of the list (with --answers alone any word will do). Exit status 1 and
one line if the tree misses an answer, breaks a rule or cannot be read.
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a tree")
    puzzles.add(parser)


def run(options: argparse.Namespace) -> int:
    if not options.file.is_file():
        raise shared.Misused(f"{options.file}: no such file")
    try:
        return _report(load(options.file), options)
    except Spoiled as spoiled:
        print(f"engine: {spoiled}", file=sys.stderr)
        return 1


def _report(tree: Tree, options: argparse.Namespace) -> int:
    if not (options.answers or options.allowed):
        options.length = options.length or tree.length
    given = puzzles.chosen(options)
    if given.vocabulary.length != tree.length:
        raise Spoiled(f"the tree is for words of {tree.length} letters")
    if options.allowed or not options.answers:
        _check_allowed(tree, given)
    counts = verify(tree, given.answers, given.hard)
    print("\n".join([f"{tree.opener}, {puzzles.mode(given.hard)}", *lines(counts, given.limit)]))
    return 0


def _check_allowed(tree: Tree, given: puzzles.Puzzles) -> None:
    foreign = set(tree.guesses) - given.vocabulary.index.keys()
    if foreign:
        raise Spoiled(f"{min(foreign)!r} is not an allowed guess")
