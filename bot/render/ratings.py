"""The explanation of a rating, match by match."""

from __future__ import annotations

from bot.domain.ratings import START, RatingChange, RatingReason
from bot.render.title import MODE_NAMES
from bot.texts import Texts


def list_changes(reason: RatingReason, say: Texts) -> list[str]:
    """Return the sum behind a rating: the start, and the change of each match."""
    first = reason.last[0].before
    steps = [say("standings-why-start", start=str(START))]
    if reason.earlier:
        change = _sign(first - START)
        steps.append(say("standings-why-earlier", change=change, matches=reason.earlier))
    steps += [_describe(change, say) for change in reason.last]
    return [*steps, say("standings-why-rating-total", value=str(reason.standing.value))]


def _describe(change: RatingChange, say: Texts) -> str:
    return say(
        "standings-why-match",
        change=_sign(change.after - change.before),
        mode=say(MODE_NAMES[change.mode.key]),
        day=say.day(change.on),
        place=change.place,
        players=change.players,
    )


def _sign(change: int) -> str:
    """Return ``+ 12`` or ``− 7``."""
    return f"{'−' if change < 0 else '+'} {abs(change)}"
