"""What people post in the terminal: messages, which they change, take back, or use a command on."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import TYPE_CHECKING

import simcord
from simcord.enums import AppCommandType

from bot.local.world import World

if TYPE_CHECKING:
    import discord


class Posts:
    """The last message of each person, for the commands that are about a message."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._last: dict[int, discord.Message] = {}

    async def change(self, who: simcord.MemberActor, command: str, text: str) -> None:
        """Obey ``/say``, ``/edit`` or ``/delete``; raises `simcord.SetupError`."""
        if bool(text) is (command == "/delete"):
            raise simcord.SetupError(f"write {command}{'' if text else ' TEXT'}")
        match command:
            case "/say":
                await self.say(who, text)
            case "/edit":
                await self.edit(who, text)
            case _:
                await self.delete(who)

    async def say(self, who: simcord.MemberActor, text: str) -> None:
        """Post a message; a line of it ends with ``\\n``."""
        self._last.pop(who.id, None)
        self._last[who.id] = await who.send(self._world.channel, self._read(text))

    async def edit(self, who: simcord.MemberActor, text: str) -> None:
        """Change somebody's last message; raises `simcord.SetupError` if there is none."""
        await who.edit(self._find(who), self._read(text))

    async def delete(self, who: simcord.MemberActor) -> None:
        """Delete somebody's last message; raises `simcord.SetupError` if there is none."""
        await who.delete(self._find(who))
        del self._last[who.id]

    def choose(self, who: simcord.MemberActor, begun: str) -> Awaitable[simcord.InteractionResult]:
        """Use a command of the message menu, by the beginning of its name, on a last message.

        That is one's own, or else the last that anybody has posted.

        Raises `simcord.SetupError`, which lists the commands, if there is none of this name.
        """
        commands = self._world.backend.commands[None].values()
        names = [one["name"] for one in commands if one.get("type") == AppCommandType.MESSAGE]
        found = [name for name in names if begun and name.lower().startswith(begun.lower())]
        if not found:
            raise simcord.SetupError(f"a message has these commands: {', '.join(names)}")
        return who.context_menu(self._world.channel, found[0], self._find_any(who))

    def _read(self, text: str) -> str:
        return self._world.mention(read_lines(text))

    def _find(self, who: simcord.MemberActor) -> discord.Message:
        if message := self._last.get(who.id):
            return message
        raise simcord.SetupError("post a message first: /say TEXT")

    def _find_any(self, who: simcord.MemberActor) -> discord.Message:
        """Return somebody's own last message, or else the last that anybody has posted."""
        latest = next(reversed(self._last.values()), None)
        return self._last.get(who.id) or latest or self._find(who)


def read_lines(text: str) -> str:
    """Return several lines, which were typed as one with ``\\n`` between them."""
    return text.replace("\\n", "\n")
