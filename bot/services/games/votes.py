"""Votes of a crowd, for a guess or to end a game.

The first vote for a guess starts a timer. When it ends, the word with the most votes is played;
among equals, the one that was voted for first.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain.games import Ballot, GameSession
from bot.domain.players import Player
from bot.store import Transaction
from engine import Word

TIME_TO_VOTE = timedelta(seconds=60)
STOP_VOTES_LAST = timedelta(minutes=5)


def votes_to_stop(session: GameSession) -> int:
    """Return how many votes end a game: three, or two where at most three have played."""
    return 2 if len(session.players) <= 3 else 3


async def cast(
    tx: Transaction, session: GameSession, player: Player, word: Word, now: datetime
) -> GameSession:
    """Store a vote in place of an earlier one by the same player."""
    await tx.votes.cast(session.id, Ballot(player, word, now))
    deadline = session.deadline or now + TIME_TO_VOTE
    if session.deadline is None:
        await tx.games.set_deadline(session.id, deadline)
    others = (ballot for ballot in session.ballots if ballot.player.id != player.id)
    ballots = (*others, Ballot(player, word, now))
    return replace(session, deadline=deadline, ballots=ballots)


def tally(session: GameSession) -> list[tuple[Word, int]]:
    """Return the words voted for with their votes, the one that would be played now first."""
    votes = Counter(ballot.guess for ballot in session.ballots)
    return sorted(votes.items(), key=lambda item: (-item[1], _first(session, item[0]).at))


def choose(session: GameSession) -> Ballot:
    """Return the first vote for the word that is played; there is at least one vote."""
    return _first(session, tally(session)[0][0])


def _first(session: GameSession, word: Word) -> Ballot:
    votes = (ballot for ballot in session.ballots if ballot.guess == word)
    return min(votes, key=lambda ballot: ballot.at)
