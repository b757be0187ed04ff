"""What a watched channel hears: shares count for who posts them, and talk about others does not."""

from __future__ import annotations

from datetime import date

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.records.shares import read_shares
from bot.domain.records.values import Figures, Post, Score
from bot.services.records.marks import Kept, PostMark
from bot.services.records.shares import ShareRecords
from bot.store import Store
from tests.records.test_corpus import SHARES
from tests.services import ANN, BEN, HERE, Clock, asker
from tests.services.test_records import kept

CLOCK = Clock()
TODAY = (CLOCK.now.date() - date(2021, 6, 19)).days
HEAD = f"Wordle {TODAY:,}"
TWO, FOUR = (("⬛🟨⬛⬛⬛\n" * missed) + "🟩🟩🟩🟩🟩" for missed in (1, 3))


@pytest.fixture
async def recording(store: Store) -> ShareRecords:
    async with store.write() as tx:
        settings = GuildSettings(record_channels=frozenset({HERE.channel_id}))
        await tx.guilds.save(HERE.guild_id or 0, settings)
    return ShareRecords(store, CLOCK)


TALK = (
    f"My boss got {HEAD} 2/6\n{TWO}\ncan you believe it",
    f"Mein Chef schaffte {HEAD} 2/6\n{TWO}",
    f"ο φίλος μου έκανε {HEAD} 2/6\n{TWO}",
    f"<@123456789012345678> {HEAD} 2/6\n{TWO}",
    f"{HEAD} 3/6 is hard today",
    f"{HEAD} 2/6, sagt meine Mutter",
)


@pytest.mark.parametrize("text", TALK)
async def test_what_is_told_of_somebody_is_not_recorded_for_who_tells(
    store: Store, recording: ShareRecords, text: str
) -> None:
    told = await recording.watching.follow(HERE, Post(50, ANN, text, CLOCK.now))
    assert told == PostMark(Kept.REFUSED)
    assert await kept(store, ANN) == Figures()


@pytest.mark.parametrize("text", TALK)
async def test_whoever_asks_to_record_a_text_means_their_own(
    store: Store, recording: ShareRecords, text: str
) -> None:
    await recording.record(asker(1), text)
    assert (await kept(store, ANN)).games == 1


@pytest.mark.parametrize(
    "text",
    [
        f"ugh, {HEAD} 2/6 today was hard lol\n{TWO}",
        f"What a day! {HEAD} 2/6\n{TWO}",
        f"{HEAD} 2/6* 😭",
        f"- {HEAD} 2/6",
        f"my boss is good\n{HEAD} 2/6\n{TWO}",
        f"Ben got {HEAD} 4/6\n{HEAD} 2/6\n{TWO}",
    ],
)
async def test_a_share_of_ones_own_counts_with_a_word_around_it(
    store: Store, recording: ShareRecords, text: str
) -> None:
    told = await recording.watching.follow(HERE, Post(50, ANN, text, CLOCK.now))
    assert told == PostMark(Kept.COUNTS)
    assert await kept(store, ANN) == Figures(1, 1, 2)


def test_no_share_that_was_found_is_taken_for_talk() -> None:
    found = [one["text"] for one in SHARES if one["kind"] == "found"]
    assert [text for text in found if any(share.talk for share in read_shares(text))] == []


async def test_what_was_recorded_by_hand_stays_when_its_message_is_edited(
    store: Store, recording: ShareRecords
) -> None:
    post = Post(50, ANN, TALK[0], CLOCK.now)
    await recording.record_message(asker(1), post)
    edited = Post(50, ANN, f"{TALK[0]}!", CLOCK.now, edited_at=CLOCK.now)
    await recording.watching.follow(HERE, edited)
    assert (await kept(store, ANN)).games == 1


async def test_a_mark_says_what_was_counted_where_the_text_says_something_else(
    recording: ShareRecords,
) -> None:
    post = Post(50, BEN, f"{HEAD} 3/6\n\n{FOUR}", CLOCK.now)
    told = await recording.watching.follow(HERE, post)
    assert told == PostMark(Kept.COUNTS, (Score(4),))
    right = Post(50, BEN, f"{HEAD} 4/6\n\n{FOUR}", CLOCK.now, edited_at=CLOCK.now)
    assert await recording.watching.follow(HERE, right) == PostMark(Kept.NOTHING)
