"""What was posted first of a puzzle outlives the message that it stood in."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.domain.guild_settings import Edits, GuildSettings
from bot.domain.players import Player
from bot.domain.records.games import WORDLE
from bot.domain.records.values import Post, Score
from bot.services.corrections import Corrections
from bot.services.housekeeping import Housekeeping
from bot.services.players import Players
from bot.services.records.accounts import RecordAccounts
from bot.services.records.reactions import Kept, PostReaction
from bot.services.records.shares import ShareRecords
from bot.store import Store
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker

NOW = Clock().now
DAY = timedelta(1)
PUZZLE = (NOW.date() - (WORDLE.day_zero or NOW.date())).days
MANAGER = asker(1, CAT, rights=BOSS)


class Channel:
    """A watched channel on several days."""

    def __init__(self, store: Store) -> None:
        self.store, self.now = store, NOW
        self.recording = ShareRecords(store, self.tell_time)
        self.corrections = Corrections(store, self.tell_time)

    def tell_time(self) -> datetime:
        return self.now

    async def choose(self, **choices: object) -> None:
        watched = GuildSettings(record_channels=frozenset({HERE.channel_id}))
        async with self.store.write() as tx:
            await tx.guilds.save(HERE.guild_id or 0, replace(watched, **choices))

    async def say(
        self, number: int, text: object, author: Player = ANN, *, posted: datetime | None = None
    ) -> PostReaction | None:
        """Post a result, or edit what was `posted` before."""
        self.now += timedelta(minutes=1)
        said = f"Wordle {PUZZLE} {text}/6" if text != "" else "hello"
        edited = self.now if posted else None
        post = Post(number, author, said, posted or self.now, edited_at=edited)
        return await self.recording.watching.follow(HERE, post)

    async def delete(self, number: int) -> None:
        await self.recording.watching.forget(HERE.channel_id, [number])

    async def find(self, player: Player = ANN) -> list[tuple[int, int | None]]:
        """What counts, and what was posted first."""
        found = await self.corrections.list_results(MANAGER, player)
        return [(one.score.figure, one.first and one.first.figure) for one in found]


@pytest.fixture
async def channel(store: Store) -> Channel:
    one = Channel(store)
    await one.choose()
    return one


HELD = PostReaction(Kept.COUNTS, (Score(5),))


async def test_on_the_same_day_the_new_figure_counts_and_the_first_is_told(
    channel: Channel,
) -> None:
    await channel.say(50, 5)
    await channel.delete(50)
    assert await channel.find() == []
    await channel.say(51, 1)
    assert await channel.find() == [(1, 5)]


async def test_a_new_message_with_another_figure_is_marked_like_an_edit(channel: Channel) -> None:
    await channel.say(1, 3)
    await channel.delete(1)
    assert await channel.say(2, 2) == PostReaction(Kept.COUNTS, changed=True)
    await channel.delete(2)
    assert await channel.say(3, 3) == PostReaction(Kept.COUNTS)


async def test_on_a_later_day_the_first_figure_counts_again(channel: Channel) -> None:
    await channel.say(50, 5)
    channel.now += DAY
    await channel.delete(50)
    assert await channel.say(51, 1) == HELD
    assert await channel.find() == [(5, None)]
    # an edit, another look, and a third message change nothing
    posted = channel.now
    assert await channel.say(51, 2, posted=posted) == HELD
    post = Post(51, ANN, f"Wordle {PUZZLE} 2/6", posted, edited_at=channel.now)
    assert await channel.recording.watching.judge(HERE, post) == HELD
    await channel.delete(51)
    assert await channel.say(52, 3) == HELD
    assert await channel.find() == [(5, None)]


async def test_it_counts_again_when_its_message_is_read_much_later(channel: Channel) -> None:
    await channel.say(50, 5)
    await channel.delete(50)
    channel.now += DAY
    await channel.say(51, 1)
    posted = channel.now
    channel.now += 30 * DAY
    await Housekeeping(channel.store, channel.tell_time).forget()
    post = Post(51, ANN, f"Wordle {PUZZLE} 1/6", posted)
    assert await channel.recording.watching.judge(HERE, post) == HELD
    await channel.recording.record_message(asker(2), post)
    assert await channel.find() == [(5, None)]


async def test_a_server_that_follows_edits_of_past_days_only_tells_of_it(channel: Channel) -> None:
    await channel.choose(record_edits=Edits.EVER)
    await channel.say(50, 5)
    channel.now += DAY
    await channel.delete(50)
    await channel.say(51, 1)
    assert await channel.find() == [(1, 5)]


async def test_by_default_a_slip_is_mended_for_ten_minutes(channel: Channel) -> None:
    posted = channel.now + timedelta(minutes=1)
    await channel.say(50, 5)
    assert await channel.say(50, 3, posted=posted) == PostReaction(Kept.COUNTS, changed=True)
    channel.now = posted + timedelta(minutes=10)
    # what counts by then stays, and not what the slip was
    for text in (1, 2):
        late = await channel.say(50, text, posted=posted)
        assert late == PostReaction(Kept.COUNTS, (Score(3),), changed=True)
        assert await channel.find() == [(3, 5)]
    # posting the same again is no news, and another figure counts as the first one did
    assert await channel.say(51, 3) == PostReaction(Kept.COUNTS)
    await channel.delete(50)
    await channel.delete(51)
    assert await channel.say(52, 1) == HELD


async def test_by_default_deleting_and_posting_anew_has_the_same_ten_minutes(
    channel: Channel,
) -> None:
    posted = channel.now + timedelta(minutes=1)
    await channel.say(50, 5)
    await channel.delete(50)
    channel.now = posted + timedelta(minutes=8)
    await channel.say(51, 4)
    assert await channel.find() == [(4, 5)]
    await channel.say(51, 1, posted=posted + timedelta(minutes=9))
    assert await channel.find() == [(1, 5)]
    # the ten minutes are those of the first message
    await channel.say(51, 2, posted=posted + timedelta(minutes=9))
    assert await channel.find() == [(1, 5)]
    await channel.delete(51)
    assert await channel.say(52, 1) == HELD


async def test_a_slip_is_mended_beyond_midnight(channel: Channel) -> None:
    channel.now = NOW.replace(hour=23, minute=57)
    posted = channel.now + timedelta(minutes=1)
    await channel.say(50, 5)
    channel.now += timedelta(minutes=3)
    await channel.say(50, 3, posted=posted)
    assert await channel.find() == [(3, 5)]


@pytest.mark.parametrize("days", [0, 1])
async def test_where_no_edit_counts_the_first_figure_does_whatever_follows(
    channel: Channel, days: int
) -> None:
    await channel.choose(record_edits=Edits.NEVER)
    await channel.say(50, "X")
    posted = channel.now
    channel.now += days * DAY
    for text in (1, 2):
        await channel.say(50, text, posted=posted)
        assert [one for one, _ in await channel.find()] == [7]
    await channel.delete(50)
    await channel.say(51, 2)
    assert [one for one, _ in await channel.find()] == [7]
    await channel.recording.remove(asker(2), "wordle", PUZZLE)
    await channel.recording.record(asker(2), f"Wordle {PUZZLE} 1/6")
    assert [one for one, _ in await channel.find()] == [7]


@pytest.mark.parametrize("days", [0, 1])
async def test_neither_a_second_message_nor_an_old_one_gets_around_it(
    channel: Channel, days: int
) -> None:
    """One that waits behind the first, and one that says nothing until it is edited."""
    posted = channel.now
    channel.now += timedelta(minutes=1)
    await channel.say(50, 5)
    channel.now += timedelta(minutes=1) + days * DAY
    waits = await channel.say(51, 1)
    assert waits == PostReaction(Kept.NOTHING)
    await channel.delete(50)
    assert await channel.find() == [(5, None) if days else (1, 5)]
    await channel.delete(51)
    await channel.say(49, 2, posted=posted)
    assert await channel.find() == [(5, None) if days else (2, 5)]


async def test_taking_a_result_out_of_a_message_is_like_deleting_it(channel: Channel) -> None:
    await channel.say(50, 5)
    posted = channel.now
    await channel.say(50, "", posted=posted)
    assert await channel.find() == []
    await channel.say(50, 1, posted=posted)
    assert await channel.find() == [(1, 5)]


async def test_a_result_that_was_removed_is_told_of_when_it_is_recorded_again(
    channel: Channel,
) -> None:
    await channel.say(50, 5)
    await channel.recording.remove(asker(2), "wordle", PUZZLE)
    await channel.recording.record(asker(3), f"Wordle {PUZZLE} 2/6")
    assert await channel.find() == [(2, 5)]


async def test_what_is_pasted_on_a_later_day_says_why_the_first_counts(channel: Channel) -> None:
    await channel.say(50, 5)
    channel.now += DAY
    await channel.delete(50)
    receipt = await channel.recording.record(asker(3), f"Wordle {PUZZLE} 2/6")
    (entry,) = receipt.entries
    assert (entry.record.score, entry.stated, entry.held) == (Score(5), Score(2), True)


async def test_another_account_of_the_same_person_is_no_way_around_it(channel: Channel) -> None:
    await channel.say(50, 5)
    await channel.say(40, 3, BEN)
    await RecordAccounts(channel.store, channel.tell_time).join(MANAGER, ANN.id, BEN)
    await channel.delete(50)
    await channel.delete(40)
    channel.now += DAY
    await channel.say(51, 1)
    assert await channel.find(BEN) == [(5, None)]


@pytest.mark.parametrize(("late", "kept"), [(7, False), (0, True)])
async def test_it_is_kept_for_as_long_as_the_puzzle_may_come(
    channel: Channel, late: int, kept: bool
) -> None:
    await channel.choose(record_days=late)
    await channel.say(50, 5)
    await channel.delete(50)
    players = Players(channel.store, channel.tell_time)
    (row,) = (await players.export(ANN))["deleted_records"]
    assert (row["figure"], row["puzzle"]) == (5, PUZZLE)
    housekeeping = Housekeeping(channel.store, channel.tell_time)
    channel.now += 8 * DAY
    await housekeeping.forget()
    assert "deleted_records" in await players.export(ANN)
    channel.now += DAY
    await housekeeping.forget()
    assert ("deleted_records" in await players.export(ANN)) is kept


async def test_whoever_deletes_their_data_leaves_none_of_it(channel: Channel) -> None:
    await channel.say(50, 5)
    await channel.delete(50)
    players = Players(channel.store, channel.tell_time)
    await players.erase(ANN)
    assert await players.export(ANN) == {}
    await channel.say(51, 1)
    assert await channel.find() == [(1, None)]
