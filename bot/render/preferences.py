"""A player's own choices as a panel."""

from __future__ import annotations

from bot.domain.players import Place, Preference, Preferences
from bot.render.menus import Menu, Option, Topic
from bot.render.panels import language_name, options, switch, theme_name, theme_options
from bot.render.reply import Action, Button, Reply
from engine.words import ALPHABETS

UNSET = "server"
"""What leaves a choice to the server again."""


def panel(chosen: Preferences, place: Place) -> Reply:
    """What the player has chosen, and the menus to choose otherwise."""
    theme = theme_name(chosen.theme) if chosen.theme else "as in the server"
    language = language_name(chosen.language) if chosen.language else "as in the server"
    return Reply(
        title="Your preferences",
        text=(
            f"**Theme** {theme}\n**Language** {language}\n\n"
            "They hold for your private boards, everywhere. Boards that others see too follow "
            "the server's settings. A reminder is a direct message when the server posts its "
            "daily."
        ),
        menus=(_themes(chosen), _languages(chosen)),
        buttons=_reminder(chosen, place),
        private=True,
    )


def _themes(chosen: Preferences) -> Menu:
    every = (Option(UNSET, "As in the server"), *theme_options())
    return Menu(Topic.PREFERENCES, Preference.THEME, "Theme", every, (chosen.theme or UNSET,))


def _languages(chosen: Preferences) -> Menu:
    names = {UNSET: "As in the server"} | {code: language_name(code) for code in ALPHABETS}
    return Menu(
        Topic.PREFERENCES,
        Preference.LANGUAGE,
        "Language",
        options(names),
        (chosen.language or UNSET,),
    )


def _reminder(chosen: Preferences, place: Place) -> tuple[Button, ...]:
    """The switch of the reminder: each server has its own daily.

    In a direct message all can be switched off, as who has left a server must be able to.
    """
    if place.guild_id is None:
        on = bool(chosen.reminded_in)
        return (switch(Action.REMIND, "Remind me of dailies", on=on),) if on else ()
    on = place.guild_id in chosen.reminded_in
    return (switch(Action.REMIND, "Remind me of this server's daily", on=on),)
