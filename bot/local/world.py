"""A Discord in memory: one server, and people who have the same ids in every run."""

from __future__ import annotations

from base64 import b64decode
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Self

import simcord
from simcord.backend import permissions
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Message, Overwrite, User
from simcord.enums import OverwriteType

if TYPE_CHECKING:
    import discord

KEPT = 300
"""How many messages and interactions are kept; without a limit, 1,000 guesses take 25 MB."""

PATIENCE = 60
"""Seconds a command may take: the solver may think for longer than a test would wait."""

LONGEST_NAME = 8
"""Bytes of a name; a person's id is made of them, so that both are known without the other."""


class World(simcord.Env):
    """The bot in a server that `owner` manages; everything happens in its channel."""

    def __init__(self, client: discord.Client, owner: str) -> None:
        super().__init__(client, shard_count=1, check_errors=False, settle_timeout=PATIENCE)
        self.backend.bot_user.name = "Tilemate"
        self.server = self.create_guild("Tilemate", owner=self._user(owner))
        self.channel = self._channel()
        self.owner = self.person(owner)
        # a direct message has an id of its own, which is to be the same in every run too
        self.direct = self.owner.user.dm_channel
        self.changes = 0
        self.backend.subscribers.append(self._count)
        # an id begins with the time: what is said now gets one that no earlier run has given
        self._catch_up()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.shutdown()

    def person(self, name: str) -> simcord.MemberActor:
        """The member of this name, who joins if need be."""
        user = self._user(name)
        if user.id not in self.server.member_ids():
            return self.server.add_member(user)
        return simcord.MemberActor(self, self.server, user)

    def name(self, mentioned: int) -> str:
        """The name of who or what has this id, even of somebody who was here in an earlier run."""
        if user := self.backend.users.get(mentioned):
            return user.global_name or user.name
        for there in (*self.server.roles.values(), *self.server.channels.values()):
            if there.id == mentioned:
                return f"#{there.name}"
        spelt = mentioned.to_bytes(LONGEST_NAME).rstrip(b"\0").decode(errors="replace")
        return spelt if spelt.isprintable() else "somebody"

    def seen(self, viewer: simcord.MemberActor) -> list[Message]:
        """The messages that `viewer` can see: the channel's, then those sent to them alone."""
        channels = (self.channel.id, self.backend.dm_channels.get(viewer.id))
        there = [message for c in channels if c for message in self.backend.messages[c].values()]
        return [message for message in there if message.visible_to(viewer.id)]

    def say(self, text: str) -> None:
        """Post a message of the bot that no interaction has asked for."""
        self.backend.create_message(self.channel.id, self.backend.bot_user.id, text)

    def emojis(self) -> dict[str, tuple[str, bytes]]:
        """The pictures that the bot uploaded at its start, which simcord drops, by address."""
        ids = {emoji.name: emoji.id for emoji in self.backend.application_emojis.values()}
        sent = [each for each in self.backend.http_requests if each.path.endswith("/emojis")]
        return {
            f"{CDN_BASE}/emojis/{ids[each.json['name']]}.png": (
                f"{each.json['name']}.png",
                b64decode(each.json["image"].partition(",")[2]),
            )
            for each in sent
            if each.json
        }

    def allow_another_page(self) -> None:
        """Forget that there is a page; simcord has one, lest two act at once."""
        self._preview = None

    async def keep_time(self) -> None:
        """Bring the clock up to now, let the bot do what is due, and forget what is old."""
        self._catch_up()
        # `settle` would refuse to run beside a command, and make a command beside it fail
        await self._settle_internal()
        self._forget()

    def _channel(self) -> simcord.ChannelHandle:
        # threads could be opened, but nobody could look into them
        threads = permissions.flag("create_public_threads")
        refused = Overwrite(self.server.id, OverwriteType.ROLE, allow=0, deny=threads)
        channel = self.backend.create_channel(self.server.id, "general", overwrites=[refused])
        return simcord.ChannelHandle(self, self.server, channel)

    def _count(self, event: str, _: object) -> None:
        """Count what everybody can see."""
        self.changes += event.startswith("MESSAGE_")

    def _catch_up(self) -> None:
        behind = (datetime.now(UTC) - self.now()).total_seconds()
        self.backend.advance_clock(max(behind, 0))

    def _forget(self) -> None:
        self.backend.http_requests.clear()
        self.backend.transcript.clear()
        for interaction in _oldest(self.backend.interactions):
            del self.backend.interaction_tokens[self.backend.interactions.pop(interaction).token]
        for messages in self.backend.messages.values():
            for message in _oldest(messages):
                del messages[message]

    async def _settle_internal(self, **options: Any) -> None:
        # at its start simcord waits for five seconds, whatever it was told
        options["timeout"] = PATIENCE
        await super()._settle_internal(**options)

    def _record_error(self, error: BaseException) -> None:
        """The bot answers and logs its errors itself, so none is kept."""

    def _user(self, name: str) -> simcord.UserHandle:
        spelt = name.casefold().encode()[:LONGEST_NAME].ljust(LONGEST_NAME, b"\0")
        # the first bit is the sign in a database
        user_id = int.from_bytes(spelt) & (1 << 63) - 1
        user = self.backend.users.setdefault(user_id, User(user_id, name, global_name=name))
        return simcord.UserHandle(self, user)


def _oldest(kept: dict[int, Any]) -> list[int]:
    return list(kept)[:-KEPT]
