"""Which words may be guessed, and which our own games may hide."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path

from data.build import offence, scowl
from data.build.hands import hand
from data.build.wordnet import read_entries

LENGTHS = range(4, 9)
COMMON = 50
PLAIN = 35
NOT_A_NAME = 40
RAREST = 2.3

_STEM_LEVEL = 60

LONGEST_COMPARED = 5
"""Up to so many letters comparatives are answers too; of longer words there are enough others."""


@dataclass(frozen=True)
class English:
    """What the sources say of the language."""

    levels: dict[str, int]
    names: set[str]
    entries: set[str]
    """The words with an entry in WordNet."""
    slurs: frozenset[str]
    crude: frozenset[str]
    american: frozenset[str]
    """What only Americans spell so."""
    british: frozenset[str]
    """What only the British spell so, or say."""
    variants: frozenset[str]
    """What no dialect spells so by preference."""

    @classmethod
    def read(cls, cache: Path) -> English:
        levels = scowl.words(cache / "scowl")
        for word in hand("modern"):
            levels.setdefault(word, COMMON)
        allowed = [word for word in levels if len(word) in LENGTHS]
        spelt_by = partial(scowl.spelt_by, cache / "scowl")
        shared = spelt_by("english") | hand("both")
        american = spelt_by("american")
        british = spelt_by("british", "british_z")
        abroad = spelt_by("canadian", "australian")
        return cls(
            levels=levels,
            names=scowl.names(cache / "scowl"),
            entries=read_entries(cache / "wordnet/usr/share/wordnet"),
            slurs=offence.slurs(allowed),
            crude=offence.crude(cache, allowed),
            american=frozenset(american - british - shared),
            variants=frozenset(levels.keys() - shared - american - british - abroad)
            - hand("modern"),
            british=frozenset((british | abroad) - american - shared) | hand("british"),
        )

    def allowed(self) -> list[str]:
        """Every word that may be guessed, sorted."""
        return sorted(word for word in self.levels if len(word) in LENGTHS)

    @cached_property
    def unfit(self) -> frozenset[str]:
        """What is never hidden for what it means."""
        return self.slurs | self.crude | offence.with_forms(hand("unkind"), self.levels)

    def may_be_hidden(self, word: str, zipf: float) -> bool:
        """Whether `word` is common, plain and fit for a group."""
        fit = word not in self.unfit and word not in hand("not_answers")
        return fit and (word in hand("answers") or self.is_plain(word, zipf))

    def hidden_by(self, word: str, zipf: float) -> str:
        """Who hides `word`: 0 nobody, a only Americans, b only the British, 1 everybody."""
        if not self.may_be_hidden(word, zipf):
            return "0"
        return "a" if word in self.american else "b" if word in self.british else "1"

    def is_plain(self, word: str, zipf: float) -> bool:
        """Whether `word` is common and no odd form, whatever it means."""
        level = self.levels[word]
        return (
            level <= COMMON
            and zipf >= RAREST
            and not self.inflected(word)
            and not self._compared(word)
            and not (word in self.names and level > NOT_A_NAME)
            and (level <= PLAIN or word in self.entries)
        )

    def inflected(self, word: str) -> bool:
        """Whether `word` is a plain -s, -ed or -ing form of a known word (-ied is kept)."""
        return any(self._known(stem) for stem in stems(word))

    def _compared(self, word: str) -> bool:
        """Whether a longer `word` is a comparative or an -ied form without an entry: littler."""
        if len(word) <= LONGEST_COMPARED or word in self.entries:
            return False
        bases = [word.removesuffix(ending) for ending in ("er", "est", "ied")]
        return any(
            self._known(stem)
            for base in bases
            if base != word
            for stem in (base, f"{base}e", f"{base}y", f"{base[:-1]}y", base[:-1])
        )

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
