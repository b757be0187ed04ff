"""One board as a picture: large tiles, who guessed each row, and the keyboard below.

Shown 250 pixels wide, tiles have letters of at least 12 pixels, and so has everything else.
"""

from __future__ import annotations

from functools import lru_cache

from bot.board.glyphs import font, make_legible, shorten
from bot.board.look import Look
from bot.board.paint import blank, draw_key, draw_slab
from bot.board.palettes import PALETTES, Palette
from bot.board.picture import draw_footer
from bot.board.scene import FOOT, SCENE_MARGIN, Scene
from bot.board.stamps import begin, pack, stamp, write
from bot.pillow import Image
from engine import Mark, keyboard

BOARD_WIDTH = 600
"""The width of the picture: twice what a phone has for it, so that it is sharp."""

_GAP, _BETWEEN = 5, 18
"""Pixels between tiles or keys, and between the board and what is beside and below it."""

_LARGEST = 60
"""The side of a tile for which there is room enough."""

NAME_HEIGHT = 30
_LETTERS_OF_A_NAME = 6
KEY_SIDE = 48
"""The height of a key."""

_MOST_ROWS = 6
"""Rows shown from the beginning."""

_INSIDE = BOARD_WIDTH - 2 * SCENE_MARGIN


def draw_single(scene: Scene, look: Look) -> bytes:
    """Draw the scene's only board as a PNG, which without letters spoils nothing."""
    palette, side = PALETTES[look.theme], measure_side(len(scene.boards[0].answer), bool(scene.who))
    rows = _count_rows(scene)
    below = SCENE_MARGIN + rows * (side + _GAP) - _GAP + _BETWEEN
    keys = len(scene.keyboard) * (KEY_SIDE + _GAP) - _GAP + SCENE_MARGIN
    canvas = begin(
        (BOARD_WIDTH, below + keys if scene.keyboard else below + FOOT - SCENE_MARGIN), palette
    )
    _draw_rows(canvas, scene, side, palette)
    if scene.keyboard:
        _draw_keys(canvas, below, scene, palette)
    else:
        canvas.paste(_stamp_footer(scene.caption, palette), (0, canvas.height - FOOT))
    return pack(canvas)


def measure_side(length: int, named: bool) -> int:
    """Return the side of a tile, beside which there may be names."""
    names = _measure_names() + _BETWEEN if named else 0
    return min(_LARGEST, (_INSIDE - names + _GAP) // length - _GAP)


def _measure_names() -> int:
    return round(font(NAME_HEIGHT).getlength("n" * _LETTERS_OF_A_NAME))


def _count_rows(scene: Scene) -> int:
    """Return the rows played, and while the game runs those that may follow."""
    (board,) = scene.boards
    played = len(board.turns)
    if board.solved or scene.limit <= played:
        return max(played, 1)
    return min(scene.limit, max(_MOST_ROWS, played + 1))


def _draw_rows(canvas: Image.Image, scene: Scene, side: int, palette: Palette) -> None:
    (board,) = scene.boards
    length, step = len(board.answer), side + _GAP
    wide = length * step - _GAP
    left = (BOARD_WIDTH - wide) // 2
    if scene.who:
        left = max(SCENE_MARGIN, (BOARD_WIDTH - wide - _BETWEEN - _measure_names()) // 2)
    for row in range(_count_rows(scene)):
        top = SCENE_MARGIN + row * step
        if row >= len(board.turns):
            for column in range(length):
                canvas.paste(_stamp_blank(side, palette), (left + column * step, top))
            continue
        turn = board.turns[row]
        for column, (letter, mark) in enumerate(zip(turn.guess, turn.feedback, strict=True)):
            shown = letter if scene.letters else ""
            drawn = _stamp_tile((side, side), mark, shown, palette)
            canvas.paste(drawn, (left + column * step, top))
        if scene.who:
            after = left + wide + _BETWEEN
            room = BOARD_WIDTH - SCENE_MARGIN - after
            name = _stamp_name(scene.who[row], room, palette)
            canvas.paste(name, (after, top + (side - name.height) // 2))


def _draw_keys(canvas: Image.Image, top: int, scene: Scene, palette: Palette) -> None:
    """Draw the keyboard; a letter that is absent is dim and has no key."""
    best = keyboard(scene.boards[0].turns)
    step = (_INSIDE + _GAP) // max(map(len, scene.keyboard))
    size = (step - _GAP, KEY_SIDE)
    for number, row in enumerate(scene.keyboard):
        left = (BOARD_WIDTH - len(row) * step + _GAP) // 2
        for column, letter in enumerate(row):
            drawn = _stamp_key(size, best.get(letter), letter, palette)
            canvas.paste(drawn, (left + column * step, top + number * (KEY_SIDE + _GAP)))


@lru_cache(1024)
def _stamp_tile(size: tuple[int, int], mark: Mark, letter: str, palette: Palette) -> Image.Image:
    return stamp(draw_slab(size, mark, letter, palette), palette)


@lru_cache(32)
def _stamp_blank(side: int, palette: Palette) -> Image.Image:
    return stamp(blank((side, side), palette.outline), palette)


@lru_cache(512)
def _stamp_key(
    size: tuple[int, int], mark: Mark | None, letter: str, palette: Palette
) -> Image.Image:
    return stamp(draw_key(size, mark, letter, palette), palette)


@lru_cache(256)
def _stamp_name(name: str, room: int, palette: Palette) -> Image.Image:
    shown = shorten(make_legible(name), room, font(NAME_HEIGHT))
    return write(shown, NAME_HEIGHT, palette.caption, palette)


@lru_cache(32)
def _stamp_footer(caption: str, palette: Palette) -> Image.Image:
    painted = Image.new("RGBA", (BOARD_WIDTH, FOOT), palette.ground)
    draw_footer(painted, palette, caption)
    return stamp(painted, palette)
