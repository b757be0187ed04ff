"""Measures wordlesmith; run by the Python it is installed in."""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

job = json.loads(Path(sys.argv[1]).read_text("utf-8"))
score: Any = import_module("wordlesmith.feedback").feedback
position: Any = import_module("wordlesmith.game").GameState
entropy: Any = import_module("wordlesmith.strategies.entropy").EntropyStrategy("all")
STEP = 200
some: list[str] = job["allowed"][::STEP]
share = len(job["allowed"]) / len(some)
found: dict[str, tuple[float, str, bool]] = {}

began = time.process_time()
for guess in some:
    for answer in job["answers"]:
        score(guess, answer)
found["table"] = (time.process_time() - began) / (len(some) * len(job["answers"])), "", True
for row, left in job["samples"].items():
    # a turn played, else it looks its opener up
    position = position(left, tuple(some), [("zzzzz", 0)])
    began = time.process_time()
    entropy.choose(position)
    found[row] = (time.process_time() - began) * share, "", True
print(json.dumps([version("wordlesmith"), found]))
