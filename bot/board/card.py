"""Cards of rankings and of a player's figures.

They are as wide as the picture of an analysed game, and their text is at least a twentieth of
that high: 15 pixels where a phone shows them 300 wide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.board.coach import CARD_PRINT, CARD_WIDTH
from bot.board.glyphs import font, make_legible, shorten
from bot.board.paint import draw_slab
from bot.board.palettes import PALETTES, Palette
from bot.board.picture import png
from bot.domain.players import Theme
from bot.pillow import Image, ImageDraw
from engine import Mark

CARD_MARGIN, CARD_GAP = 32, 16
LINE = 60
"""The height of a line, and the width of a tile with a number."""

NOTE = 44
"""The height of a line below a name."""

LARGE = 44
_INSIDE = CARD_WIDTH - 2 * CARD_MARGIN
_ACROSS = 2
_PLACES = {"1": Mark.CORRECT, "2": Mark.PRESENT, "3": Mark.PRESENT}


@dataclass(frozen=True)
class Ranked:
    """A line of a ranking: a place, or nothing; a name; the figure that counts; and a note."""

    place: str
    name: str
    figure: str
    note: str = ""


@dataclass(frozen=True)
class Figure:
    """A figure of a card, as written, and the label below it."""

    value: str
    label: str


def draw_ranks(rows: Sequence[Ranked], theme: Theme, answer: str = "") -> bytes:
    """Draw a ranking as a PNG, below the answer of the game if there is one."""
    top = CARD_MARGIN + (_side(answer) + 2 * CARD_GAP if answer else 0)
    canvas, _ = begin_card(top + sum(map(_measure, rows)) + CARD_MARGIN, theme)
    if answer:
        _draw_answer(canvas, answer, PALETTES[theme])
    for row in rows:
        draw_ranked(canvas, top, row, PALETTES[theme], placed=any(row.place for row in rows))
        top += _measure(row)
    return png(canvas)


def draw_figures(
    name: str,
    figures: Sequence[Figure],
    bars: Sequence[tuple[str, int]],
    theme: Theme,
    rows: Sequence[Ranked] = (),
) -> bytes:
    """Draw a player's figures as a PNG, then a bar for each label and count of `bars`, and `rows`.

    The rows have no places.
    """
    palette, lines = PALETTES[theme], -(-len(figures) // _ACROSS)
    below = CARD_MARGIN + LINE + lines * (LINE + NOTE + CARD_GAP) + CARD_GAP
    high = len(bars) * (LINE + CARD_GAP // 2) + sum(map(_measure, rows))
    canvas, draw = begin_card(below + high + CARD_MARGIN, theme)
    shown = shorten(make_legible(name), _INSIDE, font(LARGE))
    draw.text((CARD_MARGIN, CARD_MARGIN), shown, palette.caption, font(LARGE), "la")
    for at, figure in enumerate(figures):
        down, across = divmod(at, _ACROSS)
        corner = (
            CARD_MARGIN + across * _INSIDE // _ACROSS,
            CARD_MARGIN + LINE + down * (LINE + NOTE + CARD_GAP),
        )
        _draw_figure(draw, corner, figure, palette)
    most = max((count for _, count in bars), default=0) or 1
    for at, (label, count) in enumerate(bars):
        _draw_bar(
            canvas, below + at * (LINE + CARD_GAP // 2), (label, count, count / most), palette
        )
    for row in rows:
        draw_ranked(canvas, below, row, palette, placed=False)
        below += _measure(row)
    return png(canvas)


def begin_card(height: int, theme: Theme) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """Return the ground of a card, and what draws on it."""
    canvas = Image.new("RGB", (CARD_WIDTH, height), PALETTES[theme].ground)
    return canvas, ImageDraw.Draw(canvas)


def _side(answer: str) -> int:
    return min(84, _INSIDE // len(answer) - 6)


def _draw_answer(canvas: Image.Image, answer: str, palette: Palette) -> None:
    side = _side(answer)
    for column, letter in enumerate(answer):
        painted = draw_slab((side, side), Mark.CORRECT, letter, palette)
        canvas.paste(painted, (CARD_MARGIN + column * (side + 6), CARD_MARGIN), painted)


def _measure(row: Ranked) -> int:
    return LINE + CARD_GAP + (NOTE if row.note else 0)


def draw_ranked(
    canvas: Image.Image, top: int, row: Ranked, palette: Palette, *, placed: bool
) -> None:
    """Draw the place on a tile if there is one, the name, and the figure at the other end."""
    draw, face = ImageDraw.Draw(canvas), font(LARGE)
    right, middle = CARD_WIDTH - CARD_MARGIN, top + LINE // 2
    left = CARD_MARGIN + (LINE + CARD_GAP if placed else 0)
    if row.place:
        # a place of three digits has a wider tile
        wide = max(LINE, round(font(CARD_PRINT).getlength(row.place)) + CARD_GAP)
        left = CARD_MARGIN + wide + CARD_GAP
        mark = _PLACES.get(row.place, Mark.ABSENT)
        painted = draw_slab((wide, LINE), mark, "", palette)
        canvas.paste(painted, (CARD_MARGIN, top), painted)
        number = (CARD_MARGIN + wide / 2, middle)
        draw.text(number, row.place, palette.inks[mark], font(CARD_PRINT), "mm")
    figure = make_legible(row.figure)
    draw.text((right, middle), figure, palette.caption, face, "rm")
    room = right - left - face.getlength(figure) - CARD_GAP
    draw.text(
        (left, middle), shorten(make_legible(row.name), room, face), palette.caption, face, "lm"
    )
    if row.note:
        note = shorten(make_legible(row.note), right - left, font(CARD_PRINT))
        draw.text((left, top + LINE), note, palette.dim, font(CARD_PRINT), "la")


def _draw_figure(
    draw: ImageDraw.ImageDraw, corner: tuple[int, int], figure: Figure, palette: Palette
) -> None:
    (left, top), room = corner, _INSIDE // _ACROSS - CARD_GAP
    value = shorten(figure.value, room, font(LINE))
    draw.text((left, top), value, palette.caption, font(LINE), "la")
    label = shorten(figure.label, room, font(CARD_PRINT))
    draw.text((left, top + LINE + 4), label, palette.dim, font(CARD_PRINT), "la")


def _draw_bar(canvas: Image.Image, top: int, bar: tuple[str, int, float], palette: Palette) -> None:
    """Draw a tile with the label, a bar as long as its share, and the count."""
    label, count, share = bar
    draw, face = ImageDraw.Draw(canvas), font(CARD_PRINT)
    painted = draw_slab((LINE, LINE - 6), Mark.ABSENT, "", palette)
    canvas.paste(painted, (CARD_MARGIN, top), painted)
    middle = top + LINE // 2 - 3
    draw.text((CARD_MARGIN + LINE / 2, middle), label, palette.inks[Mark.ABSENT], face, "mm")
    left, text = CARD_MARGIN + LINE + CARD_GAP, f"{count:,}"
    room = CARD_WIDTH - CARD_MARGIN - left - CARD_GAP - face.getlength(text)
    right = left + share * room
    if count:
        box = (left, top, max(right, left + CARD_GAP), top + LINE - 7)
        mark = Mark.CORRECT if label.isdigit() else Mark.ABSENT
        draw.rounded_rectangle(box, 8, palette.fills[mark])
    after = max(right, left + CARD_GAP) + CARD_GAP if count else left
    draw.text((after, middle), text, palette.caption, face, "lm")
