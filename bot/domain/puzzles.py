"""A puzzle at rest: somebody else's, or a word that a player thinks of and the bot guesses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from itertools import takewhile

from bot.domain.entries import Draft, PuzzleEntry, boards, is_solved, mend
from bot.domain.errors import NothingToUndo
from bot.domain.guilds import UNCHANGED, GuildSettings, WordPolicy
from bot.domain.players import Place, Player
from engine import Feedback, Hard, Mark, Turn, Word

MOST_BOARDS = 8
MOST_ENTRIES = 20
MOST_KEPT = 200
"""Puzzles of one person that are kept, the latest of them."""

GUESSES = 6
"""Guesses the bot has at a word that somebody thinks of."""

IDLE = timedelta(hours=6)
"""Without a row for so long, a puzzle from elsewhere is taken for an old one."""

UNSTORED = 0
"""The id and the version of a session that is not stored yet."""


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
class PuzzleKind:
    """What is fixed of a puzzle when it is begun; `boards` share every guess."""

    language: str = "en"
    length: int = 5
    hard: Hard = Hard.OFF
    words: WordList = WordList.ANSWERS
    boards: int = 1


@dataclass(frozen=True)
class PuzzleSession:
    """A player's puzzle in one place, or the channel's if it is `shared`.

    With a `strategy` the player thinks of a word and the bot guesses it, `limit` times at
    most; `revealed` is what the player says the word was. Without one it is somebody else's
    puzzle. `private` ones are shown to their player alone.

    `leads` says that the bot proposes every guess. `played_at` is the time of the last row, and
    `previous` the old puzzle that this one has taken the place of. `pending` holds all entries
    as they were brought last, if they contradict each other. `help` holds the rungs climbed,
    each after so many entries. `version` grows with every change. `policy` are what its server
    wants of its words.
    """

    id: int
    place: Place
    player: Player
    shared: bool
    kind: PuzzleKind
    lexicon_version: str
    created_at: datetime
    played_at: datetime
    private: bool = False
    leads: bool = False
    strategy: str | None = None
    limit: int | None = None
    entries: tuple[PuzzleEntry, ...] = ()
    draft: Draft | None = None
    pending: tuple[PuzzleEntry, ...] | None = None
    help: frozenset[tuple[int, Rung]] = frozenset()
    revealed: Word | None = None
    message_id: int | None = None
    previous: int | None = None
    version: int = UNSTORED
    open: bool = True
    policy: WordPolicy = UNCHANGED

    @property
    def stored(self) -> bool:
        return self.id != UNSTORED

    @property
    def stump(self) -> bool:
        """Whether the player thinks of the word."""
        return self.strategy is not None

    @property
    def boards(self) -> tuple[tuple[Turn, ...], ...]:
        """The turns of every board; a solved one takes no more."""
        return boards(self.entries, self.kind.boards)

    @property
    def rungs(self) -> frozenset[Rung]:
        """The rungs climbed since the last entry."""
        return frozenset(rung for count, rung in self.help if count == len(self.entries))

    @property
    def shown_rungs(self) -> frozenset[Rung]:
        """The rungs that are told: who has no guess to mark need not ask for guesses."""
        return self.rungs if self.draft else self.rungs | {Rung.GUESSES}

    def stale(self, now: datetime, settings: GuildSettings) -> bool:
        """Whether the next row is of another puzzle: after six hours, or on another day."""
        turned = settings.knows_day and settings.today(self.played_at) != settings.today(now)
        return bool(self.entries) and (turned or now - self.played_at >= IDLE)

    @property
    def solved(self) -> bool:
        return not self.open_boards

    @property
    def ended(self) -> bool:
        return self.solved or self.revealed is not None

    @property
    def awaits_guess(self) -> bool:
        """Whether it is for the bot to propose a guess."""
        used_up = self.limit is not None and len(self.entries) >= self.limit
        return self.leads and self.draft is None and not self.ended and not used_up

    @property
    def open_boards(self) -> tuple[int, ...]:
        """The indices of boards still unsolved."""
        return tuple(at for at, turns in enumerate(self.boards) if not is_solved(turns))

    @property
    def marked_board(self) -> int:
        """The index of the board whose marks the draft is setting."""
        return len(self.draft.done) if self.draft else 0

    def admits(self, player: Player, place: Place) -> bool:
        """Whether the player, who is in `place`, may act on it."""
        if self.shared:
            return place.channel_id == self.place.channel_id
        return player.id == self.player.id

    def as_seen(self, version: int | None) -> bool:
        """Whether who saw `version` may act on it.

        Marks set since by others count as a change; one's own do not, while the guess stays.
        """
        if version is None or version == self.version:
            return True
        return not self.shared and self.draft is not None and version >= self.draft.number

    def with_entries(self, entries: tuple[PuzzleEntry, ...]) -> PuzzleSession:
        """Other entries: what was drafted or pending beside the old ones is gone."""
        return replace(self, entries=entries, draft=None, pending=None)

    def with_pending(self, entries: tuple[PuzzleEntry, ...]) -> PuzzleSession:
        """Entries that contradict each other, kept aside until somebody decides."""
        return replace(self, pending=entries)

    def draft_guess(
        self, guess: Word, done: tuple[Feedback | None, ...] = (), marks: Feedback | None = None
    ) -> PuzzleSession:
        """Begin to mark `guess` on the first open board after those `done`, all grey at first."""
        done = (*done, *self._solved_after(len(done)))
        begun = marks or Feedback([Mark.ABSENT] * self.kind.length)
        return replace(self, draft=Draft(self.version + 1, guess, begun, done), pending=None)

    def mark(self, at: int, mark: Mark) -> PuzzleSession:
        """Set one mark of the draft, `at` counted from 0."""
        if self.draft is None or at >= self.kind.length:
            return self
        marks = [*self.draft.marks]
        marks[at] = mark
        return self.mark_all(Feedback(marks))

    def mark_all(self, marks: Feedback) -> PuzzleSession:
        """Set every mark of the draft."""
        draft = self.draft and replace(self.draft, marks=marks)
        return replace(self, draft=draft, pending=None) if draft else self

    def climb(self, rung: Rung) -> PuzzleSession:
        """Take help."""
        return replace(self, help=self.help | {(len(self.entries), rung)})

    def reveal(self, word: Word) -> PuzzleSession:
        """The player says what the word was; there is no more to guess."""
        return replace(self, revealed=word, draft=None)

    def undo(self) -> PuzzleSession:
        """Take back what was done last; raises `NothingToUndo`.

        That is the word that was revealed, rows that contradict, the last board marked, a
        word somebody wants to mark, or else the last entry. Where the bot leads that is to
        be marked again, from its old marks.
        """
        if self.revealed is not None:
            return replace(self, revealed=None)
        if self.pending:
            return replace(self, pending=None)
        if self.draft and any(self.draft.done):
            return self.draft_guess(self.draft.guess)
        if self.draft and not self.leads:
            return replace(self, draft=None)
        if not self.entries:
            raise NothingToUndo
        *kept, last = self.entries
        earlier = self.with_entries(tuple(kept))
        if not self.leads:
            return earlier
        marks = last.feedbacks[earlier.open_boards[0]]
        return earlier.draft_guess(last.guess, marks=marks)

    def mend(self, board: int, row: int, feedback: Feedback) -> tuple[PuzzleEntry, ...]:
        """The rows brought last, one of them marked otherwise, both counted from 1.

        What came after all green never was.
        """
        rows = mend(self.pending or self.entries, board, row, feedback)
        counts = range(1, len(rows) + 1)
        solving = (count for count in counts if self.with_entries(rows[:count]).solved)
        return rows[: next(solving, len(rows))]

    def restart(self, at: datetime) -> PuzzleSession:
        """Another session of the same kind, in the same message, not stored yet."""
        return replace(
            self.with_entries(()),
            id=UNSTORED,
            version=UNSTORED,
            open=True,
            help=frozenset(),
            revealed=None,
            previous=None,
            created_at=at,
            played_at=at,
        )

    def _solved_after(self, first: int) -> tuple[None, ...]:
        closed = takewhile(lambda at: at not in self.open_boards, range(first, self.kind.boards))
        return tuple(None for _ in closed)
