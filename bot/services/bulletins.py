"""What is posted by itself: the champions of a season, and the news of a week.

A bulletin is stored when it is due, then claimed, posted and settled. A claim that is not settled
expires, and somebody else posts the bulletin: a bot that dies in between never loses one. Each try
gives Discord the same nonce, so that a post that did arrive is not repeated.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta

from bot.domain.clock import Clock
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place, Player, Theme
from bot.domain.reviews import Review
from bot.domain.rewards import Held
from bot.domain.schedules import ASKED, GuildBulletins, PostOutcome
from bot.domain.seasons import Bulletin, BulletinKind, FrozenSeason
from bot.services.reviews import find_week
from bot.services.seasons import freeze
from bot.store import Store

_CLAIMED = timedelta(minutes=2)
"""How long a claim lasts; Discord remembers a nonce a little longer."""

LATE = timedelta(days=6)
"""How late a weekly post may be; then the next is due. Champions are named however late."""


@dataclass(frozen=True)
class BulletinPost:
    """What to post, and where: how a season ended, or the news of a week.

    With a season, `goes_on` says whether the next one runs already, and `week` may be told too.
    """

    place: Place
    theme: Theme
    news: FrozenSeason | Review
    goes_on: bool = False
    week: Review | None = None

    def list_named(self) -> list[Player]:
        """Return whom it names, once each, of whom Discord is asked whether they are here.

        Those who had left come last: they may be back.
        """
        reviews = [one for one in (self.news, self.week) if isinstance(one, Review)]
        named = [one for review in reviews for one in review.list_named()]
        if isinstance(self.news, FrozenSeason):
            named = [*(one.player for one in self.news.standings), *named]
        people = [one for one in dict.fromkeys(named) if one.id > 0]
        return sorted(people, key=lambda one: one.left)[:ASKED]


class Bulletins:
    """Prepares bulletins, and hands them out to be posted."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def prepare(self) -> list[Exception]:
        """Freeze the seasons that are over, and store the weekly posts that are due.

        Calling this twice does nothing twice. The errors of single servers are returned, and hold
        up no other server.
        """
        defects: list[Exception] = []
        async with self._store.read() as tx:
            guilds = await tx.guilds.list_with_bulletins()
        for guild in guilds:
            try:
                await self._prepare(guild)
            except Exception as defect:
                defects.append(defect)
        return defects

    async def list_due(self) -> list[Bulletin]:
        """Return the bulletins to be posted.

        The end of a season waits where nobody has played lately, until somebody does.
        """
        async with self._store.read() as tx:
            return await tx.bulletins.list_waiting((self._clock() - LATE).date())

    async def list_leaders(self) -> list[tuple[Bulletin, list[Player]]]:
        """Return the best of each season whose end is to be posted, those who had left too.

        Discord is asked whether they are here before one of them is the champion.
        """
        leaders: list[tuple[Bulletin, list[Player]]] = []
        waiting = await self.list_due()
        async with self._store.read() as tx:
            for due in waiting:
                if due.kind is not BulletinKind.SEASON:
                    continue
                if found := await tx.seasons.find(due.guild_id, due.on):
                    at = due.guild_id, found.season, ASKED
                    present = await tx.seasons.list_placed(*at)
                    absent = await tx.seasons.list_placed(*at, left=True)
                    leaders.append((due, [one for one in (*present, *absent) if one.id > 0]))
        return leaders

    async def note_members(self, bulletin: Bulletin, found: Mapping[Player, bool]) -> bool:
        """Store who is in a server no more, or again, and return whether anybody is.

        `found` says whether each player is in it: who is not does not become its champion.
        """
        gone = [one for one, here in found.items() if not (here or one.left)]
        back = [one for one, here in found.items() if here and one.left]
        if not (gone or back):
            return False
        guild_id = bulletin.guild_id
        async with self._store.write() as tx:
            today = (await tx.guilds.settings(Place(0, guild_id))).today(self._clock())
            # what they have played today was before they left
            await tx.people.note_departures(guild_id, gone, today + timedelta(1))
            await tx.people.note_returns(guild_id, back)
            if bulletin.kind is BulletinKind.SEASON:
                await tx.seasons.crown(guild_id, bulletin.on)
        return True

    async def claim(self, bulletin: Bulletin) -> bool:
        """Claim a bulletin; True only once, until it is settled or the claim expires."""
        now = self._clock()
        async with self._store.write() as tx:
            return await tx.bulletins.claim(bulletin, now, now - _CLAIMED)

    async def write(self, bulletin: Bulletin) -> BulletinPost | None:
        """Return what is to be posted now; None if the server has no channel for it."""
        place = Place(0, bulletin.guild_id)
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(place)
            place = replace(place, channel_id=settings.actual_bulletin_channel or 0)
            week = await find_week(tx, settings, place, bulletin.on)
            season = None
            if bulletin.kind is BulletinKind.SEASON:
                season = await tx.seasons.find(bulletin.guild_id, bulletin.on)
            held = await tx.rewards.list_held(bulletin.guild_id) if season else frozenset[Held]()
        if season and not season.season.players:
            # a season in which nobody played ends unnoticed
            season = None
        if not place.channel_id or (season is None and week.empty):
            return None
        if season is None:
            return BulletinPost(place, settings.theme, week)
        champions = {one.player.id for one in season.season.champions}
        given = {one.role_id for one in held if one.player_id in champions}
        role = settings.champion_role if settings.champion_role in given else None
        running = settings.seasons.find_running(settings.today(self._clock()), bulletin.on)
        weekly = settings.weekly.weekday == bulletin.on.weekday() and not week.empty
        shown = week if weekly else None
        season = replace(season, least=settings.least_games, role=role)
        return BulletinPost(place, settings.theme, season, running is not None, shown)

    async def finish(self, bulletin: Bulletin, outcome: PostOutcome) -> None:
        """Store that a bulletin needs no more posting, or let it be tried again.

        The settings of the server show a refusal.
        """
        async with self._store.write() as tx:
            if outcome is PostOutcome.RETRY:
                await tx.bulletins.release(bulletin)
                return
            posted = outcome is PostOutcome.POSTED
            await tx.bulletins.finish(bulletin)
            settings = await tx.guilds.settings(Place(0, bulletin.guild_id))
            refused = None if posted else settings.today(self._clock())
            await tx.guilds.note_refusal(bulletin.guild_id, refused)

    async def _prepare(self, guild: GuildBulletins) -> None:
        now = self._clock()
        over, on = guild.list_over(now), guild.find_due(now)
        if not over and on is None:
            return
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(Place(0, guild.guild_id))
        for span in over:
            if not await freeze(self._store, guild.guild_id, settings, span, now):
                return
        if on is None or settings.actual_bulletin_channel is None:
            return
        await self._add_weekly(guild.guild_id, settings, on)

    async def _add_weekly(self, guild_id: int, settings: GuildSettings, on: date) -> None:
        """Store that a week's news are due, unless there are none or a season's end tells them."""
        async with self._store.read() as tx:
            ended = await tx.bulletins.has_season_end(guild_id, on)
            needless = ended or (await find_week(tx, settings, Place(0, guild_id), on)).empty
        async with self._store.write() as tx:
            bulletin = Bulletin(guild_id, BulletinKind.WEEKLY, on)
            await tx.bulletins.add(bulletin, settled=needless)
