"""Days in a row that several people solve between them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

import pytest

from bot.domain.server_streaks import DaysTogether, HeldDaily, count_together

FIRST = date(2026, 11, 10)
ANN, BEN = 1, 2


def days(solved: Mapping[int, tuple[int, ...]], last: int) -> list[HeldDaily]:
    """A daily on every day, and who has solved it; nobody has finished those that are missing."""
    return [
        HeldDaily(
            FIRST + timedelta(day),
            (min(solved[day]), max(solved[day])) if solved.get(day) else None,
            day in solved,
        )
        for day in range(last + 1)
    ]


def count(solved: Mapping[int, tuple[int, ...]], last: int, *, shielded: bool = False) -> int:
    return count_together(days(solved, last), shielded=shielded).days


def test_one_person_alone_solves_nothing_together() -> None:
    assert count({0: (ANN,), 1: (ANN,), 2: (ANN,)}, 2) == 0
    assert count({0: (ANN,), 1: (BEN,), 2: (ANN,)}, 2) == 3


def test_who_solved_before_a_day_without_a_solver_is_not_among_them() -> None:
    assert count({0: (BEN,), 2: (ANN,), 3: (ANN,)}, 3) == 0
    assert count({0: (BEN,), 1: (), 2: (ANN, BEN), 3: (ANN,)}, 3) == 2


@pytest.mark.parametrize(
    ("solved", "last", "together"),
    [
        # nobody played on the last day, which a shield keeps
        ({0: (ANN,), 1: (BEN,)}, 2, 2),
        ({0: (ANN,), 1: (BEN,)}, 3, 0),
        ({0: (ANN,), 1: (BEN,), 3: (ANN,)}, 3, 3),
        # somebody played it, and nobody found the word
        ({0: (ANN,), 1: (BEN,), 2: ()}, 2, 0),
        # the second day of the month that nobody plays
        ({0: (ANN,), 2: (BEN,), 4: (ANN,)}, 4, 0),
        ({0: (ANN,), 2: (BEN,)}, 3, 0),
        # one in November and one in December
        ({18: (ANN,), 19: (BEN,), 21: (ANN,), 23: (BEN,)}, 23, 4),
    ],
)
def test_a_shield_keeps_them_over_one_day_of_a_month_that_nobody_plays(
    solved: Mapping[int, tuple[int, ...]], last: int, together: int
) -> None:
    assert count(solved, last, shielded=True) == together


def test_a_day_without_a_daily_ends_nothing() -> None:
    first, *rest = days({0: (ANN,), 1: (BEN,), 2: (ANN,)}, 2)
    later = [HeldDaily(one.on + timedelta(5), one.solvers) for one in rest]
    assert count_together([first, *later], shielded=False) == DaysTogether(3)


def test_it_is_told_when_a_shield_has_kept_them() -> None:
    played = days({0: (ANN,), 1: (BEN,)}, 2)
    assert count_together(played, shielded=True) == DaysTogether(2, kept=True)
    assert count_together(played[:-1], shielded=True) == DaysTogether(2)
