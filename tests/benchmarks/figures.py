"""What is measured, and how a figure is taken."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Figure:
    """Seconds of processor time; `note` tells what came out, `sampled` if it is extrapolated."""

    seconds: float
    note: str = ""
    sampled: bool = False


@dataclass
class Contestant:
    """One column: figures by row, or the reason why there are none."""

    name: str
    figures: dict[str, Figure] = field(default_factory=dict[str, Figure])
    absent: str = ""


ROWS = {
    "table": "feedback table, a pair",
    "rank 2315": "the ten best of 12,972 guesses by entropy, 2,315 left",
    "rank 200": "… 200 left",
    "rank 20": "… 20 left",
    "cold": "best guess after raise=00000, proven, fresh process",
    "warm": "… in a running process",
    "simulate": "play all 2,315 answers by entropy",
    "salet": "best tree of salet, proven",
    "salet hard": "… in hard mode",
    "crate": "best tree of crate, proven",
    "refute": "refute an opener against 7920",
    "quordle": "play a Quordle: mean guesses, solved in nine",
}


def tell(rounds: Sequence[int]) -> str:
    """The mean of the guesses that Quordles took, and the share solved in nine."""
    in_nine = sum(taken <= 9 for taken in rounds) / len(rounds)
    return f"{sum(rounds) / len(rounds):.3f}, {in_nine:.1%}"


def fastest(work: Callable[[], object], enough: float = 1.0) -> float:
    """The least processor time of several runs, which go on for `enough` seconds in all."""
    times: list[float] = []
    while not times or (sum(times) < enough and len(times) < 20):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return min(times)
