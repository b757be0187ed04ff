"""Class lists: words of a lesson or a fandom that a server brings to play with."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from bot.domain.errors import PlayerError, TooMany
from engine import Word, parse
from engine.words import ALPHABETS

LIST_LENGTHS = range(3, 11)
"""Lengths of words that a list may have."""

FEWEST_LISTED, MOST_LISTED = 20, 2_000
"""How many words a list may have."""

MOST_LISTS = 10
"""Lists per server."""

DUE = 4
"""Once all words were played, one of so many parts of them, the longest ago, may come next."""

LONGEST_LIST_NAME = 32

LONGEST_QUOTE = 40
"""Characters that are quoted of what cannot be used."""


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


class OfficeFile(PlayerError):
    """The uploaded file is a spreadsheet, a document or a PDF."""


@dataclass(frozen=True)
class LeftOut:
    """What cannot be used of a list, in the line of this `number`, from 1, and why.

    It has several `words`, a wrong `length`, a letter `foreign` to the language, stands there
    `again`, is the `head` of the first column, or is a slur, which has no `text`. Or it stands for
    much that is no word of the list: all that is `beside` the first column, the `articles` before
    words, or lines with a `comment`.
    """

    number: int
    text: str = ""
    words: int = 1
    length: int | None = None
    foreign: str | None = None
    again: bool = False
    head: bool = False
    beside: bool = False
    articles: bool = False
    comment: bool = False

    @property
    def is_note(self) -> bool:
        """Whether it stands for much that is no word, and not for one entry."""
        return self.beside or self.articles or self.comment


@dataclass(frozen=True)
class ListName:
    """The list that a game is played with, and its name at that time.

    It is `mixed` where nobody chose a length, so that the next game may have another.
    """

    id: int
    name: str
    mixed: bool = False


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


@dataclass(frozen=True)
class ListReview:
    """Words of a list that are `unknown` in its language, or `crude`; both are played."""

    unknown: tuple[str, ...] = ()
    crude: tuple[str, ...] = ()


NO_DOUBTS = ListReview()
"""Of a list in which there is nothing to look over."""


@lru_cache(64)
def spell_list(language: str, written: tuple[str, ...]) -> tuple[Word, ...]:
    """Return the words of a list as they are played, in the same order."""
    return tuple(parse(text, ALPHABETS[language]) for text in written)


def read_name(text: str) -> str:
    """Return the name of a list as everybody may see it: without markup or mentions."""
    plain = "".join(filter(_is_plain, unicodedata.normalize("NFKC", text)))
    return " ".join(plain.split())[:LONGEST_LIST_NAME].strip() or "1"


def choose_name(lists: Collection[ClassList], name: str) -> str:
    """Return the name for another list: with a number if there is one of that name."""
    numbered = (f"{name[: LONGEST_LIST_NAME - 3]} {number}" for number in range(2, MOST_LISTS + 2))
    return next(one for one in (name, *numbered) if find_same(lists, one) is None)


def find_same(lists: Collection[ClassList], name: str) -> ClassList | None:
    """Return the list of this name, whatever the case of its letters."""
    return next((one for one in lists if one.name.casefold() == name.casefold()), None)


def list_due(words: Sequence[Word], past: Iterable[Word]) -> Sequence[Word]:
    """Return the words that may come next: those not in the `past`, else those longest ago.

    The newest comes first in the `past`.
    """
    ago: dict[Word, int] = {}
    for at, word in enumerate(past):
        ago.setdefault(word, at)
    if fresh := [word for word in words if word not in ago]:
        return fresh
    return sorted(words, key=ago.__getitem__, reverse=True)[: max(1, len(words) // DUE)]


def choose_in_turn(
    words: Sequence[Word],
    count: int,
    past: Sequence[Word],
    dice: Random,
    *,
    lately: Collection[Word] = (),
) -> tuple[Word, ...]:
    """Choose words of one length in their turn, if possible none played `lately` elsewhere.

    There are `count`, or none if no length has as many.
    """
    counts = Counter(map(len, words))
    left = [word for word in words if counts[len(word)] >= count]
    chosen: list[Word] = []
    while left and len(chosen) < count:
        due = list_due(left, past)
        one = dice.choice([word for word in due if word not in lately] or due)
        chosen.append(one)
        left = [word for word in left if len(word) == len(one) and word != one]
    return tuple(chosen)


def _is_plain(character: str) -> bool:
    return unicodedata.category(character)[0] in "LMN" or character in " '’.,&+-()!"
