"""Pictures of single letters as they stand on tiles, to learn from: blurred, packed, tilted."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from random import Random

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

from bot.screenshots.letters import NO_LETTER, SHAPES, SMALL, Pixels, fit
from tests.screenshots.faces import Face

_OTHER = "23456789!?&%+#@$*<>/=✓✗←↵⌫♔♕♖♗♘♙♚♛♜♝♞♟★☆♥♦♣♠☺☹☎✉✂✈❤➜ß"
_CLASSES = SHAPES + SMALL
_TEXT = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIKLMNOPQRSTUVXYZ.:/"
_SAME_SMALL = frozenset("COSVWXZÇÒÓÔÕÖÙÚÛÜĆŚŹŻŞ")
"""Capitals that small letters look like."""
_HOMOGLYPHS = dict(zip("ABEZHIKMNOPTYXΓΠΦ", "АВЕΖНІКМΝОРТΥХГПФ", strict=True))


def samples(faces: tuple[Face, ...], count: int, seed: int) -> Iterator[tuple[Pixels, int]]:
    """Yield squares and the numbers of their shapes, letters of all alphabets about as often."""
    dice = Random(seed)
    while count:
        number = dice.randrange(len(_CLASSES) + 7)
        letter = _CLASSES[number] if number < len(_CLASSES) else NO_LETTER
        drawn = (
            _draw_other(faces, dice)
            if letter == NO_LETTER
            else _draw_letter(letter, dice.choice(faces), dice)
        )
        square = fit(_spoil(drawn, dice)) if drawn else None
        if square is not None:
            count -= 1
            yield square, _CLASSES.index(letter)


def _draw_letter(letter: str, face: Face, dice: Random) -> Image.Image | None:
    size = round(9 * 10 ** dice.random())
    if letter in _SAME_SMALL and dice.random() < 0.35:
        letter = letter.lower()
    elif dice.random() < 0.3:
        letter = _HOMOGLYPHS.get(letter, letter)
    font = face.font(letter, size)
    return _write(letter, font, dice) if font else None


def _write(text: str, font: ImageFont.FreeTypeFont, dice: Random) -> Image.Image:
    left, top, right, bottom = font.getbbox(text)
    canvas = Image.new("L", (int(right - left) + 12, int(bottom - top) + 12))
    at = (6 - left + dice.random(), 6 - top + dice.random())
    ImageDraw.Draw(canvas).text(at, text, 255, font)
    return canvas


def _draw_other(faces: tuple[Face, ...], dice: Random) -> Image.Image | None:
    kind = dice.random()
    if kind < 0.65:
        text = dice.choice(_OTHER) if kind < 0.4 else ""
        text = text or "".join(dice.choices(_TEXT, k=dice.choice((2, 2, 3, 5, 8))))
        font = dice.choice(faces).font(text[0], round(9 * 8 ** dice.random()))
        return _write(text, font, dice) if font else None
    side = dice.randrange(12, 70)
    if kind < 0.8:
        noise = np.random.default_rng(dice.randrange(1 << 30)).random((side, side))
        cloud = Image.fromarray((noise * 255).astype(np.uint8))
        cloud = cloud.filter(ImageFilter.GaussianBlur(dice.uniform(0.5, side / 6)))
        array = np.asarray(cloud, float)
        return Image.fromarray(
            (255 * (array > np.quantile(array, dice.uniform(0.3, 0.8)))).astype(np.uint8)
        )
    canvas = Image.new("L", (side + 12, side + 12))
    draw = ImageDraw.Draw(canvas)
    for _ in range(dice.choice((1, 2, 3, 4))):
        x, y = (sorted(dice.uniform(4, side + 8) for _ in range(2)) for _ in range(2))
        shape = dice.choice((draw.ellipse, draw.rectangle, draw.polygon))
        if shape == draw.polygon:
            draw.polygon([(dice.uniform(4, side), dice.uniform(4, side)) for _ in range(3)], 255)
        else:
            shape((x[0], y[0], x[1], y[1]), dice.choice((255, 255, 0)))
    ratio = canvas.getbbox()
    # a standing bar is an I, and a ring an O
    if not ratio or ratio[3] - ratio[1] > 2.5 * (ratio[2] - ratio[0]):
        return None
    return canvas


def _spoil(drawn: Image.Image, dice: Random) -> Pixels:
    if dice.random() < 0.5:
        drawn = drawn.rotate(dice.gauss(0, 1.3), Image.Resampling.BICUBIC, expand=True)
    if dice.random() < 0.3:
        wide = max(8, round(drawn.width * dice.uniform(0.88, 1.12)))
        drawn = drawn.resize((wide, drawn.height), Image.Resampling.BILINEAR)
    if dice.random() < 0.4:
        factor = dice.uniform(0.5, 1.3)
        size = (max(8, round(drawn.width * factor)), max(8, round(drawn.height * factor)))
        way = dice.choice((Image.Resampling.BILINEAR, Image.Resampling.BICUBIC))
        drawn = drawn.resize(size, way)
    if dice.random() < 0.4:
        drawn = drawn.filter(ImageFilter.GaussianBlur(dice.uniform(0.1, 0.035 * drawn.height)))
    if dice.random() < 0.35:
        file = BytesIO()
        drawn.save(file, "JPEG", quality=dice.randrange(25, 90))
        drawn = Image.open(file)
    ink = np.asarray(drawn, np.float32) / 255
    if dice.random() < 0.3:
        ink = ink ** dice.uniform(0.6, 1.7)
    if dice.random() < 0.3:
        noise = np.random.default_rng(dice.randrange(1 << 30)).normal(
            0, dice.uniform(0, 0.1), ink.shape
        )
        ink = ink + noise.astype(np.float32)
    ink = ink / max(float(ink.max()), 0.5) * dice.uniform(0.92, 1.05)
    return np.clip(ink, 0, 1).astype(np.float32)
