"""A player's preferences as a panel, and their stored data: its export and its deletion."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from bot.board.look import Look
from bot.domain.players import HelpStart, Place, Preference, Preferences
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.pickers import (
    language_name,
    name_choice,
    options,
    switch,
    theme_name,
    theme_options,
)
from bot.render.reply import Action, Attachment, Button, Reply, Style
from bot.render.tables import pack, write_table
from bot.texts import Texts
from engine.words import ALPHABETS

UNSET = "server"
"""The option that leaves a choice to the server, or as usual."""

STARTS = {
    None: "players-start-count",
    HelpStart.LETTER: "players-start-letter",
    HelpStart.WORD: "players-start-word",
}


def preferences(chosen: Preferences, place: Place, look: Look, *, posted: bool = True) -> Reply:
    """Draw the player's preferences, with menus and switches to change them.

    `posted` says whether the server posts its daily.
    """
    say = look.say
    unset = say("players-as-in-server")
    theme = theme_name(chosen.theme, say) if chosen.theme else unset
    language = language_name(chosen.language) if chosen.language else unset
    lines = (
        say("players-theme", theme=theme),
        say("players-language", language=language),
        say("players-start", start=say(STARTS[chosen.start])),
        say("players-hidden" if chosen.hidden else "players-shown"),
        *([say("players-refused", words=len(chosen.refused))] if chosen.refused else []),
        "",
        say("players-preferences"),
        *([] if posted or place.guild_id not in chosen.reminded_in else [say("players-unposted")]),
        *([] if place.guild_id or chosen.reminded_in else [say("players-unreminded")]),
    )
    return Reply(
        title=say("players-preferences-title"),
        text="\n".join(lines),
        menus=tuple(name_choice(menu(chosen, say), say) for menu in (_themes, _languages, _starts)),
        buttons=(
            *_reminder(chosen, place, say),
            switch(Action.HIDE, say("players-hide"), say, on=chosen.hidden),
            *_refused(chosen, say),
        ),
        private=True,
    )


def privacy(look: Look, privacy_url: str | None = None) -> Reply:
    """Say what is kept and why, with the buttons that export and delete it."""
    say = look.say
    page = f"\n\n{say('players-privacy-page', url=privacy_url)}" if privacy_url else ""
    return Reply(
        title=say("players-privacy-title"),
        text=say("players-privacy") + page,
        buttons=(
            Button(Action.EXPORT, say("players-export-button")),
            Button(Action.ERASE, say("players-erase-button"), style=Style.DANGER),
        ),
        private=True,
    )


def export(data: Mapping[str, Any], look: Look) -> Reply:
    """Attach the player's data as a JSON file, and as tables in a zip file."""
    content = json.dumps(data, indent=2, ensure_ascii=False).encode()
    tables = [
        write_table(name, [*rows[0]], (row.values() for row in rows)) for name, rows in data.items()
    ]
    files = (Attachment("tilemate.json", content), pack("tilemate-csv", tables))
    return Reply(text=look.say("players-exported"), files=files, private=True)


def ask_erasure(look: Look) -> Reply:
    """Ask whether everything should really be deleted."""
    say = look.say
    yes = Button(Action.ERASE_ALL, say("players-erase-all-button"), style=Style.DANGER)
    no = Button(Action.DISMISS, say("players-keep-button"))
    title = say("players-erase-title")
    return Reply(title=title, text=say("players-erase"), buttons=(yes, no), private=True)


def confirm_erasure(look: Look) -> Reply:
    """Confirm that everything was deleted."""
    say = look.say
    return Reply(title=say("players-erased-title"), text=say("players-erased"), private=True)


def _refused(chosen: Preferences, say: Texts) -> tuple[Button, ...]:
    label = say("players-refused-button")
    return (Button(Action.FORGET_REFUSED, label),) if chosen.refused else ()


def _themes(chosen: Preferences, say: Texts) -> Menu:
    every = (MenuOption(UNSET, say("players-server-option")), *theme_options(say))
    prompt = say("players-theme-prompt")
    return Menu(Topic.PREFERENCES, Preference.THEME, prompt, every, (chosen.theme or UNSET,))


def _languages(chosen: Preferences, say: Texts) -> Menu:
    names = {code: language_name(code) for code in ALPHABETS}
    every = options({UNSET: say("players-server-option")} | names)
    prompt = say("players-language-prompt")
    return Menu(Topic.PREFERENCES, Preference.LANGUAGE, prompt, every, (chosen.language or UNSET,))


def _starts(chosen: Preferences, say: Texts) -> Menu:
    every = options({UNSET: say(STARTS[None])} | {one: say(STARTS[one]) for one in HelpStart})
    prompt = say("players-start-prompt")
    return Menu(Topic.PREFERENCES, Preference.START, prompt, every, (chosen.start or UNSET,))


def _reminder(chosen: Preferences, place: Place, say: Texts) -> tuple[Button, ...]:
    """Return the switch for the reminder of the server's daily.

    In a direct message it turns off the reminders of all servers, even of those the player left.
    """
    if place.guild_id is None:
        on = bool(chosen.reminded_in)
        return (switch(Action.REMIND, say("players-remind-anywhere"), say, on=on),) if on else ()
    on = place.guild_id in chosen.reminded_in
    return (switch(Action.REMIND, say("players-remind-here"), say, on=on),)
