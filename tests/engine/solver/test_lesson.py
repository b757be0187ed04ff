"""What a game teaches, and what was fine about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import Analysis, BadArgument, Hard, Word, load, score
from engine.solver import Analyst, Lesson, Words, find_lessons
from engine.solver.lesson import Fault
from engine.solver.praise import Merit, find_praises

VOCABULARY = Words.of(load("en", 5))
ANALYST = Analyst(VOCABULARY)


def lessons(text: str, answer: str = "", hard: Hard = Hard.OFF) -> tuple[Lesson, ...]:
    """The lessons of a game whose last guess is the answer, unless that is given."""
    guesses = text.split()
    return find_lessons(VOCABULARY, ANALYST.analyse(guesses, answer or guesses[-1], hard))


@pytest.mark.parametrize("find", [find_lessons, find_praises])
@pytest.mark.parametrize(
    "other",
    [Words.load("de"), Words.in_order(VOCABULARY.answers)],
    ids=["language", "list"],
)
def test_other_words_than_those_of_the_analysis_are_refused(
    find: Callable[[Words, Analysis], object], other: Words
) -> None:
    game = ANALYST.analyse(["arose", "until", "light", "night"], "night")
    with pytest.raises(BadArgument, match=r"^vocabulary: the Words that the analysis was made "):
        find(other, game)


def test_a_pair_is_named_that_the_better_word_would_have_told_apart() -> None:
    found = next(one for one in lessons("slate crony happy puppy") if one.row == 3)
    assert found.apart
    assert found.better
    answer, other = found.apart
    assert answer == "puppy"
    assert score(found.better, answer) != score(found.better, other)
    assert score(Word("happy"), answer) == score(Word("happy"), other)


def test_no_pair_is_named_that_the_better_word_is_one_of() -> None:
    found = next(one for one in lessons("audio arise roast toast") if one.row == 3)
    assert found.better == "boast"
    assert found.apart is None


def test_of_many_words_left_no_pair_is_picked() -> None:
    (found,) = lessons("fuzzy vivid")
    assert found.fault is Fault.OPENER
    assert found.apart is None
    assert found.better_left is not None
    assert found.better_left < found.left


@pytest.mark.parametrize("text", ["vivid", "slate vivid", "slate chess"])
def test_solving_is_never_a_mistake(text: str) -> None:
    assert lessons(text) == ()


def test_guesses_that_went_the_same_way_are_counted_from_the_first_one_named() -> None:
    found = lessons("crane blows proud humid dizzy tryst", "fjord")[0]
    assert (found.fault, found.row, found.times, found.only) == (Fault.IGNORED, 4, 3, True)
    assert {clue.letter for clue in found.clues} >= {"r", "o"}


def test_a_test_of_new_letters_is_not_called_careless() -> None:
    assert all(one.fault is not Fault.IGNORED for one in lessons("slate crony humid"))


def test_a_test_of_a_small_rest_of_a_trap_is_not_called_careless() -> None:
    (found,) = [one for one in lessons("house mouse plant louse") if one.row == 3]
    assert found.fault is Fault.NARROW


def test_a_word_played_twice_is_named_as_that() -> None:
    assert lessons("raise raise arise")[0].fault is Fault.REPEATED


def test_in_hard_mode_a_trap_is_one_too() -> None:
    found = lessons("stare batch catch hatch latch match", "watch", Hard.HARD)
    assert Fault.TRAP in {one.fault for one in found}


def test_a_way_out_of_a_trap_is_praised_and_nothing_in_a_wild_game() -> None:
    escaped = ANALYST.analyse(["stare", "batch", "clump", "match"], "match")
    assert find_praises(VOCABULARY, escaped)[0].merit is Merit.ESCAPED
    wild = ANALYST.analyse(["fuzzy", "mummy", "jazzy", "puppy", "buzzy", "xylem"], "crane")
    assert find_praises(VOCABULARY, wild) == ()
