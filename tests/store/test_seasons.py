"""Seasons that are over, as they were frozen."""

from __future__ import annotations

from datetime import date, timedelta

from bot.domain.leaderboards import Standing
from bot.domain.players import Place
from bot.domain.seasons import Bulletin, BulletinKind
from bot.domain.standings import Span
from bot.store import Store
from tests.store.histories import NOW, PEOPLE, store_results
from tests.store.test_shields import HERE, LAST, daily

ANN, BEN, *_ = PEOPLE
SPRING, SUMMER = Span(date(2026, 4, 1), date(2026, 7, 1)), Span(date(2026, 7, 1), date(2026, 10, 1))


async def test_each_season_has_places_of_its_own_and_is_frozen_once(store: Store) -> None:
    won = {one: (Standing(1, one, games=5, wins=5, value=300),) for one in (ANN, BEN)}
    async with store.write() as tx:
        for player in won:
            await tx.remember(player)
        assert await tx.seasons.freeze(1, SPRING, 5, won[ANN], NOW)
        assert await tx.seasons.freeze(1, SUMMER, 5, won[BEN], NOW)
        assert await tx.seasons.freeze(2, SPRING, 5, won[BEN], NOW)
        assert not await tx.seasons.freeze(1, SPRING, 5, won[BEN], NOW)
    async with store.read() as look:
        found = [await look.seasons.find(1, one.end) for one in (SPRING, SUMMER)]
    assert [one and one.standings for one in found] == [won[ANN], won[BEN]]


async def test_a_server_with_a_season_has_had_seasons_and_no_corrections(store: Store) -> None:
    async with store.write() as tx:
        await tx.remember(ANN)
        won = (Standing(1, ANN, games=5, wins=5, value=300),)
        await tx.seasons.freeze(1, SPRING, 5, won, NOW)
    async with store.read() as look:
        assert await look.leaderboards.find_history(Place(11, 1)) == (True, False)
        assert await look.leaderboards.find_history(Place(21, 2)) == (False, False)


async def test_a_seasons_end_waits_where_the_last_game_was_more_than_two_weeks_before(
    store: Store,
) -> None:
    guild_id = HERE.guild_id or 0
    soon, late = (
        Bulletin(guild_id, BulletinKind.SEASON, LAST + timedelta(days)) for days in (14, 15)
    )
    async with store.write() as tx:
        await store_results(tx, [daily(LAST)])
        for one in (soon, late):
            await tx.bulletins.add(one)
        assert await tx.bulletins.list_waiting(LAST) == [soon]
        assert await tx.bulletins.has_season_end(guild_id, soon.on)
        assert not await tx.bulletins.has_season_end(guild_id, late.on)
        await store_results(tx, [daily(LAST + timedelta(20))])
        assert await tx.bulletins.list_waiting(LAST) == [soon, late]
