"""Measures wordlepro; run by the Python it is installed in."""

from __future__ import annotations

import json
import os
import sys
import time
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

job = json.loads(Path(sys.argv[1]).read_text("utf-8"))
allowed, answers = job["allowed"], job["answers"]
patterns: Any = import_module("wordlepro.patterns")
solver: Any = import_module("wordlepro.solver").NWordleSolver
found: dict[str, tuple[float, Any, bool]] = {}

began = time.process_time()
matrix = patterns.generate_pattern_matrix(allowed, answers)
found["table"] = (time.process_time() - began) / matrix.size, "", False
column = {word: at for at, word in enumerate(answers)}
for row, left in job["samples"].items():
    part = matrix[:, [column[word] for word in left]]
    times: list[float] = []
    for _ in range(3):
        began = time.process_time()
        solver.calculate_entropies(None, part)
        times.append(time.process_time() - began)
    found[row] = min(times), "", False

# its table is kept in a file, and read from there for each game
os.environ["XDG_CACHE_HOME"] = str(Path.cwd())
cache: Any = import_module("wordlepro.cache")
cache.save_cache(
    cache.get_cache_path(answers, allowed), matrix, solver.calculate_entropies(None, matrix)
)
boards: Any = solver(4, 24, answers, allowed)


def play(quordle: list[str]) -> int:
    """The guesses it needs for all four words."""
    boards.reset()
    while not boards.game_over:
        guess, _ = boards.get_guess()
        shown = [patterns.compute_pattern(guess, answer) for answer in quordle]
        boards.limit_options(guess, ["".join(map(str, marks)) for marks in shown])
    return int(boards.num_guesses)


began = time.process_time()
rounds = [play(quordle) for quordle in job["quordles"]]
found["quordle"] = (time.process_time() - began) / len(rounds), rounds, False
print(json.dumps([version("wordlepro"), found]))
