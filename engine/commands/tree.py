"""`tree`: the best decision tree that begins with a guess."""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path

import numpy as np

from engine.commands import options as shared
from engine.commands import puzzles
from engine.commands.progress import Bar
from engine.commands.puzzles import HiddenWords
from engine.counts import write_count
from engine.errors import NotAllowed
from engine.game import Hard
from engine.solver.grow import Grower, Grown
from engine.solver.limit import Limit
from engine.solver.node import Node
from engine.solver.search import Search
from engine.solver.sprint import LATEST, SOONEST, Sprinter, count_within
from engine.solver.tree import Tree, save, verify
from engine.solver.vocabulary import find_word
from engine.words import Word

NAME = "tree"
HELP = "search the best decision tree for an opener, and save it"
EPILOG = f"""\
examples:
  python -m engine tree --opener slate --out slate.tree
  python -m engine tree --opener slate --hard --nodes 2000 --out slate-hard.tree
  python -m engine tree --opener slate --minimise worst --out worst.tree
  python -m engine tree --opener slate --minimise within:3 --nodes 300 --out within.tree
  python -m engine tree --opener raise --minimise worst --nodes 300 --width 40 --out raise.tree
  python -m engine tree --opener crane --answers A.txt --allowed B.txt --out crane.tree
{puzzles.LISTS}\
Without --nodes the tree is proven to be the best with this opener, which takes seconds for
words of five letters or more, and hours for four. With it the gap says how far from the best
it can be at most, and --width how many guesses are tried where the search ends. --minimise
worst first finds all words in as few guesses as there can be, at most --limit, and then in the
fewest on average; within:3 (or within:2) wins as many games as can be won with so many guesses.
The tree is replayed over every answer before it is written. A file that exists is overwritten
only with --force.
"""

_SPRINTS = {f"within:{guesses}": guesses for guesses in range(SOONEST, LATEST + 1)}


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--opener", required=True, metavar="WORD", help="the first guess")
    puzzles.add(parser)
    parser.add_argument(
        "--nodes",
        type=shared.parse_count,
        metavar="N",
        help="positions to look at for each guess (no end)",
    )
    parser.add_argument(
        "--width",
        type=shared.parse_count,
        default=10,
        metavar="N",
        help="guesses to try at each position where --nodes ends the search (10)",
    )
    parser.add_argument(
        "--minimise",
        choices=["mean", "worst", *_SPRINTS],
        default="mean",
        help="what matters first: guesses on average, at worst, or games won within 2 or 3 (mean)",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to save it")
    puzzles.add_force(parser)


def run(options: argparse.Namespace) -> None:
    given = puzzles.choose_puzzles(options)
    path = puzzles.check_writable(options.out, force=options.force)
    opener = find_word(given.vocabulary, options.opener, "opener")
    effort = Limit(nodes=options.nodes) if options.nodes else None
    began = time.perf_counter()
    search, root = plant(given, opener)
    grower = Grower(search, given.limit, effort, options.width)
    remarks: list[str] = []
    sprint = _SPRINTS.get(options.minimise)
    if sprint:
        grower = Sprinter(search, given.limit, effort, options.width, sprint)
    if options.minimise == "worst":
        worst, proven = grower.find_worst(root, opener)
        given, grower = replace(given, limit=worst), replace(grower, limit=worst)
        remarks = [f"proven: {worst - 1} guesses are too few for some word"] if proven else []
    with Bar(opener, len(given.answers)) as bar:
        try:
            grown = grower.grow(root, opener, bar.reach)
        except KeyboardInterrupt:
            raise KeyboardInterrupt("nothing was written, and nothing is kept") from None
    seconds = time.perf_counter() - began
    counts = verify(Tree.of(grown.branches), given.answers, given.hard)
    save(grown.branches, path)
    report = [
        *format_lines(counts, given.limit),
        *remarks,
        describe_sprint(counts, sprint) if sprint else describe_gap(counts, grown, given.limit),
    ]
    print("\n".join([puzzles.name_tree(given, opener), *report]))
    print(f"{seconds:.1f} s, wrote {path}")


def plant(given: HiddenWords, opener: Word) -> tuple[Search, Node]:
    """Return a search over all answers and its root; raises `NotAllowed`."""
    vocabulary = given.vocabulary
    at = vocabulary.index.get(opener)
    if at is None or not vocabulary.suggested[at]:
        raise NotAllowed(opener)
    answers = np.array([vocabulary.index[answer] for answer in given.answers])
    search = Search(vocabulary, hard=given.hard is Hard.HARD)
    return search, search.make_node(answers, np.flatnonzero(vocabulary.suggested))


def format_lines(counts: dict[int, int], limit: int) -> list[str]:
    """Return a tree's games by number of guesses, and their totals, as lines."""
    total = sum(guesses * games for guesses, games in counts.items())
    games = sum(counts.values())
    lost = sum(games for guesses, games in counts.items() if guesses > limit)
    return [
        *puzzles.draw_bars(counts),
        f"total {write_count(total, 'guess')} for {write_count(games, 'answer')},"
        f" mean {total / games:.4f}",
        f"at most {write_count(max(counts), 'guess')}, {lost:,} lost",
    ]


def describe_sprint(counts: dict[int, int], sprint: int) -> str:
    """Return a line that says how many games are won within so many guesses."""
    won, games = count_within(counts, sprint), sum(counts.values())
    return f"{won:,} of {games:,} within {sprint}; proven: no tree with this opener wins more"


def describe_gap(counts: dict[int, int], grown: Grown, limit: int) -> str:
    """Return a line that says how far this tree may be from the best with its opener."""
    total = sum(guesses * games for guesses, games in counts.items())
    far = total - grown.bound
    least = f"no tree with this opener needs fewer than {grown.bound:,}"
    text = f"gap {far:,} ({far / total:.2%}): {least}" if far else least
    if any(guesses > limit for guesses in counts):
        return f"{text}; not proven: that none loses fewer words"
    return text if far else "proven: no tree with this opener needs fewer"
