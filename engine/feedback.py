"""Feedback: marks, the ways to write them, and the scoring rule."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable
from enum import IntEnum
from operator import index
from typing import Any, NamedTuple, Self, SupportsIndex, cast

from engine.checks import BadArgument, check_kind, check_number, check_ordered
from engine.errors import UnknownMark, WrongLength
from engine.words import Word, check_word


class Mark(IntEnum):
    """What one letter of a guess earned; raises `BadArgument` for any other number or value."""

    ABSENT = 0
    PRESENT = 1
    CORRECT = 2

    @classmethod
    def _missing_(cls, value: object) -> Mark:
        raise BadArgument("mark", value, "0 for absent, 1 for present or 2 for correct")


_MARKS = tuple(Mark)

_LONGEST = 64
"""The most letters of a pattern that anybody could mean."""

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


# what are certainly marks need no check, which takes four times as long
_make: Callable[[type[Any], Iterable[Mark]], Any] = tuple[Mark, ...].__new__


class Feedback(tuple[Mark, ...]):
    """One mark for each letter of a guess; equal to, and hashed as, the tuple of its marks.

    Marks may be given as numbers from 0 to 2, those of an array too. Raises `UnknownMark` for
    anything else.
    """

    __slots__ = ()

    def __new__(cls, marks: Iterable[int] = ()) -> Self:
        """Make a feedback of marks, or of their numbers."""
        found = check_ordered("marks", marks, "a list of marks")
        return super().__new__(cls, map(_read_mark, found))

    @classmethod
    def parse(cls, text: str, length: int | None = None) -> Self:
        """Read ``20012``, ``gy.``, ``gyb``, ``gyx`` or tiles, whatever the spacing.

        Raises `UnknownMark` with the offending character, and `WrongLength` if `length`
        is given and differs.
        """
        check_kind("text", text, str, "a text")
        if length is not None:
            check_number("length", length, 0)
        feedback = _make(cls, _read_marks(text))
        if length is not None and len(feedback) != length:
            raise WrongLength(text, length, len(feedback))
        return feedback

    @classmethod
    def from_pattern(cls, pattern: int, length: int) -> Self:
        """Unpack a pattern: base 3, the first letter the most significant digit.

        Raises `BadArgument` for a number that no feedback of this `length` has.
        """
        length = check_number("length", length, 1, _LONGEST)
        pattern = check_number("pattern", pattern, 0, 3**length - 1)
        places = reversed(range(length))
        return _make(cls, (_MARKS[int(pattern // 3**at % 3)] for at in places))

    @property
    def pattern(self) -> int:
        """The marks packed in base 3: ``20012`` is ``int("20012", 3)``."""
        return int(str(self), 3) if self else 0

    @property
    def all_correct(self) -> bool:
        """Whether the guess is the answer; no mark at all says nothing of the kind."""
        return bool(self) and all(mark is Mark.CORRECT for mark in self)

    def tiles(self, tiles: str = TILES) -> str:
        """Draw the marks with the three `tiles` for absent, present and correct."""
        if len(check_kind("tiles", tiles, str, "three tiles")) != len(Mark):
            raise BadArgument("tiles", tiles, "three tiles")
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
        """Count how often the turn shows each letter to be in the answer (present or correct).

        Raises `WrongLength` for a feedback of another length, or `BadArgument`.
        """
        _check_feedback(self.feedback)
        if len(self.guess) != len(self.feedback):
            raise WrongLength(str(self.feedback), len(self.guess), len(self.feedback))
        pairs = zip(self.guess, self.feedback, strict=True)
        return Counter(letter for letter, mark in pairs if mark is not Mark.ABSENT)


def score(guess: Word, answer: Word) -> Feedback:
    """Score `guess` against an `answer` of the same length, exactly on repeated letters.

    Every letter of the answer pays for at most one mark. A letter is any sign that can be seen, a
    digit or an emoji too. Raises `WrongLength`, or `BadArgument` for a word that is not spelt as
    `parse` returns it: with capitals, blanks, or letters that fold into others.
    """
    check_word("guess", guess)
    check_word("answer", answer)
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
    return _make(Feedback, marks)


def check_turns(turns: Iterable[Any], length: int | None = None) -> tuple[Turn, ...]:
    """Return `turns`, all of one length; raises `BadArgument` or `WrongLength`."""
    found = check_ordered("turns", turns, "a list of turns")
    for turn in found:
        check_kind("turns", turn, Turn, "a Turn, of a word and its Feedback,")
        _check_feedback(turn.feedback)
        check_word("turns", turn.guess)
        length = len(turn.guess) if length is None else length
        for part in (turn.guess, turn.feedback):
            if len(part) != length:
                raise WrongLength(str(part), length, len(part))
    return found


def _check_feedback(given: object) -> None:
    """Raise `BadArgument` for a text, or anything else that is no `Feedback`, in a turn."""
    if type(given) is not Feedback:
        raise BadArgument("feedback", given, "a Feedback, such as Feedback.parse('00200'),")


def _read_mark(given: object) -> Mark:
    try:
        number = index(cast(SupportsIndex, given))
    except TypeError:
        number = -1
    if isinstance(given, bool) or not 0 <= number < len(_MARKS):
        raise UnknownMark(str(given), ACCEPTED)
    return _MARKS[number]


def _read_marks(text: str) -> Iterable[Mark]:
    text = unicodedata.normalize("NFKC", text).lower()
    for shortcode, digit in _SHORTCODES.items():
        text = text.replace(shortcode, digit)
    for character in text:
        if character in _MARK_OF:
            yield _MARK_OF[character]
        elif character not in _IGNORED and not character.isspace():
            raise UnknownMark(character, ACCEPTED)
