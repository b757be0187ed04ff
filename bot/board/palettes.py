"""Colours of the drawn tiles; a mark's shape differs too, so that no colour is needed."""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain.players import Theme


@dataclass(frozen=True)
class Palette:
    """Colours as ``#rrggbb``; `fills` and `inks` stand for absent, present and correct."""

    ground: str
    fills: tuple[str, str, str]
    inks: tuple[str, str, str]
    outline: str
    caption: str


_NIGHT = Palette(
    ground="#1c2030",
    fills=("#434a5e", "#f0b93a", "#1f8460"),
    inks=("#e4e7ef", "#251d0b", "#ffffff"),
    outline="#3a4156",
    caption="#aab1c4",
)
_CONTRAST = Palette(
    ground="#101218",
    fills=("#3b4152", "#2b72dc", "#ffa03d"),
    inks=("#e4e7ef", "#ffffff", "#231200"),
    outline="#4a5163",
    caption="#d5d9e3",
)
_MONOCHROME = Palette(
    ground="#15171d",
    fills=("#333945", "#98a1b3", "#ffffff"),
    inks=("#dfe3ec", "#15171d", "#15171d"),
    outline="#444b5a",
    caption="#c4c9d6",
)
_PAPER = Palette(
    ground="#ffffff",
    fills=("#e6e9ef", "#5d6675", "#101318"),
    inks=("#3a404c", "#ffffff", "#ffffff"),
    outline="#c9ced8",
    caption="#4a515e",
)

PALETTES = {
    Theme.SQUARES: _NIGHT,
    Theme.LETTERS: _NIGHT,
    Theme.CONTRAST: _CONTRAST,
    Theme.CONTRAST_LETTERS: _CONTRAST,
    Theme.SYMBOLS: _MONOCHROME,
    Theme.TEXT: _PAPER,
}
