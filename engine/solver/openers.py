"""What every first guess is worth: a table, shipped for English words of five letters.

It was made by `python -m data.build.openers`; docs/method.md says how far it can be trusted.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from types import MappingProxyType

from engine.checks import check_kind
from engine.counts import write_count
from engine.errors import NotSuggested
from engine.lexicon import find_data
from engine.shipped import Shipped
from engine.solver.vocabulary import check_vocabulary
from engine.solver.words import Words
from engine.words import Word, parse


@dataclass(frozen=True)
class Opener:
    """What is known of one first guess.

    A tree that begins with it needs `total` guesses for all answers together, and none that
    begins with it needs fewer than `least`.
    """

    guess: Word
    total: int
    least: int

    @property
    def exact(self) -> bool:
        """Whether `total` is proven to be the least."""
        return self.total == self.least


@dataclass(frozen=True)
class OpenerRank:
    """A first guess beside the others: after it a game takes `mean` guesses on average.

    Its `place` among `of` of them counts from 1; equals share one.
    """

    mean: float
    place: int
    of: int


@dataclass(frozen=True, repr=False)
class OpenerTable:
    """What every first guess is worth where each of so many `answers` is as likely as the others.

    `found` holds them by guess. Its words are those that may be suggested: no crude ones.
    """

    answers: int
    found: Mapping[Word, Opener]

    def __repr__(self) -> str:
        return f"<{write_count(len(self.found), 'opener')}, the best {self.ranked[0].guess!r}>"

    @cached_property
    def ranked(self) -> tuple[Opener, ...]:
        """All of them, the best first, equals by the alphabet."""
        return tuple(sorted(self.found.values(), key=lambda one: (one.total, one.guess)))

    def find(self, guess: str) -> Opener:
        """Return what is known of a guess; raises `NotSuggested`, or `ForeignLetter`."""
        word = parse(check_kind("guess", guess, str, "a word"))
        if found := self.found.get(word):
            return found
        raise NotSuggested(word, guess)

    def judge(self, opener: Opener) -> OpenerRank:
        """Return what an opener is worth beside the others."""
        check_kind("opener", opener, Opener, "an Opener, as `find` returns it,")
        place = 1 + bisect_left(self.ranked, opener.total, key=lambda one: one.total)
        return OpenerRank(opener.total / self.answers, place, len(self.ranked))


def find_openers(words: Words) -> OpenerTable | None:
    """Return the table for a shipped list, or None where there is none; raises `FileDamaged`.

    >>> openers = find_openers(Words.load())
    >>> slate = openers.find("slate")
    >>> slate.total, slate.exact, openers.judge(slate).place
    (8430, True, 1)
    """
    check_vocabulary(words)
    return load_table(words.language, words.length) if words.language else None


@cache
def load_table(language: str, length: int) -> OpenerTable | None:
    """Return the shipped table of a language, or None where there is none; raises `FileDamaged`."""
    shipped, name = Shipped(find_data()), name_table(language, length)
    if not shipped.names(name):
        return None
    return _read_lines(shipped.read(name).decode())


def name_table(language: str, length: int) -> str:
    """Return where the table of a language is, or would be, in the folder of the data."""
    return f"{language}/openers-{length}.tsv"


def read_openers(path: Path) -> OpenerTable:
    """Read a table: the number of answers, then a line of tabs for each guess."""
    return _read_lines(path.read_text("utf-8"))


def _read_lines(text: str) -> OpenerTable:
    answers, *lines = text.splitlines()
    rows = (line.split("\t") for line in lines)
    found = {
        Word(guess): Opener(Word(guess), int(total), int(least)) for guess, total, least in rows
    }
    return OpenerTable(int(answers), MappingProxyType(found))


def write_openers(table: OpenerTable, path: Path) -> None:
    """Write a table as `read_openers` reads it."""
    rows = (f"{one.guess}\t{one.total}\t{one.least}" for _, one in sorted(table.found.items()))
    path.write_text("\n".join([str(table.answers), *rows, ""]), "utf-8", newline="\n")
