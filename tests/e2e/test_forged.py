"""Custom ids that no message here bears: other people's games, other versions, nonsense."""

from __future__ import annotations

from typing import Any

import pytest
import simcord
from discord import Permissions
from simcord.enums import ComponentType

from bot.domain.players import Place
from tests.e2e.conftest import World, text
from tests.e2e.pressing import reply
from tests.reading import parts

STRANGE = "from another version of me"


async def pressed(world: World, who: simcord.MemberActor, custom_id: str) -> str:
    """What is said, privately, to a press of a button whose id has been replaced."""
    message = reply(await world.ann.slash(world.channel, "wordle stump"))
    stored: Any = world.env.backend.get_message(world.channel.id, message.id)
    next(parts(stored, ComponentType.BUTTON))["custom_id"] = custom_id
    result = await who.click(message, custom_id=custom_id)
    answered = result.response or result.followups[0]
    assert answered.ephemeral
    return text(answered)


async def test_games_and_puzzles_of_another_channel_are_not_touched_from_here(
    world: World,
) -> None:
    elsewhere = world.guild.create_text_channel("elsewhere")
    await world.ben.slash(elsewhere, "wordle play", mode="together")
    await world.ben.slash(elsewhere, "wordle help", shared=True, guess="raise", hints="00000")
    for action in ("guess", "stop", "share", "again", "hint"):
        detail = ":nudge" if action == "hint" else ""
        assert "no game here" in await pressed(world, world.ann, f"tilemate:{action}:1{detail}")
    for press in ("undo:1:1", "climb:1:nudge", "mark:1:1.0.2", "words:1", "new:1"):
        assert "You have no puzzle open" in await pressed(world, world.ann, f"tilemate:{press}")


async def test_what_belongs_to_somebody_else_is_not_touched(world: World) -> None:
    await world.ben.slash(world.channel, "wordle play", mode="solo")
    await world.ben.slash(world.channel, "wordle help", guess="raise", hints="00000")
    for action in ("guess", "stop", "share", "again", "analyse"):
        assert "somebody else" in await pressed(world, world.ann, f"tilemate:{action}:1")
    assert "You have no puzzle open" in await pressed(world, world.ann, "tilemate:undo:1:1")
    async with world.services.store.write() as tx:
        theirs = await tx.games.get(1)
    assert theirs is not None
    assert theirs.active


async def test_a_moderator_of_one_server_ends_nothing_in_another(world: World) -> None:
    other = world.env.create_guild("other")
    there = other.create_text_channel("there")
    cat = other.add_member(world.env.create_user("cat"))
    await cat.slash(there, "wordle play", mode="race")
    role = world.guild.create_role("moderators", permissions=Permissions(manage_messages=True))
    boss = world.guild.add_member(world.env.create_user("boss"), roles=[role])
    assert "no game here" in await pressed(world, boss, "tilemate:cancel:1")
    async with world.services.store.write() as tx:
        assert await tx.matches.latest(Place(there.id, other.id)) is not None


@pytest.mark.parametrize(
    "custom_id",
    [
        "tilemate:fly:1",
        f"tilemate:guess:{2**63}",
        "tilemate:mark:1:1.0.7",
        "tilemate:mark:1",
        "tilemate:row:1:x",
        "tilemate:climb:1:elevator",
        "tilemate:hint:1",
        "tilemate:mark:1:1.2",
    ],
)
async def test_what_no_version_of_ours_says_is_answered_kindly(
    world: World, custom_id: str
) -> None:
    assert STRANGE in await pressed(world, world.ann, custom_id)


async def test_a_choice_of_more_that_no_menu_offers_is_answered_kindly(world: World) -> None:
    shown = reply(await world.ann.slash(world.channel, "wordle solve"))
    stored: Any = world.env.backend.get_message(world.channel.id, shown.id)
    menu = stored.components[-1]["components"][0]
    for value in ("nonsense", "tilemate:nothing:1", "tilemate:undo:99:1"):
        menu["options"][0]["value"] = value
        refused = await world.ann.select(shown, [value], custom_id=menu["custom_id"])
        assert STRANGE in text(reply(refused)) or "no puzzle open" in text(reply(refused))
