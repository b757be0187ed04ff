"""Word lists at rest: what may be guessed, what our games may hide, what is likely."""

from __future__ import annotations

import gzip
import json
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice, takewhile
from pathlib import Path

from engine.errors import UnknownLexicon
from engine.words import ALPHABETS, ENGLISH, Alphabet, Word, parse

_PLACES = (Path(__file__).parent / "data", Path(__file__).parent.parent / "data")
"""Inside an installed package, or beside it in a checkout."""

CUSTOM = "custom"
"""The language and version of a lexicon that was made of plain lists."""

COMMON_WEIGHT = 10_000
"""The weight of a word that is certain to be in use as an answer."""


@dataclass(frozen=True)
class Lexicon:
    """The words of one language and length.

    `weights` maps every allowed word, in sorted order, to the likelihood that somebody's
    puzzle hides it (1 to 10,000). `answers` are the words our own games may hide, sorted.
    `denied` are allowed words that are never hidden nor suggested.
    """

    language: str
    length: int
    alphabet: Alphabet
    version: str
    weights: Mapping[Word, int] = field(repr=False)
    answers: tuple[Word, ...] = field(repr=False)
    denied: frozenset[Word] = field(default=frozenset(), repr=False)

    @cached_property
    def allowed(self) -> tuple[Word, ...]:
        """Every word that may be guessed, sorted."""
        return tuple(self.weights)

    @property
    def shipped(self) -> bool:
        """Whether this is a list of ours, as opposed to one made of files."""
        return self.version != CUSTOM

    def __contains__(self, word: object) -> bool:
        return word in self.weights

    def parse(self, text: str) -> Word:
        """Return `text` as a word of this length; raises `ForeignLetter` or `WrongLength`."""
        return parse(text, self.alphabet, self.length)

    def starting_with(self, prefix: str, limit: int) -> list[Word]:
        """At most `limit` allowed words that begin with `prefix`, likely ones first."""
        start = bisect_left(self.allowed, prefix)
        words = takewhile(lambda word: word.startswith(prefix), islice(self.allowed, start, None))
        shown = (word for word in words if word not in self.denied)
        return sorted(shown, key=lambda word: -self.weights[word])[:limit]


def load(language: str = "en", length: int = 5, folder: Path | None = None) -> Lexicon:
    """Read the shipped lexicon (about 10 ms); raises `UnknownLexicon`."""
    folder = folder or data_folder()
    path = folder / language / f"words-{length}.tsv"
    if language not in ALPHABETS or not path.is_file():
        raise UnknownLexicon(language, length)
    weights: dict[Word, int] = {}
    answers: list[Word] = []
    for line in path.read_text("utf-8").splitlines():
        word, weight, answer = line.split("\t")
        weights[Word(word)] = int(weight)
        if answer == "1":
            answers.append(Word(word))
    denied = frozenset(
        word for word in read_words(folder / language / "deny.txt") if word in weights
    )
    version = json.loads((folder / "manifest.json").read_text("utf-8"))["version"]
    return Lexicon(language, length, ALPHABETS[language], version, weights, tuple(answers), denied)


def from_words(
    allowed: Iterable[Word], answers: Iterable[Word], alphabet: Alphabet = ENGLISH
) -> Lexicon:
    """Return a lexicon of plain lists; every answer is allowed and weighs the same.

    An allowed word that is no answer weighs 1. Raises ValueError if there are no words or
    their lengths differ.
    """
    hidden = set(answers)
    words = sorted(hidden.union(allowed))
    lengths = {len(word) for word in words}
    if len(lengths) != 1:
        raise ValueError(f"words of one length expected, found lengths {sorted(lengths)}")
    weights = {word: COMMON_WEIGHT if word in hidden else 1 for word in words}
    return Lexicon(CUSTOM, lengths.pop(), alphabet, CUSTOM, weights, tuple(sorted(hidden)))


def read_words(path: Path) -> list[Word]:
    """Read one word a line; blank lines and lines that begin with ``#`` are skipped."""
    text = unicodedata.normalize("NFKC", path.read_text("utf-8-sig")).lower()
    lines = (line.strip() for line in text.splitlines())
    return [Word(line) for line in lines if line and not line.startswith("#")]


def definitions(language: str = "en", folder: Path | None = None) -> dict[str, str]:
    """Read the short dictionary shown when a game ends; empty where a language has none."""
    path = (folder or data_folder()) / language / "definitions.tsv.gz"
    if not path.is_file():
        return {}
    lines = gzip.decompress(path.read_bytes()).decode("utf-8").splitlines()
    return dict(line.split("\t", 1) for line in lines)  # type: ignore[misc]


def data_folder() -> Path:
    """Return the folder of the shipped word lists."""
    return next(place for place in _PLACES if (place / "manifest.json").is_file())
