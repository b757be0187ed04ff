"""`verify`: replay a decision tree over every answer, or check a proof for every opener."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np

from engine.audit import Audit, Forged, audit
from engine.commands import options as shared
from engine.commands import puzzles
from engine.commands.progress import Bar
from engine.commands.prove import make_puzzle, report
from engine.commands.tree import format_lines
from engine.solver import certificate
from engine.solver.claims import Prover
from engine.solver.tree import Spoiled, Tree, load, verify

NAME = "verify"
HELP = "replay a decision tree over every answer, or a proof over every opener"
EPILOG = """\
examples:
  python -m engine verify slate.tree
  python -m engine verify slate-hard.tree --hard
  python -m engine verify crane.tree --answers A.txt --allowed B.txt
  python -m engine verify english.proof --sample 500
Every guess is scored by the plain rule, and with --hard checked against every earlier clue.
Guesses must be words of the list (with --answers alone any word will do). Exit status 1 and
one line if the tree misses an answer, breaks a rule or cannot be read.
A proof is first audited by a program of its own, which searches nothing and says what it took on
trust: engine/audit.py, to be read in one sitting. Then every claim is searched again, or as many as
--sample says, evenly spread, or none with --audit.
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a tree or a proof")
    puzzles.add(parser)
    parser.add_argument("--audit", action="store_true", help="search nothing again")
    parser.add_argument(
        "--sample", type=shared.parse_count, metavar="N", help="claims of a proof (all)"
    )


def run(options: argparse.Namespace) -> int:
    if not options.file.is_file():
        raise shared.Misused(f"{options.file}: no such file")
    try:
        if certificate.is_certificate(options.file):
            return _prove_again(options)
        return _report(load(options.file), options)
    except (Spoiled, Forged) as spoiled:
        print(f"engine: {spoiled}", file=sys.stderr)
        return 1


def _report(tree: Tree, options: argparse.Namespace) -> int:
    if not (options.answers or options.allowed):
        options.length = options.length or tree.length
    given = puzzles.choose_puzzles(options)
    if given.vocabulary.length != tree.length:
        raise Spoiled(f"the tree is for words of {tree.length} letters")
    if options.allowed or not options.answers:
        _check_allowed(tree, given)
    counts = verify(tree, given.answers, given.hard)
    print(
        "\n".join(
            [f"{tree.opener}, {puzzles.name_mode(given.hard)}", *format_lines(counts, given.limit)]
        )
    )
    return 0


def _prove_again(options: argparse.Namespace) -> int:
    given = puzzles.choose_puzzles(options)
    puzzle = make_puzzle(given)
    audited = audit(
        options.file.read_bytes(),
        puzzle.vocabulary.spell(np.flatnonzero(puzzle.vocabulary.suggested)),
        puzzle.vocabulary.spell(puzzle.answers),
        hard=puzzle.hard,
        limit=puzzle.limit,
    )
    proof = certificate.read(options.file, puzzle)
    said = [*report(proof, given), _describe(audited)]
    if options.audit:
        print("\n".join(said))
        return 0
    prover = Prover(puzzle)
    step = -(-len(proof.claims) // (options.sample or len(proof.claims)))
    checked = list(proof.claims.values())[::step]
    with Bar("claims", len(checked)) as bar:
        for claim in checked:
            if not prover.holds(claim):
                opener = puzzle.vocabulary[claim.opener]
                raise Spoiled(f"{options.file}: what is said of {opener!r} does not hold")
            bar.advance(1)
    print("\n".join([*said, f"{len(checked):,} claims searched again, and all hold"]))
    return 0


def _describe(audited: Audit) -> str:
    trusted = f"{audited.bounds:,} bounds on which {audited.trusting:,} of them rest"
    return f"audited: {audited.claims:,} claims add up; on trust: {trusted}"


def _check_allowed(tree: Tree, given: puzzles.HiddenWords) -> None:
    foreign = set(tree.guesses) - given.vocabulary.index.keys()
    if foreign:
        raise Spoiled(f"{min(foreign)!r} is not an allowed guess")
