"""Solve sessions through Discord."""

from __future__ import annotations

import pytest
import simcord

from tests.e2e.conftest import World, text


async def help_with(world: World, guess: str, hints: str) -> simcord.InteractionResult:
    return await world.ann.slash(world.channel, "wordle help", guess=guess, hints=hints)


def reply(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    return result.response or result.followups[0]


def said(result: simcord.InteractionResult) -> str:
    return text(reply(result))


async def test_help_without_arguments_teaches(world: World) -> None:
    result = await world.ann.slash(world.channel, "wordle help")
    assert result.ephemeral
    assert "/wordle help guess:raise hints:01002" in said(result)


async def test_help_shows_rows_what_remains_and_the_next_guess(world: World) -> None:
    result = await help_with(world, "raise", "00000")
    assert result.ephemeral
    assert "⬛⬛⬛⬛⬛  R A I S E" in said(result)
    assert "186 likely words" in said(result)
    assert "MULCT" in said(result)


async def test_undo_takes_the_last_row_back(world: World) -> None:
    await help_with(world, "raise", "00000")
    two = await help_with(world, "cloud", "01200")
    assert "C L O U D" in said(two)
    await world.ann.click(reply(two), label="Undo")
    shown = await world.ann.slash(world.channel, "wordle help")
    assert "C L O U D" not in said(shown)
    assert "R A I S E" in said(shown)


async def test_new_puzzle_forgets_the_rows(world: World) -> None:
    shown = await help_with(world, "raise", "00000")
    await world.ann.click(reply(shown), label="New puzzle")
    assert "Solve a puzzle with me" in said(await world.ann.slash(world.channel, "wordle help"))


async def test_remaining_words_are_listed_likely_first(world: World) -> None:
    shown = await help_with(world, "caves", "20012")
    words = await world.ann.click(reply(shown), label="Remaining words")
    assert said(words).splitlines()[1].startswith("chess")


async def test_contradictory_hints_are_explained_and_not_kept(world: World) -> None:
    await help_with(world, "raise", "00000")
    refused = await help_with(world, "crane", "02000")
    assert "Rows 1 and 2 cannot all be true" in said(refused)
    assert "row 2 should read ⬛⬛⬛⬛⬛" in said(refused)
    kept = await world.ann.slash(world.channel, "wordle help")
    assert "C R A N E" not in said(kept)


@pytest.mark.parametrize("hints", ["20012", "gbbyg", "g..yg", "GXXYG", "🟩⬛⬛🟨🟩", "🟧⬜⬜🟦🟧"])
async def test_every_spelling_of_hints_is_read(world: World, hints: str) -> None:
    assert "🟩⬛⬛🟨🟩  C A V E S" in said(await help_with(world, "caves", hints))


@pytest.mark.parametrize(
    ("guess", "hints", "why"),
    [
        ("raise", "0100q", "“q” (latin small letter q) is not a hint"),
        ("raise", "0100", "That has 4 letters; 5 are needed"),
        ("raise", "", "Give both"),
        ("kot!", "0000", "“exclamation mark” is not a letter"),
        ("abc", "000", "no word list for that length"),
    ],
)
async def test_what_cannot_be_read_is_refused(
    world: World, guess: str, hints: str, why: str
) -> None:
    refused = await help_with(world, guess, hints)
    assert refused.ephemeral
    assert why in said(refused)


async def test_a_session_survives_a_restart(world: World) -> None:
    shown = await help_with(world, "raise", "00000")
    await world.restart()
    await world.ann.click(reply(shown), label="Undo")
    assert "No rows yet" in said(await world.ann.slash(world.channel, "wordle help"))


async def test_all_green_ends_the_puzzle_and_the_next_row_begins_another(world: World) -> None:
    await help_with(world, "raise", "00000")
    assert "Solved in 2 guesses" in said(await help_with(world, "mulch", "22222"))
    assert "M U L C H" not in said(await help_with(world, "slate", "00000"))
