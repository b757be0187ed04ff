"""Ratings, computed from results whenever they are asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from async_lru import alru_cache

from bot.domain.leaderboards import Absence, Ranking
from bot.domain.players import Place, Player
from bot.domain.ratings import Rated, RatingReason, explain_rating, find_page, rank, rate
from bot.store import Store
from bot.store.contests import Contest
from bot.store.ratings import PlayedMatch, read_match

MANY = 2000
"""Results from which on ratings are kept for a while: of fewer they are computed in no time."""

KEPT = 60.0
"""Seconds for which they are kept."""

BOARDS = 64
"""Leaderboards whose ratings are kept."""


class Ratings:
    def __init__(self, store: Store) -> None:
        self._store = store
        # whoever asks meanwhile waits for the same work
        self._kept = alru_cache(maxsize=BOARDS, ttl=KEPT)(self._compute)

    async def rank(self, contest: Contest, asker: Player, page: int) -> Ranking:
        """A page of the leaderboard, from 0, and who asks; who hides is named nowhere."""
        rated = await self._load(contest)
        ids = find_page(rated, asker, contest.least, page)
        async with self._store.read() as look:
            known = await look.ratings.list_named(ids)
        return rank(rated, known, asker, contest.least, page)

    async def explain(self, contest: Contest, player: Player) -> RatingReason | None:
        """Why a player stands where they do; None without a match."""
        return explain_rating(await self._load(contest), player, contest.least)

    async def _load(self, contest: Contest) -> tuple[Rated, ...]:
        """Everybody's rating; with `MANY` results it is at most `KEPT` seconds old."""
        place = contest.place
        all_here = Place(place.guild_id or place.channel_id, place.guild_id)
        where = Place(0) if contest.everywhere else all_here
        same = replace(contest, place=where, today=date.min, least=1, absence=Absence.NONE)
        rated = await asyncio.shield(self._kept(same))
        if sum(one.matches for one in rated) < MANY:
            self._kept.cache_invalidate(same)
        return rated

    async def _compute(self, contest: Contest) -> tuple[Rated, ...]:
        async with self._store.read() as look:
            played = await look.ratings.matches(contest)
        # in a thread: thousands of matches take seconds
        return await asyncio.to_thread(_rate, played)


def _rate(played: Iterable[PlayedMatch]) -> tuple[Rated, ...]:
    return rate(map(read_match, played))
