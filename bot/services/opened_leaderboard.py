"""Which leaderboard somebody sees who names no games."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.leaderboard_requests import Contest, LeaderboardRequest
from bot.domain.leaderboards import League
from bot.domain.players import Asker
from bot.store import ReadTransaction


async def list_wanted(
    tx: ReadTransaction, asker: Asker, request: LeaderboardRequest, contest: Contest
) -> list[LeaderboardRequest]:
    """Return what to show, the best first: the asker's games, the server's, then the usual ones.

    A length or several boards in the request hold for all of them.
    """
    named = request.length is not None or request.boards > 1
    within = contest.league if named else None
    played = await tx.leaderboards.list_played(asker.place, asker.player)
    own = [one for one in played if within is None or _is_like(one.league, within)]
    # on a tie, all games on a board of one's own rather than one mode of them
    most = max(own, key=lambda one: (one.games, one.league.mode is None), default=None)
    here = await tx.leaderboards.find_played_league(contest, within)
    leagues = [most.league if most else None, here, contest.league]
    wanted = [_ask_for(league, request) for league in leagues if league]
    return [*dict.fromkeys(wanted)]


def _is_like(league: League, other: League) -> bool:
    return (league.length, league.boards) == (other.length, other.boards)


def _ask_for(league: League, request: LeaderboardRequest) -> LeaderboardRequest:
    return replace(request, mode=league.mode, length=league.length, boards=league.boards)
