"""Reads the rows of tiles in a message or a share, with the words beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.domain.entries import NoGrid
from bot.domain.errors import TooManyRows
from bot.domain.puzzles import MOST_BOARDS, MOST_ENTRIES
from bot.domain.seen_boards import SeenBoard
from engine import Feedback, Mark
from engine.errors import UnknownMark
from engine.words import LENGTHS, trim

SPARE = 5
"""Guesses that games of several boards allow beyond one per board."""

# what surrounds words and tiles: **crane**, ||crane||, `20012`
_AROUND = re.compile(r"[\s*_|~`>()\[\],;:=/]+")
# letters and dots of a sentence can look like tiles
_BARE = re.compile(r"\w")
_SENTENCE = re.compile(r"[^\W\d_]|[.-]")


@dataclass(frozen=True)
class Grid:
    """The guesses of a puzzle: the marks of every board, and the words, empty where unknown."""

    rows: tuple[tuple[Feedback, ...], ...]
    words: tuple[str, ...]

    @property
    def boards(self) -> int:
        """The number of boards."""
        return len(self.rows[0])

    @property
    def length(self) -> int:
        """The length of words."""
        return len(self.rows[0][0])

    @property
    def tiles(self) -> str:
        """The marks as digits, guess by guess, on every board."""
        return "\n".join(" ".join(map(str, row)) for row in self.rows)


def find_grid(text: str) -> Grid | None:
    """Return the rows of a puzzle in a text, if it has any that can be read."""
    try:
        return read_grid(text)
    except (NoGrid, TooManyRows):
        return None


def lay_out(board: SeenBoard) -> Grid:
    """Return the guesses of a board that was seen in a picture."""
    return Grid(board.marks, tuple(row.word for row in board.rows))


def read_grid(text: str) -> Grid:
    """Find the rows of a puzzle in a text, whatever else it says.

    Several boards are side by side, or in blocks below each other. The words are beside their rows,
    or together above or below all of them. Raises `NoGrid`, or `TooManyRows`.
    """
    grid = _read_rows(text.splitlines())
    words = () if any(grid.words) else _list_words(text, grid.length)
    return replace(grid, words=words) if len(words) == len(grid.rows) else grid


def _list_words(text: str, length: int) -> tuple[str, ...]:
    """Return the words of the lines that have words of this length, and nothing else."""
    lines = [[*filter(_BARE.search, map(trim, _AROUND.split(line)))] for line in text.splitlines()]
    fit = (line for line in lines if all(one.isalpha() and len(one) == length for one in line))
    return tuple(word for line in fit for word in line)


def _read_rows(text: Sequence[str]) -> Grid:
    lines = [_read_line(line) for line in text]
    blocks = [[*group] for shown, group in groupby(lines, lambda line: bool(line[0])) if shown]
    lengths = {len(row) for block in blocks for rows, _ in block for row in rows}
    if len(lengths) != 1:
        raise NoGrid
    if all(len(rows) == 1 for block in blocks for rows, _ in block):
        turns = [line for block in blocks for line in block]
        return _grid([[row for (row,), _ in turns]], [word for _, word in turns])
    columns: list[list[Feedback]] = []
    for block in blocks:
        if len({len(rows) for rows, _ in block}) > 1:
            raise NoGrid
        columns += [[*column] for column in zip(*(rows for rows, _ in block), strict=True)]
    return _grid(columns, [])


def arrange(rows: Sequence[Feedback], boards: int) -> Grid | None:
    """Return the grid of rows pasted in one line; None if they do not fill every board.

    They are in order of guesses, or as a share shows them: two boards side by side, pair below
    pair. Raises `TooManyRows`.
    """
    if columns := _pairs(rows, boards):
        return _grid(columns, [])
    if not rows or len(rows) % boards:
        return None
    return _grid([rows[at::boards] for at in range(boards)], [])


def _pairs(rows: Sequence[Feedback], boards: int) -> list[list[Feedback]]:
    """Return the boards of a share that shows them in pairs; empty for any other share."""
    if boards < 4 or len(rows) % 2:
        return []
    left, found = [*rows], list[list[Feedback]]()
    for _ in range(boards // 2):
        pair: list[list[Feedback]] = [[], []]
        while left and len(pair[0]) < boards + SPARE and not all(map(_is_solved, pair)):
            for column in pair:
                column.append(left.pop(0))
        found += pair
    return [] if left or not all(found) else found


def _is_solved(column: Sequence[Feedback]) -> bool:
    return any(row.all_correct for row in column)


def _grid(columns: Sequence[Sequence[Feedback]], words: Sequence[str]) -> Grid:
    """Return the grid, guess by guess; a solved board is blank from then on."""
    guesses = max(map(len, columns))
    if len(columns) > MOST_BOARDS:
        raise NoGrid
    if guesses > MOST_ENTRIES:
        raise TooManyRows(MOST_ENTRIES)
    blank = Feedback([Mark.ABSENT] * len(columns[0][0]))
    rows = tuple(
        tuple(column[at] if at < len(column) else blank for column in columns)
        for at in range(guesses)
    )
    return Grid(rows, tuple(words) or ("",) * guesses)


def _read_line(line: str) -> tuple[list[Feedback], str]:
    """Return the rows of tiles in a line, and the only word beside them."""
    tokens = [token for token in _AROUND.split(line) if token]
    rows = [row for token in tokens for row in _tiles(token) if len(row) in LENGTHS]
    if not rows:
        # tiles with spaces between them
        rows = [row for row in _tiles("".join(tokens)) if len(row) in LENGTHS]
    spaced = "".join(token for token in tokens if len(token) == 1)
    length = len(rows[0]) if rows else 0
    trimmed = [trim(token) for token in (*tokens, spaced)]
    words = [word for word in trimmed if word.isalpha() and len(word) == length]
    return rows, words[0] if len(words) == 1 else ""


def _tiles(token: str) -> Iterator[Feedback]:
    try:
        marks = Feedback.parse(token)
    except UnknownMark:
        return
    if not _SENTENCE.search(token):
        yield marks
