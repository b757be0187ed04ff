"""How far the older messages of a channel have been read."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.players import Place

MOST_READ = 50_000
"""Messages that are read at a time; older ones are left alone."""

MOST_THREADS = 1000
"""Archived threads of a channel that are read: those archived last."""

MOST_UNREAD = 5
"""Messages that could not be read and are linked."""


class BackfillState(StrEnum):
    RUNNING = "running"
    DONE = "done"
    FULL = "full"
    """`MOST_READ` messages have been read."""
    STOPPED = "stopped"
    FORBIDDEN = "forbidden"
    """The bot may not read the channel."""


@dataclass(frozen=True)
class Backfill:
    """The messages of a channel before `first` are read backwards, and are read down to `cursor`.

    The channel's threads follow, one by one: `thread_id` is being read, `threads` are done.
    `changed` messages told something new. `unread` are the first few of `unread_count` that
    look like a result and are not recorded, each with its channel. The message `notice_id` shows
    all this.
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
        """What is being read is done; the thread follows."""
        done = (*self.threads, self.thread_id) if self.thread_id else self.threads
        return replace(self, cursor=self.first, thread_id=thread_id, threads=done)

    @property
    def runs(self) -> bool:
        return self.state is BackfillState.RUNNING


@dataclass(frozen=True)
class BackfillReport:
    """A backfill, and how many results of how many people stand in the messages it has read.

    So many `names` of the server's summaries wait for somebody to say who they are.
    """

    backfill: Backfill
    results: int
    people: int
    names: int


class MessagesUnseen(PlayerError):
    """The operator has not let the bot read messages."""


class BackfillRunning(PlayerError):
    """Older messages of the server are being read already."""


class NotWatched(PlayerError):
    """The server does not have results recorded in that channel."""
