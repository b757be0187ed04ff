"""Days in a row on which somebody in a server solved the daily."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta


@dataclass(frozen=True)
class SolvedDay:
    """A day on which somebody has finished the daily.

    `solvers` are the lowest and the highest id of those who have won it without help; None if
    nobody has.
    """

    on: date
    solvers: tuple[int, int] | None


def count_together(played: Iterable[SolvedDay], last: date, *, shielded: bool) -> int:
    """Return the days in a row, up to the `last`, that several people have solved between them.

    Days that one person alone has solved are that person's streak, and are not counted. As with a
    streak, a shield keeps them over the first single day of a month that nobody plays.
    """
    days, people, before = 0, set[int](), date.min
    used: set[tuple[int, int]] = set()
    by_day = {one.on: one for one in played if one.on <= last}

    def goes_on(day: date) -> bool:
        """Return whether a day solved then follows those before, with a shield if need be."""
        missed = day - timedelta(1)
        if before == missed:
            return True
        month = (missed.year, missed.month)
        return (
            shielded
            and before == missed - timedelta(1)
            and missed not in by_day
            and month not in used
        )

    for day in sorted(day for day, one in by_day.items() if one.solvers):
        if goes_on(day):
            missed = day - timedelta(1)
            used |= {(missed.year, missed.month)} if before < missed else set()
        else:
            days, people = 0, set[int]()
        days, before = days + 1, day
        people.update(by_day[day].solvers or ())
    alive = before == last or (last not in by_day and goes_on(last + timedelta(1)))
    return days if alive and len(people) > 1 else 0
