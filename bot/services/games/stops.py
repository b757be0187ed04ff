"""Give up a game: at once, or by a vote of those who play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain.games import GameSession, Phase
from bot.domain.players import Asker, Player
from bot.services.games import votes as voting
from bot.services.games.endings import end
from bot.services.games.view import GameView
from bot.store import ReadTransaction, Transaction


@dataclass(frozen=True)
class StopCount:
    """How many have voted to end a game, of those `needed`.

    Who can end it at once needs none. Only if it is `heard` has somebody voted who has guessed;
    the last vote needed is kept for one of them, so other votes don't count as that. It is also
    kept for whoever began the game, if they still play and are `awaited`. The asker has `voted`
    already, where that was not enough.
    """

    votes: int = 0
    needed: int = 0
    heard: bool = True
    voted: bool = False
    awaited: Player | None = None

    @property
    def complete(self) -> bool:
        """Whether one vote more ends the game."""
        last = self.votes + 1 >= self.needed
        return not self.needed or (last and self.heard and self.awaited is None)


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
    awaited = voting.find_awaited(session, everybody, now)
    return StopCount(votes, needed, heard, voted, awaited)


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
        awaited = voting.find_awaited(session, voters, now)
        if len(voters) < needed or not heard or awaited:
            votes = min(len(voters), needed - 1)
            return session, StopCount(votes, needed, heard, voted=True, awaited=awaited)
    # what others give up costs nobody who wants to go on
    only = None if session.mode.private else await voting.list_stoppers(tx, session, now)
    return await end(tx, session, Phase.STOPPED, now, only=only), StopCount()
