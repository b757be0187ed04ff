"""What a manager writes about points, and what is read there."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.leaderboards import LOSS
from bot.domain.points import MOST_POINTS, PointRules, UnfitPoints, read_worth, write_worth

TEN = (10, 8, 6, 4, 2, 1, 0)
WORTH = st.tuples(*[st.integers(0, MOST_POINTS)] * 7)


@pytest.mark.parametrize(
    "text",
    [
        "10 8 6 4 2 1 0",
        "10, 8, 6, 4, 2, 1, 0",
        "10,8,6,4,2,1,0",
        " 10;8; 6 / 4 | 2\n1\t0 ",
        "10 8 6 4 2 1",
        "1: 10, 2: 8, 3: 6, 4: 4, 5: 2, 6: 1, X: 0",
        "1=10 2=8 3=6 4=4 5=2 6=1 7=0",
        "1: 10\n2: 8\n3: 6\n4: 4\n5: 2\n6: 1",
        "1:10 2:8 3:6 4:4 5:2 6:1 lost: 0",
        "１０　８　６　４　２　１　０",
    ],
)
def test_seven_numbers_are_read_however_they_are_written(text: str) -> None:
    assert read_worth(text) == TEN


@pytest.mark.parametrize(
    "text",
    [
        "10 8 6 4 2",
        "10 8 6 4 2 1 0 0",
        "101 8 6 4 2 1 0",
        "-1 8 6 4 2 1 0",
        "10 8 6 4 2 1 -1",
        "2.5 2 1 1 1 1 0",
        "ten 8 6 4 2 1 0",
        "2: 10, 1: 8, 3: 6, 4: 4, 5: 2, 6: 1",
        "1: 10 8 6 4 2 1 0",
        "many",
        "9" * 90,
    ],
)
def test_what_does_not_say_seven_numbers_is_refused(text: str) -> None:
    with pytest.raises(UnfitPoints):
        read_worth(text)


@pytest.mark.parametrize("text", ["", "  ", "6 5 4 3 2 1 0", "6 5 4 3 2 1"])
def test_nothing_and_what_is_usual_bring_the_usual_points_back(text: str) -> None:
    assert read_worth(text) == ()


@given(WORTH)
def test_what_is_written_is_read_again(worth: tuple[int, ...]) -> None:
    rules = PointRules(read_worth(write_worth(PointRules(worth))))
    assert (*rules.list_wins(LOSS), rules.lost) == worth


@given(st.text(st.sampled_from("0123456789 :,=xX;.-²٣\n"), max_size=40))
def test_any_text_is_read_within_the_bounds_or_refused(text: str) -> None:
    with suppress(UnfitPoints):
        worth = read_worth(text)
        assert len(worth) in (0, 7)
        assert all(0 <= points <= MOST_POINTS for points in worth)


def test_every_result_has_its_points() -> None:
    rules = PointRules(TEN)
    assert [rules.weigh(guesses, LOSS) for guesses in (1, 6, 9, None)] == [10, 1, 1, 0]
    usual = PointRules()
    assert [usual.weigh(guesses, LOSS) for guesses in (1, 6, None)] == [6, 1, 0]
    assert not usual.own
    assert PointRules(double_day=0).own
