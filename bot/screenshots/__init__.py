"""Screenshots of boards: a picture's bytes become guesses and marks, without text recognition.

`find_grids` turns pixels into tiles, and knows no words. `read_board` then lets a word list and
the marks decide which letters and which colours were meant. What they don't settle is doubtful.
"""

from bot.screenshots.decode import read_board
from bot.screenshots.sight import find_grids
from bot.screenshots.values import (
    ScreenBoard,
    ScreenRow,
    SeenGrid,
    SeenTile,
    Sighting,
    UnreadablePicture,
    Why,
)

__all__ = [
    "ScreenBoard",
    "ScreenRow",
    "SeenGrid",
    "SeenTile",
    "Sighting",
    "UnreadablePicture",
    "Why",
    "find_grids",
    "read_board",
]
