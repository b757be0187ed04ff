"""What an edited message said first, for whoever corrects its result."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Player
from bot.domain.records.values import Post, Score
from bot.services.corrections import Corrections
from bot.services.players import Players
from bot.services.records.accounts import RecordAccounts
from bot.services.records.shares import ShareRecords
from bot.store import Store
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker

CLOCK = Clock()
NOW = CLOCK.now
TODAY = (NOW.date() - date(2021, 6, 19)).days
MANAGER = asker(1, CAT, rights=BOSS)
POST = Post(50, ANN, "", NOW)


class Channel:
    """A watched channel, in which a message is posted and edited."""

    def __init__(self, store: Store) -> None:
        self.store, self.recording = store, ShareRecords(store, CLOCK)
        self.corrections = Corrections(store, CLOCK)

    async def say(self, figure: object, *, edited: bool = True, post: Post = POST) -> None:
        text = f"Wordle {TODAY} {figure}/6"
        said = replace(post, text=text, edited_at=NOW if edited else None)
        await self.recording.watching.follow(HERE, said)

    async def find(self, player: Player = ANN) -> tuple[Score, Score | None]:
        """What counts, and what was posted first."""
        (one,) = await self.corrections.list_results(MANAGER, player)
        assert await self.corrections.find_result(MANAGER, player, one.key) == one
        return one.score, one.first


@pytest.fixture
async def channel(store: Store) -> Channel:
    async with store.write() as tx:
        settings = GuildSettings(record_channels=frozenset({HERE.channel_id}))
        await tx.guilds.save(HERE.guild_id or 0, settings)
    return Channel(store)


async def test_what_was_posted_first_is_kept_through_every_edit(channel: Channel) -> None:
    await channel.say("X", edited=False)
    assert await channel.find() == (Score(7, solved=False), None)
    for figure in (4, 2):
        await channel.say(figure)
        assert await channel.find() == (Score(figure), Score(7, solved=False))
    (row,) = (await Players(channel.store, CLOCK).export(ANN))["records"]
    assert (row["first_figure"], row["first_solved"]) == (7, False)


async def test_a_slip_that_is_mended_and_taken_back_leaves_nothing_to_tell(
    channel: Channel,
) -> None:
    await channel.say(5, edited=False)
    await channel.say(2)
    await channel.say(5)
    assert await channel.find() == (Score(5), None)


async def test_a_summary_is_edited_by_the_app_and_changes_nobodys_first(channel: Channel) -> None:
    text = "Here are today's results:\n{}/6: <@1>"
    app = Post(51, Player(99, "Wordle"), "", NOW, by_bot=True, summary=True, mentioned=(ANN,))
    watching = channel.recording.watching
    await watching.follow(HERE, replace(app, text=text.format(5)))
    await watching.follow(HERE, replace(app, text=text.format(4), edited_at=NOW))
    assert await channel.find() == (Score(4), None)


async def test_it_is_told_of_the_person_of_a_joined_account_and_by_record_result(
    channel: Channel,
) -> None:
    await channel.say(5, edited=False)
    await channel.say(2)
    await RecordAccounts(channel.store, CLOCK).join(MANAGER, ANN.id, BEN)
    assert await channel.find(BEN) == (Score(2), Score(5))
    post = replace(POST, text=f"Wordle {TODAY} 2/6", edited_at=NOW)
    receipt = await channel.recording.record_message(MANAGER, post)
    assert [one.record.first for one in getattr(receipt, "entries", ())] == [Score(5)]


async def test_a_result_that_is_gone_has_none(channel: Channel) -> None:
    await channel.say(5, edited=False)
    (one,) = await channel.corrections.list_results(MANAGER, ANN)
    await channel.corrections.strike(MANAGER, ANN, one.key)
    assert await channel.corrections.find_result(MANAGER, ANN, one.key) is None
