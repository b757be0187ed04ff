"""Every sentence a person reads, in one catalogue for each locale.

A locale is a folder of Fluent files (projectfluent.org), one file for each noun. A key
begins with the name of its file: `games-prompt` stands in ``en/games.ftl``.

    games-left = { $guesses ->
        [one] { $guesses } guess left
       *[other] { $guesses } guesses left
    }

Code asks for it by that key, and gives the facts by name:

    look.say("games-left", guesses=3)

Tests check that each key the code asks for exists and gets the facts it needs, that each key in
the catalogue is asked for, and that no locale has other keys. What a locale has not translated
yet is said in English; `python -m bot.texts` lists it. So that tests find a key, write it out in
the source, or make it with `keys` from an enumeration:

    _STATE = keys("matches-state", Stage)
    look.say(_STATE[match.stage])

A host may give the command another name, so texts write it as a variable: ``/{ -command } play``.

Commands get their keys from their names: `/wordle play` has ``commands-play``, and its option
`mode` has ``commands-play-mode``.
"""

from bot.texts.catalogue import (
    ENGLISH_LOCALE,
    LOCALES,
    Texts,
    command,
    command_name,
    fingerprint,
    keys,
    load,
    name_command,
)

__all__ = [
    "ENGLISH_LOCALE",
    "LOCALES",
    "Texts",
    "command",
    "command_name",
    "fingerprint",
    "keys",
    "load",
    "name_command",
]
