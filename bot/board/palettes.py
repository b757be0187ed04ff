"""Colours of drawn tiles; their shapes differ too, for readers who see no colours.

By WCAG every shape has a contrast of 3:1 to its ground, and every letter of 4.5:1 to its tile. A
picture has its own ground. Letter emojis stand on Discord's: their fill contrasts with dark
grounds, and their rim with light ones.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain.players import Theme


@dataclass(frozen=True)
class Palette:
    """Colours as ``#rrggbb``; `fills` and `inks` are for absent, present and correct."""

    ground: str
    fills: tuple[str, str, str]
    inks: tuple[str, str, str]
    outline: str
    caption: str
    rim: str = ""
    key: str = "#d5d9e3"
    dim: str = "#838b9f"
    """The colour of a letter without a key, with 3:1 to both of Discord's grounds."""


_NIGHT = Palette(
    ground="#1c2030",
    fills=("#7f879b", "#f0b93a", "#3dba85"),
    inks=("#0e1118", "#0e1118", "#0e1118"),
    outline="#6b7389",
    caption="#aab1c4",
    rim="#262b3a",
)
_CONTRAST = Palette(
    ground="#101218",
    fills=("#7f879b", "#5c9aff", "#ffa03d"),
    inks=("#0e1118", "#0e1118", "#0e1118"),
    outline="#6b7389",
    caption="#d5d9e3",
    rim="#262b3a",
)
_MONOCHROME = Palette(
    ground="#15171d",
    fills=("#666d7d", "#a7aebd", "#ffffff"),
    inks=("#ffffff", "#15171d", "#15171d"),
    outline="#666d7d",
    caption="#c4c9d6",
)
_PAPER = Palette(
    ground="#ffffff",
    fills=("#8a92a1", "#5d6675", "#101318"),
    inks=("#0b0d11", "#ffffff", "#ffffff"),
    outline="#8a92a1",
    caption="#4a515e",
    key="#5d6675",
    dim="#6b7280",
)

PALETTES = {
    Theme.SQUARES: _NIGHT,
    Theme.LETTERS: _NIGHT,
    Theme.PICTURE: _NIGHT,
    Theme.CONTRAST: _CONTRAST,
    Theme.CONTRAST_LETTERS: _CONTRAST,
    Theme.SYMBOLS: _MONOCHROME,
    Theme.TEXT: _PAPER,
}
