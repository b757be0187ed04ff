"""Which of a game's mistakes is named first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

from engine.solver.faults import Fault, Lesson
from engine.solver.lapses import Ignored, choose_lapses, list_lapses
from engine.solver.weighed import COSTLY

_NEAR = Fraction(1, 4)
"""The difference in guesses up to which the earlier of two mistakes is named."""

_OFTEN = 4
"""Mistakes of one class from which on they are a habit, and the first one is named."""

_CLASSES = (
    (Fault.IGNORED, Fault.REPEATED, Fault.ONLY),
    (Fault.TRAP, Fault.NARROW),
    (Fault.COSTLY, Fault.OPENER),
)
"""The kinds that are weighed against each other, the most telling first."""


def order_lessons(lessons: Sequence[Lesson]) -> Iterator[Lesson]:
    """Yield the mistakes of each class, first the one to name, then the others by row.

    Lapses that cost next to nothing, or all together less than one poor choice, come last.
    """
    lapses = [one for one in lessons if one.fault is Fault.IGNORED]
    choices = [one.cost for one in lessons if one.fault in (Fault.COSTLY, Fault.OPENER)]
    light = sum(one.cost for one in lapses) < max(choices, default=0)
    mild = [one for one in lapses if light or one.cost < COSTLY]
    grave = [one for one in lessons if one not in mild]
    for faults in _CLASSES:
        yield from _order_class([one for one in grave if one.fault in faults], mild)
    yield from _order_class(mild, mild)


def _order_class(same: Sequence[Lesson], mild: Sequence[Lesson]) -> Iterator[Lesson]:
    if not same:
        return
    first = _choose_gravest(same)
    # a word played twice is one thing, a clue ignored another
    twice = first.fault is Fault.REPEATED
    alike = [one for one in same if one.fault is first.fault or not twice]
    later = [one for one in alike if one.row >= first.row]
    lapse = _tell_all(first, same, mild) if first.fault is Fault.IGNORED else first
    together = sum((one.cost for one in later), Fraction(0))
    yield replace(lapse, times=len(later), together=together)
    yield from (one for one in same if one is not first)


def narrow_lesson(lesson: Lesson) -> Lesson:
    """Return a lesson about its own row alone, for one player of a team."""
    lapses = _list_all_lapses([lesson])
    lapses = choose_lapses(lapses, lesson.row) if lapses else ()
    return replace(lesson, lapses=lapses, others=(), times=1, together=lesson.cost)


def _choose_gravest(lessons: Sequence[Lesson]) -> Lesson:
    """Return the mistake to name; of clues ignored at about that cost, the gravest."""
    first = _choose(lessons)
    if first.fault is not Fault.IGNORED:
        return first
    near = [one for one in lessons if one.fault is first.fault and 2 * one.cost > first.cost]
    rows = _list_all_lapses(near)[0].rows
    gravest = _choose([one for one in near if one.row in rows])
    # with the answer as the only word left, any other is the same waste
    return first if first.only and gravest.only else gravest


def _tell_all(first: Lesson, lessons: Sequence[Lesson], mild: Sequence[Lesson]) -> Lesson:
    """Return the first lesson with the gravest lapses of the whole game.

    A `mild` lapse is told only where a graver one is the same.
    """
    careless = [one for one in lessons if one.fault is Fault.IGNORED]
    rows = {one.row for one in careless}
    every = _list_all_lapses([*careless, *(one for one in mild if one.row not in rows)])
    lapses = choose_lapses([one for one in every if rows & {*one.rows}], first.row)
    covered = {row for lapse in lapses for row in lapse.rows}
    return replace(first, lapses=lapses, others=tuple(sorted(rows - covered)))


def _list_all_lapses(lessons: Sequence[Lesson]) -> tuple[Ignored, ...]:
    return list_lapses({one.row: (one.guess, one.clues) for one in lessons})


def _choose(lessons: Sequence[Lesson]) -> Lesson:
    """Return where a trap or a habit began, the costliest decision, or the first such waste."""
    habit = len(lessons) >= _OFTEN and not any(one.only for one in lessons)
    if lessons[0].fault is Fault.TRAP or habit:
        return lessons[0]
    most = max(one.cost for one in lessons)
    near = 0 if lessons[0].fault in (Fault.COSTLY, Fault.OPENER) else _NEAR
    worst = next(one for one in lessons if one.cost >= most - near)
    return next(one for one in lessons if one is worst or _is_same_lapse(one, worst))


def _is_same_lapse(lesson: Lesson, worst: Lesson) -> bool:
    """Return whether a guess nearly as bad already broke a clue that the worst one broke again."""
    near = 2 * lesson.cost > worst.cost and not worst.only
    return near and not {*lesson.clues}.isdisjoint(worst.clues)
