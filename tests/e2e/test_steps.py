"""`/wordle help`: what the steps of help say, each of them new."""

from __future__ import annotations

from tests.e2e.conftest import World
from tests.e2e.pressing import fields, labels, press, reply, said
from tests.e2e.test_help import help_with, with_word


async def test_a_second_nudge_at_the_only_likely_word_is_its_meaning(world: World) -> None:
    shown = await help_with(world, "crane moist flung", "00000 00100 01100")
    assert "**1 likely word** left (and 3 rarer ones)" in said(shown)
    await press(world.ann, reply(shown), "A nudge")
    assert "student" not in said(shown)
    assert "Another nudge" not in labels(reply(shown))
    await press(world.ann, reply(shown), "Meaning")
    said_of_pupil = "Most likely, it means: *a student, or the black center of the eye*"
    assert fields(shown)["Meaning"] == said_of_pupil
    assert "Meaning" not in labels(reply(shown))


async def test_a_meaning_does_not_say_the_word_or_one_like_it(world: World) -> None:
    shown = await help_with(world, "slate brick", "00101 21001")
    await press(world.ann, reply(shown), "A nudge")
    await press(world.ann, reply(shown), "Meaning")
    assert fields(shown)["Meaning"] == "Most likely, it means: *a person who … bread and cakes*"


async def test_a_solved_puzzle_has_no_help_left(world: World) -> None:
    shown = await help_with(world, "slate baker", "00101 22222")
    assert not {"A nudge", "A letter", "Meaning"} & {*labels(reply(shown)), *fields(shown)}


async def test_another_nudge_is_about_something_else(world: World) -> None:
    shown = await help_with(world, "slate shirt", "00000 00000")
    assert "Another nudge" not in labels(reply(shown))
    await press(world.ann, reply(shown), "A nudge")
    await press(world.ann, reply(shown), "Another nudge")
    assert len({fields(shown)[name] for name in ("A nudge", "Another nudge")}) == 2


async def test_of_several_boards_the_one_with_most_words_left_is_spoken_of(world: World) -> None:
    shown = await help_with(world, "raise", "01220 00000", boards=2)
    await press(world.ann, reply(shown), "A nudge")
    await press(world.ann, reply(shown), "A letter")
    assert {name for name in fields(shown) if name.startswith("A ")} == {
        "A nudge · board 2",
        "A letter · board 2",
    }


async def test_words_that_cannot_be_the_answer_are_named_apart(world: World) -> None:
    shown = await with_word(world, "watch", "02222")
    assert "Also good, but not the answer: " in fields(shown)["Next guess"]
    assert "Also good: " not in fields(shown)["Next guess"]
