"""Compares openers: how many groups each makes, and how many guesses it takes after all."""

from __future__ import annotations

import sys

from engine import EngineError, Position, Words, opening, simulate

OPENERS = ("slate", "crane", "adieu", "fuzzy")


def main(openers: list[str]) -> None:
    words = Words.load("en", 5).host()
    start, sample = Position(words), words.answers[::40]
    print("opener  groups  largest  mean  lost")
    for opener in openers or OPENERS:
        try:
            rated = start.rate(opener)
            played = simulate(opening(opener, then="entropy"), words, sample)
        except EngineError as error:
            print(f"{opener}: {error}")
            continue
        if rated is None:
            continue
        lost = sum(guesses is None or guesses > 6 for guesses in played.guesses.values())
        print(f"{opener}{rated.parts:9}{rated.worst:9}{played.mean:6.2f}{lost:6}")


if __name__ == "__main__":
    main(sys.argv[1:])
