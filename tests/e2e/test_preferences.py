"""A player's own choices, through Discord."""

from __future__ import annotations

from bot.domain.players import Player
from tests.e2e.conftest import World, text
from tests.e2e.pressing import reply


async def test_a_player_chooses_a_theme_and_leaves_it_to_the_server_again(world: World) -> None:
    asked = await world.ann.slash(world.channel, "wordle preferences")
    assert asked.ephemeral
    shown = reply(asked)
    await world.ann.select(shown, ["symbols"], custom_id="menu:preferences:theme")
    await world.ann.select(shown, ["en"], custom_id="menu:preferences:language")
    assert "**Theme**: Symbols\n**Language of words**: English" in text(shown)
    await world.ann.select(shown, ["server"], custom_id="menu:preferences:theme")
    assert "**Theme**: as in the server" in text(shown)
    assert (await world.services.players.preferences(Player(world.ann.id))).language == "en"


async def reminded(world: World) -> list[Player]:
    async with world.services.store.read() as tx:
        return await tx.preferences.list_reminded(world.guild.id)


async def test_reminders_are_off_until_a_player_asks(world: World) -> None:
    shown = reply(await world.ann.slash(world.channel, "wordle preferences"))
    assert await reminded(world) == []
    await world.restart()
    off = "Remind me of this server's daily: off"
    await world.ann.click(shown, label=off)
    (asked,) = await reminded(world)
    assert asked.id == world.ann.id
    await world.ann.click(shown, label=off.replace("off", "on"))
    assert await reminded(world) == []


async def test_a_direct_message_offers_no_reminder(world: World) -> None:
    shown = reply(await world.env.create_user("cat").slash("wordle preferences"))
    assert "**Theme**: as in the server" in text(shown)
    assert "Remind" not in str(shown.components)
