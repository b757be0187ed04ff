"""What a friend would say at the end of a game: one line, where the ending deserves it."""

from __future__ import annotations

from enum import StrEnum

from bot.domain.games import GameSession, Phase
from bot.domain.mode_kinds import Source
from bot.services.games.view import GameView
from bot.texts import Texts, keys
from engine import Mark

VARIANTS = 7
"""Lines for each ending; nobody gets the same one for two games in a row, nor does a channel."""


class Finish(StrEnum):
    """An ending that deserves a remark."""

    ONE = "one"
    TWO = "two"
    LAST = "last"
    NEAR = "near"
    LOST = "lost"


_REMARKS = keys("games-remark", Finish)


def remark(view: GameView, say: Texts) -> str:
    """Return a line about the ending; empty for a usual one, or where the server wants none."""
    finish = find_finish(view.session) if view.remarks else None
    if finish is None:
        return ""
    # ids would repeat it: where seven people play every day, each one's next game is seven on
    owner, place = view.session.owner, view.session.place
    first = owner.id if owner else place.channel_id
    return say(_REMARKS[finish], variant=(first + view.earlier) % VARIANTS)


def find_finish(session: GameSession) -> Finish | None:
    """Return what is worth a remark: a lucky or a late win, a letter that was missing, a loss.

    A win with help deserves none: it was not luck.
    """
    game, guesses = session.game, len(session.moves)
    if session.mode.answer is Source.OPEN:
        return None
    if session.phase is Phase.LOST:
        return Finish.NEAR if len(game.boards) == 1 and _is_near(session) else Finish.LOST
    if session.phase is not Phase.WON or session.assisted:
        return None
    if len(game.boards) == 1 and guesses <= 2:
        return Finish.ONE if guesses == 1 else Finish.TWO
    return Finish.LAST if guesses == game.rules.limit else None


def _is_near(session: GameSession) -> bool:
    """Return whether the last guess had all letters but one in place."""
    (board,) = session.game.boards
    marks = board.turns[-1].feedback
    return marks.count(Mark.CORRECT) == len(marks) - 1
