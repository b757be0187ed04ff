"""Describe the commands to Discord in every locale, from the catalogue of texts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import (
    Choice,
    Command,
    Group,
    Parameter,
    TranslationContextLocation,
    locale_str,
)

from bot.brain.rivals import RIVALS
from bot.domain.leaderboard_requests import Scope
from bot.domain.leaderboards import View
from bot.domain.options import Goal
from bot.domain.puzzles import WordList
from bot.domain.standings import Period
from bot.render.pickers import language_name
from bot.render.title import MODE_NAMES
from bot.texts import ENGLISH_LOCALE, keys, load
from engine import Hard

Say = Callable[..., str]

_CHOICES: Mapping[str, Mapping[Any, str]] = {
    "mode": MODE_NAMES,
    "hard": keys("commands-hard", Hard),
    "list": keys("commands-list", WordList),
    "period": keys("standings-period", Period),
    "view": keys("standings-view", View),
    "scope": keys("standings-scope", Scope),
    "goal": keys("games-setup-goal", Goal),
    "rival": keys("commands-rival", RIVALS),
}


_DESCRIPTIONS = (
    TranslationContextLocation.command_description,
    TranslationContextLocation.group_description,
)


class Wording(app_commands.Translator):
    """Translates descriptions and names of choices; names of commands and options stay."""

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        say = load(str(locale))
        # most of Discord's locales are not ours, and this is called thousands of times
        if say.locale == ENGLISH_LOCALE:
            return None
        facts = {**string.extras}
        key = facts.pop("key", None)
        if context.location in _DESCRIPTIONS:
            key = _key(context.data)
        return say(key, **facts) if key else None


def localize(key: str, say: Say, **facts: float) -> locale_str:
    """Return a text in English that `Wording` can translate into other locales."""
    return locale_str(say(key, **facts), key=key, **facts)


def describe(commands: Iterable[Command[Any, ..., Any] | Group], say: Say) -> None:
    """Describe commands and options by ``commands-play`` and ``commands-play-mode``.

    Raises `LookupError` for one without its text.
    """
    for command in commands:
        command.description = say(_key(command))
        if isinstance(command, Command):
            _describe_options(command, say)


def _key(command: Any) -> str:
    """Return the key of a command's description; that of the group does not hang on its name."""
    return "commands-root" if isinstance(command, Group) else f"commands-{command.name}"


def _describe_options(command: Command[Any, ..., Any], say: Say) -> None:
    options = command.parameters
    key = f"commands-{command.name}"
    texts = {option.name: localize(f"{key}-{option.display_name}", say) for option in options}
    app_commands.describe(**texts)(command)
    choices = {option.name: _choices(option, say) for option in options if option.choices}
    app_commands.choices(**choices)(command)


def _choices(option: Parameter, say: Say) -> list[Choice[Any]]:
    name = str(option.display_name)
    return [Choice(name=_label(name, one.value, say), value=one.value) for one in option.choices]


def _label(option: str, value: Any, say: Say) -> str | locale_str:
    match option:
        case "language":
            return language_name(value)
        case "boards":
            return localize("games-boards", say, boards=value)
        case _:
            return localize(_CHOICES[option][value], say)
