"""Class lists: the words of a lesson or a fandom, which a server brings to play with."""

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
"""Letters of a word that a list may hold."""

FEWEST, MOST = 20, 2_000
"""Words of a list."""

MOST_LISTS = 10
"""Lists of one server."""

LONGEST_NAME = 32

_BETWEEN = re.compile(r"[\s,;]+")


class TooManyLists(TooMany):
    """A server has `most` lists already."""


class TooFewWords(PlayerError):
    """A list has `count` words, and `least` are needed; `length` is theirs if that matters."""

    def __init__(self, least: int, count: int, length: int | None = None) -> None:
        super().__init__(least, count, length)
        self.least = least
        self.count = count
        self.length = length


class UnknownList(PlayerError):
    """The server has no such list, or has it no longer."""


class UnfitName(PlayerError):
    """A list is called by letters, digits and spaces, and no two of a server alike."""


class UnfitFile(PlayerError):
    """What was uploaded is no text, or far too long."""


@dataclass(frozen=True)
class UnfitLine:
    """What is wrong in the line of this `number`, from 1.

    A word is of the wrong `length`, has a letter `foreign` to the language, or is a slur.
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
    """Which list a game is played with, and what it was called then."""

    id: int
    name: str


@dataclass(frozen=True)
class NewList:
    """What is stored of a list; its words are sorted, each once."""

    name: str
    language: str
    words: tuple[Word, ...] = field(repr=False)


@dataclass(frozen=True)
class ClassList(NewList):
    """A list of a server; the `daily` may come from it."""

    id: int
    daily: bool = False

    @property
    def lengths(self) -> Mapping[int, int]:
        """How many words it has of each length, the shortest first."""
        return dict(sorted(Counter(map(len, self.words)).items()))

    @property
    def label(self) -> ListName:
        return ListName(self.id, self.name)


def read_list(
    name: str, language: str, text: str, slurs: Callable[[str], Collection[Word]]
) -> NewList:
    """Read a list as it was pasted: words between spaces, commas or lines.

    `slurs` are those of a language. Raises `UnknownChoice` for a language without words,
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
    """Return what a list is called, with single spaces; raises `UnfitName`."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    # a name is shown to all: nothing that Discord reads as markup or as a mention
    if not 0 < len(name) <= LONGEST_NAME or not all(map(_is_plain, name)):
        raise UnfitName
    return name


def find_same(lists: Collection[ClassList], name: str) -> ClassList | None:
    """The list that people would say has this name."""
    return next((one for one in lists if one.name.casefold() == name.casefold()), None)


def choose_length(words: Collection[Word], boards: int, dice: Random) -> int:
    """A length by chance, as likely as it has words; if possible one with enough for `boards`."""
    counts = Counter(map(len, words))
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
