"""A word that a person thinks of, and the bot's guesses at it, marked by that person."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bot.domain.players import Place, Player
from engine import Feedback, Mark, Turn, Word

LIMIT = 6
"""Guesses the bot has."""

UNMARKED = Feedback()


@dataclass(frozen=True)
class StumpKind:
    """What is fixed when a person has thought of a word; `strategy` is a registered name."""

    language: str
    length: int
    strategy: str


@dataclass(frozen=True)
class Stump:
    """One such word; `turns` are the guesses marked so far.

    `guess` is the one whose `marks` are still being set; None once the bot has found the
    word, has used all guesses, or knows no word that fits. `revealed` is what the person
    says the word was.
    """

    id: int
    place: Place
    player: Player
    kind: StumpKind
    lexicon_version: str
    created_at: datetime
    turns: tuple[Turn, ...] = ()
    guess: Word | None = None
    marks: Feedback = UNMARKED
    revealed: Word | None = None
    version: int = 1

    @property
    def found(self) -> bool:
        return bool(self.turns) and self.turns[-1].feedback.all_correct

    @property
    def ended(self) -> bool:
        return self.found or self.revealed is not None

    @property
    def asks_for_guess(self) -> bool:
        """Whether the bot is to think of a guess."""
        return not self.ended and self.guess is None and len(self.turns) < LIMIT

    def guessing(self, guess: Word) -> Stump:
        """The bot guesses, and nothing is marked yet."""
        return replace(self, guess=guess, marks=Feedback([Mark.ABSENT] * self.kind.length))

    def marked(self, at: int, mark: Mark) -> Stump:
        """One letter is marked, `at` counted from 0."""
        marks = [*self.marks]
        marks[at] = mark
        return replace(self, marks=Feedback(marks))

    def entered(self) -> Stump:
        """The guess becomes a turn, marked as it is."""
        if self.guess is None:
            return self
        turn = Turn(self.guess, self.marks)
        return replace(self, turns=(*self.turns, turn), guess=None, marks=UNMARKED)

    def telling(self, word: Word) -> Stump:
        """The person says what the word was; there is no more to guess."""
        return replace(self, revealed=word, guess=None, marks=UNMARKED)

    def undone(self) -> Stump:
        """The word is unsaid; else the last turn is to be marked again, from its old marks."""
        if self.revealed is not None:
            return replace(self, revealed=None)
        *kept, last = self.turns
        return replace(self, turns=tuple(kept), guess=last.guess, marks=last.feedback)

    def mended(self, row: int, feedback: Feedback) -> Stump:
        """Other marks for a turn, counted from 1; what came after all green never was."""
        turns = [*self.turns]
        turns[row - 1] = turns[row - 1]._replace(feedback=feedback)
        kept = turns[:row] if feedback.all_correct else turns
        return replace(self, turns=tuple(kept), guess=None, marks=UNMARKED)


@dataclass(frozen=True)
class NewStump:
    """What is stored when a person has thought of a word, and the bot's first guess."""

    place: Place
    player: Player
    kind: StumpKind
    lexicon_version: str
    guess: Word
    at: datetime
