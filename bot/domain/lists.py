"""Class lists: words of a lesson or a fandom that a server brings to play with."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from bot.domain.errors import PlayerError, TooMany, TooManyWords, UnknownChoice
from engine import Word, parse
from engine.errors import ForeignLetter, Unreadable
from engine.words import ALPHABETS

LETTERS = range(3, 11)
"""Lengths of words that a list may have."""

FEWEST, MOST = 20, 2_000
"""How many words a list may have."""

MOST_LISTS = 10
"""Lists per server."""

LONGEST_NAME = 32

_BETWEEN = re.compile(r"[\s,;]+")


class TooManyLists(TooMany):
    """The server already has `most` lists."""


class TooFewWords(PlayerError):
    """A list has `count` words, and needs `least`; `length` is theirs if that matters."""

    def __init__(self, least: int, count: int, length: int | None = None) -> None:
        super().__init__(least, count, length)
        self.least = least
        self.count = count
        self.length = length


class UnknownList(PlayerError):
    """The server has no such list."""


class UnfitName(PlayerError):
    """A list's name has letters, digits and spaces, and is unique in its server."""


class UnfitFile(PlayerError):
    """The uploaded file is not text, or is far too long."""


@dataclass(frozen=True)
class UnfitLine:
    """What is wrong with the line of this `number`, from 1.

    A word has the wrong `length`, has a letter `foreign` to the language, or is a slur.
    """

    number: int
    length: int | None = None
    foreign: str | None = None


class UnfitLines(PlayerError):
    """Lines of a list that cannot be used, in order."""

    def __init__(self, lines: tuple[UnfitLine, ...]) -> None:
        super().__init__(lines)
        self.lines = lines


@dataclass(frozen=True)
class ListName:
    """The list that a game is played with, and its name at that time."""

    id: int
    name: str


@dataclass(frozen=True)
class NewList:
    """A list to be stored; its words are sorted and unique."""

    name: str
    language: str
    words: tuple[Word, ...] = field(repr=False)


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


def read_list(
    name: str, language: str, text: str, slurs: Callable[[str], Collection[Word]]
) -> NewList:
    """Read a pasted list: words separated by spaces, commas or lines.

    `slurs` returns those of a language. Raises `UnknownChoice` for a language without words,
    `UnfitName`, `UnfitLines`, `TooFewWords` or `TooManyWords`.
    """
    if language not in ALPHABETS:
        raise UnknownChoice
    name = read_name(name)
    read = [*_read(text, language, slurs(language))]
    unfit = tuple(line for line in read if isinstance(line, UnfitLine))
    if unfit:
        raise UnfitLines(unfit)
    words = sorted({word for word in read if not isinstance(word, UnfitLine)})
    if len(words) < FEWEST:
        raise TooFewWords(FEWEST, len(words))
    if len(words) > MOST:
        raise TooManyWords(MOST)
    return NewList(name, language, tuple(words))


def read_name(text: str) -> str:
    """Return the name of a list with single spaces; raises `UnfitName`."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    # everyone sees a name, so it must contain no markup or mention
    if not 0 < len(name) <= LONGEST_NAME or not all(map(_is_plain, name)):
        raise UnfitName
    return name


def find_same(lists: Collection[ClassList], name: str) -> ClassList | None:
    """Return the list of this name, whatever the case of its letters."""
    return next((one for one in lists if one.name.casefold() == name.casefold()), None)


VARIED = 5
"""Words of a length that are enough to play it without being asked."""


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


def _read(text: str, language: str, slurs: Collection[Word]) -> Iterator[Word | UnfitLine]:
    for number, line in enumerate(text.splitlines(), start=1):
        for typed in filter(None, _BETWEEN.split(line)):
            yield _read_word(typed, number, language, slurs)


def _read_word(typed: str, number: int, language: str, slurs: Collection[Word]) -> Word | UnfitLine:
    try:
        word = parse(typed, ALPHABETS[language])
    except ForeignLetter as error:
        return UnfitLine(number, foreign=error.character)
    except Unreadable:
        return UnfitLine(number)
    if len(word) not in LETTERS:
        return UnfitLine(number, length=len(word))
    return UnfitLine(number) if word in slurs else word
