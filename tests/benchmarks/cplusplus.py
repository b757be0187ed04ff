"""The C++ program of Alex Selby, where the environment names its binary."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

from tests.benchmarks.classic import Classic
from tests.benchmarks.figures import Contestant, Figure

VARIABLE = "TILEMATE_PEER_CPP"
_RUNS = {
    "cold": ("-w", "raise.BBBBB"),
    "salet": ("-w", "salet"),
    "salet hard": ("-H", "-w", "salet"),
}


def measure(lists: Classic, folder: Path) -> Contestant:
    """Run it on the same lists; every run is a fresh process."""
    column = Contestant("alex1770/wordle (C++)")
    binary = os.environ.get(VARIABLE)
    if not binary:
        column.absent = f"{VARIABLE} names no binary of it"
        return column
    (folder / "allowed").write_text("\n".join(lists.allowed) + "\n", "utf-8")
    (folder / "answers").write_text("\n".join(lists.answers) + "\n", "utf-8")
    for row, options in _RUNS.items():
        column.figures[row] = _run(binary, options, folder)
    return column


def _run(binary: str, options: tuple[str, ...], folder: Path) -> Figure:
    command = [binary, "-a", "allowed", "-h", "answers", *options]
    before = os.times()
    printed = subprocess.run(command, check=True, capture_output=True, text=True, cwd=folder).stdout
    after = os.times()
    spent = after.children_user + after.children_system
    spent -= before.children_user + before.children_system
    totals = re.findall(r"Best first guess score = (\d+)", printed)
    return Figure(spent, totals[-1] if totals else "")
