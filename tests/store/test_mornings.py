"""What the post and the reminders of a morning read, on both databases."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.domain.badges import Badge
from bot.domain.server_streaks import DaysTogether
from bot.domain.standings import Span
from bot.store import Store
from tests.store.histories import PEOPLE, store_results
from tests.store.test_shields import HERE, LAST, daily

ANN, BEN, CAT = PEOPLE[:3]
BEFORE = LAST - timedelta(1)


async def test_a_morning_reads_what_yesterday_brought(store: Store) -> None:
    played = [daily(BEFORE), daily(LAST), daily(LAST, BEN), daily(LAST, CAT, won=False)]
    all_bit = Badge.ALL.bit
    deeds = [all_bit, all_bit, all_bit, 0]
    results = [replace(one, deeds=bits) for one, bits in zip(played, deeds, strict=True)]
    async with store.write() as tx:
        await store_results(tx, results)
        await tx.people.note_departures(HERE.guild_id or 0, [CAT], LAST + timedelta(1))
    async with store.read() as tx:
        assert await tx.badges.list_first(HERE, LAST) == {Badge.ALL: (BEN.id,)}
        assert await tx.results.count_days_together(HERE, LAST) == (DaysTogether(2), 0)
        assert await tx.results.list_departed(HERE, LAST) == {CAT.id}
        scores = await tx.results.list_scores(HERE, LAST, [ANN, CAT])
        assert scores == {ANN.id: (3, False), CAT.id: (0, False)}
        assert await tx.reviews.count_shared(HERE, Span(BEFORE, LAST)) is None


async def test_a_single_word_is_not_the_hardest(store: Store) -> None:
    played = [replace(daily(LAST, one), answer="crane") for one in PEOPLE[:3]]
    others = [replace(daily(BEFORE, one), answer="moist", guesses=4) for one in PEOPLE[:3]]
    week = Span(BEFORE, LAST + timedelta(1))
    async with store.write() as tx:
        await store_results(tx, played)
    async with store.read() as tx:
        assert await tx.reviews.find_hardest_word(HERE, week) is None
    async with store.write() as tx:
        await store_results(tx, others)
    async with store.read() as tx:
        hardest = await tx.reviews.find_hardest_word(HERE, week)
    assert hardest
    assert hardest.answers == ("moist",)
