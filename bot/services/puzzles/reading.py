"""Guesses and hints as people bring them: typed, or a whole share pasted with its words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.domain.entries import PuzzleEntry
from bot.domain.errors import HintsMissing, HintsUneven
from bot.domain.puzzles import MOST_ENTRIES, PuzzleKind
from engine import Feedback, Word
from engine.errors import UnknownMark

LENGTHS = range(4, 9)

# Wordle 1,234 3/6*  ·  wordle 1.234 x/6  ·  Wordle 1 234 X/6  ·  Wordle 1,000 🎉 4/6
_HEADLINE = re.compile(
    r"(?<![^\W\d_])[^\W\d_]+\s+"
    r"(?:\#?\d{1,3}(?:[.,'’\s]?\d{3})*(?:\s*🎉)?\s+)?(?:\d{1,2}|x)\s*/\s*\d{1,2}\*?",
    re.IGNORECASE,
)
_LINK = re.compile(r"https?://\S+", re.IGNORECASE)
# what stands between words, and around them: (caves), `20012`, caves=20012
_BETWEEN = re.compile(r"[\s,;|/=()\[\]`]+")


@dataclass(frozen=True)
class Brought:
    """The words of a text and its hints, each as written."""

    words: tuple[str, ...]
    hints: tuple[str, ...]


def sort_out(guess: str, hints: str) -> Brought:
    """Tell words from hints, wherever they stand; the headline of a share is passed over.

    With a word in `guess` everything in `hints` is a hint. Raises `HintsMissing` if there
    are no words or no hints.
    """
    words, tiles = _part(_tokens(guess))
    rest = _tokens(hints)
    if words:
        tiles += rest
    else:
        words, more = _part(rest)
        tiles += more
    if not words or not tiles:
        raise HintsMissing
    if all(len(word) == 1 for word in words):
        words = ["".join(words)]
    return Brought(tuple(words), tuple(tiles))


def wordless(guess: str, hints: str) -> tuple[Feedback, ...]:
    """The rows of a share that came without its words; none of anything else."""
    words, tiles = _part(_tokens(f"{guess} {hints}"))
    rows = tuple(Feedback.parse(tile) for tile in tiles)
    even = len({len(row) for row in rows}) == 1 and len(rows[0]) in LENGTHS
    return rows if even and not words and len(rows) <= MOST_ENTRIES else ()


def entries(
    words: Sequence[Word], hints: Sequence[str], kind: PuzzleKind, open_boards: Sequence[int]
) -> tuple[PuzzleEntry, ...]:
    """Give each word its hints: those of every board, or of the open ones.

    The spacing of hints does not matter. Raises `UnknownMark` or `HintsUneven`.
    """
    rows = [Feedback.parse(hint) for hint in hints]
    marks = [mark for row in rows for mark in row]
    boards = [*open_boards]
    if len(marks) == len(words) * kind.length * kind.boards:
        boards = [*range(kind.boards)]
    _check(words, rows, len(boards), kind)
    fed = (
        Feedback(marks[start : start + kind.length]) for start in range(0, len(marks), kind.length)
    )
    return tuple(_entry(word, fed, boards, kind.boards) for word in words)


def _entry(word: Word, fed: Iterator[Feedback], boards: Sequence[int], count: int) -> PuzzleEntry:
    given = dict(zip(boards, fed, strict=False))
    return PuzzleEntry(word, tuple(given.get(board) for board in range(count)))


def _check(words: Sequence[Word], rows: Sequence[Feedback], boards: int, kind: PuzzleKind) -> None:
    needed, found = len(words) * boards, sum(map(len, rows))
    # as many hints as needed, and one of them too short, is a slip even if another is too long
    short = [at for at, row in enumerate(rows, 1) if len(row) != kind.length]
    if found != needed * kind.length or (short and len(rows) == needed):
        wrong = short[0] if short and len(rows) == needed > 1 else None
        raise HintsUneven(len(words), boards, kind.length, found, wrong)


def _tokens(text: str) -> list[str]:
    bare = _HEADLINE.sub(" ", _LINK.sub(" ", text))
    return [token for token in _BETWEEN.split(bare) if token]


def _part(tokens: Sequence[str]) -> tuple[list[str], list[str]]:
    """Words, and what can only be hints."""
    words: list[str] = []
    hints: list[str] = []
    for token in tokens:
        (hints if _only_tiles(token) else words).append(token)
    return words, hints


def _only_tiles(token: str) -> bool:
    try:
        marks = Feedback.parse(token)
    except UnknownMark:
        return False
    # no word is spelled with letters of hints alone, but it may be spaced: w h a c k
    return bool(marks) and not (len(token) == 1 and token.isalpha())
