"""Measure how hard the answers of each list are, so that a word is ranked among its own kind."""

from __future__ import annotations

import argparse

import numpy as np

from engine.lexicon import lengths
from engine.solver.hardness import Yardstick
from engine.solver.words import Words
from engine.words import ALPHABETS

PLAYED = ("en", 5)
"""The list whose answers people have played, so that nothing has to be estimated."""

_DRAWN = 300

_EPILOG = """\
The lines of SCALES in engine/solver/hardness_model.py are copied from what is printed.
  python -m data.build.hardness_scales
"""


def main() -> int:
    """Print the mean and the standard deviation of the guesses of each list's answers."""
    argparse.ArgumentParser(
        prog="python -m data.build.hardness_scales",
        description=__doc__,
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    ).parse_args()
    lists = ((language, length) for language in sorted(ALPHABETS) for length in lengths(language))
    for language, length in lists:
        if (language, length) != PLAYED:
            mean, spread = measure(language, length)
            print(f'    ("{language}", {length}): ({mean:.2f}, {spread:.2f}),', flush=True)
    return 0


def measure(language: str, length: int, most: int = _DRAWN) -> tuple[float, float]:
    """Return the mean and the standard deviation of the guesses of up to `most` answers."""
    words = Words.load(language, length)
    yardstick, answers = Yardstick(words), words.answers
    drawn = range(0, len(answers), -(-len(answers) // most))
    guesses = [yardstick.judge(answers[at]).guesses for at in drawn]
    return float(np.mean(guesses)), float(np.std(guesses))


if __name__ == "__main__":
    raise SystemExit(main())
