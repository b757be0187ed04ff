"""What those who manage a server may want to look at: changed, confirmed and pasted results."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain.corrections import Flood
from bot.domain.errors import MayNotManage
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import HIDDEN, Player, Preferences
from bot.domain.records.games import WORDLE
from bot.domain.records.values import Post
from bot.services.corrections import Corrections
from bot.services.records.accounts import RecordAccounts
from bot.services.records.shares import ShareRecords
from bot.store import Store
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker

CLOCK = Clock()
NOW = CLOCK.now
PUZZLE = (NOW.date() - (WORDLE.day_zero or NOW.date())).days
MANAGER = asker(1, CAT, rights=BOSS)


@pytest.fixture
async def recording(store: Store) -> ShareRecords:
    async with store.write() as tx:
        settings = GuildSettings(record_channels=frozenset({HERE.channel_id}), record_days=0)
        await tx.guilds.save(HERE.guild_id or 0, settings)
    return ShareRecords(store, CLOCK)


async def list_changed(store: Store) -> list[tuple[Player, int, int | None, bool]]:
    """Whose result it is, what counts, what was first, and whether it was confirmed."""
    found, _ = await Corrections(store, CLOCK).list_changed(MANAGER)
    return [
        (one.player, one.score.figure, one.first and one.first.figure, one.confirmed)
        for one in found
    ]


async def test_it_lists_what_was_changed_or_confirmed_the_newest_first(
    store: Store, recording: ShareRecords
) -> None:
    usual = Post(50, ANN, f"Wordle {PUZZLE} 4/6", NOW)
    slip = Post(51, ANN, f"Wordle {PUZZLE - 1} 5/6", NOW)
    talk = Post(52, BEN, f"Wordle {PUZZLE} 2/6 my boss again", NOW + timedelta(seconds=1))
    mended = replace(slip, text=f"Wordle {PUZZLE - 1} 3/6", edited_at=NOW)
    late = replace(usual, text=f"Wordle {PUZZLE} 1/6", edited_at=NOW + timedelta(hours=1))
    for post in (usual, slip, talk, mended, late):
        await recording.watching.follow(HERE, post)
    await recording.record_message(asker(2, BEN), talk)
    assert await list_changed(store) == [(BEN, 2, None, True), (ANN, 3, 5, False)]
    # what an account has counts once, for whom it counts
    await RecordAccounts(store, CLOCK).join(MANAGER, BEN.id, CAT)
    assert await list_changed(store) == [(CAT, 2, None, True), (ANN, 3, 5, False)]
    with pytest.raises(MayNotManage):
        await Corrections(store, CLOCK).list_changed(asker(3))


async def test_it_says_who_pasted_the_results_of_many_days_at_once(
    store: Store, recording: ShareRecords
) -> None:
    clock = Clock()
    pasting = ShareRecords(store, clock)
    for number in range(5):
        await pasting.record(asker(2), f"Wordle {PUZZLE - number} 1/6")
        clock.now += timedelta(minutes=14)
    # in more than an hour, or of four days, it is nothing to tell
    for number in range(5):
        await pasting.record(asker(3, BEN), f"Wordle {PUZZLE - number} 1/6")
        clock.now += timedelta(minutes=15)
    corrections = Corrections(store, clock)
    _, floods = await corrections.list_changed(MANAGER)
    assert floods == [Flood(ANN, 5, NOW + timedelta(minutes=56))]
    async with store.write() as tx:
        await tx.preferences.save(ANN, Preferences(hidden=True))
    _, floods = await corrections.list_changed(MANAGER)
    assert [one.player for one in floods] == [HIDDEN]
