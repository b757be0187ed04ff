"""The letter emojis that the bot uploads once: which there are, and what each looks like."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from io import BytesIO
from types import MappingProxyType

from bot.board.look import Emojis
from bot.board.paint import rimmed
from bot.board.palettes import PALETTES
from bot.board.tiles import emoji_name
from bot.domain.players import Theme
from engine import Mark
from engine.words import ENGLISH

SIDE = 128
"""Width and height in pixels; more than Discord ever shows."""

DRAWING = 2
"""Raise this when letters or shapes are painted differently: it renews every checksum."""


@dataclass(frozen=True)
class Tile:
    """What an emoji shows; colours as ``#rrggbb``."""

    letter: str
    mark: Mark
    contrast: bool

    @property
    def theme(self) -> Theme:
        return Theme.CONTRAST if self.contrast else Theme.LETTERS


@cache
def wanted() -> Mapping[str, Tile]:
    """Every emoji by name: ``a_correct``, ``a_correct_hc``, … ``z_absent``.

    Five for each letter, as what is absent looks the same in high contrast. Discord
    allows A to Z only in these names, so other letters have no emoji.
    """
    tiles = [
        Tile(letter, mark, contrast)
        for letter in ENGLISH.letters
        for mark in Mark
        for contrast in (False, True)
        if not (contrast and mark is Mark.ABSENT)
    ]
    named = {emoji_name(tile.letter, tile.mark, contrast=tile.contrast): tile for tile in tiles}
    return MappingProxyType(named)


def draw(name: str) -> bytes:
    """The PNG of a wanted emoji, on a transparent ground. Raises `KeyError`."""
    shown = wanted()[name]
    file = BytesIO()
    rimmed(SIDE, shown.mark, shown.letter, PALETTES[shown.theme]).save(file, "PNG")
    return file.getvalue()


def checksum(name: str) -> str:
    """A digest of what a wanted emoji shows. Raises `KeyError`.

    It is made from the recipe and not from the file, which another Pillow packs otherwise:
    an emoji uploaded again gets a new id, and old messages lose their letters.
    """
    shown = wanted()[name]
    palette = PALETTES[shown.theme]
    recipe = (DRAWING, SIDE, shown.letter, shown.mark.name)
    colours = (palette.fills[shown.mark], palette.inks[shown.mark], palette.rim)
    return sha256(repr(recipe + colours).encode()).hexdigest()


def outdated(uploaded: Mapping[str, str]) -> tuple[str, ...]:
    """The wanted emojis to upload, given the checksum that each one uploaded was drawn by."""
    return tuple(name for name in wanted() if uploaded.get(name) != checksum(name))


def markup(ids: Mapping[str, int]) -> Emojis:
    """The wanted emojis among `ids`, ready to draw boards with; strangers are left out."""
    return {name: f"<:{name}:{number}>" for name, number in ids.items() if name in wanted()}
