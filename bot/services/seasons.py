"""Seasons: which days count now, how past ones ended, and who won them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime

from bot.domain.errors import NoServer
from bot.domain.guild_settings import LEAST_GAMES, GuildSettings
from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import Explanation, League
from bot.domain.players import Asker, Place
from bot.domain.seasons import Bulletin, BulletinKind, FrozenSeason, NoSeason, Season
from bot.domain.standings import NotListed, Period, Span
from bot.store import ReadTransaction, Store

_MOST = 20
"""Seasons in the table of champions."""


class Seasons:
    """Shows past seasons."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def list_champions(self, asker: Asker) -> list[Season]:
        """Return the server's latest seasons, the newest first; raises `NoServer`."""
        async with self._store.read() as tx:
            return await tx.seasons.list_champions(_guild(asker), _MOST)

    async def show(self, asker: Asker, end: date, page: int = 0) -> FrozenSeason:
        """Return a page of the season that ended before a day; raises `NoServer` or `NoSeason`."""
        async with self._store.read() as tx:
            season = await tx.seasons.find(_guild(asker), end, page)
        if season is None:
            raise NoSeason
        return season

    async def explain(self, asker: Asker, end: date) -> tuple[Season, Explanation]:
        """Return a season that is over, and why the asker has their place in it.

        The place is the one that was frozen; the sum is made anew. Raises `NoServer`, `NoSeason`
        or `NotListed`.
        """
        guild_id = _guild(asker)
        async with self._store.read() as tx:
            found = await tx.seasons.find(guild_id, end)
            if found is None:
                raise NoSeason
            season, now = found.season, (await tx.guilds.settings(asker.place)).least_games
            fitting = _list_fitting(*await tx.seasons.find_bounds(guild_id, end)) or [now]
            least = now if now in fitting else fitting[0]
            league = League(season.length)
            contest = Contest(asker.place, league, end, season.span, least=least)
            standing = await tx.seasons.find_place(guild_id, end, asker.player)
            why = await tx.leaderboards.explain(contest, asker.player)
        if standing is None or why is None:
            raise NotListed
        placed = replace(why.standing, place=standing.place, provisional=standing.provisional)
        known = now in fitting or len(fitting) == 1
        return season, replace(why, standing=placed, least=least if known else 0)


async def find_span(tx: ReadTransaction, place: Place, period: Period, now: datetime) -> Span:
    """Return the days of a period in this place; raises `NoSeason` if none runs."""
    settings = await tx.guilds.settings(place)
    today = settings.today(now)
    if period is not Period.SEASON:
        return period.span(today)
    frozen = await tx.seasons.find_frozen_until(place.guild_id)
    running = settings.seasons.find_running(today, frozen)
    if running is None:
        raise NoSeason
    return running


async def freeze(
    store: Store, guild_id: int, settings: GuildSettings, span: Span, now: datetime
) -> bool:
    """Store how a season ended, and have its champions posted; False if too early or too late.

    It waits for dailies of its last day, which may be finished a little after midnight.
    """
    league = League(settings.length)
    today, least = settings.today(now), settings.least_games
    async with store.write() as tx:
        if await tx.seasons.has_open_daily(guild_id, span.end):
            return False
        contest = Contest(Place(0, guild_id), league, today, span, least=least)
        standings = await tx.leaderboards.rank_all(contest)
        first = await tx.seasons.freeze(guild_id, span, league.length, standings, now)
        if first and standings:
            await tx.bulletins.add(Bulletin(guild_id, BulletinKind.SEASON, span.end))
    return first


def _list_fitting(most: int, fewest: int | None) -> list[int]:
    """Return each number of games that a place may have taken, by who had one and who had none."""
    return [one for one in LEAST_GAMES if most < one <= (fewest or one)]


def _guild(asker: Asker) -> int:
    if asker.place.guild_id is None:
        raise NoServer
    return asker.place.guild_id
