"""Boards beside keyboards and other boards, where one could be taken for the other."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from PIL import Image, ImageDraw, ImageFilter

from bot.board.glyphs import font
from bot.screenshots import UnreadablePicture, find_grids, read_board
from bot.screenshots.boards import choose, look_closely
from bot.screenshots.keys import is_keyboard
from bot.screenshots.lattices import Lattice
from bot.screenshots.merging import merge, widen
from bot.screenshots.overlaps import are_alike, is_covered
from bot.screenshots.values import SeenGrid
from engine import Mark, load
from tests.screenshots.painted import LIGHT, beside, paint, save
from tests.screenshots.test_reading import ANSWER, WORDS, expected, read, told

BILINEAR, BICUBIC = Image.Resampling.BILINEAR, Image.Resampling.BICUBIC

DIM = {Mark.ABSENT: "#2c2d31", Mark.PRESENT: "#c8a828", Mark.CORRECT: "#4caf50"}


def add_keys(board: Image.Image, wide: int, high: int, ground: str = "#ffffff") -> Image.Image:
    """Draw a keyboard of so wide keys beneath a board."""
    page = Image.new("RGB", (10 * (wide + 4) + 20, board.height + 3 * (high + 6)), ground)
    page.paste(board, ((page.width - board.width) // 2, 0))
    draw, face = ImageDraw.Draw(page), font(wide // 2)
    for number, row in enumerate(("qwertyuiop", "asdfghjkl", "zxcvbnm")):
        for at, letter in enumerate(row):
            left = 10 + number * wide // 2 + at * (wide + 4)
            top = board.height + number * (high + 6)
            draw.rectangle((left, top, left + wide - 1, top + high - 1), "#d3d6da")
            middle = (left + wide / 2, top + high / 2)
            draw.text(middle, letter.upper(), "#1a1a1b", face, "mm")
    return page


def test_keys_of_nearly_the_size_of_tiles_do_not_hide_the_board() -> None:
    board = paint(WORDS, ANSWER, side=36, gap=2, rows=3)
    boards = read(save(add_keys(board, 28, 45), "JPEG", quality=80))
    assert list(map(told, boards)) == [expected(WORDS, ANSWER)]


def test_letters_typed_in_the_order_of_keys_make_no_keyboard() -> None:
    assert not is_keyboard(["ITSELF", "STU   "])
    assert is_keyboard(["STU"])
    (board,) = read(save(paint(["crane"], ANSWER, typed="rst")))
    assert told(board) == expected(["crane"], ANSWER)


def test_one_tile_of_another_colour_is_no_outline() -> None:
    words, answer = ["polka", "birch", "sword"], "genus"
    whole = paint(words, answer, side=70, gap=4)
    small = whole.resize((whole.width * 52 // 100, whole.height * 52 // 100), BILINEAR)
    (board,) = read(save(small, "JPEG", quality=70))
    assert told(board) == expected(words, answer)


def test_a_row_without_a_hue_is_a_guess_where_there_is_a_keyboard() -> None:
    white = ("#ffffff", 0)
    alone = paint(["quoll"], "again", border=white, rows=1)
    boards = read(save(add_keys(alone, 44, 58)))
    assert list(map(told, boards)) == [expected(["quoll"], "again")]


def test_all_boards_are_read_where_one_has_no_hue() -> None:
    boards = [
        paint(["quoll"], answer, ground="#202124", fills=DIM, border=("#202124", 1))
        for answer in ("quilt", "again", "lungs", "heist")
    ]
    page = Image.new("RGB", (2 * boards[0].width, 2 * boards[0].height), "#202124")
    for at, board in enumerate(boards):
        page.paste(board, (at % 2 * board.width, at // 2 * board.height))
    found = [told(board)[0] for board in read(save(page))]
    assert found == [expected(["quoll"], one)[0] for one in ("quilt", "again", "lungs", "heist")]


def test_a_pointer_on_a_board_without_letters_makes_one_tile_doubtful() -> None:
    board = paint([*WORDS, ANSWER], ANSWER, letters=False)
    ImageDraw.Draw(board).polygon(((66, 66), (66, 90), (72, 84), (82, 84)), "#ffffff", "#000000")
    (read_as,) = read(save(board))
    assert [marks for _, marks in told(read_as)] == [
        marks for _, marks in expected([*WORDS, ANSWER], ANSWER)
    ]
    assert [sorted(row.doubtful) for row in read_as.rows] == [[0], [], [], []]


def test_letters_too_blurred_to_read_alone_are_read_on_all_boards_together() -> None:
    answers = ("unlit", "vegan", "world", "pound")
    boards = beside(*(paint(WORDS, answer, side=60, fills=LIGHT) for answer in answers))
    small = boards.resize((boards.width * 15 // 60, boards.height * 15 // 60), BILINEAR)
    found = [
        read_board(grid, load("en", 5))
        for grid in find_grids(save(small, "JPEG", quality=40)).grids
    ]
    assert list(map(told, found)) == [expected(WORDS, answer) for answer in answers]


def make_lattice(left: int, top: int, rows: int, columns: int, pitch: float = 62.5) -> Lattice:
    across, down = np.array((pitch, 0.0)), np.array((0.0, pitch))
    sizes = np.full((rows, columns, 2), 52.0)
    seen = np.ones((rows, columns), bool)
    return Lattice(np.array((float(left), float(top))), across, down, sizes, seen)


def test_a_column_that_was_seen_apart_belongs_to_the_board() -> None:
    (joined,) = merge([make_lattice(163, 92, 3, 4), make_lattice(101, 92, 4, 1)])
    assert joined.shape == (4, 5)
    assert joined.origin.tolist() == [100.5, 92]
    assert joined.seen.sum(1).tolist() == [5, 5, 5, 1]


@pytest.mark.parametrize(
    "other",
    [
        make_lattice(163 + 4 * 62 + 30, 92, 3, 1),
        make_lattice(101, 130, 3, 1),
        make_lattice(163 + 4 * 62, 92, 3, 4),
        make_lattice(101, 92, 3, 1, pitch=58),
    ],
    ids=["farther", "lower", "another board", "other distances"],
)
def test_what_stands_elsewhere_is_not_joined(other: Lattice) -> None:
    assert len(merge([make_lattice(163, 92, 3, 4), other])) == 2


def test_keys_with_letters_too_small_to_be_seen_are_no_board() -> None:
    dark, fills = "#1b1230", {Mark.ABSENT: "#3d3157", Mark.PRESENT: "#f2b82e"}
    fills[Mark.CORRECT] = "#2fb573"
    board = paint(["rusty"], "vegan", typed="ma", ground=dark, fills=fills, border=("#5d4f80", 1))
    page = Image.new("RGB", (560, board.height + 260), dark)
    page.paste(board, ((page.width - board.width) // 2, 0))
    draw = ImageDraw.Draw(page)
    for number, row in enumerate(("qwertyuiop", "asdfghjkl", " zxcvbnm ")):
        for at, letter in enumerate(row):
            left, top = 20 + (number > 0) * 25 + at * 51, board.height + number * 65
            fill = {"a": fills[Mark.CORRECT], "n": fills[Mark.ABSENT]}.get(letter, "#584979")
            draw.rectangle((left, top, left + 45, top + 57), fill)
            face = font(10 if number else 24)
            draw.text((left + 23, top + 29), letter.upper(), "#ffffff", face, "mm")
    assert list(map(told, read(save(page)))) == [expected(["rusty"], "vegan")]


def test_boards_of_one_row_stand_like_others_that_are_as_wide() -> None:
    row, rows = make_lattice(100, 92, 1, 5), make_lattice(100, 300, 6, 5)
    squeezed = replace(row, down=row.down * 0.9)
    assert are_alike(squeezed, rows)
    assert not are_alike(replace(rows, down=row.down * 0.9), rows)


def test_boards_as_close_as_their_tiles_are_told_apart_by_their_guesses() -> None:
    words, answers = ["pew", "gar", "raj"], ("ewe", "rag")
    whole = [paint(words, answer, side=40, gap=4) for answer in answers]
    boards = [board.crop((40, 0, board.width - 40, board.height)) for board in whole]
    page = Image.new("RGB", (sum(one.width for one in boards) + 80, boards[0].height), "#ffffff")
    for at, board in enumerate(boards):
        page.paste(board, (40 + at * board.width, 0))
    grids = find_grids(save(page)).grids
    assert [(grid.length, len(grid.rows)) for grid in grids] == [(3, 3), (3, 3)]


def test_a_column_that_another_look_has_found_widens_the_board() -> None:
    board, shifted = make_lattice(163, 92, 6, 4), make_lattice(101, 92, 6, 4)
    (wider,) = widen([board], [shifted, make_lattice(500, 92, 6, 4)])
    assert (wider.shape, wider.origin.tolist()) == ((6, 5), [100.5, 92.0])
    assert widen([board], [board]) == []


def test_a_row_with_white_tiles_alone_is_no_guess() -> None:
    fills = {Mark.ABSENT: "#ffffff", Mark.PRESENT: "#fdd54f", Mark.CORRECT: "#fdd54f"}
    bingo = paint(["bingo"], "bonin", fills=fills, rows=1, ground="#fafafa")
    with pytest.raises(UnreadablePicture):
        find_grids(save(bingo))


def test_a_row_of_a_board_is_no_other_board() -> None:
    (board,) = find_grids(save(paint(WORDS, ANSWER))).grids
    (row,) = find_grids(save(paint(["moist"], ANSWER))).grids
    whole, beneath = make_lattice(101, 92, 5, 5), make_lattice(101, 92 + 250, 4, 5)
    assert choose([(beneath, row), (whole, board)]) == [(whole, board)]


def test_squares_in_twos_and_threes_do_not_hide_a_share() -> None:
    share = make_lattice(100, 92, 6, 5, pitch=30)
    assert not is_covered(share, [make_lattice(115, 107, 2, 2, pitch=60)])
    assert is_covered(share, [make_lattice(100, 92, 5, 5, pitch=29)])


def test_tiles_with_letters_are_no_squares_that_touch() -> None:
    words, answer = ["smoke", "gland", "stash"], "snout"
    fills = {Mark.ABSENT: "#2c2d31", Mark.PRESENT: "#d09822", Mark.CORRECT: "#36ae41"}
    board = paint(
        words,
        answer,
        side=134,
        gap=10,
        ground="#202124",
        fills=fills,
        border=("#202124", 1),
        typed="wi",
    )
    assert list(map(told, read(save(board, "JPEG", quality=75)))) == [expected(words, answer)]


def test_a_board_that_was_seen_whole_is_believed_before_some_of_its_rows() -> None:
    (board,) = find_grids(save(paint(WORDS, ANSWER))).grids
    (typed,) = find_grids(save(paint([*WORDS, "vegan"], ANSWER))).grids
    whole, upper = make_lattice(101, 92, 6, 5), make_lattice(101, 92, 4, 5)
    assert choose([(upper, typed), (whole, board)]) == [(whole, board)]


def test_the_round_borders_of_empty_tiles_are_no_letters() -> None:
    (board,) = read(save(paint(["crane", "ooooo"], ANSWER)))
    assert told(board) == expected(["crane"], ANSWER)


@pytest.mark.parametrize("top", range(0, 80, 8))
def test_boards_of_a_tilted_picture_stand_in_their_order(top: int) -> None:
    words, answers = ["smoke", "gland"], ["gland", "snout", "stash", "crane"]
    page = Image.new("RGB", (900, 900), "#ffffff")
    for at, answer in enumerate(answers):
        board = paint(words, answer, side=36, gap=4, rows=8)
        page.paste(board, (60 + at % 2 * 420, top + at // 2 * 390))
    page = page.rotate(1.7, BICUBIC, fillcolor="white")
    assert list(map(told, read(save(page)))) == [expected(words, one) for one in answers]


def test_rows_of_one_colour_each_are_no_share() -> None:
    """As pieces of the cells of a table are."""
    page = Image.new("RGB", (400, 300), "#1c1f22")
    draw = ImageDraw.Draw(page)
    dark, yellow, green = "#1e2023", "#ffeb9c", "#c6efce"
    for row, colour in enumerate([dark, yellow, yellow, dark, green, yellow, green, dark]):
        for column in range(5):
            left, top = 60 + column * 16, 60 + row * 16
            draw.rectangle((left, top, left + 14, top + 14), colour)
    with pytest.raises(UnreadablePicture):
        find_grids(save(page))


def test_every_second_row_of_a_board_is_no_board() -> None:
    board = make_lattice(71, 71, 3, 5, 67)
    rows = replace(board, down=board.down * 2)
    picture = paint(WORDS, ANSWER)
    found = [look_closely(picture, [one], 1, whole=True) for one in (board, rows)]
    assert [[isinstance(grid, SeenGrid) for _, grid in seen] for seen in found] == [[True], [False]]


def test_a_row_in_a_faint_colour_of_its_own_may_be_only_typed() -> None:
    dark = {Mark.ABSENT: "#302a2c", Mark.PRESENT: "#d0ad6f", Mark.CORRECT: "#3ca294"}
    board = paint(
        ["yummy", "pasha"],
        "favor",
        rows=3,
        ground="#6e5c62",
        fills=dark,
        to_come="#625458",
        typed="cocoa",
    )
    grids = find_grids(save(board, "JPEG", quality=63)).grids
    (found,) = [read_board(grid, load("en", 5)) for grid in grids]
    assert not found.certain


@pytest.mark.parametrize("margin", [0, 60])
def test_a_piece_of_a_pattern_is_no_share(margin: int) -> None:
    board = make_lattice(71, 71, 4, 6, 22)
    board = replace(board, sizes=np.full((4, 6, 2), 21.0), ragged=True)
    page = Image.new("RGB", (300, 300), "#eeeed2")
    draw = ImageDraw.Draw(page)
    for row, column in product(range(4), range(5)):
        if (row + column) % 2:
            left, top = column * 66 - 6, row * 90 - 30
            draw.rectangle((left, top, left + 65, top + 89), "#769656")
    if margin:
        draw.rectangle((0, 0, margin - 1, 300), "#ffffff")
    page = page.filter(ImageFilter.GaussianBlur(2))
    (seen,) = look_closely(page, [board], 1, whole=True)
    assert not isinstance(seen[1], SeenGrid)
