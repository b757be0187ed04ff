"""The coach, and words for the bot to guess, in a terminal."""

from __future__ import annotations

from pathlib import Path

from tests.local.test_local import pipe


def test_a_word_is_guessed_by_typed_marks(tmp_path: Path) -> None:
    done = pipe(
        tmp_path,
        "/wordle stump letter-frequency",
        "/wordle tell 00020",
        "/wordle untell",
        "/wordle tell 00020",
        "/wordle reveal chess",
    )
    assert done.returncode == 0
    assert done.stdout.count("My guess: A R O S E") == 2
    assert "Enter: /wordle tell <hints>" in done.stdout
    # chess has an e too, which the marks leave out
    assert "By that word row 1 should have been marked so:" in done.stdout
    assert "1: ⬛⬛⬛🟩🟨  A R O S E" in done.stdout


def test_impossible_marks_are_amended(tmp_path: Path) -> None:
    marks = ["/wordle tell 00000"] * 5
    done = pipe(tmp_path, "/wordle stump letter-frequency", *marks, "/wordle amend")
    assert "No word I know fits since row" in done.stdout
    assert "/wordle amend" in done.stdout
    assert done.stdout.rindex("My guess") > done.stdout.rindex("No word I know fits")


def test_games_are_analysed_and_words_judged(tmp_path: Path) -> None:
    done = pipe(
        tmp_path,
        '/wordle analyse words:"caves swiss chess" answer:chess',
        "/wordle difficulty watch",
        "/wordle analyse",
        "/wordle tell 00000",
    )
    assert done.returncode == 0
    assert "Analysis · C H E S S" in done.stdout
    assert "Head to head" in done.stdout
    assert "How hard is W A T C H?" in done.stdout
    assert "You have not finished a game here" in done.stdout
    assert "You have thought of no word here" in done.stdout
