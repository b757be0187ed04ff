"""What is posted as text in the page and meant for it: commands, and the clock."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from bot.local.clock import read_span
from bot.local.travel import travel
from bot.local.world import World
from bot.texts import command_name, load


def explain_commands(world: World) -> None:
    """Say how a command is chosen to whoever posts one as text."""

    def notice(event: str, message: Any) -> None:
        posted = event == "MESSAGE_CREATE" and not message["author"].get("bot")
        if posted and message["content"].startswith(f"/{command_name()}"):
            # not amid the delivery of this message
            how = load(world.locale)("local-posted")
            asyncio.get_running_loop().call_soon(world.say, how, int(message["channel_id"]))

    world.backend.subscribers.append(notice)


class ClockWishes:
    """Moves the clock when somebody posts ``/clock 1d``, one wish after the other."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._wishes: deque[tuple[int, str]] = deque()
        world.backend.subscribers.append(self._notice)

    async def grant(self) -> None:
        """Let the time pass that was wished for, and say what time it is then."""
        world, say = self._world, load(self._world.locale)
        while self._wishes:
            channel_id, when = self._wishes.popleft()
            span = read_span(when, world.clock())
            if span is None:
                world.say(say("local-clock-how"), channel_id)
            else:
                await travel(world, span)
                now = f"<t:{world.clock().timestamp():.0f}:F>"
                world.say(say("local-clock", when=now), channel_id)

    def _notice(self, event: str, message: Any) -> None:
        posted = event == "MESSAGE_CREATE" and not message["author"].get("bot")
        command, _, when = str(message["content"] if posted else "").partition(" ")
        if command == "/clock":
            self._wishes.append((int(message["channel_id"]), when))
