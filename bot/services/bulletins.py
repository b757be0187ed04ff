"""What is posted about standings by itself: the champions of a season, and the week's leaderboard.

A bulletin is stored when it is due, then claimed, posted and settled. A claim that is not settled
expires, and somebody else posts the bulletin: a bot that dies in between never loses one. Each try
gives Discord the same nonce, so that a post that did arrive is not repeated.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import timedelta

from bot.domain.clock import Clock
from bot.domain.contests import LeaderboardRequest
from bot.domain.leaderboards import Standing
from bot.domain.players import NOBODY, Asker, Place, Theme
from bot.domain.schedules import GuildNews, PostOutcome
from bot.domain.seasons import Bulletin, BulletinKind, FrozenSeason
from bot.domain.standings import Period
from bot.services.seasons import freeze
from bot.services.standings import Leaderboard, Standings
from bot.store import Store

CLAIMED = timedelta(minutes=2)
"""How long a claim lasts; Discord remembers a nonce a little longer."""

LATE = timedelta(days=6)
"""How late a weekly post may be; then the next is due. Champions are named however late."""


@dataclass(frozen=True)
class BulletinPost:
    """What to post, and where."""

    place: Place
    content: FrozenSeason | Leaderboard
    theme: Theme


class Bulletins:
    """Prepares bulletins, and hands them out to be posted."""

    def __init__(self, store: Store, standings: Standings, clock: Clock) -> None:
        self._store = store
        self._standings = standings
        self._clock = clock

    async def prepare(self) -> list[Exception]:
        """Freeze the seasons that are over, and store the weekly posts that are due.

        Calling this twice does nothing twice. The errors of single servers are returned, and hold
        up no other server.
        """
        defects: list[Exception] = []
        async with self._store.read() as tx:
            guilds = await tx.guilds.list_with_news()
        for guild in guilds:
            try:
                await self._prepare(guild)
            except Exception as defect:
                defects.append(defect)
        return defects

    async def list_due(self) -> list[Bulletin]:
        """Return the bulletins to be posted."""
        async with self._store.read() as tx:
            return await tx.bulletins.list_waiting((self._clock() - LATE).date())

    async def claim(self, bulletin: Bulletin) -> bool:
        """Claim a bulletin; True only once, until it is settled or the claim expires."""
        now = self._clock()
        async with self._store.write() as tx:
            return await tx.bulletins.claim(bulletin, now, now - CLAIMED)

    async def write(self, bulletin: Bulletin) -> BulletinPost | None:
        """Return what is to be posted now; None if the server has no channel for it."""
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(Place(0, bulletin.guild_id))
            found = await tx.seasons.find(bulletin.guild_id, bulletin.on)
        place = Place(settings.bulletin_channel or 0, bulletin.guild_id)
        if bulletin.kind is BulletinKind.SEASON:
            content = found
        else:
            content = await self._board(place)
        if content is None or not place.channel_id:
            return None
        return BulletinPost(place, content, settings.theme)

    async def finish(self, bulletin: Bulletin, outcome: PostOutcome) -> None:
        """Store that a bulletin needs no more posting, or let it be tried again.

        The settings of the server show a refusal.
        """
        async with self._store.write() as tx:
            if outcome is PostOutcome.RETRY:
                await tx.bulletins.release(bulletin)
                return
            posted = outcome is PostOutcome.POSTED
            await tx.bulletins.finish(bulletin, posted=posted)
            settings = await tx.guilds.settings(Place(0, bulletin.guild_id))
            refused = None if posted else settings.today(self._clock())
            await tx.guilds.note_refusal(bulletin.guild_id, refused)

    async def _prepare(self, guild: GuildNews) -> None:
        now = self._clock()
        over, on = guild.list_over(now), guild.find_due(now)
        if not over and on is None:
            return
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(Place(0, guild.guild_id))
        for span in over:
            if not await freeze(self._store, guild.guild_id, settings, span, now):
                break
        channel = settings.bulletin_channel
        if on is None or channel is None:
            return
        board = await self._board(Place(channel, guild.guild_id))
        shown = board.ranking.page
        places = _checksum(shown)
        async with self._store.write() as tx:
            same = places == await tx.bulletins.find_last_places(guild.guild_id)
            bulletin = Bulletin(guild.guild_id, BulletinKind.WEEKLY, on)
            await tx.bulletins.add(bulletin, places=places, settled=same or not shown)

    async def _board(self, place: Place) -> Leaderboard:
        """Return the leaderboard of the running season, else of all time."""
        reader = Asker(0, place, NOBODY)
        running = await self._standings.has_season(place)
        request = LeaderboardRequest(Period.SEASON if running else Period.ALL)
        return await self._standings.leaderboard(reader, request)


def _checksum(page: Iterable[Standing]) -> str:
    """Return a text that changes with the places, and does not reveal who holds them."""
    places = ",".join(f"{one.place}:{one.player.id}" for one in page)
    return hashlib.sha256(places.encode()).hexdigest()
