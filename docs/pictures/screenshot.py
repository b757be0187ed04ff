"""Put a screenshot beside what is read in it, for the README: `python -m docs.pictures.screenshot`.

`make gallery` has taken the answer before.
"""

from __future__ import annotations

import argparse
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw

from bot.board.picture import png
from docs.pictures.sights import WORDS_IN_IT
from tests.shots import shot

HERE = Path(__file__).parent
GAP, GROUND, ARROW = 70, "#313338", "#dbdee1"


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with (
        Image.open(BytesIO(shot(WORDS_IN_IT, "vegan"))) as taken,
        Image.open(HERE / "gallery" / "screenshot-390.png") as answer,
    ):
        high = max(answer.height, 480)
        seen = taken.resize((taken.width * high // taken.height, high))
        page = Image.new("RGB", (seen.width + GAP + answer.width, high), GROUND)
        page.paste(seen, (0, 0))
        page.paste(answer.convert("RGB"), (seen.width + GAP, (high - answer.height) // 2))
    left, middle = seen.width + 15, high // 2
    tip = [(left + 40, middle), (left + 20, middle - 14), (left + 20, middle + 14)]
    draw = ImageDraw.Draw(page)
    draw.line((left, middle, left + 22, middle), ARROW, 6)
    draw.polygon(tip, ARROW)
    (HERE / "screenshot.png").write_bytes(png(page))


if __name__ == "__main__":
    main()
