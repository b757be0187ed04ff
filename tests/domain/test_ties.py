"""Places in a ranking."""

from hypothesis import given
from hypothesis import strategies as st

from bot.domain.ties import rank_equals


def test_equals_share_a_place_and_the_next_leaves_out_as_many() -> None:
    assert rank_equals([2, 1, 3, 1]) == [3, 1, 4, 1]


def test_of_nobody_there_are_no_places() -> None:
    assert rank_equals([]) == []


@given(st.lists(st.integers(0, 5)))
def test_a_place_is_one_more_than_the_number_who_are_better(merits: list[int]) -> None:
    assert rank_equals(merits) == [1 + sum(other < one for other in merits) for one in merits]
