"""Themes: how one guess is drawn, with its letters or without."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache

from bot.board import spoken
from bot.board.look import Look
from bot.domain.players import Theme
from engine import Feedback, Mark, Turn
from engine.feedback import TILES, TILES_HIGH_CONTRAST

DOTS = "○◐●"
"""Absent, present and correct without colour, where no letters are shown."""

HIGH_CONTRAST = "_hc"
BLANK = "blank"

SPELT = 5
"""Characters that a letter's own name is cut to."""

_TILES = {
    Theme.SYMBOLS: DOTS,
    Theme.CONTRAST: TILES_HIGH_CONTRAST,
    Theme.CONTRAST_LETTERS: TILES_HIGH_CONTRAST,
}
_BRACKETS = {Mark.ABSENT: " {} ", Mark.PRESENT: "({})", Mark.CORRECT: "[{}]"}


def tiles(theme: Theme) -> str:
    """The three characters of a theme, for absent, present and correct.

    They stand in where letter emojis are missing. ⬛ hardly stands out from dark grounds (1.0 to
    1.4), but the others do by 5.0 at least, and their letters stand beside them. ⬜ fails on light
    grounds (1.2); 🟫 holds on both (3.2), yet is too close to 🟩 (1.5) and 🟧 (1.6).
    """
    return _TILES.get(theme, TILES)


def letterless(feedback: Feedback, look: Look) -> str:
    """``⬛🟨🟩``, ``○◐●``, or in words: the marks alone."""
    if look.theme is Theme.TEXT:
        return spoken.letterless(feedback, look.say)
    return feedback.tiles(tiles(look.theme))


def blank_tiles(feedback: Feedback, look: Look) -> str:
    """The marks as tiles of ours without letters; as `letterless` where those are not at hand."""
    names = [
        emoji_name("", mark, contrast=look.theme is Theme.CONTRAST_LETTERS) for mark in feedback
    ]
    if look.is_plain or not look.emojis.keys() >= set(names):
        return letterless(feedback, look)
    return "".join(look.emojis[name] for name in names)


def bracket_turn(turn: Turn) -> str:
    """``[R](A) i ``: correct in square brackets, present in round ones, absent in lower case."""
    return "".join(map(bracket, turn.guess, turn.feedback))


def bracket(letter: str, mark: Mark) -> str:
    """``[R]``, ``(R)`` or `` r ``."""
    return _BRACKETS[mark].format(letter.lower() if mark is Mark.ABSENT else letter.upper())


@cache
def emoji_name(letter: str, mark: Mark, *, contrast: bool = False) -> str:
    """``a_correct``, or ``a_correct_hc``; what is absent looks the same in both sets.

    That of a tile without a letter is ``blank_correct``.
    """
    suffix = HIGH_CONTRAST if contrast and mark is not Mark.ABSENT else ""
    return f"{spell_letter(letter) or BLANK}_{mark.name.lower()}{suffix}"


def key_name(letter: str, mark: Mark | None, *, contrast: bool = False) -> str:
    """The emoji of a key: ``a_key`` if untried, ``a_out`` if absent, else that of its tile."""
    if mark is None or mark is Mark.ABSENT:
        return f"{spell_letter(letter)}_{'key' if mark is None else 'out'}"
    return emoji_name(letter, mark, contrast=contrast)


@cache
def spell_letter(letter: str) -> str:
    """A letter in the few characters that a name may have: ``a``, ``o_dia``, ``omega``, ``u0490``.

    Letters that look the same as capitals have one name. It is cut short, because thirty
    of them must fit a message.
    """
    capital = letter.upper()
    if capital.isascii():
        return capital.lower()
    script, _, name = unicodedata.name(capital).lower().partition(" letter ")
    if script.startswith("cyrillic"):
        # their names are those of Latin letters, or long
        return f"u{ord(capital):04x}"
    return re.sub("[ -]", "_", name.replace(" with ", " "))[:SPELT]


def letter_tiles(turn: Turn, look: Look) -> str:
    """The guess as coloured letters. Raises `KeyError` for an emoji not at hand."""
    return "".join(look.emojis[name] for name in _names(turn, look.theme))


def drawable(look: Look, turns: Sequence[Turn]) -> Look:
    """`look`, or its plain form if an emoji that it needs for these turns is missing."""
    if look.is_plain:
        return look
    needed = {name for turn in turns for name in _names(turn, look.theme)}
    return look if needed <= look.emojis.keys() else look.plain


def _names(turn: Turn, theme: Theme) -> list[str]:
    marked = zip(turn.guess, turn.feedback, strict=True)
    contrast = theme is Theme.CONTRAST_LETTERS
    return [emoji_name(letter, mark, contrast=contrast) for letter, mark in marked]
