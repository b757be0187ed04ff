"""Draw the pictures of the documentation again: `python -m docs.pictures.draw`."""

from __future__ import annotations

import argparse
from pathlib import Path

from bot.board.picture import picture
from bot.domain.players import Theme
from engine import Game, Rules, Word

HERE = Path(__file__).parent
SOLO = ("added",), ("raise", "model", "adder", "added")


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    for name, drawn in pictures().items():
        (HERE / f"{name}.png").write_bytes(drawn)
        print(f"{name}.png  {len(drawn):,} bytes")


def pictures() -> dict[str, bytes]:
    """Every picture by name, as PNG."""
    (board,) = played(*SOLO).boards
    themes = (Theme.SQUARES, Theme.CONTRAST, Theme.SYMBOLS, Theme.TEXT)
    return {f"board-{theme}": picture(board, 6, theme, caption="4/6") for theme in themes}


def played(answers: tuple[str, ...], guesses: tuple[str, ...]) -> Game:
    words = tuple(map(Word, guesses))
    rules = Rules.standard(len(answers[0]), boards=len(answers))
    return Game(rules, tuple(map(Word, answers)), words).replay(words)


if __name__ == "__main__":
    main()
