"""What the bot says of recording when it joins a server, and what it lacks there."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.jobs.live_records import MOST_GREETED
from tests.e2e.conftest import World
from tests.e2e.pressing import text
from tests.e2e.test_watching import Watch, make_watch


@pytest.fixture
async def watch(world: World) -> Watch:
    return await make_watch(world)


async def join(watch: Watch) -> list[discord.Message]:
    """Let the bot join the server, and return its offers there."""
    client: Any = watch.world.env.bot
    guild = client.get_guild(watch.world.guild.id)
    assert guild
    await client.on_guild_join(guild)
    seen = [one async for one in guild.text_channels[0].history()]
    return [one for one in seen if "Wordle summaries are posted here" in text(one)]


async def test_who_brings_the_bot_where_summaries_are_posted_is_offered_their_history(
    watch: Watch,
) -> None:
    world = watch.world
    await watch.start(reads=False)
    await watch.app.send(world.channel, f"Here are yesterday's results:\n4/6: {world.ann.mention}")
    assert not await join(watch)
    await watch.start()
    assert len(await join(watch)) == 1
    assert len(await join(watch)) == 1


async def test_summaries_are_found_in_a_quiet_channel_where_discord_searches(watch: Watch) -> None:
    world = watch.world
    await watch.start(reads=False)
    quiet = world.guild.create_text_channel("puzzles")
    await watch.app.send(quiet, f"Here are yesterday's results:\n4/6: {world.ann.mention}")
    for number in range(MOST_GREETED):
        await world.ann.send(world.guild.create_text_channel(f"chat-{number}"), "hello")
    path = f"/guilds/{world.guild.id}/messages/search"
    world.env.inject_error("GET", path, status=403, times=1)
    await watch.start()
    for found in (False, True):
        await join(watch)
        assert quiet.last_message
        assert ("Wordle summaries are posted here" in text(quiet.last_message)) is found


async def test_nothing_is_offered_where_nobody_posts_summaries(watch: Watch) -> None:
    await watch.world.ann.send(watch.world.channel, "hello")
    assert not await join(watch)


async def test_each_switch_and_permission_that_is_missing_is_named(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = watch.world
    await watch.watch()
    bot = world.env.backend.bot_user.id
    history = Permissions(read_message_history=True).value
    lacking = Overwrite(bot, OverwriteType.MEMBER, 0, history)
    world.env.backend.set_overwrite(world.channel.id, lacking)
    await world.env.settle()
    told = text(await watch.page())
    assert f"**Read Message History** in <#{world.channel.id}>" in told
    assert "View Channel" not in told
    assert "TILEMATE_MESSAGE_CONTENT" not in told
    await watch.start(reads=False)
    monkeypatch.setattr(
        discord.AppInfo, "flags", discord.ApplicationFlags(embedded=True), raising=False
    )
    told = text(await watch.page())
    assert told.index("Message Content Intent") < told.index("TILEMATE_MESSAGE_CONTENT=on")
    assert "**Read Message History**" in told
    flags = discord.ApplicationFlags(gateway_message_content_limited=True)
    monkeypatch.setattr(discord.AppInfo, "flags", flags, raising=False)
    told = text(await watch.page())
    assert "TILEMATE_MESSAGE_CONTENT=on" in told
    assert "Message Content Intent" not in told
