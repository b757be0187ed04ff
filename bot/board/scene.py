"""What a picture of boards shows, and the measures that all such pictures share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Board

SCENE_WIDTH = 720
"""The width of a picture of several boards."""

SCENE_MARGIN = 20

SCENE_PRINT = SCENE_WIDTH // 24
"""The size of the smallest text: 12.5 pixels where a phone shows the picture 300 wide."""

FOOT = SCENE_PRINT * 8 // 3
"""The height of the line below boards that have ended."""


@dataclass(frozen=True)
class Scene:
    """Boards that share their guesses, and everything drawn with them.

    `who` has the name of the player of each turn, or is empty. `keyboard` has the rows of keys
    while the game runs, and is empty once it has ended. `caption` stands in the last line. Of a
    single board, the rows up to `limit` are outlined before they are played.
    """

    boards: Sequence[Board]
    who: Sequence[str] = ()
    keyboard: Sequence[str] = ()
    letters: bool = True
    caption: str = ""
    limit: int = 0
