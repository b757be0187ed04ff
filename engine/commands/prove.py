"""`prove`: the best opener of all, with a certificate."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from engine.commands import options as shared
from engine.commands import puzzles
from engine.commands.progress import Bar
from engine.commands.puzzles import HiddenWords
from engine.commands.tree import format_lines
from engine.counts import write_count
from engine.solver import certificate
from engine.solver.claims import Claim, Puzzle
from engine.solver.node import NEVER
from engine.solver.prove import Proof, prove
from engine.solver.tree import Spoiled, verify

NAME = "prove"
HELP = "find the best opener of all, and prove that no other is better"
EPILOG = f"""\
examples:
  python -m engine prove --out english.proof
  python -m engine prove --resume english.proof --jobs 2
  python -m engine prove --hard --answers A.txt --allowed B.txt --out hard.proof
  python -m engine prove --length 4 --below 6000 --out four.proof
  python -m engine verify english.proof
{puzzles.LISTS}\
Every allowed word is refuted as an opener, or found to be the best. With 13,000
words and 2,300 answers that takes many minutes. Each result is written when it is known: after
an interruption --resume goes on. It takes on trust what the file says by then, so that `verify` has
the last word. A file that exists is overwritten only with --force. It ends with the best tree.
With --below it is proven that no opener needs fewer guesses for all answers than that, or the
best one is found: it says how far from the best a tree can be where the best is out of reach.
"""


def add(parser: argparse.ArgumentParser) -> None:
    puzzles.add(parser)
    parser.add_argument(
        "--jobs", type=shared.parse_count, default=1, metavar="N", help="processes (1)"
    )
    parser.add_argument(
        "--below",
        type=shared.parse_count,
        default=NEVER,
        metavar="N",
        help="look for nothing that needs N guesses or more in all",
    )
    puzzles.add_force(parser)
    file = parser.add_mutually_exclusive_group(required=True)
    file.add_argument("--out", type=Path, metavar="FILE", help="where to write the certificate")
    file.add_argument("--resume", type=Path, metavar="FILE", help="a certificate to go on with")


def run(options: argparse.Namespace) -> None:
    given = puzzles.choose_puzzles(options)
    puzzle = make_puzzle(given)
    if options.resume and options.below < NEVER:
        raise shared.Misused("--below stands in the file that --resume goes on with")
    path: Path = options.resume or _choose_path(options.out, force=options.force)
    if options.resume:
        certificate.resume(path, puzzle)
    else:
        certificate.begin(path, puzzle, options.below)
    done = certificate.read(path, puzzle)
    with Bar("openers", int(given.vocabulary.suggested.sum()) - len(done.claims)) as bar:

        def keep(claim: Claim) -> None:
            if claim.opener in done.claims:
                opener = given.vocabulary[claim.opener]
                raise Spoiled(f"{path}: what is said of {opener!r} refutes nothing")
            certificate.add(path, puzzle, claim)
            bar.advance(1)

        try:
            proof = prove(
                given.vocabulary,
                given.answers,
                hard=given.hard,
                limit=given.limit,
                jobs=options.jobs,
                below=done.below,
                known=done.claims,
                keep=keep,
            )
        except KeyboardInterrupt:
            kept = write_count(len(certificate.read(path, puzzle).claims), "claim")
            more = f"go on with the same options and --resume {path}"
            raise KeyboardInterrupt(f"{path} holds {kept}; {more}") from None
    if proof.tree is not None:
        certificate.finish(path, proof.branches)
    print("\n".join(report(proof, given)))
    print(f"wrote {path}")


def _choose_path(path: Path, *, force: bool) -> Path:
    proof = path.is_file() and certificate.is_certificate(path)
    mend = "go on with it by --resume" if proof else "choose another name"
    return puzzles.check_writable(path, force=force, mend=mend)


def make_puzzle(given: HiddenWords) -> Puzzle:
    """Return the puzzle that the options describe; raises `NotAllowed`."""
    return Puzzle.of(given.vocabulary, given.answers, given.hard, given.limit)


def report(proof: Proof, given: HiddenWords) -> list[str]:
    """Return the lines that report a finished proof; raises `Spoiled` if it is not complete."""
    if proof.tree is None:
        _check(proof, given, proof.below)
        if proof.below == NEVER:
            return [_conclude(proof, f"no opener finds every answer within {given.limit} guesses")]
        return [_conclude(proof, f"{_count(proof)} needs fewer than {proof.below:,}")]
    counts = verify(proof.tree, given.answers, given.hard)
    _check(proof, given, sum(guesses * games for guesses, games in counts.items()))
    return [
        puzzles.name_tree(given, proof.tree.opener),
        *format_lines(counts, given.limit),
        _conclude(proof, f"{_count(proof)} needs fewer"),
    ]


def _count(proof: Proof) -> str:
    return f"of {write_count(len(proof.claims), 'opener')} none"


def _conclude(proof: Proof, said: str) -> str:
    if not proof.trusted:
        return f"proven: {said}"
    trusted = f"if the bounds hold on which {proof.trusted:,} of them were refuted before"
    return f"not proven: {said}, {trusted}; a whole `verify` searches these again"


def _check(proof: Proof, given: HiddenWords, total: int) -> None:
    for at in np.flatnonzero(given.vocabulary.suggested).tolist():
        if at not in proof.claims or proof.claims[at].total < total:
            raise Spoiled(f"{given.vocabulary[at]!r} is not refuted as an opener")
