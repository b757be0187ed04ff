"""The same by pytest-benchmark: `pytest -n 0 tests/benchmarks -o python_files='bench_*.py'`."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from engine import load, score
from engine.solver import Position, Words, feedback_table, strategy
from engine.solver.candidates import choose
from engine.solver.partition import partition
from engine.solver.simulate import simulate
from tests.benchmarks import scalar, tilemate
from tests.benchmarks.classic import SKIPPED, Classic, classic

Benchmark = Any


@pytest.fixture(scope="session")
def lists() -> Classic:
    return classic() or pytest.skip(SKIPPED)


def test_the_table_of_thirty_million_pairs(benchmark: Benchmark, lists: Classic) -> None:
    benchmark(feedback_table, lists.allowed, lists.answers)


@pytest.mark.parametrize("left", [2315, 200, 20])
def test_the_ten_best_of_all_guesses(benchmark: Benchmark, lists: Classic, left: int) -> None:
    benchmark(tilemate.list_best, lists, left)


@pytest.mark.parametrize("left", [2315, 200, 20])
def test_dividing_by_every_guess(benchmark: Benchmark, lists: Classic, left: int) -> None:
    held = choose(lists.vocabulary, lists.indices(lists.sample(left)))
    benchmark(partition, lists.vocabulary, np.arange(len(lists.allowed)), held)


@pytest.mark.parametrize("left", [200, 20])
def test_ranking_sixty_guesses_pair_by_pair(
    benchmark: Benchmark, lists: Classic, left: int
) -> None:
    benchmark(scalar.ranked, lists.allowed[:: len(lists.allowed) // 60], lists.sample(left))


def test_the_proof_after_raise_all_gray(benchmark: Benchmark, lists: Classic) -> None:
    assert benchmark(tilemate.grays, lists.vocabulary).total == 465


def test_playing_every_answer(benchmark: Benchmark, lists: Classic) -> None:
    def play() -> int:
        return simulate(strategy("entropy"), lists.vocabulary, lists.answers).total

    benchmark.pedantic(play, rounds=1)


@pytest.mark.parametrize(("hard", "total"), [(False, "7920"), (True, "8122")])
def test_the_tree_of_salet(benchmark: Any, lists: Classic, hard: bool, total: str) -> None:
    assert benchmark.pedantic(tilemate.tree, (lists,), {"hard": hard}).note == total


@pytest.mark.parametrize("length", range(4, 9))
def test_a_live_suggestion_after_one_guess(benchmark: Benchmark, length: int) -> None:
    vocabulary = Words.of(load("en", length))
    opener, answer = vocabulary[0], vocabulary[-1]
    position = Position(vocabulary).play(opener, score(opener, answer))
    benchmark(lambda: strategy("best").rank(Position(vocabulary, position.boards)))
