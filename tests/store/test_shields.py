"""Streaks that a shield keeps: the SQL of both databases against the rule in plain Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import League, View
from bot.domain.modes import DAILY
from bot.domain.players import Player
from bot.domain.standings import Result, Streak
from bot.domain.streaks import StreakRules
from bot.store import Store
from tests.store.histories import PEOPLE, PLACES, store_results

HERE, ANN = PLACES[0], PEOPLE[0]
LAST = date(2026, 11, 21)


def daily(day: date, player: Player = ANN, *, won: bool = True, assisted: bool = False) -> Result:
    return Result(
        game_id=0,
        player=player,
        place=HERE,
        mode=DAILY,
        language="en",
        length=5,
        hard="off",
        won=won,
        guesses=3,
        limit=6,
        boards=1,
        finished_at=datetime(day.year, day.month, day.day, 12, tzinfo=UTC),
        on=day,
        assisted=assisted,
        day=day,
    )


async def shield(store: Store, *results: Result, on: bool = True, every_day: bool = True) -> None:
    async with store.write() as tx:
        await store_results(tx, results, every_day=every_day)
        await tx.guilds.save(HERE.guild_id or 0, GuildSettings(shields=on, daily_channel=1))


async def streak(store: Store, day: date = LAST, *, over: bool = True) -> Streak:
    async with store.read() as tx:
        return (await tx.results.find_streaks(HERE, [ANN], day, over=over)).get(ANN.id, Streak())


def ago(*days: int) -> list[Result]:
    return [daily(LAST - timedelta(one)) for one in days]


@pytest.mark.parametrize(
    ("days", "now", "kept"),
    [
        ((4, 3, 1, 0), 4, 2),
        ((3, 2, 1), 3, 0),
        ((4, 3, 1), 0, None),
        ((3, 2), 0, None),
        ((6, 4, 2, 0), 1, None),
        ((4, 1, 0), 2, None),
    ],
)
async def test_the_first_single_daily_of_a_month_that_is_missed_ends_no_streak(
    store: Store, days: tuple[int, ...], now: int, kept: int | None
) -> None:
    await shield(store, *ago(*days))
    found = await streak(store)
    assert (found.now, found.kept) == (now, None if kept is None else LAST - timedelta(kept))


@pytest.mark.parametrize("shielded", [False, True])
async def test_a_day_that_had_no_daily_ends_no_streak(store: Store, *, shielded: bool) -> None:
    await shield(store, *ago(9, 8, 4, 3), on=shielded, every_day=False)
    league = League(mode=DAILY)
    contest = Contest(
        HERE, league, LAST, view=View.STREAK, streaks=StreakRules(HERE.guild_id, shielded)
    )
    async with store.read() as tx:
        ranked = await tx.leaderboards.rank(contest, ANN, 0)
    assert [one.value for one in ranked.page] == [4]
    assert await streak(store, over=False) == Streak(4, 4)
    assert await streak(store, LAST - timedelta(8)) == Streak(2, 2)


async def test_each_month_has_a_shield_of_its_own(store: Store) -> None:
    days = [date(2026, 10, 29), date(2026, 10, 31), date(2026, 11, 1), date(2026, 11, 3)]
    await shield(store, *map(daily, days))
    assert await streak(store, days[-1]) == Streak(4, 4, date(2026, 11, 2))


async def test_without_shields_a_missed_daily_ends_the_streak(store: Store) -> None:
    await shield(store, *ago(3, 2, 0), on=False)
    assert await streak(store) == Streak(1, 2)


@pytest.mark.parametrize("spoilt", [{"won": False}, {"assisted": True}])
async def test_what_is_lost_or_helped_is_not_missed(store: Store, spoilt: dict[str, bool]) -> None:
    played = daily(LAST - timedelta(1), won=spoilt.get("won", True), assisted="assisted" in spoilt)
    await shield(store, *ago(3, 2), played, *ago(0))
    assert (await streak(store)).now == 1


async def test_the_leaderboard_and_the_statistics_say_the_same(store: Store) -> None:
    await shield(store, *ago(4, 3, 1, 0))
    contest = Contest(
        HERE, League(mode=DAILY), LAST, view=View.STREAK, streaks=StreakRules(shielded=True)
    )
    async with store.read() as tx:
        ranked = await tx.leaderboards.rank(contest, ANN, 0)
        tally = await tx.results.tally(ANN, HERE, LAST)
    assert [one.value for one in ranked.page] == [4]
    assert tally
    assert tally.streak == Streak(4, 4, LAST - timedelta(2))


@pytest.mark.parametrize("changed", [False, True])
@pytest.mark.parametrize("posted", [None, 1])
@pytest.mark.parametrize("shields", [False, True])
async def test_days_in_a_row_that_are_kept_follow_the_rules(
    store: Store, *, shields: bool, posted: int | None, changed: bool
) -> None:
    dice, people = Random(7), PEOPLE[:4]
    settings = GuildSettings(shields=shields, daily_channel=posted)
    before = replace(settings, shields=not shields) if changed else settings
    async with store.write() as tx:
        await tx.guilds.save(HERE.guild_id or 0, before)
    days = [LAST - timedelta(number) for number in range(60) if dice.random() < 0.9]
    results = [
        daily(day, player, won=dice.random() < 0.95, assisted=dice.random() < 0.05)
        for day in days
        for player in people
        if dice.random() < 0.93
    ]
    # some games end after later ones
    results.sort(key=lambda one: one.finished_at + timedelta(dice.choice([0, 0, 0, 2])))
    async with store.write() as tx:
        await store_results(tx, results, every_day=False)
        await tx.guilds.save(HERE.guild_id or 0, settings)
    for today in (LAST + timedelta(number) for number in range(4)):
        rules = StreakRules.of(settings, HERE)
        contest = Contest(HERE, League(mode=DAILY), today, view=View.STREAK, streaks=rules)
        async with store.read() as tx:
            ranked = await tx.leaderboards.rank_all(contest)
            counted = await tx.results.find_streaks(HERE, people, today, over=False)
        found = {one.player.id: one.value for one in ranked}
        streaks = {one.id: counted.get(one.id, Streak()).now for one in people}
        assert found == {player: now for player, now in streaks.items() if now}, today


async def test_a_morning_tells_what_is_kept_and_what_has_ended(store: Store) -> None:
    await shield(store, *ago(3, 2))
    told: list[tuple[Mapping[int, int], Mapping[int, int]]] = []
    for since in (1, 0, -1):
        async with store.read() as tx:
            told.append(await tx.results.weigh_day(HERE, LAST - timedelta(since)))
    assert told == [({}, {ANN.id: 2}), ({ANN.id: 2}, {}), ({}, {})]


async def test_sql_knows_the_rule_in_any_history(store: Store) -> None:
    dice = Random(3)
    first = date(2024, 1, 1)
    played: dict[date, bool] = {
        day: dice.random() < 0.95
        for day in (first + timedelta(number) for number in range(430))
        if dice.random() < 0.85
    }
    await shield(store, *(daily(day, won=won) for day, won in played.items()))
    for number in range(0, 430, 7):
        day = first + timedelta(number)
        for over in (False, True):
            assert await streak(store, day, over=over) == count(played, day, over=over), day


def count(played: Mapping[date, bool], last: date, *, over: bool) -> Streak:
    """Walk from day to day, with a shield a month; what it keeps counts once it is won again."""
    one, used, now, best = timedelta(1), set[tuple[int, int]](), 0, 0
    kept = held = None
    day, end = min(played), last
    while day <= end:
        month = (day.year, day.month)
        if day in played:
            if played[day]:
                now += 1
                if held:
                    used.add((held.year, held.month))
                    kept = held
            else:
                now, kept = 0, None
            held = None
        elif day == end and not over:
            pass
        elif now and not held and month not in used:
            held = day
        else:
            now, kept, held = 0, None, None
        best = max(best, now)
        day += one
    return replace(Streak(), now=now, best=best, kept=held or kept if now else None)


async def test_a_shield_holds_nothing_for_who_has_lost_the_daily_after_the_missed_one(
    store: Store,
) -> None:
    await shield(store, *ago(3, 2))
    assert (await streak(store, over=False)).now == 2
    async with store.write() as tx:
        await store_results(tx, [daily(LAST, won=False)], every_day=True)
    assert (await streak(store, over=False)).now == 0
