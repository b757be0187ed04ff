"""Pieces of panels: menus over enumerations, themes, languages, channels and roles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.domain.players import Theme
from bot.render.menus import Kind, Menu, MenuOption, Topic
from bot.render.reply import Action, Button, Style
from bot.texts import Texts, keys
from engine.words import ALPHABETS

_THEMES = keys("guilds-theme", Theme)
_THEME_HINTS = keys("guilds-theme", Theme, "hint")


def language_name(code: str) -> str:
    """A language's own name for itself, else its code."""
    return ALPHABETS[code].name if code in ALPHABETS else code


def theme_name(theme: Theme, say: Texts) -> str:
    return say(_THEMES[theme])


def theme_options(say: Texts) -> tuple[MenuOption, ...]:
    return tuple(MenuOption(one, say(_THEMES[one]), say(_THEME_HINTS[one])) for one in Theme)


def options(labels: Mapping[str, str]) -> tuple[MenuOption, ...]:
    """Options from what is chosen to how it is called."""
    return tuple(MenuOption(value, label) for value, label in labels.items())


def name_choice(menu: Menu, say: Texts) -> Menu:
    """The same menu, whose chosen option says of what it is one: Discord hides the prompt then."""

    def name(one: MenuOption) -> MenuOption:
        if one.value not in menu.chosen:
            return one
        return replace(one, label=say("guilds-chosen", setting=menu.prompt, value=one.label))

    return replace(menu, options=tuple(map(name, menu.options)))


def channels(
    name: str, prompt: str, chosen: tuple[str, ...], most: int = 1, kind: Kind = Kind.CHANNELS
) -> Menu:
    """A menu of the server's channels, from which none may be chosen too."""
    return Menu(Topic.SETTINGS, name, prompt, (), chosen, kind, 0, most)


def roles(name: str, prompt: str, chosen: tuple[str, ...]) -> Menu:
    """A menu of the server's roles, from which none may be chosen too."""
    return Menu(Topic.SETTINGS, name, prompt, (), chosen, Kind.ROLES, 0)


def role(role_id: int) -> str:
    """How a role is named in a text: nobody is pinged."""
    return f"<@&{role_id}>"


def switch(action: Action, setting: str, say: Texts, *, on: bool, detail: str = "") -> Button:
    """A button that turns something over; its subject is 1 if that turns it on."""
    label = say("guilds-on" if on else "guilds-off", setting=setting)
    style = Style.SUCCESS if on else Style.SECONDARY
    return Button(action, label, int(not on), style, detail)
