"""The picture of an analysed game in words."""

from __future__ import annotations

from bot.board.bars import say_luck
from bot.board.look import Look
from bot.texts import Texts
from engine.solver.report import Analysis, RowAnalysis


def alt(analysis: Analysis, look: Look) -> str:
    """Describe the picture in at most 1,024 characters for up to 15 rows."""
    say = look.say
    rows = (_row(number, row, say) for number, row in enumerate(analysis.rows, start=1))
    opening = say("board-bars-alt", letters=len(analysis.answer))
    legend = f"{say('board-alt-digits')} {say('board-bars-alt-rows')}"
    return f"{opening} {legend} {'; '.join(rows)}."


def _row(number: int, row: RowAnalysis, say: Texts) -> str:
    return say(
        "board-bars-alt-row",
        row=number,
        guess=row.guess.upper(),
        marks=str(row.feedback),
        left=row.after.likely,
        gave=say("board-bars-gave", guesses=float(row.inaccuracy)),
        luck=say_luck(float(row.luck), say),
    )
