"""How games look: their colours, sizes, gaps and corners."""

from __future__ import annotations

from colorsys import hls_to_rgb
from dataclasses import dataclass, replace
from random import Random

from tests.screenshots.faces import Face


@dataclass(frozen=True)
class Paint:
    """Colours: the ground, absent, present and correct with their inks, borders and keys."""

    name: str
    ground: str
    fills: tuple[str, str, str]
    ink: str
    border: str
    typed: str
    key: str
    empty: str = ""
    inks: tuple[str, str, str] | None = None
    round_present: bool = False
    held_out: bool = False


PAINTS = (
    Paint(
        "light",
        "#ffffff",
        ("#787c7e", "#c9b458", "#6aaa64"),
        "#fff",
        "#d3d6da",
        "#878a8c",
        "#d3d6da",
    ),
    Paint(
        "dark",
        "#121213",
        ("#3a3a3c", "#b59f3b", "#538d4e"),
        "#fff",
        "#3a3a3c",
        "#565758",
        "#818384",
    ),
    Paint(
        "contrast light",
        "#ffffff",
        ("#787c7e", "#85c0f9", "#f5793a"),
        "#fff",
        "#d3d6da",
        "#878a8c",
        "#d3d6da",
    ),
    Paint(
        "contrast dark",
        "#121213",
        ("#3a3a3c", "#85c0f9", "#f5793a"),
        "#fff",
        "#3a3a3c",
        "#565758",
        "#818384",
        inks=("#fff", "#000", "#000"),
    ),
    Paint(
        "pastel",
        "#ffffff",
        ("#a4aec4", "#f3c237", "#79b851"),
        "#fff",
        "#dee1e9",
        "#a4aec4",
        "#dce1ed",
        empty="#fbfcff",
    ),
    Paint(
        "slate",
        "#111827",
        ("#374151", "#ffcc00", "#00cc88"),
        "#fff",
        "#4b5563",
        "#9ca3af",
        "#6b7280",
        inks=("#fff", "#000", "#000"),
    ),
    Paint(
        "material",
        "#fafafa",
        ("#757575", "#e4a81d", "#43a047"),
        "#fff",
        "#bdbdbd",
        "#757575",
        "#d3d6da",
    ),
    Paint(
        "navy",
        "#0f172a",
        ("#1e293b", "#eab308", "#22c55e"),
        "#fff",
        "#475569",
        "#94a3b8",
        "#334155",
    ),
    Paint(
        "flat",
        "#202124",
        ("#2c2d31", "#c8a828", "#4caf50"),
        "#eee",
        "#202124",
        "#5f6368",
        "#3c4043",
    ),
    Paint(
        "cream",
        "#f4ecd8",
        ("#8c8477", "#d8a23c", "#5a8f4d"),
        "#fff",
        "#c9bfa8",
        "#8c8477",
        "#d9ceb4",
    ),
    Paint(
        "grey",
        "#eeeeee",
        ("#a2a2a2", "#e9c601", "#57ac78"),
        "#fff",
        "#999999",
        "#555555",
        "#dddddd",
        held_out=True,
    ),
    Paint(
        "plum",
        "#6e5c62",
        ("#312a2c", "#d3ad69", "#3aa394"),
        "#fafafa",
        "#4c4347",
        "#4c4347",
        "#4c4347",
        empty="#615458",
        held_out=True,
    ),
    Paint(
        "motus",
        "#2b2b2b",
        ("#0077c7", "#ffbd00", "#e7002a"),
        "#fff",
        "#ffffff",
        "#ffffff",
        "#4a4a4a",
        empty="#0077c7",
        round_present=True,
        held_out=True,
    ),
    Paint(
        "violet",
        "#1b1230",
        ("#3d3157", "#f2b82e", "#2fb573"),
        "#fff",
        "#4c3f6b",
        "#6f5f96",
        "#58497a",
        held_out=True,
    ),
    Paint(
        "paper",
        "#fffdf5",
        ("#d9d4c7", "#f5d76e", "#8fd19e"),
        "#222",
        "#b8b2a3",
        "#888",
        "#e8e3d6",
        held_out=True,
    ),
    Paint(
        "sea",
        "#e8f1f5",
        ("#90a4ae", "#ffb74d", "#26a69a"),
        "#fff",
        "#b0bec5",
        "#78909c",
        "#cfd8dc",
        held_out=True,
    ),
    Paint(
        "night",
        "#000000",
        ("#1c1c1e", "#c7a500", "#30a14e"),
        "#fff",
        "#2c2c2e",
        "#48484a",
        "#3a3a3c",
        held_out=True,
    ),
)


@dataclass(frozen=True)
class BoardStyle:
    """How one screen is laid out; lengths in CSS pixels, letters as a share of the tile."""

    paint: Paint
    face: Face
    tile: int
    gap: int
    radius: int
    ratio: float
    letter: float
    border: int
    hidden: bool
    capitals: bool = True


def draw_style(dice: Random, faces: tuple[Face, ...], *, held_out: bool, tile: int) -> BoardStyle:
    """A style at random; every fourth has colours a little off its paint's."""
    paint = dice.choice([paint for paint in PAINTS if paint.held_out == held_out])
    if dice.random() < 0.25:
        paint = _vary(paint, dice)
    radius = dice.choice((0, 0, 0, 2, 4, 4, 8, max(2, tile // 4)))
    return BoardStyle(
        paint=paint,
        face=dice.choice(faces),
        tile=tile,
        gap=dice.choice((2, 4, 5, 5, 5, 6, 8)),
        radius=radius,
        ratio=dice.choice((1, 1, 1, 1, 0.8, 1.15)),
        letter=dice.uniform(0.42, 0.66),
        border=dice.choice((0, 1, 2, 2, 2, 3)),
        hidden=dice.random() < 0.05,
    )


def _vary(paint: Paint, dice: Random) -> Paint:
    shift = dice.uniform(-0.02, 0.02)
    green = _colour(0.36 + shift, dice.uniform(0.32, 0.5), dice.uniform(0.35, 0.7))
    yellow = _colour(0.125 + shift, dice.uniform(0.42, 0.55), dice.uniform(0.5, 0.9))
    if paint.round_present:
        return paint
    return replace(paint, fills=(paint.fills[0], yellow, green))


def _colour(hue: float, light: float, saturation: float) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in hls_to_rgb(hue, light, saturation))
