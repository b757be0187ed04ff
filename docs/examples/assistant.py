"""Helps with a puzzle: write your guess and its tiles, such as `crane 01002`."""

from __future__ import annotations

import sys

from engine import EngineError, Position, Words


def main() -> None:
    position = Position(Words.load("en", 5))
    while best := position.best():
        print(f"{len(position.left)} words may be the answer. Try {best.guess}.")
        try:
            word, _, tiles = next(sys.stdin).strip().partition(" ")
            position = position.play(word, tiles)
        except EngineError as error:
            print(f"Again, please: {error}")
        except StopIteration:
            return
    print("Solved, or no word I know fits.")


if __name__ == "__main__":
    main()
