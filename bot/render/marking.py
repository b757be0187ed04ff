"""Buttons that mark a guess: one for each letter, turned from grey to yellow to green."""

from __future__ import annotations

from bot.render.reply import Action, Button, Style
from engine import Feedback, Mark, Word
from engine.solver import Contradiction

ONE_LINE = 5
"""Letters that stand in one line of buttons; above, they stand in two."""

_STYLES = {Mark.ABSENT: Style.SECONDARY, Mark.PRESENT: Style.PRIMARY, Mark.CORRECT: Style.SUCCESS}
_TILES = {Mark.ABSENT: "⬛", Mark.PRESENT: "🟨", Mark.CORRECT: "🟩"}


def letters(
    action: Action, subject: int, number: int, guess: Word, marks: Feedback
) -> tuple[Button, ...]:
    """A button for each letter; its detail says of which guess (its `number`), which letter
    (from 0), and what it will be turned into, as ``3.0.2``."""
    line = len(guess) if len(guess) <= ONE_LINE else -(-len(guess) // 2)
    return tuple(
        Button(
            action,
            f"{_TILES[mark]} {letter.upper()}",
            subject,
            _STYLES[mark],
            f"{number}.{at}.{(mark + 1) % 3}",
            at // line,
        )
        for at, (letter, mark) in enumerate(zip(guess, marks, strict=True))
    )


def slip(found: Contradiction) -> str:
    """A sentence that names the mark which may have slipped, with a space before it."""
    if found.mend is None:
        return " Please look at the tiles again."
    feedback = found.mend.feedback
    return f" Perhaps row {found.mend.row} should read {feedback.tiles()} (`{feedback}`)?"
