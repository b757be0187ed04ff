"""What a daily promises by a hash, and how that is kept the next day."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.board.text import spaced
from bot.domain.games import Phase
from bot.domain.matches import Match


def promises(match: Match, before: Match | None, look: Look) -> Sequence[str]:
    """The hash by which anybody can check tomorrow that the word was chosen before.

    With it the word of the daily `before`, hidden from those who still want to find it.
    """
    if match.commitment is None:
        return ()
    today = f"-# {look.say('matches-promise', hash=match.commitment)}"
    return (today, _keep(before, look)) if before else (today,)


def _keep(before: Match, look: Look) -> str:
    (answer,) = before.game.answers
    said = look.say(
        "matches-kept",
        number=before.number or 0,
        answer=spaced(answer),
        solved=sum(one.session.phase is Phase.WON for one in before.people if one.session),
        players=len(before.people),
        text=f"{answer}:{before.salt}",
    )
    return f"-# {said}"
