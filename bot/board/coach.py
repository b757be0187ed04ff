"""A picture of an analysed game: its rows, the words left after each, and what stood out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import log

from bot.board.glyphs import font
from bot.board.look import Look
from bot.board.paint import tile
from bot.board.palettes import PALETTES, Palette
from bot.board.picture import png
from bot.pillow import Image, ImageDraw
from bot.texts import Texts, keys
from engine import Mark
from engine.solver.report import Analysis, RowAnalysis
from engine.solver.verdict import luck_figure, luck_word
from engine.solver.weighed import Judgement

CARD_WIDTH, CARD_PRINT = 720, 36
"""The width of the picture, and the size of its smallest text: a phone shows it 300 wide."""

_MARGIN, _GAP, _BAR = 36, 16, 8
_SIDES = {4: 76, 5: 76, 6: 66}
"""The sides of tiles that leave room for notes beside them; longer words have notes below."""

_SIDE_BELOW = 68


class Note(StrEnum):
    """What may stand out in a row."""

    LUCKY = "lucky"
    UNLUCKY = "unlucky"
    COSTLY = "costly"
    POOR = "poor"
    PAID = "paid"
    GOOD = "good"


_NOTED = {
    "lucky": Note.LUCKY,
    "very lucky": Note.LUCKY,
    "unlucky": Note.UNLUCKY,
    "very unlucky": Note.UNLUCKY,
}
"""The words for a row's luck that get a note; a little of it gets none."""

_MISTAKES = {Judgement.COSTLY: Note.COSTLY, Judgement.POOR: Note.POOR}

_NOTES = keys("board-coach", Note)

_FILLS = {
    Note.LUCKY: Mark.CORRECT,
    Note.PAID: Mark.CORRECT,
    Note.GOOD: Mark.CORRECT,
    Note.UNLUCKY: Mark.PRESENT,
}
"""Marks whose colours notes are written in: nothing bad is green."""

_CHOICE = range(4, 61)
"""Words left of which a faultless guess is a choice, and not a matter of course."""


@dataclass(frozen=True)
class _Sheet:
    """The canvas and its measures; notes stand beside the tiles of short words, else below."""

    canvas: Image.Image
    palette: Palette
    side: int
    beside: bool


def card(analysis: Analysis, look: Look) -> bytes:
    """Draw the guesses of one board as a PNG, with a bar for the words left after each."""
    palette, length = PALETTES[look.theme], len(analysis.answer)
    beside, side = length in _SIDES, _SIDES.get(length, _SIDE_BELOW)
    step = (2 * CARD_PRINT + 8 if beside else side + CARD_PRINT + 16) + _BAR + 2 * _GAP
    size = (CARD_WIDTH, 2 * _MARGIN - _GAP + step * len(analysis.rows))
    sheet = _Sheet(Image.new("RGB", size, palette.ground), palette, side, beside)
    start = log(1 + analysis.rows[0].before.likely)
    for number, row in enumerate(analysis.rows):
        top = _MARGIN + number * step
        _tiles(sheet, top, row)
        _notes(sheet, top, row, look.say)
        left = log(1 + row.after.likely) / start if row.expected_after else 0.0
        _bar(sheet, top + step - _BAR - _GAP, left)
    return png(sheet.canvas)


def say_left(row: RowAnalysis, say: Texts) -> str:
    """Return ``5 left``, or that the game is solved."""
    solved = not row.expected_after
    return say("board-coach-solved") if solved else say("board-coach-left", words=row.after.likely)


def say_note(row: RowAnalysis, say: Texts) -> str:
    """Return what stood out in a row in a word, or nothing."""
    note = find_note(row)
    return say(_NOTES[note]) if note else ""


def find_note(row: RowAnalysis) -> Note | None:
    """Return what stood out in a row, or None; a mistake stands out most, then a fine idea."""
    if row.paid_off:
        return Note.PAID
    if row.judgement and row.judgement in _MISTAKES:
        return _MISTAKES[row.judgement]
    if row.probing and row.fine:
        return Note.GOOD
    if (luck := luck_word(luck_figure(row.luck))) in _NOTED:
        return _NOTED[luck]
    good = row.judgement is Judgement.BEST and row.before.likely in _CHOICE
    return Note.GOOD if good else None


def _tiles(sheet: _Sheet, top: int, row: RowAnalysis) -> None:
    for column, (letter, mark) in enumerate(zip(row.guess, row.feedback, strict=True)):
        painted = tile(sheet.side, mark, letter, sheet.palette)
        sheet.canvas.paste(painted, (_MARGIN + column * sheet.side * 9 // 8, top), painted)


def _notes(sheet: _Sheet, top: int, row: RowAnalysis, say: Texts) -> None:
    draw, face, note = ImageDraw.Draw(sheet.canvas), font(CARD_PRINT), find_note(row)
    plain = sheet.palette.caption
    fill = _FILLS.get(note) if note else None
    ink = plain if fill is None else sheet.palette.fills[fill]
    right, below = CARD_WIDTH - _MARGIN, top + sheet.side + 8
    if sheet.beside:
        draw.text((right, top), say_left(row, say), plain, face, "ra")
        draw.text((right, top + CARD_PRINT + 6), say_note(row, say), ink, face, "ra")
    else:
        draw.text((_MARGIN, below), say_left(row, say), plain, face, "la")
        draw.text((right, below), say_note(row, say), ink, face, "ra")


def _bar(sheet: _Sheet, top: int, share: float) -> None:
    draw, whole = ImageDraw.Draw(sheet.canvas), CARD_WIDTH - 2 * _MARGIN
    track = sheet.palette.rim or sheet.palette.outline
    for length, colour in ((1.0, track), (share, sheet.palette.caption)):
        if length > 0:
            box = (_MARGIN, top, _MARGIN + length * whole, top + _BAR)
            draw.rounded_rectangle(box, _BAR // 2, fill=colour)
