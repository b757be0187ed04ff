"""`/wordle stump` and its buttons, through Discord."""

from __future__ import annotations

import re

import pytest
import simcord
from simcord.enums import ComponentType

from bot.domain.players import Player, Preferences, Theme
from engine import Word, score
from tests.e2e.conftest import World
from tests.e2e.pressing import button, labels, press, pressable, reply, said
from tests.reading import parts

ANSWER = Word("chess")
HARD = Word("watch")
"""A word that `letter-frequency` does not find in six."""


async def stump(world: World, **options: object) -> simcord.InteractionResult:
    options = {"rival": "letter-frequency"} | options
    return await world.ann.slash(world.channel, "wordle stump", **options)


def guessed(result: simcord.InteractionResult) -> Word:
    """The guess whose marks are being set."""
    found = re.search(r"My guess: \*\*([A-Z ]+)\*\*", said(result))
    assert found
    return Word(found[1].replace(" ", "").lower())


async def mark(world: World, result: simcord.InteractionResult, answer: Word = ANSWER) -> None:
    """Press the letters until they are marked as the answer has them."""
    for at, wanted in enumerate(score(guessed(result), answer)):
        await turn(world, result, at, wanted)


async def turn(world: World, result: simcord.InteractionResult, at: int, wanted: int) -> int:
    """Press a letter until it has the wanted mark; return how often."""
    presses = 0
    while pressable(reply(result))[at][-1] != str((wanted + 1) % 3):
        await world.ann.click(reply(result), custom_id=pressable(reply(result))[at])
        presses += 1
    return presses


async def enter(world: World, result: simcord.InteractionResult, answer: Word = ANSWER) -> None:
    await mark(world, result, answer)
    await world.ann.click(reply(result), label="Enter")


async def reveal(world: World, result: simcord.InteractionResult, word: str) -> None:
    opened = await press(world.ann, reply(result), "reveal")
    await world.ann.submit_modal(opened, {"word": word})


async def contradict(world: World, result: simcord.InteractionResult) -> None:
    """Mark every letter of every guess as absent, until no word is left."""
    for _ in range(6):
        if "My guess" not in said(result):
            return
        await world.ann.click(reply(result), label="Enter")


@pytest.mark.parametrize(
    ("rival", "name"),
    [("perfect", "👑 Perfect"), ("letter-frequency", "🧮 Abe"), ("hard", "🔥 Hard")],
)
async def test_the_bot_finds_a_word_by_the_marks_alone(world: World, rival: str, name: str) -> None:
    shown = await stump(world, rival=rival)
    assert not shown.ephemeral
    assert f"{name} guesses" in said(shown)
    for _ in range(6):
        await enter(world, shown)
        if "I found your word" in said(shown):
            break
    assert "**C H E S S**: I found your word" in said(shown)
    assert labels(reply(shown)) == ["Another word", "Undo"]


async def test_a_letter_turns_from_grey_to_yellow_to_green_and_back(world: World) -> None:
    shown = await stump(world, private=True)
    assert shown.ephemeral
    letter = labels(reply(shown))[0][-1]
    for tile in "🟨🟩⬛":
        await world.ann.click(reply(shown), custom_id=button(shown, "mark"))
        assert labels(reply(shown))[0] == f"{tile}{letter}"


async def test_a_restart_in_the_middle_keeps_every_mark(world: World) -> None:
    shown = await stump(world)
    await enter(world, shown)
    await mark(world, shown)
    before = said(shown)
    second = guessed(shown)
    await world.restart()
    await world.ann.click(reply(shown), label="Enter")
    row = score(second, ANSWER).tiles()
    assert row in before
    assert f"{row}  {' '.join(second.upper())}\n" in said(shown)
    assert guessed(shown) != second


async def test_marks_pressed_on_an_old_drawing_are_all_kept(world: World) -> None:
    shown = await stump(world)
    seen = pressable(reply(shown))[:5]
    for at in (0, 4):
        await world.ann.click(reply(shown), custom_id=seen[at])
    assert [label[0] for label in labels(reply(shown))[:5]] == ["🟨", "⬛", "⬛", "⬛", "🟨"]


async def test_a_private_word_is_drawn_as_its_player_likes(world: World) -> None:
    async with world.services.store.write() as tx:
        await tx.remember(Player(world.ann.id, "ann"))
        await tx.preferences.save(Player(world.ann.id, "ann"), Preferences(Theme.TEXT))
    shown = await stump(world)
    assert labels(reply(shown))[0].startswith("⬛")
    private = await stump(world, private=True)
    await world.ann.click(reply(private), custom_id=button(private, "mark"))
    assert labels(reply(private))[0].endswith(" present")
    assert "0 of 6 guesses used" in said(private)


async def test_nobody_else_marks(world: World) -> None:
    shown = await stump(world)
    refused = await world.ben.click(world.latest, label="Enter")
    assert refused.ephemeral
    assert "Only the person who thought of the word marks it" in said(refused)
    assert "●" not in said(shown)


async def test_undo_brings_the_row_back_with_its_marks(world: World) -> None:
    shown = await stump(world)
    assert "Undo" not in labels(reply(shown))
    first = guessed(shown)
    await world.ann.click(reply(shown), custom_id=button(shown, "mark"))
    await world.ann.click(reply(shown), label="Enter")
    await press(world.ann, reply(shown), "Undo")
    assert guessed(shown) == first
    assert labels(reply(shown))[0].startswith("🟨")


async def test_impossible_marks_are_proven_and_the_slip_is_named(world: World) -> None:
    shown = await stump(world)
    await contradict(world, shown)
    assert re.search(r"Since row \d, no word I know fits\.", said(shown))
    assert re.search(r"Row \d: [⬛🟨🟩]{5}", said(shown))
    assert ":row:" not in " ".join(pressable(reply(shown)))
    await world.restart()
    await world.ann.click(reply(shown), custom_id=button(shown, "mend"))
    assert "No word I know fits" not in said(shown)


async def test_the_last_row_can_be_marked_again_when_nothing_fits(world: World) -> None:
    shown = await stump(world)
    await contradict(world, shown)
    await world.ann.click(reply(shown), label="Undo")
    assert "My guess" in said(shown)


async def test_a_word_revealed_after_wrong_marks_shows_the_row_and_its_tiles(
    world: World,
) -> None:
    shown = await stump(world)
    first = guessed(shown)
    await world.ann.click(reply(shown), label="Enter")
    await reveal(world, shown, "Chess")
    assert "It was **C H E S S**" in said(shown)
    assert "For that word, row 1 should look like this:" in said(shown)
    assert f"1: {score(first, ANSWER).tiles()}  {' '.join(first.upper())}" in said(shown)


async def test_giving_up_with_right_marks_says_how_many_words_fitted(world: World) -> None:
    shown = await stump(world)
    await enter(world, shown)
    await reveal(world, shown, "chess")
    assert "Every mark is right" in said(shown)
    assert re.search(r"other words? (was|were) still possible|the only word left", said(shown))


async def test_a_word_outside_the_list_is_answered_kindly_and_not_repeated(
    world: World,
) -> None:
    shown = await stump(world)
    await enter(world, shown, Word("qzxvk"))
    await reveal(world, shown, "qzxvk")
    assert "isn't in my list" in said(shown)
    assert "Well played" in said(shown)
    assert "Q Z X V K" not in said(shown)


async def test_a_reveal_of_another_length_is_refused_and_changes_nothing(world: World) -> None:
    shown = await stump(world)
    opened = await press(world.ann, reply(shown), "Give up")
    refused = await world.ann.submit_modal(opened, {"word": "chessboard"})
    assert refused.ephemeral
    assert "That has 10 letters; 5 are needed" in said(refused)
    assert "My guess" in said(shown)


async def test_six_rows_lose_and_the_word_is_asked_for(world: World) -> None:
    shown = await stump(world)
    for _ in range(6):
        await enter(world, shown, HARD)
    assert "I'm out of guesses. You stumped me" in said(shown)
    assert labels(reply(shown)) == ["Reveal my word", "Undo"]
    await reveal(world, shown, HARD)
    assert "Every mark is right: you stumped me. Well played!" in said(shown)


async def test_another_word_begins_anew_with_the_same_rival_and_length(world: World) -> None:
    shown = await stump(world, length=7)
    lines = [len(row["components"]) for row in parts(reply(shown), ComponentType.ACTION_ROW)]
    assert lines == [4, 3, 2, 1]
    await reveal(world, shown, "refusal")
    await world.ann.click(reply(shown), label="Another word")
    assert len(guessed(shown)) == 7
    assert "🧮 Abe guesses" in said(shown)


async def test_what_earlier_marks_tell_is_set_and_one_press_ends_it(world: World) -> None:
    """A word that took twice as many presses when every row began grey."""
    shown, answer, presses = await world.ann.slash(world.channel, "wordle stump"), Word("watch"), 0
    while guessed(shown) != answer:
        for at, wanted in enumerate(score(guessed(shown), answer)):
            presses += await turn(world, shown, at, wanted)
        await press(world.ann, reply(shown), "Enter")
        presses += 1
    await press(world.ann, reply(shown), "That's it!")
    assert "I found your word" in said(shown)
    assert presses + 1 <= 10
