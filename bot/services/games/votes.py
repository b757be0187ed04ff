"""Votes of a crowd, for a guess or to end a game.

The first vote for a guess starts a timer. When it ends, or everybody who has played so far has
voted, the word with the most votes is played; among equals, the one that was voted for first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.domain.games import Ballot, GameSession, Move
from bot.domain.players import Asker, Player
from bot.domain.turns import is_starter_playing
from bot.services.games.turns import play
from bot.store import ReadTransaction, Transaction
from engine import Word

TIME_TO_VOTE = timedelta(seconds=60)
STOP_VOTES_LAST = timedelta(minutes=5)


async def votes_to_stop(tx: ReadTransaction, session: GameSession, now: datetime) -> int:
    """Return how many votes end a game: three, or two where at most three have played.

    Guesses after the first vote change nothing, so the number stays what it was then.
    """
    times = await tx.votes.list_stop_votes(session.id, now - STOP_VOTES_LAST)
    moves = tuple(move for move in session.moves if move.at <= (times or [now])[0])
    return 2 if len(replace(session, moves=moves).players) <= 3 else 3


def has_guesser(session: GameSession, voters: Sequence[Player]) -> bool:
    """Return whether one of them has guessed in the game; others can't end it by themselves."""
    return any(map(session.has_player, voters))


def find_awaited(session: GameSession, voters: Sequence[Player], now: datetime) -> Player | None:
    """Return whoever began the game if it can't end without their vote: while they play there."""
    voted = any(one.id == session.starter.id for one in voters)
    return None if voted or not is_starter_playing(session, now) else session.starter


async def cast(
    tx: Transaction, session: GameSession, player: Player, word: Word, now: datetime
) -> GameSession:
    """Store a vote in place of an earlier one by the same player."""
    await tx.votes.cast(session.id, Ballot(player, word, now))
    count_at = session.count_at or now + TIME_TO_VOTE
    if session.count_at is None:
        await tx.games.set_count_at(session.id, count_at)
    others = (ballot for ballot in session.ballots if ballot.player.id != player.id)
    ballots = (*others, Ballot(player, word, now))
    return replace(session, count_at=count_at, ballots=ballots)


def tally(session: GameSession) -> list[tuple[Word, int]]:
    """Return the words voted for with their votes, the one that would be played now first."""
    votes = Counter(ballot.guess for ballot in session.ballots)
    return sorted(votes.items(), key=lambda item: (-item[1], _first(session, item[0]).at))


def have_all_voted(session: GameSession) -> bool:
    """Return whether everybody who has played so far, two or more people, has voted."""
    known = {player.id for player in session.players}
    return len(known) > 1 and known <= {ballot.player.id for ballot in session.ballots}


async def count(tx: Transaction, session: GameSession, now: datetime) -> GameSession:
    """End the vote, and play the word that leads as a guess of all who voted for it, if any."""
    await tx.games.set_count_at(session.id, None)
    await tx.votes.clear_ballots(session.id)
    counted = replace(session, count_at=None, ballots=())
    if not session.ballots:
        return counted
    word = tally(session)[0][0]
    first = _first(session, word)
    others = [one for one in session.ballots if one.player.id != first.player.id]
    agreed = tuple(one.player for one in others if one.guess == word)
    outvoted = tuple(one.player for one in others if one.guess != word)
    move = Move(first.player, now, agreed, outvoted)
    # it was legal when it was voted for, and nothing has been played since
    return await play(tx, counted, session.game.replay((*session.game.guesses, word)), move)


async def may_stop(tx: ReadTransaction, session: GameSession, asker: Asker) -> bool:
    """Return whether a player may end a game at once.

    Whoever began it may while nobody else has guessed in it.
    """
    if session.owner or session.belongs_to(asker.player):
        return True
    return (await tx.guilds.settings(asker.place)).stop.admits(asker.rights)


async def vote_to_stop(
    tx: Transaction, session: GameSession, player: Player, now: datetime
) -> list[Player]:
    """Cast a vote to end a game, unless there is one already; return who has voted."""
    await tx.remember(player)
    voters = await list_stoppers(tx, session, now)
    if any(one.id == player.id for one in voters):
        return voters
    await tx.votes.vote_to_stop(session.id, player, now)
    return [*voters, player]


async def list_stoppers(tx: ReadTransaction, session: GameSession, now: datetime) -> list[Player]:
    """Return whose votes to end a game count now, the earliest first."""
    return await tx.votes.list_stoppers(session.id, now - STOP_VOTES_LAST)


async def list_voters(tx: ReadTransaction, session: GameSession, now: datetime) -> list[Player]:
    """Return who has voted to end a game of everybody's."""
    if session.owner or session.disputed_at is None:
        return []
    return await list_stoppers(tx, session, now)


def _first(session: GameSession, word: Word) -> Ballot:
    votes = (ballot for ballot in session.ballots if ballot.guess == word)
    return min(votes, key=lambda ballot: ballot.at)
