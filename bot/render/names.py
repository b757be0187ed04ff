"""How people are named in texts and pictures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

from bot.domain.deleted_players import is_stand_in
from bot.domain.players import HIDDEN, NOBODY, Player
from bot.texts import Texts

T = TypeVar("T")

MOST_NAMES = 4
"""Names in a sentence, if there are not just a few more."""

_FEW = 2
"""So many others are named rather than counted."""


def mention(player_id: int, say: Texts) -> str:
    """Return the mention that names a player in every text; it pings nobody."""
    return _nameless(player_id, say) or f"<@{player_id}>"


def address(player: Player, say: Texts) -> str:
    """Return the mention of a player, or the bare name of one who has left the server."""
    return escape_name(write_name(player, say)) if player.left else mention(player.id, say)


def begin(sentence: str, say: Texts) -> str:
    """Return a sentence with a capital, if it begins with what replaces a name."""
    for name in (say("players-name-hidden"), say("players-name-gone")):
        before, found, rest = sentence.partition(name)
        if found and not any(map(str.isalnum, before)):
            return f"{before}{name[0].upper()}{name[1:]}{rest}"
    return sentence


def join_first(names: Sequence[str], say: Texts) -> str:
    """Join the first `MOST_NAMES` names, and say how many others there are."""
    shown, more = take_first(names, MOST_NAMES)
    return say.join([*shown, *([say("matches-others", count=more)] * (more > 0))])


def take_first(items: Sequence[T], most: int) -> tuple[Sequence[T], int]:
    """Return the first so many items, and how many others there are.

    If these would be one or two, they are taken too: to count them takes almost as much room.
    """
    shown = items if len(items) <= most + _FEW else items[:most]
    return shown, len(items) - len(shown)


def write_name(player: Player, say: Texts) -> str:
    """Return the name of a player for a picture."""
    return _nameless(player.id, say) or player.name


def _nameless(player_id: int, say: Texts) -> str:
    """Return what replaces the name of a player who is gone or hidden; nothing for others."""
    if player_id == NOBODY.id:
        return say("players-name-gone")
    if is_stand_in(player_id):
        return say("players-name-deleted")
    return say("players-name-hidden") if player_id == HIDDEN.id else ""


def escape_name(name: str) -> str:
    """Escape a name so that Discord formats, links and pings nothing in it."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", "".join(filter(str.isprintable, name)))
