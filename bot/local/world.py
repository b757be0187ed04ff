"""A Discord in memory: one server, and people with the same ids in every run."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Self

import simcord
from simcord.backend import permissions
from simcord.backend.cdn import CDN_BASE, CdnStore
from simcord.backend.models import Message, Overwrite, User
from simcord.components import walk_components
from simcord.enums import ComponentType, OverwriteType

from bot.local.clock import MovableClock, RunningClock
from bot.local.fresh_menus import FreshMenus
from bot.local.locales import US_ENGLISH, speak
from bot.local.search import play_search
from bot.render.reply import Action
from bot.texts import command

if TYPE_CHECKING:
    import discord

MESSAGES_KEPT = 300  # messages and interactions; without a limit, 1,000 guesses take 25 MB
_PATIENCE = 60  # seconds for a command: the solver thinks for longer than a test would wait
WORDLE_NAME = "Wordle"  # whoever is called so is Discord's app
_LONGEST_NAME = 32  # as on Discord
SPELT = 8  # bytes of a short name that are a person's id, so either is known from the other
ROLES = ("Champion", "Regular")  # what a server can give for deeds

play_search()


class DiscordCdn(CdnStore):
    """Files at addresses as Discord's have them; simcord's own are at a host that is nobody's."""

    HOST = "https://cdn.discordapp.com"

    def store_attachment(
        self,
        attachment_id: int,
        channel_id: int,
        filename: str,
        data: bytes,
        description: str | None,
    ) -> dict[str, Any]:
        """Keep a file, and return it as Discord describes it."""
        file = super().store_attachment(attachment_id, channel_id, filename, data, description)
        url = file["url"].replace(CDN_BASE, self.HOST)
        self._blobs[url] = self._blobs.pop(file["url"])
        return file | {"url": url, "proxy_url": url}


class World(simcord.Env):
    """The bot in a server that `owner` manages; people play in its `channel`.

    Its second, for `results`, may be chosen for what is posted by itself.
    The server and all people have their Discord in the `locale`. The `clock` is also the bot's.
    """

    def __init__(
        self,
        client: discord.Client,
        owner: str,
        locale: str = US_ENGLISH,
        clock: MovableClock | None = None,
    ) -> None:
        if locale != US_ENGLISH:
            speak(locale)
        super().__init__(client, shard_count=1, check_errors=False, settle_timeout=_PATIENCE)
        self.backend.bot_user.name = "Tilemate"
        self.menus = FreshMenus()
        self.backend.cdn = DiscordCdn()
        self.server = self.create_guild("Tilemate", owner=self._user(owner))
        self.backend.guilds[self.server.id].preferred_locale = locale
        self.channels: dict[str, simcord.ChannelHandle] = {}
        self.channel = self.open_channel("general")
        self.owner = self.person(owner)
        # opened now, so that the direct channel has the same id in every run
        self.direct = self.owner.user.dm_channel
        self.results = self.open_channel("results")
        for role in ROLES:
            self.server.create_role(role)
        # ids begin with the time: from now on they differ from those of earlier runs. A clock set
        # now and then would jump, and end the patience with an answer that was begun just before
        self.clock = clock or MovableClock()
        self.backend.clock = RunningClock(self.clock)

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.shutdown()

    def open_channel(self, name: str) -> simcord.ChannelHandle:
        """Make a text channel; threads are refused, because nobody could look into them."""
        channel = self.server.create_text_channel(name)
        threads = permissions.flag("create_public_threads")
        refused = Overwrite(self.server.id, OverwriteType.ROLE, allow=0, deny=threads)
        self.backend.channels[channel.id].overwrites.append(refused)
        self.channels[name] = channel
        return channel

    def enter(self, name: str) -> None:
        """Let people go on in the channel of this name; raises `simcord.SetupError`."""
        if name not in self.channels:
            raise simcord.SetupError(
                f"the channels are {', '.join(map('#{}'.format, self.channels))}"
            )
        self.channel = self.channels[name]

    def person(self, name: str) -> simcord.MemberActor:
        """Return the member of this name, who joins if need be; raises `simcord.SetupError`."""
        if not 1 <= len(name) <= _LONGEST_NAME:
            raise simcord.SetupError(f"a name has 1 to {_LONGEST_NAME} letters")
        user = self._user(name)
        if user.id in self.server.member_ids():
            return simcord.MemberActor(self, self.server, user)
        return self.server.add_member(user)

    def name(self, mentioned: int) -> str:
        """Return the name behind an id, even of somebody who was here in an earlier run."""
        roles = {role.id: name for name, role in self.server.roles.items()}
        if user := self.backend.users.get(mentioned):
            return user.global_name or user.name
        channels = {one.id: f"#{name}" for name, one in self.channels.items()}
        return channels.get(mentioned) or roles.get(mentioned) or _spell(mentioned)

    def remember(self, players: Iterable[tuple[int, str]]) -> None:
        """Let those be here who were here in an earlier run, by their ids and names."""
        for player_id, name in players:
            if 1 <= len(name) <= _LONGEST_NAME and find_id(name) == player_id:
                self.person(name)

    def recall(self, text: str) -> None:
        """Let those whom a text mentions be here, even if they played in an earlier run."""
        for mentioned in map(int, re.findall(r"<@!?(\d+)>", text)):
            name = _spell(mentioned)
            if mentioned not in self.backend.users and find_id(name) == mentioned:
                self.person(name)

    def mention(self, text: str) -> str:
        """Return a text in which `@Ann` mentions Ann, if she is here, as whoever types it means."""
        here = (self.backend.users[one] for one in self.server.member_ids())
        people = {one.name.casefold(): f"<@{one.id}>" for one in here}
        names = "|".join(map(re.escape, sorted(people, key=len, reverse=True)))
        named = rf"(?i)(?<!\w)@({names})(?!\w)"
        return re.sub(named, lambda it: people.get(it[1].casefold(), it[0]), text)

    def places(self, kind: int) -> list[dict[str, Any]]:
        """Return the people, channels or roles that a menu of this kind lists."""
        if kind == ComponentType.USER_SELECT:
            people = (self.backend.users[one] for one in self.server.member_ids())
            names = [one.name for one in people if not one.bot and one.id != find_id(WORDLE_NAME)]
            return [{"label": name, "value": self.person(name)} for name in names]
        if kind == ComponentType.ROLE_SELECT:
            return [{"label": name, "value": role} for name, role in self.server.roles.items()]
        return [{"label": f"#{name}", "value": one} for name, one in self.channels.items()]

    def list_visible(self, viewer: simcord.MemberActor) -> list[Message]:
        """Return the messages that `viewer` can see: the channels', then their direct messages."""
        channels = [*(one.id for one in self.channels.values())]
        channels.append(self.backend.dm_channels.get(viewer.id, 0))
        there = [message for c in channels if c for message in self.backend.messages[c].values()]
        return [message for message in there if message.visible_to(viewer.id)]

    @property
    def locale(self) -> str:
        """Discord's name for the language of the server."""
        return self.backend.guilds[self.server.id].preferred_locale

    async def bring_back(self, people: Iterable[simcord.MemberActor]) -> None:
        """Show each of these people the game that they left running before this world began."""
        for who in people:
            shown = (await who.slash(self.channel, command("board")[1:])).response
            if shown is None:
                continue
            message = self.backend.get_message(self.channel.id, shown.id)
            pressed = [part.get("custom_id") or "" for part in walk_components(message.components)]
            if not any(f":{Action.GUESS}:" in one for one in pressed):
                self.backend.delete_message(self.channel.id, message.id)

    def say(self, text: str, channel_id: int | None = None) -> None:
        """Post a message as the bot, without an interaction."""
        self.backend.create_message(channel_id or self.channel.id, self.backend.bot_user.id, text)

    async def keep_time(self) -> None:
        """Let the bot do what is due, and drop what is old."""
        # `settle` refuses to run beside a command, and would make that command fail
        await self._settle_internal()
        self.backend.http_requests.clear()
        self.backend.transcript.clear()
        for old in [*self.backend.interactions][:-MESSAGES_KEPT]:
            del self.backend.interaction_tokens[self.backend.interactions.pop(old).token]
        for messages in self.backend.messages.values():
            for old in [*messages][:-MESSAGES_KEPT]:
                del messages[old]

    async def _settle_internal(self, **options: Any) -> None:
        # at its start simcord waits for five seconds, whatever the timeout
        options["timeout"] = _PATIENCE
        # by default it checks only twenty times a second whether everything is done
        options["idle"] = 0.005
        await super()._settle_internal(**options)

    def _record_error(self, error: BaseException) -> None:
        """Keep no error, because the bot answers and logs its errors itself."""

    def _user(self, name: str) -> simcord.UserHandle:
        user_id = find_id(name)
        user = self.backend.users.setdefault(user_id, User(user_id, name, global_name=name))
        return simcord.UserHandle(self, user)


def _spell(person: int) -> str:
    """Return the name of which an id is made."""
    spelt = person.to_bytes(SPELT).rstrip(b"\0").decode(errors="replace")
    return spelt if spelt.isprintable() and find_id(spelt) == person else "somebody"


def find_id(name: str) -> int:
    """Return the id of whoever has this name, the same in every run."""
    spelt = name.casefold().encode().ljust(SPELT, b"\0")
    if len(spelt) > SPELT:
        spelt = blake2b(spelt, digest_size=SPELT).digest()
    return int.from_bytes(spelt) & (1 << 63) - 1  # the first bit is the sign in a database
