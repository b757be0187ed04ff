"""Fit how many guesses people need for a word, on puzzles that people have played."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.lexicon import load
from engine.solver.hardness import Yardstick
from engine.solver.hardness_model import Trait
from engine.solver.words import Words
from engine.words import parse

Floats = NDArray[np.float64]

PENALTY = 5.0
PARTS, TIMES = 5, 20

_EPILOG = """\
The file holds a word and the mean number of guesses people needed a line, a lost game counting
as 7. The one used was figured from the results of 359 daily puzzles of 2022 that players shared,
as published for problem C of the Mathematical Contest in Modeling 2023; it is not shipped.
The constants in engine/solver/hardness_model.py are copied from what is printed.
  python -m data.build.hardness results.txt
"""


def main() -> int:
    """Print the coefficients of a fresh fit, and how well it ranks what it has not seen."""
    parser = argparse.ArgumentParser(
        prog="python -m data.build.hardness",
        description=__doc__,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("results", type=Path, help="a word and its mean guesses on each line")
    lines = parser.parse_args().results.read_text("utf-8").splitlines()
    played = dict(line.split() for line in lines)
    values = np.array(list(_traits(list(played))))
    needed = np.array([float(mean) for mean in played.values()])
    means = values.mean(axis=0)
    coefficients = fitted(values - means, needed - needed.mean())
    for trait, mean, coefficient in zip(Trait, means, coefficients, strict=True):
        print(f"{trait:11} mean {mean:7.3f}, coefficient {coefficient:7.3f}")
    print(f"mean guesses {needed.mean():.3f}")
    print(f"rank correlation on words held out: {held_out(values - means, needed):.3f}")
    return 0


def _traits(words: list[str]) -> Iterator[list[float]]:
    yardstick = Yardstick(Words.of(load("en", len(words[0]))))
    for word in words:
        found = yardstick.judge(parse(word)).traits
        yield [found[trait] for trait in Trait]


def fitted(values: Floats, needed: Floats) -> Floats:
    """Return ridge coefficients of centred values, penalised by their spread."""
    ridge = np.diag(PENALTY * values.var(axis=0))
    return np.linalg.solve(values.T @ values + ridge, values.T @ needed)


def held_out(values: Floats, needed: Floats) -> float:
    """Return the mean rank correlation with words the fit has not seen."""
    dice = np.random.default_rng(0)
    found: list[float] = []
    for _ in range(TIMES):
        part = dice.permutation(len(needed)) % PARTS
        guessed = np.empty(len(needed))
        for number in range(PARTS):
            seen = part != number
            mean = needed[seen].mean()
            guessed[~seen] = mean + values[~seen] @ fitted(values[seen], needed[seen] - mean)
        found.append(float(np.corrcoef(_ranks(guessed), _ranks(needed))[0, 1]))
    return float(np.mean(found))


def _ranks(values: ArrayLike) -> Floats:
    _, places, counts = np.unique(np.asarray(values), return_inverse=True, return_counts=True)
    return (np.cumsum(counts) - (counts - 1) / 2)[places]


if __name__ == "__main__":
    sys.exit(main())
