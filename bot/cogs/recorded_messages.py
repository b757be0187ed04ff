"""**Record result** on a message, and the question whose result it is."""

from __future__ import annotations

from collections.abc import Collection

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.controls.command_texts import localize
from bot.adapters.controls.routes import FormHandler, Handler, MenuHandler, parse_number
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.door.from_messages import read_post
from bot.adapters.replies.messages import edit, send, wait_for
from bot.cogs.records import parse_puzzle
from bot.domain.errors import UnknownButton
from bot.jobs.live_records import LiveRecords
from bot.render import recorded_shares
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.services.records.shares import ShareRecords
from bot.texts import load


class RecordedMessagesCog(commands.Cog):
    """Results in messages; `wordle_app` is the id of Discord's Wordle app.

    A `follower` marks the messages of watched channels.
    """

    def __init__(
        self, recording: ShareRecords, wordle_app: int, follower: LiveRecords | None
    ) -> None:
        self._recording = recording
        self._wordle_app = wordle_app
        self._follower = follower
        self.routes: dict[Action, Handler] = {Action.RECORD_DOUBTED: self.press_doubted}
        self.forms: dict[Action, FormHandler] = {}
        self.menus: dict[Topic, MenuHandler] = {Topic.DOUBTED: self.choose_doubted}
        name = localize("records-menu", load())
        self.message_menus = [app_commands.ContextMenu(name=name, callback=self.record_message)]

    async def record_message(
        self, interaction: discord.Interaction, message: discord.Message
    ) -> None:
        """Record the results in a message, or ask if it has one of its author's."""
        posted, look = read_post(message, self._wordle_app), look_of(interaction)
        if doubted := await self._recording.find_doubted(asker(interaction), posted):
            await send(interaction, recorded_shares.ask_doubted(message.id, doubted, look))
        else:
            await self._record(interaction, message)

    async def press_doubted(self, interaction: discord.Interaction, message_id: int) -> None:
        """Record the results in a message whose author says that they are."""
        await self._record(interaction, await _fetch(interaction, message_id))

    async def choose_doubted(
        self, interaction: discord.Interaction, name: str, values: list[str]
    ) -> None:
        """Record only the chosen ones of the results that a message tells of."""
        if not name.isdecimal():
            raise UnknownButton
        chosen = [*map(parse_puzzle, values)]
        message = await _fetch(interaction, parse_number(name))
        await self._record(interaction, message, chosen)

    async def _record(
        self,
        interaction: discord.Interaction,
        message: discord.Message,
        chosen: Collection[tuple[str, int]] = (),
    ) -> None:
        asked, look = asker(interaction), look_of(interaction)
        posted = read_post(message, self._wordle_app)
        work = self._recording.record_message(asked, posted, chosen)
        pressed = interaction.type is discord.InteractionType.component
        found = await wait_for(interaction, work, editing=pressed)
        show = edit if pressed else send
        await show(interaction, recorded_shares.tell(found, asked, look))
        if self._follower:
            await self._follower.mark(interaction.client, asked.place, message)


async def _fetch(interaction: discord.Interaction, message_id: int) -> discord.Message:
    """Return a message of the channel; raises `UnknownButton` if it is gone."""
    channel = interaction.client.get_partial_messageable(interaction.channel_id or 0)
    try:
        return await channel.fetch_message(message_id)
    except discord.NotFound:
        raise UnknownButton from None
