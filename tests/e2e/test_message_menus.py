"""Commands in the menu of a message: help with a puzzle that somebody shows, and its analysis."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.enums import ComponentType

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Theme
from tests.e2e.conftest import World, text
from tests.e2e.pressing import press, reply, said, share
from tests.reading import parts

HELP, ANALYSE = "Help with this puzzle", "Analyze this game"
SHARE = "Wordle 1,234 3/6\n\n🟩⬛⬛🟨🟩\n⬛⬛⬛🟩🟩\n🟩🟩🟩🟩🟩"
TOLD = "🟩⬛⬛🟨🟩 caves\n⬛⬛⬛🟩🟩 swiss"
WORDS = ("caves", "swiss", "chess")


def asked(modal: dict[str, Any]) -> list[dict[str, Any]]:
    """The fields of a form."""
    return [row["components"][0] for row in modal["components"]]


def filled(modal: dict[str, Any], *texts: str) -> dict[str, str]:
    """Its fields with these texts."""
    return {field["custom_id"]: told for field, told in zip(asked(modal), texts, strict=True)}


async def test_help_asks_for_the_words_of_a_share_with_a_field_for_each_row(world: World) -> None:
    message = await world.ben.send(world.channel, f"phew\n{SHARE.rpartition(chr(10))[0]}")
    opened = await world.ann.context_menu(world.channel, HELP, message)
    assert opened.modal
    assert [field["label"] for field in asked(opened.modal)] == ["🟩⬛⬛🟨🟩", "⬛⬛⬛🟩🟩"]
    result = await world.ann.submit_modal(opened, filled(opened.modal, "caves", "swiss"))
    assert result.ephemeral
    assert "C A V E S" in said(result).replace("\u00a0", " ")
    assert "left" in said(result)


async def test_help_takes_rows_with_their_words_at_once(world: World) -> None:
    message = await world.ben.send(world.channel, TOLD)
    result = await world.ann.context_menu(world.channel, HELP, message)
    assert result.ephemeral
    assert "left" in said(result)


async def test_help_keeps_the_words_that_are_told_and_asks_for_the_others(world: World) -> None:
    message = await world.ben.send(world.channel, "🟩⬛⬛🟨🟩 caves\n⬛⬛⬛🟩🟩")
    opened = await world.ann.context_menu(world.channel, HELP, message)
    assert opened.modal
    assert [field.get("value") for field in asked(opened.modal)] == ["caves", None]


async def test_help_with_several_boards_asks_for_the_words_beside_all_their_tiles(
    world: World,
) -> None:
    message = await world.ben.send(world.channel, "🟩⬛⬛🟨🟩 ⬛⬛⬛⬛⬛\n⬛⬛⬛🟩🟩 🟨⬛⬛⬛⬛")
    opened = await world.ann.context_menu(world.channel, HELP, message)
    assert opened.modal
    words, tiles = asked(opened.modal)
    assert words["label"] == "The 2 words, with spaces between"
    assert tiles["value"] == message.content
    result = await world.ann.submit_modal(
        opened, filled(opened.modal, "caves swiss", tiles["value"])
    )
    assert "2 boards" in said(result)
    assert "left" in said(result)


async def test_a_share_of_ours_can_be_helped_with_and_analysed_too(world: World) -> None:
    await world.ben.slash(world.channel, "wordle play", mode="together")
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    await share(world.ben, world.channel)
    opened = await world.ann.context_menu(world.channel, ANALYSE, world.latest)
    assert opened.modal
    assert len(asked(opened.modal)) == 2


async def test_a_share_without_words_is_asked_for_them_by_the_command_too(world: World) -> None:
    pasted = SHARE.replace("\n", " ")
    opened = await world.ann.slash(world.channel, "wordle analyse", share=pasted)
    assert opened.modal
    assert len(asked(opened.modal)) == 3
    result = await world.ann.submit_modal(opened, filled(opened.modal, *WORDS))
    assert "Solved in 3" in said(result)


@pytest.mark.parametrize("theme", ["squares", "picture", "letters"])
async def test_the_menus_on_a_board_of_ours_do_what_its_buttons_do(
    world: World, theme: str
) -> None:
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(theme=Theme(theme)))
    await world.ben.slash(world.channel, "wordle play", mode="together")
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    offered = await world.ben.context_menu(world.channel, HELP, world.latest)
    assert offered.ephemeral
    assert "Looking is free" in said(offered)
    refused = await world.ben.context_menu(world.channel, ANALYSE, world.latest)
    assert "still running" in said(refused)
    await world.ben.slash(world.channel, "wordle guess", word=await world.answer())
    told = await world.ben.context_menu(world.channel, ANALYSE, world.latest)
    assert "Solved in 2." in said(told)
    over = await world.ben.context_menu(world.channel, HELP, world.latest)
    assert "has ended" in said(over)


@pytest.mark.parametrize("words", ["caves swiss", "**caves**, **swiss**", "• caves\n• swiss"])
async def test_words_below_a_share_are_read_as_those_beside_it(world: World, words: str) -> None:
    share = SHARE.rpartition("\n")[0]
    message = await world.ben.send(world.channel, f"{share}\n\n{words}")
    result = await world.ann.context_menu(world.channel, HELP, message)
    assert "C A V E S" in said(result).replace("\u00a0", " ")
    assert "S W I S S" in said(result).replace("\u00a0", " ")


LETTERED = "".join(
    f"<:{letter}_{mark}{contrast}:12345>"
    for letter, mark, contrast in zip(
        "caves",
        ("correct", "absent", "absent", "present", "correct"),
        ("", "", "", "_hc", ""),
        strict=True,
    )
)


async def test_letter_tiles_that_somebody_shows_are_read(world: World) -> None:
    message = await world.ben.send(world.channel, f"look\n{LETTERED}")
    for shown in (
        await world.ann.context_menu(world.channel, HELP, message),
        await world.ben.slash(world.channel, "wordle help", hints=LETTERED),
    ):
        assert "🟩⬛⬛🟨🟩  C A V E S" in said(shown).replace("\u00a0", " ")


async def test_the_figures_of_somebody_elses_game_are_told_as_theirs(world: World) -> None:
    message = await world.ben.send(world.channel, f"{TOLD}\n🟩🟩🟩🟩🟩 chess")
    result = await world.ann.context_menu(world.channel, ANALYSE, message)
    await press(world.ann, reply(result), "Details")
    assert "They: 3" in said(result)
    assert "You:" not in said(result)


async def test_an_analysis_asks_for_the_words(world: World) -> None:
    message = await world.ann.send(world.channel, SHARE)
    opened = await world.ann.context_menu(world.channel, ANALYSE, message)
    assert opened.modal
    result = await world.ann.submit_modal(opened, filled(opened.modal, *WORDS))
    assert result.ephemeral
    assert "Solved in 3." in said(result)


async def test_a_star_behind_the_score_is_hard_mode(world: World) -> None:
    message = await world.ann.send(world.channel, SHARE.replace("3/6", "3/6*"))
    opened = await world.ann.context_menu(world.channel, ANALYSE, message)
    assert opened.modal
    refused = await world.ann.submit_modal(opened, filled(opened.modal, *WORDS))
    assert "Hard mode: row 1 shows that letter 1 is **C**" in said(refused)


async def test_a_game_of_somebody_else_is_told_as_theirs(world: World) -> None:
    message = await world.ben.send(world.channel, f"{TOLD}\n🟩🟩🟩🟩🟩 chess")
    result = await world.ann.context_menu(world.channel, ANALYSE, message)
    assert "Solved in 3." in said(result)


async def test_a_game_that_was_lost_asks_for_its_answer(world: World) -> None:
    message = await world.ann.send(world.channel, "Wordle 1,234 X/6\n\n" + "⬛⬛⬛🟩🟩\n" * 6)
    opened = await world.ann.context_menu(world.channel, ANALYSE, message)
    assert opened.modal
    assert asked(opened.modal)[-1]["label"] == "The answer you were looking for"
    rows = ("swiss", "swiss", "swiss", "swiss swiss swiss", "chess")
    result = await world.ann.submit_modal(opened, filled(opened.modal, *rows))
    assert "Not solved this time" in said(result)


async def test_of_several_boards_the_answers_are_asked_for(world: World) -> None:
    message = await world.ann.send(world.channel, "🟩⬛⬛🟨🟩 ⬛⬛⬛⬛⬛")
    refused = await world.ann.context_menu(world.channel, ANALYSE, message)
    assert refused.ephemeral
    assert "I need the answers of all boards." in said(refused)
    assert "`/wordle analyse`" in said(refused)


@pytest.mark.parametrize("command", [HELP, ANALYSE])
async def test_a_message_without_a_puzzle_gets_a_private_answer_that_says_what_to_do(
    world: World, command: str
) -> None:
    message = await world.ben.send(world.channel, "good morning everybody")
    refused = await world.ann.context_menu(world.channel, command, message)
    assert refused.ephemeral
    assert "Choose one with a shared result" in text(reply(refused))


def languages(result: Any) -> dict[str, Any]:
    """The menu of languages below an analysis."""
    return next(
        menu
        for menu in parts(reply(result), ComponentType.STRING_SELECT)
        if menu["custom_id"].startswith("menu:retold:")
    )


async def test_a_share_that_names_its_language_is_read_in_it(world: World) -> None:
    share = "Wordle (ES) #123 2/6\n\n⬛⬛🟩🟩🟩\n🟩🟩🟩🟩🟩"
    message = await world.ann.send(world.channel, share)
    opened = await world.ann.context_menu(world.channel, ANALYSE, message)
    assert opened.modal
    result = await world.ann.submit_modal(opened, filled(opened.modal, "tarro", "perro"))
    assert "Language of the words: Español" in [
        option["label"] for option in languages(result)["options"]
    ]
    helped = await world.ann.context_menu(world.channel, HELP, message)
    assert helped.modal
    result = await world.ann.submit_modal(helped, filled(helped.modal, "tarro", "perro"))
    assert "Your puzzle · Español" in said(result)


async def test_words_with_letters_of_one_language_are_read_in_it(world: World) -> None:
    message = await world.ben.send(world.channel, "⬛🟩⬛⬛⬛ łatka")
    result = await world.ann.context_menu(world.channel, HELP, message)
    assert "Your puzzle · Polski" in said(result)


async def test_an_analysis_goes_on_in_another_language(world: World) -> None:
    message = await world.ben.send(world.channel, f"{TOLD}\n🟩🟩🟩🟩🟩 chess")
    result = await world.ann.context_menu(world.channel, ANALYSE, message)
    menu = languages(result)
    assert "Language of the words: English" in [one["label"] for one in menu["options"]]
    again = await world.ann.select(reply(result), ["de"], custom_id=menu["custom_id"])
    assert "Solved in 3." in said(again)
    menu = languages(again)
    assert "Language of the words: Deutsch" in [one["label"] for one in menu["options"]]
    refused = await world.ann.select(reply(again), ["uk"], custom_id=menu["custom_id"])
    assert "is not a valid letter" in said(refused)


async def test_a_puzzle_goes_on_in_another_language(world: World) -> None:
    message = await world.ben.send(world.channel, "🟩⬛⬛⬛🟩 tante")
    helped = await world.ann.context_menu(world.channel, HELP, message)
    assert "Your puzzle · 5 letters" in said(helped)
    opened = await press(world.ann, reply(helped), "Another language")
    assert opened.modal
    result = await world.ann.submit_modal(opened, {"language": ["de"]})
    assert "Your puzzle · Deutsch · 5 letters" in said(result)
    assert "T A N T E" in said(result).replace("\u00a0", " ")
    await world.restart()
    assert "Deutsch" in said(await world.ann.slash(world.channel, "wordle help"))
