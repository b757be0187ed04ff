"""The rows of tiles that a message or a share shows, with the words beside them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.domain.entries import NoGrid
from bot.domain.errors import TooManyRows
from bot.domain.puzzles import MOST_BOARDS, MOST_ENTRIES
from engine import Feedback, Mark
from engine.errors import UnknownMark
from engine.words import LENGTHS

SPARE = 5
"""Guesses that games of several boards allow beyond one for each board."""

# what stands around words and tiles: **crane**, ||crane||, `20012`
_AROUND = re.compile(r"[\s*_|~`>()\[\],;:=/]+")
# letters and dots of a sentence could be hints too
_SENTENCE = re.compile(r"[^\W\d_]|[.-]")


@dataclass(frozen=True)
class Grid:
    """The guesses of a puzzle: the marks of every board, and the word, empty where it is not
    told."""

    rows: tuple[tuple[Feedback, ...], ...]
    words: tuple[str, ...]

    @property
    def boards(self) -> int:
        return len(self.rows[0])

    @property
    def length(self) -> int:
        return len(self.rows[0][0])

    @property
    def hints(self) -> str:
        """The marks in digits, guess by guess, on every board."""
        return "\n".join(" ".join(map(str, row)) for row in self.rows)


def read_grid(text: str) -> Grid:
    """Find the rows of a puzzle in what somebody wrote, whatever else stands there.

    Several boards stand abreast, or in blocks one below the other. Raises `NoGrid`, or
    `TooManyRows`.
    """
    lines = [_read_line(line) for line in text.splitlines()]
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
    """The grid of rows that were pasted in one line; None if they do not fill every board.

    They stand guess by guess, or as a share shows them: two boards abreast, pair below pair. Raises
    `TooManyRows`.
    """
    if columns := _pairs(rows, boards):
        return _grid(columns, [])
    if not rows or len(rows) % boards:
        return None
    return _grid([rows[at::boards] for at in range(boards)], [])


def _pairs(rows: Sequence[Feedback], boards: int) -> list[list[Feedback]]:
    """The boards of a share that shows them in pairs; none if this is no such share."""
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
    """Guess by guess; a board that was solved before has no marks of later ones."""
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
    """The rows of tiles that stand in a line, and the one word beside them."""
    tokens = [token for token in _AROUND.split(line) if token]
    rows = [row for token in tokens for row in _tiles(token) if len(row) in LENGTHS]
    if not rows:
        # tiles with space between them
        rows = [row for row in _tiles("".join(tokens)) if len(row) in LENGTHS]
    spaced = "".join(token for token in tokens if len(token) == 1)
    length = len(rows[0]) if rows else 0
    words = [token for token in (*tokens, spaced) if token.isalpha() and len(token) == length]
    return rows, words[0] if len(words) == 1 else ""


def _tiles(token: str) -> Iterator[Feedback]:
    try:
        marks = Feedback.parse(token)
    except UnknownMark:
        return
    if not _SENTENCE.search(token):
        yield marks
