"""Puzzles from elsewhere, words for the bot to guess, and the coach, at a terminal."""

from __future__ import annotations

from pathlib import Path

from tests.local.conftest import Say
from tests.shots import shot


async def test_help_can_be_undone_and_begun_anew(say: Say) -> None:
    assert "R A I S E" in await say("/wordle help raise 00000")
    assert "words" in await say("[Remaining words]")
    await say("/wordle help")
    assert "No rows yet." in await say("[Undo]")
    assert "That's a fresh start." in await say("[New puzzle]")


async def test_a_puzzle_is_solved_by_pressing_numbers(say: Say) -> None:
    await say("/wordle solve", "[I guessed my own word]", "caves", "[⬛C]", "[⬛C]")
    said = await say("[Enter]")
    assert "🟩⬛⬛⬛⬛  C A V E S" in said


async def test_rows_that_contradict_each_other_are_mended(say: Say) -> None:
    said = await say('/wordle help "caves swiss" "20012 22222"')
    assert "contradict each other" in said


async def test_a_word_is_guessed_by_pressed_marks(say: Say) -> None:
    said = await say("/wordle stump letter-frequency")
    assert "A R O S E" in said
    assert "🟨⬛⬛⬛⬛  A R O S E" in await say("[⬛A]")
    assert await say("[Enter]")


async def test_games_are_analysed_and_words_judged(say: Say) -> None:
    said = await say('/wordle analyse words:"caves swiss chess" answer:chess')
    assert "Analysis · C\u00a0H\u00a0E\u00a0S\u00a0S" in said
    assert "How hard is W\u00a0A\u00a0T\u00a0C\u00a0H?" in await say("/wordle difficulty watch")
    assert "You have not finished a game here" in await say("/wordle analyse")


async def test_a_pasted_share_asks_for_its_words_until_they_are_told(say: Say) -> None:
    said = await say("/wordle help Wordle 1,234 3/6 🟩⬛⬛🟨🟩 ⬛⬛⬛🟩🟩", "", "caves", "swiss")
    assert "This cannot stay empty." in said
    assert "🟩⬛⬛🟨🟩  C A V E S" in said
    assert "⬛⬛⬛🟩🟩  S W I S S" in said


async def test_the_words_of_a_share_may_be_typed_on_one_line(say: Say) -> None:
    said = await say("/wordle help Wordle 1,234 3/6 🟩⬛⬛🟨🟩 ⬛⬛⬛🟩🟩", "caves swiss")
    assert "🟩⬛⬛🟨🟩  C A V E S" in said
    assert "⬛⬛⬛🟩🟩  S W I S S" in said


async def test_a_picture_is_given_by_its_path(say: Say, tmp_path: Path) -> None:
    path = tmp_path / "my board.png"
    path.write_bytes(shot(("crane", "moist", "buddy"), "vegan"))
    said = await say(f'/wordle help picture:"{path}"')
    assert "C R A N E" in said
    assert "left" in said
    assert "Try" in await say("[A word]")


async def test_the_form_of_help_takes_a_path_too(say: Say, tmp_path: Path) -> None:
    path = tmp_path / "board.png"
    path.write_bytes(shot(("crane", "moist", "buddy"), "vegan"))
    await say("/wordle help")
    assert "C R A N E" in await say("[Enter my guess]", "", "", str(path))


async def test_a_word_is_never_taken_for_a_path(say: Say) -> None:
    assert "R A I S E" in await say("/wordle help raise 00000")
