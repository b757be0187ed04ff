"""Stored puzzles: somebody else's, or a word that a player thinks of and the bot guesses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from functools import cached_property
from itertools import takewhile

from bot.domain.entries import Draft, PuzzleEntry, expect_marks, is_solved, mend, split_boards
from bot.domain.errors import NothingToUndo
from bot.domain.guild_settings import UNCHANGED, GuildSettings, WordPolicy
from bot.domain.players import Place, Player
from engine import Feedback, Hard, Mark, Turn, Word

MOST_BOARDS, MOST_ENTRIES = 8, 20
MOST_KEPT = 200
"""Puzzles kept per person: the latest ones."""

PUZZLE_GUESSES = 6
"""Guesses that the bot has for a word somebody thinks of."""

PUZZLE_IDLE = timedelta(hours=6)
"""A puzzle from elsewhere is old after this long without a new row."""

UNSTORED = 0
"""The id and the version of a session that is not stored yet."""


class WordList(StrEnum):
    """Which words a puzzle may hide: likely answers first, or every word alike."""

    ANSWERS = "answers"
    EVERYTHING = "everything"


class Rung(StrEnum):
    """Levels of help beyond the number of words that remain, ascending."""

    NUDGE = "nudge"
    MORE = "more"
    """Another nudge, after the first."""
    LETTER = "letter"
    GUESSES = "guesses"


@dataclass(frozen=True)
class PuzzleKind:
    """What is fixed when a puzzle begins; all `boards` share every guess."""

    language: str = "en"
    length: int = 5
    hard: Hard = Hard.OFF
    words: WordList = WordList.ANSWERS
    boards: int = 1


@dataclass(frozen=True)
class PuzzleSession:
    """A player's puzzle in one place, or the channel's if it is `shared`.

    With a `strategy`, the player thinks of a word and the bot guesses it, at most `limit` times;
    `revealed` is what the player says it was. Without one, it is somebody else's puzzle. A
    `private` one is shown only to its player.

    If the bot `leads`, it proposes every guess. `played_at` is the time of the last row, and
    `previous` the old puzzle that this one replaced. `pending` holds all entries as last brought,
    if they contradict each other. `help` holds the rungs climbed, each with the number of entries
    at that time. `version` grows with every change. `policy` says which words its server wants.
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
        """Whether the session is stored."""
        return self.id != UNSTORED

    @property
    def stump(self) -> bool:
        """Whether the player thinks of the word."""
        return self.strategy is not None

    @cached_property
    def boards(self) -> tuple[tuple[Turn, ...], ...]:
        """The turns of every board; a solved board takes no more."""
        return split_boards(self.entries, self.kind.boards)

    @cached_property
    def rungs(self) -> frozenset[Rung]:
        """The rungs climbed since the last entry."""
        return frozenset(rung for count, rung in self.help if count == len(self.entries))

    @property
    def named_word(self) -> bool:
        """Whether the player has been told a word to guess next."""
        return self.leads or Rung.GUESSES in self.rungs

    def is_stale(self, now: datetime, settings: GuildSettings) -> bool:
        """Return whether the next row is of another puzzle: after six hours, or on another day."""
        turned = settings.knows_day and settings.today(self.played_at) != settings.today(now)
        return bool(self.entries) and (turned or now - self.played_at >= PUZZLE_IDLE)

    @property
    def solved(self) -> bool:
        """Whether every board is solved."""
        return not self.open_boards

    @property
    def ended(self) -> bool:
        """Whether there is nothing left to guess."""
        return self.solved or self.revealed is not None

    @property
    def awaits_guess(self) -> bool:
        """Whether it is the bot's turn to propose a guess."""
        used_up = self.limit is not None and len(self.entries) >= self.limit
        return self.leads and self.draft is None and not self.ended and not used_up

    @cached_property
    def open_boards(self) -> tuple[int, ...]:
        """The indices of unsolved boards."""
        return tuple(at for at, turns in enumerate(self.boards) if not is_solved(turns))

    @property
    def marked_board(self) -> int:
        """The index of the board that is being marked."""
        return len(self.draft.done) if self.draft else 0

    def admits(self, player: Player, place: Place) -> bool:
        """Return whether the player, who is in `place`, may change the puzzle."""
        if self.shared:
            return place.channel_id == self.place.channel_id
        return player.id == self.player.id

    def as_seen(self, version: int | None) -> bool:
        """Return whether somebody who saw `version` may change the puzzle.

        Marks that others set since count as a change; one's own do not, while the guess stays.
        """
        if version is None or version == self.version:
            return True
        return not self.shared and self.draft is not None and version >= self.draft.number

    def with_entries(self, entries: tuple[PuzzleEntry, ...]) -> PuzzleSession:
        """Return the session with other entries, without what was drafted or pending."""
        return replace(self, entries=entries, draft=None, pending=None)

    def with_pending(self, entries: tuple[PuzzleEntry, ...]) -> PuzzleSession:
        """Keep aside entries that contradict each other, until somebody decides."""
        return replace(self, pending=entries)

    def draft_guess(
        self, guess: Word, done: tuple[Feedback | None, ...] = (), marks: Feedback | None = None
    ) -> PuzzleSession:
        """Start to mark `guess` on the first open board after `done`, from what its rows tell."""
        done = (*done, *self._solved_after(len(done)))
        begun = marks or expect_marks(next(iter(self.boards[len(done) :]), ()), guess)
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
        """Take the help of a rung."""
        return replace(self, help=self.help | {(len(self.entries), rung)})

    def reveal(self, word: Word) -> PuzzleSession:
        """Set the word that the player says it was; there is nothing left to guess."""
        return replace(self, revealed=word, draft=None)

    def undo(self) -> PuzzleSession:
        """Take back the last change; raises `NothingToUndo`.

        That is the revealed word, contradictory rows, the last board marked, the word being marked,
        or else the last entry, which is marked again from its old marks where the bot leads.
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
        """Return the last rows with one marked differently (both from 1), cut after all green."""
        rows = mend(self.pending or self.entries, board, row, feedback)
        counts = range(1, len(rows) + 1)
        solving = (count for count in counts if self.with_entries(rows[:count]).solved)
        return rows[: next(solving, len(rows))]

    def restart(self, at: datetime) -> PuzzleSession:
        """Return a new session of the same kind in the same message, not stored yet."""
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
