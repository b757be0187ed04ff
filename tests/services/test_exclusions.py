"""Members whom a manager lets record nothing more."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.domain.clock import utc_now
from bot.domain.errors import MayNotManage
from bot.domain.guild_settings import Edits, GuildSettings
from bot.domain.records.errors import ShutOut, YouAreShutOut
from bot.domain.records.values import Figures, Post
from bot.services.corrections import Corrections
from bot.services.players import Players
from bot.services.records.reactions import Kept, PostReaction
from bot.services.records.shares import ShareRecords
from bot.store import Store
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker
from tests.services.test_records import kept

CLOCK = Clock()
NOW = CLOCK.now
TODAY = (NOW.date() - date(2021, 6, 19)).days
MANAGER = asker(1, CAT, rights=BOSS)


def share(number: int = TODAY) -> str:
    return f"Wordle {number} 3/6"


async def test_who_is_shut_out_records_nothing_until_they_are_let_in_again(store: Store) -> None:
    async with store.write() as tx:
        watched = frozenset({HERE.channel_id})
        settings = GuildSettings(record_channels=watched, record_edits=Edits.EVER)
        await tx.guilds.save(HERE.guild_id or 0, settings)
    recording, corrections = ShareRecords(store, CLOCK), Corrections(store, CLOCK)
    await recording.record(asker(1), share())
    for _ in range(2):
        await corrections.shut_out(MANAGER, ANN)
    for text in (share(TODAY - 1), share()):
        with pytest.raises(YouAreShutOut):
            await recording.record(asker(2), text)
    posted = Post(50, ANN, share(TODAY - 2), NOW)
    assert await recording.watching.follow(HERE, posted) == PostReaction(Kept.REFUSED)
    with pytest.raises(YouAreShutOut):
        await recording.record_message(asker(2), posted)
    with pytest.raises(ShutOut) as told_others:
        await recording.record_message(MANAGER, posted)
    assert type(told_others.value) is ShutOut
    # what was posted before stays, and is read as it was
    old = Post(49, ANN, share(TODAY - 3), NOW - timedelta(1))
    assert await recording.watching.follow(HERE, old) == PostReaction(Kept.COUNTS)
    changed = replace(old, text=share(TODAY - 4), edited_at=NOW)
    assert await recording.watching.follow(HERE, changed) == PostReaction(Kept.REFUSED)
    assert await kept(store, ANN) == Figures(1, 1, 3)
    assert (await recording.record(asker(3, BEN), share())).new
    await corrections.let_in(MANAGER, ANN)
    (one,) = (await corrections.list_page(asker(4))).decisions
    assert (one.player, one.by, one.undone_by) == (ANN, CAT, CAT)
    assert (await recording.record(asker(5), share(TODAY - 1))).new


async def test_only_a_manager_shuts_somebody_out(store: Store) -> None:
    corrections = Corrections(store, CLOCK)
    for change in (corrections.shut_out, corrections.let_in, corrections.is_shut_out):
        with pytest.raises(MayNotManage):
            await change(asker(1), BEN)
    assert not await corrections.is_shut_out(MANAGER, BEN)
    assert (await corrections.list_page(asker(2))).decisions == ()


async def test_it_is_handed_out_and_erased_with_the_person(store: Store) -> None:
    corrections, players = Corrections(store, CLOCK), Players(store, utc_now)
    await corrections.shut_out(MANAGER, ANN)
    assert len((await players.export(ANN))["exclusions"]) == 1
    assert len((await players.export(CAT))["exclusions"]) == 1
    await players.erase(CAT)
    assert await corrections.is_shut_out(MANAGER, ANN)
    await players.erase(ANN)
    (one,) = (await corrections.list_page(asker(2))).decisions
    assert one.player != ANN
