"""What a daily promises by a hash, and how that is kept the next day."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.text import spaced
from bot.domain.games import Phase
from bot.domain.matches import Match
from bot.render.reply import plural


def promises(match: Match, before: Match | None) -> Sequence[str]:
    """The hash by which anybody can check tomorrow that the word was chosen before.

    With it the word of the daily `before`, hidden from those who still want to find it.
    """
    if match.commitment is None:
        return ()
    today = f"-# Proof that the word is chosen: sha256 `{match.commitment}`"
    return (today, _kept(before)) if before else (today,)


def _kept(before: Match) -> str:
    (answer,) = before.game.answers
    solved = sum(one.session.phase is Phase.WON for one in before.people if one.session)
    return (
        f"-# Daily {before.number:,}: ||{spaced(answer)}||, solved by {solved} of "
        f"{plural(len(before.people), 'player')}; proof: its sha256 is that of "
        f"||`{answer}:{before.salt}`||"
    )
