"""Whose turn it is where nobody guesses twice in a row."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.domain.errors import PlayerError
from bot.domain.games import GameSession
from bot.domain.players import Player

TIME_TO_JOIN = timedelta(minutes=2)
"""How long somebody who takes turns alone waits for others."""


class NotYourTurn(PlayerError):
    """Players alternate in this game, and this player made the last guess.

    Whoever is alone may go on at `until`.
    """

    def __init__(self, until: datetime | None) -> None:
        super().__init__(until)
        self.until = until


def may_guess(session: GameSession, player: Player, now: datetime) -> bool:
    """Return whether it is not somebody else's turn; whoever is alone waits for a while."""
    if not session.waits_for_others or session.moves[-1].player.id != player.id:
        return True
    until = find_end_of_wait(session)
    return until is not None and until <= now


def find_end_of_wait(session: GameSession) -> datetime | None:
    """Return when the only one who has guessed may guess again; None if several have."""
    alone = session.waits_for_others and len({move.player.id for move in session.moves}) == 1
    return session.moves[-1].at + TIME_TO_JOIN if alone else None
