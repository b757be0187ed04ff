"""Blurred, shrunk and packed boards are read, asked about or refused: never wrong in silence."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from PIL import Image, ImageFilter

from bot.screenshots import UnreadablePicture, find_grids, read_board
from engine import Feedback, Mark, Word, load, score
from tests.screenshots.painted import BLUE, LIGHT, paint, save

NIGHT = {Mark.ABSENT: "#1d1d1f", Mark.PRESENT: "#b8901e", Mark.CORRECT: "#379d54"}
DARK = {Mark.ABSENT: "#3a3a3c", Mark.PRESENT: "#b59f3b", Mark.CORRECT: "#538d4e"}
EMOJI = {Mark.ABSENT: "#393a3c", Mark.PRESENT: "#fdcb58", Mark.CORRECT: "#78b159"}
PALETTES = [
    (LIGHT, ["#ffffff"]),
    (BLUE, ["#121213", "#ffffff"]),
    (NIGHT, ["#000000"]),
    (DARK, ["#121213", "#313338", "#000000"]),
    (EMOJI, ["#313338", "#ffffff"]),
]
"""The colours of marks, and the grounds that they are seen on."""

ONCE_WRONG = (
    *(300_009 + at for at in (2, 71, 97, 262, 370, 422, 577, 587)),
    *(200_006 + at for at in (42, 186, 495)),
    *(100_003 + at for at in (216, 436, 473)),
)
"""Boards that were read wrong and called certain."""


@pytest.mark.parametrize("seed", [*range(24), *ONCE_WRONG])
def test_a_spoiled_board_is_never_wrong_in_silence(seed: int) -> None:
    data, expected, lettered = spoil(Random(seed))
    try:
        boards = [
            read_board(grid, load("en", grid.length)) if 4 <= grid.length <= 8 else None
            for grid in find_grids(data).grids
        ]
    except UnreadablePicture:
        return
    read = [
        [(row.word if lettered else None, row.feedback) for row in board.rows]
        for board in boards
        if board
    ]
    assert read == [expected] or not all(board and board.certain for board in boards)


@cache
def list_answers() -> list[str]:
    return [*map(str, load("en", 5).answers)]


def spoil(dice: Random) -> tuple[bytes, list[tuple[str | None, Feedback]], bool]:
    """Paint a board, spoil it; return the file, its rows, and whether it has letters."""
    answer, count = dice.choice(list_answers()), dice.randint(1, 6)
    words = dice.sample(list_answers(), count)
    if dice.random() < 0.6:
        words[-1] = answer
    fills, grounds = dice.choice(PALETTES)
    ground, lettered, side = dice.choice(grounds), dice.random() < 0.5, dice.randint(12, 44)
    board = paint(
        words,
        answer,
        side=side,
        rows=count if not lettered and dice.random() < 0.5 else 6,
        gap=dice.randint(1, 6),
        letters=lettered,
        ground=ground,
        fills=fills,
        border=(dice.choice(["#d3d6da", "#3a3a3c"]), dice.choice([1, 2])),
    )
    if dice.random() < 0.5:
        share = dice.uniform(0.6, 1.3)
        size = (round(board.width * share), round(board.height * share))
        board = board.resize(
            size, dice.choice([Image.Resampling.BILINEAR, Image.Resampling.LANCZOS])
        )
    if dice.random() < 0.5:
        board = board.filter(ImageFilter.GaussianBlur(dice.uniform(0.3, 1.1)))
    packed = dice.random() < 0.7
    data = save(board, "JPEG", quality=dice.randint(40, 90)) if packed else save(board)
    rows = [(word if lettered else None, score(Word(word), Word(answer))) for word in words]
    return data, rows, lettered
