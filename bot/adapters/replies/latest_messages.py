"""The latest messages of each channel, to know whether a board is out of sight."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Protocol, runtime_checkable

from bot.adapters.door.recent import keep

SIGHT = 4
"""So many messages below a board hide it on a phone."""


@dataclass
class LatestMessages:
    """Their ids, as far as the bot has seen them: without an intent it sees few in servers."""

    _seen: dict[int, deque[int]] = field(default_factory=dict[int, deque[int]])

    def note(self, channel_id: int, message_id: int) -> None:
        """Note a message that has just been written."""
        seen = self._seen.get(channel_id) or deque(maxlen=SIGHT)
        seen.append(message_id)
        keep(self._seen, channel_id, seen)

    def count_below(self, channel_id: int, message_id: int) -> int:
        """Return how many messages are below another one, at most `SIGHT`."""
        return sum(one > message_id for one in self._seen.get(channel_id, ()))


@runtime_checkable
class HasLatestMessages(Protocol):
    """A client that notes the messages it sees."""

    latest: LatestMessages
