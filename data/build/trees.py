"""Grow the shipped decision trees, in normal and in hard mode.

English has them for every length, the other languages for five letters.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from data.build import elsewhere
from engine.game import Hard
from engine.lexicon import Lexicon, load
from engine.solver.beam import Beam
from engine.solver.book import ELSEWHERE
from engine.solver.claims import Prover, Puzzle
from engine.solver.grow import Grower, Grown
from engine.solver.limit import Limit
from engine.solver.node import LIMIT, Node
from engine.solver.search import Search
from engine.solver.tree import Branch, Tree, save, verify
from engine.solver.tree import load as load_tree
from engine.solver.words import Words
from engine.words import ALPHABETS, LENGTHS

DATA = Path(__file__).parent.parent
MODES = (Hard.OFF, Hard.HARD)
ELSEWHERE_FOR = ("en", 5)
"""The words of most puzzles from elsewhere; the others follow the trees for games of our own."""

_EPILOG = """\
The openers with the least bounds are tried by ever wider searches, and from the last few a
tree is grown: exactly where a position can be searched to the end within the effort, else by
the widest search. The tree that loses the fewest words, and then needs the fewest guesses, is
kept. Every answer weighs the same, and denied words are never guessed. The trees for puzzles from
elsewhere are for English words of five letters, and count every word by its weight.
  python -m data.build.trees                  those of English, half an hour on one core
  python -m data.build.trees --length 5       four of them
  python -m data.build.trees --elsewhere      those for puzzles from elsewhere alone
  python -m data.build.trees --language pl    those of Polish, in a minute or two
Build the word lists first: the manifest of the trees holds the sha256 of the words each is for.
"""


@dataclass(frozen=True)
class Sieve:
    """How the opener is found: `keep` of the openers go on from a search of `width`."""

    width: int
    keep: int


@dataclass(frozen=True)
class Care:
    """How many openers are `tried`, sieved how, and how far and wide each position is searched."""

    tried: int
    sieves: tuple[Sieve, ...]
    effort: Limit
    widest: int = 32


CARE = Care(60, (Sieve(2, 12), Sieve(12, 3)), Limit(nodes=20_000))
FOR_FOUR = Care(600, CARE.sieves, Limit(nodes=500))
"""For words of 4 letters: their bounds say less, and no effort would be enough."""

FOR_FOUR_HARD = replace(FOR_FOUR, widest=50)
"""Where words are lost, a search four times as wide looks for them: some minutes an opener."""

FOR_FEW = Care(20, (Sieve(2, 1),), CARE.effort)
"""For the shorter lists of other languages: within a percent, in a tenth of the time."""

MISSED = 30
"""What a lost word costs in these: a wider search will find some of them."""


@dataclass(frozen=True)
class Made:
    """A tree with what a replay of every answer says of it."""

    grown: Grown
    games: dict[int, int]

    @property
    def total(self) -> int:
        return sum(guesses * games for guesses, games in self.games.items())

    @property
    def lost(self) -> int:
        return sum(games for guesses, games in self.games.items() if guesses > LIMIT)


def main() -> None:
    """Write the trees asked for, and their manifest."""
    parser = argparse.ArgumentParser(
        prog="python -m data.build.trees",
        description=__doc__,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--language", default="en", choices=ALPHABETS, help="whose words (en)")
    parser.add_argument("--length", type=int, choices=LENGTHS, help="only words of this length")
    parser.add_argument("--elsewhere", action="store_true", help="only for puzzles from elsewhere")
    options = parser.parse_args()
    folder = DATA / options.language / "trees"
    folder.mkdir(exist_ok=True)
    shipped = LENGTHS if options.language == "en" else [5]
    for length in [options.length] if options.length else shipped:
        lexicon = load(options.language, length, DATA)
        for hard in MODES:
            name = f"{length}-{hard}"
            if not options.elsewhere:
                made = best(lexicon, hard)
                _write(folder, name, made.grown.branches, describe(lexicon, made))
            if (options.language, length) != ELSEWHERE_FOR:
                continue
            opener = load_tree(folder / f"{name}.tree").opener
            branches = elsewhere.grow(Words.of(lexicon), hard, opener)
            facts = describe_elsewhere(lexicon, branches)
            _write(folder, f"{name}{ELSEWHERE}", branches, facts)


def best(lexicon: Lexicon, hard: Hard) -> Made:
    """Return the best tree found for the answers of a lexicon."""
    vocabulary = Words.of(lexicon)
    search = Search(vocabulary, hard=hard is Hard.HARD)
    root = search.make_node(
        np.flatnonzero(vocabulary.is_answer), np.flatnonzero(vocabulary.suggested)
    )
    care = _choose_care(lexicon, hard)
    made: list[Made] = []
    for opener in _openers(search, root, care):
        began = time.monotonic()
        # what one opener taught must not change the tree of the next
        fresh = Search(vocabulary, hard=search.hard)
        grown = Grower(fresh, LIMIT, care.effort, care.widest).grow(root, vocabulary[opener])
        made.append(Made(grown, verify(Tree.of(grown.branches), lexicon.answers, hard)))
        _say(f"  {grown.branches[0][2]} {_figures(made[-1])}, {time.monotonic() - began:.0f} s")
    return min(made, key=lambda tree: (tree.lost, tree.total, -tree.grown.bound))


def _choose_care(lexicon: Lexicon, hard: Hard) -> Care:
    if lexicon.language != "en":
        return FOR_FEW
    if lexicon.length == 4:
        return FOR_FOUR_HARD if hard is Hard.HARD else FOR_FOUR
    return CARE


def _openers(search: Search, root: Node, care: Care) -> list[int]:
    began = time.monotonic()
    tries = Beam(search, 1).list_promising(root, LIMIT, care.tried)
    for sieve in care.sieves:
        tries = Beam(search, sieve.width, MISSED).choose_openers(root, LIMIT, tries, sieve.keep)
    mode = "hard" if search.hard else "normal"
    _say(f"{search.vocabulary.length} letters, {mode}: {time.monotonic() - began:.0f} s to")
    return list(tries)


def describe(lexicon: Lexicon, made: Made) -> dict[str, Any]:
    """What the manifest says of a tree."""
    return {
        "opener": made.grown.branches[0][2],
        "answers": len(lexicon.answers),
        "of": digest(lexicon.answers),
        "total": made.total,
        "bound": _bound(lexicon, made),
        "max": max(made.games),
        "lost": made.lost,
        "lexicon": lexicon.version,
    }


def _bound(lexicon: Lexicon, made: Made) -> int:
    """The guesses that any tree with this opener needs, as far as is known."""
    if made.lost or made.grown.bound == made.total:
        return made.grown.bound
    words = Words.of(lexicon)
    opener = words.index[made.grown.branches[0][2]]
    return Prover(Puzzle.of(words, None)).claim(opener, made.total).total


def describe_elsewhere(lexicon: Lexicon, branches: Sequence[Branch]) -> dict[str, Any]:
    """What the manifest says of a tree for puzzles from elsewhere."""
    return {
        "opener": branches[0][2],
        "nodes": len(branches),
        "of": digest(f"{word} {weight}" for word, weight in lexicon.weights.items()),
        "lexicon": lexicon.version,
    }


def digest(lines: Iterable[str]) -> str:
    """Return what tells one list from another, in hexadecimal."""
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _write(folder: Path, stem: str, branches: Sequence[Branch], facts: dict[str, Any]) -> None:
    """Save a tree, and what there is to say of it in the manifest."""
    name = f"{stem}.tree"
    digested = {"sha256": hashlib.sha256(save(branches, folder / name)).hexdigest()}
    path = folder / "manifest.json"
    known: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    known[name] = digested | facts
    path.write_text(json.dumps(dict(sorted(known.items())), indent=2) + "\n", "utf-8")
    _say(f"wrote {name}")


def _figures(made: Made) -> str:
    return f"{made.total:,} guesses, at least {made.grown.bound:,}; {made.lost} lost"


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
