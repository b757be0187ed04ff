"""Strikes of several results of a player at once: the buttons, the question, what was done."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.corrections import Correction, CountedResult
from bot.domain.players import Player
from bot.render.details import ONLY_PASTED, SURE
from bot.render.exclusions import offer_others
from bot.render.names import mention
from bot.render.reply import Action, Button, Reply, Style
from bot.texts import Texts

_ALL_BUTTON = "standings-correct-strike-all-button"
_PASTED_BUTTON = "standings-correct-strike-pasted-button"


def offer_strikes(player: Player, results: Sequence[CountedResult], say: Texts) -> list[Button]:
    """Return the buttons that strike all, and what was pasted where there are others too."""
    count, pasted = len(results), sum(one.pasted for one in results)
    buttons = [_strike(player, count, say)] if count > 1 else []
    return [*buttons, _strike(player, pasted, say, ONLY_PASTED)] if 1 < pasted < count else buttons


def ask_strikes(player: Player, count: int, look: Look, *, pasted: bool) -> Reply:
    """Ask whether all of a player's latest results should be struck, or what was `pasted`."""
    say = look.say
    key = "standings-correct-strike-pasted" if pasted else "standings-correct-strike-all"
    strike = _strike(player, count, say, f"{SURE}.{ONLY_PASTED}" if pasted else SURE)
    return Reply(
        title=say("standings-correct-title"),
        text=say(key, who=mention(player.id, say), count=count),
        buttons=(strike, offer_others(say)),
        private=True,
    )


def _strike(player: Player, count: int, say: Texts, detail: str = "") -> Button:
    key = _PASTED_BUTTON if ONLY_PASTED in detail else _ALL_BUTTON
    return Button(Action.STRIKE_ALL, say(key, count=count), player.id, Style.DANGER, detail)


def confirm_strikes(
    player: Player, done: Sequence[Correction], look: Look, *, pasted: bool
) -> Reply:
    """Say how many results were struck, with the button that undoes it all."""
    say, who = look.say, mention(player.id, look.say)
    key = "standings-correct-struck-pasted" if pasted else "standings-correct-struck-all"
    undo = [
        Button(Action.UNCORRECT, say("standings-correct-undo-button"), one.id) for one in done[:1]
    ]
    return Reply(
        title=say("standings-correct-title"),
        text=say(key, who=who, count=len(done)),
        footer=say("standings-correct-shown"),
        buttons=(*undo, offer_others(say)),
        private=True,
    )
