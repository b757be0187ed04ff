"""Parts of panels: menus of themes, languages, channels and roles, and switches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.domain.players import Theme
from bot.domain.setting_kinds import FOLLOW
from bot.render.menus import Kind, Menu, MenuOption, Topic
from bot.render.reply import Action, Button, Style
from bot.texts import Texts, keys
from engine.words import ALPHABETS

_THEMES = keys("guilds-theme", Theme)
_THEME_HINTS = keys("guilds-theme", Theme, "hint")


def language_name(code: str) -> str:
    """Return a language's own name for itself, or its code if there is none."""
    return ALPHABETS[code].name if code in ALPHABETS else code


def language_labels(codes: Iterable[str], say: Texts) -> dict[str, str]:
    """Return what a server can choose: to follow Discord, or a language."""
    return {FOLLOW: say("guilds-language-follow")} | {code: language_name(code) for code in codes}


def theme_name(theme: Theme, say: Texts) -> str:
    """Return what a theme is called."""
    return say(_THEMES[theme])


def theme_options(say: Texts) -> tuple[MenuOption, ...]:
    """Return an option for each theme."""
    return tuple(MenuOption(one, say(_THEMES[one]), say(_THEME_HINTS[one])) for one in Theme)


def options(labels: Mapping[str, str]) -> tuple[MenuOption, ...]:
    """Return an option for each value and its label."""
    return tuple(MenuOption(value, label) for value, label in labels.items())


def choose(name: str, prompt: str, labels: Mapping[str, str], chosen: str) -> Menu:
    """Return a menu of a setting, with a label for each value."""
    return Menu(Topic.SETTINGS, name, prompt, options(labels), (chosen,))


def name_choice(menu: Menu, say: Texts) -> Menu:
    """Return the menu with its prompt in the chosen option: Discord hides the prompt itself."""

    def name(one: MenuOption) -> MenuOption:
        if one.value not in menu.chosen:
            return one
        return replace(one, label=say("guilds-chosen", setting=menu.prompt, value=one.label))

    return replace(menu, options=tuple(map(name, menu.options)))


def channels(
    name: str, prompt: str, chosen: tuple[str, ...], most: int = 1, kind: Kind = Kind.CHANNELS
) -> Menu:
    """Return a menu of the server's channels, from which up to `most` or none may be chosen."""
    return Menu(Topic.SETTINGS, name, prompt, (), chosen, kind, 0, most)


def roles(name: str, prompt: str, chosen: tuple[str, ...]) -> Menu:
    """Return a menu of the server's roles, from which one or none may be chosen."""
    return Menu(Topic.SETTINGS, name, prompt, (), chosen, Kind.ROLES, 0)


def mention_role(role_id: int) -> str:
    """Return markup that Discord shows as the role's name; it pings nobody."""
    return f"<@&{role_id}>"


def switch(action: Action, setting: str, say: Texts, *, on: bool, detail: str = "") -> Button:
    """Return a button that turns a setting on or off; its subject is 1 if it turns it on."""
    label = say("guilds-on" if on else "guilds-off", setting=setting)
    style = Style.SUCCESS if on else Style.SECONDARY
    return Button(action, label, int(not on), style, detail)
