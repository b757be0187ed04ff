"""Boards seen in pictures, as they stand until somebody says that they are right."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bot.domain.puzzles import MOST_ENTRIES
from bot.domain.screenshots import Wish
from engine import Feedback, Mark, parse
from engine.words import ALPHABETS, LENGTHS

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_DOUBT = 3
"""What is added to the number of a doubtful mark: a tile is one of six, two are a digit of 36."""


@dataclass(frozen=True)
class SeenRow:
    """A guess that was seen: its marks on every board, None where a board was solved before.

    `word` is empty where the letters are hidden. `doubtful` holds the positions, from 0, whose
    letter or mark is not certain.
    """

    word: str
    feedbacks: tuple[Feedback | None, ...]
    doubtful: frozenset[int] = field(default_factory=frozenset[int])

    def __str__(self) -> str:
        packed = ("" if marks is None else self._pack(marks) for marks in self.feedbacks)
        return ".".join((self.word, *packed))

    @classmethod
    def parse(cls, text: str, length: int) -> SeenRow:
        """Read what `str` makes of a row of `length` letters; raises ValueError."""
        word, *packed = text.split(".")
        if length not in LENGTHS:
            raise ValueError(text)
        read = [_unpack(each, length) if each else None for each in packed]
        if not any(read) or len(word) not in (0, length):
            raise ValueError(text)
        played = [each for each in read if each]
        doubtful = {at for each in played for at, digit in enumerate(each) if digit >= _DOUBT}
        marks = (Feedback(digit % _DOUBT for digit in each or ()) for each in read)
        return cls(word, tuple(each or None for each in marks), frozenset(doubtful))

    def _pack(self, marks: Feedback) -> str:
        digits = [mark + _DOUBT * (at in self.doubtful) for at, mark in enumerate(marks)]
        # the last of an odd number of tiles is alone
        pairs = zip(digits[::2], [*digits[1::2], 0], strict=False)
        return "".join(_DIGITS[6 * one + other] for one, other in pairs)


def _unpack(packed: str, length: int) -> list[int]:
    numbers = [_DIGITS.index(digit) for digit in packed]
    digits = [digit for number in numbers for digit in divmod(number, 6)]
    if len(numbers) != (length + 1) // 2:
        raise ValueError(packed)
    return digits[:length]


@dataclass(frozen=True)
class SeenBoard:
    """The guesses of a puzzle as they were seen, in the words of a `language`."""

    rows: tuple[SeenRow, ...]
    language: str = "en"

    @property
    def length(self) -> int:
        """The number of letters of a guess."""
        return next(len(marks) for marks in self.rows[0].feedbacks if marks)

    @property
    def boards(self) -> int:
        """The number of boards that share the guesses."""
        return len(self.rows[0].feedbacks)

    @property
    def certain(self) -> bool:
        """Whether nothing is doubtful."""
        return not any(row.doubtful for row in self.rows)

    @property
    def first_doubt(self) -> int | None:
        """The first row, from 0, with something doubtful."""
        return next((at for at, row in enumerate(self.rows) if row.doubtful), None)

    @property
    def lettered(self) -> bool:
        """Whether the words are known."""
        return all(row.word for row in self.rows)

    @property
    def gap(self) -> int | None:
        """The first row, from 0, whose word is hidden while others are shown."""
        hidden = [at for at, row in enumerate(self.rows) if not row.word]
        return hidden[0] if 0 < len(hidden) < len(self.rows) else None

    @property
    def solved(self) -> bool:
        """Whether the last guess is the answer of the only board."""
        last = self.rows[-1].feedbacks
        return len(last) == 1 and last[0] is not None and last[0].all_correct

    @property
    def answers(self) -> tuple[str, ...]:
        """The words that solved the boards, in their order; none unless all were."""
        solved = [
            next(
                (row.word for row in self.rows if (at := row.feedbacks[board]) and at.all_correct),
                "",
            )
            for board in range(self.boards)
        ]
        return tuple(solved) if all(solved) else ()

    @property
    def cut(self) -> bool:
        """Whether a board lacks guesses though it was not solved before."""
        played = [[row.feedbacks[at] for row in self.rows] for at in range(self.boards)]
        last = [next(one for one in reversed(board) if one) for board in played]
        ended = zip(played, last, strict=True)
        return any(board[-1] is None and not marks.all_correct for board, marks in ended)

    @property
    def marks(self) -> tuple[tuple[Feedback, ...], ...]:
        """The marks of every guess on every board; those of a solved board are all absent."""
        blank = Feedback([Mark.ABSENT] * self.length)
        return tuple(tuple(marks or blank for marks in row.feedbacks) for row in self.rows)

    def mark(self, row: int, at: int, mark: Mark) -> SeenBoard:
        """Return the only board with one tile of a row marked, which is then certain.

        Raises IndexError for a row or a tile that is not there.
        """
        marks = [*(self.rows[row].feedbacks[0] or ())]
        marks[at] = mark
        doubtful = self.rows[row].doubtful - {at}
        return self._replace(
            row, replace(self.rows[row], feedbacks=(Feedback(marks),), doubtful=doubtful)
        )

    def spell(self, row: int, word: str, marks: tuple[Feedback, ...] | None = None) -> SeenBoard:
        """Return the board with another word in a row.

        A letter that stays is as doubtful as before, as its mark may be, unless the `marks` of the
        boards that the row was played on are told too.
        """
        before, given = self.rows[row], iter(marks or ())
        after = tuple(old and next(given, old) for old in before.feedbacks)
        pairs = enumerate(zip(word, before.word or word, strict=True))
        same = {at for at, (new, old) in pairs if new == old and marks is None}
        return self._replace(row, SeenRow(word, after, before.doubtful & same))

    def drop(self, row: int) -> SeenBoard:
        """Return the board without a row that is not its only one."""
        return replace(self, rows=self.rows[:row] + self.rows[row + 1 :])

    def add(self, at: int, row: SeenRow) -> SeenBoard:
        """Return the board with another row, the one at a place from 0."""
        return replace(self, rows=(*self.rows[:at], row, *self.rows[at:]))

    def translate(self, language: str) -> SeenBoard:
        """Return the board with its words in another language; raises what `parse` does."""
        rows = (
            replace(row, word=parse(row.word, ALPHABETS[language], self.length))
            if row.word
            else row
            for row in self.rows
        )
        return replace(self, rows=tuple(rows), language=language)

    def confirm(self) -> SeenBoard:
        """Return the board with nothing doubtful."""
        return replace(
            self, rows=tuple(replace(row, doubtful=frozenset[int]()) for row in self.rows)
        )

    def _replace(self, at: int, row: SeenRow) -> SeenBoard:
        return replace(self, rows=(*self.rows[:at], row, *self.rows[at + 1 :]))


@dataclass(frozen=True)
class PictureReading:
    """A board that was read in a picture, and what is wanted with it."""

    board: SeenBoard
    wish: Wish = field(default_factory=Wish)


def write_rows(board: SeenBoard) -> str:
    """Return the rows of a board in one text, which `parse_rows` reads."""
    return ";".join([str(board.length), *map(str, board.rows)])


def parse_rows(text: str, language: str) -> SeenBoard:
    """Read a board from what `write_rows` made; raises ValueError."""
    length, *rows = text.split(";")
    if not 1 <= len(rows) <= MOST_ENTRIES:
        raise ValueError(text)
    return SeenBoard(tuple(SeenRow.parse(row, int(length)) for row in rows), language)


def join_boards(boards: tuple[SeenBoard, ...]) -> SeenBoard | None:
    """Return boards that share their guesses as one puzzle; None if these do not.

    A board that was solved before shows fewer rows than the others.
    """
    longest = max(boards, key=lambda board: len(board.rows))
    words = [row.word for row in longest.rows]
    shared = all(
        board.length == longest.length
        and [row.word for row in board.rows] == words[: len(board.rows)]
        for board in boards
    )
    if not (shared and longest.lettered):
        return None
    return SeenBoard(
        tuple(_join(boards, at, word) for at, word in enumerate(words)), longest.language
    )


def _join(boards: tuple[SeenBoard, ...], at: int, word: str) -> SeenRow:
    here = [board.rows[at] if at < len(board.rows) else None for board in boards]
    doubtful = {place for row in here if row for place in row.doubtful}
    marks = tuple(row and row.feedbacks[0] for row in here)
    return SeenRow(word, marks, frozenset(doubtful))
