"""The board that a message shows to be confirmed: the choices of its menu hold it."""

from __future__ import annotations

import re

import discord

from bot.adapters.controls.routes import MENU
from bot.adapters.door.uploads import walk
from bot.domain.errors import TilesUneven, UnknownButton
from bot.domain.screenshots import Wish
from bot.domain.seen_boards import PictureReading, SeenBoard, SeenRow
from bot.render.menus import Topic
from engine import Feedback, Mark
from engine.words import ALPHABETS

_TOPICS = (Topic.SEEN_ROWS, Topic.AS_READ)


def find_reading(message: discord.Message | None) -> PictureReading:
    """Return the board in the menu of a message, and what is wanted with it.

    Raises `UnknownButton`.
    """
    for part in message.components if message else ():
        for menu in walk(part.to_dict()):
            match = re.fullmatch(MENU, menu.get("custom_id", ""))
            if match and match["topic"] in _TOPICS:
                try:
                    return _read(match["name"], [one["value"] for one in menu["options"]])
                except (ValueError, KeyError):
                    raise UnknownButton from None
    raise UnknownButton


def find_row(values: list[str], board: SeenBoard) -> int:
    """Return the row, from 0, that was chosen in a menu of rows; raises `UnknownButton`."""
    number = values[0].partition(".")[0]
    if not number.isdecimal() or int(number) >= len(board.rows):
        raise UnknownButton
    return int(number)


def mark_tile(board: SeenBoard, row: int, at: int, mark: Mark) -> SeenBoard:
    """Return the board with a tile turned; raises `UnknownButton` for one that is not there."""
    try:
        return board.mark(row, at, mark)
    except IndexError:
        raise UnknownButton from None


def drop_row(board: SeenBoard, row: int) -> SeenBoard:
    """Return the board without a row; raises `UnknownButton` for one that is not there."""
    if row >= len(board.rows) or len(board.rows) == 1:
        raise UnknownButton
    return board.drop(row)


def split_tiles(text: str, board: SeenBoard, row: int | None = None) -> tuple[Feedback, ...]:
    """Read the tiles of a row on every board that it was played on, or of a row to come.

    Raises `UnknownMark` or `TilesUneven`.
    """
    marks, length = Feedback.parse(text), board.length
    played = board.boards if row is None else sum(map(bool, board.rows[row].feedbacks))
    if len(marks) != played * length:
        raise TilesUneven(1, played, length, len(marks), None)
    return tuple(Feedback(marks[at : at + length]) for at in range(0, len(marks), length))


def _read(name: str, values: list[str]) -> PictureReading:
    wish = Wish.parse(name)
    language = wish.language or "en"
    if language not in ALPHABETS:
        raise ValueError(language)
    parts = [value.split(".", 2) for value in values]
    rows = tuple(SeenRow.parse(row, int(length)) for _, length, row in parts)
    if len({len(row.feedbacks) for row in rows}) != 1 or len({part[1] for part in parts}) != 1:
        raise ValueError(values)
    return PictureReading(SeenBoard(rows, language), wish)
