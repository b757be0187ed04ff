"""Squares of a share in a chat, whose absent ones have nearly the colour of the ground."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest
from PIL import Image

from bot.screenshots import UnreadablePicture, find_grids
from engine import Mark
from tests.screenshots.corpus import spoil
from tests.screenshots.others import draw_photo
from tests.screenshots.painted import paint, save
from tests.screenshots.test_reading import expected, read

DARK, WHITE = "#313338", "#ffffff"
SQUARES = {Mark.ABSENT: "#31373d", Mark.PRESENT: "#fdcb58", Mark.CORRECT: "#78b159"}
PALE = SQUARES | {Mark.ABSENT: "#e6e7e8"}
CONTRAST = SQUARES | {Mark.PRESENT: "#55acee", Mark.CORRECT: "#f4900c"}
APP = {Mark.ABSENT: "#3a3a3c", Mark.PRESENT: "#b59f3b", Mark.CORRECT: "#538d4e"}

WON = ["crane", "moist", "until", "unlit"]
GAMES = [
    (WON, "unlit"),
    (["chimp", "crane", "toxic", "boost"], "boost"),
    (["toxic", "chimp", "coast", "boost"], "boost"),
    (["crane", "slide", "prick", "point", "youth", "jazzy"], "unlit"),
    (["stoic", "unlit"], "unlit"),
]
"""A game with all marks; rows all absent first, and between; one that is lost; one of two rows."""


def share(
    words: Sequence[str],
    answer: str,
    side: int = 22,
    ground: str = DARK,
    fills: dict[Mark, str] = SQUARES,
    *,
    gap: int = 0,
) -> Image.Image:
    """Paint the squares that somebody shares, in a chat as wide as a phone."""
    bare = partial(paint, rows=len(words), letters=False, ground=ground, fills=fills)
    squares = bare(words, answer, side=side, gap=gap)
    chat = Image.new("RGB", (18 * side, squares.height + 8 * side), ground)
    chat.paste(squares, (2 * side, 4 * side))
    return chat


def marks(data: bytes) -> list[list[str]]:
    return [[str(row.feedback) for row in board.rows] for board in read(data)]


@pytest.mark.parametrize("fills", [SQUARES, CONTRAST])
@pytest.mark.parametrize("side", [22, 66])
@pytest.mark.parametrize(("words", "answer"), GAMES)
def test_absent_squares_that_hardly_differ_from_the_ground_are_read(
    words: list[str], answer: str, side: int, fills: dict[Mark, str]
) -> None:
    picture = save(share(words, answer, side, fills=fills))
    assert marks(picture) == [[feedback for _, feedback in expected(words, answer)]]


@pytest.mark.parametrize("quality", [60, 75, 90])
@pytest.mark.parametrize("side", [22, 28, 66])
@pytest.mark.parametrize(("words", "answer"), GAMES)
def test_squares_that_a_lossy_picture_hides_are_never_left_out_in_silence(
    words: list[str], answer: str, side: int, quality: int
) -> None:
    picture = save(share(words, answer, side), "JPEG", quality=quality)
    try:
        (board,) = read(picture)
    except ValueError:
        return
    whole = [feedback for _, feedback in expected(words, answer)]
    assert not board.certain or [str(row.feedback) for row in board.rows] == whole


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
@pytest.mark.parametrize("side", [22, 66])
@pytest.mark.parametrize(("words", "answer"), GAMES)
def test_pale_squares_are_read_in_a_light_chat(
    words: list[str], answer: str, side: int, kind: str
) -> None:
    picture = save(share(words, answer, side, WHITE, PALE), kind)
    assert marks(picture) == [[feedback for _, feedback in expected(words, answer)]]


def test_a_share_of_squares_in_twos_is_read() -> None:
    words, answer = ["chimp", "prawn", "stout"], "stout"
    picture = save(share(words, answer, ground="#000000"))
    assert marks(picture) == [[feedback for _, feedback in expected(words, answer)]]


def test_a_last_row_of_one_colour_is_right_or_asked_about() -> None:
    fills = CONTRAST | {Mark.CORRECT: "#f4900c"}
    (board,) = read(save(share(["vapid", "unlit"], "unlit", ground="#000000", fills=fills)))
    assert [str(row.feedback) for row in board.rows] == ["00020", "22222"]
    (yellow,) = read(save(share(["dingo", "steal"], "tales", ground="#000000")))
    assert [str(row.feedback) for row in yellow.rows] == ["00000", "11111"]
    assert not yellow.certain


def summary(*games: Sequence[str], apart: int = 80) -> Image.Image:
    """Paint small boards beside each other as the Wordle app does, so far apart."""
    boards = [
        paint(words, "unlit", side=20, gap=3, letters=False, ground="#121213", fills=APP)
        for words in games
    ]
    page = Image.new("RGB", (len(boards) * (112 + apart) + 80, boards[0].height), "#121213")
    for at, board in enumerate(boards):
        page.paste(board.crop((40, 0, 152, board.height)), (40 + at * (112 + apart), 0))
    return page


def test_a_player_who_has_not_guessed_makes_no_other_doubtful() -> None:
    data = save(summary(WON, [], WON[:2]))
    assert [len(grid.rows) for grid in find_grids(data).grids] == [4, 2]
    assert all(board.certain for board in read(data))


@pytest.mark.parametrize("apart", [25, 26, 27, 48, 80])
def test_boards_one_tile_apart_are_boards_of_their_own(apart: int) -> None:
    data = save(summary(WON[:3], WON, WON[:2], apart=apart))
    assert [len(grid.rows) for grid in find_grids(data).grids] == [3, 4, 2]


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_board_of_one_colour_is_read_beside_others(kind: str) -> None:
    data = save(summary(WON, ["chasm"], WON[:2]), kind)
    assert marks(data) == [
        [feedback for _, feedback in expected(words, "unlit")]
        for words in (WON, ["chasm"], WON[:2])
    ]


def test_patches_of_a_photograph_are_no_squares() -> None:
    dice = Random(6_173_018_590)
    photograph, _ = spoil(draw_photo(dice), dice)
    with pytest.raises(UnreadablePicture):
        find_grids(photograph)


def test_squares_with_gaps_are_read_where_faint_ones_were_not_seen() -> None:
    words = ["crane", "lusty", "trust", "rusty"]
    (board,) = read(save(share(words, "rusty", 46, gap=2)))
    assert [str(row.feedback) for row in board.rows] == ["01000", "02222", "11110", "22222"]


def test_a_guess_of_faint_squares_alone_is_not_left_out() -> None:
    with pytest.raises(UnreadablePicture):
        find_grids(save(share(["chimp", "lusty", "rusty"], "rusty", 46, gap=2)))
