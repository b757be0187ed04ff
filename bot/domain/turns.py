"""Whose turn it is: where turns are taken, and for whoever joins a board of others."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.domain.errors import PlayerError
from bot.domain.games import GameSession
from bot.domain.players import Player

TIME_TO_JOIN = timedelta(minutes=2)
"""How long somebody who takes turns alone waits for others."""


TIME_FOR_OTHERS = timedelta(seconds=30)
"""How long whoever joined a board leaves the next guess to those who play there."""

PLAYING = timedelta(minutes=5)
"""How long after a guess somebody still plays there."""

LEFT_ALONE = timedelta(minutes=10)
"""How long after the last guess of whoever began a board others may end it without them."""


class NotYourTurn(PlayerError):
    """This player made the last guess and leaves the next one to others, until `until` if given."""

    def __init__(self, until: datetime | None) -> None:
        super().__init__(until)
        self.until = until


def check_turn(session: GameSession, player: Player, now: datetime) -> None:
    """Raise `NotYourTurn` for whoever has guessed just before, and has to wait for others.

    Where no turns are taken, so does whoever joined a board on which others are playing: nobody
    can use up its rows before those who began it have seen what happens.
    """
    if not session.active or not session.moves or session.moves[-1].player.id != player.id:
        return
    until = find_end_of_wait(session) if session.alternate else _find_end_of_pause(session, player)
    # a clock that was set back keeps nobody waiting
    if until is None or session.moves[-1].at <= now < until:
        raise NotYourTurn(until)


def find_end_of_wait(session: GameSession) -> datetime | None:
    """Return when the only one who has guessed may guess again; None if several have."""
    alone = session.waits_for_others and len({move.player.id for move in session.moves}) == 1
    return session.moves[-1].at + TIME_TO_JOIN if alone else None


def is_starter_playing(session: GameSession, now: datetime) -> bool:
    """Return whether whoever began a board has begun it, or guessed or voted there, lately."""
    starter = session.starter.id
    moves = (
        move.at
        for move in session.moves
        if any(one.id == starter for one in (*move.players, *move.outvoted))
    )
    ballots = (ballot.at for ballot in session.ballots if ballot.player.id == starter)
    return now < max((session.created_at, *moves, *ballots)) + LEFT_ALONE


def _find_end_of_pause(session: GameSession, player: Player) -> datetime:
    """Return when whoever guessed last may guess again where no turns are taken."""
    last, first = session.moves[-1], session.moves[0]
    others = [move.at for move in session.moves if move.player.id != player.id]
    began = player.id in (session.starter.id, first.player.id)
    if began or session.mode.voted or not others:
        return last.at
    return min(last.at + TIME_FOR_OTHERS, others[-1] + PLAYING)
