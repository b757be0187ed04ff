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
    "crate": ("-w", "crate"),
}


def measure(lists: Classic, folder: Path) -> Contestant:
    """Run it on the same lists; its trees are timed by itself, without its start."""
    column = Contestant("alex1770/wordle (C++)")
    binary = os.environ.get(VARIABLE)
    if not binary:
        column.absent = f"{VARIABLE} names no binary of it"
        return column
    (folder / "allowed").write_text("\n".join(lists.allowed) + "\n", "utf-8")
    (folder / "answers").write_text("\n".join(lists.answers) + "\n", "utf-8")
    for row, options in _RUNS.items():
        whole, own = _run(binary, options, folder)
        column.figures[row] = whole if row == "cold" else own
    return column


def _run(binary: str, options: tuple[str, ...], folder: Path) -> tuple[Figure, Figure]:
    """The processor time of the whole process, and what it says its search took."""
    command = [binary, "-a", "allowed", "-h", "answers", *options]
    before = os.times()
    printed = subprocess.run(command, check=True, capture_output=True, text=True, cwd=folder).stdout
    after = os.times()
    spent = after.children_user + after.children_system
    spent -= before.children_user + before.children_system
    total = _last(r"Best first guess score = (\d+)", printed)
    return Figure(spent, total), Figure(float(_last(r"Time taken = ([\d.]+)s", printed)), total)


def _last(pattern: str, text: str) -> str:
    return re.findall(pattern, text)[-1]
