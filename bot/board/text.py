"""Rows and keyboards as text, in every theme."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.board import spoken
from bot.board.look import DEFAULT, Look
from bot.board.tiles import bracketed, drawable, emoji_name, lettered, letterless, tiles
from bot.domain.players import Theme
from engine import Board, Mark, Turn, keyboard
from engine.words import Alphabet

SPREAD = 6
"""Letters of the longest word that is spread beside its squares: a longer one would break the
line on a phone."""

_MARKS = (Mark.CORRECT, Mark.PRESENT, Mark.ABSENT)


def row(turn: Turn, look: Look = DEFAULT) -> str:
    """``🟨🟨⬛🟨🟩  A D D E D``; letters without their emojis are drawn plain."""
    settled = drawable(look, [turn])
    match settled.theme:
        case Theme.LETTERS | Theme.CONTRAST_LETTERS:
            return lettered(turn, settled)
        case Theme.SYMBOLS:
            return f"`{bracketed(turn)}`"
        case Theme.TEXT:
            return spoken.row(turn, look.say)
        case _:
            return f"{letterless(turn.feedback, settled)}  {_beside(turn.guess)}"


def rows(turns: Iterable[Turn], look: Look = DEFAULT) -> list[str]:
    """All rows in one theme: one missing emoji turns all of them plain."""
    played = [*turns]
    if look.theme is Theme.TEXT:
        return spoken.rows(played, look.say)
    settled = drawable(look, played)
    return [row(turn, settled) for turn in played]


def spaced(word: str) -> str:
    return " ".join(word.upper())


def _beside(word: str) -> str:
    return spaced(word) if len(word) <= SPREAD else word.upper()


def progress(used: int, limit: int, look: Look = DEFAULT) -> str:
    """``●●●○○○``: the guesses used, and those left."""
    if look.theme is Theme.TEXT:
        return spoken.progress(used, limit, look.say)
    return "●" * used + "○" * (limit - used)


def keys(boards: Sequence[Board], alphabet: Alphabet, look: Look = DEFAULT) -> str:
    """The keyboard's state: one line for each mark earned, then the untried letters.

    Of several boards those already solved no longer count. Letters are drawn as emojis
    for a single board only: beside many boards there is no room for them.
    """
    best = keyboard(turn for board in _counting(boards) for turn in board.turns)
    if look.theme is Theme.TEXT:
        return spoken.keys(best, alphabet.letters, look.say)
    groups = [(mark, [key for key in alphabet.letters if best.get(key) is mark]) for mark in _MARKS]
    if not look.is_plain and len(boards) == 1 and _at_hand(best, look):
        lines = [
            "".join(look.emojis[_emoji(key, mark, look)] for key in group) for mark, group in groups
        ]
    else:
        lines = [_letters(_label(mark, look), group) for mark, group in groups]
    untried = _letters(
        look.say("board-untried"), [key for key in alphabet.letters if key not in best]
    )
    return "\n".join(line for line in (*lines, untried) if line)


def _counting(boards: Sequence[Board]) -> Sequence[Board]:
    return [board for board in boards if not board.solved] or boards


def _at_hand(best: Mapping[str, Mark], look: Look) -> bool:
    return all(_emoji(letter, mark, look) in look.emojis for letter, mark in best.items())


def _emoji(letter: str, mark: Mark, look: Look) -> str:
    return emoji_name(letter, mark, contrast=look.theme is Theme.CONTRAST_LETTERS)


def _label(mark: Mark, look: Look) -> str:
    return spoken.mark(mark, look.say) if look.theme is Theme.SYMBOLS else tiles(look.theme)[mark]


def _letters(label: str, letters: list[str]) -> str:
    return f"{label} {' '.join(letters).upper()}" if letters else ""
