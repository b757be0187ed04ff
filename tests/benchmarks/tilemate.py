"""The engine's own figures."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable

import numpy as np

from engine.feedback import Feedback, Turn
from engine.solver import Position, Suggestions, Words, candidates, feedback_table, strategy
from engine.solver.candidates import choose
from engine.solver.claims import Prover, Puzzle
from engine.solver.node import Found
from engine.solver.search import Search
from engine.solver.simulate import simulate
from engine.words import Word
from tests.benchmarks.classic import Classic
from tests.benchmarks.figures import Contestant, Figure, fastest, tell

GRAYS = Turn(Word("raise"), Feedback.parse("00000"))
SALET = Word("salet")
BEST = 7920
_REFUTED = 100


def measure(lists: Classic, say: Callable[[str], None]) -> Contestant:
    """Take every figure, telling what comes next."""
    column = Contestant("Tilemate")
    for row, work in _WORKS.items():
        say(f"Tilemate: {row}")
        column.figures[row] = work(lists)
    return column


def table(lists: Classic) -> Figure:
    seconds = fastest(lambda: feedback_table(lists.allowed, lists.answers))
    return Figure(seconds / (len(lists.allowed) * len(lists.answers)))


def rank(lists: Classic, left: int) -> Figure:
    return Figure(fastest(lambda: list_best(lists, left)))


def list_best(lists: Classic, left: int) -> Suggestions:
    """The ten best guesses by entropy, where nothing is known but the words left."""
    position = Position(lists.vocabulary)
    position.candidates = (choose(lists.vocabulary, lists.indices(lists.sample(left))),)
    return strategy("entropy").rank(position, 10)


def grays(vocabulary: Words) -> Found:
    """The best guess after raise=00000, proven, by a search that knows nothing yet."""
    left = candidates(vocabulary, [GRAYS])
    likely = left.indices[vocabulary.is_answer[left.indices]]
    search = Search(vocabulary)
    return search.run(search.make_node(likely, np.arange(len(vocabulary))), 5)


def warm(lists: Classic) -> Figure:
    found = grays(lists.vocabulary)
    return Figure(fastest(lambda: grays(lists.vocabulary)), str(found.total))


def cold(_: Classic) -> Figure:
    """A new interpreter that imports, reads the lists, searches, and ends."""
    command = [sys.executable, "-m", "tests.benchmarks.cold"]
    times: list[float] = []
    totals: set[str] = set()
    for _run in range(3):
        before = os.times()
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        after = os.times()
        spent = after.children_user + after.children_system
        times.append(spent - before.children_user - before.children_system)
        totals.add(done.stdout.strip())
    return Figure(min(times), " ".join(totals))


def play(lists: Classic) -> Figure:
    began = time.process_time()
    result = simulate(strategy("entropy"), lists.vocabulary, lists.answers)
    return Figure(time.process_time() - began, str(result.total))


def tree(lists: Classic, opener: Word = SALET, *, hard: bool = False) -> Figure:
    vocabulary = lists.vocabulary
    began = time.process_time()
    search = Search(vocabulary, hard=hard)
    node = search.make_node(lists.indices(lists.answers), np.arange(len(vocabulary)))
    parts = search.bound_parts(node, vocabulary.index[opener])
    total = len(lists.answers) + sum(parts.values())
    return Figure(time.process_time() - began, str(total))


def refute(lists: Classic) -> Figure:
    """One opener of many, the same at random each time, once the prover is warm."""
    prover = Prover(Puzzle(lists.vocabulary, lists.indices(lists.answers)))
    openers = random.Random(1).sample(prover.list_openers(), 2 * _REFUTED)
    for opener in openers[:_REFUTED]:
        prover.claim(opener, BEST)
    began = time.process_time()
    least = min(prover.claim(opener, BEST).total for opener in openers[_REFUTED:])
    return Figure((time.process_time() - began) / _REFUTED, f"{least} or more", sampled=True)


def quordle(lists: Classic) -> Figure:
    """Play each by `best`; positions that games share are looked at once."""
    began = time.process_time()
    played = simulate("best", lists.vocabulary, map(" ".join, lists.quordles))
    seconds = time.process_time() - began
    return Figure(seconds / lists.games, tell([len(game) for game in played.games.values()]))


_WORKS: dict[str, Callable[[Classic], Figure]] = {
    "table": table,
    "rank 2315": lambda lists: rank(lists, 2315),
    "rank 200": lambda lists: rank(lists, 200),
    "rank 20": lambda lists: rank(lists, 20),
    "cold": cold,
    "warm": warm,
    "simulate": play,
    "salet": tree,
    "salet hard": lambda lists: tree(lists, hard=True),
    "crate": lambda lists: tree(lists, Word("crate")),
    "refute": refute,
    "quordle": quordle,
}
