"""What the reaction to a message says once its author has edited it."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.domain.guild_settings import Edits, GuildSettings
from bot.domain.records.values import Post, Score
from bot.services.records.messages import Watching
from bot.services.records.reactions import Kept, PostReaction
from bot.store import Store
from tests.services import ANN, HERE, Clock

CLOCK = Clock()
TODAY = (CLOCK.now.date() - date(2021, 6, 19)).days
COUNTS = PostReaction(Kept.COUNTS)
CHANGED = PostReaction(Kept.COUNTS, changed=True)
FOUR = "⬛🟨⬛⬛⬛\n" * 3 + "🟩🟩🟩🟩🟩"


async def watch(store: Store, *, edits: Edits = Edits.EVER) -> Watching:
    watched = frozenset({HERE.channel_id})
    async with store.write() as tx:
        settings = GuildSettings(record_channels=watched, record_edits=edits)
        await tx.guilds.save(HERE.guild_id or 0, settings)
    return Watching(store, CLOCK)


@pytest.fixture
async def watching(store: Store) -> Watching:
    return await watch(store)


def share(score: object, puzzle: int = TODAY, *, number: int = 50) -> Post:
    return Post(number, ANN, f"Wordle {puzzle:,} {score}/6", CLOCK.now)


def edit(text: str, *, number: int = 50) -> Post:
    return Post(number, ANN, text, CLOCK.now, edited_at=CLOCK.now)


async def test_an_edit_that_changes_a_result_is_marked(watching: Watching) -> None:
    for score, mark in ((5, COUNTS), (1, CHANGED), ("X", CHANGED)):
        post = share(score)
        post = post if score == 5 else edit(post.text)
        assert await watching.follow(HERE, post) == mark


async def test_an_edit_beside_a_result_leaves_its_mark(watching: Watching) -> None:
    post = share(5)
    await watching.follow(HERE, post)
    for text in (f"{post.text} wow", f"{post.text}\n\nwhat a day for all of us"):
        assert await watching.follow(HERE, edit(text)) == COUNTS


async def test_a_figure_goes_once_the_text_says_the_same(watching: Watching) -> None:
    post = Post(50, ANN, f"{share(3).text}\n\n{FOUR}", CLOCK.now)
    assert await watching.follow(HERE, post) == PostReaction(Kept.COUNTS, (Score(4),))
    assert await watching.follow(HERE, edit(f"{share(4).text}\n\n{FOUR}")) == COUNTS


async def test_a_result_that_an_edit_brings_or_takes_is_changed_by_none(
    watching: Watching,
) -> None:
    assert await watching.follow(HERE, share(3, TODAY + 9)) == PostReaction(Kept.REFUSED)
    assert await watching.follow(HERE, edit(share(3).text)) == COUNTS
    both = f"{share(3).text}\n{share(2, TODAY - 1).text}"
    assert await watching.follow(HERE, edit(both)) == COUNTS
    assert await watching.follow(HERE, edit("never mind")) == PostReaction(Kept.NOTHING)


async def test_an_edit_of_what_does_not_count_has_no_mark(watching: Watching) -> None:
    await watching.follow(HERE, share(3))
    await watching.follow(HERE, share(4, number=51))
    changed = edit(share(2).text, number=51)
    assert await watching.follow(HERE, changed) == PostReaction(Kept.NOTHING)


@pytest.mark.parametrize(
    "text", ["never mind", share(1, TODAY - 2).text, share("X", TODAY - 2).text]
)
async def test_a_result_that_no_edit_changes_any_more_shows_as_what_it_counts(
    store: Store, text: str
) -> None:
    watching = await watch(store, edits=Edits.DAY)
    assert await watching.follow(HERE, share(5, TODAY - 2)) == COUNTS
    later = Post(50, ANN, text, CLOCK.now, edited_at=CLOCK.now + timedelta(1))
    assert await watching.follow(HERE, later) == PostReaction(Kept.COUNTS, (Score(5),))


async def test_an_edit_beside_the_result_of_a_past_day_leaves_its_mark(store: Store) -> None:
    watching = await watch(store, edits=Edits.DAY)
    assert await watching.follow(HERE, share(5, TODAY - 2)) == COUNTS
    text = share(5, TODAY - 2).text + " wow"
    later = Post(50, ANN, text, CLOCK.now, edited_at=CLOCK.now + timedelta(1))
    assert await watching.follow(HERE, later) is None


async def test_on_its_own_day_a_slip_is_mended_whatever_the_server_wants(store: Store) -> None:
    watching = await watch(store, edits=Edits.DAY)
    assert await watching.follow(HERE, share(5, TODAY - 1)) == COUNTS
    assert await watching.follow(HERE, edit(share(4, TODAY - 1).text)) == CHANGED
