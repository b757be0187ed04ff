"""The rows of a puzzle, as properties."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.domain.entries import PuzzleEntry, mend, merge, split_boards
from engine import Feedback, Turn, Word
from tests.render.games import turn

CRANE, MOIST = Word("crane"), Word("moist")
BOARDS = 2


def marks(*answers: str | None, guess: str = CRANE) -> PuzzleEntry:
    """A guess and its marks on a board of each answer; None where it is solved already."""
    told = (None if answer is None else turn(guess, answer).feedback for answer in answers)
    return PuzzleEntry(Word(guess), tuple(told))


FEEDBACKS = st.text("01", min_size=5, max_size=5).map(Feedback.parse)
ENTRIES = st.builds(
    PuzzleEntry,
    st.sampled_from([CRANE, MOIST, Word("bully")]),
    st.tuples(*[st.none() | FEEDBACKS] * BOARDS),
)


@given(st.lists(ENTRIES, max_size=6).map(tuple))
def test_a_guess_brought_again_has_its_latest_marks_on_every_board(
    entries: tuple[PuzzleEntry, ...],
) -> None:
    merged = merge(entries)
    assert [one.guess for one in merged] == [*dict.fromkeys(one.guess for one in entries)]
    for one in merged:
        for board in range(BOARDS):
            told = [each.feedbacks[board] for each in entries if each.guess == one.guess]
            assert one.feedbacks[board] == ([None] + [each for each in told if each])[-1]


def test_marks_of_a_board_solved_meanwhile_are_kept() -> None:
    merged = merge((marks("crane", "moist"), marks(None, "bully")))
    assert merged == (marks("crane", "bully"),)


def test_only_what_was_wrong_is_mended() -> None:
    entries = marks("moist", "bully"), marks("moist", "bully", guess=MOIST)
    right = turn(MOIST, "fudge").feedback
    mended = mend(entries, board=2, row=2, feedback=right)
    wrong = entries[1]
    assert mended == (entries[0], replace(wrong, feedbacks=(wrong.feedbacks[0], right)))


def test_a_board_ends_where_it_was_solved() -> None:
    entries = marks("crane", "moist"), marks(None, "moist", guess=MOIST)
    first, second = split_boards(entries, BOARDS)
    assert first == (turn(CRANE, "crane"),)
    assert second == (turn(CRANE, "moist"), Turn(MOIST, turn(MOIST, "moist").feedback))


def test_what_is_marked_after_the_solving_guess_is_no_turn() -> None:
    entries = marks("crane", "moist"), marks("moist", "moist", guess=MOIST)
    assert split_boards(entries, BOARDS)[0] == (turn(CRANE, "crane"),)
