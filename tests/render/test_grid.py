"""Pictures of several boards: readable on a phone, and spoiling nothing without letters."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageColor, ImageStat

from bot.board.glyphs import make_legible
from bot.board.grid import COLUMN, GRID_GAP, measure_row
from bot.board.grid import grid as draw
from bot.board.look import DEFAULT, Look
from bot.board.paint import SLAB_LETTER
from bot.board.palettes import PALETTES
from bot.board.scene import SCENE_PRINT, SCENE_WIDTH, Scene
from bot.board.splitkeys import KEY_LETTER, draw_keys
from bot.domain.players import Theme
from engine import Board, Game, Mark
from engine.words import ENGLISH, LENGTHS
from tests.render.games import games, played

GOLDEN = Path(__file__).parent / "golden" / "grid.png"
PHONE = 300
"""Pixels that a narrow phone gives a picture."""

FOUR = played(["robot", "music", "slate", "cloud"], ["crane", "sloth", "pudgy", "robot", "slate"])
WHO = ("Ada", "Robin", "Kim", "Ben", "")


def opened(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def test_four_boards_look_as_they_were_approved() -> None:
    drawn = opened(draw(Scene(FOUR.boards, WHO, ENGLISH.rows), DEFAULT))
    with Image.open(GOLDEN) as golden:
        difference = ImageChops.difference(drawn, golden.convert("RGB"))
    assert max(ImageStat.Stat(difference).mean) < 3


@settings(max_examples=25, deadline=None)
@given(games([2, 4, 8]), st.sampled_from(Theme), st.booleans(), st.sampled_from(["", "Ada", "ﷺ"]))
def test_any_game_can_be_drawn(game: Game, theme: Theme, running: bool, name: str) -> None:
    keyboard = ENGLISH.rows if running else ()
    scene = Scene(game.boards, [name] * len(game.guesses), keyboard)
    drawn = opened(draw(scene, Look(theme)))
    assert drawn.width == SCENE_WIDTH
    assert drawn.height < 4 * SCENE_WIDTH


@pytest.mark.parametrize("boards", [2, 4, 8])
@pytest.mark.parametrize("length", LENGTHS)
def test_no_letter_is_smaller_than_12_pixels_on_a_phone(length: int, boards: int) -> None:
    tile = min((COLUMN + GRID_GAP) // length - GRID_GAP, measure_row(boards))
    for size in (tile * SLAB_LETTER, SCENE_PRINT, KEY_LETTER):
        assert size * PHONE / SCENE_WIDTH >= 12


def test_a_picture_without_letters_does_not_depend_on_them() -> None:
    one = played(["aabb", "ccdd"], ["aacc"]).boards
    other = played(["xxyy", "zzww"], ["xxzz"]).boards
    assert draw(Scene(one, letters=False), DEFAULT) == draw(Scene(other, letters=False), DEFAULT)
    assert draw(Scene(one), DEFAULT) != draw(Scene(other), DEFAULT)


def test_a_solved_board_names_its_solver() -> None:
    ada, bob = (Scene(FOUR.boards, [who] * 5, ENGLISH.rows) for who in ("Ada", "Bob"))
    assert draw(ada, DEFAULT) != draw(bob, DEFAULT)


def test_solved_boards_are_folded_while_the_game_runs() -> None:
    solved = played(["robot", "slate"], ["crane", "sloth", "pudgy", "robot", "slate"]).boards
    running, ended = Scene(solved, keyboard=ENGLISH.rows[:1]), Scene(solved)
    assert opened(draw(running, DEFAULT)).height < opened(draw(ended, DEFAULT)).height


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("Ada Lovelace", "Ada Lovelace"), ("𝓑𝓮𝓷", "Ben"), ("山田 Ken", "Ken"), ("🎉\u200b", "")],
)
def test_of_a_name_what_the_font_knows_is_drawn(name: str, drawn: str) -> None:
    assert make_legible(name) == drawn


def keys(boards: Sequence[Board | None]) -> Image.Image:
    """A keyboard of the one letter C, across 60 pixels."""
    canvas = Image.new("RGB", (60, 120), PALETTES[Theme.SQUARES].ground)
    draw_keys(canvas, (0, 0), ["c"], boards, PALETTES[Theme.SQUARES])
    return canvas


def sides(canvas: Image.Image, colour: str) -> tuple[bool, bool]:
    """Whether a colour is in the left half, and in the right one."""
    wanted = ImageColor.getrgb(colour)
    halves = (canvas.crop((left, 0, left + 30, 120)) for left in (0, 30))
    left, right = (
        wanted in {half.getpixel((x, y)) for x in range(30) for y in range(120)} for half in halves
    )
    return left, right


def test_a_key_is_split_by_board() -> None:
    palette = PALETTES[Theme.SQUARES]
    first, second = played(["cloud", "music"], ["crane"]).boards
    drawn = keys([first, second])
    assert sides(drawn, palette.fills[Mark.CORRECT]) == (True, False)
    assert sides(drawn, palette.fills[Mark.PRESENT]) == (False, True)
    assert sides(keys([None, second]), palette.fills[Mark.CORRECT]) == (False, False)


def test_of_a_key_that_is_absent_everywhere_a_dim_letter_is_left() -> None:
    palette = PALETTES[Theme.SQUARES]
    absent = played(["moist", "bully"], ["crane"]).boards
    assert sides(keys(absent), palette.key) == (False, False)
    assert sides(keys(played(["moist", "bully"], ["fudge"]).boards), palette.key) == (True, True)
    assert any(sides(keys(absent), palette.dim))
