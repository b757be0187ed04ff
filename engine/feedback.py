"""Feedback: marks, the ways to write them, and the scoring rule."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple, Self

from engine.errors import UnknownMark, WrongLength
from engine.words import Word


class Mark(IntEnum):
    """What one letter of a guess earned."""

    ABSENT = 0
    PRESENT = 1
    CORRECT = 2


_SPELLINGS = {
    Mark.ABSENT: "0.-_bxwk⬛⬜◼◻◾◽▪▫⚫⚪🔲🔳🖤🤍",
    Mark.PRESENT: "1y🟨🟦🟡🔵💛💙",
    Mark.CORRECT: "2g🟩🟧🟢🟠💚🧡✅",
}
_MARK_OF = {spelling: mark for mark, spellings in _SPELLINGS.items() for spelling in spellings}
_SHORTCODES = {
    ":green_square:": "2",
    ":orange_square:": "2",
    ":yellow_square:": "1",
    ":blue_square:": "1",
    ":black_large_square:": "0",
    ":white_large_square:": "0",
}
_IGNORED = frozenset("\u200b\u200c\u200d\u2060\ufeff\ufe0e\ufe0f,;|[]()'\"")

ACCEPTED = "2 1 0, g y . (or b x -), 🟩 🟨 ⬛ ⬜, 🟧 🟦"
"""The accepted spellings of a feedback, for error messages."""

TILES = "⬛🟨🟩"
TILES_HIGH_CONTRAST = "⬛🟦🟧"


class Feedback(tuple[Mark, ...]):
    """One mark for each letter of a guess; equal to, and hashed as, the tuple of its marks."""

    __slots__ = ()

    @classmethod
    def parse(cls, text: str, length: int | None = None) -> Self:
        """Read ``20012``, ``gy.``, ``gyb``, ``gyx`` or tiles, whatever the spacing.

        Raises `UnknownMark` with the offending character, and `WrongLength` if `length`
        is given and differs.
        """
        feedback = cls(_read_marks(text))
        if length is not None and len(feedback) != length:
            raise WrongLength(text, length, len(feedback))
        return feedback

    @classmethod
    def from_pattern(cls, pattern: int, length: int) -> Self:
        """Unpack a pattern: base 3, the first letter the most significant digit."""
        return cls(Mark(pattern // 3**place % 3) for place in reversed(range(length)))

    @property
    def pattern(self) -> int:
        """The marks packed in base 3: ``20012`` is ``int("20012", 3)``."""
        return int(str(self), 3) if self else 0

    @property
    def all_correct(self) -> bool:
        """Whether the guess is the answer."""
        return all(mark is Mark.CORRECT for mark in self)

    def tiles(self, tiles: str = TILES) -> str:
        """Draw the marks with the three `tiles` for absent, present and correct."""
        return "".join(tiles[mark] for mark in self)

    def __str__(self) -> str:
        return "".join(str(int(mark)) for mark in self)

    def __repr__(self) -> str:
        return f"Feedback.parse({str(self)!r})"


class Turn(NamedTuple):
    """A guess with the feedback it earned."""

    guess: Word
    feedback: Feedback

    def count_revealed(self) -> Counter[str]:
        """Count how often the turn shows each letter to be in the answer (present or correct)."""
        pairs = zip(self.guess, self.feedback, strict=True)
        return Counter(letter for letter, mark in pairs if mark is not Mark.ABSENT)


def score(guess: Word, answer: Word) -> Feedback:
    """Score `guess` against an `answer` of the same length, exactly on repeated letters.

    Every letter of the answer pays for at most one mark. Raises `WrongLength`.
    """
    if len(guess) != len(answer):
        raise WrongLength(guess, len(answer), len(guess))
    # greens first, or a double letter would be paid twice
    unpaid = Counter(theirs for ours, theirs in zip(guess, answer, strict=True) if ours != theirs)
    marks: list[Mark] = []
    for ours, theirs in zip(guess, answer, strict=True):
        if ours == theirs:
            marks.append(Mark.CORRECT)
        elif unpaid[ours] > 0:
            unpaid[ours] -= 1
            marks.append(Mark.PRESENT)
        else:
            marks.append(Mark.ABSENT)
    return Feedback(marks)


def _read_marks(text: str) -> Iterable[Mark]:
    text = unicodedata.normalize("NFKC", text).lower()
    for shortcode, digit in _SHORTCODES.items():
        text = text.replace(shortcode, digit)
    for character in text:
        if character in _MARK_OF:
            yield _MARK_OF[character]
        elif character not in _IGNORED and not character.isspace():
            raise UnknownMark(character, ACCEPTED)
