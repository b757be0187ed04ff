"""`/wordle hint` and `/wordle addword`, through Discord."""

from __future__ import annotations

import re
from collections import Counter

import discord
import pytest
import simcord
from sqlalchemy import update

from bot.domain.guild_settings import GuildSettings
from bot.domain.hints import count_known
from bot.store.models import GameRow
from engine import Turn, Word, score
from tests.e2e.conftest import World, text
from tests.e2e.pressing import button, fields, first_hint, give_up, labels, reply, said
from tests.reading import alts


async def test_looking_at_the_hints_costs_nothing_and_every_button_names_its_price(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    looked = await world.ann.slash(world.channel, "wordle hint")
    assert looked.ephemeral
    assert "Looking is free. With the first hint, this game no longer counts" in said(looked)
    assert all(label.endswith("(unranked)") for label in labels(reply(looked)))
    assert "left" not in said(looked)
    assert "took a hint" not in text(world.latest)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    board = await world.ann.slash(world.channel, "wordle leaderboard", mode="together")
    assert "with hints" not in said(board)


async def test_hints_climb_in_one_private_message(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="fuzzy")
    hint = await first_hint(world.ann, world.channel)
    assert "further hints cost nothing" in said(hint)
    assert labels(reply(hint)) == ["Letter", "Meaning", "A word"]
    await world.ann.click(reply(hint), label="Letter")
    await world.ann.click(reply(hint), label="Place")
    await world.ann.click(reply(hint), label="A word")
    await world.ann.click(reply(hint), label="Meaning")
    assert list(fields(hint)) == ["Nudge", "Letter", "Place", "Meaning", "A word"]
    assert labels(reply(hint)) == []


async def test_a_hint_is_true_of_the_answer_and_new_to_the_player(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    answer = await world.answer()
    told, turns = Counter[str](), list[Turn]()
    for guess in ("fudge", "jazzy"):
        hint = await world.ann.slash(world.channel, "wordle hint")
        await take(world, hint, "Letter")
        letter = re.search(r"(?:the letter|another) \*\*([A-Z])", said(hint))
        assert letter
        told[letter[1].lower()] += 1
        assert told + count_known(turns) <= Counter(answer)
        await take(world, hint, "Place")
        placed = re.search(r"\*\*([A-Z])\*\* goes in place (\d)", said(hint))
        assert placed
        assert placed[1] == letter[1]
        assert answer[int(placed[2]) - 1] == placed[1].lower()
        await world.ann.slash(world.channel, "wordle guess", word=guess)
        turns.append(Turn(Word(guess), score(Word(guess), Word(answer))))


async def test_a_hint_calls_no_word_rare_that_the_game_hides(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    async with world.services.store.engine.begin() as connection:
        await connection.execute(update(GameRow).values(answers=["ovine"]))
    for word in ("crane", "movie"):
        await world.ann.slash(world.channel, "wordle guess", word=word)
    hint = await world.ann.slash(world.channel, "wordle hint")
    await take(world, hint, "A word")
    assert "The only word left is ||**OVINE**||" in said(hint)


async def take(world: World, hint: simcord.InteractionResult, name: str) -> None:
    """Press the button of this hint, whatever its price."""
    label = next(one for one in labels(reply(hint)) if one.startswith(name))
    await world.ann.click(reply(hint), label=label)


async def test_a_hint_says_the_same_after_a_restart(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    hint = await first_hint(world.ann, world.channel)
    before = fields(hint)["Nudge"]
    await world.restart()
    await world.ann.click(reply(hint), label="Letter")
    assert fields(hint)["Nudge"] == before


async def test_an_assisted_game_is_left_out_of_the_ranking(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await first_hint(world.ann, world.channel)
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    board = await world.ann.slash(world.channel, "wordle leaderboard", mode="together")
    assert "1 game with hints or a word list is not counted" in said(board)
    assert world.ann.mention not in said(board)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    board = await world.ann.slash(world.channel, "wordle leaderboard", mode="together")
    assert alts(reply(board)) == ["ann, 1.00, 1 of 1 solved · 4 games to go."]
    assert "1 game with hints or a word list is not counted" in said(board)


async def test_help_taken_belongs_to_the_turn(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    hint = await first_hint(world.ann, world.channel)
    await world.ann.click(reply(hint), label="Letter")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    again = await world.ann.slash(world.channel, "wordle hint")
    assert labels(reply(again)) == ["Nudge", "Letter", "Meaning", "A word"]
    assert fields(again) == {}


@pytest.mark.parametrize("mode", ["duel", "daily"])
async def test_who_competes_gets_no_hint(world: World, mode: str) -> None:
    await world.ann.slash(world.channel, "wordle play", mode=mode)
    refused = await world.ann.slash(world.channel, "wordle hint")
    assert refused.ephemeral
    assert f"**{mode.capitalize()}** is played without hints" in said(refused)


async def test_a_server_may_allow_hints_in_its_daily(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(daily_hints=True))
    for day in range(3):
        await world.ann.slash(world.channel, "wordle play", mode="daily")
        price = said(await world.ann.slash(world.channel, "wordle hint"))
        assert "no longer counts for the leaderboard" in price
        # only somebody with a streak has one to lose
        assert ("it ends your days in a row" in price) == (day == 2)
        await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
        await world.later(days=1)


async def test_the_first_daily_is_a_badge_even_with_a_hint_and_told_once(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(daily_hints=True))
    await world.ann.slash(world.channel, "wordle play", mode="daily")
    hint = await world.ann.slash(world.channel, "wordle hint")
    await world.ann.click(reply(hint), label="Nudge (unranked)")
    ended = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "first daily here" not in said(ended), "the badge says so"
    assert "New among your badges: 🌱 First daily\n" in f"{said(ended)}\n"
    again = await world.ann.slash(world.channel, "wordle daily")
    assert "Solved in 1 guess" in said(again)
    assert "New among your badges" not in said(again)
    await world.later(days=1)
    await world.ann.slash(world.channel, "wordle play", mode="daily")
    ended = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "First daily" not in said(ended)
    past = await world.ann.slash(world.channel, "wordle daily", day="1")
    assert "New among your badges" not in said(past)


async def test_without_a_game_there_is_no_hint_and_after_it_none_either(world: World) -> None:
    assert "There is no game here" in said(await world.ann.slash(world.channel, "wordle hint"))
    await world.ann.slash(world.channel, "wordle play", mode="together")
    hint = await first_hint(world.ann, world.channel)
    pressed = button(hint, "hint")
    await give_up(world.ann, world.channel)
    refused = await world.ann.click(reply(hint), custom_id=pressed)
    assert "That game has ended" in said(refused)


async def test_everybody_is_told_of_the_first_hint_in_a_shared_game(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    looked = await world.ann.slash(world.channel, "wordle hint")
    assert "no longer counts for the leaderboard, for anybody" in said(looked)
    assert "took a hint" not in text(world.latest)
    await first_hint(world.ann, world.channel)
    assert f"💡 {world.ann.mention} took a hint" in text(world.latest)
    second = await world.ben.slash(world.channel, "wordle hint")
    await world.ben.click(reply(second), label="Nudge")
    # the clock stands still, so nobody was first
    both = f"{world.ann.mention} and {world.ben.mention}"
    assert f"💡 {both} took a hint, so this game no longer counts." in text(world.latest)


async def test_a_word_is_taught_to_the_server_by_those_who_manage_it(world: World) -> None:
    refused = await world.ben.slash(world.channel, "wordle addword", word="grobb")
    assert "Only people who manage the server" in said(refused)
    help_options = {"guess": "robbg", "hints": "11121"}
    before = await world.ann.slash(world.channel, "wordle help", **help_options)
    assert "did not save" in said(before)
    taught = await manager(world).slash(world.channel, "wordle addword", word="Grobb")
    assert taught.ephemeral
    assert "**GROBB**" in said(taught)
    after = await world.ann.slash(world.channel, "wordle help", **help_options)
    assert "No common word fits; **1 rare word** left" in said(after)


@pytest.mark.parametrize("word", ["two words", "x", "", "kot!", "12"])
async def test_what_is_no_word_is_not_taught(world: World, word: str) -> None:
    refused = await manager(world).slash(world.channel, "wordle addword", word=word)
    assert "as one word" in said(refused)


def manager(world: World) -> simcord.MemberActor:
    allowed = discord.Permissions(manage_guild=True)
    role = world.guild.create_role("managers", permissions=allowed)
    return world.guild.add_member(world.env.create_user("boss"), roles=[role])


async def test_a_private_game_says_that_a_hint_was_taken_on_the_board_and_in_its_share(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    asked = await world.ann.slash(world.channel, "wordle hint")
    await world.ann.click(reply(asked), label="Nudge (unranked)")
    done = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    assert "💡 You took a hint, so this game doesn't count for the leaderboard." in said(done)
    shared = said(await world.ann.slash(world.channel, "wordle share"))
    assert "Tilemate 1/6 💡" in shared


async def test_of_several_boards_a_word_is_for_all_of_them(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo", boards=4)
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    hint = await first_hint(world.ann, world.channel)
    await world.ann.click(reply(hint), label="A word")
    told = fields(hint)
    assert "A word" in told
    assert "It may be the answer, " not in told["A word"]
    assert any(name.startswith("Nudge · board ") for name in told)
