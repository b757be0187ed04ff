"""Class lists: words of a lesson or a fandom that a server brings to play with."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from bot.domain.errors import PlayerError, TooMany
from engine import Word, parse
from engine.words import ALPHABETS

LETTERS = range(3, 11)
"""Lengths of words that a list may have."""

FEWEST, MOST = 20, 2_000
"""How many words a list may have."""

MOST_LISTS = 10
"""Lists per server."""

VARIED = 5
"""Words of a length that are enough to play it without being asked."""

LONGEST_NAME = 32


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
    `again`, is the `head` of the first column or all that is `beside` that, or is a slur, which has
    no `text`.
    """

    number: int
    text: str = ""
    words: int = 1
    length: int | None = None
    foreign: str | None = None
    again: bool = False
    head: bool = False
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
