"""Tables of words: their first column has the words, what stands beside it does not count."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterator, Sequence

from bot.domain.list_heads import is_head, is_head_row
from bot.domain.lists import FEWEST_LISTED, LONGEST_QUOTE, LeftOut
from engine.words import trim

TABLE = 10
"""Lines that make a table, such as words and what they mean, if their columns can be told."""

_COLUMNS = re.compile(r"[;\t]")
_PAIRS = tuple(map(re.compile, (r" [-–—]+ ", r" ?(?:=|→|⇒|->) ?", r" ?: ?")))
"""What stands between a word and what it means, besides commas; spaces come one by one."""

_ANY = re.compile(rf"[;\t,]|{'|'.join(one.pattern for one in _PAIRS)}")

Rows = list[list[str]]

_MOST_CELLS = 3
"""Cells of a line that a word and what it means may take."""

_NEARLY_ALL = 0.8
"""The share of lines that have several cells in such a table."""


def take_column(text: str) -> tuple[str, list[LeftOut]] | None:
    """Return the first column of a table and what was left out of it; None if `text` is none."""
    rows = _find_rows(text.splitlines())
    if rows is None:
        return None
    # a line that somebody wrote in another way than the rest has its word first, too
    rows = [row if len(row) > 1 else _ANY.split(row[0], maxsplit=1) for row in rows]
    left_out = [*_take_head(rows), *_take_beside(rows)]
    return "\n".join(first for first, *_ in rows), left_out


def holds_word(text: str) -> bool:
    """Return whether a text has a letter or digit."""
    return any(map(str.isalnum, text))


def _find_rows(lines: Sequence[str]) -> Rows | None:
    """Return the cells of each line, an empty one for an empty line; None if they make no table."""
    full = [line for line in lines if line.strip()]
    if len(full) < TABLE:
        return None
    cells = [len(_COLUMNS.split(line)) for line in full]
    # a gloss that was forgotten, or a heading between the lines, makes it no other table
    if max(cells) <= _MOST_CELLS and sum(one > 1 for one in cells) > _NEARLY_ALL * len(cells):
        return [_COLUMNS.split(line) for line in lines]
    if any("\t" in line.strip() for line in full):
        return [line.split("\t") for line in lines]
    spaced = [" ".join(line.split()) for line in lines]
    readings = [_cut(spaced, pattern.split) for pattern in _PAIRS]
    tables = [rows for rows in readings if _has_pairs(rows)]
    commas = _cut(lines, _split_commas)
    if _has_pairs(commas) or _is_grid(commas):
        tables.append(commas)
    # of a word, a comma and a colon, what comes first ends the word
    return min(tables, key=lambda rows: sum(len(first) for first, *_ in rows), default=None)


def _cut(lines: Sequence[str], split: Callable[[str], list[str]]) -> Rows:
    return [split(line) or [""] for line in lines]


def _split_commas(line: str) -> list[str]:
    """Return the cells of a line as spreadsheets write it, where a cell may stand in quotes."""
    return next(csv.reader([line], skipinitialspace=True), [""])


def _has_pairs(rows: Rows) -> bool:
    """Return whether most lines have exactly two parts; a comma at the end goes on with a list."""
    full = [row for row in rows if any(map(holds_word, row))]
    return 2 * sum(len(row) == 2 and all(map(holds_word, row)) for row in full) > len(full)


def _is_grid(rows: Rows) -> bool:
    """Return whether every line has as many parts, three or more, or the first line is a head."""
    full = [row for row in rows if any(map(holds_word, row))]
    wide = [row for row in full if len(row) > 1]
    if full and len(wide) == len(full) and is_head(full[0][0]):
        return True
    same = len({*map(len, full)}) == 1 and len(full) >= FEWEST_LISTED
    return same and len(full[0]) > 2 and any(holds_word(row[-1]) for row in full)


def _take_head(rows: Rows) -> Iterator[LeftOut]:
    """Empty the first cell of a table if it is the head of the words, and yield it."""
    full = [(number, cells) for number, cells in enumerate(rows, 1) if holds_word(cells[0])]
    for number, cells in full[:1]:
        # a list of languages has no head in the first of them
        named = is_head_row(cells) and not any(is_head_row(others) for _, others in full[1:])
        if named or is_head(cells[0]):
            head, cells[0] = trim(cells[0]), ""
            yield LeftOut(number, head, head=True)


def _take_beside(rows: Rows) -> Iterator[LeftOut]:
    for number, cells in enumerate(rows, 1):
        if cells[1:] and holds_word(cells[1]):
            yield LeftOut(number, cells[1].strip()[:LONGEST_QUOTE], beside=True)
            return
