"""The marks below a summary of the Wordle app, and what is told of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.board.look import Look
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Player
from bot.domain.records.errors import ImpossibleScore
from bot.domain.records.values import Post
from bot.render.recorded_shares import tell
from bot.services.records.reactions import Kept, PostReaction
from bot.services.records.shares import ShareRecords
from bot.store import Store
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker
from tests.services.test_records import kept

CLOCK = Clock()
MANAGER = asker(1, CAT, rights=BOSS)
HEAD = "**Your group is on a 3 day streak!** Here are yesterday's results:\n"
APP = Post(51, Player(99, "Wordle"), "", CLOCK.now, by_bot=True, summary=True, mentioned=(ANN, BEN))


@pytest.fixture
async def recording(store: Store) -> ShareRecords:
    async with store.write() as tx:
        settings = GuildSettings(record_channels=frozenset({HERE.channel_id}))
        await tx.guilds.save(HERE.guild_id or 0, settings)
    return ShareRecords(store, CLOCK)


async def test_one_in_which_nobody_is_known_counts_for_nobody_until_somebody_says_who(
    recording: ShareRecords,
) -> None:
    post = replace(APP, text=f"{HEAD}3/6: @annie\n4/6: @benny")
    assert await recording.watching.follow(HERE, post) == PostReaction(Kept.REFUSED)
    await recording.claim(MANAGER, "annie", ANN)
    assert await recording.watching.judge(HERE, post) == PostReaction(Kept.COUNTS)


async def test_a_figure_that_nobody_can_have_is_told_and_the_others_count(
    store: Store, recording: ShareRecords
) -> None:
    post = replace(APP, text=f"{HEAD}3/6: <@1>\n9/6: <@2>")
    told = await recording.watching.follow(HERE, post)
    assert told == PostReaction(Kept.COUNTS, refused=True)
    assert ((await kept(store, ANN)).games, (await kept(store, BEN)).games) == (1, 0)
    receipt = tell(await recording.record_message(MANAGER, post), MANAGER, Look())
    assert "can have that figure, so it was not recorded" in (receipt.text or "")


async def test_one_with_nothing_else_is_refused(recording: ShareRecords) -> None:
    post = replace(APP, text="Here are yesterday's results:\n9/6: <@2>")
    assert await recording.watching.follow(HERE, post) == PostReaction(Kept.REFUSED)
    with pytest.raises(ImpossibleScore):
        await recording.record_message(MANAGER, post)


async def test_who_is_here_is_nobody(recording: ShareRecords) -> None:
    post = replace(APP, text=f"{HEAD}3/6: @everyone @annie\n4/6: @here @Everyone")
    await recording.watching.follow(HERE, post)
    assert await recording.list_unclaimed(MANAGER) == ("annie",)
