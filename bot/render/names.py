"""How people are named in texts and pictures."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bot.domain.players import HIDDEN, NOBODY, Player
from bot.texts import Texts

NAMED = 4
"""Names in a sentence, at most."""


def mention(player_id: int, say: Texts) -> str:
    """Return the mention that names a player in every text; it pings nobody."""
    return _nameless(player_id, say) or f"<@{player_id}>"


def join_first(names: Sequence[str], say: Texts) -> str:
    """Join the first `NAMED` names, and say how many others there are."""
    more = len(names) - NAMED
    return say.join([*names[:NAMED], *([say("matches-others", count=more)] * (more > 0))])


def write_name(player: Player, say: Texts) -> str:
    """Return the name of a player for a picture."""
    return _nameless(player.id, say) or player.name


def _nameless(player_id: int, say: Texts) -> str:
    """Return what replaces the name of a player who is gone or hidden; nothing for others."""
    if player_id == NOBODY.id:
        return say("players-name-gone")
    return say("players-name-hidden") if player_id == HIDDEN.id else ""


def escape_name(name: str) -> str:
    """Escape a name so that Discord formats, links and pings nothing in it."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", "".join(filter(str.isprintable, name)))
