"""Screenshots of boards of known content, made by a browser and then spoiled as people spoil them.

Nothing of it is kept in the repository: `python -m tests.benchmarks.pictures` makes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PIL import Image, ImageFilter
from playwright.sync_api import Browser

from tests.local.browsing import chromium
from tests.screenshots.faces import Face, faces
from tests.screenshots.pages import capital, make_page
from tests.screenshots.scenes import Content, draw_content
from tests.screenshots.styles import draw_style

SCREENS = (
    (390, 844, 3),
    (393, 852, 3),
    (360, 780, 3),
    (412, 915, 2.625),
    (430, 932, 3),
    (820, 1180, 2),
)
DESKTOPS = ((1280, 800, 1), (1440, 900, 1), (1280, 720, 1.5), (1366, 768, 1))


LEAST_TILE = 12
"""Pixels of a tile below which nothing is promised, as docs/screenshots.md says."""


@dataclass(frozen=True)
class Sample:
    """A picture, and what stands on it; `tile` is the side of its tiles in pixels."""

    data: bytes
    content: Content
    hidden: bool
    note: str
    tile: float

    @property
    def legible(self) -> bool:
        """Whether a person could read it: large enough, and of two colours without letters."""
        marks = {mark for board in self.content.boards for _, row in board for mark in row}
        return self.tile >= LEAST_TILE and not (self.hidden and len(marks) == 1)


def make_samples(count: int, seed: int, *, held_out: bool) -> Iterator[Sample]:
    """Yield spoiled screenshots, each of other boards."""
    with chromium() as browser, TemporaryDirectory() as folder:
        for number in range(count):
            yield _make(
                browser, Path(folder) / "page.html", Random(seed * 100_003 + number), held_out
            )


def _make(browser: Browser, file: Path, dice: Random, held_out: bool) -> Sample:
    content = draw_content(dice)
    wide, high, density = dice.choice(SCREENS if dice.random() < 0.7 else DESKTOPS)
    fit = _choose_faces(content, held_out)
    across = 1 if len(content.boards) == 1 else 2 if wide < 700 else min(4, len(content.boards))
    room = (wide - 16 - 20 * across) // across
    most = room // content.length - 8
    down = -(-len(content.boards) // across)
    most = min(
        most, (high - 60) * (0.62 if len(content.boards) == 1 else 0.95) / down / content.limit - 9
    )
    tile = int(max(12, min(most, dice.choice((62, 58, 52, 46, 70)))))
    style = draw_style(dice, fit, held_out=held_out, tile=tile)
    file.write_text(make_page(content, style, dice), encoding="utf-8")
    page = browser.new_page(viewport={"width": wide, "height": high}, device_scale_factor=density)
    page.goto(file.as_uri())
    page.evaluate("document.fonts.ready")
    # all of a long page is shown, as people scroll and stitch
    bottom = page.evaluate("document.querySelector('.boards').getBoundingClientRect().bottom")
    if bottom > high:
        page.set_viewport_size({"width": wide, "height": round(bottom) + 8})
    shot = page.screenshot()
    page.close()
    whole = Image.open(BytesIO(shot)).convert("RGB")
    data, spoiled = spoil(whole, dice)
    shrunk = Image.open(BytesIO(data)).width / whole.width
    words = f"{content.lexicon.language}{content.length}x{len(content.boards)}"
    drawn = f"{style.face.name} {style.paint.name} tile {tile * density:.0f} r{style.radius}"
    note = f"{words} {drawn} {spoiled}"
    return Sample(data, content, style.hidden, note, tile * density * shrunk)


def _choose_faces(content: Content, held_out: bool) -> tuple[Face, ...]:
    letters = "".join(map(capital, content.lexicon.alphabet.letters))
    every = [face for face in faces(held_out=held_out) if face.has(letters)]
    return tuple(every)


def spoil(picture: Image.Image, dice: Random) -> tuple[bytes, str]:
    """Crop, scale, tilt and pack a picture; return the file, and a word on each."""
    notes: list[str] = []
    if dice.random() < 0.2:
        top = dice.randrange(0, picture.height // 40 + 1)
        picture = picture.crop((0, top, picture.width, picture.height))
    if dice.random() < 0.5:
        wide = min(round(320 * 4.5 ** dice.random()), round(1.5 * picture.width))
        high = round(picture.height * wide / picture.width)
        way = dice.choice(
            (Image.Resampling.LANCZOS, Image.Resampling.BILINEAR, Image.Resampling.BICUBIC)
        )
        picture = picture.resize((wide, high), way)
        notes.append(f"wide {wide}")
    if dice.random() < 0.12:
        angle = dice.uniform(-2, 2)
        corner = picture.getpixel((2, picture.height - 2))
        picture = picture.rotate(angle, Image.Resampling.BICUBIC, fillcolor=corner)
        notes.append(f"tilt {angle:.1f}")
    if dice.random() < 0.05:
        picture = picture.filter(ImageFilter.GaussianBlur(0.7))
        notes.append("blur")
    file, kind = BytesIO(), dice.random()
    if kind < 0.45:
        quality = dice.randint(40, 95)
        picture.save(file, "JPEG", quality=quality)
        notes.append(f"jpeg {quality}")
    elif kind < 0.6:
        quality = dice.randint(50, 95)
        picture.save(file, "WEBP", quality=quality)
        notes.append(f"webp {quality}")
    else:
        picture.save(file, "PNG", compress_level=1)
    return file.getvalue(), " ".join(notes)
