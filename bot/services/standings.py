"""Leaderboards and a player's own statistics, from finished games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import date, timedelta

from bot.domain.badges import find_deeds, join_deeds, write_deeds
from bot.domain.clock import Clock
from bot.domain.corrections import OnlyStruck
from bot.domain.errors import NoResults
from bot.domain.leaderboard_requests import Contest, LeaderboardRequest, NotEverywhere
from bot.domain.leaderboards import Absence, Explanation, League, PlayedLeague, Ranking, View
from bot.domain.players import NOBODY, Asker, Place, Player, Theme
from bot.domain.points import USUAL_POINTS, PointRules
from bot.domain.ratings import RatingReason
from bot.domain.records.errors import OnlyRecorded
from bot.domain.reviews import Review
from bot.domain.seasons import SeasonKind
from bot.domain.standings import (
    HeadToHead,
    KeepsPrivate,
    NotListed,
    Period,
    SamePlayer,
    Span,
    Tally,
)
from bot.domain.statistics import Details, StatsPage
from bot.domain.streaks import USUAL_STREAKS, StreakRules
from bot.services.opened_leaderboard import list_wanted
from bot.services.preferences import choose_theme
from bot.services.ratings import Ratings
from bot.services.reviews import find_review
from bot.services.seasons import Seasons, find_span
from bot.store import ReadTransaction, Store

_LOOKING_BACK = timedelta(days=31)
"""For so long into a year, the review of a player's year is that of the last."""


@dataclass(frozen=True)
class Leaderboard:
    """A page of a leaderboard, and the asker; `request` says which, with its length.

    Games in which the bot helped do not count; `assisted` is their number. Players with fewer than
    `least` games come last. `absence` is what a missed daily costs here, `shared` says whether the
    server takes part in the leaderboard of all servers, `planned` whether it has seasons now, and
    `seasons` and `corrections` whether it has had any. `played` are the asker's leagues here.
    Streaks may be `shielded`; `points` says what a result is worth.
    """

    request: LeaderboardRequest
    ranking: Ranking
    page: int = 0
    least: int = 1
    assisted: int = 0
    absence: Absence = Absence.NONE
    shared: bool = False
    planned: bool = False
    seasons: bool = False
    corrections: bool = False
    asker: Player = NOBODY
    played: tuple[PlayedLeague, ...] = ()
    shielded: bool = False
    points: PointRules = USUAL_POINTS


class Standings:
    """Shows leaderboards and statistics."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._ratings = Ratings(store)
        self.seasons = Seasons(store)

    async def leaderboard(
        self, asker: Asker, request: LeaderboardRequest, page: int = 0
    ) -> Leaderboard:
        """Return a page of the leaderboard, from 0; raises `NotEverywhere`."""
        async with self._store.read() as tx:
            contest = await self._contest(tx, asker, request)
            assisted = await tx.leaderboards.count_assisted(contest)
            settings = await tx.guilds.settings(asker.place)
            seasons, corrections = await tx.leaderboards.find_history(asker.place)
            played = await tx.leaderboards.list_played(asker.place, asker.player)
            summed = request.view is not View.RATING
            ranking = summed and await tx.leaderboards.rank(contest, asker.player, page)
        ranking = ranking or await self._ratings.rank(contest, asker.player, page)
        request = replace(request, length=contest.league.length, mode=contest.league.mode)
        return Leaderboard(
            request,
            ranking,
            page,
            contest.least,
            assisted,
            contest.charged,
            settings.shared,
            settings.seasons.kind is not SeasonKind.OFF,
            seasons,
            corrections,
            asker.player,
            tuple(played),
            shielded=contest.streaks.shielded,
            points=contest.points,
        )

    async def open_leaderboard(self, asker: Asker, request: LeaderboardRequest) -> Leaderboard:
        """Return the leaderboard; without a mode, one of games that are played here."""
        if request.mode or request.everywhere or request.view in (View.RATING, View.STREAK):
            return await self.leaderboard(asker, request)
        async with self._store.read() as tx:
            contest = await self._contest(tx, asker, request)
            wanted = await list_wanted(tx, asker, request, contest)
        boards: list[Leaderboard] = []
        for one in wanted:
            board = await self.leaderboard(asker, one)
            if board.ranking.ranked:
                return board
            boards.append(board)
        return next((board for board in boards if board.ranking.players), boards[-1])

    async def explain(
        self, asker: Asker, request: LeaderboardRequest
    ) -> Explanation | RatingReason:
        """Return why the asker has their place; raises `NotListed` or `OnlyStruck`."""
        why: Explanation | RatingReason | None = None
        async with self._store.read() as tx:
            contest = await self._contest(tx, asker, request)
            if request.view is not View.RATING:
                why = await tx.leaderboards.explain(contest, asker.player)
            struck = not why and await tx.corrections.are_all_struck(asker.place, asker.player)
        if request.view is View.RATING:
            why = await self._ratings.explain(contest, asker.player)
        if why is None:
            raise OnlyStruck if struck and not request.everywhere else NotListed
        return why

    async def stats(self, asker: Asker, player: Player | None = None) -> Tally:
        """Return a player's tally, by default the asker's.

        Raises `NoResults`, `OnlyRecorded`, `KeepsPrivate`, or `OnlyStruck` for the asker's own.
        """
        of = player or asker.player
        async with self._store.read() as tx:
            await _admit(tx, asker, of)
            day = (await tx.guilds.settings(asker.place)).find_daily_day(self._clock())
            tally = await tx.results.tally(of, asker.place, day)
            own = tally is None and of.id == asker.player.id
            struck = own and await tx.corrections.are_all_struck(asker.place, of)
            recorded = tally is None and await tx.record_accounts.has_results(asker.place, of)
        if tally is None:
            raise OnlyStruck if struck else OnlyRecorded if recorded else NoResults
        if tally.unread:
            return replace(tally, deeds=await self._read_deeds(asker.place, tally))
        return tally

    async def _read_deeds(self, place: Place, tally: Tally) -> int:
        """Look at games of before there were badges, and remember their deeds."""
        async with self._store.write() as tx:
            unread = await tx.badges.list_unread(tally.player, place)
            deeds = {one.id: write_deeds(find_deeds(one)) for one in unread}
            await tx.badges.set_deeds(tally.player, deeds)
        return join_deeds([tally.deeds, *deeds.values()])

    async def turn_page(self, asker: Asker, player_id: int, page: StatsPage) -> Tally | Details:
        """Return a page of a player's statistics; raises `NoResults` or `KeepsPrivate`."""
        async with self._store.read() as tx:
            player = await tx.people.find(player_id)
            if player is None:
                raise NoResults
            await _admit(tx, asker, player)
            if page is not StatsPage.OVERVIEW:
                return await self._read_page(tx, asker, player, page)
        return await self.stats(asker, player)

    async def _read_page(
        self, tx: ReadTransaction, asker: Asker, player: Player, page: StatsPage
    ) -> Details:
        place, today = asker.place, await self._today(tx, asker)
        pages: dict[StatsPage, Callable[[], Awaitable[Details]]] = {
            StatsPage.BADGES: lambda: tx.badges.list_all(player, place),
            StatsPage.KINDS: lambda: tx.statistics.list_kinds(player, place),
            StatsPage.OPENERS: lambda: tx.statistics.list_openers(player, place),
            StatsPage.WORDS: lambda: tx.statistics.list_word_costs(player, place),
            StatsPage.YEAR: lambda: tx.statistics.load_year(player, place, today),
            StatsPage.SKILL: lambda: tx.skill.load_history(player, place),
            StatsPage.REVIEW: lambda: tx.player_years.load(
                player, place, Span.year(today - _LOOKING_BACK)
            ),
        }
        return await pages[page]()

    async def theme(self, asker: Asker) -> Theme:
        """Return the theme for the asker: their own choice, else the server's."""
        async with self._store.read() as tx:
            return await choose_theme(tx, asker)

    async def compare(self, asker: Asker, player: Player, other: Player) -> HeadToHead:
        """Compare two players at the same words here; raises `KeepsPrivate` or `SamePlayer`."""
        if player.id == other.id:
            raise SamePlayer
        async with self._store.read() as tx:
            for one in (player, other):
                await _admit(tx, asker, one)
            return await tx.statistics.compare(asker.place, player, other)

    async def review(self, asker: Asker, period: Period) -> Review:
        """Return the review of this server's year, or of the last."""
        async with self._store.read() as tx:
            settings = await tx.guilds.settings(asker.place)
            today = settings.today(self._clock())
            return await find_review(tx, settings, asker.place, period.span(today), today)

    async def _contest(
        self, tx: ReadTransaction, asker: Asker, request: LeaderboardRequest
    ) -> Contest:
        settings = await tx.guilds.settings(asker.place)
        length = request.length or settings.length
        league = League(length, request.league_mode, request.boards)
        today = settings.today(self._clock())
        if league.mode and league.mode.posted:
            # until its hour the daily of the day before is open
            today = settings.find_daily_day(self._clock())
        span = await find_span(tx, asker.place, request.period, self._clock())
        if request.everywhere and not request.may_be_everywhere:
            raise NotEverywhere
        rules = (settings.least_games, settings.absence)
        return Contest(
            asker.place,
            league,
            today,
            span,
            request.view,
            *rules,
            request.everywhere,
            streaks=USUAL_STREAKS if request.everywhere else StreakRules.of(settings, asker.place),
            points=USUAL_POINTS if request.everywhere else settings.points,
        )

    async def _today(self, tx: ReadTransaction, asker: Asker) -> date:
        return (await tx.guilds.settings(asker.place)).today(self._clock())


async def _admit(tx: ReadTransaction, asker: Asker, player: Player) -> None:
    """Check that the asker may see a player's figures; raises `KeepsPrivate`."""
    if player.id != asker.player.id and (await tx.preferences.of(player)).hidden:
        raise KeepsPrivate
