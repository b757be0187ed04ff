"""What the first rungs of the ladder of hints say."""

from __future__ import annotations

import pytest

from bot.board.look import DEFAULT
from bot.domain.puzzles import PuzzleKind
from bot.render.puzzles.ladder import letter, nudge
from bot.render.puzzles.proposal import guesses
from bot.texts import load
from engine import Hard, Word
from engine.solver import Suggestion, Suggestions, Tier
from engine.solver.best_letter import Telling
from engine.solver.hints import Feature, Nudge
from tests.reading import plain

ENDS = "The word ends in a vowel."


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Nudge(Feature.ENDS_VOWEL, 1, 1, sure=True), ENDS),
        (
            Nudge(Feature.ENDS_VOWEL, 9, 9, True),
            f"Almost certainly: {ENDS} (True of every likely word.)",
        ),
        (
            Nudge(Feature.ENDS_VOWEL, 6, 9, True),
            f"Most likely: {ENDS} (True of 6 of the 9 likely words.)",
        ),
        (Nudge(Feature.ENDS_VOWEL, 1, 1), ENDS),
        (Nudge(Feature.ENDS_VOWEL, 6, 9), f"Most likely: {ENDS} (True of 6 of the 9 words left.)"),
        (
            Nudge(Feature.MORE_VOWELS, 3, 3, sure=True, number=1),
            "The word has one more vowel, which you don't know yet.",
        ),
        (
            Nudge(Feature.PLACE, 4, 5, letter="r", place=2),
            "R most likely goes in place 2, as in 4 of the 5 words left.",
        ),
    ],
)
def test_a_nudge_is_as_sure_as_the_words_left_allow(found: Nudge, said: str) -> None:
    told = plain(nudge(found, PuzzleKind(), DEFAULT.say)).replace("**", "")
    assert told == said


def test_a_trap_is_named_with_the_way_out_unless_the_mode_forbids_it() -> None:
    found = Nudge(Feature.TRAP, 7, 8, likely=True)
    told = nudge(found, PuzzleKind(), DEFAULT.say)
    assert told.startswith("Careful, a trap: 7 of the 8 likely words differ in just one letter.")
    assert "one by one" in told
    every = nudge(Nudge(Feature.TRAP, 7, 7, likely=True), PuzzleKind(), DEFAULT.say)
    assert every.startswith("Careful, a trap: all 7 likely words differ in just one letter.")
    assert "one by one" not in nudge(found, PuzzleKind(hard=Hard.HARD), DEFAULT.say)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (Telling("l", 1, 1, sure=True), "The word has the letter L."),
        (
            Telling("l", 7, 7, likely=True),
            "most likely has the letter L, as every likely word does",
        ),
        (Telling("l", 1, 2), "The best letter to try is L: 1 of the 2 words left has it."),
        (Telling("l", 1, 7), "No new letter is in more than one of the 7 words left; L is as good"),
        (Telling("l", 1, 1, 3, likely=True), "goes in place 3, as in the one likely word."),
        (Telling("l", 3, 7, likely=True), "L: 3 of the 7 likely words have it."),
        (Telling("l", 5, 7, 2), "L most likely goes in place 2, as in 5 of the 7 words left."),
        (None, "You know every letter of the word already"),
    ],
)
def test_a_letter_is_one_to_try(found: Telling | None, said: str) -> None:
    assert said in plain(letter(found, DEFAULT.say)).replace("**", "")


def test_y_is_spoken_of_only_where_it_may_be_a_vowel() -> None:
    found = Nudge(Feature.MORE_VOWELS, 3, 3, sure=True)
    told = {
        language: nudge(found, PuzzleKind(language), DEFAULT.say) for language in ("en", "uk", "el")
    }
    assert told["en"] == "You already know every vowel of the word, except perhaps a Y."
    assert told["uk"] == told["el"] == "You already know every vowel of the word."


def test_where_a_vowel_stands_is_told() -> None:
    found = Nudge(Feature.VOWEL_AT, 3, 4, place=2)
    assert nudge(found, PuzzleKind(), DEFAULT.say).startswith(
        "Most likely: The letter in place 2 is a vowel."
    )


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("fr", "Sans doute\u00a0: la lettre"),
        ("es", "Lo más probable: la letra"),
        ("pl", "Najpewniej: litera"),
        ("de", "Wahrscheinlich: Der Buchstabe"),
    ],
)
def test_a_fact_begins_after_a_colon_as_in_each_language(locale: str, said: str) -> None:
    found = Nudge(Feature.VOWEL_AT, 3, 4, place=2)
    assert nudge(found, PuzzleKind(), load(locale)).startswith(said)


@pytest.mark.parametrize(
    ("boards", "said"),
    [(1, "It may be the answer, and"), (4, "It may be the answer of one board, and")],
)
def test_a_word_for_several_boards_may_be_the_answer_of_one(boards: int, said: str) -> None:
    first = Suggestion(Word("snort"), 9.0, 3.0, 20, 12, is_candidate=True, is_likely=True)
    found = Suggestions((first,), 40, 40, Tier.ANSWERS)
    assert said in guesses(found, boards, DEFAULT.say)
