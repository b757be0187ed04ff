"""The daily: one for each server, committed to in advance by its hash."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from random import Random

from bot.domain.clock import Clock
from bot.domain.errors import NoGame
from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboards import LOSS
from bot.domain.lists import MOST_LISTED, ClassList, TooFewWords
from bot.domain.matches import BOT, Match, NewMatch
from bot.domain.modes import DAILY
from bot.domain.options import Options
from bot.domain.players import Place, Player
from bot.domain.schedules import ASKED, REGULAR, GuildDaily
from bot.domain.standings import Streak
from bot.services.daily_posts import TOLD
from bot.services.games.answers import UNREPEATED, Answers, FreshGame
from bot.services.games.match_facts import Before, before
from bot.store import Transaction

TIRED = timedelta(days=7)
"""How long somebody who does not play is reminded."""


@dataclass(frozen=True)
class Reminder:
    """Whom to remind of a daily, with their days in a row.

    `begun` says that their board is open, and `last` that there is no reminder until they play.
    `lost` are the days in a row that ended with the daily before. A shield would keep a streak that
    is `held`, if the daily is missed. `score` are the guesses in which they won the daily before, 0
    if they did not find its word, and whether it was with a hint; None if they did not play it.
    """

    player: Player
    streak: Streak
    begun: bool = False
    last: bool = False
    lost: int = 0
    held: bool = False
    score: tuple[int, bool] | None = None


@dataclass(frozen=True)
class Announcement:
    """A daily to post in `place`, and those to remind who have not begun it.

    `unsure` are players it would name or remind, who may have left. `before` is the daily before.
    """

    match: Match
    place: Place
    ping_role: int | None
    remind: tuple[Reminder, ...]
    unsure: tuple[Player, ...] = ()
    before: Before | None = None


@dataclass(frozen=True)
class LastCall:
    """A daily that closes soon, and those to remind who have not finished it."""

    match: Match
    remind: tuple[Reminder, ...]


class Dailies:
    """Makes a server's dailies."""

    def __init__(self, answers: Answers, clock: Clock, dice: Random) -> None:
        self._answers = answers
        self._clock = clock
        self._dice = dice

    async def today(self, tx: Transaction, place: Place, only: Player | None = None) -> Match:
        """Return today's daily of this server, made when first asked for.

        Another language or class list is for the next one on. Outside a server, the language is
        that of the first asker, for all. With `only`, its only entrant is that player.
        """
        settings = await tx.guilds.settings(place)
        now = self._clock()
        day = settings.find_daily_day(now)
        listed = await tx.lists.find(place.guild_id, settings.daily_list or 0)
        known = await tx.matches.find_daily(place, day, only)
        if known and (known.over or known.is_due(now)):
            # its hour was put off when it was over already
            return await self._make(tx, place, day + timedelta(1), settings, listed)
        return known or await self._make(tx, place, day, settings, listed)

    async def announce(self, tx: Transaction, guild: GuildDaily) -> Announcement:
        """Return what to post in a server whose hour has come."""
        place = Place(guild.channel_id, guild.guild_id)
        match = await self.today(tx, place)
        remind = await self._remind(tx, match)
        unsure: dict[Player, None] = {}
        if match.day:
            yesterday = match.day - timedelta(1)
            regular = await tx.results.list_daily_players(place, match.day - REGULAR, yesterday)
            seen = await tx.results.list_daily_players(place, yesterday, match.day)
            # those with the fewest guesses are named in the summary
            won = dict(await tx.results.list_daily_winners(place, yesterday))
            best = sorted(seen, key=lambda one: won.get(one, LOSS))
            unsure = dict.fromkeys(best[:TOLD])
            unsure |= dict.fromkeys(one for one in regular if one not in seen)
        earlier = await before(tx, match) if remind else None
        asked = tuple(unsure)[:ASKED]
        return Announcement(match, place, guild.ping_role, remind, asked, earlier)

    async def call_last(self, tx: Transaction, match_id: int) -> LastCall | None:
        """Return whom to tell that a daily closes soon; None if that was done.

        Where the daily is posted, that morning's reminder is enough for those who neither have
        begun nor have a streak to lose.
        """
        match = await tx.matches.get(match_id)
        if match.over or not await tx.matches.call_last(match_id):
            return None
        called = await self._remind(tx, match, begun=True)
        if (await tx.guilds.settings(match.place)).daily_channel is not None:
            called = tuple(one for one in called if one.begun or one.streak.now > 1)
        return LastCall(match, called)

    async def _remind(
        self, tx: Transaction, match: Match, *, begun: bool = False
    ) -> tuple[Reminder, ...]:
        """Return those who want to be reminded and have not begun; with `begun`, not finished.

        Whoever has not played for longer than `TIRED`, nor asked since, is left in peace.
        """
        wanting = await tx.preferences.list_reminded(match.place.guild_id or 0)
        open_boards = {one.player.id for one in match.entrants if not one.finished}
        kept = [
            player
            for player in wanting
            if match.find_entrant(player) is None or (begun and player.id in open_boards)
        ]
        if match.day is None or not kept:
            return ()
        played = await tx.results.find_last_days(match.place, kept)
        idle = {
            one.id: match.day - max(filter(None, [asked, played.get(one.id)]), default=match.day)
            for one, asked in wanting.items()
        }
        awake = [one for one in kept if idle[one.id] <= TIRED]
        streaks = await tx.results.find_streaks(match.place, awake, match.day, over=False)
        lost: Mapping[int, int] = {}
        held: set[int] = set()
        scores: Mapping[int, tuple[int, bool]] = {}
        if not begun:
            yesterday = match.day - timedelta(1)
            lost = await tx.results.find_lost(match.place, awake, yesterday)
            scores = await tx.results.list_scores(match.place, yesterday, awake)
        elif any(one.now > 1 for one in streaks.values()):
            tomorrow = match.day + timedelta(1)
            then = await tx.results.find_streaks(match.place, awake, tomorrow, over=False)
            # an open board will count as lost, which no shield makes good
            held = {one for one, streak in then.items() if streak.kept == match.day} - open_boards
        return tuple(
            Reminder(
                one,
                streaks.get(one.id, Streak()),
                one.id in open_boards,
                idle[one.id] == TIRED,
                lost.get(one.id, 0),
                one.id in held,
                scores.get(one.id),
            )
            for one in awake
        )

    async def _make(
        self,
        tx: Transaction,
        place: Place,
        day: date,
        settings: GuildSettings,
        listed: ClassList | None,
    ) -> Match:
        fresh = await self._draw(tx, place, listed)
        await tx.remember(BOT)
        made = await tx.matches.add(
            NewMatch(
                place=place,
                mode=DAILY,
                starter=BOT,
                language=fresh.lexicon.language,
                lexicon_version=fresh.lexicon.version,
                game=fresh.game,
                at=self._clock(),
                deadline=settings.find_daily_start(day + timedelta(1)),
                day=day,
                number=await tx.matches.count_days_before(place, day) + 1,
                salt=f"{self._dice.getrandbits(128):032x}",
                class_list=fresh.class_list,
            )
        )
        # a day has one daily: if somebody was faster, it is theirs
        match = made or await tx.matches.find_daily(place, day)
        if match is None:
            raise NoGame
        return match

    async def _draw(self, tx: Transaction, place: Place, listed: ClassList | None) -> FreshGame:
        """Draw a word of the list, if there is one with a word that is not banned."""
        if listed:
            with suppress(TooFewWords):
                spent = await tx.matches.list_daily_answers(place, MOST_LISTED)
                options = Options(list=listed.id)
                return await self._answers.draw(tx, place, DAILY, options, spent=spent)
        spent = await tx.matches.list_daily_answers(place, UNREPEATED)
        return await self._answers.draw(tx, place, DAILY, Options(), spent=spent)
