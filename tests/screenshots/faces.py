"""Free fonts to draw boards with, some to learn letters from and some held out for measuring.

They come from Debian's packages, and from npm where `TILEMATE_FONTS` names a folder that
`npm install --prefix FOLDER @fontsource/NAME ...` has filled. What is missing is left out.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

DEBIAN = Path("/usr/share/fonts")

HELD_OUT = (
    # chosen before anything was learned; fonts that are nearly the same are all on one side
    *("ubuntu", "rubik", "pt-sans", "overpass", "hind", "cabin", "asap", "signika"),
    *("ibm-plex-sans", "nunito", "lato", "carlito", "zilla-slab", "lora", "red-hat-display"),
    *("comfortaa", "source-code-pro", "epilogue", "figtree", "cantarell"),
    *("pt-serif", "ptc", "ptf", "ptm", "ptn", "pts", "ptz", "p052", "c059", "jost", "urbanist"),
    *("caladea", "hanken"),
)
"""Names with which the files or folders of held-out fonts begin."""

_STYLES = ("italic", "oblique", "light", "thin", "hairline", "condensed", "math", "emoji", "nushu")
_SLANTED = ("_k", "_i", "_ri", "_rbi", "_rzi", "56f", "76f", "bdita")
_WEIGHTS = ("-400-", "-500-", "-600-", "-700-", "-800-", "-900-")
_UNFIT = (
    "opensymbol",
    "standardsymbols",
    "symbola",
    "z003",
    "d050000l",
    "droidsansfallback",
    "notosans",
    "notoserif",
)
_WANTED_NOTO = ("notosans-", "notoserif-", "notosansdisplay-", "notosansmono-")


@dataclass(frozen=True)
class Face:
    """A weight of a font family: its files, each with letters of some scripts."""

    name: str
    files: tuple[str, ...]
    held_out: bool

    def font(self, letter: str, size: int) -> ImageFont.FreeTypeFont | None:
        """Return the font of `size` pixels that has the letter, or None."""
        for file in self.files:
            if _has(file, letter):
                return load(file, size)
        return None

    def has(self, letters: str) -> bool:
        """Return whether all these letters can be drawn."""
        return all(any(_has(file, letter) for file in self.files) for letter in letters)


@cache
def faces(*, held_out: bool) -> tuple[Face, ...]:
    """Return the faces of one side, by name."""
    found: dict[str, list[str]] = {}
    for name, file in (*_debian(), *_npm()):
        found.setdefault(name, []).append(file)
    every = (Face(name, tuple(sorted(files)), _is_held(name)) for name, files in found.items())
    fit = (face for face in every if face.held_out == held_out and face.has("AEIOXYZ"))
    return tuple(sorted(fit, key=lambda face: face.name))


def _is_held(name: str) -> bool:
    return name.startswith(HELD_OUT)


def _debian() -> list[tuple[str, str]]:
    found: dict[str, str] = {}
    for file in sorted(DEBIAN.rglob("*.[ot]tf")):
        name = file.stem.lower()
        if any(style in name for style in _STYLES) or name.endswith(_SLANTED):
            continue
        if name.startswith(_UNFIT) and not name.startswith(_WANTED_NOTO):
            continue
        found[name] = str(file)
    return list(found.items())


def _npm() -> list[tuple[str, str]]:
    folder = os.environ.get("TILEMATE_FONTS")
    if not folder:
        return []
    found: list[tuple[str, str]] = []
    for file in sorted(Path(folder).rglob("@fontsource/*/files/*-normal.woff")):
        weight = next((weight for weight in _WEIGHTS if weight in file.name), None)
        script = file.name.removeprefix(file.parent.parent.name)
        if weight and script.startswith(("-latin", "-greek", "-cyrillic")):
            found.append((file.parent.parent.name + weight[:-1], str(file)))
    return found


@cache
def load(file: str, size: int) -> ImageFont.FreeTypeFont:
    """Open a font file."""
    return ImageFont.truetype(file, size)


@cache
def _has(file: str, letter: str) -> bool:
    """Return whether a file has a letter, and not the box that stands for one it lacks."""
    drawn = _draw(file, letter)
    return (
        bool(drawn.strip(b"\0"))
        and drawn != _draw(file, "\uffff")
        and drawn != _draw(file, "\u0378")
    )


def _draw(file: str, letter: str) -> bytes:
    canvas = Image.new("L", (48, 48))
    ImageDraw.Draw(canvas).text((8, 8), letter, 255, load(file, 28))
    return canvas.tobytes()
