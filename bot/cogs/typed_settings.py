"""The forms for settings that are typed; one that is refused comes back as it was filled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord
from discord.ext import commands

from bot.adapters.controls.refused_forms import RefusedForms
from bot.adapters.controls.routes import FormHandler, Handler, form
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.replies.messages import ask
from bot.cogs.guilds import GuildsCog
from bot.domain.errors import OutOfRange, TooManyWords, UnfitWords
from bot.domain.guild_settings import GuildSettings
from bot.domain.seasons import UnfitDays
from bot.domain.setting_changes import LONGEST_IDLE, find_page
from bot.domain.time_zones import UnknownTimeZone
from bot.domain.typed_hours import LONGEST_HOUR, NoFullHour
from bot.render.reply import Action
from bot.services.guilds import Guilds
from bot.texts import Texts

_LONGEST = 4000
"""Characters Discord takes in one field of a form."""

_REFUSED = (OutOfRange, NoFullHour, UnknownTimeZone, UnfitDays, UnfitWords, TooManyWords)


@dataclass(frozen=True)
class _Field:
    name: str
    label: str
    longest: int


@dataclass(frozen=True)
class _Form:
    """The form of a setting: its title, its fields, and how `write` fills them as it is now."""

    setting: str
    title: str
    fields: tuple[_Field, ...]
    write: Callable[[GuildSettings], tuple[str, ...]]


_FORMS = {
    Action.IDLE: _Form(
        "idle",
        "guilds-idle-modal",
        (
            _Field("public", "guilds-idle-public-field", 3),
            _Field("private", "guilds-idle-private-field", 3),
        ),
        lambda now: (str(now.idle_public), str(now.idle_private)),
    ),
    Action.SCHEDULE: _Form(
        "schedule",
        "guilds-schedule-modal",
        (
            _Field("hour", "guilds-hour-field", LONGEST_HOUR),
            _Field("zone", "guilds-zone-field", 64),
        ),
        lambda now: (str(now.daily_hour), now.time_zone),
    ),
    Action.EXTRA: _Form(
        "extra",
        "guilds-extra-button",
        (_Field("words", "guilds-extra-field", _LONGEST),),
        lambda now: (" ".join(now.extra),),
    ),
    Action.BANNED: _Form(
        "banned",
        "guilds-banned-button",
        (_Field("words", "guilds-banned-field", _LONGEST),),
        lambda now: (" ".join(now.banned),),
    ),
    Action.SEASON_DAYS: _Form(
        "season_days",
        "guilds-season-modal",
        (
            _Field("first", "guilds-season-first-field", 10),
            _Field("last", "guilds-season-last-field", 10),
        ),
        lambda _: ("", ""),
    ),
    Action.WEEKLY_HOUR: _Form(
        "weekly_hour",
        "guilds-weekly-button",
        (_Field("hour", "guilds-hour-field", LONGEST_HOUR),),
        lambda now: (str(now.weekly.hour),),
    ),
}


class TypedSettingsCog(commands.Cog):
    """The forms of a server's settings."""

    def __init__(self, guilds: Guilds, pages: GuildsCog) -> None:
        self._guilds = guilds
        self._pages = pages
        self._refused = {action: RefusedForms[tuple[str, ...]](*_REFUSED) for action in _FORMS}
        self.routes: dict[Action, Handler] = {action: self._ask(action) for action in _FORMS}
        self.forms: dict[Action, FormHandler] = {action: self._submit(action) for action in _FORMS}

    def _ask(self, action: Action) -> Handler:
        shape = _FORMS[action]

        async def press(interaction: discord.Interaction, _: int) -> None:
            """Ask for the setting, as it is now or as it was typed before it was refused."""
            now, say = await self._guilds.show(asker(interaction)), look_of(interaction).say
            typed = self._refused[action].recall(interaction) or shape.write(now)
            modal = form(interaction, action, 0, say(shape.title))
            for field, text in zip(shape.fields, typed, strict=True):
                modal.add_item(_draw_field(field, text, say))
            await ask(interaction, modal)

        return press

    def _submit(self, action: Action) -> FormHandler:
        shape = _FORMS[action]

        async def submit(interaction: discord.Interaction, _: int, texts: dict[str, str]) -> None:
            """Change the setting; if it is refused, keep what was typed to be corrected."""
            typed = tuple(texts[field.name] for field in shape.fields)
            work = self._guilds.change(asker(interaction), shape.setting, typed)
            if settings := await self._refused[action].accept(interaction, typed, work, action):
                await self._pages.redraw(interaction, settings, find_page(shape.setting))

        return submit


def _draw_field(field: _Field, text: str, say: Texts) -> discord.ui.TextInput[Any]:
    long = field.longest == _LONGEST
    return discord.ui.TextInput(
        label=say(field.label, most=LONGEST_IDLE),
        custom_id=field.name,
        style=discord.TextStyle.paragraph if long else discord.TextStyle.short,
        default=text,
        required=not long,
        max_length=field.longest,
    )
