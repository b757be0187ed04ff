"""Those who manage a server see what was changed after it was posted."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Asker, Player, Rights
from bot.domain.records.values import Post
from bot.services.records.shares import ShareRecords
from tests.e2e.conftest import World
from tests.e2e.pressing import said
from tests.e2e.test_corrections import correcting
from tests.e2e.test_settings import Panel

pytestmark = pytest.mark.usefixtures("late_results")


async def test_a_manager_sees_what_counts_otherwise_than_it_was_posted(world: World) -> None:
    watched = GuildSettings(record_channels=frozenset({world.channel.id}), record_days=0)
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, watched)
    who, panel = await correcting(world)
    await who.click(panel.message, label="Changed after posting")
    assert "Nothing that counts here was changed after it was posted" in panel.said
    now, recording = world.clock.now, ShareRecords(world.services.store, world.clock)
    post = Post(50, Player(world.ann.id, "Ann"), "Wordle 1900 X/6", now)
    edited = replace(post, text="Wordle 1900 3/6", edited_at=now + timedelta(minutes=1))
    for one in (post, edited):
        await recording.watching.follow(world.place, one)
    await who.click(panel.message, label="Other results")
    await who.click(panel.message, label="Changed after posting")
    assert (
        f"{world.ann.mention} · Wordle 1,900 · **X → 3** · <t:{int(now.timestamp())}" in panel.said
    )


async def test_a_manager_is_told_unasked_who_pasted_many_results_at_once(world: World) -> None:
    watched = GuildSettings(record_channels=frozenset({world.channel.id}), record_days=0)
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, watched)
    for number in range(1896, 1901):
        await world.ann.slash(world.channel, "wordle record", share=f"Wordle {number} 1/6")
    pasted = f"{world.ann.mention} pasted results of 5 days within an hour"
    who, panel = await correcting(world)
    assert pasted in panel.said
    asked = Asker(0, world.place, Player(who.id), Rights(manager=True))
    records = await who.slash(world.channel, "wordle settings")
    page = Panel(world, who, records.response)
    await page.choose("page", "records")
    assert pasted in page.said
    share = Post(50, Player(world.ann.id, "Ann"), "Wordle 1895 4/6", world.clock.now)
    recording = ShareRecords(world.services.store, world.clock)
    await recording.watching.follow(world.place, share)
    boss, panel = await correcting(world)
    await boss.select(panel.message, [world.ann], custom_id="menu:correct:player")
    await boss.click(panel.message, label="Strike the pasted (5)")
    assert f"Strike what {world.ann.mention} pasted (5)?" in panel.said
    await boss.click(panel.message, label="Strike the pasted (5)")
    assert f"What {world.ann.mention} pasted is struck (5)." in panel.said
    (left,) = await world.services.corrections.list_results(asked, Player(world.ann.id))
    assert left.key.number == 1895
    await boss.click(panel.message, label="Undo")
    # they are told of no more once that is struck, or a week ago
    struck = await world.services.corrections.strike_all(asked, Player(world.ann.id))
    await page.choose("page", "records")
    assert pasted not in page.said
    await world.services.corrections.undo(asked, struck[0].id)
    world.clock.now += timedelta(8)
    await page.choose("page", "records")
    assert pasted not in page.said


async def test_the_leaderboard_marks_whom_most_was_pasted_of(world: World) -> None:
    watched = GuildSettings(record_channels=frozenset({world.channel.id}), record_days=0)
    for number in range(1898, 1901):
        await world.ann.slash(world.channel, "wordle record", share=f"Wordle {number} 1/6")
    told = said(await world.ben.slash(world.channel, "wordle records", game="wordle"))
    assert "📋" not in told
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, watched)
    recording = ShareRecords(world.services.store, world.clock)
    share = Post(60, Player(world.ben.id, "Ben"), "Wordle 1900 2/6", world.clock.now)
    await recording.watching.follow(world.place, share)
    told = said(await world.ben.slash(world.channel, "wordle records", game="wordle"))
    assert "3 of 3 solved · 📋 3" in told
    assert told.count("📋") == 2
    assert "📋: so many results were pasted, and no message shows them." in told
