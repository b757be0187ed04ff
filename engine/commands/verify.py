"""`verify`: replay a decision tree over every answer, or check a proof for every opener."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.audit import Forged
from engine.commands import options as shared
from engine.commands import puzzles
from engine.commands.progress import Bar
from engine.commands.prove import report
from engine.commands.tree import format_lines
from engine.counts import write_count
from engine.solver import certificate
from engine.solver.claims import count_trusting
from engine.solver.prove import Proof
from engine.solver.tree import Spoiled, Tree, load, verify
from engine.solver.verification import check_proof

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
one line if the tree misses an answer, breaks a rule, repeats a guess, holds guesses to which no
answer leads or cannot be read; 1 too if it needs more than --limit guesses for some answer, as its
table says then.
A proof is first audited by a program of its own, which searches nothing and says what it took on
trust: engine/audit.py, to be read in one sitting. Then every claim is searched again, or as many as
--sample says, evenly spread, or none with --audit. Only where every claim that needs it has been
searched again it says "proven". That takes about four times as long as the search that found it.
Exit status 3 where it says "not proven", and 1 where something in the proof is false.
"""

_UNPROVEN = 3
"""The exit status where nothing is false, and not everything proven."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a tree or a proof")
    puzzles.add(parser)
    parser.add_argument("--audit", action="store_true", help="search nothing again")
    parser.add_argument(
        "--sample", type=shared.parse_count, metavar="N", help="claims of a proof (all)"
    )


def run(options: argparse.Namespace) -> int:
    if not options.file.is_file():
        wrong = "this is no file" if options.file.exists() else "no such file"
        raise shared.Misused(f"{options.file}: {wrong}")
    try:
        if certificate.is_certificate(options.file):
            return _prove_again(options)
        if options.audit or options.sample:
            raise shared.Misused("--audit and --sample are for proofs: a tree is replayed whole")
        return _report(load(options.file), options)
    except (Spoiled, Forged) as spoiled:
        print(f"engine: {spoiled}", file=sys.stderr)
        return 1


def _report(tree: Tree, options: argparse.Namespace) -> int:
    if not (options.answers or options.allowed):
        options.length = options.length or tree.length
    given = puzzles.choose_puzzles(options)
    if given.vocabulary.length != tree.length:
        raise Spoiled(f"{options.file}: the tree is for words of {tree.length} letters")
    known = given.vocabulary if options.allowed or not options.answers else None
    try:
        counts = verify(tree, given.answers, given.hard, words=known)
    except Spoiled as wrong:
        raise Spoiled(f"{options.file}: {wrong}") from None
    print(
        "\n".join(
            [
                puzzles.name_tree(given, tree.opener),
                *format_lines(counts, given.limit),
            ]
        )
    )
    return int(any(guesses > given.limit for guesses in counts))


def _prove_again(options: argparse.Namespace) -> int:
    given = puzzles.choose_puzzles(options)
    openers = int(given.vocabulary.suggested.sum())
    again = 0 if options.audit else min(options.sample or openers, openers)
    with Bar("claims", again) as bar:
        proof = check_proof(
            options.file,
            given.vocabulary,
            given.answers,
            hard=given.hard,
            limit=given.limit,
            search=again,
            progress=bar.advance,
        )
    said = [*report(proof, given), _describe(proof)]
    if again:
        hold = "it holds" if again == 1 else "all hold"
        said.append(f"{write_count(again, 'claim')} searched again, and {hold}")
    print("\n".join(said))
    return _UNPROVEN if proof.trusted else 0


def _describe(proof: Proof) -> str:
    claims = proof.claims.values()
    bounds = sum(len(claim.parts) for claim in claims)
    resting = count_trusting(claims)
    rest = f"on which {write_count(resting, 'claim')} {'rests' if resting == 1 else 'rest'}"
    trusted = f"{write_count(bounds, 'bound')}, {rest}" if bounds else "nothing"
    add = "adds" if len(claims) == 1 else "add"
    return f"audited: {write_count(len(claims), 'claim')} {add} up; on trust: {trusted}"
