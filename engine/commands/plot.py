"""A distribution drawn as a picture. Pillow is imported here and nowhere else in the engine."""

from __future__ import annotations

from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from engine.commands import puzzles
from engine.commands.options import Misused
from engine.solver.simulate import GIVEN_UP, Simulation

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

_WIDTH, _ROW, _EDGE, _LEFT, _RIGHT = 800, 44, 24, 128, 676
_PAPER, _INK, _BAR, _LOST = "#ffffff", "#1a1a1b", "#3a7d44", "#b0413e"


def check_ready(path: Path, *, force: bool) -> None:
    """Raise `Misused` if a picture could not be drawn or written later."""
    if path.suffix.lower() != ".png":
        raise Misused(f"{path}: a picture is drawn as PNG; choose a name that ends in .png")
    if find_spec("PIL") is None:
        raise Misused("--plot needs Pillow: pip install pillow")
    puzzles.check_writable(path, force=force)


def draw(path: Path, title: str, played: Simulation) -> None:
    """Write a PNG, 800 pixels wide: a bar for each number of guesses, lost games in red.

    Games in which no word was left to guess have a bar of their own, the last.
    """
    from PIL import Image, ImageDraw

    rows = _list_rows(played)
    image = Image.new("RGB", (_WIDTH, 2 * _EDGE + _ROW * (len(rows) + 3)), _PAPER)
    pen = ImageDraw.Draw(image)
    _write(pen, _EDGE, 0, title)
    _write(pen, _EDGE, 1, "guesses")
    _write(pen, _LEFT, 1, "games")
    most = max(games for _, games in rows)
    for at, (guesses, games) in enumerate(rows, start=2):
        _write(pen, _EDGE, at, str(guesses or "no word"))
        end = _LEFT + max(2, round(games / most * (_RIGHT - _LEFT)))
        top = _EDGE + at * _ROW
        colour = _BAR if guesses and guesses <= played.limit else _LOST
        pen.rectangle((_LEFT, top + 4, end, top + _ROW - 8), fill=colour)
        _write(pen, end + 10, at, f"{games:,}")
    won = f"mean {played.mean:.3f}, {played.won:.2%} within {played.limit}"
    _write(pen, _EDGE, len(rows) + 2, won)
    image.save(path, "PNG")


def _list_rows(played: Simulation) -> list[tuple[int | None, int]]:
    games = Counter(played.guesses.values())
    return sorted(games.items(), key=lambda row: row[0] or GIVEN_UP + 1)


def _write(pen: ImageDraw, left: int, row: int, text: str) -> None:
    pen.text((left, _EDGE + row * _ROW + 6), text, fill=_INK, font_size=22)
