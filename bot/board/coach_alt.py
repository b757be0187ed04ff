"""The alternative text of an analysed game's picture."""

from __future__ import annotations

from bot.board.coach import say_left, say_note
from bot.board.look import Look
from bot.texts import Texts
from engine.solver.report import Analysis, RowAnalysis


def alt(analysis: Analysis, look: Look) -> str:
    """Describe the picture in at most 1,024 characters for up to 15 rows."""
    say = look.say
    rows = (_row(number, row, say) for number, row in enumerate(analysis.rows, start=1))
    opening = say("board-coach-alt", letters=len(analysis.answer))
    return f"{opening} {say('board-alt-digits')} {say.join_parts(rows)}."


def _row(number: int, row: RowAnalysis, say: Texts) -> str:
    notes = ", ".join(filter(None, (say_left(row, say), say_note(row, say))))
    guess = row.guess.upper()
    return say("board-coach-row", row=number, guess=guess, marks=str(row.feedback), notes=notes)
