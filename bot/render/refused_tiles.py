"""Refusals of the tiles that were given for a word."""

from __future__ import annotations

from bot.domain.entries import RowsUneven
from bot.domain.errors import MarksDiffer, TilesUneven
from bot.texts import Texts


def marks_differ(error: MarksDiffer, say: Texts) -> str:
    """Say which row was marked differently, and how it should be."""
    answer, tiles = error.answer.upper(), error.right.tiles()
    return say("refusals-marks-differ", answer=answer, row=error.row, tiles=tiles)


def rows_uneven(error: RowsUneven, say: Texts) -> str:
    """Say that each row of tiles needs one word."""
    return say("refusals-rows-uneven", rows=error.rows, words=error.words)


def uneven(error: TilesUneven, say: Texts) -> str:
    """Say how many tiles there should be, and what they may have been meant for."""
    several = error.boards > 1
    return say(
        "refusals-tiles-uneven",
        words=error.words,
        length=error.length,
        where=say("refusals-tiles-boards", boards=error.boards) if several else "",
        needed=error.words * error.boards * error.length,
        marks=error.marks,
        row=say("refusals-tiles-row", row=error.row) if error.row else "",
        several=_ask_boards(error, say),
    )


def _ask_boards(error: TilesUneven, say: Texts) -> str:
    """Ask whether the puzzle has several boards, if there are tiles for them."""
    tiles, rest = divmod(error.marks, error.words * error.length)
    asks = error.boards == 1 and not rest and tiles in (2, 4, 8)
    return say("refusals-tiles-several", boards=tiles) if asks else ""
