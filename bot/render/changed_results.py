"""Results that were changed after they were posted, for those who manage a server."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.corrections import CountedResult, Flood
from bot.render.corrected_results import Games, name_result, write_score
from bot.render.details import CHANGED
from bot.render.exclusions import offer_others
from bot.render.names import mention
from bot.render.reply import Action, Button, Reply, moment
from bot.texts import Texts

MOST_FLOODS = 5
"""People named who pasted many results at once."""

_DOUBTED = "❔"


def offer_changed(say: Texts) -> Button:
    """Return the button that lists the results that were changed after they were posted."""
    return Button(Action.CORRECT, say("standings-changed-title"), detail=CHANGED)


def list_changed(
    found: Sequence[CountedResult], floods: Sequence[Flood], games: Games, look: Look
) -> Reply:
    """List changed and confirmed results, and who pasted many at once."""
    say = look.say
    lines = [say("standings-changed" if found else "standings-changed-empty")]
    lines += [_write(one, games, say) for one in found]
    if any(one.confirmed for one in found):
        lines.append(f"-# {say('records-confirmed')}")
    lines += tell_floods(floods, say)
    return Reply(
        title=say("standings-changed-title"),
        text="\n".join(lines),
        buttons=(offer_others(say),),
        private=True,
    )


def _write(one: CountedResult, games: Games, say: Texts) -> str:
    """Return a line: whose result, which, from what to what, and when it was posted."""
    scores = [write_score(one.key, score, games, say) for score in (one.first, one.score) if score]
    change = f"**{' → '.join(scores)}**"
    shown = f"{_DOUBTED} {change}" if one.confirmed else change
    who, what = mention(one.player.id, say), name_result(one.key, games, say)
    return " · ".join([who, what, shown, moment(one.at)])


def tell_floods(floods: Sequence[Flood], say: Texts) -> list[str]:
    """Return a line for each of the latest people who pasted many results at once."""
    return [
        say(
            "standings-changed-pasted",
            who=mention(one.player.id, say),
            days=one.days,
            when=moment(one.at),
        )
        for one in floods[:MOST_FLOODS]
    ]
