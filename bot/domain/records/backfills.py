"""How far the older messages of a channel have been read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.players import Place

MOST_READ = 50_000
"""Messages that one backfill reads; among older ones only summaries are searched for."""

MOST_THREADS = 1000
"""Archived threads read per channel: those archived last."""

MOST_LINKED = 5
"""Unreadable messages that are linked."""


HISTORY_OFFERED = "history-offered:"
"""Begins the name of the fact that a server has been offered to import its history."""


class Missing(StrEnum):
    """What the bot lacks to read messages: two switches of its operator, and a channel's rights."""

    PORTAL = "portal"
    START = "start"
    VIEW = "view"
    HISTORY = "history"


class BackfillState(StrEnum):
    """Whether a backfill is running, or how it ended."""

    RUNNING = "running"
    DONE = "done"
    FULL = "full"
    """`MOST_READ` messages have been read."""
    SEARCHED = "searched"
    """The same, and all older summaries of the channel."""
    STOPPED = "stopped"
    FORBIDDEN = "forbidden"
    """The bot may not read the channel."""
    UNDONE = "undone"
    """Everything that was read has been taken back."""


@dataclass(frozen=True)
class Backfill:
    """How far a channel's messages before `first` are read: backwards, down to `cursor`.

    The channel's threads follow one by one: `thread_id` is being read, `threads` are done.
    `changed` messages brought something new. Of `gone` ones it `forgets` the results, or leaves
    them. `unread` are the first of `unread_count` messages that look like a result and are not
    recorded, each with its channel. The message `notice_id` shows the progress.
    """

    place: Place
    first: int
    cursor: int
    notice_channel_id: int
    notice_id: int | None = None
    state: BackfillState = BackfillState.RUNNING
    read: int = 0
    changed: int = 0
    gone: int = 0
    forgets: bool = False
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
    def undone(self) -> bool:
        """Whether everything that was read has been taken back."""
        return self.state is BackfillState.UNDONE

    @property
    def rooms(self) -> frozenset[int]:
        """The channel and its threads that were read, the last one perhaps in part."""
        return frozenset({self.place.channel_id, self.current_place.channel_id, *self.threads})

    @property
    def runs(self) -> bool:
        """Whether messages are still being read."""
        return self.state is BackfillState.RUNNING


@dataclass(frozen=True)
class FoundResults:
    """How many results of how many people some messages have.

    `nameless` more stand in summaries, under `names` that nobody has identified. So many more are
    `repeated`: another message has one of the same puzzle.
    """

    results: int
    people: int
    nameless: int
    names: int
    repeated: int = 0


@dataclass(frozen=True)
class BackfillReport:
    """A backfill, and what its messages have."""

    backfill: Backfill
    found: FoundResults


@dataclass(frozen=True)
class Preview:
    """What reading a channel would record, by its newest `read` messages.

    `games` counts the results of players by the game's name; so many more are `known` already, or
    struck. `unread` messages look like results, and none in them can be recorded. Where results of
    messages are `stored` here already, their messages may be gone; so many `gone` were found.
    """

    channel_id: int
    read: int
    found: FoundResults
    games: Mapping[str, int]
    unread: int
    known: int = 0
    gone: int = 0
    stored: bool = False


class MayNotRead(PlayerError):
    """The bot may not see the messages of a channel."""

    def __init__(self, channel_id: int) -> None:
        super().__init__(channel_id)
        self.channel_id = channel_id


class NothingToTakeBack(PlayerError):
    """No older messages were ever read."""


class MessagesUnseen(PlayerError):
    """The operator has not let the bot read messages."""


class BackfillRunning(PlayerError):
    """Older messages of the server are already being read."""


class NotWatched(PlayerError):
    """The server does not record results in that channel."""
