"""The settings page of the channels in which results are recorded."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler, detail
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.replies.messages import edit, send, wait_for
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place
from bot.domain.records.backfills import (
    BackfillReport,
    MayNotRead,
    MessagesUnseen,
    Missing,
    NotWatched,
    Preview,
)
from bot.jobs.backfills import (
    BackfillReader,
    Watched,
    fetch_newest,
    find_watched,
    is_last,
    list_missing,
    may_read,
)
from bot.jobs.live_records import LiveRecords
from bot.render import watched_channels as render
from bot.render.changed_results import tell_floods
from bot.render.details import FORGET, SURE
from bot.render.guilds import Page, panel
from bot.render.reply import Action, Reply
from bot.services.corrections import Corrections
from bot.services.guilds import Guilds
from bot.services.records.shares import ShareRecords


class WatchedChannelsCog(commands.Cog):
    """Watched channels; `reads` says whether the operator lets the bot read messages."""

    def __init__(
        self,
        guilds: Guilds,
        recording: ShareRecords,
        corrections: Corrections,
        wordle_app: int,
        *,
        reads: bool,
    ) -> None:
        watching = recording.watching
        self._guilds = guilds
        self._corrections = corrections
        self._watching = watching
        self._wordle_app = wordle_app
        self._backfills = watching.backfills
        self._reader = BackfillReader(watching, wordle_app)
        self._reads = reads
        self.follower = LiveRecords(watching, self._reader, wordle_app) if reads else None
        self.routes: dict[Action, Handler] = {
            Action.READ_OLDER: self.press_read,
            Action.STOP_READING: self.press_stop,
            Action.TAKE_BACK: self.press_take_back,
            Action.IMPORT: self.press_import,
        }
        self.forms: dict[Action, FormHandler] = {}

    async def draw(self, interaction: discord.Interaction, settings: GuildSettings) -> Reply:
        """Draw the page with the state of the channels and the progress of reading older posts."""
        look = look_of(interaction)
        page = panel(settings, look, Page.RECORDS)
        report = await self._backfills.find(interaction.guild_id or 0)
        floods = await self._corrections.list_new_floods(asker(interaction))
        channels = find_watched(interaction.guild, settings)
        names = {one.id: one.name for one in channels}
        missing = [(one, 0) for one in self._list_switches(interaction.client)]
        missing += [(what, one.id) for one in channels for what in list_missing(one)]
        watched = render.WatchedChannels(self._reads, names, missing, report)
        done = render.complete(page, watched, look)
        return replace(done, text="\n".join([done.text, *tell_floods(floods, look.say)]))

    def _list_switches(self, client: discord.Client) -> list[Missing]:
        """Return the operator's switches that are off; with the second alone, no bot starts."""
        if self._reads:
            return []
        flags = client.application and client.application.flags
        allowed = flags and (flags.gateway_message_content or flags.gateway_message_content_limited)
        return [Missing.START] if allowed else [Missing.PORTAL, Missing.START]

    async def press_import(self, interaction: discord.Interaction, channel_id: int) -> None:
        """Record what is posted in a channel from now on, and show what its past would bring."""
        await self._guilds.watch(asker(interaction), channel_id)
        await self._preview(interaction, channel_id)

    async def press_read(self, interaction: discord.Interaction, channel_id: int) -> None:
        """Show what older messages would bring; once that was seen, read them."""
        if not self._reads:
            raise MessagesUnseen
        if detail(interaction) in (SURE, FORGET):
            await self._begin(interaction, channel_id)
        else:
            await self._preview(interaction, channel_id)

    async def press_take_back(self, interaction: discord.Interaction, _: int) -> None:
        """Take back everything that was read, once that was asked about."""
        look = look_of(interaction)
        if detail(interaction) == SURE:
            report = await self._backfills.take_back(asker(interaction))
            await edit(interaction, replace(render.notice(report, look), private=True))
        else:
            await self._guilds.show(asker(interaction))
            await send(interaction, render.ask_to_take_back(look))

    async def _preview(self, interaction: discord.Interaction, channel_id: int) -> None:
        settings = await self._guilds.show(asker(interaction))
        channels = find_watched(interaction.guild, settings)
        channel = next((one for one in channels if one.id == channel_id), None)
        if channel is None:
            raise NotWatched
        if not may_read(channel):
            raise MayNotRead(channel_id)
        work = self._look_into(channel)
        found = await wait_for(interaction, work)
        await send(interaction, render.preview(found, look_of(interaction)))

    async def _look_into(self, channel: Watched) -> Preview:
        posts = await fetch_newest(channel, self._wordle_app)
        place = Place(channel.id, channel.guild.id)
        return await self._watching.preview(place, posts, whole=is_last(posts))

    async def _begin(self, interaction: discord.Interaction, channel_id: int) -> None:
        """Begin to read older messages in the background, and show that."""
        forgets = detail(interaction) == FORGET
        backfill = await self._backfills.begin(asker(interaction), channel_id, forgets=forgets)
        settings = await self._guilds.show(asker(interaction))
        await edit(interaction, await self.draw(interaction, settings))

        async def tell(report: BackfillReport) -> None:
            await send(interaction, render.tell_report(report, look_of(interaction)))

        await self._reader.begin(interaction.client, backfill, tell)

    async def press_stop(self, interaction: discord.Interaction, _: int) -> None:
        """Stop reading, from the settings page or from the notice of its progress."""
        report = await self._backfills.stop(asker(interaction))
        message = interaction.message
        if report and message and message.id == report.backfill.notice_id:
            await edit(interaction, render.notice(report, look_of(interaction)))
            return
        settings = await self._guilds.show(asker(interaction))
        await edit(interaction, await self.draw(interaction, settings))
