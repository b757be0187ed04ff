"""Names of summaries that mention nobody: whose they are, for those who moderate."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.players import Player
from bot.render.menus import Kind, Menu, MenuOption, Topic
from bot.render.reply import Action, Button, Reply, Style, mention, plain
from bot.texts import Texts

MOST_MENUS = 4
"""People to be named at once; the next ones follow."""
PAGE = 25
"""Names on a page: Discord's menus hold no more."""
LONGEST_PROMPT = 32


def key_of(name: str) -> str:
    """What stands for a name in the custom id of a menu."""
    return hashlib.sha256(name.encode()).hexdigest()[:16]


def ask_who(names: Sequence[str], say: Texts) -> tuple[Menu, ...]:
    """Menus to say who is called so."""
    return tuple(
        Menu(
            Topic.RECORDS,
            key_of(name),
            say("records-name-prompt", name=name[:LONGEST_PROMPT]),
            kind=Kind.USERS,
        )
        for name in names[:MOST_MENUS]
    )


def claimed(name: str, player: Player, results: int, rest: Sequence[str], look: Look) -> Reply:
    """Who that name is, and menus for the names that are left."""
    say = look.say
    who = mention(player.id, say)
    text = say("records-claimed", who=who, name=plain(name), results=results)
    return Reply(text=text, menus=ask_who(rest, say), buttons=open_names(say), private=True)


def open_names(say: Texts) -> tuple[Button, ...]:
    """A button to all names that are remembered."""
    return (Button(Action.NAMES, say("records-named-button")),)


def list_names(named: Sequence[tuple[str, Player]], page: int, look: Look) -> Reply:
    """A page of the names that are remembered, from 0; a menu leads to each."""
    say, here = look.say, named[PAGE * page : PAGE * (page + 1)]
    if not here:
        return Reply(text=say("records-named-none"), private=True)
    lines = [say("records-named", name=plain(name), who=mention(one.id, say)) for name, one in here]
    options = tuple(MenuOption(key_of(name), name, one.name) for name, one in here)
    pages = [(page - 1, "standings-previous"), (page + 1, "standings-next")]
    return Reply(
        title=say("records-named-title"),
        text="\n".join(lines),
        menus=(Menu(Topic.NAMES, "all", say("records-named-prompt"), options),),
        buttons=tuple(
            Button(Action.NAMES, say(label), other)
            for other, label in pages
            if 0 <= PAGE * other < len(named)
        ),
        private=True,
    )


def show_name(name: str, player: Player, look: Look) -> Reply:
    """Who is called so; they can be changed, or forgotten."""
    say = look.say
    forget = Button(
        Action.FORGET_NAME, say("records-forget-button"), style=Style.DANGER, detail=key_of(name)
    )
    return Reply(
        text=say("records-named-one", name=plain(name), who=mention(player.id, say)),
        menus=ask_who([name], say),
        buttons=(forget, *open_names(say)),
        private=True,
    )


def forgotten(name: str, results: int, rest: Sequence[str], look: Look) -> Reply:
    """That a name is nobody's again, and menus for all that are."""
    say = look.say
    text = say("records-forgotten", name=plain(name), results=results)
    return Reply(text=text, menus=ask_who(rest, say), private=True)
