"""Rows and keyboards as text, in every theme."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.board import spoken
from bot.board.tiles import (
    NO_EMOJIS,
    Emojis,
    bracketed,
    drawable,
    emoji_name,
    lettered,
    letterless,
    plain,
    tiles,
)
from bot.domain.players import Theme
from engine import Board, Mark, Turn, keyboard
from engine.words import Alphabet

SPREAD = 6
"""Letters of the longest word that is spread beside its squares: a longer one would break the
line on a phone."""

_MARKS = (Mark.CORRECT, Mark.PRESENT, Mark.ABSENT)


def row(turn: Turn, theme: Theme = Theme.SQUARES, emojis: Emojis = NO_EMOJIS) -> str:
    """``🟨🟨⬛🟨🟩  A D D E D``; letters without their emojis are drawn plain."""
    match drawable(theme, [turn], emojis):
        case Theme.LETTERS | Theme.CONTRAST_LETTERS as letters:
            return lettered(turn, emojis, letters)
        case Theme.SYMBOLS:
            return f"`{bracketed(turn)}`"
        case Theme.TEXT:
            return spoken.row(turn)
        case squares:
            return f"{letterless(turn.feedback, squares)}  {_beside(turn.guess)}"


def rows(
    turns: Iterable[Turn], theme: Theme = Theme.SQUARES, emojis: Emojis = NO_EMOJIS
) -> list[str]:
    """All rows in one theme: one missing emoji turns all of them plain."""
    played = [*turns]
    if theme is Theme.TEXT:
        return spoken.rows(played)
    settled = drawable(theme, played, emojis)
    return [row(turn, settled, emojis) for turn in played]


def spaced(word: str) -> str:
    return " ".join(word.upper())


def _beside(word: str) -> str:
    return spaced(word) if len(word) <= SPREAD else word.upper()


def progress(used: int, limit: int, theme: Theme = Theme.SQUARES) -> str:
    """``●●●○○○``: the guesses used, and those left."""
    if theme is Theme.TEXT:
        return spoken.progress(used, limit)
    return "●" * used + "○" * (limit - used)


def keys(
    boards: Sequence[Board],
    alphabet: Alphabet,
    theme: Theme = Theme.SQUARES,
    emojis: Emojis = NO_EMOJIS,
) -> str:
    """The keyboard's state: one line for each mark earned, then the untried letters.

    Of several boards those already solved no longer count. Letters are drawn as emojis
    for a single board only: beside many boards there is no room for them.
    """
    best = keyboard(turn for board in _counting(boards) for turn in board.turns)
    if theme is Theme.TEXT:
        return spoken.keys(best, alphabet.letters)
    groups = [(mark, [key for key in alphabet.letters if best.get(key) is mark]) for mark in _MARKS]
    if theme is not plain(theme) and len(boards) == 1 and _at_hand(best, emojis, theme):
        lines = [
            "".join(emojis[_emoji(key, mark, theme)] for key in group) for mark, group in groups
        ]
    else:
        lines = [_letters(_label(mark, theme), group) for mark, group in groups]
    untried = _letters("untried", [key for key in alphabet.letters if key not in best])
    return "\n".join(line for line in (*lines, untried) if line)


def _counting(boards: Sequence[Board]) -> Sequence[Board]:
    return [board for board in boards if not board.solved] or boards


def _at_hand(best: Mapping[str, Mark], emojis: Emojis, theme: Theme) -> bool:
    return all(_emoji(letter, mark, theme) in emojis for letter, mark in best.items())


def _emoji(letter: str, mark: Mark, theme: Theme) -> str:
    return emoji_name(letter, mark, contrast=theme is Theme.CONTRAST_LETTERS)


def _label(mark: Mark, theme: Theme) -> str:
    return mark.name.lower() if theme is Theme.SYMBOLS else tiles(theme)[mark]


def _letters(label: str, letters: list[str]) -> str:
    return f"{label} {' '.join(letters).upper()}" if letters else ""
