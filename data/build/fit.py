"""Fit the prior on our own answers, and measure it on lists it has not seen."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from data.build import sources
from data.build.choose import English, hand
from data.build.prior import FEATURES, features, likelihood

Floats = NDArray[np.float64]

PENALTY = 1.0
STEPS = 30

_EPILOG = """\
Prints what a fit finds; the constants in prior.py are set by hand from it, for the reasons
given there. With --lists, each file of answers (one word a line) is held against the
constants in use and against plain word frequency. A list is measured, never learned from.
  python -m data.build.fit --lists some-answers.txt others.txt
"""


def main() -> int:
    """Print the coefficients of a fresh fit, and the AUC of those in use."""
    parser = argparse.ArgumentParser(
        prog="python -m data.build.fit",
        description=__doc__,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--cache", type=Path, default=sources.CACHE)
    parser.add_argument("--lists", type=Path, nargs="*", default=[])
    options = parser.parse_args()
    sources.fetch(options.cache)
    english = English.read(options.cache)
    rows = {word: features(english, word, sources.zipf(word)) for word in english.allowed()}
    _print_fit(english, rows)
    for path in options.lists:
        _print_auc(path, rows)
    return 0


def _print_fit(english: English, rows: dict[str, tuple[float, ...]]) -> None:
    unfit = english.offensive | hand("not_answers")
    # barred for what they mean, not for how rare they are
    words = [word for word in rows if word not in unfit]
    hidden = np.array([english.may_be_hidden(word, sources.zipf(word)) for word in words], float)
    *coefficients, intercept = fitted(np.array([rows[word] for word in words]), hidden)
    for name, coefficient in zip(FEATURES, coefficients, strict=True):
        print(f"{coefficient:8.2f}  {name}")
    print(f"{intercept:8.2f}  intercept")


def fitted(values: Floats, labels: Floats) -> Floats:
    """Return ridge logistic coefficients, the intercept last (Newton's method)."""
    inputs = np.column_stack([values, np.ones(len(values))])
    ridge = np.diag([PENALTY] * values.shape[1] + [0.0])
    found = np.zeros(inputs.shape[1])
    for _ in range(STEPS):
        likely = 1 / (1 + np.exp(-inputs @ found))
        slope = inputs.T @ (labels - likely) - ridge @ found
        curve = (inputs * (likely * (1 - likely))[:, None]).T @ inputs + ridge
        found += np.linalg.solve(curve, slope)
    return found


def _print_auc(path: Path, rows: dict[str, tuple[float, ...]]) -> None:
    answers = set(path.read_text("utf-8").split())
    words = [word for word in rows if len(word) in {len(answer) for answer in answers}]
    hidden = [word in answers for word in words]
    model = auc([likelihood(rows[word]) for word in words], hidden)
    frequency = auc([sources.zipf(word) for word in words], hidden)
    print(f"{path.name}: AUC {model:.3f}, frequency alone {frequency:.3f}")


def auc(scores: Sequence[float], labels: Sequence[bool]) -> float:
    """Return the chance that a word with the label scores above one without; ties count half."""
    marked = np.array(labels)
    _, places, counts = np.unique(scores, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[places]
    positive = int(marked.sum())
    above = ranks[marked].sum() - positive * (positive + 1) / 2
    return float(above / positive / (len(marked) - positive))


if __name__ == "__main__":
    sys.exit(main())
