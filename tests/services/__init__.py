"""Use cases on real databases."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.domain.players import Asker, Place, Player, Rights

HERE = Place(channel_id=11, guild_id=7)
ANN, BEN, CAT = Player(1, "ann"), Player(2, "ben"), Player(3, "cat")
BOSS = Rights(moderator=True, manager=True)


class Clock:
    """The time of day, which stands still until it is moved."""

    now = datetime(2026, 11, 21, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


def asker(
    number: int, player: Player = ANN, place: Place = HERE, *, rights: Rights | None = None
) -> Asker:
    """Who asks in interaction `number`."""
    return Asker(number, place, player, rights or Rights())
