"""A thread a day for those who have finished the daily, and for nobody else."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord
from simcord.builders import ChannelHandle

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Player, Preferences
from tests.e2e.conftest import World, text
from tests.e2e.pressing import press, reply
from tests.e2e.test_daily import solve
from tests.e2e.test_settings import open_settings


async def settle(world: World, **chosen: Any) -> None:
    async with world.services.store.write() as tx:
        settings = GuildSettings(daily_thread=True, **chosen)
        await tx.guilds.save(world.guild.id, settings)


@pytest.fixture
async def posted(world: World) -> World:
    """A server whose daily is posted, with a thread beside it."""
    await settle(world, daily_channel=world.channel.id)
    await world.later(seconds=1)
    return world


def inside(world: World, thread: ChannelHandle) -> set[str]:
    """The people who are in a thread, by name."""
    members = world.env.backend.get_thread(thread.id).thread_members
    people = (world.ann, world.ben)
    return {one.name for one in people if one.id in members}


def told(thread: ChannelHandle) -> str:
    return "\n".join(text(one) for one in thread.history())


def archived(world: World, thread: ChannelHandle) -> bool:
    metadata = world.env.backend.get_thread(thread.id).thread_metadata
    return metadata is not None and metadata.archived


async def test_who_has_finished_gets_in_and_sees_everybodys_board(posted: World) -> None:
    world = posted
    assert world.channel.threads == []
    await solve(world, world.ann, after=1)
    answer = (await world.answer()).upper()
    (thread,) = world.channel.threads
    assert thread.name == "Daily 1 · spoilers"
    assert inside(world, thread) == {"ann"}
    assert f"{world.ann.mention}  **2/6**" in told(thread)
    assert " ".join(answer) in told(thread)
    await solve(world, world.ben)
    assert world.channel.threads[0].id == thread.id
    assert len(world.channel.threads) == 1
    assert inside(world, thread) == {"ann", "ben"}
    assert told(thread).count("**1/6**") == told(thread).count("**2/6**") == 1


async def test_only_members_can_look_and_nobody_is_pinged(posted: World) -> None:
    world = posted
    await solve(world, world.ann)
    (thread,) = world.channel.threads
    made = world.env.backend.get_thread(thread.id)
    assert made.type == discord.ChannelType.private_thread.value
    with pytest.raises(simcord.SetupError):
        thread.history(viewer=world.ben)
    sent = [one for one in world.env.http_requests if one.path == f"/channels/{thread.id}/messages"]
    assert len(sent) == 2
    bodies: list[Any] = [one.json for one in sent]
    for body in bodies:
        assert body["allowed_mentions"]["parse"] == []
        assert not body["allowed_mentions"].get("users")
    (opening,) = [one for one in world.env.http_requests if one.path.endswith("/threads")]
    made_with: Any = opening.json
    assert made_with["invitable"] is False


async def test_who_still_plays_is_told_nothing_of_the_answer(posted: World) -> None:
    world = posted
    await solve(world, world.ann)
    answer = await world.answer()
    await world.ben.slash(world.channel, "wordle daily")
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    (thread,) = world.channel.threads
    assert inside(world, thread) == {"ann"}
    seen = [text(one) for one in world.channel.history(viewer=world.ben)]
    assert not any(answer in one.lower().replace(" ", "") for one in seen)


async def test_who_gives_up_has_seen_the_word_and_gets_in(posted: World) -> None:
    world = posted
    await world.ann.slash(world.channel, "wordle daily")
    asked = await world.ann.slash(world.channel, "wordle stop")
    await press(world.ann, reply(asked), "giveup")
    (thread,) = world.channel.threads
    assert inside(world, thread) == {"ann"}
    assert f"{world.ann.mention}  **X/6**" in told(thread)


async def test_it_stands_beside_the_card_where_no_daily_is_posted(world: World) -> None:
    await settle(world)
    await solve(world, world.ann)
    (thread,) = world.channel.threads
    assert inside(world, thread) == {"ann"}


async def test_without_a_post_or_the_servers_wish_there_is_no_thread(world: World) -> None:
    await settle(world, daily_card=False)
    await solve(world, world.ann)
    assert world.channel.threads == []
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings())
    await solve(world, world.ben)
    assert world.channel.threads == []


async def test_who_hides_stays_outside(posted: World) -> None:
    world = posted
    async with world.services.store.write() as tx:
        await tx.remember(Player(world.ann.id, "ann"))
        await tx.preferences.save(Player(world.ann.id, "ann"), Preferences(hidden=True))
    await solve(world, world.ann)
    (thread,) = world.channel.threads
    assert inside(world, thread) == set()
    assert "/6**" not in told(thread)


async def test_the_next_day_it_is_closed_and_another_one_opens(posted: World) -> None:
    world = posted
    await solve(world, world.ann)
    (thread,) = world.channel.threads
    await world.later(hours=12)
    assert not archived(world, thread)
    await world.later(hours=12)
    assert archived(world, thread)
    await solve(world, world.ann)
    other = next(one for one in world.channel.threads if one.id != thread.id)
    assert other.name == "Daily 2 · spoilers"
    assert archived(world, thread)


async def test_a_thread_that_was_deleted_is_not_opened_again_that_day(posted: World) -> None:
    world = posted
    await solve(world, world.ann)
    (thread,) = world.channel.threads
    world.env.backend.delete_channel(thread.id)
    finished = await solve(world, world.ben)
    assert "Solved in 1 guess" in text(reply(finished))
    assert world.channel.threads == []
    await world.later(days=1)
    await solve(world, world.ben)
    assert len(world.channel.threads) == 1


async def test_a_thread_that_somebody_closed_opens_for_the_next(posted: World) -> None:
    world = posted
    await solve(world, world.ann)
    (thread,) = world.channel.threads
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await solve(world, world.ben)
    assert inside(world, thread) == {"ann", "ben"}
    assert f"{world.ben.mention}  **1/6**" in told(thread)


@pytest.mark.parametrize("path", ["/channels/*/threads", "/channels/*/thread-members/*"])
async def test_a_refusal_of_discord_keeps_nobody_from_playing(posted: World, path: str) -> None:
    world = posted
    world.env.inject_error("*", path, status=403, code=50013)
    finished = await solve(world, world.ann)
    assert "Solved in 1 guess" in text(reply(finished))
    await solve(world, world.ben)
    # what was refused to the first is there with the second
    (thread,) = world.channel.threads
    assert "ben" in inside(world, thread)
    assert told(thread).count("**1/6**") == 2


async def test_who_finished_while_discord_was_in_trouble_is_shown_with_the_next(
    posted: World,
) -> None:
    world = posted
    await solve(world, world.ann)
    (thread,) = world.channel.threads
    world.env.inject_error("POST", f"/channels/{thread.id}/messages", status=503)
    await solve(world, world.ben)
    assert inside(world, thread) == {"ann"}
    cat = world.guild.add_member(world.env.create_user("cat"))
    await solve(world, cat)
    assert inside(world, thread) == {"ann", "ben"}
    assert told(thread).count("**1/6**") == 3


async def test_it_goes_on_after_a_restart_and_tells_nothing_twice(posted: World) -> None:
    world = posted
    await solve(world, world.ann)
    await world.restart()
    await solve(world, world.ben)
    (thread,) = world.channel.threads
    assert inside(world, thread) == {"ann", "ben"}
    assert told(thread).count("**1/6**") == 2


async def test_a_board_keeps_its_tiles_in_the_form_for_screen_readers(world: World) -> None:
    await settle(world, daily_channel=world.channel.id, theme="text")
    await world.later(seconds=1)
    await solve(world, world.ann)
    (thread,) = world.channel.threads
    assert "🟩" not in told(thread)
    assert "correct" in told(thread)


async def test_the_page_of_the_daily_offers_it_and_says_what_is_missing(world: World) -> None:
    panel = await open_settings(world)
    await panel.choose("page", "daily")
    assert "**Spoiler thread**: none" in panel.said
    await panel.who.click(panel.message, label="Spoiler thread: off")
    assert "whoever has finished gets into a private thread" in panel.said
    assert "I can't open a private thread" not in panel.said
    closed = discord.PermissionOverwrite(create_private_threads=False)
    bare = world.guild.create_text_channel("bare", overwrites={world.guild.default_role: closed})
    await panel.choose("daily_channel", bare)
    assert "I may create private threads and send messages in threads" in panel.said
    assert (await panel.settings()).daily_thread
    await solve(world, world.ann)
    assert bare.threads == []
