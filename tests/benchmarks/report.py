"""The machine, and the one table."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np

from tests.benchmarks.figures import ROWS, Contestant, Figure

LEGEND = """\
Processor time of one core, the best of several runs where they are short.
(×n) is how many times as long it takes; ~ is extrapolated from a sample; → is what came out:
the sum of all guesses. The engine's rankings score as they go; peers have their table ready.
weekendwordle does not prove what it finds; its table is not part of its fresh process.
The C++ program's trees are timed without its start, a second."""


def machine() -> str:
    cores = os.cpu_count()
    versions = f"Python {platform.python_version()} · numpy {np.__version__}"
    return f"{_cpu()} · {cores} cores · {platform.system()} · {versions}"


def _cpu() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text("utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.processor()


def table(columns: Sequence[Contestant], extra: Iterable[tuple[str, str]]) -> str:
    """Every row with each contestant's figure, ours first, then rows of our own."""
    shown = [column for column in columns if column.figures]
    rows = [["", *(column.name for column in shown)]]
    rows += [[label, *_cells(row, shown)] for row, label in ROWS.items() if shown]
    rows += [[label, text, *[""] * (len(shown) - 1)] for label, text in extra]
    widths = [max(map(len, cells)) for cells in zip(*_even(rows), strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in _even(rows)
    )


def _even(rows: list[list[str]]) -> list[list[str]]:
    most = max(map(len, rows))
    return [row + [""] * (most - len(row)) for row in rows]


def _cells(row: str, columns: Sequence[Contestant]) -> list[str]:
    ours = columns[0].figures.get(row)
    return [_cell(column.figures.get(row), ours) for column in columns]


def _cell(figure: Figure | None, ours: Figure | None) -> str:
    if figure is None:
        return "–"
    about = "~" if figure.sampled else ""
    note = f" → {figure.note}" if figure.note else ""
    if figure is ours or ours is None:
        return f"{about}{_time(figure.seconds)}{note}"
    return f"{about}{_time(figure.seconds)} (×{figure.seconds / ours.seconds:.3g}){note}"


def _time(seconds: float) -> str:
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"
