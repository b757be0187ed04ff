"""Forms at their fullest; what is sent is held against Discord's limits after every test."""

from __future__ import annotations

from itertools import islice, permutations

import pytest
from discord import Permissions

from bot.domain.guild_settings import GuildSettings
from bot.domain.setting_changes import MOST_TYPED_WORDS
from engine import Word
from tests.e2e.conftest import NOON, World, text
from tests.e2e.pressing import reply


@pytest.mark.parametrize("hard", ["off", "hard", "ultra"])
async def test_a_challenge_of_one_person_opens_its_form(world: World, hard: str) -> None:
    cat = world.guild.add_member(world.env.create_user("cat"))
    assert len(str(cat.id)) == 19
    opened = await world.ann.slash(world.channel, "wordle challenge", opponent=cat, hard=hard)
    await world.ann.submit_modal(opened, {"word": "crane"})
    assert cat.mention in text(world.latest)


@pytest.mark.parametrize("label", ["Extra words", "Banned words"])
async def test_the_longest_list_of_words_opens_in_its_form(world: World, label: str) -> None:
    words = tuple(
        Word("".join(letters)) for letters in islice(permutations("abcdefgh"), MOST_TYPED_WORDS)
    )
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(extra=words).ban(words, NOON))
    allowed = world.guild.create_role("managers", permissions=Permissions(manage_guild=True))
    boss = world.guild.add_member(world.env.create_user("boss"), roles=[allowed])
    panel = reply(await boss.slash(world.channel, "wordle settings"))
    await boss.select(panel, ["words"], custom_id="menu:settings:page")
    opened = await boss.click(panel, label=label)
    assert opened.modal
