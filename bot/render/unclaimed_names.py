"""Unclaimed names in summaries; moderators say which player each one is."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from bot.board.look import Look
from bot.domain.players import Player
from bot.domain.records.summary import Claimed
from bot.render.menus import Kind, Menu, MenuOption, Topic
from bot.render.names import escape_name, mention
from bot.render.reply import Action, Button, Reply, Style
from bot.texts import Texts

MOST_MENUS = 4
"""Names to ask about at once; the others follow."""
_PAGE = 25
"""Names on a page: Discord's menus hold no more."""
LONGEST_PROMPT = 32


def hash_name(name: str) -> str:
    """Return the key of a name in the custom id of a menu."""
    return hashlib.sha256(name.encode()).hexdigest()[:16]


def ask_players(names: Sequence[str], say: Texts) -> tuple[Menu, ...]:
    """Return menus that ask which player each name is."""
    return tuple(
        Menu(
            Topic.RECORDS,
            hash_name(name),
            say("records-name-prompt", name=name[:LONGEST_PROMPT]),
            kind=Kind.USERS,
        )
        for name in names[:MOST_MENUS]
    )


def say_later(names: Sequence[str], say: Texts) -> str:
    """Say which names are asked about after the first few; nothing if there are no more."""
    later = say.join(map(escape_name, names[MOST_MENUS:]))
    return say("records-names-later", names=later) if later else ""


def _ask_rest(text: str, rest: Sequence[str], say: Texts) -> Reply:
    """Ask about the names that are left, after a text."""
    shown = "\n".join(filter(None, [text, say_later(rest, say)]))
    return Reply(text=shown, menus=ask_players(rest, say), private=True)


def confirm_claim(
    name: str, player: Player, claimed: Claimed, rest: Sequence[str], look: Look
) -> Reply:
    """Confirm which player a name is, and ask about the names that are left."""
    say = look.say
    who = mention(player.id, say)
    text = say("records-claimed", who=who, name=escape_name(name), results=claimed.added)
    if claimed.known:
        text = f"{text} {say('records-claimed-known', known=claimed.known)}"
    return replace(_ask_rest(text, rest, say), buttons=names_buttons(say))


def names_buttons(say: Texts) -> tuple[Button, ...]:
    """Return the button that lists the claimed names."""
    return (Button(Action.NAMES, say("records-named-button")),)


def list_names(named: Sequence[tuple[str, Player]], page: int, look: Look) -> Reply:
    """List a page, from 0, of the claimed names, with a menu that opens each."""
    say, here = look.say, named[_PAGE * page : _PAGE * (page + 1)]
    if not here:
        return Reply(text=say("records-named-none"), private=True)
    lines = [
        say("records-named", name=escape_name(name), who=mention(one.id, say)) for name, one in here
    ]
    options = tuple(MenuOption(hash_name(name), name, one.name) for name, one in here)
    pages = [(page - 1, "standings-previous"), (page + 1, "standings-next")]
    return Reply(
        title=say("records-named-title"),
        text="\n".join(lines),
        menus=(Menu(Topic.NAMES, "all", say("records-named-prompt"), options),),
        buttons=tuple(
            Button(Action.NAMES, say(label), other)
            for other, label in pages
            if 0 <= _PAGE * other < len(named)
        ),
        private=True,
    )


def show_name(name: str, player: Player, look: Look) -> Reply:
    """Show which player a name is, with a menu to change that and a button to forget it."""
    say = look.say
    forget = Button(
        Action.FORGET_NAME, say("records-forget-button"), style=Style.DANGER, detail=hash_name(name)
    )
    return Reply(
        text=say("records-named-one", name=escape_name(name), who=mention(player.id, say)),
        menus=ask_players([name], say),
        buttons=(forget, *names_buttons(say)),
        private=True,
    )


def confirm_forgetting(name: str, results: int, rest: Sequence[str], look: Look) -> Reply:
    """Confirm that a name was forgotten, and ask about all unclaimed names."""
    say = look.say
    return _ask_rest(say("records-forgotten", name=escape_name(name), results=results), rest, say)
