"""Days in a row on which several people have solved the daily of their server between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta


@dataclass(frozen=True)
class HeldDaily:
    """A day that had a daily; `played` says whether anybody has finished it.

    `solvers` are the lowest and the highest id of those who have won it without help; None if
    nobody has.
    """

    on: date
    solvers: tuple[int, int] | None
    played: bool = True


@dataclass(frozen=True)
class DaysTogether:
    """The `days` in a row that several people solved between them; a shield `kept` the last."""

    days: int = 0
    kept: bool = False


def count_together(dailies: Sequence[HeldDaily], *, shielded: bool) -> DaysTogether:
    """Return the days in a row, up to the last daily, that several people have solved between them.

    Days that one person alone has solved are that person's streak, and are not counted. As with a
    streak, a shield keeps them over the first single daily of a month that nobody plays, and days
    that had none are skipped.
    """
    days, people, missed = 0, set[int](), None
    used: set[tuple[int, int]] = set()
    for daily in dailies:
        month = (daily.on.year, daily.on.month)
        if daily.solvers:
            if missed:
                used.add(missed)
            days, missed = days + 1, None
            people.update(daily.solvers)
        elif shielded and days and not (daily.played or missed or month in used):
            # it is used up once the next is solved
            missed = month
        else:
            days, people, missed = 0, set[int](), None
    return DaysTogether(days, missed is not None) if len(people) > 1 else DaysTogether()


def fill_days(dailies: Sequence[HeldDaily], last: date) -> list[HeldDaily]:
    """Return the dailies up to the `last` day with one that nobody played on each day between."""
    known = {one.on: one for one in dailies}
    first = min(known, default=last)
    days = (first + timedelta(number) for number in range((last - first).days + 1))
    return [known.get(day) or HeldDaily(day, None, played=False) for day in days]
