"""Buttons that mark a guess: one for each letter, turned from grey to yellow to green."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.board import spoken
from bot.board.look import Look
from bot.board.tiles import bracket, plain_tiles, tiles
from bot.brain.puzzles import Slip
from bot.domain.entries import Draft, PuzzleEntry
from bot.domain.players import Theme
from bot.domain.puzzles import PuzzleSession
from bot.render.reply import Action, Button, Style
from bot.texts import Texts
from engine import Feedback, Mark
from engine.solver import Contradiction
from engine.solver.contradiction import Mend

ONE_LINE = 5
"""Letters that fit one line of buttons; longer words take two."""

_STYLES = {Mark.ABSENT: Style.SECONDARY, Mark.PRESENT: Style.PRIMARY, Mark.CORRECT: Style.SUCCESS}


def letter_buttons(puzzle_id: int, draft: Draft, look: Look) -> tuple[Button, ...]:
    """Return a button for each letter of the draft that turns its mark."""
    turning = Button(Action.MARK, "", puzzle_id, detail=str(draft.number))
    return turn_buttons(turning, draft.guess, draft.marks, look)


def turn_buttons(
    turning: Button, word: Sequence[str], marks: Feedback, look: Look
) -> tuple[Button, ...]:
    """Return a button like `turning` for each letter of a word, which turns its mark.

    To its detail are added the letter's place, from 0, and its next mark: ``3.0.2``.
    """
    count = len(word)
    line = count if count <= ONE_LINE else -(-count // 2)
    return tuple(
        replace(
            turning,
            label=_label(letter, mark, look),
            style=_STYLES[mark],
            detail=f"{turning.detail}.{at}.{(mark + 1) % 3}",
            row=at // line,
        )
        for at, (letter, mark) in enumerate(zip(word, marks, strict=True))
    )


def enter_button(now: PuzzleSession, say: Texts) -> Button:
    """Return the button that accepts the marks as they are."""
    label, seen = say("puzzles-enter-button"), str(now.version)
    return Button(Action.ENTER_ROW, label, now.id, Style.SUCCESS, seen, 2)


def found_button(now: PuzzleSession, say: Texts) -> Button:
    """Return the button that accepts the guess as the word itself."""
    label, seen = say("puzzles-found-button"), str(now.version)
    return Button(Action.FOUND, label, now.id, Style.PRIMARY, seen, 2)


def describe_conflict(
    rows: Sequence[object], say: Texts, *, every: bool = False, possible: bool = False
) -> str:
    """Say that rows fit no word I know, or that several contradict each other.

    Where more than two make `every` row, they are not listed.
    """
    if len(rows) == 1:
        return say("puzzles-slip-row", rows=say.join(rows))
    if every and len(rows) > 2:
        return say("puzzles-slip-none-all" if possible else "puzzles-slip-rows-all")
    return say("puzzles-slip-none" if possible else "puzzles-slip-rows", rows=say.join(rows))


def deny_row(entry: PuzzleEntry, board: int, named: str, say: Texts) -> str:
    """Say that a row by itself is impossible, and why, if one of two equal letters is to blame."""
    marks = list(zip(entry.guess, entry.feedbacks[board] or (), strict=False))
    late = any(
        mark is Mark.PRESENT and (letter, Mark.ABSENT) in marks[:at]
        for at, (letter, mark) in enumerate(marks)
    )
    return say("puzzles-slip-row-never", rows=named, order="wrong" if late else "right")


def ask_slip(contradiction: Contradiction, look: Look) -> str:
    """Ask whether a mark is wrong, and name the likeliest ones."""
    if not contradiction.mends:
        return look.say("puzzles-slip-check")
    if len(contradiction.mends) == 1:
        return _say_mend("puzzles-slip-mend", contradiction.mends[0], look)
    each = [_say_mend("puzzles-slip-mended", mend, look) for mend in contradiction.mends]
    return "\n".join([look.say("puzzles-slip-mends"), *each])


def _say_mend(key: str, mend: Mend, look: Look) -> str:
    marks = plain_tiles(mend.feedback, look)
    return look.say(key, row=mend.row, marks=marks, digits=str(mend.feedback))


def mend_buttons(
    slip: Slip | None, now: PuzzleSession, look: Look, *, row: int
) -> tuple[Button, ...]:
    """Return a button for each likely mend of a slip; nothing if no single mark would do."""
    return tuple(
        _mend_button(mend, now, look, row) for mend in (slip.contradiction.mends if slip else ())
    )


def _mend_button(mend: Mend, now: PuzzleSession, look: Look, row: int) -> Button:
    # spelled out, the marks would not fit the label
    spelled = look.theme is Theme.TEXT
    marks = str(mend.feedback) if spelled else plain_tiles(mend.feedback, look)
    label = look.say("puzzles-mend-button", row=mend.row, marks=marks)
    detail = f"{now.version}.{mend.row}.{mend.feedback}"
    return Button(Action.MEND, label, now.id, Style.SUCCESS, detail, row)


def _label(letter: str, mark: Mark, look: Look) -> str:
    match look.theme:
        case Theme.TEXT:
            marked = spoken.mark(mark, look.say)
            return look.say("board-tile", letter=letter.upper(), mark=marked)
        case Theme.SYMBOLS:
            return bracket(letter, mark).strip()
        case _:
            # any wider, and five would not stand in one row on a phone
            return f"{tiles(look.theme)[mark]}{letter.upper()}"
