"""Pictures whose edge cuts a board: what is missing is never left out without a word."""

from __future__ import annotations

import pytest
from PIL import Image, ImageDraw

from bot.board.glyphs import font
from bot.domain.seen_boards import SeenBoard, SeenRow, join_boards
from bot.screenshots import UnreadablePicture, Why, find_grids
from engine import Feedback
from tests.screenshots.painted import beside, paint, save
from tests.screenshots.test_reading import read

WORDS, ANSWER = ["crane", "moist", "lusty", "musty"], "rusty"
TOP, STEP, TILE = 40, 67, 62
"""Where the first row of a painted board begins, how far rows are apart, and how high they are."""


def crop(board: Image.Image, above: float = 0, below: float = 0) -> Image.Image:
    return board.crop((0, round(above), board.width, round(below) or board.height))


@pytest.mark.parametrize("share_of_tile", [-0.04, 0.06, 0.14])
@pytest.mark.parametrize("ground", ["#ffffff", "#121213"])
def test_a_guess_that_may_be_missing_above_leaves_doubt(ground: str, share_of_tile: float) -> None:
    whole = paint(WORDS, ANSWER, ground=ground)
    (board,) = read(save(crop(whole, TOP + STEP + share_of_tile * TILE)))
    assert len(board.rows) == 3
    assert not board.certain


@pytest.mark.parametrize("share_of_tile", [0.3, 0.45, 0.6])
@pytest.mark.parametrize("ground", ["#ffffff", "#121213"])
def test_a_guess_that_is_cut_below_is_missed(ground: str, share_of_tile: float) -> None:
    whole = paint(WORDS, ANSWER, ground=ground)
    with pytest.raises(UnreadablePicture) as refusal:
        find_grids(save(crop(whole, 0, TOP + 3 * STEP + share_of_tile * TILE)))
    assert refusal.value.reason is Why.CUT_BELOW


def test_a_row_of_its_own_at_the_top_is_a_guess_that_is_cut() -> None:
    with pytest.raises(UnreadablePicture) as refusal:
        find_grids(save(crop(paint(WORDS, ANSWER, ground="#121213"), TOP + STEP + 0.3 * TILE)))
    assert refusal.value.reason is Why.CUT_ABOVE


@pytest.mark.parametrize("height", [4 * STEP - 13, 4 * STEP + 15, 4 * STEP + 50])
def test_a_board_cut_below_its_guesses_is_whole(height: int) -> None:
    (board,) = read(save(crop(paint(WORDS, ANSWER), 0, TOP + height)))
    assert board.certain
    assert len(board.rows) == 4


def test_a_board_of_several_that_lacks_a_column_is_missed() -> None:
    four = beside(*(paint(WORDS, one) for one in (ANSWER, "motel", "ghost", "bumpy")))
    with pytest.raises(UnreadablePicture) as refusal:
        find_grids(save(four.crop((0, 0, four.width - 40 - STEP - 20, four.height))))
    assert refusal.value.reason is Why.CUT_RIGHT


@pytest.mark.parametrize(("marks", "cut"), [("00001", True), ("22222", False)])
def test_a_board_with_fewer_guesses_was_solved_or_is_cut(marks: str, cut: bool) -> None:
    def see(*rows: tuple[str, str]) -> SeenBoard:
        return SeenBoard(tuple(SeenRow(word, (Feedback.parse(told),)) for word, told in rows))

    whole = see(("crane", "10000"), ("moist", "00211"))
    joined = join_boards((whole, see(("crane", marks))))
    assert joined is not None
    assert joined.cut is cut


def test_keys_as_wide_as_tiles_do_not_cut_the_boards_above() -> None:
    answers = (ANSWER, "motel")
    boards = beside(*(paint(WORDS[:2], one, side=34, gap=4, rows=4) for one in answers))
    page = Image.new("RGB", (boards.width - 60, boards.height + 130), "#ffffff")
    page.paste(boards.crop((30, 0, boards.width - 30, boards.height)), (0, 0))
    draw, face = ImageDraw.Draw(page), font(16)
    for number, row in enumerate(("qwertyuiop", "asdfghjkl", "zxcvbnm")):
        for at, letter in enumerate(row):
            left, top = 12 + number * 19 + at * 38, boards.height + number * 42
            draw.rectangle((left, top, left + 33, top + 33), "#d3d6da")
            draw.text((left + 17, top + 17), letter.upper(), "#1a1a1b", face, "mm")
    assert len(read(save(page))) == 2


def test_a_column_that_is_gone_is_no_column_of_absent_tiles() -> None:
    four = beside(*(paint(WORDS, one) for one in (ANSWER, "motel")))
    with pytest.raises(UnreadablePicture) as refusal:
        find_grids(save(four.crop((0, 0, four.width - 40 - TILE, four.height))))
    assert refusal.value.reason is Why.CUT_RIGHT


def test_half_a_guess_above_the_first_is_missed() -> None:
    with pytest.raises(UnreadablePicture) as refusal:
        find_grids(save(crop(paint(WORDS, ANSWER, ground="#121213"), TOP + 0.5 * TILE)))
    assert refusal.value.reason is Why.CUT_ABOVE


def test_the_answers_of_several_boards_are_those_that_solved_them() -> None:
    def see(*rows: tuple[str, str]) -> SeenBoard:
        return SeenBoard(tuple(SeenRow(word, (Feedback.parse(told),)) for word, told in rows))

    first = see(("crane", "10000"), ("moist", "22222"))
    second = see(("crane", "22222"))
    solved, left = join_boards((first, second)), join_boards((first, see(("crane", "00001"))))
    assert solved
    assert left
    assert (solved.answers, left.answers) == (("moist", "crane"), ())
