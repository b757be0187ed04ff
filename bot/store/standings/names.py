"""Players as leaderboards name them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Select, exists, false, func

from bot.domain.players import HIDDEN, Player
from bot.store.models import DepartureRow, PlayerRow, PreferenceRow, ResultRow


def join_names(
    query: Select[*tuple[Any, ...]], player_id: Any, guild_id: int | None = None
) -> Select[*tuple[Any, ...]]:
    """Add each player's `name`, and whether they are `hidden`, and `gone` from the server."""
    gone = has_left(player_id, guild_id) if guild_id else false()
    return (
        query.add_columns(
            PlayerRow.name,
            func.coalesce(PreferenceRow.hidden, False).label("hidden"),
            gone.label("gone"),
        )
        .join(PlayerRow, PlayerRow.id == player_id)
        .outerjoin(PreferenceRow, PreferenceRow.player_id == player_id)
    )


def has_left(player_id: Any, guild_id: int) -> ColumnElement[bool]:
    """Return whether a player was found to have left a server, and has not played there since."""
    played = exists().where(
        ResultRow.scope_id == guild_id,
        ResultRow.player_id == DepartureRow.player_id,
        ResultRow.on >= DepartureRow.on,
    )
    return exists().where(
        DepartureRow.guild_id == guild_id, DepartureRow.player_id == player_id, ~played
    )


def read_player(row: Any) -> Player:
    """Return the player of a row that `join_names` has added to; `HIDDEN` if they hide."""
    return HIDDEN if row.hidden else Player(row.player_id, row.name, left=row.gone)
