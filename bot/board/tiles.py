"""Tiles in every theme: one guess, with its letters or without."""

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
from engine.words import ALPHABETS

DOTS = "○◐●"
"""Absent, present and correct without colours, where no letters are shown."""

HIGH_CONTRAST = "_hc"
BLANK = "blank"
OPEN_TILE = "blank_open"
"""The emoji of a tile that was not played."""

_SPELT = 5
"""Characters to which the name of a letter is cut."""

_TILES = {
    Theme.SYMBOLS: DOTS,
    Theme.CONTRAST: TILES_HIGH_CONTRAST,
    Theme.CONTRAST_LETTERS: TILES_HIGH_CONTRAST,
}
_EMOJI = re.compile(r"<a?:([a-z0-9_]+?)_(absent|present|correct)(?:_hc)?:\d+>")
_EMOJI_ROW = re.compile(rf"(?:{_EMOJI.pattern}\s*?)+")
_BRACKETS = {Mark.ABSENT: " {} ", Mark.PRESENT: "({})", Mark.CORRECT: "[{}]"}


def tiles(theme: Theme) -> str:
    """Return the three characters of a theme, for absent, present and correct.

    They replace missing letter emojis. ⬛ has little contrast to dark grounds (1.0 to 1.4), but the
    others have at least 5.0, and the letters stand beside them. ⬜ fails on light grounds (1.2);
    🟫 works on both (3.2), yet is too close to 🟩 (1.5) and 🟧 (1.6).
    """
    return _TILES.get(theme, TILES)


def plain_tiles(feedback: Feedback, look: Look) -> str:
    """Return the marks alone: ``⬛🟨🟩``, ``○◐●``, or in words."""
    if look.theme is Theme.TEXT:
        return spoken.marks(feedback, look.say)
    return feedback.tiles(tiles(look.theme))


def blank_tiles(feedback: Feedback, look: Look) -> str:
    """Return the marks as letterless tiles of ours, or as `plain_tiles` if one is missing."""
    contrast = look.theme is Theme.CONTRAST_LETTERS
    names = [emoji_name("", mark, contrast=contrast) for mark in feedback]
    if look.is_plain or not look.emojis.keys() >= set(names):
        return plain_tiles(feedback, look)
    return "".join(look.emojis[name] for name in names)


def open_tiles(length: int, look: Look) -> str:
    """Return a row that was not played: outlines, or squares where the theme has no emojis."""
    return length * ("⬜" if look.is_plain else look.emojis.get(OPEN_TILE, "⬜"))


def bracket_turn(turn: Turn) -> str:
    """Return ``[R](A) i ``: correct in square brackets, present in round ones, absent in none."""
    return "".join(map(bracket, turn.guess, turn.feedback))


def bracket(letter: str, mark: Mark) -> str:
    """Return ``[R]``, ``(R)`` or `` r ``."""
    return _BRACKETS[mark].format(letter.lower() if mark is Mark.ABSENT else letter.upper())


@cache
def emoji_name(letter: str, mark: Mark, *, contrast: bool = False) -> str:
    """Return ``a_correct``, ``a_correct_hc``, or without a letter ``blank_correct``.

    An absent tile looks the same in high contrast and has one name.
    """
    suffix = HIGH_CONTRAST if contrast and mark is not Mark.ABSENT else ""
    return f"{spell_letter(letter) or BLANK}_{mark.name.lower()}{suffix}"


def key_name(letter: str, mark: Mark | None, *, contrast: bool = False) -> str:
    """Return the emoji of a key: ``a_key`` if untried, ``a_out`` if absent, else its tile's."""
    if mark is None or mark is Mark.ABSENT:
        return f"{spell_letter(letter)}_{'key' if mark is None else 'out'}"
    return emoji_name(letter, mark, contrast=contrast)


@cache
def spell_letter(letter: str) -> str:
    """Return a letter in characters that a name may have: ``a``, ``o_dia``, ``omega``, ``u0490``.

    Letters that look the same as capitals have the same name. It is short, because thirty emojis
    must fit a message.
    """
    capital = letter.upper()
    if capital.isascii():
        return capital.lower()
    script, _, name = unicodedata.name(capital).lower().partition(" letter ")
    if script.startswith("cyrillic"):
        # their Unicode names equal those of Latin letters, or are long
        return f"u{ord(capital):04x}"
    return re.sub("[ -]", "_", name.replace(" with ", " "))[:_SPELT]


def spell_emojis(text: str) -> str:
    """Return the text with every row of letter emojis as plain tiles, and its word beside them."""
    return _EMOJI_ROW.sub(_spell_row, text)


def _spell_row(row: re.Match[str]) -> str:
    found = [(letter, Mark[mark.upper()]) for letter, mark in _EMOJI.findall(row[0])]
    word = "".join(_LETTERS.get(letter, "") for letter, _ in found)
    return f"{Feedback(mark for _, mark in found).tiles()} {word} "


def letter_tiles(turn: Turn, look: Look) -> str:
    """Draw the guess as coloured letters. Raises `KeyError` for a missing emoji."""
    return "".join(look.emojis[name] for name in _names(turn, look.theme))


def choose_drawable(look: Look, turns: Sequence[Turn]) -> Look:
    """Return `look`, or its plain form if these turns need an emoji that is missing."""
    if look.is_plain:
        return look
    needed = {name for turn in turns for name in _names(turn, look.theme)}
    return look if needed <= look.emojis.keys() else look.plain


def _names(turn: Turn, theme: Theme) -> list[str]:
    marked = zip(turn.guess, turn.feedback, strict=True)
    contrast = theme is Theme.CONTRAST_LETTERS
    return [emoji_name(letter, mark, contrast=contrast) for letter, mark in marked]


# the first of those that look alike: their words are looked up in the language of the puzzle
_LETTERS = {
    spell_letter(letter): letter
    for alphabet in reversed(ALPHABETS.values())
    for letter in reversed(alphabet.letters)
}
