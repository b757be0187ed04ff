"""Players whose results are recorded no more, or count for another: to everybody, and managers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.corrections import AccountDecision
from bot.domain.players import Player
from bot.render.details import SURE
from bot.render.names import mention
from bot.render.reply import Action, Button, Reply, Style, moment
from bot.texts import Texts


def list_decisions(found: Sequence[AccountDecision], say: Texts) -> list[str]:
    """Say in a line each who was shut out of records or joined, by whom, and who undid it."""
    return [_line(one, say) for one in found]


def offer_exclusion(player: Player, say: Texts, *, shut_out: bool, detail: str = "") -> Button:
    """Return the button that shuts a player out, or lets them in again."""
    if shut_out:
        return Button(Action.LET_IN, say("standings-exclusions-back-button"), player.id)
    label = say("standings-exclusions-button")
    return Button(Action.SHUT_OUT, label, player.id, Style.DANGER, detail)


def offer_others(say: Texts) -> Button:
    """Return the button that goes on to the results of somebody else."""
    return Button(Action.CORRECT, say("standings-correct-others-button"))


def ask_exclusion(player: Player, look: Look) -> Reply:
    """Ask whether a player should be shut out."""
    say = look.say
    return Reply(
        title=say("standings-correct-title"),
        text=say("standings-exclusions-ask", who=mention(player.id, say)),
        buttons=(
            offer_exclusion(player, say, shut_out=False, detail=SURE),
            offer_others(say),
        ),
        private=True,
    )


def confirm_exclusion(player: Player, look: Look, *, shut_out: bool) -> Reply:
    """Say what holds for a player from now on, with the button that undoes it."""
    say = look.say
    key = "standings-exclusions-out" if shut_out else "standings-exclusions-back"
    return Reply(
        title=say("standings-correct-title"),
        text=say(key, who=mention(player.id, say)),
        footer=say("standings-correct-shown"),
        buttons=(offer_exclusion(player, say, shut_out=shut_out), offer_others(say)),
        private=True,
    )


def _line(one: AccountDecision, say: Texts) -> str:
    who, by, when = mention(one.player.id, say), mention(one.by.id, say), moment(one.at)
    line = say("standings-exclusions-line", who=who, by=by, when=when)
    if one.person:
        whose = mention(one.person.id, say)
        line = say("standings-joined-line", account=who, who=whose, by=by, when=when)
    if one.undone_by is None:
        return line
    return f"~~{line}~~ {say('standings-corrections-undone', by=mention(one.undone_by.id, say))}"
