"""Give up a game: at once, or by a vote of those who play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain.games import GameSession, Phase
from bot.domain.players import Asker
from bot.services.games import votes as voting
from bot.services.games.endings import end
from bot.services.games.view import GameView
from bot.store import ReadTransaction, Transaction


@dataclass(frozen=True)
class StopCount:
    """How many have voted to end a game, of those `needed`.

    Who can end it at once needs none. Only if it is `heard` has somebody voted who has guessed;
    the last vote needed is kept for one of them, so other votes don't count as that.
    The asker has `voted` already, where that was not enough.
    """

    votes: int = 0
    needed: int = 0
    heard: bool = True
    voted: bool = False


@dataclass(frozen=True)
class Stopped:
    """The game after a vote to end it, and how many votes there are while it goes on.

    `at_stake` are the days in a row that its end would cost.
    """

    view: GameView
    count: StopCount = StopCount()
    at_stake: int = 0


async def weigh(
    tx: ReadTransaction, session: GameSession, asker: Asker, now: datetime
) -> StopCount:
    """Count the votes of others to end a game, and how many it takes with the asker's."""
    voters = await voting.list_voters(tx, session, now)
    others = [one for one in voters if one.id != asker.player.id]
    everybody = [*others, asker.player]
    heard = voting.has_guesser(session, everybody)
    if not session.active or await voting.may_stop(tx, session, asker):
        return StopCount(len(others), heard=heard)
    needed = await voting.votes_to_stop(tx, session, now)
    voted = len(others) < len(voters)
    votes = min(len(voters), needed - 1)
    return StopCount(votes, needed, heard, voted)


async def give_up(
    tx: Transaction, session: GameSession, asker: Asker, now: datetime
) -> tuple[GameSession, StopCount]:
    """End a running game, or count a vote for that."""
    if await voting.may_stop(tx, session, asker):
        if not session.mode.private:
            await tx.remember(asker.player)
            await tx.votes.vote_to_stop(session.id, asker.player, now)
    else:
        session = replace(session, disputed_at=now)
        needed = await voting.votes_to_stop(tx, session, now)
        voters = await voting.vote_to_stop(tx, session, asker.player, now)
        heard = voting.has_guesser(session, voters)
        if len(voters) < needed or not heard:
            return session, StopCount(min(len(voters), needed - 1), needed, heard, voted=True)
    # what others give up costs nobody who wants to go on
    only = None if session.mode.private else await voting.list_stoppers(tx, session, now)
    return await end(tx, session, Phase.STOPPED, now, only=only), StopCount()
