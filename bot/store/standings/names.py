"""Players as leaderboards name them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, func

from bot.domain.players import HIDDEN, Player
from bot.store.models import PlayerRow, PreferenceRow


def join_names(query: Select[*tuple[Any, ...]], player_id: Any) -> Select[*tuple[Any, ...]]:
    """Add each player's `name`, and whether they are `hidden`."""
    return (
        query.add_columns(
            PlayerRow.name, func.coalesce(PreferenceRow.hidden, False).label("hidden")
        )
        .join(PlayerRow, PlayerRow.id == player_id)
        .outerjoin(PreferenceRow, PreferenceRow.player_id == player_id)
    )


def read_player(row: Any) -> Player:
    """Return the player of a row that `join_names` has added to; `HIDDEN` if they hide."""
    return HIDDEN if row.hidden else Player(row.player_id, row.name)
