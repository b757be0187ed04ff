"""Pieces of panels: menus over enumerations, themes, languages, channels and roles."""

from __future__ import annotations

from collections.abc import Mapping

from bot.domain.players import Theme
from bot.render.menus import Kind, Menu, Option, Topic
from bot.render.reply import Action, Button, Style

_LANGUAGES = {
    "de": "Deutsch",
    "en": "English",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "nl": "Nederlands",
    "pl": "Polski",
    "pt": "Português",
    "sv": "Svenska",
}
_THEMES = {
    Theme.SQUARES: ("Squares", "🟩🟨⬛ and the letters beside them"),
    Theme.LETTERS: ("Letter tiles", "letters on green, yellow and grey"),
    Theme.CONTRAST: ("High contrast", "🟧 correct, 🟦 present"),
    Theme.CONTRAST_LETTERS: ("High-contrast letter tiles", "letters on orange, blue and grey"),
    Theme.SYMBOLS: ("Symbols", "[A] correct, (A) present, no colour"),
    Theme.TEXT: ("Plain text", "for screen readers"),
}


def language_name(code: str) -> str:
    """A language's own name for itself, else its code."""
    return _LANGUAGES.get(code, code)


def theme_name(theme: Theme) -> str:
    return _THEMES[theme][0]


def theme_options() -> tuple[Option, ...]:
    return tuple(Option(theme, label, hint) for theme, (label, hint) in _THEMES.items())


def options(labels: Mapping[str, str]) -> tuple[Option, ...]:
    """Options from what is chosen to how it is called."""
    return tuple(Option(value, label) for value, label in labels.items())


def channels(name: str, prompt: str, chosen: tuple[str, ...], most: int = 1) -> Menu:
    """A menu of the server's channels, from which none may be chosen too."""
    return Menu(Topic.SETTINGS, name, prompt, (), chosen, Kind.CHANNELS, 0, most)


def roles(name: str, prompt: str, chosen: tuple[str, ...]) -> Menu:
    """A menu of the server's roles, from which none may be chosen too."""
    return Menu(Topic.SETTINGS, name, prompt, (), chosen, Kind.ROLES, 0)


def role(role_id: int) -> str:
    """How a role is named in a text: nobody is pinged."""
    return f"<@&{role_id}>"


def switch(action: Action, label: str, *, on: bool) -> Button:
    """A button that turns something over; its subject is 1 if that turns it on."""
    state, style = ("on", Style.SUCCESS) if on else ("off", Style.SECONDARY)
    return Button(action, f"{label}: {state}", int(not on), style)
