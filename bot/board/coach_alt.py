"""The alternative text of an analysed game's picture."""

from __future__ import annotations

from bot.board import spoken
from bot.board.alt import LONGEST_ALT
from bot.board.boards import size
from bot.board.coach import say_left, say_note
from bot.board.look import Look
from bot.texts import Texts
from engine.solver.report import Analysis, RowAnalysis


def alt(analysis: Analysis, look: Look) -> str:
    """Describe the picture in at most 1,024 characters for up to 15 rows.

    Where the marks of all rows have no room, no row has any.
    """
    say = look.say
    opening = say("board-coach-alt", letters=len(analysis.answer))
    for tell in (_tell_marks, _tell_guess):
        rows = (tell(number, row, say) for number, row in enumerate(analysis.rows, start=1))
        text = f"{opening} {say.join_parts(rows)}."
        if size(text) <= LONGEST_ALT:
            break
    return text


def _tell_marks(number: int, row: RowAnalysis, say: Texts) -> str:
    marks, guess = spoken.marks(row.feedback, say), row.guess.upper()
    notes = _list_notes(row, say)
    return say("board-coach-row", row=number, guess=guess, marks=marks, notes=notes)


def _tell_guess(number: int, row: RowAnalysis, say: Texts) -> str:
    guess = row.guess.upper()
    return say("board-coach-row-short", row=number, guess=guess, notes=_list_notes(row, say))


def _list_notes(row: RowAnalysis, say: Texts) -> str:
    return ", ".join(filter(None, (say_left(row, say), say_note(row, say))))
