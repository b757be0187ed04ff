"""What is seen in a picture, and what it is read as."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine import Feedback


class Why(StrEnum):
    """Why a picture cannot be read."""

    TOO_LARGE = "large"
    """More bytes or pixels than are looked at."""
    NOT_A_PICTURE = "unknown"
    """No PNG, JPEG, WebP or GIF, or a broken one."""
    NO_BOARD = "boardless"
    TOO_SMALL = "small"
    """There may be a board, but its letters are too small to read."""
    KEYBOARD_ALONE = "keyboard"
    NO_GUESS = "unplayed"
    """There is a board, on which nobody has guessed yet."""
    CUT_LEFT = "left"
    """The picture's edge cuts the board's first column."""
    CUT_RIGHT = "right"
    CUT_ABOVE = "above"
    CUT_BELOW = "below"
    """The picture's edge cuts a guess, so that it is missing."""
    PHOTOGRAPH = "photograph"
    """A camera's picture, of a screen or of anything else."""


class UnreadablePicture(ValueError):
    """The picture shows no board that can be read; `reason` says why."""

    def __init__(self, reason: Why) -> None:
        super().__init__(reason.name)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class SeenTile:
    """One tile as it was seen.

    `colour` is an index into the grid's `colours`. `letters` are the letters that it may show,
    capitals of any alphabet, with the natural logarithm of how likely each is: empty if it shows
    none. `clear` is false where something covers the tile or its colour is between two.
    """

    colour: int
    letters: Mapping[str, float] = field(default_factory=dict[str, float])
    clear: bool = True

    @property
    def empty(self) -> bool:
        """Whether no letter is on the tile."""
        return not self.letters

    @property
    def hidden(self) -> bool:
        """Whether something hides the letter, and perhaps the mark."""
        return self.empty and not self.clear


@dataclass(frozen=True, slots=True)
class SeenGrid:
    """One board as it was seen: the rows that have marks, from the top.

    `colours` are the colours of marked tiles as red, green and blue (0 to 255), `ground` is that
    of the tiles to come. `box` is where it stands in the picture, in its pixels: left, top, right
    and bottom. `limit` is how many rows the board has in all, those to come included.
    """

    rows: tuple[tuple[SeenTile, ...], ...]
    colours: tuple[tuple[int, int, int], ...]
    ground: tuple[int, int, int]
    box: tuple[int, int, int, int]
    limit: int

    @property
    def length(self) -> int:
        """The number of letters of a guess."""
        return len(self.rows[0])

    @property
    def lettered(self) -> bool:
        """Whether the guesses can be read, as opposed to their marks alone."""
        return not all(tile.empty for row in self.rows for tile in row)


@dataclass(frozen=True, slots=True)
class Sighting:
    """What a picture shows: one board or several, from the top left, row by row."""

    grids: tuple[SeenGrid, ...]


@dataclass(frozen=True, slots=True)
class ScreenRow:
    """A guess as it was read.

    `word` is in canonical spelling, and None where letters are hidden. `doubtful` holds the
    positions, from 0, of which the letter or the mark is not certain: all of them if something
    hides the whole row.
    """

    word: str | None
    feedback: Feedback
    doubtful: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class ScreenBoard:
    """A board as it was read with the words of one language.

    `fit` says how well these words explain what is seen: the share of guesses that are allowed,
    from 0 to 1. Among several languages the one with the best fit was meant.
    """

    rows: tuple[ScreenRow, ...]
    fit: float = 1.0

    @property
    def certain(self) -> bool:
        """Whether nothing is doubtful."""
        return not any(row.doubtful for row in self.rows)
