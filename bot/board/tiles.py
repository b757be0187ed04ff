"""Themes: how one guess is drawn, with its letters or without."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.board import spoken
from bot.domain.players import Theme
from engine import Feedback, Mark, Turn
from engine.feedback import TILES, TILES_HIGH_CONTRAST

Emojis = Mapping[str, str]
"""The letter emojis at hand: ``a_correct`` to the markup ``<:a_correct:123>``."""

NO_EMOJIS: Emojis = MappingProxyType({})

DOTS = "○◐●"
"""Absent, present and correct without colour, where no letters are shown."""

HIGH_CONTRAST = "_hc"

_PLAIN = {Theme.LETTERS: Theme.SQUARES, Theme.CONTRAST_LETTERS: Theme.CONTRAST}
_TILES = {
    Theme.SYMBOLS: DOTS,
    Theme.CONTRAST: TILES_HIGH_CONTRAST,
    Theme.CONTRAST_LETTERS: TILES_HIGH_CONTRAST,
}
_BRACKETS = {Mark.ABSENT: " {} ", Mark.PRESENT: "({})", Mark.CORRECT: "[{}]"}


def tiles(theme: Theme) -> str:
    """The three characters of a theme, for absent, present and correct."""
    return _TILES.get(theme, TILES)


def letterless(feedback: Feedback, theme: Theme) -> str:
    """``⬛🟨🟩``, ``○◐●``, or in words: the marks alone."""
    if theme is Theme.TEXT:
        return spoken.letterless(feedback)
    return feedback.tiles(tiles(theme))


def bracketed(turn: Turn) -> str:
    """``[R](A) i ``: correct in square brackets, present in round ones, absent in lower case."""
    return "".join(map(bracket, turn.guess, turn.feedback))


def bracket(letter: str, mark: Mark) -> str:
    """``[R]``, ``(R)`` or `` r ``."""
    return _BRACKETS[mark].format(letter.lower() if mark is Mark.ABSENT else letter.upper())


def emoji_name(letter: str, mark: Mark, *, contrast: bool = False) -> str:
    """``a_correct``, or ``a_correct_hc``; what is absent looks the same in both sets."""
    suffix = HIGH_CONTRAST if contrast and mark is not Mark.ABSENT else ""
    return f"{letter}_{mark.name.lower()}{suffix}"


def lettered(turn: Turn, emojis: Emojis, theme: Theme = Theme.LETTERS) -> str:
    """The guess as coloured letters. Raises `KeyError` for an emoji not at hand."""
    return "".join(emojis[name] for name in _names(turn, theme))


def drawable(theme: Theme, turns: Sequence[Turn], emojis: Emojis) -> Theme:
    """`theme`, or its plain form if an emoji that it needs for these turns is missing."""
    needed = {name for turn in turns for name in _names(turn, theme)}
    return plain(theme) if not needed <= emojis.keys() else theme


def plain(theme: Theme) -> Theme:
    """The theme that needs no emojis of ours and marks with the same colours."""
    return _PLAIN.get(theme, theme)


def _names(turn: Turn, theme: Theme) -> list[str]:
    contrast = theme is Theme.CONTRAST_LETTERS
    marked = zip(turn.guess, turn.feedback, strict=True)
    return [emoji_name(letter, mark, contrast=contrast) for letter, mark in marked]
