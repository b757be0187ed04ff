"""Fit the prior on our own answers, and measure it on lists it has not seen."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike, NDArray

from data.build import sources
from data.build.choose import English
from data.build.hands import hand
from data.build.prior import CERTAIN, FEATURES, features, weight

Floats = NDArray[np.float64]

PENALTY = 1.0
STEPS = 30

_EPILOG = """\
Prints what a fit finds, to be copied into prior.py. With --lists, the weights in use are held
against each file of answers (one word a line, all of one length), and against plain word
frequency; and a table says how many of the words of about one weight are in it. A list is
measured, never learned from.
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
    _print_fit(english)
    for path in options.lists:
        _print_measure(path, english)
    return 0


def _print_fit(english: English) -> None:
    unfit = english.unfit | hand("not_answers")
    # barred for what they mean, and inflected forms without exception: no guide to what is rare
    words = [w for w in english.allowed() if w not in unfit and not english.inflected(w)]
    zipfs = [sources.zipf(word) for word in words]
    pairs = list(zip(words, zipfs, strict=True))
    hidden = np.array([english.may_be_hidden(*pair) for pair in pairs], float)
    values = np.array([features(english, *pair) for pair in pairs])
    *coefficients, intercept = fitted(values, hidden)
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


def _print_measure(path: Path, english: English) -> None:
    answers = set(path.read_text("utf-8").split())
    lengths = {len(answer) for answer in answers}
    words = [word for word in english.allowed() if len(word) in lengths]
    hidden = np.array([word in answers for word in words])
    zipfs = [sources.zipf(word) for word in words]
    weights = np.array([weight(english, *pair) for pair in zip(words, zipfs, strict=True)])
    print(f"{path.name}: AUC {auc(weights, hidden):.3f}, frequency alone {auc(zipfs, hidden):.3f}")
    bins = np.minimum(weights * 10 // CERTAIN, 9)
    for at in range(10):
        here = bins == at
        print(f"  {here.sum():6,} of {weights[here].mean():5,.0f}: {hidden[here].mean():6.1%}")


def auc(scores: ArrayLike, labels: ArrayLike) -> float:
    """Return the chance that a word with the label scores above one without; ties count half."""
    marked = np.array(labels, bool)
    _, places, counts = np.unique(np.asarray(scores), return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[places]
    positive = int(marked.sum())
    above = ranks[marked].sum() - positive * (positive + 1) / 2
    return float(above / positive / (len(marked) - positive))


if __name__ == "__main__":
    sys.exit(main())
