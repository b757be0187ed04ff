"""Buttons that mark a guess: one for each letter, turned from grey to yellow to green."""

from __future__ import annotations

from bot.board.look import DEFAULT, Look
from bot.board.tiles import bracket, letterless, tiles
from bot.domain.players import Theme
from bot.render.reply import Action, Button, Style
from engine import Mark, Turn
from engine.solver import Contradiction, Mend

ONE_LINE = 5
"""Letters that stand in one line of buttons; above, they stand in two."""

_STYLES = {Mark.ABSENT: Style.SECONDARY, Mark.PRESENT: Style.PRIMARY, Mark.CORRECT: Style.SUCCESS}


def letters(
    action: Action,
    subject: int,
    number: int,
    marked: Turn,
    look: Look = DEFAULT,
) -> tuple[Button, ...]:
    """A button for each letter; its detail says of which guess (its `number`), which letter
    (from 0), and what it will be turned into, as ``3.0.2``."""
    count = len(marked.guess)
    line = count if count <= ONE_LINE else -(-count // 2)
    return tuple(
        Button(
            action,
            _label(letter, mark, look),
            subject,
            _STYLES[mark],
            f"{number}.{at}.{(mark + 1) % 3}",
            at // line,
        )
        for at, (letter, mark) in enumerate(zip(marked.guess, marked.feedback, strict=True))
    )


def slip(found: Contradiction, look: Look = DEFAULT) -> str:
    """A sentence that names the mark which may have slipped, with a space before it."""
    if found.mend is None:
        return " Please look at the tiles again."
    marks = letterless(found.mend.feedback, look)
    return f" Perhaps row {found.mend.row} should read {marks} (`{found.mend.feedback}`)?"


def mending(found: Mend, look: Look = DEFAULT) -> str:
    """The label of the button that mends a slip; spelled out, the marks would not fit it."""
    marks = found.feedback if look.theme is Theme.TEXT else letterless(found.feedback, look)
    return f"Make row {found.row} {marks}"


def _label(letter: str, mark: Mark, look: Look) -> str:
    match look.theme:
        case Theme.TEXT:
            return f"{letter.upper()} {mark.name.lower()}"
        case Theme.SYMBOLS:
            return bracket(letter, mark).strip()
        case _:
            return f"{tiles(look.theme)[mark]} {letter.upper()}"
