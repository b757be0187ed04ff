"""Whether rows go on with the puzzle that is open, correct it, or begin another."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime, timedelta

from bot.domain.entries import PuzzleEntry, merge
from bot.domain.puzzles import PuzzleSession
from bot.services.puzzles.changes import PuzzleChanges
from engine import Word
from engine.errors import ForeignLetter
from engine.words import Alphabet, parse

AWHILE = timedelta(minutes=1)
"""After so long without a row, the next may be of another puzzle."""


async def goes_on(
    solving: PuzzleChanges, now: PuzzleSession, rows: tuple[PuzzleEntry, ...], misread: int
) -> bool:
    """Return whether rows belong to the open puzzle.

    Not if its first row has got other tiles, as many open every puzzle with the same word; a
    picture may have `misread` some. Nor if several rows contradict it, and not themselves.
    """
    if not now.entries:
        return True
    if _count_changed(now.entries[0], rows) > misread:
        return False
    if len(rows) == 1 or await solving.fit(now, merge((*now.entries, *rows))):
        return True
    return not await solving.fit(now, rows)


def list_earlier(now: PuzzleSession, at: datetime) -> list[Word]:
    """Return the words of a puzzle that has lain for a while, to tell what rows go on with."""
    return [one.guess for one in now.entries] if at - now.played_at >= AWHILE else []


def list_apart(now: PuzzleSession, last: int) -> tuple[PuzzleEntry, ...]:
    """Return the rows that another puzzle would begin with: those that contradict, or the last."""
    if now.pending:
        return tuple(entry for entry in now.pending if entry not in now.entries)
    return now.entries[-last:] if 0 < last < len(now.entries) else ()


def list_replaced(before: Iterable[PuzzleEntry], rows: Iterable[PuzzleEntry]) -> list[Word]:
    """Return the words whose rows get other tiles."""
    rows = tuple(rows)
    return [entry.guess for entry in before if _count_changed(entry, rows)]


def holds_words(now: PuzzleSession, words: Iterable[str], alphabet: Alphabet) -> bool:
    """Return whether the words that were written have every guess of a puzzle among them."""
    try:
        written = {parse(word, alphabet) for word in words}
    except ForeignLetter:
        return False
    return written.issuperset(entry.guess for entry in now.entries)


def _count_changed(entry: PuzzleEntry, rows: tuple[PuzzleEntry, ...]) -> int:
    """Return how many tiles of a row are different among new rows."""
    same = tuple(row for row in rows if row.guess == entry.guess)
    (later,) = merge((entry, *same))
    boards = zip(entry.feedbacks, later.feedbacks, strict=True)
    return sum(
        old != new for was, now in boards if was and now for old, new in zip(was, now, strict=True)
    )
