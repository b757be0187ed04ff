"""Boards seen in pictures: as a text that a button carries, corrected, and joined."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.players import Theme
from bot.domain.puzzles import WordList
from bot.domain.screenshots import Purpose, Wish
from bot.domain.seen_boards import SeenBoard, SeenRow, join_boards, parse_rows, write_rows
from engine import Feedback, Hard, Mark

LENGTHS = st.integers(4, 8)


@st.composite
def rows(draw: st.DrawFn, length: int, boards: int = 1) -> SeenRow:
    marks = st.lists(st.sampled_from(Mark), min_size=length, max_size=length).map(Feedback)
    word = draw(st.text("abcäöüßñłœij", min_size=length, max_size=length) | st.just(""))
    first = draw(marks)
    others = [draw(marks | st.none()) for _ in range(boards - 1)]
    doubtful = draw(st.frozensets(st.integers(0, length - 1)))
    return SeenRow(word, (first, *others), doubtful)


@given(st.data(), LENGTHS, st.integers(1, 8))
def test_a_row_is_read_back_from_its_text(data: st.DataObject, length: int, boards: int) -> None:
    row = data.draw(rows(length, boards))
    assert SeenRow.parse(str(row), length) == row
    # a choice of a menu has a hundred characters, and begins with a row and a length
    assert len(str(row)) <= 90


@given(st.data(), LENGTHS, st.integers(1, 6))
def test_a_board_is_read_back_from_its_text(data: st.DataObject, length: int, count: int) -> None:
    board = SeenBoard(tuple(data.draw(rows(length)) for _ in range(count)), "de")
    assert parse_rows(write_rows(board), "de") == board


@pytest.mark.parametrize(
    "text", ["", "5", "5;crane", "5;crane.", "5;cran.000", "5;crane.00", "5;crane.0-0", "x;a.b"]
)
def test_what_is_no_board_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any
        parse_rows(text, "en")


@given(
    st.builds(
        Wish,
        st.sampled_from(Purpose),
        st.booleans(),
        st.sampled_from([None, "en", "pt"]),
        st.sampled_from([None, *Hard]),
        st.sampled_from([None, *WordList]),
        st.booleans(),
        st.sampled_from(Theme),
        st.none() | st.integers(0, 24),
    )
)
def test_a_wish_is_read_back_from_its_text_and_fits_a_menu(wish: Wish) -> None:
    assert Wish.parse(str(wish)) == wish
    assert len(f"menu:seenboards:{wish}") <= 100


@pytest.mark.parametrize("text", ["", "help", "fly.01.en...squares.", "help.0.en...squares."])
def test_what_is_no_wish_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - any
        Wish.parse(text)


def board(*marked: tuple[str, str], doubtful: frozenset[int] = frozenset()) -> SeenBoard:
    made = (SeenRow(word, (Feedback.parse(marks),), doubtful) for word, marks in marked)
    return SeenBoard(tuple(made))


def test_a_tile_that_was_turned_is_certain() -> None:
    seen = board(("crane", "00000"), doubtful=frozenset({1, 3}))
    turned = seen.mark(0, 1, Mark.CORRECT)
    assert str(turned.rows[0].feedbacks[0]) == "02000"
    assert turned.rows[0].doubtful == {3}
    assert turned.confirm().certain


def test_letters_that_another_word_keeps_are_as_doubtful_as_before() -> None:
    seen = board(("crxne", "00000"), doubtful=frozenset({0, 2}))
    assert seen.spell(0, "crane").rows[0].doubtful == {0}
    told = seen.spell(0, "crane", (Feedback.parse("00002"),))
    assert told.certain
    assert str(told.rows[0].feedbacks[0]) == "00002"


def test_boards_that_share_their_guesses_are_one_and_others_are_not() -> None:
    solved = board(("crane", "22222"))
    open_one = board(("crane", "00000"), ("moist", "01000"))
    joined = join_boards((solved, open_one))
    assert joined is not None
    assert joined.boards == 2
    assert joined.rows[1].feedbacks[0] is None
    assert [str(marks) for marks in joined.marks[1]] == ["00000", "01000"]
    assert join_boards((open_one, board(("slate", "00000")))) is None
    assert join_boards((board(("", "00000")), board(("", "00000")))) is None
