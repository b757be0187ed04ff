"""A share brought to `/wordle help` without its words: the form keeps what was chosen."""

from __future__ import annotations

from tests.e2e.conftest import World
from tests.e2e.pressing import said
from tests.e2e.test_message_menus import asked, filled


async def test_the_form_keeps_the_length_that_was_chosen(world: World) -> None:
    await world.ann.slash(world.channel, "wordle help", guess="crane", hints="00000")
    opened = await world.ann.slash(world.channel, "wordle help", hints="⬛⬛⬛🟨", length=4)
    assert opened.modal
    result = await world.ann.submit_modal(opened, filled(opened.modal, "line"))
    assert "4 letters" in said(result)


async def test_a_share_of_another_length_than_chosen_is_refused_before_the_form(
    world: World,
) -> None:
    refused = await world.ann.slash(world.channel, "wordle help", hints="⬛⬛⬛🟨", length=5)
    assert not refused.modal
    assert "A word of 5 letters needs 5 tiles, and there are 4" in said(refused)


async def test_the_words_of_several_boards_are_asked_for_too(world: World) -> None:
    share = "⬛⬛⬛⬛⬛ 🟨⬛⬛⬛⬛ 🟩🟩🟩🟩🟩 ⬛⬛🟨⬛⬛"
    opened = await world.ann.slash(world.channel, "wordle help", hints=share, boards=2)
    assert opened.modal
    words, tiles = asked(opened.modal)
    assert tiles["value"].split("\n") == ["⬛⬛⬛⬛⬛ 🟨⬛⬛⬛⬛", "🟩🟩🟩🟩🟩 ⬛⬛🟨⬛⬛"]
    assert words["label"] == "The 2 words, with spaces between"
    result = await world.ann.submit_modal(
        opened, filled(opened.modal, "moldy crane", tiles["value"])
    )
    assert "2 boards" in said(result)
    assert "**1** solved: CRANE in 2" in said(result)


async def test_a_long_puzzle_asks_for_all_words_in_one_field(world: World) -> None:
    opened = await world.ann.slash(world.channel, "wordle help", hints="⬛⬛⬛⬛⬛⬛⬛⬛ " * 20)
    assert opened.modal
    assert len(asked(opened.modal)) == 2


async def test_words_that_are_missing_in_the_form_cost_nothing(world: World) -> None:
    opened = await world.ann.slash(
        world.channel, "wordle help", hints="⬛⬛⬛⬛⬛ " * 4, boards=2, shared=True
    )
    assert opened.modal
    tiles = asked(opened.modal)[1]["value"]
    refused = await world.ann.submit_modal(opened, filled(opened.modal, "could", tiles))
    assert "Nothing was saved" in said(refused)
