"""Pictures without a board: photographs, charts, chats, and grids of everything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tests.local.browsing import chromium
from tests.screenshots.corpus import spoil

_HEAD = "<!doctype html><meta charset=utf-8><style>*{box-sizing:border-box}body{margin:0;font-family:sans-serif;%s}table{border-collapse:collapse}</style><body>"
_WORDS = [
    "we",
    "should",
    "meet",
    "at",
    "nine",
    "tomorrow",
    "because",
    "the",
    "train",
    "leaves",
    "early",
    "and",
    "nobody",
    "likes",
    "to",
    "wait",
]


def make_others(count: int, seed: int) -> Iterator[tuple[str, bytes]]:
    """Yield what each shows, and a picture, of every kind about as many."""
    kinds: list[tuple[str, Callable[[Random], str | Image.Image]]] = [*_KINDS.items()]
    with chromium() as browser, TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        for number in range(count):
            dice = Random(seed * 1_000_003 + number)
            name, draw = kinds[number % len(kinds)]
            drawn = draw(dice)
            if isinstance(drawn, str):
                file.write_text(drawn, encoding="utf-8")
                wide, high, density = dice.choice(((390, 844, 3), (1280, 800, 1), (412, 915, 2)))
                page = browser.new_page(
                    viewport={"width": wide, "height": high}, device_scale_factor=density
                )
                page.goto(file.as_uri())
                drawn = Image.open(BytesIO(page.screenshot())).convert("RGB")
                page.close()
            yield name, spoil(drawn, dice)[0]


def _body(dice: Random) -> str:
    dark = dice.random() < 0.5
    return _HEAD % ("background:#1e1f22;color:#ddd" if dark else "background:#fff;color:#222")


def _cells(
    dice: Random, rows: int, columns: int, cell: Callable[[int, int], tuple[str, str]], **more: int
) -> str:
    side, gap = more.get("side", dice.randint(28, 64)), more.get("gap", dice.randint(0, 8))
    radius = more.get("radius", dice.choice((0, 4, 10, 50)))
    lines = ""
    for row in range(rows):
        line = ""
        for column in range(columns):
            style, text = cell(row, column)
            line += f'<div style="width:{side}px;height:{side}px;border-radius:{radius}px;display:flex;align-items:center;justify-content:center;font-size:{side // 2}px;{style}">{text}</div>'
        lines += f'<div style="display:flex;gap:{gap}px;margin-bottom:{gap}px">{line}</div>'
    return f'<div style="padding:{dice.randint(10, 60)}px">{lines}</div>'


def _chess(dice: Random) -> str:
    light, dark = dice.choice((("#f0d9b5", "#b58863"), ("#eeeed2", "#769656"), ("#fff", "#888")))
    pieces = dice.choices("♜♞♝♛♚♟♙♖♘♗♕♔", k=64)

    def cell(row: int, column: int) -> tuple[str, str]:
        shown = pieces[row * 8 + column] if row < 2 or row > 5 or dice.random() < 0.1 else ""
        return f"background:{dark if (row + column) % 2 else light};color:#000", shown

    return _body(dice) + _cells(dice, 8, 8, cell, gap=0, radius=0)


def _calendar(dice: Random) -> str:
    first = dice.randrange(7)
    marked = dice.sample(range(1, 31), 5)

    def cell(row: int, column: int) -> tuple[str, str]:
        day = row * 7 + column - first + 1
        style = "background:#4caf50;color:#fff" if day in marked else "border:1px solid #8884"
        return style, str(day) if 0 < day < 31 else ""

    return _body(dice) + "<h2>November</h2>" + _cells(dice, 5, 7, cell)


def _colours(dice: Random) -> str:
    return _body(dice) + _cells(
        dice,
        dice.randint(3, 8),
        dice.randint(3, 10),
        lambda _row, _column: (
            f"background:hsl({dice.randrange(360)},{dice.randint(20, 90)}%,{dice.randint(25, 75)}%)",
            "",
        ),
    )


def _heat(dice: Random) -> str:
    shades = ("#161b22", "#0e4429", "#006d32", "#26a641", "#39d353")
    return _body(dice) + _cells(
        dice,
        7,
        40,
        lambda _row, _column: (f"background:{dice.choice(shades)}", ""),
        side=11,
        gap=3,
        radius=2,
    )


def _icons(dice: Random) -> str:
    signs = "📷🎵📞✉️🗺️🎮📅⏰🛒💬📚🏠🔧🌤️🎬💳🚗✈️🍔⚽"

    def cell(*_: int) -> tuple[str, str]:
        hue = dice.randrange(360)
        return f"background:linear-gradient(hsl({hue},80%,60%),hsl({hue},80%,40%))", dice.choice(
            signs
        )

    return _body(dice) + _cells(
        dice, dice.randint(4, 7), dice.choice((4, 5)), cell, gap=24, radius=14
    )


def _numbers(dice: Random) -> str:
    shades = {
        "": "#cdc1b4",
        "2": "#eee4da",
        "4": "#ede0c8",
        "8": "#f2b179",
        "16": "#f59563",
        "64": "#f65e3b",
    }

    def cell(*_: int) -> tuple[str, str]:
        shown = dice.choice([*shades])
        return f"background:{shades[shown]};color:#776e65", shown

    return _body(dice) + _cells(dice, 4, 4, cell)


def _sudoku(dice: Random) -> str:
    return _body(dice) + _cells(
        dice,
        9,
        9,
        lambda _row, _column: (
            "border:1px solid #888",
            str(dice.randint(1, 9)) if dice.random() < 0.4 else "",
        ),
        gap=0,
        radius=0,
    )


def _letters(dice: Random) -> str:
    # a search for words: letters in a grid, and no marks
    return _body(dice) + _cells(
        dice, 12, 14, lambda _row, _column: ("", dice.choice("ABCDEFGHIKLMNOPRSTUVWY"))
    )


def _connect(dice: Random) -> str:
    return _body(dice) + _cells(
        dice,
        6,
        7,
        lambda _row, _column: (
            f"background:{dice.choice(('#e53935', '#fdd835', '#fff', '#fff'))}",
            "",
        ),
        radius=50,
    )


def _keyboard(dice: Random) -> str:
    rows = ""
    for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm"):
        keys = "".join(
            f'<div style="width:32px;height:46px;border-radius:5px;background:{dice.choice(("#d3d6da", "#787c7e", "#6aaa64", "#c9b458"))};'
            f'display:flex;align-items:center;justify-content:center;font-weight:bold">{key.upper()}</div>'
            for key in row
        )
        rows += f'<div style="display:flex;gap:5px;justify-content:center;margin:6px">{keys}</div>'
    return _body(dice) + rows


def _chat(dice: Random) -> str:
    lines = ""
    for _ in range(14):
        text = " ".join(dice.choices(_WORDS, k=dice.randint(2, 20)))
        lines += (
            f'<div style="display:flex;gap:12px;padding:8px 16px"><div style="width:40px;height:40px;border-radius:50%;flex:none;'
            f'background:hsl({dice.randrange(360)},60%,50%)"></div><div><b>{dice.choice(_WORDS).title()}</b> <small>today</small><br>{text}</div></div>'
        )
    return _body(dice) + lines


def _sheet(dice: Random) -> str:
    wide = dice.choice((60, 90, 30))
    rows = "".join(
        "<tr>"
        + "".join(
            f'<td style="border:1px solid #8886;width:{wide}px;height:24px;background:{dice.choice(("none", "none", "#c6efce", "#ffeb9c"))};color:#555">{dice.randint(1, 999)}</td>'
            for _ in range(9)
        )
        + "</tr>"
        for _ in range(20)
    )
    return _body(dice) + f"<table>{rows}</table>"


def _chart(dice: Random) -> str:
    bars = "".join(
        f'<div style="width:{dice.randint(14, 40)}px;height:{dice.randint(10, 300)}px;background:{dice.choice(("#6aaa64", "#c9b458", "#4285f4"))}"></div>'
        for _ in range(dice.randint(4, 12))
    )
    return (
        _body(dice)
        + f'<h3>Sales</h3><div style="display:flex;gap:8px;align-items:flex-end;height:320px;padding:20px">{bars}</div>'
    )


def _meme(dice: Random) -> Image.Image:
    picture = draw_photo(dice)
    draw = ImageDraw.Draw(picture)
    for y in (10, picture.height - 60):
        draw.text(
            (20, y),
            " ".join(dice.choices(_WORDS, k=4)).upper(),
            "white",
            font_size=44,
            stroke_width=3,
            stroke_fill="black",
        )
    return picture


def draw_photo(dice: Random) -> Image.Image:
    """Draw soft patches of colour with a camera's noise."""
    chance = np.random.default_rng(dice.randrange(1 << 30))
    small = chance.integers(0, 256, (dice.randint(3, 12), dice.randint(3, 12), 3), np.uint8)
    picture = Image.fromarray(small).resize((900, 700), Image.Resampling.BICUBIC)
    noise = chance.normal(0, dice.uniform(3, 14), (700, 900, 3))
    return Image.fromarray((np.asarray(picture) + noise).clip(0, 255).astype(np.uint8))


def _noise(dice: Random) -> Image.Image:
    chance = np.random.default_rng(dice.randrange(1 << 30))
    noise = Image.fromarray(chance.integers(0, 256, (600, 800, 3), np.uint8))
    return noise.filter(ImageFilter.GaussianBlur(dice.uniform(0, 4)))


def _gradient(dice: Random) -> Image.Image:
    across = np.linspace(0, 255, 640)[None, :] * np.ones((480, 1))
    layers = [
        np.roll(across, dice.randrange(640), 1),
        across[:, ::-1],
        np.full_like(across, dice.randrange(256)),
    ]
    return Image.fromarray(np.stack(layers, 2).astype(np.uint8))


def _bingo(dice: Random) -> str:
    def cell(row: int, _: int) -> tuple[str, str]:
        shown = "BINGO"[_] if not row else str(dice.randint(1, 75))
        return (
            f"background:{dice.choice(('#fff', '#fff', '#ffd54f'))};color:#222;border:2px solid #444",
            shown,
        )

    return _body(dice) + _cells(dice, 6, 5, cell)


def _crossword(dice: Random) -> str:
    def cell(*_: int) -> tuple[str, str]:
        if dice.random() < 0.25:
            return "background:#000", ""
        return "background:#fff;color:#000;border:1px solid #000", dice.choice("ABCDEILNORST   ")

    return _body(dice) + _cells(dice, 9, 9, cell, gap=0, radius=0)


_KINDS: dict[str, Callable[[Random], str | Image.Image]] = {
    "chess": _chess,
    "calendar": _calendar,
    "colours": _colours,
    "heat map": _heat,
    "icons": _icons,
    "numbers": _numbers,
    "sudoku": _sudoku,
    "letters": _letters,
    "connect": _connect,
    "keyboard": _keyboard,
    "chat": _chat,
    "sheet": _sheet,
    "chart": _chart,
    "meme": _meme,
    "photo": draw_photo,
    "noise": _noise,
    "gradient": _gradient,
    "bingo": _bingo,
    "crossword": _crossword,
}
