"""`/wordle help`: rows of another puzzle are not mixed with those of the last one."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import World
from tests.e2e.pressing import labels, press, reply, said
from tests.e2e.test_help import help_with


async def test_the_first_word_with_other_tiles_begins_a_new_puzzle_without_help(
    world: World,
) -> None:
    first = await help_with(world, "crane", "00002")
    await press(world.ann, reply(first), "A word")
    shown = await help_with(world, "crane", "20000")
    assert "Next guess" not in said(shown)
    assert "Help taken" not in said(shown)
    assert "because the tiles of **CRANE** are different now" in said(shown)


async def test_the_first_row_is_corrected_at_the_press_of_a_button(world: World) -> None:
    await help_with(world, "crane moist", "00002 00000")
    shown = await help_with(world, "crane", "00001")
    assert "M O I S T" not in said(shown)
    await press(world.ann, reply(shown), "No, I corrected a row")
    assert "⬛⬛⬛⬛🟨  C R A N E\n## ⬛⬛⬛⬛⬛  M O I S T" in said(shown)


async def test_another_puzzle_with_the_same_words_is_new(world: World) -> None:
    await help_with(world, "crane moist", "00002 01000")
    shown = await help_with(world, "crane moist", "20000 00100")
    assert "new puzzle" in said(shown)
    assert "🟩⬛⬛⬛⬛  C R A N E\n## ⬛⬛🟨⬛⬛  M O I S T" in said(shown)


@pytest.mark.parametrize(
    ("before", "pasted"),
    [
        (("crane", "02000"), "SLATE 10002 MOUSE 02222"),
        (("slate", "00000"), "CRANE 00002 MOIST 01010"),
        # the rows do not contradict each other, but it is the share of a whole game
        (("crane", "00000"), "Wordle 1,234 3/6 BUILT 00000 SHOPS 00000"),
    ],
)
async def test_a_share_of_another_puzzle_begins_a_new_one(
    world: World, before: tuple[str, str], pasted: str
) -> None:
    await help_with(world, *before)
    shown = await help_with(world, "", pasted)
    assert "This is a new puzzle" in said(shown)
    assert "not save" not in said(shown)
    assert " ".join(before[0].upper()) not in said(shown)
    await press(world.ann, reply(shown), "Continue the old one")
    assert " ".join(before[0].upper()) in said(shown)


async def test_rows_that_contradict_can_begin_a_new_puzzle(world: World) -> None:
    await help_with(world, "slate", "00000")
    shown = await help_with(world, "crane", "00002")
    assert "contradict each other" in said(shown)
    await press(world.ann, reply(shown), "New puzzle")
    assert "⬛⬛⬛⬛🟩  C R A N E" in said(shown)
    assert "S L A T E" not in said(shown)
    assert "Continue the old one" in labels(reply(shown))


async def test_the_whole_puzzle_pasted_again_goes_on_with_it(world: World) -> None:
    await help_with(world, "crane", "00002")
    shown = await help_with(world, "crane moist", "00002 00000")
    assert "new puzzle" not in said(shown)
    assert said(shown).count("C R A N E") == 1


async def test_rows_that_contradict_themselves_begin_nothing(world: World) -> None:
    await help_with(world, "slate", "00000")
    shown = await help_with(world, "crane raise", "00002 00000")
    assert "I did not save these 2 rows" in said(shown)


async def test_a_row_after_a_while_says_which_rows_it_was_added_to(world: World) -> None:
    await help_with(world, "slate", "00000")
    at_once = await help_with(world, "minor", "01001")
    assert "Added to your puzzle" not in said(at_once)
    await world.clock_ticks(minutes=2)
    shown = await help_with(world, "chirp", "00110")
    told = said(shown)
    assert "Added to your puzzle with **SLATE** and **MINOR**." in told
    assert "If it is another one, press **New puzzle**." in told
    assert "New puzzle" in labels(reply(shown))


async def test_a_row_added_to_the_wrong_puzzle_begins_its_own_at_one_press(world: World) -> None:
    await help_with(world, "slate", "00000")
    await world.clock_ticks(minutes=2)
    shown = await help_with(world, "chirp", "00110")
    await press(world.ann, reply(shown), "New puzzle")
    assert "⬛⬛🟨🟨⬛  C H I R P" in said(shown)
    assert "S L A T E" not in said(shown)
    await press(world.ann, reply(shown), "Continue the old one")
    assert "S L A T E" in said(shown)
    assert "C H I R P" in said(shown)
