"""What is known about a player: handed out, and deleted."""

from __future__ import annotations

from typing import Any

from bot.domain.people import NOBODY, Player
from bot.store import Store


class PrivacyService:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def export(self, player: Player) -> dict[str, Any]:
        """Everything stored about the player, as values that JSON can hold.

        The answers of games are no data about a person, and stay out.
        """
        async with self._store.transaction() as tx:
            return await tx.people.export(player)

    async def erase(self, player: Player) -> None:
        """Delete everything about the player, for good.

        In games that others have played too their guesses stay, as `NOBODY`'s.
        """
        async with self._store.transaction() as tx:
            await tx.remember(NOBODY)
            await tx.people.erase(player)
