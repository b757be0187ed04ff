"""Games played through Discord, from the command to the last square."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import World, text
from tests.e2e.pressing import give_up


async def test_a_game_together_is_won_in_one_message(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    begun = world.latest
    await world.ben.slash(world.channel, "wordle guess", word="CRANE")
    result = await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    final = world.latest
    assert result.ephemeral
    assert final.id == begun.id
    assert "C R A N E" in text(final)
    assert world.ben.mention in text(final)
    assert f"{world.ann.mention} solved it in 2 guesses" in text(final)


async def test_a_game_is_lost_after_six_guesses(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    answer = await world.answer()
    words = ("crane", "moist", "bully", "fudge", "whack", "vivid", "jazzy")
    for word in [word for word in words if word != answer][:6]:
        await world.ann.slash(world.channel, "wordle guess", word=word)
    assert "Out of guesses. The answer was" in text(world.latest)
    assert " ".join(answer.upper()) in text(world.latest)


async def test_the_guess_form_shows_the_board_and_the_keyboard(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first = await world.ben.click(world.latest, label="Guess")
    assert first.modal
    assert "C R A N E" not in str(first.modal)
    await world.ben.submit_modal(first, {"word": "crane"})
    second = await world.ann.click(world.latest, label="Guess")
    assert second.modal
    shown = next(part["content"] for part in second.modal["components"] if "content" in part)
    row, keyboard = shown.split("\n\n")
    assert "C R A N E" in row
    assert keyboard.endswith("untried B D F G H I J K L M O P Q S T U V W X Y Z")


async def test_the_guess_button_opens_a_modal_that_redraws_the_board(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    shown = await world.ben.click(world.latest, label="Guess")
    assert shown.modal is not None
    await world.ben.submit_modal(shown, {"word": "crane"})
    assert "C R A N E" in text(world.latest)


async def test_a_guess_survives_a_restart_in_mid_game(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    opened = await world.ann.click(world.latest, label="Guess")
    await world.restart()
    await world.ann.submit_modal(opened, {"word": "moist"})
    again = await world.ben.click(world.latest, label="Guess")
    await world.ben.submit_modal(again, {"word": "bully"})
    board = text(world.latest)
    assert all(row in board for row in ("C R A N E", "M O I S T", "B U L L Y"))


async def test_a_solo_game_is_seen_by_nobody_else(world: World) -> None:
    begun = await world.ann.slash(world.channel, "wordle play", mode="solo")
    assert begun.ephemeral
    guessed = await world.ann.slash(world.channel, "wordle guess", word="crane")
    assert guessed.ephemeral
    assert world.channel.last_message is None
    refused = await world.ben.slash(world.channel, "wordle guess", word="crane")
    assert "There is no game here" in text(refused.response)


async def test_the_answer_is_in_nothing_that_discord_is_told(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    answer = await world.answer()
    assert answer not in str(world.env.http_requests).lower()


async def test_board_moves_to_the_bottom(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first = world.latest
    await world.ann.send(world.channel, "chatter")
    await world.ben.slash(world.channel, "wordle board")
    boards = [message for message in world.channel.history() if message.components]
    assert len(boards) == 1
    assert boards[0].id != first.id
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    assert "C R A N E" in text(world.latest)


async def test_only_the_starter_or_a_moderator_stops_a_game(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    refused = await give_up(world.ben, world.channel)
    assert refused.ephemeral
    assert world.ann.mention in text(refused.response)
    await give_up(world.ann, world.channel)
    assert "Given up" in text(world.latest)
    assert " ".join((await world.answer()).upper()) in text(world.latest)


async def test_play_again_begins_a_game_of_the_same_kind(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", length=6, hard="hard")
    await give_up(world.ann, world.channel)
    await world.ben.click(world.latest, label="Play again")
    assert "Together · 6 letters · hard" in text(world.latest)


async def test_completion_depends_on_the_prefix_alone(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    choices = await world.ben.autocomplete(world.channel, "wordle guess", "word", "cra")
    words = [choice["value"] for choice in choices]
    assert 0 < len(words) <= 25
    assert all(word.startswith("cra") and len(word) == 5 for word in words)


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("qzxvk", "is not in my word list"),
        ("toolong", "That has 7 letters; 5 are needed"),
        ("cr4ne", "is not a valid letter here"),
        ("@everyone", "That has 8 letters; 5 are needed"),
        ("moist", "was already guessed in row 1"),
    ],
)
async def test_a_refused_guess_is_private_and_costs_no_turn(
    world: World, word: str, said: str
) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="moist")
    refused = await world.ben.slash(world.channel, "wordle guess", word=word)
    assert refused.ephemeral
    assert said in text(refused.response)
    assert "No guess was lost" in text(refused.response)
    assert "5 guesses left" in text(world.latest)


async def test_hard_mode_names_the_clue(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", hard="hard")
    answer = await world.answer()
    lexicon = world.services.lexicons("en", 5)
    near = next(w for w in lexicon.allowed if w[0] == answer[0] and w != answer)
    far = next(w for w in lexicon.allowed if not set(w) & set(answer + near))
    await world.ann.slash(world.channel, "wordle guess", word=near)
    refused = await world.ann.slash(world.channel, "wordle guess", word=far)
    assert refused.ephemeral
    assert f"row 1 shows that letter 1 is **{answer[0].upper()}**" in text(refused.response)


async def test_a_second_game_in_a_channel_is_refused(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    refused = await world.ben.slash(world.channel, "wordle play", mode="together")
    assert refused.ephemeral
    assert "This channel already has a game running" in text(refused.response)


async def test_a_button_of_an_ended_game_shows_how_it_ended(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    opened = await world.ben.click(world.latest, label="Guess")
    await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    refused = await world.ben.submit_modal(opened, {"word": "crane"})
    assert refused.ephemeral
    assert "That game has ended" in text(refused.response)


@pytest.mark.defect
async def test_a_broken_database_is_answered_with_a_reference(world: World) -> None:
    async with world.services.store.engine.begin() as connection:
        await connection.exec_driver_sql("DROP TABLE turns")
        await connection.exec_driver_sql("DROP TABLE games")
    result = await world.ann.slash(world.channel, "wordle play", mode="together")
    assert result.ephemeral
    assert "whoever runs me has to look at it" in text(result.response)
    assert "Reference: `" in text(result.response)


async def test_only_a_refused_guess_speaks_of_turns(world: World) -> None:
    for command, options in (
        ("wordle difficulty", {"word": "cr4ne"}),
        ("wordle help", {"guess": "qzxvk4", "hints": "00000"}),
        ("wordle analyse", {"words": "crane sl4te"}),
    ):
        refused = await world.ann.slash(world.channel, command, **options)
        assert "turn" not in text(refused.response)
