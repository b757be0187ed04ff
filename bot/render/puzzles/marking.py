"""Buttons that mark a guess: one for each letter, turned from grey to yellow to green."""

from __future__ import annotations

from bot.board.look import DEFAULT, Look
from bot.board.tiles import bracket, letterless, tiles
from bot.brain.puzzles import Slip
from bot.domain.entries import Draft
from bot.domain.players import Theme
from bot.domain.puzzles import PuzzleSession
from bot.render.reply import Action, Button, Style
from engine import Mark
from engine.solver import Contradiction

ONE_LINE = 5
"""Letters that stand in one line of buttons; above, they stand in two."""

_STYLES = {Mark.ABSENT: Style.SECONDARY, Mark.PRESENT: Style.PRIMARY, Mark.CORRECT: Style.SUCCESS}


def letters(puzzle_id: int, draft: Draft, look: Look = DEFAULT) -> tuple[Button, ...]:
    """A button for each letter; its detail says of which draft, which letter (from 0), and
    what it will be turned into, as ``3.0.2``."""
    count = len(draft.guess)
    line = count if count <= ONE_LINE else -(-count // 2)
    return tuple(
        Button(
            Action.MARK,
            _label(letter, mark, look),
            puzzle_id,
            _STYLES[mark],
            f"{draft.number}.{at}.{(mark + 1) % 3}",
            at // line,
        )
        for at, (letter, mark) in enumerate(zip(draft.guess, draft.marks, strict=True))
    )


def enter(now: PuzzleSession) -> Button:
    """The button that takes the marks as they are."""
    return Button(Action.ENTER_ROW, "Enter", now.id, Style.SUCCESS, str(now.version), 2)


def slip(found: Contradiction, look: Look = DEFAULT) -> str:
    """A sentence that names the mark which may have slipped, with a space before it."""
    if found.mend is None:
        return " Please look at the tiles again."
    marks = letterless(found.mend.feedback, look)
    return f" Perhaps row {found.mend.row} should read {marks} (`{found.mend.feedback}`)?"


def mend(
    slip: Slip | None, now: PuzzleSession, look: Look = DEFAULT, *, row: int
) -> tuple[Button, ...]:
    """The button that mends a slip, if one mark may have slipped."""
    found = slip and slip.contradiction.mend
    if found is None:
        return ()
    # spelled out, the marks would not fit the label
    marks = found.feedback if look.theme is Theme.TEXT else letterless(found.feedback, look)
    label = f"Make row {found.row} {marks}"
    return (Button(Action.MEND, label, now.id, Style.SUCCESS, str(now.version), row),)


def _label(letter: str, mark: Mark, look: Look) -> str:
    match look.theme:
        case Theme.TEXT:
            return f"{letter.upper()} {mark.name.lower()}"
        case Theme.SYMBOLS:
            return bracket(letter, mark).strip()
        case _:
            return f"{tiles(look.theme)[mark]} {letter.upper()}"
