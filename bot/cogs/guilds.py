"""`/wordle settings` and `addword`, for those who manage the server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler, MenuHandler, detail
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.door.private_threads import may_open_private
from bot.adapters.door.roles import find_role_trouble, is_bots_role
from bot.adapters.replies.messages import edit, send
from bot.cogs.watched_channels import WatchedChannelsCog
from bot.domain.errors import UnknownButton
from bot.domain.guild_settings import GuildSettings
from bot.domain.permits import BotsRole
from bot.domain.rewards import list_roles
from bot.domain.setting_changes import find_page
from bot.domain.setting_kinds import OFF, ON, Page
from bot.render import lists as render_lists
from bot.render import taught_games as render_taught
from bot.render.guilds import PAGE_MENU, Trouble, confirm_word, panel
from bot.render.menus import Kind, Topic
from bot.render.reply import Action, Reply
from bot.render.reports import queue
from bot.render.rewarded_game import offer_games
from bot.services.guilds import Guilds
from bot.services.lists import ClassLists
from bot.services.records.taught_games import TaughtGames
from bot.services.reports import Reports


class GuildsCog(commands.Cog):
    """The settings of a server; every change redraws the panel, and nothing is kept in memory."""

    def __init__(
        self,
        guilds: Guilds,
        reports: Reports,
        lists: ClassLists,
        taught: TaughtGames,
        watching: WatchedChannelsCog,
    ) -> None:
        self._guilds = guilds
        self._watching = watching
        self._reports = reports
        self._lists = lists
        self._taught = taught
        self.routes: dict[Action, Handler] = {Action.SWITCH: self.press_switch}
        self.forms: dict[Action, FormHandler] = {}
        self.menus: dict[Topic, MenuHandler] = {Topic.SETTINGS: self.choose}

    @app_commands.command()
    async def settings(self, interaction: discord.Interaction) -> None:
        """How this server plays (for those who manage it)"""
        await send(interaction, _draw(interaction, await self._show(interaction), Page.PLAY))

    async def choose(self, interaction: discord.Interaction, name: str, values: list[str]) -> None:
        """Answer a menu: turn the page, or change a setting."""
        if name == PAGE_MENU and values == [Page.REPORTS]:
            reports = await self._reports.list_open(asker(interaction))
            await edit(interaction, queue(reports, look_of(interaction)))
        elif name == PAGE_MENU and values == [Page.LISTS]:
            lists = await self._lists.list_all(asker(interaction))
            await edit(interaction, render_lists.page(lists, look_of(interaction)))
        elif name == PAGE_MENU and values == [Page.GAMES]:
            taught = await self._taught.list_all(asker(interaction))
            await edit(interaction, render_taught.page(taught, look_of(interaction)))
        elif name == PAGE_MENU:
            if values[0] not in [*Page]:
                raise UnknownButton
            await self.redraw(interaction, await self._show(interaction), Page(values[0]))
        else:
            await self._change(interaction, name, values)

    @app_commands.command()
    async def addword(self, interaction: discord.Interaction, word: str) -> None:
        """Teach me a word for this server (for those who manage it)"""
        added = await self._guilds.add_word(asker(interaction), word)
        await send(interaction, confirm_word(added, look_of(interaction)))

    async def press_switch(self, interaction: discord.Interaction, on: int) -> None:
        await self._change(interaction, detail(interaction), [ON if on else OFF])

    async def _show(self, interaction: discord.Interaction) -> GuildSettings:
        return await self._guilds.show(asker(interaction))

    async def _change(
        self, interaction: discord.Interaction, setting: str, values: list[str]
    ) -> None:
        if any(is_bots_role(interaction.guild, value) for value in values):
            await self._show(interaction)
            raise BotsRole
        settings = await self._guilds.change(asker(interaction), setting, values)
        await self.redraw(interaction, settings, find_page(setting))

    async def redraw(
        self, interaction: discord.Interaction, settings: GuildSettings, page: Page
    ) -> None:
        """Draw a page of the settings, in place of what is shown."""
        if page is Page.RECORDS:
            reply = await self._watching.draw(interaction, settings)
        else:
            reply = _draw(interaction, settings, page)
        if page is Page.REWARDS:
            games = await self._guilds.list_rewardable(asker(interaction))
            reply = offer_games(reply, settings, games, look_of(interaction))
        await edit(interaction, reply)


def _draw(interaction: discord.Interaction, settings: GuildSettings, page: Page) -> Reply:
    """Draw the panel without deleted channels and roles, which Discord refuses."""
    guild = interaction.guild
    reply = panel(settings, look_of(interaction), page, _find_trouble(guild, settings, page))
    roles = {str(role.id) for role in guild.roles} if guild else set[str]()
    channels = {str(channel.id) for channel in guild.channels} if guild else set[str]()
    there = {Kind.ROLES: roles, Kind.CHANNELS: channels, Kind.FORUMS: channels}
    return reply.choose_only(there)


def _find_trouble(
    guild: discord.Guild | None, settings: GuildSettings, page: Page
) -> Trouble | None:
    """Return what keeps the bot from doing what a page asks of it."""
    if guild is None:
        return None
    if page is Page.DAILY:
        return _find_daily_trouble(guild, settings)
    trouble = find_role_trouble(guild, list_roles(settings)) if page is Page.REWARDS else None
    return Trouble(trouble) if trouble else None


def _find_daily_trouble(guild: discord.Guild, settings: GuildSettings) -> Trouble | None:
    if not _may_post(guild, settings):
        return Trouble.MUTE
    return None if not settings.daily_thread or _may_open(guild, settings) else Trouble.THREADLESS


def _may_open(guild: discord.Guild, settings: GuildSettings) -> bool:
    """Return whether the bot may open a thread beside the daily, or anywhere if it has no place."""
    if settings.daily_channel:
        return may_open_private(guild.get_channel(settings.daily_channel))
    allowed = guild.me.guild_permissions
    return allowed.create_private_threads and allowed.send_messages_in_threads


def _may_post(guild: discord.Guild, settings: GuildSettings) -> bool:
    """Return whether the bot may post in the channel of the daily."""
    if settings.daily_channel is None:
        return True
    channel = guild.get_channel(settings.daily_channel)
    allowed = channel and channel.permissions_for(guild.me)
    return bool(allowed and allowed.view_channel and allowed.send_messages)
