"""The clues that guesses ignored, the gravest first: a green lost, then a yellow, then a gray."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby

from engine.clues import Exclusion, Rule
from engine.words import Word


class Lapse(StrEnum):
    """A way to ignore a clue."""

    LOST = "lost"
    MOVED = "moved"
    LEFT_OUT = "left-out"
    DOUBLE = "double"
    PLACE = "place"
    GREY = "grey"
    TOO_MANY = "too-many"


_LEVELS = {
    Lapse.LOST: 0,
    Lapse.MOVED: 0,
    Lapse.LEFT_OUT: 1,
    Lapse.DOUBLE: 1,
    Lapse.PLACE: 1,
    Lapse.GREY: 2,
    Lapse.TOO_MANY: 2,
}
"""How grave a lapse is: a green tile ignored, a yellow one, or a gray one."""

_OFTEN = 3
"""Guesses that repeat a gray letter from which on that is as grave as to ignore a yellow one."""

_JOINED = (Lapse.LOST, Lapse.MOVED, Lapse.LEFT_OUT, Lapse.GREY)
"""Lapses of which one sentence can name several letters."""


@dataclass(frozen=True)
class Ignored:
    """Clues of one kind that the guesses in `rows`, from 1, ignored.

    The rows `shown` gave them. `at` is the place of a single letter, from 1, or None, and `count`
    how often the answer has it.
    """

    lapse: Lapse
    letters: tuple[str, ...]
    rows: tuple[int, ...]
    shown: tuple[int, ...]
    at: int | None = None
    count: int = 0


def list_lapses(
    made: Mapping[int, tuple[Word, Sequence[Exclusion]]],
) -> tuple[Ignored, ...]:
    """Return the clues that guesses in some rows ignored, the gravest and most frequent first."""
    lapses: dict[tuple[Lapse, str, int | None, int], tuple[int, list[int]]] = {}
    for row, (guess, clues) in sorted(made.items()):
        for lapse, clue in _sort_clues(guess, clues):
            at = clue.at if lapse is Lapse.PLACE else None
            count = clue.count if lapse in (Lapse.DOUBLE, Lapse.TOO_MANY) else 0
            lapses.setdefault((lapse, clue.letter, at, count), (clue.turn, []))[1].append(row)
    single = [
        Ignored(lapse, (letter,), tuple(rows), (turn,), at, count)
        for (lapse, letter, at, count), (turn, rows) in lapses.items()
    ]
    return tuple(sorted(_join_alike(single), key=_rank))


def choose_lapses(lapses: Sequence[Ignored], row: int) -> tuple[Ignored, ...]:
    """Return the gravest lapse of one row, and another one of another kind.

    A lapse of a row that the first one has named comes before those of yet other rows.
    """
    first = next(one for one in lapses if row in one.rows)
    others = [one for one in lapses if _kind(one) != _kind(first)]
    others.sort(key=lambda one: not {*one.rows} & {*first.rows})
    return (first, *others[:1])


def _sort_clues(guess: Word, clues: Sequence[Exclusion]) -> Iterator[tuple[Lapse, Exclusion]]:
    """Yield each letter once: where it was first shown, and the gravest that happened to it."""
    gravest: dict[tuple[str, int | None], tuple[Lapse, Exclusion]] = {}
    for clue in clues:
        lapse = _name_lapse(guess, clue)
        at = clue.at if lapse is Lapse.PLACE else None
        gravest.setdefault((clue.letter, at), (lapse, clue))
        if _LEVELS[lapse] < _LEVELS[gravest[clue.letter, at][0]]:
            gravest[clue.letter, at] = lapse, clue
    placed = {clue.letter for lapse, clue in gravest.values() if lapse is Lapse.PLACE}
    for lapse, clue in gravest.values():
        if lapse is not Lapse.TOO_MANY or clue.letter not in placed:
            yield lapse, clue


def _name_lapse(guess: Word, clue: Exclusion) -> Lapse:
    match clue.rule:
        case Rule.CORRECT_STAYS:
            return Lapse.MOVED if clue.letter in guess else Lapse.LOST
        case Rule.PRESENT_MOVES:
            return Lapse.PLACE
        case Rule.ENOUGH:
            return Lapse.DOUBLE if clue.letter in guess else Lapse.LEFT_OUT
        case Rule.NOT_TOO_MANY:
            return Lapse.TOO_MANY if clue.count else Lapse.GREY


def _join_alike(lapses: Sequence[Ignored]) -> Iterator[Ignored]:
    """Yield lapses of one kind in the same rows as one."""
    for (lapse, rows), group in groupby(sorted(lapses, key=_key), key=_key):
        same = sorted(group, key=lambda one: one.shown)
        if lapse not in _JOINED:
            yield from same
            continue
        letters = tuple(letter for one in same for letter in one.letters)
        shown = tuple(dict.fromkeys(row for one in same for row in one.shown))
        yield Ignored(lapse, letters, rows, shown)


def _key(one: Ignored) -> tuple[Lapse, tuple[int, ...]]:
    return one.lapse, one.rows


def _kind(one: Ignored) -> Lapse:
    return Lapse.LOST if one.lapse is Lapse.MOVED else one.lapse


def _rank(one: Ignored) -> tuple[int, bool, int, tuple[int, ...]]:
    level = _LEVELS[one.lapse]
    often = len(one.rows) >= _OFTEN
    return min(level, 1) if often else level, one.lapse is Lapse.MOVED, -len(one.rows), one.rows
