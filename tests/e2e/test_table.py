"""A group at one board: whose turn it is, who did what, and what everybody brought."""

from __future__ import annotations

from bot.domain.players import Player
from tests.e2e.conftest import World, text
from tests.e2e.pressing import press, said
from tests.e2e.test_modes import wrong


async def test_the_board_says_whose_turn_it_is(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", turns=True)
    first, second, *_ = await wrong(world)
    assert "anybody else is next" not in text(world.latest)
    await world.ann.slash(world.channel, "wordle guess", word=first)
    assert f"{world.ann.mention} has just guessed, so anybody else is next." in text(world.latest)
    await world.ben.slash(world.channel, "wordle guess", word=second)
    assert f"{world.ben.mention} has just guessed" in text(world.latest)


async def test_whose_turn_it_is_not_is_told_before_a_word_is_typed(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", turns=True)
    first, *_ = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=first)
    refused = await press(world.ann, world.latest, "Guess")
    assert refused.ephemeral
    assert "so somebody else is next" in said(refused)
    opened = await press(world.ben, world.latest, "Guess")
    assert opened.modal is not None


async def test_whoever_takes_turns_alone_goes_on_after_a_while(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", turns=True)
    first, second, third, *_ = await wrong(world)
    await world.ann.slash(world.channel, "wordle guess", word=first)
    assert "If nobody joins in within two minutes, they can go on." in text(world.latest)
    refused = await press(world.ann, world.latest, "Guess")
    assert "If nobody joins in, you can go on <t:" in said(refused)
    await world.clock_ticks(minutes=2)
    assert (await press(world.ann, world.latest, "Guess")).modal is not None
    await world.ann.slash(world.channel, "wordle guess", word=second)
    await world.ben.slash(world.channel, "wordle guess", word=third)
    assert "two minutes" not in text(world.latest)
    await world.clock_ticks(minutes=2)
    refused = await world.ben.slash(world.channel, "wordle guess", word=first)
    assert "so somebody else is next" in said(refused)
    assert "you can go on" not in said(refused)


async def test_out_of_turn_no_other_reason_is_given_first(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", turns=True, hard="hard")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    for word in ("moist", "zqxjk", "crane"):
        refused = await world.ann.slash(world.channel, "wordle guess", word=word)
        assert "so somebody else is next" in said(refused)
        assert "Hard mode" not in said(refused)


async def test_an_absurdle_explains_itself_and_counts_what_is_left(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="absurdle")
    begun = text(world.latest)
    assert "I haven't picked a word" in begun
    assert "words** are still possible" in begun
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    assert "still possible" in text(world.latest)
    assert begun.split("possible")[1] != text(world.latest).split("possible")[1]


async def test_everybody_is_praised_for_what_they_brought_and_nobody_with_a_zero(
    world: World,
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first, *_ = await wrong(world)
    answer = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=first)
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    ended = text(world.latest)
    praised = [line for line in ended.splitlines() if "solved it" in line and "🎉" not in line]
    assert praised[0].startswith(world.ben.mention)
    assert "ruled out" in ended
    assert "%" not in ended
    assert " 0 " not in ended


async def test_the_guesser_of_rows_of_several_boards_is_said_to_have_guessed(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together", boards=4)
    for user, word in ((world.ann, "crane"), (world.ben, "moist")):
        await user.slash(world.channel, "wordle guess", word=word)
    assert f"-# Guesses: {world.ann.mention} 1 · {world.ben.mention} 2" in text(world.latest)


async def test_a_sentence_about_somebody_who_is_gone_begins_in_upper_case(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first, *_ = await wrong(world)
    answer = await world.answer()
    await world.ann.slash(world.channel, "wordle guess", word=first)
    await world.services.players.erase(Player(world.ann.id, "ann"))
    await world.ben.slash(world.channel, "wordle guess", word=answer)
    said = text(world.latest)
    assert "\nSomebody " in said
    assert "\nsomebody " not in said
