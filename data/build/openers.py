"""Work out what every opener is worth: the guesses that a good player needs for all answers."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.commands.progress import Bar
from engine.lexicon import find_data
from engine.shipped import MANIFEST
from engine.solver.beam import LOST, Beam
from engine.solver.claims import Prover, Puzzle
from engine.solver.openers import (
    Opener,
    OpenerTable,
    name_table,
    read_openers,
    write_openers,
)
from engine.solver.words import Words
from engine.words import Word

WIDTHS = {9_200: 3, 1_000_000: 1}
"""The guesses tried at each position, for so many openers, the most promising first.

With more than three, totals fall by less than a thousandth; with one, they rise by half a
percent.
"""

WIDER = (3, 6, 12, 24)
"""What is tried where a narrower search loses a word."""

NEAR = 0.97
"""The share of a total below which it is proven that no tree with the opener gets."""

GOOD = 1.05
"""How many times the best total is near; of the others it is proven that none is better."""

_EPILOG = """\
A narrow search finds a total for each opener, and bounds say how much lower it can be at most.
For the best of them an exact search then finds the least total. All this takes two hours on one
core; what is written already is kept, so that it can be interrupted.
  python -m data.build.openers               the English words of five letters, in normal mode
  python -m data.build.openers --exact 200   and an exact search for the best 200
  python -m data.build.openers --exactly audio,fuzzy
"""


def main() -> None:
    """Write the table, or go on with it."""
    parser = argparse.ArgumentParser(
        prog="python -m data.build.openers",
        description=__doc__,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--exact", type=int, default=20, metavar="N", help="the best to search exactly (20)"
    )
    parser.add_argument(
        "--exactly", default="", metavar="WORDS", help="others to search exactly, with commas"
    )
    options = parser.parse_args()
    words = Words.load("en", 5)
    prover = Prover(Puzzle.of(words, None))
    path = find_data() / name_table("en", 5)
    made = dict(read_openers(path).found) if path.exists() else {}
    missing = [at for at in prover.list_openers() if words[at] not in made]
    add_narrow(prover, missing, made, path)
    best = sorted(made.values(), key=lambda one: (one.total, one.guess))[: options.exact]
    named = [made[words.parse(word)] for word in filter(None, options.exactly.split(","))]
    add_exact(prover, [*best, *named], made, path)
    note_table(path)


def note_table(path: Path) -> None:
    """Write the checksum of the finished table into the manifest."""
    manifest = find_data() / MANIFEST
    facts: dict[str, Any] = json.loads(manifest.read_text("utf-8"))
    name = path.relative_to(find_data()).as_posix()
    facts.setdefault("tables", {})[name] = {"sha256": hashlib.sha256(path.read_bytes()).hexdigest()}
    manifest.write_text(json.dumps(facts, indent=2) + "\n", "utf-8", newline="\n")


def add_narrow(
    prover: Prover, openers: Iterable[int], made: dict[Word, Opener], path: Path
) -> None:
    """Add what a narrow search finds for each opener, and a bound that is close."""
    openers = list(openers)
    with Bar("openers", len(openers)) as bar:
        for done, at in enumerate(openers, 1):
            # what one opener taught must not change the total of the next
            prover.search.forget(0)
            width = next(width for count, width in WIDTHS.items() if len(made) < count)
            total = find_total(prover, at, width)
            best = min((one.total for one in made.values()), default=total)
            below = round(NEAR * total) if total < GOOD * best else best
            least = min(total, prover.claim(at, below).total)
            guess = prover.puzzle.vocabulary[at]
            made[guess] = Opener(guess, total, least)
            if not done % 100 or done == len(openers):
                write_openers(OpenerTable(len(prover.root.words), made), path)
            bar.reach(done)


def find_total(prover: Prover, opener: int, width: int) -> int:
    """Return the total of a tree that finds every answer, tried with wider and wider searches.

    Raises ValueError if even the widest one loses a word.
    """
    for wide in (width, *(one for one in WIDER if one > width)):
        total = Beam(prover.search, wide).find_total(prover.root, opener, prover.puzzle.limit)
        if total < LOST:
            return total
    raise ValueError(f"no tree that begins with {prover.puzzle.vocabulary[opener]} finds all")


def add_exact(
    prover: Prover, openers: Iterable[Opener], made: dict[Word, Opener], path: Path
) -> None:
    """Replace what was found for some openers by their least totals."""
    openers = [one for one in openers if one.total > one.least]
    with Bar("exactly", len(openers)) as bar:
        for done, one in enumerate(openers, 1):
            at = prover.puzzle.vocabulary.index[one.guess]
            total = prover.claim(at, one.total).total
            made[one.guess] = Opener(one.guess, total, total)
            write_openers(OpenerTable(len(prover.root.words), made), path)
            bar.reach(done)


if __name__ == "__main__":
    main()
