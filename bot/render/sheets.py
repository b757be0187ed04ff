"""The pages of a server's settings, each with what stands now and how to change it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.domain.guilds import GuildSettings, Permit, Setting, Who
from bot.render.menus import Menu, Topic
from bot.render.panels import (
    channels,
    language_name,
    options,
    role,
    roles,
    switch,
    theme_name,
    theme_options,
)
from bot.render.reply import Action, Button, plural
from engine import Hard
from engine.words import ALPHABETS, LENGTHS

SHOWN = 60
"""Words of a list that are shown."""

CHANNELS = 25
"""Channels that can be chosen in one menu."""

_HARD: Mapping[str, str] = {
    Hard.OFF: "off",
    Hard.HARD: "hard: clues must be used",
    Hard.ULTRA: "ultra-hard: every clue must fit",
}
_WHO: Mapping[str, str] = {
    Who.EVERYONE: "everyone",
    Who.MODERATORS: "those who may manage messages",
    Who.ROLE: "a role",
}


@dataclass(frozen=True)
class Sheet:
    """A page: what stands now, and four rows of menus and buttons at most."""

    text: str
    menus: tuple[Menu, ...] = ()
    buttons: tuple[Button, ...] = ()


def play(settings: GuildSettings) -> Sheet:
    """Language, length, hard mode, theme."""
    languages = {code: language_name(code) for code in ALPHABETS}
    lengths = {str(length): f"{length} letters" for length in LENGTHS}
    text = (
        f"**Language** {language_name(settings.language)}\n"
        f"**Length** {settings.length} letters, unless another is asked for\n"
        f"**Hard mode** {_HARD[settings.hard]}\n"
        f"**Theme** {theme_name(settings.theme)}, on boards that everybody sees"
    )
    menus = (
        _menu(Setting.LANGUAGE, "Language", languages, settings.language),
        _menu(Setting.LENGTH, "Default length", lengths, str(settings.length)),
        _menu(Setting.HARD, "Default hard mode", _HARD, settings.hard),
        Menu(Topic.SETTINGS, Setting.THEME, "Theme", theme_options(), (settings.theme,)),
    )
    return Sheet(text, menus)


def places(settings: GuildSettings) -> Sheet:
    """Channels, threads, idle games."""
    chosen = sorted(settings.channels)
    thread = "a thread of its own" if settings.threads else "the channel"
    text = (
        f"**Games may begin** {', '.join(f'<#{channel}>' for channel in chosen) or 'everywhere'}\n"
        f"**A game lives** in {thread}\n"
        f"**An idle game is closed** {plural(settings.idle_public, 'hour')} after its last guess, "
        f"a private one after {plural(settings.idle_solo, 'hour')}"
    )
    prompt = "Channels allowed (none: everywhere)"
    menu = channels(Setting.CHANNELS, prompt, tuple(map(str, chosen)), CHANNELS)
    threads = switch(Action.THREADS, "Threads", on=settings.threads)
    return Sheet(text, (menu,), (threads, Button(Action.IDLE, "Idle hours")))


def daily(settings: GuildSettings) -> Sheet:
    """Where and when the daily appears, and whom it pings."""
    text = (
        f"**The daily is posted** {_channel(settings.daily_channel)}\n"
        f"**At** {settings.daily_hour:02}:00 {settings.time_zone}\n"
        f"**It pings** {role(settings.ping_role) if settings.ping_role else 'nobody'}\n"
        f"**Hints in it** are {'given' if settings.daily_hints else 'refused'}"
    )
    menus = (
        channels(Setting.DAILY_CHANNEL, "Channel of the daily", _id(settings.daily_channel)),
        roles(Setting.PING, "Role to ping (none: no ping)", _id(settings.ping_role)),
    )
    hints = switch(Action.DAILY_HINTS, "Hints", on=settings.daily_hints)
    return Sheet(text, menus, (Button(Action.SCHEDULE, "Hour and time zone"), hints))


def words(settings: GuildSettings) -> Sheet:
    """Extra and banned words, offensive guesses."""
    taken = "accepted" if settings.offensive else "refused"
    text = (
        f"**Extra words**, allowed as guesses: {_listed(settings.extra)}\n"
        f"**Banned words**, neither guessed, hidden nor suggested: {_listed(settings.banned)}\n"
        f"**Offensive guesses** are {taken}; such a word is never the answer"
    )
    buttons = (
        Button(Action.EXTRA, "Extra words"),
        Button(Action.BANNED, "Banned words"),
        switch(Action.OFFENSIVE, "Offensive guesses", on=settings.offensive),
    )
    return Sheet(text, buttons=buttons)


def people(settings: GuildSettings) -> Sheet:
    """Who begins games, and who ends those of others."""
    start, stop = settings.start, settings.stop
    text = (
        f"**Games are begun by** {_permitted(start)}\n"
        f"**Games are ended by** whoever began them, and {_permitted(stop)}\n\n"
        "Those who may manage messages are never shut out."
    )
    menus = (
        _menu(Setting.START, "Who begins games", _WHO, start.who),
        roles(Setting.START_ROLE, "The role that begins games", _id(start.role_id)),
        _menu(Setting.STOP, "Who ends games of others", _WHO, stop.who),
        roles(Setting.STOP_ROLE, "The role that ends games of others", _id(stop.role_id)),
    )
    return Sheet(text, menus)


def _menu(setting: Setting, prompt: str, labels: Mapping[str, str], chosen: str) -> Menu:
    return Menu(Topic.SETTINGS, setting, prompt, options(labels), (chosen,))


def _permitted(permit: Permit) -> str:
    if permit.who is Who.ROLE:
        return role(permit.role_id) if permit.role_id else "a role, which you choose below"
    return _WHO[permit.who]


def _channel(channel_id: int | None) -> str:
    return f"in <#{channel_id}>" if channel_id else "nowhere yet"


def _id(value: int | None) -> tuple[str, ...]:
    return (str(value),) if value else ()


def _listed(words: tuple[str, ...]) -> str:
    more = len(words) - SHOWN
    return (" ".join(words[:SHOWN]) or "none") + (f" and {more} more" if more > 0 else "")
