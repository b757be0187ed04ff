"""How late a result may come where nobody has chosen."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place
from bot.domain.records.errors import TooLate
from bot.domain.records.values import Post
from bot.services.records.shares import ShareRecords
from bot.store import Store
from tests.services import ANN, BOSS, HERE, Clock, asker
from tests.services.test_records import kept

CLOCK = Clock()
TODAY = (CLOCK.now.date() - date(2021, 6, 19)).days


@pytest.fixture
def recording(store: Store) -> ShareRecords:
    return ShareRecords(store, CLOCK)


async def test_a_server_takes_results_of_a_week(store: Store, recording: ShareRecords) -> None:
    await recording.record(asker(1), f"Wordle {TODAY - 7} 3/6")
    with pytest.raises(TooLate):
        await recording.record(asker(2), f"Wordle {TODAY - 8} 3/6")
    assert (await kept(store, ANN)).games == 1


async def test_alone_with_the_bot_any_day_counts(recording: ShareRecords) -> None:
    alone = replace(asker(1), place=Place(channel_id=99, alone=True))
    assert (await recording.record(alone, "Wordle 12 3/6")).new


async def test_older_messages_count_by_their_own_day(store: Store, recording: ShareRecords) -> None:
    async with store.write() as tx:
        settings = GuildSettings(record_channels=frozenset({HERE.channel_id}))
        await tx.guilds.save(HERE.guild_id or 0, settings)
    watching = recording.watching
    begun = await watching.backfills.begin(asker(9, rights=BOSS), HERE.channel_id)
    watching.begin_page(begun)
    year = timedelta(365)
    posts = [Post(8, ANN, f"Wordle {TODAY - 365} 3/6", CLOCK.now - year)]
    posts += [Post(7, ANN, f"Wordle {TODAY - 380} 1/6", CLOCK.now - year)]
    ended = await watching.keep_page(begun, posts, last=True)
    assert (ended.changed, ended.unread_count) == (1, 1)
    assert (await kept(store, ANN)).total == 3
