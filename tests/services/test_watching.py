"""What counts depends on the messages that stand, however the bot has learned of them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bot.board.look import DEFAULT
from bot.domain.errors import MayNotManage
from bot.domain.guild_settings import Edits, GuildSettings
from bot.domain.players import Place, Player
from bot.domain.records.backfills import (
    Backfill,
    BackfillRunning,
    BackfillState,
    NotWatched,
)
from bot.domain.records.errors import EditTooLate, NoneRecorded, PastDay, TooLate
from bot.domain.records.games import WORDLE
from bot.domain.records.values import Figures, Post
from bot.render.refusals import refusal
from bot.services.records.messages import Watching
from bot.services.records.reactions import Kept, PostReaction
from bot.services.records.shares import ShareRecords
from bot.store import Store
from bot.store.models import RecordRow
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker

CLOCK = Clock()
NOW = CLOCK.now
TODAY = (NOW.date() - date(2021, 6, 19)).days
APP = Player(99, "Wordle")
PEOPLE = [ANN, BEN, CAT]


def watching_of(store: Store) -> Watching:
    """As another process has it."""
    return Watching(store, CLOCK)


async def store_settings(store: Store, place: Place = HERE, **chosen: Any) -> None:
    watched = frozenset({place.channel_id})
    options: dict[str, Any] = {"record_days": 0, **chosen}
    async with store.write() as tx:
        settings = GuildSettings(record_channels=watched, **options)
        await tx.guilds.save(place.guild_id or 0, settings)


async def kept(store: Store, place: Place) -> dict[tuple[str, int, int], tuple[int, int]]:
    """What counts: by game, player and puzzle the figure and the message."""
    query = select(RecordRow).where(RecordRow.guild_id == place.guild_id, RecordRow.counts)
    async with store.read() as tx:
        rows = await tx.record_messages._db.scalars(query)  # pyright: ignore[reportPrivateUsage]
        return {(r.game, r.player_id, r.puzzle): (r.figure, r.message_id) for r in rows}


class Channel:
    """A channel on Discord: the messages that stand, and a bot that is there or not."""

    def __init__(self, store: Store, dice: Random, place: Place) -> None:
        self.store = store
        self.dice = dice
        self.place = place
        self.posts: dict[int, Post] = {}
        self.watching = watching_of(store)
        self.number = 100

    async def happen(self, *, there: bool) -> None:
        """Something happens; the bot hears of it if it is there."""
        kind = self.dice.choice(["post", "post", "post", "edit", "delete"])
        if kind == "post" or not self.posts:
            self.number += self.dice.randint(1, 3)
            await self.write(self.draw(self.number), there=there)
        elif kind == "edit":
            old = self.dice.choice([*self.posts.values()])
            edited = replace(self.draw(old.id, old.author), edited_at=NOW)
            await self.write(replace(edited, summary=old.summary, by_bot=old.by_bot), there=there)
        else:
            some = self.dice.sample([*self.posts], min(len(self.posts), self.dice.randint(1, 3)))
            for gone in some:
                del self.posts[gone]
            if there:
                await self.watching.forget(self.place.channel_id, some)

    def draw(self, number: int, author: Player | None = None) -> Post:
        dice = self.dice
        author = author or dice.choice([*PEOPLE, APP])
        shares = [
            f"Wordle {TODAY - dice.randrange(4)} {dice.choice('123456X')}/6"
            for _ in range(dice.randint(0, 2))
        ]
        text = "\n".join([*shares, "a lovely day"])
        if author is APP:
            who = " ".join(f"<@{one.id}>" for one in dice.sample(PEOPLE, 2))
            text = f"Here are yesterday's results:\n{dice.randint(2, 6)}/6: {who} @Newt"
        at = NOW + timedelta(seconds=number)
        return Post(number, author, text, at, author is APP, author is APP, tuple(PEOPLE))

    async def write(self, post: Post, *, there: bool) -> None:
        self.posts[post.id] = post
        if there:
            await self.watching.follow(self.place, post)

    async def read_older(self, pages: int, size: int = 4) -> Backfill:
        """Read some pages, from the newest message or where that was interrupted."""
        backfills = self.watching.backfills
        running = [one for one in await backfills.list_running() if one.place == self.place]
        if not running:
            self.number += 1
            asked = asker(self.number, CAT, self.place, rights=BOSS)
            running = [await backfills.begin(asked, self.place.channel_id, forgets=True)]
        backfill = running[0]
        while backfill.runs and pages:
            self.watching.begin_page(backfill)
            before = sorted((one for one in self.posts if one < backfill.cursor), reverse=True)
            page = [self.posts[one] for one in before[:size]]
            # what happens while the page is on its way is newer than the page
            if self.dice.random() < 0.5:
                await self.happen(there=True)
            last = len(page) < size
            backfill = await self.watching.keep_page(backfill, page, last=last)
            pages -= 1
        return backfill

    def expected(self) -> dict[tuple[str, int, int], tuple[int, int]]:
        """What is to count: of each player's puzzle the message that stands first."""
        found: dict[tuple[str, int, int], tuple[int, int]] = {}
        for post in sorted(self.posts.values(), key=lambda one: one.id):
            for game, player, puzzle, figure in tell(post):
                found.setdefault((game, player, puzzle), (figure, post.id))
        return found


def tell(post: Post) -> list[tuple[str, int, int, int]]:
    """What a message tells, read in the simplest way."""
    if post.summary:
        figure, who = post.text.splitlines()[1].split("/6: ")
        named = [word for word in who.split() if word.startswith("<")]
        return [("wordle", int(one[2:-1]), TODAY - 1, int(figure)) for one in named]
    words = [line.split() for line in post.text.splitlines() if line.startswith("Wordle")]
    once: dict[int, str] = {}
    for _, puzzle, score in words:
        once.setdefault(int(puzzle), score[0])
    return [
        ("wordle", post.author.id, puzzle, 7 if score == "X" else int(score))
        for puzzle, score in once.items()
    ]


async def test_any_order_of_messages_and_backfills_ends_in_the_same_records(store: Store) -> None:
    for seed in range(8):
        dice = Random(seed)
        place = Place(channel_id=1000 + seed, guild_id=500 + seed)
        await store_settings(store, place)
        channel = Channel(store, dice, place)
        for _ in range(20):
            await channel.happen(there=dice.random() < 0.7)
            if dice.random() < 0.2:
                await channel.read_older(dice.randint(1, 3))
            if dice.random() < 0.2:
                # a restart
                channel.watching = watching_of(store)
        while (await channel.read_older(99)).runs:
            pass
        # what was interrupted may have begun before the last change
        ended = await channel.read_older(99)
        assert ended.state is BackfillState.DONE
        assert await kept(store, place) == channel.expected(), seed


async def test_a_backfill_run_twice_changes_nothing(store: Store) -> None:
    await store_settings(store)
    channel = Channel(store, Random(1), HERE)
    for _ in range(40):
        await channel.happen(there=False)
    channel.dice = Random(3)
    first = await channel.read_older(99)
    while first.runs:
        first = await channel.read_older(99)
    before = await kept(store, HERE)
    channel.posts = dict(channel.posts)
    channel.dice = Quiet()
    again = await channel.read_older(99)
    assert again.state is BackfillState.DONE
    assert await kept(store, HERE) == channel.expected()
    once_more = await channel.read_older(99)
    assert once_more.changed == 0
    assert once_more.read == len(channel.posts)
    assert before


class Quiet(Random):
    """Nothing happens meanwhile."""

    def random(self) -> float:
        return 1.0


async def test_the_earliest_message_counts_and_the_next_follows_it(store: Store) -> None:
    await store_settings(store)
    watching = watching_of(store)
    late, early = (
        Post(number, ANN, f"Wordle {TODAY} {score}/6", NOW + timedelta(seconds=number))
        for number, score in ((9, 5), (8, 3))
    )
    for post, figure in ((late, 5), (early, 3)):
        await watching.follow(HERE, post)
        assert [*(await kept(store, HERE)).values()] == [(figure, post.id)]
    await watching.forget(HERE.channel_id, [8])
    assert [*(await kept(store, HERE)).values()] == [(5, 9)]


async def test_only_those_who_manage_the_server_have_a_watched_channel_read_once(
    store: Store,
) -> None:
    backfills = watching_of(store).backfills
    with pytest.raises(MayNotManage):
        await backfills.begin(asker(1), HERE.channel_id)
    with pytest.raises(NotWatched):
        await backfills.begin(asker(2, rights=BOSS), HERE.channel_id)
    await store_settings(store)
    await backfills.begin(asker(3, rights=BOSS), HERE.channel_id)
    with pytest.raises(BackfillRunning):
        await backfills.begin(asker(4, rights=BOSS), HERE.channel_id)
    with pytest.raises(MayNotManage):
        await backfills.stop(asker(5))
    await backfills.stop(asker(6, rights=BOSS))
    await backfills.begin(asker(7, rights=BOSS), HERE.channel_id)


async def test_a_channel_that_is_no_longer_watched_is_read_no_further(store: Store) -> None:
    await store_settings(store)
    watching = watching_of(store)
    begun = await watching.backfills.begin(asker(9, rights=BOSS), HERE.channel_id)
    async with store.write() as tx:
        await tx.guilds.save(HERE.guild_id or 0, GuildSettings())
    watching.begin_page(begun)
    post = Post(8, ANN, f"Wordle {TODAY} 3/6", NOW)
    ended = await watching.keep_page(begun, [post], last=True)
    assert ended.state is BackfillState.STOPPED
    assert await kept(store, HERE) == {}


async def test_late_results_are_left_out_however_they_come(store: Store) -> None:
    await store_settings(store, record_days=3)
    recording = ShareRecords(store, CLOCK)
    texts = [f"Wordle {TODAY - days} 3/6" for days in (3, 4)]
    for number, text in enumerate(texts, start=8):
        await recording.watching.follow(HERE, Post(number, ANN, text, NOW))
    assert {puzzle for _, _, puzzle in await kept(store, HERE)} == {TODAY - 3}
    with pytest.raises(TooLate):
        await recording.record(asker(1), texts[1])
    # it was in time when it was posted
    old = Post(7, BEN, texts[1], NOW - timedelta(2))
    await recording.record_message(asker(2, BEN), old)
    assert len(await kept(store, HERE)) == 2


async def test_an_edit_of_a_past_day_is_not_followed_where_the_server_wants_that(
    store: Store,
) -> None:
    await store_settings(store, record_edits=Edits.DAY)
    recording = ShareRecords(store, CLOCK)
    told = f"Wordle {TODAY - 2} 6/6\nWordle {TODAY - 1} 6/6"
    first = Post(8, ANN, told, NOW - timedelta(1))
    await recording.watching.follow(HERE, first)
    edited = replace(first, text=told.replace("6/6", "2/6"), edited_at=NOW)
    for _ in range(2):
        await recording.watching.follow(HERE, edited)
        figures = {
            puzzle: figure for (_, _, puzzle), (figure, _) in (await kept(store, HERE)).items()
        }
        assert figures == {TODAY - 2: 6, TODAY - 1: 6}
    with pytest.raises(NoneRecorded) as refused:
        await recording.record_message(asker(1), edited)
    assert [type(one) for one in refused.value.reasons] == [PastDay, PastDay]
    with pytest.raises(PastDay):
        await recording.remove(asker(2), "wordle", TODAY - 1)
    await recording.record(asker(3), f"Wordle {TODAY - 3} 4/6")
    await recording.remove(asker(4), "wordle", TODAY - 3)
    await recording.watching.forget(HERE.channel_id, [8])
    assert await kept(store, HERE) == {}


async def test_a_first_result_is_taken_from_a_later_edit_like_a_new_one(store: Store) -> None:
    await store_settings(store, record_edits=Edits.DAY)
    watching = watching_of(store)
    hello = Post(8, ANN, "Hello", NOW - timedelta(1))
    assert await watching.follow(HERE, hello) is None
    told = f"Wordle {TODAY - 1} 6/6"
    await watching.follow(HERE, replace(hello, text=told, edited_at=NOW))
    assert [figure for figure, _ in (await kept(store, HERE)).values()] == [6]


async def test_two_summaries_of_a_day_are_each_kept_and_the_latest_streak_is_shown(
    store: Store,
) -> None:
    await store_settings(store)
    watching = watching_of(store)
    for number, (streak, who) in enumerate([(7, ANN), (93, BEN)], start=8):
        head = f"Your group is on a {streak} day streak! Here are yesterday's results:"
        text = f"{head}\n3/6: <@{who.id}>"
        await watching.follow(HERE, Post(number, APP, text, NOW, True, True))
    assert len(await kept(store, HERE)) == 2
    async with store.read() as tx:
        assert await tx.records.find_streak(HERE.guild_id or 0) == 93
        assert await tx.records.sum_figures(HERE, WORDLE, ANN) == Figures(1, 1, 3)
    await watching.forget(HERE.channel_id, [9])
    async with store.read() as tx:
        assert await tx.records.find_streak(HERE.guild_id or 0) == 7


async def test_only_a_share_that_counts_is_marked(store: Store) -> None:
    await store_settings(store, record_reaction=True)
    watching = watching_of(store)

    def post(number: int, guesses: int, *, edited: bool = False) -> Post:
        rows = "\n".join(["⬛🟨⬛⬛⬛"] * (guesses - 1) + ["🟩🟩🟩🟩🟩"])
        told = f"Wordle {TODAY:,} {guesses}/6\n\n{rows}"
        return Post(number, ANN, told, NOW, edited_at=NOW if edited else None)

    assert await watching.follow(HERE, post(1, 3)) == PostReaction(Kept.COUNTS)
    assert await watching.follow(HERE, post(2, 4)) == PostReaction(Kept.NOTHING)
    # the same again says nothing else
    assert await watching.follow(HERE, post(3, 3)) == PostReaction(Kept.COUNTS)
    # the second waits in case the first is deleted
    await watching.forget(HERE.channel_id, [1, 3])
    assert [figure for figure, _ in (await kept(store, HERE)).values()] == [4]


async def test_an_edit_after_the_days_of_late_results_is_refused_for_that_reason(
    store: Store,
) -> None:
    await store_settings(store, record_days=7)
    recording = ShareRecords(store, CLOCK)
    first = Post(8, ANN, f"Wordle {TODAY - 9} 5/6", NOW - timedelta(9))
    await recording.watching.follow(HERE, first)
    edited = replace(first, text=f"Wordle {TODAY - 9} 2/6", edited_at=NOW)
    with pytest.raises(EditTooLate) as refused:
        await recording.record_message(asker(1), edited)
    assert refused.value.days == 7
    told = refusal(refused.value, DEFAULT)
    assert told is not None
    assert told.text.endswith(
        "was changed too late: edits count here up to 7 days after the day of the puzzle. "
        "What was recorded before stays."
    )
    assert [figure for figure, _ in (await kept(store, HERE)).values()] == [5]
