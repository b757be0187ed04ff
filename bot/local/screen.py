"""What is printed: every message that is new or has changed, with numbers to press."""

from __future__ import annotations

import sys

import simcord
from rich.console import Console
from simcord.backend.models import Message

from bot.local.messages import Control, told
from bot.local.printing import printed
from bot.local.world import World

PRIVATE = "-# Only you can see this."


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Leave it to the program, which knows that the reader has seen enough."""
        raise  # noqa: PLE0704 - called while the error is being handled


class Screen:
    def __init__(self, world: World) -> None:
        self.controls: list[Control] = []
        self._world = world
        self._seen: dict[int, str] = {}
        terminal = sys.stdout.isatty()
        self._console = _Console(highlight=False, soft_wrap=not terminal)
        self._colour = terminal and not self._console.no_color

    def show(self, text: str) -> None:
        """Print a text in Discord's markdown."""
        self._console.print(printed(text, self._world.name, colour=self._colour), end="\n\n")

    def show_news(self, viewer: simcord.MemberActor) -> None:
        """Print what `viewer` has not seen so; if any of it can be pressed, number that."""
        fresh: list[Control] = []
        for message in self._news(viewer):
            text, found = told(message, self._world.backend.cdn.get, len(fresh) + 1)
            fresh += found
            self.show(f"{PRIVATE}\n{text}" if message.is_ephemeral else text)
        self.controls = fresh or self.controls

    def _news(self, viewer: simcord.MemberActor) -> list[Message]:
        changed: dict[int, str] = {}
        for message in self._world.seen(viewer):
            text, _ = told(message, self._world.backend.cdn.get)
            if text and self._seen.get(message.id) != text:
                changed[message.id] = self._seen[message.id] = text
        news = [message for message in self._world.seen(viewer) if message.id in changed]
        public = "\n".join(changed[each.id] for each in news if not each.is_ephemeral)
        return [each for each in news if not _repeats(each, changed[each.id], public)]


def _repeats(message: Message, text: str, public: str) -> bool:
    """Whether a private receipt says nothing but what the board beside it shows."""
    return message.is_ephemeral and all(line in public for line in text.splitlines())
