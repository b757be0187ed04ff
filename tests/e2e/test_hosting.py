"""A good host: nobody is stuck, misled, or left without an answer."""

from __future__ import annotations

from typing import Any

import pytest
from discord import AllowedMentions, MessageFlags
from discord.ui import LayoutView, TextDisplay
from discord.webhook.async_ import AsyncWebhookAdapter, interaction_message_response_params

from bot.domain.guild_settings import GuildSettings
from tests.e2e.conftest import World, text
from tests.e2e.pressing import said
from tests.e2e.test_modes import labels, wrong


async def test_a_board_is_where_its_player_is(world: World) -> None:
    other = world.guild.create_text_channel("other")
    await world.ann.slash(world.channel, "wordle daily")
    await world.ben.slash(other, "wordle daily")
    first, second, *_ = await wrong(world)
    assert " ".join(first.upper()) in said(await world.ben.slash(other, "wordle guess", word=first))
    await world.ben.slash(world.channel, "wordle daily")
    moved = await world.ben.slash(world.channel, "wordle guess", word=second)
    assert "4 guesses left" in said(moved)


async def test_the_standings_of_a_daily_that_is_not_posted_can_be_had_anywhere(
    world: World,
) -> None:
    other = world.guild.create_text_channel("other")
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(daily_card=False))
    await world.ann.slash(world.channel, "wordle daily")
    ended = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "`/wordle board` shows how everybody is doing" in said(ended)
    await world.ben.slash(other, "wordle board")
    standings = other.last_message
    assert standings is not None
    assert "**1/6**" in text(standings)


async def test_a_lobby_says_who_begins_it_early_and_can_be_stopped_by_command(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    early = await world.ben.click(world.latest, label="Start now")
    assert "who opened this race, can start it early" in said(early)
    refused = await world.ben.slash(world.channel, "wordle stop")
    assert f"Only {world.ann.mention}" in said(refused)
    await world.ann.slash(world.channel, "wordle stop")
    assert labels(world) == ["New game"]
    assert "Canceled before it began" in text(world.latest)
    assert "The answer was" not in text(world.latest)


async def test_a_lobby_is_shown_as_closed_where_it_is_if_the_command_has_had_another_answer(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    respond = AsyncWebhookAdapter.create_interaction_response

    async def respond_second(*where: Any, **options: Any) -> Any:
        first = LayoutView().add_item(TextDisplay("?"))
        flags = MessageFlags(ephemeral=True, components_v2=True)
        nobody = AllowedMentions.none()
        with interaction_message_response_params(
            type=4, view=first, flags=flags, allowed_mentions=nobody
        ) as private:
            await respond(*where, **options | {"params": private})
        return await respond(*where, **options)

    monkeypatch.setattr(AsyncWebhookAdapter, "create_interaction_response", respond_second)
    await world.ann.slash(world.channel, "wordle stop")
    assert labels(world) == ["New game"]
