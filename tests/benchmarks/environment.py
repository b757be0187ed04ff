"""`python -m tests.benchmarks.environment`: the steps a second of the environments for learners."""

from __future__ import annotations

import argparse
from time import process_time

import numpy as np

from engine import Words
from engine.environment import GuessingVectorEnv

SECONDS = 2.0


def main() -> None:
    argparse.ArgumentParser(
        prog="python -m tests.benchmarks.environment", description=__doc__
    ).parse_args()
    words = Words.load("en", 5)
    print("games at once  shaped  steps a second of one core's time")
    for games in (64, 1024):
        for shaped in (False, True):
            envs = GuessingVectorEnv(games, words, shaped=shaped)
            envs.reset(seed=7)
            dice = np.random.default_rng(7)
            actions = dice.integers(len(words), size=(20, games))
            begun, steps = process_time(), 0
            while (spent := process_time() - begun) < SECONDS:
                envs.step(actions[steps % len(actions)])
                steps += 1
            print(f"{games:13,}  {shaped!s:6}  {steps * games / spent:10,.0f}")


if __name__ == "__main__":
    main()
