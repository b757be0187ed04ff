"""What stays of somebody who has deleted their data: numbers, without a name or an id."""

from __future__ import annotations

from hashlib import sha256

from bot.domain.players import Player
from bot.domain.records.values import Score

NO_FIGURE = Score(0, solved=False)
"""What a corrected result was before its player deleted their data; no result is it."""

_FIRST_STAND_IN = -(2**62)


def make_trace(match_id: int, player: Player) -> int:
    """Return a number for a match and a player, below zero, where no interaction has its id."""
    digest = sha256(f"{match_id}:{player.id}".encode()).digest()
    return -1 - (int.from_bytes(digest[:8]) >> 1)


def make_stand_in(player: Player) -> Player:
    """Return who stands for a player in decisions that hold after their data was deleted.

    The id is a number made from the player's, far below zero, where nobody has theirs.
    """
    digest = sha256(f"player:{player.id}".encode()).digest()
    return Player(_FIRST_STAND_IN - (int.from_bytes(digest[:8]) >> 2), "somebody")


def is_stand_in(player_id: int) -> bool:
    """Return whether an id is that of a stand-in."""
    return player_id <= _FIRST_STAND_IN
