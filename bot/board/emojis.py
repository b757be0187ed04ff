"""The letter emojis that the bot uploads once, and how each is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from io import BytesIO
from itertools import chain
from types import MappingProxyType

from bot.board.look import Emojis
from bot.board.paint import blank, draw_rimmed, key
from bot.board.palettes import PALETTES
from bot.board.tiles import OPEN_TILE, emoji_name, key_name
from bot.domain.players import Theme
from engine import Mark
from engine.words import ALPHABETS

SIDE = 128
"""Width and height in pixels, more than Discord ever shows."""

MOST_EMOJIS = 2_000
"""Emojis that Discord allows an application."""

DRAWING = 2
"""A version: raise it when letters or shapes change, which renews every checksum."""


@dataclass(frozen=True)
class Tile:
    """The drawing of an emoji: a tile, or a key; a key's mark is absent, or None if untried.

    A tile without letter and mark was not played.
    """

    letter: str
    mark: Mark | None
    contrast: bool = False
    key: bool = False

    @property
    def theme(self) -> Theme:
        """The theme whose colours it has."""
        return Theme.CONTRAST if self.contrast else Theme.LETTERS


@cache
def list_emojis() -> Mapping[str, Tile]:
    """Return every emoji by name: ``a_correct``, ``a_correct_hc``, … ``z_absent``, ``a_key``.

    Each letter of a language with words, and the empty letter, has five tiles, because an absent
    one looks the same in high contrast; each letter has two keys. One is a tile that was not
    played. There are at most `MOST_EMOJIS`.
    """
    letters: dict[str, str] = {}
    for letter in chain.from_iterable(alphabet.letters for alphabet in ALPHABETS.values()):
        # a Turkish ı looks like an English I
        letters.setdefault(letter.upper(), letter)
    tiles = [
        (letter, mark, contrast)
        for letter in (*letters.values(), "")
        for mark in Mark
        for contrast in (False, True)
        if not (contrast and mark is Mark.ABSENT)
    ]
    named = {
        emoji_name(letter, mark, contrast=contrast): Tile(letter, mark, contrast)
        for letter, mark, contrast in tiles
    }
    keys = {
        key_name(letter, mark): Tile(letter, mark, key=True)
        for letter in letters.values()
        for mark in (None, Mark.ABSENT)
    }
    return MappingProxyType(named | keys | {OPEN_TILE: Tile("", None)})


def draw(name: str) -> bytes:
    """Draw an emoji as a PNG with a transparent background. Raises `KeyError`."""
    shown = list_emojis()[name]
    file, palette = BytesIO(), PALETTES[shown.theme]
    if name == OPEN_TILE:
        painted = blank((SIDE, SIDE), palette.dim)
    elif shown.key or shown.mark is None:
        painted = key(SIDE, shown.letter, palette, tried=shown.mark is not None)
    else:
        painted = draw_rimmed(SIDE, shown.mark, shown.letter, palette)
    painted.save(file, "PNG")
    return file.getvalue()


def checksum(name: str) -> str:
    """Return a digest of how an emoji is drawn. Raises `KeyError`.

    It is not a digest of the file, which another version of Pillow packs differently: an emoji
    uploaded again gets a new id, and old messages lose their letters.
    """
    shown = list_emojis()[name]
    palette = PALETTES[shown.theme]
    if shown.key or shown.mark is None:
        recipe = (DRAWING, SIDE, name, palette.key, palette.dim, palette.rim)
    else:
        colours = (palette.fills[shown.mark], palette.inks[shown.mark], palette.rim)
        recipe = (DRAWING, SIDE, shown.letter, shown.mark.name, *colours)
    return sha256(repr(recipe).encode()).hexdigest()


def find_outdated(uploaded: Mapping[str, str]) -> tuple[str, ...]:
    """Return the names of emojis to upload, given the checksums of those uploaded."""
    return tuple(name for name in list_emojis() if uploaded.get(name) != checksum(name))


def markup(ids: Mapping[str, int]) -> Emojis:
    """Return the markup of our emojis among `ids`; others are left out."""
    return {name: f"<:{name}:{number}>" for name, number in ids.items() if name in list_emojis()}
