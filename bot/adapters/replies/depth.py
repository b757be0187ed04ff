"""Whether a board lies too deep in its channel to be seen."""

from __future__ import annotations

import time

import discord

from bot.adapters.door.recent import keep
from bot.adapters.replies.drawing import Drawing
from bot.adapters.replies.latest_messages import SIGHT, HasLatestMessages
from bot.domain.games import Phase

SIGHTS = {Phase.ACTIVE: SIGHT, Phase.WON: 1, Phase.LOST: 1, Phase.STOPPED: 1}
"""Messages below a board that move it to the bottom; one that nobody ended stays."""

CALM = 5.0
"""Seconds that a message stays where it is in a busy channel; the end of a game does not wait."""


class Depth:
    """Knows which messages are out of sight, and when each was last at the bottom."""

    def __init__(self) -> None:
        self._sunk: dict[int, float] = {}

    def note(self, drawing: Drawing) -> None:
        """Note that a message is about to be at the bottom."""
        keep(self._sunk, drawing.subject, time.monotonic())

    def is_buried(self, client: discord.Client, drawing: Drawing) -> bool:
        """Return whether a message is out of sight, and was not at the bottom a moment ago."""
        if not (drawing.buried and drawing.message_id and isinstance(client, HasLatestMessages)):
            return False
        below = client.latest.count_below(drawing.place.channel_id, drawing.message_id)
        sunk = self._sunk.get(drawing.subject)
        calm = drawing.buried == 1 or sunk is None or sunk + CALM < time.monotonic()
        return calm and below >= drawing.buried
