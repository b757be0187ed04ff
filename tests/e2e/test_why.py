"""Why this word, and why not another: what a guess tests, tells apart and leaves."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import World
from tests.e2e.pressing import fields, labels, press, reply, said
from tests.e2e.test_help import help_with, with_word


async def why_not(world: World, shown: object, word: str) -> str:
    opened = await press(world.ann, shown, "Why not …?")
    return said(await world.ann.submit_modal(opened, {"word": word}))


async def test_a_proposed_word_is_explained_by_the_words_that_were_counted(world: World) -> None:
    shown = await with_word(world, "watch", "02222")
    assert "**6 likely words** left" in said(shown)
    told = await press(world.ann, reply(shown), "Why this word?")
    lines = said(told).splitlines()
    assert lines[0] == "### Why CLUMP?"
    assert lines[1] == (
        "It tests **L**, **M**, and **P**: 3 of the 6 likely words have at least one of them. "
        "It also tells the place of **C**."
    )
    assert lines[2].startswith("You'd know each of these at once: **CATCH**")
    assert any(line.startswith("These stay together: ") for line in lines)


async def test_a_word_that_cannot_be_the_answer_is_not_found(world: World) -> None:
    shown = await with_word(world, "watch", "02222")
    assert "can't be the answer" in fields(shown)["Next guess"]
    assert labels(reply(shown))[5:] == ["Enter", "I guessed my own word"]


async def test_many_words_are_told_in_numbers(world: World) -> None:
    shown = await with_word(world, "raise", "00000")
    told = said(await press(world.ann, reply(shown), "Why this word?"))
    assert "of the 181 likely words have at least one of them" in told
    assert "groups. On average about" in told
    assert "It may be the answer itself." in told


async def test_ones_own_idea_stands_beside_the_proposed_word(world: World) -> None:
    shown = await with_word(world, "watch", "02222")
    told = await why_not(world, reply(shown), "batch")
    assert "**BATCH** fits every row. If it isn't the answer, it leaves about 5 words" in told
    assert "and **CLUMP** only about 1." in told
    assert "It's the word I'd try myself." in await why_not(world, reply(shown), "clump")
    told = await why_not(world, reply(shown), "pound")
    assert "**POUND** is out" in told
    assert "As a guess, it leaves about" in told


async def test_who_wanted_no_word_is_told_none_beside_their_own(world: World) -> None:
    shown = await help_with(world, "watch", "02222")
    told = await why_not(world, reply(shown), "batch")
    assert "and the word I'd try only about 1." in told
    assert "CLUMP" not in told


async def test_a_word_that_few_people_know_is_said_to_be_rare(world: World) -> None:
    shown = await help_with(world, "watch", "02222")
    told = await why_not(world, reply(shown), "natch")
    assert "**NATCH** fits every row, but puzzles seldom hide it" in told


async def test_each_board_has_its_reasons(world: World) -> None:
    shown = await help_with(world, "raise", "00000 01000", boards=2)
    await press(world.ann, reply(shown), "A word")
    told = said(await press(world.ann, reply(shown), "Why this word?"))
    assert told.count("On average about") == 2
    assert "\n**2** It tests" in told


@pytest.mark.parametrize("word", ["A nudge", "Undo"])
async def test_a_word_of_ones_own_gives_no_reasons_for_another(world: World, word: str) -> None:
    shown = await help_with(world, "watch", "02222")
    opened = await press(world.ann, reply(shown), "I guessed my own word")
    await world.ann.submit_modal(opened, {"word": "crimp"})
    with pytest.raises(LookupError):
        await press(world.ann, reply(shown), "Why this word?")
    await press(world.ann, reply(shown), word)
    assert "Next guess" not in fields(shown)
    assert labels(reply(shown))
