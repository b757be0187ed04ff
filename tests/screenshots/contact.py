"""A contact sheet: many pictures small, each with a line."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw

WIDE, HIGH, ACROSS, MOST = 300, 420, 6, 60


def draw_sheet(pictures: Sequence[tuple[str, bytes]]) -> Image.Image:
    """Draw the first `MOST` of these pictures, with their lines below."""
    shown = pictures[:MOST]
    down = -(-len(shown) // ACROSS)
    sheet = Image.new("RGB", (ACROSS * WIDE, down * HIGH), "#222")
    draw = ImageDraw.Draw(sheet)
    for at, (line, data) in enumerate(shown):
        left, top = at % ACROSS * WIDE, at // ACROSS * HIGH
        small = Image.open(BytesIO(data)).convert("RGB")
        small.thumbnail((WIDE - 8, HIGH - 44))
        sheet.paste(small, (left + 4, top))
        draw.multiline_text((left + 4, top + HIGH - 40), _wrap(line), "white", font_size=11)
    return sheet


def _wrap(line: str) -> str:
    return "\n".join(line[at : at + 48] for at in range(0, len(line), 48))
