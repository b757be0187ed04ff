"""Several boards as one picture for a phone: two columns with a split keyboard below.

While the game runs, a solved board shows only its answer, after the open ones; before the first
guess, every board has an empty row.
The smallest letters are 12 pixels high where a phone shows the picture 300 wide.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from bot.board.glyphs import font, make_legible, shorten
from bot.board.look import Look
from bot.board.paint import blank, draw_slab
from bot.board.palettes import PALETTES, Palette
from bot.board.picture import draw_footer, png
from bot.board.scene import FOOT, SCENE_MARGIN, SCENE_PRINT, SCENE_WIDTH, Scene
from bot.board.splitkeys import draw_keys, measure_keys
from bot.pillow import Image, ImageDraw
from engine import Board, Turn

GUTTER, GRID_GAP = 24, 4
COLUMN = (SCENE_WIDTH - 2 * SCENE_MARGIN - GUTTER) // 2

HEADING = 40
"""The height of the line above a board."""

_HEIGHTS = {2: 56, 4: 46}
_LOWEST = 38
"""The height of a row, by the number of boards: the more, the lower."""


@dataclass(frozen=True)
class _Canvas:
    canvas: Image.Image
    palette: Palette
    scene: Scene
    look: Look


def grid(scene: Scene, look: Look) -> bytes:
    """Draw several boards as a PNG, which without letters spoils nothing."""
    numbered = _arrange(scene)
    tops = [SCENE_MARGIN]
    for first in range(0, len(numbered), 2):
        rows = max(1, *(len(_turns(board, scene)) for _, board in numbered[first : first + 2]))
        tops.append(
            tops[-1] + HEADING + rows * (measure_row(len(scene.boards)) + GRID_GAP) + GUTTER
        )
    bottom = tops[-1] - GUTTER + SCENE_MARGIN + _measure_rest(scene)
    palette = PALETTES[look.theme]
    sheet = _Canvas(Image.new("RGB", (SCENE_WIDTH, bottom), palette.ground), palette, scene, look)
    for at, (number, board) in enumerate(numbered):
        _draw_board(
            sheet, number, board, (SCENE_MARGIN + at % 2 * (COLUMN + GUTTER), tops[at // 2])
        )
    if scene.keyboard:
        still_open = [board if not board.solved else None for board in scene.boards]
        draw_keys(sheet.canvas, (SCENE_MARGIN, tops[-1]), scene.keyboard, still_open, palette)
    else:
        draw_footer(sheet.canvas, palette, scene.caption)
    return png(sheet.canvas)


def _arrange(scene: Scene) -> list[tuple[int, Board]]:
    """Return the boards with their numbers; while the game runs, open boards come first."""
    numbered = [*enumerate(scene.boards, start=1)]
    return sorted(numbered, key=lambda one: one[1].solved) if scene.keyboard else numbered


def _turns(board: Board, scene: Scene) -> tuple[Turn, ...]:
    return board.turns[-1:] if scene.keyboard and board.solved else board.turns


def measure_row(boards: int) -> int:
    """Return the height of a row of tiles."""
    return _HEIGHTS.get(boards, _LOWEST)


def _measure_rest(scene: Scene) -> int:
    """Return the height of what stands below the boards."""
    if scene.keyboard:
        return measure_keys(scene.keyboard, len(scene.boards)) + GUTTER
    return FOOT


def _draw_board(sheet: _Canvas, number: int, board: Board, corner: tuple[int, int]) -> None:
    left, top = corner
    _draw_heading(sheet, number, board, corner)
    edges = [left + column * (COLUMN + GRID_GAP) // len(board.answer) for column in _columns(board)]
    height = measure_row(len(sheet.scene.boards))
    if not board.turns:
        for edge, following in pairwise(edges):
            painted = blank((following - edge - GRID_GAP, height), sheet.palette.outline)
            sheet.canvas.paste(painted, (edge, top + HEADING), painted)
    for row, turn in enumerate(_turns(board, sheet.scene)):
        at = top + HEADING + row * (height + GRID_GAP)
        tiles = zip(pairwise(edges), turn.guess, turn.feedback, strict=True)
        for (edge, following), letter, mark in tiles:
            size = (following - edge - GRID_GAP, height)
            shown = letter if sheet.scene.letters else ""
            painted = draw_slab(size, mark, shown, sheet.palette)
            sheet.canvas.paste(painted, (edge, at), painted)


def _columns(board: Board) -> range:
    return range(len(board.answer) + 1)


def _draw_heading(sheet: _Canvas, number: int, board: Board, corner: tuple[int, int]) -> None:
    """Draw the board's number, and its state at the other end."""
    (left, top), draw, face = corner, ImageDraw.Draw(sheet.canvas), font(SCENE_PRINT)
    middle, ink = top + HEADING // 2 - GRID_GAP, sheet.palette.caption
    draw.text((left, middle), str(number), ink, face, "lm")
    state = shorten(_state(board, sheet), COLUMN - face.getlength("88"), face)
    draw.text((left + COLUMN, middle), state, ink, face, "rm")


def _state(board: Board, sheet: _Canvas) -> str:
    """Return ``in 4 by Ada``, ``open``, or once the game has ended ``was MUSIC``."""
    scene, say = sheet.scene, sheet.look.say
    guesses = len(board.turns)
    if board.solved:
        name = make_legible(scene.who[guesses - 1]) if scene.who else ""
        if name:
            return say("board-grid-solved-by", guesses=guesses, who=name)
        return say("board-grid-solved", guesses=guesses)
    if scene.keyboard:
        return say("board-grid-open")
    if not scene.letters:
        return say("board-grid-missed")
    return say("board-grid-was", answer=board.answer.upper())
