"""How late a result may come where nobody has chosen."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place
from bot.domain.records.errors import TooLate, TooManyAtOnce, TooManyUndated
from bot.domain.records.values import Post
from bot.services.records.shares import ShareRecords
from bot.store import Store
from tests.services import ANN, BEN, BOSS, HERE, Clock, asker
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


async def test_of_a_game_without_days_no_more_count_than_there_were_days(
    store: Store, recording: ShareRecords
) -> None:
    """Its numbers tell nothing, so that anybody could fill its table in a minute."""
    for number in range(1, 9):
        earlier = ShareRecords(store, lambda ago=4 - number // 2: CLOCK.now - timedelta(ago))
        assert (await earlier.record(asker(number), f"joguei term.ooo #{number} 1/6")).new
    for again in (9, 10):
        with pytest.raises(TooManyUndated):
            await recording.record(asker(again), f"joguei term.ooo #{again} 1/6")
    # one that is known is shown again, and others have their own
    await recording.record(asker(11), "joguei term.ooo #8 1/6")
    assert (await recording.record(asker(12, BEN), "joguei term.ooo #9 1/6")).new
    later = ShareRecords(store, lambda: CLOCK.now + timedelta(8))
    assert (await later.record(asker(13), "joguei term.ooo #9 1/6")).new


async def test_of_a_game_without_days_two_count_at_once(
    store: Store, recording: ShareRecords
) -> None:
    """Yesterday's and today's do, in one message or two; a table is not filled in a minute."""
    for number in (60, 61):
        assert (await recording.record(asker(number), f"joguei term.ooo #{number} 1/6")).new
    with pytest.raises(TooManyAtOnce):
        await recording.record(asker(62), "joguei term.ooo #62 1/6")
    # what is refused today counts tomorrow
    tomorrow = ShareRecords(store, lambda: CLOCK.now + timedelta(1))
    assert (await tomorrow.record(asker(63), "joguei term.ooo #62 1/6")).new
    many = "\n".join(f"joguei term.ooo #{number} 1/6" for number in range(20, 30))
    told = await ShareRecords(store, lambda: CLOCK.now + timedelta(30)).record(asker(64), many)
    assert (len(told.entries), len(told.refused)) == (2, 8)
