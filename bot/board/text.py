"""Rows and keyboards as text, in every theme."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.board import spoken
from bot.board.look import DEFAULT, Look
from bot.board.tiles import (
    bracket_turn,
    choose_drawable,
    key_name,
    letter_tiles,
    plain_tiles,
    tiles,
)
from bot.domain.players import Theme
from engine import Board, Mark, Turn, keyboard
from engine.words import Alphabet

SPREAD = 6
"""Letters of the longest word to space out beside its squares: longer ones break on a phone."""

_ROOM = 246
"""Pixels of a line inside a card on a phone."""

_HEADINGS = {"# ": 24, "## ": 20, "### ": 16}
"""The pixels of a letter of each heading; Discord draws an emoji in it 1.375 times as large."""

_LETTER_TILE, _SYMBOL, _SQUARE_AND_LETTER = 1.375, 1.53, 2.4
"""The width that a letter of a row takes in each theme, as a share of the size of a letter."""

_MARKS = (Mark.CORRECT, Mark.PRESENT, Mark.ABSENT)


def row(turn: Turn, look: Look = DEFAULT) -> str:
    """Return ``🟨🟨⬛🟨🟩  A D D E D``; letters without their emojis are drawn plain."""
    return _draw(turn, choose_drawable(look, [turn]))


def _draw(turn: Turn, look: Look) -> str:
    """Draw a row with the emojis it needs at hand."""
    match look.theme:
        case Theme.LETTERS | Theme.PICTURE | Theme.CONTRAST_LETTERS:
            return letter_tiles(turn, look)
        case Theme.SYMBOLS:
            return f"`{bracket_turn(turn)}`"
        case Theme.TEXT:
            return spoken.row(turn, look.say)
        case _:
            return f"{plain_tiles(turn.feedback, look)}  {_beside(turn.guess)}"


def rows(turns: Iterable[Turn], look: Look = DEFAULT) -> list[str]:
    """Draw all rows in one theme: a single missing emoji makes all of them plain."""
    played = [*turns]
    if look.theme is Theme.TEXT:
        return spoken.rows(played, look.say)
    look = choose_drawable(look, played)
    return [_draw(turn, look) for turn in played]


def enlarge(lines: Iterable[str], length: int, look: Look = DEFAULT) -> list[str]:
    """Return rows of `length` letters as headings, as large as a phone has room for.

    Discord draws emojis large in headings and alone in a message's plain text, which has no cards.
    Rows that are read out stay as they are. `look` is the one that the rows are drawn in.
    """
    if look.theme is Theme.TEXT:
        return [*lines]
    wide = length * (_SQUARE_AND_LETTER if look.is_plain else _LETTER_TILE)
    if look.theme is Theme.SYMBOLS:
        wide = length * _SYMBOL
    prefix = next((mark for mark, pixels in _HEADINGS.items() if wide * pixels <= _ROOM), "")
    return [f"{prefix}{line}" for line in lines]


def large_rows(turns: Sequence[Turn], look: Look = DEFAULT) -> str:
    """Draw the rows of one board one below the other, as large as a phone has room for."""
    drawn = choose_drawable(look, turns)
    return "\n".join(enlarge(rows(turns, drawn), len(turns[0].guess), drawn)) if turns else ""


def space(word: str) -> str:
    """Return ``C R A N E`` with no-break spaces, so that no phone breaks the line."""
    return "\u00a0".join(word.upper())


def _beside(word: str) -> str:
    return " ".join(word.upper()) if len(word) <= SPREAD else word.upper()


def progress(used: int, limit: int, look: Look = DEFAULT) -> str:
    """Return ``●●●○○○``: the guesses used, and those left."""
    if look.theme is Theme.TEXT:
        return spoken.progress(used, limit, look.say)
    return "●" * used + "○" * (limit - used)


def keys(boards: Sequence[Board], alphabet: Alphabet, look: Look = DEFAULT) -> str:
    """Draw the keyboard in the rows of its language; without emojis, in a line for each mark.

    Solved boards among several no longer count. Letters are drawn as emojis for a single board
    only: beside several there is no room.
    """
    best = keyboard(turn for board in _list_counted(boards) for turn in board.turns)
    if look.theme is Theme.TEXT:
        return spoken.keys(best, alphabet.letters, look.say)
    if not look.is_plain and len(boards) == 1 and (drawn := _keyboard(best, alphabet, look)):
        return drawn
    groups = [(mark, [key for key in alphabet.letters if best.get(key) is mark]) for mark in _MARKS]
    untried = [key for key in alphabet.letters if key not in best]
    lines = [_letters(_label(mark, look), group) for mark, group in groups]
    lines.append(_letters(look.say("board-untried"), untried))
    return "\n".join(line for line in lines if line)


def _keyboard(best: Mapping[str, Mark], alphabet: Alphabet, look: Look) -> str:
    """Draw rows of keys; nothing if an emoji of one is missing."""
    contrast = look.theme is Theme.CONTRAST_LETTERS
    rows = [
        [look.emojis.get(key_name(key, best.get(key), contrast=contrast)) for key in row]
        for row in alphabet.rows
    ]
    whole = all(all(row) for row in rows)
    return "\n".join("".join(filter(None, row)) for row in rows) if whole else ""


def _list_counted(boards: Sequence[Board]) -> Sequence[Board]:
    return [board for board in boards if not board.solved] or boards


def _label(mark: Mark, look: Look) -> str:
    return spoken.mark(mark, look.say) if look.theme is Theme.SYMBOLS else tiles(look.theme)[mark]


def _letters(label: str, letters: list[str]) -> str:
    return f"{label} {' '.join(letters).upper()}" if letters else ""
