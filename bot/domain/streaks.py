"""What ends days in a row."""

from __future__ import annotations

from dataclasses import dataclass

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place


@dataclass(frozen=True)
class StreakRules:
    """What ends days in a row.

    In the server with the id `posted_in`, dailies are posted, and a day without one is skipped:
    the bot was away. Elsewhere each day has a daily to be asked for. Where streaks are `shielded`,
    the first single daily of a month that is missed ends none.
    """

    posted_in: int | None = None
    shielded: bool = False

    @classmethod
    def of(cls, settings: GuildSettings, place: Place) -> StreakRules:
        """Return the rules of a server; outside one, those without settings."""
        posted = settings.daily_channel is not None
        return cls(place.guild_id if posted else None, settings.shields)

    @property
    def stamp(self) -> str:
        """What stored days in a row say they were counted by."""
        return (
            f"{'posted' if self.posted_in else 'any'}, {'with' if self.shielded else 'no'} shields"
        )


USUAL_STREAKS = StreakRules()
"""The rules outside servers, and of all servers together."""
