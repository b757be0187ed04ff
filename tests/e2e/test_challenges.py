"""Words that people set: their clue, whom they name, and the code to play them elsewhere."""

from __future__ import annotations

import re

import pytest
import simcord

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Player
from engine import Word
from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, reply, said


async def set_word(world: World, **fields: object) -> simcord.InteractionResult:
    opened = await world.ann.slash(world.channel, "wordle challenge")
    return await world.ann.submit_modal(opened, {"word": "plumb", **fields})


async def find_code(world: World) -> str:
    told = await world.ann.click(world.latest, label="Play it elsewhere")
    assert told.ephemeral
    found = re.search(r"code:([A-Z2-9]{4}-[A-Z2-9]{4})", said(told))
    assert found
    return found[1]


async def test_a_clue_stands_beside_the_word_and_formats_and_pings_nothing(world: World) -> None:
    await set_word(world, clue="*Straight* down, <@1> @everyone")
    assert r"Their clue: *\*Straight\* down\, \<\@1\> \@everyone*" in text(world.latest)


async def test_a_clue_stands_on_the_board_on_which_one_guesses(world: World) -> None:
    await set_word(world, clue="runs *in* pipes")
    board = await world.ben.click(world.latest, label="Play")
    assert r"Their clue: *runs \*in\* pipes*" in said(board)
    guessed = await world.ben.slash(world.channel, "wordle guess", word="crane")
    assert "Their clue: *runs" in said(guessed)


async def test_a_clue_that_tells_the_word_is_refused(world: World) -> None:
    refused = await set_word(world, clue="It's plumbing, of course")
    assert refused.ephemeral
    assert "gives the word away" in text(refused.response)


@pytest.mark.parametrize("clue", ["like Fuck", "you niggers"])
async def test_a_clue_with_a_word_that_is_refused_as_a_guess_is_refused(
    world: World, clue: str
) -> None:
    refused = await set_word(world, clue=clue)
    assert refused.ephemeral
    assert "a word that is not welcome here" in said(refused)
    assert labels(reply(refused)) == ["Correct it"]
    assert not [*world.channel.history()]


async def test_a_refused_word_is_corrected_in_its_form_with_all_that_was_typed(
    world: World,
) -> None:
    refused = await set_word(world, word="zqxjk", clue="a small fairy", named=[world.ben])
    assert refused.ephemeral
    assert "**ZQXJK** is not in my word list" in said(refused)
    assert labels(reply(refused)) == ["Correct it"]
    opened = await world.ann.click(reply(refused), label="Correct it")
    form = str(opened.modal)
    assert "zqxjk" in form
    assert "a small fairy" in form
    assert str(world.ben.id) in form
    fields = {"word": "pixie", "clue": "a small fairy", "named": [world.ben]}
    await world.ann.submit_modal(opened, fields)
    assert "Their clue: *a small fairy*" in text(world.latest)
    assert world.ben.mention in text(world.latest)


async def test_after_a_restart_the_form_of_a_refused_word_opens_empty(world: World) -> None:
    opened = await world.ann.slash(world.channel, "wordle challenge", opponent=world.ben)
    refused = await world.ann.submit_modal(opened, {"word": "pixie", "clue": "a pixie!"})
    assert "gives the word away" in said(refused)
    await world.restart()
    opened = await world.ann.click(reply(refused), label="Correct it")
    assert "a pixie!" not in str(opened.modal)
    await world.ann.submit_modal(opened, {"word": "pixie"})
    assert "has set a word for everybody here" in text(world.latest)


async def test_up_to_ten_people_are_named_in_the_form_and_keep_their_names(world: World) -> None:
    users = [world.env.create_user(f"friend{number}") for number in range(10)]
    members = [world.guild.add_member(one) for one in users]
    await members[0].slash(world.channel, "wordle preferences")
    await set_word(world, named=members)
    assert all(one.mention in text(world.latest) for one in members)
    async with world.services.store.read() as tx:
        known = await tx.people.find(members[0].id)
    assert known == Player(members[0].id, "friend0", known and known.locale)


async def test_a_bot_cannot_be_named_in_the_form(world: World) -> None:
    robot = world.guild.add_member(world.env.create_user("robot", bot=True))
    refused = await set_word(world, named=[robot])
    assert "Bots can't take part in a challenge" in text(refused.response)


async def test_whoever_is_named_by_the_command_alone_keeps_their_name(world: World) -> None:
    await world.ben.slash(world.channel, "wordle daily")
    opened = await world.ann.slash(world.channel, "wordle challenge", opponent=world.ben)
    await world.ann.submit_modal(opened, {"word": "plumb"})
    async with world.services.store.read() as tx:
        known = await tx.people.find(world.ben.id)
    assert known
    assert known.name == "ben"


async def test_a_word_is_played_elsewhere_by_its_code_and_told_to_nobody(world: World) -> None:
    await set_word(world, clue="Straight down")
    code = await find_code(world)
    elsewhere = world.guild.create_text_channel("elsewhere")
    shown = await world.ben.slash(elsewhere, "wordle play", code=code.lower().replace("-", " "))
    told = text(shown.response)
    assert f"{world.ann.mention} has set a word for everybody here." in told
    assert "Straight down" in told
    assert "plumb" not in told.lower()
    card = elsewhere.last_message
    assert card
    await world.ben.click(card, label="Play")
    await world.ben.slash(elsewhere, "wordle guess", word="plumb")
    assert world.ben.mention in text(elsewhere.last_message)


async def test_a_word_that_is_played_here_already_is_shown_again(world: World) -> None:
    await set_word(world)
    code = await find_code(world)
    again = await world.ben.slash(world.channel, "wordle play", code=code)
    assert "has set a word for everybody here" in text(again.response)
    async with world.services.store.read() as tx:
        first = await tx.matches.find_coded(code.replace("-", "").lower())
    assert first
    assert await find_code(world) == code


async def test_only_who_set_the_word_gets_its_code(world: World) -> None:
    await set_word(world)
    refused = await world.ben.click(world.latest, label="Play it elsewhere")
    assert "Only whoever set this word" in said(refused)


async def test_a_code_that_is_wrong_or_with_other_options_is_refused(world: World) -> None:
    wrong = await world.ann.slash(world.channel, "wordle play", code="AAAA-BBBB")
    assert "No word has this code" in said(wrong)
    both = await world.ann.slash(world.channel, "wordle play", code="AAAA-BBBB", length=6)
    assert "with **code** alone" in said(both)


async def test_a_word_that_is_not_welcome_elsewhere_is_not_named(world: World) -> None:
    await set_word(world)
    code = await find_code(world)
    other = world.env.create_guild("other")
    channel, dan = other.create_text_channel("general"), other.add_member(world.ann.user)
    async with world.services.store.write() as tx:
        settings = await tx.guilds.settings(world.place)
        banned = settings.ban(("plumb",), world.services.timers._clock())  # type: ignore[arg-type]
        await tx.guilds.save(other.id, banned)
    refused = await dan.slash(channel, "wordle play", code=code)
    assert "This server doesn't play that word." in said(refused)
    assert "plumb" not in said(refused).lower()


async def test_those_whom_a_challenge_names_are_listed_as_one_says_it(world: World) -> None:
    cat = world.guild.add_member(world.env.create_user("cat"))
    opened = await world.ann.slash(world.channel, "wordle challenge")
    await world.ann.submit_modal(opened, {"word": "plumb", "named": [world.ben, cat]})
    named = f"{world.ben.mention} and {cat.mention}."
    assert f"{world.ann.mention} has set a word for {named}" in text(world.latest)


async def test_a_code_whose_clue_a_server_refuses_is_not_played_there(world: World) -> None:
    await set_word(world, clue="striped like a zebra")
    code = await find_code(world)
    async with world.services.store.write() as tx:
        banned = {Word("zebra"): world.clock.now}
        await tx.guilds.save(world.guild.id, GuildSettings(banned=banned))
    refused = await world.ben.slash(world.channel, "wordle play", code=code)
    assert refused.ephemeral
    assert "This server doesn't play that word." in said(refused)
