"""Ratings, computed from results whenever somebody asks for them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from async_lru import alru_cache

from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import Absence, Ranking
from bot.domain.players import Place, Player
from bot.domain.ratings import (
    Places,
    Rated,
    RatingReason,
    explain_rating,
    find_page,
    list_places,
    rank,
    rate,
)
from bot.store import Store
from bot.store.standings.ratings import PlayedMatch, read_match

MANY = 2000
"""Results from which on ratings are cached; with fewer, computing them takes no time."""

_KEPT = 60.0
"""Seconds for which ratings are cached."""

_BOARDS = 16
"""Leaderboards whose ratings are cached, and continued later."""


@dataclass(frozen=True)
class _Board:
    """Ratings after some matches, of which only the hashes are kept."""

    seen: tuple[int, ...] = ()
    rated: tuple[Rated, ...] = ()
    places: Places = ()
    results: int = 0


class Ratings:
    """Computes and caches ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._before: dict[Contest, _Board] = {}
        # callers in the meantime wait for the same work
        self._kept = alru_cache(maxsize=_BOARDS, ttl=_KEPT)(self._compute)

    async def rank(self, contest: Contest, asker: Player, page: int) -> Ranking:
        """Return a page of the leaderboard, from 0, and the asker; hidden players are not named."""
        places = await self._load(contest)
        async with self._store.read() as tx:
            known = await tx.ratings.list_named(find_page(places, asker, page))
        found = rank(places, known, asker, contest.least, page)
        return replace(found, over=contest.over)

    async def explain(self, contest: Contest, player: Player) -> RatingReason | None:
        """Return why a player has their place; None without a match."""
        found = explain_rating(await self._load(contest), player, contest.least)
        return found and replace(found, over=contest.over)

    async def _load(self, contest: Contest) -> Places:
        """Return all places; with `MANY` results, they are at most `_KEPT` seconds old."""
        place = contest.place
        all_here = Place(place.guild_id or place.channel_id, place.guild_id)
        where = Place(0) if contest.everywhere else all_here
        same = replace(contest, place=where, today=date.min, absence=Absence.NONE)
        board = await asyncio.shield(self._kept(same))
        if board.results < MANY:
            self._kept.cache_invalidate(same)
        return board.places

    async def _compute(self, contest: Contest) -> _Board:
        async with self._store.read() as tx:
            played = await tx.ratings.list_matches(contest)
        before = self._before.pop(contest, _Board())
        # in a thread: thousands of matches take seconds
        board = await asyncio.to_thread(_go_on, before, played, contest.least)
        if board.results >= MANY:
            self._before[contest] = board
            if len(self._before) > _BOARDS:
                del self._before[next(iter(self._before))]
        return board


def _go_on(before: _Board, played: Sequence[PlayedMatch], least: int) -> _Board:
    """Rate the new matches; if an earlier one has changed, rate them all."""
    seen = tuple(map(hash, played))
    if seen[: len(before.seen)] != before.seen:
        before = _Board()
    rated = rate(map(read_match, played[len(before.seen) :]), before.rated)
    return _Board(seen, rated, list_places(rated, least), sum(one.matches for one in rated))
