"""Class lists: words of a lesson or a fandom that a server brings to play with."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from bot.domain.errors import PlayerError, TooMany, TooManyWords, UnknownChoice
from engine import Word, parse
from engine.errors import ForeignLetter, Unreadable
from engine.words import ALPHABETS, trim

LETTERS = range(3, 11)
"""Lengths of words that a list may have."""

FEWEST, MOST = 20, 2_000
"""How many words a list may have."""

MOST_LISTS = 10
"""Lists per server."""

VARIED = 5
"""Words of a length that are enough to play it without being asked."""

LONGEST_NAME = 32

LONGEST_QUOTE = 40
"""Characters that are quoted of what cannot be used."""

TABLE = 10
"""Lines that make a table, such as words and what they mean, if their columns can be told."""

_BETWEEN = re.compile(r"[\r\n,;\t]+")
_COLUMNS = re.compile(r"[;\t]")
_NUMBERED = re.compile(r"(?m)^\s*\d{1,4}[.)]\s+(?=\S)")


class TooManyLists(TooMany):
    """The server already has `most` lists."""


class TooFewWords(PlayerError):
    """A list has `count` words, and needs `least`; `length` is theirs if that matters.

    `left_out` says what else there was and why it is none.
    """

    def __init__(
        self,
        least: int,
        count: int,
        length: int | None = None,
        left_out: tuple[LeftOut, ...] = (),
    ) -> None:
        super().__init__(least, count, length, left_out)
        self.least = least
        self.count = count
        self.length = length
        self.left_out = left_out


class UnknownList(PlayerError):
    """The server has no such list."""


class UnfitFile(PlayerError):
    """The uploaded file is not text, or is far too long."""


@dataclass(frozen=True)
class LeftOut:
    """What cannot be used of a list, in the line of this `number`, from 1, and why.

    It has several `words`, a wrong `length`, a letter `foreign` to the language, stands there
    `again`, is all that is `beside` the first column, or is a slur, which has no `text`.
    """

    number: int
    text: str = ""
    words: int = 1
    length: int | None = None
    foreign: str | None = None
    again: bool = False
    beside: bool = False


@dataclass(frozen=True)
class ListName:
    """The list that a game is played with, and its name at that time."""

    id: int
    name: str


@dataclass(frozen=True)
class NewList:
    """A list to be stored; its words are sorted and unique, and `written` as they were brought."""

    name: str
    language: str
    written: tuple[str, ...] = field(repr=False)

    @property
    def words(self) -> tuple[Word, ...]:
        """The words as they are played."""
        return spell_list(self.language, self.written)


@dataclass(frozen=True)
class ClassList(NewList):
    """A stored list of a server; `daily` says whether the daily's words come from it."""

    id: int
    daily: bool = False

    @property
    def lengths(self) -> Mapping[int, int]:
        """The number of words of each length, the shortest first."""
        return dict(sorted(Counter(map(len, self.words)).items()))

    @property
    def label(self) -> ListName:
        """The list's id and name."""
        return ListName(self.id, self.name)


@lru_cache(64)
def spell_list(language: str, written: tuple[str, ...]) -> tuple[Word, ...]:
    """Return the words of a list as they are played, in the same order."""
    return tuple(parse(text, ALPHABETS[language]) for text in written)


def read_list(
    name: str, language: str, text: str, slurs: Callable[[str], Collection[Word]]
) -> tuple[NewList, tuple[LeftOut, ...]]:
    """Read a pasted list, and return what had to be left out.

    Words are separated by lines, commas or semicolons, else by spaces; `slurs` returns those of a
    language. Raises `UnknownChoice` for a language without words, `TooFewWords` or `TooManyWords`.
    """
    if language not in ALPHABETS:
        raise UnknownChoice
    written: dict[Word, str] = {}
    left_out: list[LeftOut] = []
    text = _NUMBERED.sub("", text)
    if between := _find_columns(text):
        lines = [between.split(line) for line in text.splitlines()]
        text = "\n".join(first for first, *_ in lines)
        number, beside = next((at, one[1]) for at, one in enumerate(lines, 1) if one[1:])
        left_out.append(LeftOut(number, beside.strip()[:LONGEST_QUOTE], beside=True))
    for number, typed in _split(text):
        word = _read_word(typed, number, language, slurs(language))
        if isinstance(word, LeftOut):
            left_out.append(word)
        elif word in written:
            left_out.append(LeftOut(number, typed[:LONGEST_QUOTE], again=True))
        else:
            written[word] = trim(typed)
    if len(written) < FEWEST:
        raise TooFewWords(FEWEST, len(written), left_out=tuple(left_out))
    if len(written) > MOST:
        raise TooManyWords(MOST)
    words = tuple(written[word] for word in sorted(written))
    return NewList(read_name(name), language, words), tuple(left_out)


def read_name(text: str) -> str:
    """Return the name of a list as everybody may see it: without markup or mentions."""
    plain = "".join(filter(_is_plain, unicodedata.normalize("NFKC", text)))
    return " ".join(plain.split())[:LONGEST_NAME].strip() or "1"


def choose_name(lists: Collection[ClassList], name: str) -> str:
    """Return the name for another list: with a number if there is one of that name."""
    numbered = (f"{name[: LONGEST_NAME - 3]} {number}" for number in range(2, MOST_LISTS + 2))
    return next(one for one in (name, *numbered) if find_same(lists, one) is None)


def find_same(lists: Collection[ClassList], name: str) -> ClassList | None:
    """Return the list of this name, whatever the case of its letters."""
    return next((one for one in lists if one.name.casefold() == name.casefold()), None)


def choose_length(words: Collection[Word], boards: int, dice: Random, usual: int) -> int:
    """Choose the `usual` length if there are enough words of it, else one by its number of words.

    If possible, it is one with enough words for `boards`.
    """
    counts = Counter(map(len, words))
    if counts[usual] >= max(boards, VARIED):
        return usual
    enough = [length for length in counts.elements() if counts[length] >= boards]
    return dice.choice(enough or [*counts.elements(), LETTERS[0]])


def _is_plain(character: str) -> bool:
    return unicodedata.category(character)[0] in "LMN" or character in " '’.,&+-()!"


def _find_columns(text: str) -> re.Pattern[str] | None:
    """Return what parts the columns of a table; None if the text is none."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) < TABLE:
        return None
    if {len(_COLUMNS.split(line)) for line in lines} <= {2, 3}:
        return _COLUMNS
    return re.compile("\t") if "\t" in text.strip() else None


def _split(text: str) -> Iterator[tuple[int, str]]:
    """Yield the entries of a text, each with the number of its line.

    A space parts words where nothing else does, or where most lines have several.
    """
    entries = [
        (number, part.strip())
        for number, line in enumerate(text.splitlines(), start=1)
        for part in _BETWEEN.split(line)
        if any(map(str.isalnum, part))
    ]
    single = sum(len(part.split()) == 1 for _, part in entries)
    spaced = 2 * single < len(entries) or len(entries) == 1
    for number, part in entries:
        yield from ((number, one) for one in (part.split() if spaced else [part]))


def _read_word(typed: str, number: int, language: str, slurs: Collection[Word]) -> Word | LeftOut:
    """Return the word of an entry, or why it cannot be used."""
    quoted = typed[:LONGEST_QUOTE]
    if (words := len(typed.split())) > 1:
        return LeftOut(number, quoted, words)
    try:
        word = parse(typed, ALPHABETS[language])
    except ForeignLetter as error:
        return LeftOut(number, quoted, foreign=error.character)
    except Unreadable:
        return LeftOut(number, quoted, length=0)
    if word in slurs:
        return LeftOut(number)
    if len(word) not in LETTERS:
        return LeftOut(number, quoted, length=len(word))
    return word
