"""A solve session at rest: the entries of somebody else's puzzle, and the help taken."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from itertools import takewhile

from bot.domain.players import Place, Player
from engine import Feedback, Hard, Mark, Turn, Word

MOST_BOARDS = 8
MOST_ENTRIES = 20
UNSTORED = 0
"""The id of a session that is not stored yet."""


class WordList(StrEnum):
    """Which words the puzzle may hide: likely answers first, or every word alike."""

    ANSWERS = "answers"
    EVERYTHING = "everything"


class Rung(StrEnum):
    """Help beyond the number of words that remain, ascending."""

    NUDGE = "nudge"
    LETTER = "letter"
    GUESSES = "guesses"


@dataclass(frozen=True)
class Kind:
    """What is fixed of a puzzle when it is begun; `boards` share every guess."""

    language: str = "en"
    length: int = 5
    hard: Hard = Hard.OFF
    words: WordList = WordList.ANSWERS
    boards: int = 1


@dataclass(frozen=True)
class Entry:
    """A guess with the feedback of every board; None on a board solved before."""

    guess: Word
    feedbacks: tuple[Feedback | None, ...]


@dataclass(frozen=True)
class Draft:
    """A guess whose marks are still being set: those of `done` boards, then `marks`.

    `number` is another for every guess and board drafted in a session.
    """

    number: int
    guess: Word
    marks: Feedback
    done: tuple[Feedback | None, ...] = ()


@dataclass(frozen=True)
class SolveSession:
    """A player's puzzle in one place, or the channel's if it is `shared`.

    `leads` says that the bot proposes every guess. `pending` holds all entries as they were
    brought last, if they contradict each other. `version` grows with every change; `rungs`
    are those climbed since the last entry. `extra` are words its server has added to the list.
    """

    id: int
    place: Place
    player: Player
    shared: bool
    kind: Kind
    lexicon_version: str
    created_at: datetime
    leads: bool = False
    entries: tuple[Entry, ...] = ()
    draft: Draft | None = None
    pending: tuple[Entry, ...] | None = None
    rungs: frozenset[Rung] = frozenset()
    message_id: int | None = None
    version: int = 1
    open: bool = True
    extra: frozenset[Word] = frozenset()

    @property
    def boards(self) -> tuple[tuple[Turn, ...], ...]:
        """The turns of every board; a solved one takes no more."""
        return boards(self.entries, self.kind.boards)

    @property
    def told(self) -> frozenset[Rung]:
        """The rungs that are told: who brings rows by command need not ask for guesses."""
        return self.rungs if self.leads else self.rungs | {Rung.GUESSES}

    @property
    def solved(self) -> bool:
        return not self.open_boards

    @property
    def open_boards(self) -> tuple[int, ...]:
        """The indices of boards still unsolved."""
        return tuple(at for at, turns in enumerate(self.boards) if not _solved(turns))

    @property
    def marked_board(self) -> int:
        """The index of the board whose marks the draft is setting."""
        return len(self.draft.done) if self.draft else 0

    def with_entries(self, entries: tuple[Entry, ...]) -> SolveSession:
        """Other entries: what was drafted or pending beside the old ones is gone."""
        return replace(self, entries=entries, draft=None, pending=None)

    def with_pending(self, entries: tuple[Entry, ...]) -> SolveSession:
        """Entries that contradict each other, kept aside until somebody decides."""
        return replace(self, pending=entries)

    def drafting(self, guess: Word, done: tuple[Feedback | None, ...] = ()) -> SolveSession:
        """Begin to mark `guess`, all grey, on the first open board after those `done`."""
        done = (*done, *self._solved_after(len(done)))
        marks = Feedback([Mark.ABSENT] * self.kind.length)
        return replace(self, draft=Draft(self.version, guess, marks, done), pending=None)

    def marked(self, at: int, mark: Mark) -> SolveSession:
        """Set one mark of the draft, `at` counted from 0."""
        if self.draft is None:
            return self
        marks = [*self.draft.marks]
        marks[at] = mark
        draft = replace(self.draft, marks=Feedback(marks))
        return replace(self, draft=draft, pending=None)

    def _solved_after(self, first: int) -> tuple[None, ...]:
        closed = takewhile(lambda at: at not in self.open_boards, range(first, self.kind.boards))
        return tuple(None for _ in closed)


def boards(entries: tuple[Entry, ...], count: int) -> tuple[tuple[Turn, ...], ...]:
    """The turns of each of `count` boards."""
    return tuple(_turns(entries, at) for at in range(count))


def _turns(entries: tuple[Entry, ...], board: int) -> tuple[Turn, ...]:
    turns: list[Turn] = []
    for entry in entries:
        feedback = entry.feedbacks[board]
        if feedback is None or _solved(tuple(turns)):
            break
        turns.append(Turn(entry.guess, feedback))
    return tuple(turns)


def _solved(turns: tuple[Turn, ...]) -> bool:
    return bool(turns) and turns[-1].feedback.all_correct
