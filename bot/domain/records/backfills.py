"""How far the older messages of a channel have been read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.players import Place

MOST_READ = 50_000
"""Messages that one backfill reads; older ones are left alone."""

MOST_THREADS = 1000
"""Archived threads read per channel: those archived last."""

MOST_UNREAD = 5
"""Unreadable messages that are linked."""


class BackfillState(StrEnum):
    """Whether a backfill is running, or how it ended."""

    RUNNING = "running"
    DONE = "done"
    FULL = "full"
    """`MOST_READ` messages have been read."""
    STOPPED = "stopped"
    FORBIDDEN = "forbidden"
    """The bot may not read the channel."""


@dataclass(frozen=True)
class Backfill:
    """How far a channel's messages before `first` are read: backwards, down to `cursor`.

    The channel's threads follow one by one: `thread_id` is being read, `threads` are done.
    `changed` messages brought something new. `unread` are the first of `unread_count` messages that
    look like a result and are not recorded, each with its channel. The message `notice_id` shows
    the progress.
    """

    place: Place
    first: int
    cursor: int
    notice_channel_id: int
    notice_id: int | None = None
    state: BackfillState = BackfillState.RUNNING
    read: int = 0
    changed: int = 0
    unread: tuple[tuple[int, int], ...] = ()
    unread_count: int = 0
    thread_id: int | None = None
    threads: tuple[int, ...] = ()

    @property
    def current_place(self) -> Place:
        """The channel or thread that is being read."""
        channel = self.place.channel_id
        return Place(self.thread_id, self.place.guild_id, channel) if self.thread_id else self.place

    def enter(self, thread_id: int) -> Backfill:
        """Return the backfill with its current channel or thread done, and this thread next."""
        done = (*self.threads, self.thread_id) if self.thread_id else self.threads
        return replace(self, cursor=self.first, thread_id=thread_id, threads=done)

    @property
    def runs(self) -> bool:
        """Whether messages are still being read."""
        return self.state is BackfillState.RUNNING


@dataclass(frozen=True)
class BackfillReport:
    """A backfill, and how many results of how many people its messages have.

    `names` counts the names in the server's summaries that are not linked to a player yet.
    """

    backfill: Backfill
    results: int
    people: int
    names: int


class MessagesUnseen(PlayerError):
    """The operator has not let the bot read messages."""


class BackfillRunning(PlayerError):
    """Older messages of the server are already being read."""


class NotWatched(PlayerError):
    """The server does not record results in that channel."""
