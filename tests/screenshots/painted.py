"""Boards painted by Pillow, fast: for tests that need no browser."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

from bot.board.glyphs import font
from engine import Mark, Word, score

LIGHT = {Mark.ABSENT: "#787c7e", Mark.PRESENT: "#c9b458", Mark.CORRECT: "#6aaa64"}
BLUE = {Mark.ABSENT: "#3a3a3c", Mark.PRESENT: "#85c0f9", Mark.CORRECT: "#f5793a"}

SIZE_OF_A_PHONE = (1179, 2556)


def paint(
    words: Sequence[str],
    answer: str,
    *,
    side: int = 62,
    gap: int = 5,
    rows: int = 6,
    letters: bool = True,
    typed: str = "",
    ground: str = "#ffffff",
    fills: dict[Mark, str] = LIGHT,
    outline: int = 0,
    small: bool = False,
    border: tuple[str, int] = ("#d3d6da", 2),
    to_come: str = "",
) -> Image.Image:
    """Paint a board with its margin: guesses with marks, letters typed, and empty tiles.

    Tiles with an `outline` have their marks in borders of so many pixels; letters may be `small`.
    Empty tiles have a `border` of a colour and so many pixels, or are filled as those `to_come`.
    """
    step, length = side + gap, len(answer)
    board = Image.new("RGB", (length * step + 80, rows * step + 80), ground)
    draw, face = ImageDraw.Draw(board), font(side * 6 // 10)
    plain = "#1a1a1b" if ground > "#8" else "#ffffff"
    for row in range(rows):
        shown = words[row] if row < len(words) else typed if row == len(words) else ""
        marks = score(Word(shown), Word(answer)) if row < len(words) else None
        for at in range(length):
            left, top = 40 + at * step, 40 + row * step
            box = (left, top, left + side - 1, top + side - 1)
            if marks and outline:
                draw.rectangle(box, ground, fills[marks[at]], outline)
            elif marks:
                draw.rectangle(box, fills[marks[at]])
            elif to_come:
                draw.rectangle(box, to_come)
            else:
                colour, wide = ("#878a8c", 2) if at < len(shown) else border
                draw.rectangle(box, ground, colour, wide)
            if at < len(shown) and (letters or not marks):
                ink = "#ffffff" if marks and not outline else plain
                middle = (left + side / 2, top + side / 2)
                letter = shown[at] if small else shown[at].upper()
                # small letters stand on one line
                middle = (middle[0], middle[1] + side * 0.2) if small else middle
                draw.text(middle, letter, ink, face, "ms" if small else "mm")
    return board


def save(picture: Image.Image, kind: str = "PNG", **options: int) -> bytes:
    """Return the file of a picture."""
    file = BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def beside(*boards: Image.Image) -> Image.Image:
    """Return boards beside each other."""
    page = Image.new("RGB", (sum(board.width for board in boards), boards[0].height), "#ffffff")
    left = 0
    for board in boards:
        page.paste(board, (left, 0))
        left += board.width
    return page


def cover(board: Image.Image, row: int, share: float) -> Image.Image:
    """Lay a notice over a row of a board of usual size, as wide as a share of the picture."""
    draw, middle = ImageDraw.Draw(board), (board.width / 2, 71 + 67 * row)
    half = board.width * share / 2
    box = (middle[0] - half, middle[1] - 31, middle[0] + half, middle[1] + 31)
    draw.rounded_rectangle(box, 6, "#1a1a1b")
    draw.text(middle, "Not in word list", "#ffffff", font(18), "mm")
    return board


def paint_keyboard() -> Image.Image:
    """Paint a keyboard, and nothing else."""
    page = Image.new("RGB", (520, 240), "#ffffff")
    draw, face = ImageDraw.Draw(page), font(22)
    for number, row in enumerate(("qwertyuiop", "asdfghjkl", "zxcvbnm")):
        for at, letter in enumerate(row):
            left, top = 12 + number * 22 + at * 49, 20 + number * 66
            draw.rounded_rectangle((left, top, left + 43, top + 58), 4, "#d3d6da")
            draw.text((left + 22, top + 29), letter.upper(), "#1a1a1b", face, "mm")
    return page


def paint_phone() -> bytes:
    """Paint a phone's whole screen: a board of the newspaper's size, a keyboard, and the bars."""
    page = Image.new("RGB", SIZE_OF_A_PHONE, "#ffffff")
    board = paint(["crane", "moist", "until"], "unlit", side=186, gap=15)
    page.paste(board, ((page.width - board.width) // 2, 420))
    keys = paint_keyboard().resize((1179, 544))
    page.paste(keys, (0, 1900))
    draw = ImageDraw.Draw(page)
    draw.text((90, 60), "9:41", "#000000", font(54))
    draw.text((590, 230), "Word of the day", "#000000", font(90), "mm")
    draw.line((0, 330, 1179, 330), "#d3d6da", 3)
    return save(page)
