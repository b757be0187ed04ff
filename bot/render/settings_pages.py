"""The pages of a server's settings, each with the settings' values and how to change them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from bot.domain.guild_settings import SETTINGS, GuildSettings
from bot.domain.permits import Permit, Who
from bot.domain.players import Theme
from bot.domain.rewards import find_rewarded_game, list_rewardable
from bot.domain.setting_kinds import FOLLOW, Page, Setting, SettingKind
from bot.render import menus, pickers
from bot.render.menus import Menu, Topic
from bot.render.pickers import (
    choose,
    language_name,
    mention_role,
    switch,
    theme_name,
    theme_options,
)
from bot.render.reply import Action, Button
from bot.render.rewarded_game import REWARD_GAME, choose_game
from bot.render.sheet import Sheet
from bot.render.standings_pages import add_leaderboard, add_records, add_seasons
from bot.texts import Texts, keys

WORDS_SHOWN = 60
"""Words of a list to show at most."""

_SWITCHES = [name for name, one in SETTINGS.items() if one.kind is SettingKind.SWITCH]
_CHOSEN = [name for name in SETTINGS if name not in (*_SWITCHES, REWARD_GAME)]
_IDS = [name for name in _CHOSEN if SETTINGS[name].kind is not SettingKind.CHOICE]
_NAMED = ("language", "theme")
"""Choices that get their options' names from elsewhere."""


def _list_options(name: str) -> list[str]:
    """Return the keys of a choice's options: one for each member, or one for all numbers."""
    choices = SETTINGS[name].choices
    return [f"{name}-{one}" for one in choices if isinstance(one, Enum)] or [f"{name}-option"]


def _slug(name: str) -> str:
    """Return a name as the keys of texts spell it."""
    return name.replace("_", "-")


def _slugs(names: list[str]) -> list[str]:
    return [_slug(name) for name in names]


_CHOICES = [name for name in _CHOSEN if name not in (*_IDS, *_NAMED)]
_LINES = keys("guilds", _slugs(_CHOSEN))
_PROMPTS = keys("guilds", _slugs(_CHOSEN), "prompt")
_NONE = keys("guilds", _slugs(_IDS), "none")
_OPTIONS = keys("guilds", _slugs([text for name in _CHOICES for text in _list_options(name)]))
_ON = keys("guilds", _slugs(_SWITCHES), "on")
_OFF = keys("guilds", _slugs(_SWITCHES), "off")
_LABELS = keys("guilds", _slugs(_SWITCHES), "switch")
_WHO = keys("guilds-who", Who)


def draw_sheet(page: Page, settings: GuildSettings, say: Texts) -> Sheet:
    """Draw the settings of a page, and whatever else belongs on it."""
    there = [(name, one) for name, one in SETTINGS.items() if one.page is page]
    sheet = sum((_draw(name, one, settings, say) for name, one in there), Sheet())
    return sheet + _MORE[page](settings, say) if page in _MORE else sheet


def _draw(name: str, setting: Setting, settings: GuildSettings, say: Texts) -> Sheet:
    slug, value = _slug(name), getattr(settings, name)
    game = find_rewarded_game(settings).name
    if setting.kind is SettingKind.SWITCH:
        button = switch(Action.SWITCH, say(_LABELS[slug]), say, on=value, detail=name)
        return Sheet((say((_ON if value else _OFF)[slug]),), buttons=(button,))
    if name == REWARD_GAME:
        return Sheet(menus=(choose_game(settings, list_rewardable(settings), say),))
    if name == "language" and settings.followed:
        line = say("guilds-language-followed", value=language_name(value))
    else:
        line = say(_LINES[slug], value=_describe(name, value, settings, say), game=game)
    if name == "language":
        labels = pickers.language_labels(setting.choices, say)
        chosen = FOLLOW if settings.followed else value
        return Sheet((line,), (choose(name, say(_PROMPTS[slug]), labels, chosen),))
    prompt = say(_PROMPTS[slug], game=game)
    return Sheet((line,), (_menu(name, value, prompt, say),))


def _describe(name: str, value: Any, settings: GuildSettings, say: Texts) -> str | int:
    """Return a value as its sentence takes it: in words, or as a number to be declined there."""
    if name == "bulletin_channel":
        value = settings.actual_bulletin_channel
    match SETTINGS[name].kind:
        case SettingKind.CHOICE:
            return value if isinstance(value, int) else _name_option(name, value, say)
        case SettingKind.ROLE if isinstance(value, int):
            return mention_role(value)
        case SettingKind.CHANNEL if isinstance(value, int):
            return f"<#{value}>"
        case SettingKind.CHANNELS if value:
            return ", ".join(f"<#{channel}>" for channel in sorted(value))
        case _:
            return say(_NONE[_slug(name)])


def _name_option(name: str, value: object, say: Texts) -> str:
    if name == "language":
        return language_name(str(value))
    if isinstance(value, Theme):
        return theme_name(value, say)
    if isinstance(value, int):
        return say(_OPTIONS[_slug(f"{name}-option")], value=value)
    return say(_OPTIONS[_slug(f"{name}-{value}")])


def _menu(name: str, value: Any, prompt: str, say: Texts) -> Menu:
    setting = SETTINGS[name]
    ids = value if setting.kind is SettingKind.CHANNELS else {value} - {None}
    chosen = tuple(map(str, sorted(ids)))
    match setting.kind:
        case SettingKind.ROLE:
            return pickers.roles(name, prompt, chosen)
        case SettingKind.CHANNEL | SettingKind.CHANNELS:
            kind = menus.Kind.FORUMS if setting.forums else menus.Kind.CHANNELS
            return pickers.channels(name, prompt, chosen, setting.most, kind)
        case _ if name == "theme":
            return Menu(Topic.SETTINGS, name, prompt, theme_options(say), chosen)
        case _:
            labels = {str(one): _name_option(name, one, say) for one in setting.choices}
            return choose(name, prompt, labels, str(value))


def _add_idle(settings: GuildSettings, say: Texts) -> Sheet:
    line = say("guilds-idle", public=settings.idle_public, private=settings.idle_private)
    return Sheet((line,), buttons=(Button(Action.IDLE, say("guilds-idle-button")),))


def _add_schedule(settings: GuildSettings, say: Texts) -> Sheet:
    line = say("guilds-schedule", hour=f"{settings.daily_hour:02}", zone=settings.time_zone)
    listed = (say("guilds-daily-list"),) if settings.daily_list else ()
    if settings.daily_channel is None:
        listed += (say("guilds-daily-begins", hour=f"{settings.daily_hour:02}"),)
    return Sheet((line, *listed), buttons=(Button(Action.SCHEDULE, say("guilds-schedule-button")),))


def _add_words(settings: GuildSettings, say: Texts) -> Sheet:
    lines = (
        say("guilds-extra", words=shorten(settings.extra, say)),
        say("guilds-banned", words=shorten(tuple(settings.banned), say)),
    )
    buttons = (
        Button(Action.EXTRA, say("guilds-extra-button")),
        Button(Action.BANNED, say("guilds-banned-button")),
    )
    return Sheet(lines, buttons=buttons)


def _add_permits(settings: GuildSettings, say: Texts) -> Sheet:
    start, stop = settings.start, settings.stop
    who = {str(one): say(key) for one, key in _WHO.items()}
    lines = (
        say("guilds-start", who=_permit(start, say)),
        say("guilds-stop", who=_permit(stop, say)),
        "",
        say("guilds-moderators-always"),
    )
    pick = pickers.roles
    menus = (
        choose("start", say("guilds-start-prompt"), who, start.who),
        pick("start_role", say("guilds-starters-prompt"), _id(start.role_id)),
        choose("stop", say("guilds-stop-prompt"), who, stop.who),
        pick("stop_role", say("guilds-stoppers-prompt"), _id(stop.role_id)),
    )
    return Sheet(lines, menus)


_MORE: Mapping[Page, Callable[[GuildSettings, Texts], Sheet]] = {
    Page.CHANNELS: _add_idle,
    Page.DAILY: _add_schedule,
    Page.WORDS: _add_words,
    Page.PEOPLE: _add_permits,
    Page.LEADERBOARD: add_leaderboard,
    Page.RECORDS: add_records,
    Page.SEASONS: add_seasons,
    Page.REWARDS: lambda _, say: Sheet(("", say("guilds-rewards"))),
}
"""What a page shows besides its settings: what is typed into forms, or depends on more."""


def _permit(permit: Permit, say: Texts) -> str:
    if permit.who is Who.ROLE:
        return mention_role(permit.role_id) if permit.role_id else say("guilds-role-missing")
    return say(_WHO[permit.who])


def _id(value: int | None) -> tuple[str, ...]:
    return (str(value),) if value else ()


def shorten(words: tuple[str, ...], say: Texts) -> str:
    """Return the first words of a list, and how many more there are."""
    shown, more = " ".join(words[:WORDS_SHOWN]), len(words) - WORDS_SHOWN
    if more > 0:
        return say("guilds-more", words=shown, count=more)
    return shown or say("guilds-none")
