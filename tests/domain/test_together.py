"""Days in a row that several people solve between them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta

import pytest

from bot.domain.together import SolvedDay, count_together

FIRST = date(2026, 11, 10)
ANN, BEN = 1, 2


def days(solved: Mapping[int, tuple[int, ...]]) -> list[SolvedDay]:
    return [
        SolvedDay(FIRST + timedelta(day), (min(who), max(who)) if who else None)
        for day, who in solved.items()
    ]


def count(solved: Mapping[int, tuple[int, ...]], last: int, *, shielded: bool = False) -> int:
    return count_together(days(solved), FIRST + timedelta(last), shielded=shielded)


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
    ],
)
def test_a_shield_keeps_them_over_one_day_of_a_month_that_nobody_plays(
    solved: Mapping[int, tuple[int, ...]], last: int, together: int
) -> None:
    assert count(solved, last, shielded=True) == together
