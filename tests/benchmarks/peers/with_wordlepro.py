"""Measures wordlepro; run by the Python it is installed in."""

from __future__ import annotations

import json
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
found: dict[str, tuple[float, str, bool]] = {}

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
print(json.dumps([version("wordlepro"), found]))
