"""A player's own choices, through Discord."""

from __future__ import annotations

from bot.domain.players import Player
from tests.e2e.conftest import World, text
from tests.e2e.pressing import fields, labels, reply, said


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
        return [*await tx.preferences.list_reminded(world.guild.id)]


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


async def begin_with(world: World, start: str) -> None:
    shown = reply(await world.ann.slash(world.channel, "wordle preferences"))
    await world.ann.select(shown, [start], custom_id="menu:preferences:start")


async def test_help_begins_with_a_letter_for_who_likes_that(world: World) -> None:
    await begin_with(world, "letter")
    shown = await world.ann.slash(world.channel, "wordle help", guess="raise", hints="00000")
    assert "A letter" in fields(shown)
    assert labels(reply(shown))[:2] == ["A nudge", "A word"]


async def test_help_begins_with_a_word_for_who_likes_that_and_nobody_else(world: World) -> None:
    await begin_with(world, "guesses")
    rows = {"guess": "raise", "hints": "00000"}
    shown = await world.ann.slash(world.channel, "wordle help", **rows)
    assert "Try **" in fields(shown)["Next guess"]
    assert "Enter" in labels(reply(shown))
    public = await world.ann.slash(world.channel, "wordle help", **rows, shared=True)
    assert "Next guess" not in fields(public)
    await begin_with(world, "server")
    again = await world.ann.slash(world.channel, "wordle help", guess="clout", hints="01000")
    assert "Next guess" not in fields(again)


async def test_help_that_begins_with_a_word_says_when_rows_contradict(world: World) -> None:
    await begin_with(world, "guesses")
    await world.ann.slash(world.channel, "wordle help", guess="raise", hints="00000")
    shown = await world.ann.slash(world.channel, "wordle help", guess="crane", hints="02000")
    assert "Not saved" in fields(shown)
    assert "Next guess" not in fields(shown)
    assert "Try" not in said(shown)
