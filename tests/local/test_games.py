"""Games at a terminal, which the bot plays as it does on Discord."""

from __future__ import annotations

import pytest

from bot.app import Services
from bot.domain.lists import NewList
from bot.local.world import World
from tests.local.conftest import Say


async def test_a_bare_word_is_a_guess(say: Say) -> None:
    assert "6 guesses left" in await say("/wordle play together")
    said = await say("crane")
    assert said.count("C R A N E") == 1
    assert "5 guesses left" in said


async def test_a_number_presses_a_button_and_a_form_asks_for_its_fields(say: Say) -> None:
    await say("/wordle play together")
    said = await say("[Guess]", "crane")
    assert "Your guess" in said
    assert "C R A N E" in said


async def test_a_command_instead_of_an_answer_leaves_the_form(say: Say) -> None:
    await say("/wordle play together")
    said = await say("[Guess]", "/wordle about", "crane")
    assert "I host word games" in said
    assert said.count("C R A N E") == 1


async def test_a_number_that_stands_nowhere_is_refused(say: Say) -> None:
    await say("/wordle play together")
    for number in ("0", "9", "1002"):
        assert f"there is no button {number}" in await say(number)


async def test_what_nobody_else_may_see_is_shown_to_the_player_alone(say: Say) -> None:
    said = await say("/wordle play solo", "crane")
    assert "Only you can see this." in said
    assert "C R A N E" in said
    assert "C R A N E" not in await say("/as ben", "/wordle play together")


async def test_the_terminal_says_in_the_language_of_the_machine_what_nobody_else_sees(
    say: Say, world: World
) -> None:
    world.backend.guilds[world.server.id].preferred_locale = "de"
    assert "Nur du kannst das sehen." in await say("/wordle about")


async def test_who_plays_next_sees_only_what_is_new(say: Say) -> None:
    await say("/wordle play together", "crane")
    assert await say("/as ben") == "You are ben now.\n\n"
    assert "ben\n🟩🟩⬛⬛⬛  M O I S T" in await say("moist")
    assert await say("/as Ann Lee") == "You are Ann Lee now.\n\n"


@pytest.mark.parametrize(
    ("command", "title"),
    [
        ("/wordle about", "Tilemate"),
        ("/wordle settings", "Settings"),
        ("/wordle preferences", "Your preferences"),
    ],
)
async def test_it_answers_what_is_no_game(say: Say, command: str, title: str) -> None:
    assert title in await say(command)


async def test_a_menu_is_chosen_from_by_number(say: Say) -> None:
    assert "4 letters ✓" in await say("/wordle settings", "[4 letters]")
    assert "4 letters" in await say("/wordle play together")
    assert "That has 5 letters; 4 are needed" in await say("crane")


async def test_a_setting_that_is_written_is_asked_for(say: Say) -> None:
    await say("/wordle settings", "[Words]")
    assert "crane moist" in await say("[Banned words]", "crane moist")


async def test_what_a_menu_has_taken_can_be_given_back(say: Say) -> None:
    await say("/wordle settings", "[Channels]")
    assert "#general ✓" in await say("[#general]")
    assert "#general ✓" not in await say("[#general]")


async def test_a_players_own_theme_is_for_private_boards(say: Say) -> None:
    await say("/wordle preferences", "[Symbols]")
    assert "(C)" not in (board := await say("/wordle play together", "crane"))
    assert "🟩" in board or "🟨" in board or "⬛" in board
    await say("/wordle stop", "[Give up]")
    assert "🟩" not in (await say("/wordle play mode:solo", "crane")).rsplit("C R A N E", 1)[-1]


async def test_data_is_handed_out_and_deleted(say: Say) -> None:
    await say("/wordle play together", "crane")
    assert '"guess": "crane"' in await say("/wordle about", "[Privacy]", "[Export my data]")
    await say("/wordle about", "[Privacy]", "[Delete my data]")
    assert "Deleted" in await say("[Delete everything]")
    assert '"guess"' not in await say("/wordle about", "[Privacy]", "[Export my data]")


async def test_time_passes_between_commands(say: Say, world: World) -> None:
    began = world.now()
    await say("/wordle play race", "[Ready]", "/as ben", "[Ready]", "[End it]", "[End it]")
    assert world.now() > began


async def test_a_guess_prints_nothing_but_the_board(say: Say) -> None:
    await say("/wordle play solo")
    assert "Moved below" not in await say("crane", "moist")


async def test_a_class_list_is_played_by_its_name(
    say: Say, world: World, services: Services
) -> None:
    words = ("crane", "moist", "bully", "fudge", "whack", "vivid", "jazzy", "night", "plant")
    async with services.store.write() as tx:
        await tx.lists.add(world.server.id, NewList("Animals", "en", words))
        await tx.lists.add(world.server.id, NewList("Old animals", "en", words))
    assert "Animals" in await say("/wordle play together list:animals")
    refused = await say('/wordle play solo "list:no such thing"', "/wordle play solo list:anim")
    assert "there is no list called 'no such thing'; there is none like it" in refused
    assert "there is no list called 'anim'; there is Animals, Old animals" in refused
    # the list of two words needs no quotation marks, as no option does where a text goes on
    assert "Old animals" in await say("/wordle play list:old animals mode:solo length:5")


async def test_a_message_that_is_gone_leaves_its_numbers_to_the_board(say: Say) -> None:
    shown = await say("/wordle play together", "[Give up]", "[Keep playing]", "[Give up]")
    assert shown.count("End this game for everybody?") == 2
    assert "Unknown Message" not in shown
