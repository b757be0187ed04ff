"""Players whose results are recorded no more: in the list for everybody, and for managers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.corrections import RecordBan
from bot.domain.players import Player
from bot.render.names import mention
from bot.render.reply import Action, Button, Reply, Style, moment
from bot.texts import Texts


def list_exclusions(found: Sequence[RecordBan], say: Texts) -> list[str]:
    """Say in a line each who was shut out of the records, by whom, and who let them in again."""
    return [_line(one, say) for one in found]


def offer_exclusion(player: Player, say: Texts, *, shut_out: bool) -> Button:
    """Return the button that shuts a player out, or lets them in again."""
    if shut_out:
        return Button(Action.LET_IN, say("standings-exclusions-back-button"), player.id)
    label = say("standings-exclusions-button")
    return Button(Action.SHUT_OUT, label, player.id, Style.DANGER)


def confirm_exclusion(player: Player, look: Look, *, shut_out: bool) -> Reply:
    """Say what holds for a player from now on, with the button that undoes it."""
    say = look.say
    key = "standings-exclusions-out" if shut_out else "standings-exclusions-back"
    others = Button(Action.CORRECT, say("standings-correct-others-button"))
    return Reply(
        title=say("standings-correct-title"),
        text=say(key, who=mention(player.id, say)),
        footer=say("standings-correct-shown"),
        buttons=(offer_exclusion(player, say, shut_out=shut_out), others),
        private=True,
    )


def _line(one: RecordBan, say: Texts) -> str:
    line = say(
        "standings-exclusions-line",
        who=mention(one.player.id, say),
        by=mention(one.by.id, say),
        when=moment(one.at),
    )
    if one.undone_by is None:
        return line
    return f"~~{line}~~ {say('standings-corrections-undone', by=mention(one.undone_by.id, say))}"
