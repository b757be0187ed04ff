"""Which words may be guessed, and which our own games may hide."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from data.build import scowl, wordnet

LENGTHS = range(4, 9)
COMMON = 50
PLAIN = 35
NOT_A_NAME = 40
RAREST = 2.3
HAND = Path(__file__).parent / "hand"

_STEM_LEVEL = 60


@dataclass(frozen=True)
class English:
    """What the sources say of the language."""

    levels: dict[str, int]
    names: set[str]
    lemmas: set[str]
    offensive: set[str]

    @classmethod
    def read(cls, cache: Path) -> English:
        levels = scowl.words(cache / "scowl")
        for word in hand("modern"):
            levels.setdefault(word, COMMON)
        return cls(
            levels=levels,
            names=scowl.names(cache / "scowl"),
            lemmas=wordnet.lemmas(cache / "wordnet"),
            offensive=_with_forms(_listed(cache) | hand("deny"), levels),
        )

    def allowed(self) -> list[str]:
        """Every word that may be guessed, sorted."""
        return sorted(word for word in self.levels if len(word) in LENGTHS)

    def may_be_hidden(self, word: str, zipf: float) -> bool:
        """Whether `word` is common, plain and fit for a group."""
        fit = word not in self.offensive and word not in hand("not_answers")
        return fit and (word in hand("answers") or self._plain(word, zipf))

    def _plain(self, word: str, zipf: float) -> bool:
        level = self.levels[word]
        return (
            level <= COMMON
            and zipf >= RAREST
            and not self.inflected(word)
            and not (word in self.names and level > NOT_A_NAME)
            and (level <= PLAIN or word in self.lemmas)
        )

    def inflected(self, word: str) -> bool:
        """Whether `word` is a plain -s, -ed or -ing form of a known word (-ied is kept)."""
        return any(self._known(stem) for stem in stems(word))

    def _known(self, stem: str) -> bool:
        return len(stem) > 2 and self.levels.get(stem, 99) <= _STEM_LEVEL


def stems(word: str) -> list[str]:
    """What `word` may be inflected from."""
    found: list[str] = []
    if word.endswith("s") and not word.endswith("ss"):
        found += [word[:-1]]
        if word.endswith("es"):
            found += [word[:-2]]
        if word.endswith("ies"):
            found += [word[:-3] + "y"]
        if word.endswith("ves"):
            found += [word[:-3] + "f", word[:-3] + "fe"]
    for ending in ("ed", "ing"):
        if word.endswith(ending) and not word.endswith("ied"):
            base = word[: -len(ending)]
            found += [base, base + "e"]
            if re.search(r"([^aeiou])\1$", base):
                found += [base[:-1]]
    return found


@cache
def hand(name: str) -> frozenset[str]:
    """A hand-written list; what follows ``#`` is a comment."""
    lines = (HAND / f"{name}.txt").read_text("utf-8").splitlines()
    return frozenset(word for line in lines for word in line.split("#")[0].split())


def _listed(cache: Path) -> set[str]:
    naughty = set(json.loads((cache / "naughty-words/package/en.json").read_text("utf-8")))
    cuss = (cache / "cuss/package/index.js").read_text("utf-8")
    surest = set(re.findall(r"^  '?([a-z]+)'?: 2,", cuss, flags=re.MULTILINE))
    return (naughty | surest) - hand("harmless")


def _with_forms(offensive: set[str], words: Iterable[str]) -> set[str]:
    forms = {word for word in words if not offensive.isdisjoint(stems(word))}
    return offensive | (forms - hand("harmless"))
