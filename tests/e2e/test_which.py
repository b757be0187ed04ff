"""What is typed goes to the game its player means, and is asked about where that is not plain."""

from __future__ import annotations

import pytest
import simcord

from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, pressable, reply, said

DAILY, TOGETHER = "Yours: Daily · 5 letters · 0/6", "Together · 5 letters · 0/6"


async def daily_then_channel_game(world: World) -> None:
    """Ann leaves a daily open, and Ben begins a game in the channel."""
    await world.ann.slash(world.channel, "wordle daily")
    await world.clock_ticks(minutes=1)
    await world.ben.slash(world.channel, "wordle play", mode="together")
    await world.clock_ticks(minutes=1)


async def guess(world: World, word: str) -> simcord.InteractionResult:
    return await world.ann.slash(world.channel, "wordle guess", word=word)


async def test_a_guess_is_not_played_on_a_daily_left_open_once_a_channel_game_began(
    world: World,
) -> None:
    await daily_then_channel_game(world)
    asked = await guess(world, "crane")
    assert asked.ephemeral
    assert "Which one is **C R A N E** for?" in said(asked)
    assert labels(reply(asked)) == [DAILY, TOGETHER]
    await world.ann.click(reply(asked), label=TOGETHER)
    assert "C R A N E" in text(world.latest)
    assert world.ann.mention in text(world.latest)
    await guess(world, "moist")
    assert "M O I S T" in text(world.latest)


async def test_the_same_guess_can_go_to_the_daily(world: World) -> None:
    await daily_then_channel_game(world)
    asked = await guess(world, "crane")
    await world.ann.click(reply(asked), label=DAILY)
    assert "C R A N E" in said(asked)
    assert "C R A N E" not in text(world.latest)
    assert "5 guesses left" in said(asked)


async def test_the_game_opened_last_is_meant_without_asking(world: World) -> None:
    await daily_then_channel_game(world)
    again = await world.ann.slash(world.channel, "wordle daily")
    assert "C R A N E" in said(await guess(world, "crane"))
    assert "C R A N E" not in text(world.latest)
    opened = await world.ann.click(world.latest, label="Guess")
    await world.ann.submit_modal(opened, {"word": "moist"})
    await guess(world, "bully")
    assert "B U L L Y" in text(world.latest)
    assert "B U L L Y" not in said(again)


async def test_who_begins_a_channel_game_beside_a_daily_is_not_asked(world: World) -> None:
    await world.ann.slash(world.channel, "wordle daily")
    await world.clock_ticks(minutes=1)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await guess(world, "crane")
    assert "C R A N E" in text(world.latest)


async def test_a_guess_meant_for_a_game_that_another_has_just_ended_is_not_played_elsewhere(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle daily")
    await world.clock_ticks(minutes=1)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    answer = await world.answer()
    await guess(world, "crane" if answer != "crane" else "moist")
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    asked = await guess(world, "bully")
    assert labels(reply(asked)) == [DAILY]


async def test_board_asks_which_game_and_hint_where_several_take_any(world: World) -> None:
    await daily_then_channel_game(world)
    hint = await world.ann.slash(world.channel, "wordle hint")
    # the daily takes none, and Ben has just begun the other
    assert "You haven't guessed in this game yet." in said(hint)
    await world.restart()
    await daily_elsewhere(world)
    board = await world.ann.slash(world.channel, "wordle board")
    before = world.latest.id
    await world.ann.click(reply(board), label=TOGETHER)
    assert world.latest.id != before
    assert len(world.channel.history()) == 2


async def test_a_hint_asks_which_game_where_several_take_any(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.clock_ticks(minutes=1)
    await world.ben.slash(world.channel, "wordle play", mode="together")
    asked = await world.ann.slash(world.channel, "wordle hint")
    assert TOGETHER in labels(reply(asked))
    hint = await world.ann.click(reply(asked), label=TOGETHER)
    assert "You haven't guessed in this game yet." in said(hint)


async def daily_elsewhere(world: World) -> None:
    """Ann opens her daily, and Ben begins another game in the channel."""
    await world.ann.slash(world.channel, "wordle daily")
    await world.clock_ticks(minutes=1)
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    await world.ben.slash(world.channel, "wordle play", mode="together")


@pytest.mark.parametrize(
    ("word", "refused"), [("cr4ne", "not a valid letter"), ("cranes", "6 letters")]
)
async def test_what_is_a_guess_in_neither_game_is_refused_at_once(
    world: World, word: str, refused: str
) -> None:
    await daily_then_channel_game(world)
    told = await guess(world, word)
    assert refused in said(told)
    assert labels(reply(told)) == []


async def test_no_button_of_the_question_tells_an_answer(world: World) -> None:
    await daily_then_channel_game(world)
    asked = await guess(world, "crane")
    answers = set(await world.answers())
    assert all(not answers & set(one.split(":")) for one in pressable(reply(asked)))
