"""WordNet: which words have a meaning of their own, and what it is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

PARTS = {"noun": "n", "verb": "v", "adj": "adj", "adv": "adv"}
_TYPES = {"1": "noun", "2": "verb", "3": "adj", "4": "adv", "5": "adj"}
_FILES = {"n": "noun", "v": "verb", "a": "adj", "r": "adv"}

USAGES = {"slang", "ethnic_slur", "disparagement", "obscenity", "dirty_word", "street_name"}
"""Marks of senses that are left out."""

UNFIT = re.compile(
    r"\b(bi|homo|hetero)?(sexual|intercourse|genital|prostitut|whore|semen|penis|vagina|buttock|"
    r"urinat|defecat|offensive|derogat|disparag|vulgar|obscen|slang|ethnic slur|copulat|erotic|"
    r"brothel|virile|adulter|retard|aphrodis|promiscu|lewd|lust\b|masturbat|lesbian|marijuana|"
    r"cocaine|heroin\b|murder|suicide|negro|breasts|castrat|nipple|scrotum|feces|excrement)",
    re.IGNORECASE,
)
"""What a definition for a family says nothing of."""

_SECONDARY = re.compile(
    r"[\w ,-]*\b(flesh|wood|fur|pelt|wool) (of|from)\b|.* will hold$|"
    r"(an )?(informal|archaic|obsolete|alternative) (terms?|names?)\b|"
    r"an? (worker|workman|laborer) (who|employed)"
)
"""Trout is first a fish, and then its flesh."""

ENDINGS = {
    "noun": (("s", ""), ("ses", "s"), ("xes", "x"), ("ches", "ch"), ("shes", "sh"), ("ies", "y")),
    "verb": (("ies", "y"), ("ied", "y"), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e")),
    "adj": (("ier", "y"), ("iest", "y"), ("er", "e"), ("est", "e"), ("er", ""), ("est", "")),
    "adv": (),
}
"""How regular forms are made: what is taken off, and what is put instead."""


@dataclass(frozen=True)
class Sense:
    """One meaning of a word; `tagged` says how often WordNet's own texts use it."""

    part: str
    number: int
    gloss: str
    tagged: int
    name: bool
    fit: bool


@dataclass(frozen=True)
class WordNet:
    """The dictionary in `folder`, read when first asked for."""

    folder: Path

    @cached_property
    def lemmas(self) -> set[str]:
        """Every single-word entry."""
        return {
            lemma
            for part in PARTS
            for lemma in self._index[part]
            if lemma.isalpha() and lemma.isascii()
        }

    def senses(self, word: str) -> list[Sense]:
        """The fit senses of a word: names last, the most used first, secondary ones late."""
        found = [
            self._sense(word, part, number, offset)
            for part in PARTS
            for number, offset in enumerate(self._index[part].get(word, ()), 1)
        ]
        return sorted((s for s in found if s.fit), key=_order)

    def base(self, word: str) -> tuple[str, str] | None:
        """The part of speech of an inflected form, and what it is inflected from."""
        for part in PARTS:
            if word in self._irregular[part]:
                return part, self._irregular[part][word]
        return next(((part, base) for part, base in self._regular(word)), None)

    def _regular(self, word: str) -> Iterator[tuple[str, str]]:
        for part in ("adj", "verb", "noun"):
            for ending, instead in ENDINGS[part]:
                stem = word.removesuffix(ending)
                doubled = stem[:-1] if len(stem) > 3 and stem[-1] == stem[-2] else stem
                for base in (stem + instead, doubled):
                    if stem != word and base in self._index[part]:
                        yield part, base

    def _sense(self, word: str, part: str, number: int, offset: int) -> Sense:
        content = self._data[part]
        line = content[offset : content.index(b"\n", offset)].decode("utf-8")
        facts, gloss = line.split(" | ", 1)
        fields = facts.split()
        # adjectives carry their position: lonely(a)
        name = not any(field.partition("(")[0] == word for field in fields)
        fit = not UNFIT.search(gloss.split('; "')[0]) and USAGES.isdisjoint(self._usages(fields))
        tagged = self._tags.get((word, part, number), 0)
        return Sense(part, number, _plain(gloss), tagged, name, fit)

    def _usages(self, fields: list[str]) -> Iterator[str]:
        for at, field in enumerate(fields):
            if field == ";u":
                content, offset = self._data[_FILES[fields[at + 2]]], int(fields[at + 1])
                yield content[offset:].split(None, 5)[4].decode()

    @cached_property
    def _index(self) -> dict[str, dict[str, list[int]]]:
        """Where the senses of each lemma stand in the data."""
        return {part: dict(self._entries(part)) for part in PARTS}

    def _entries(self, part: str) -> Iterator[tuple[str, list[int]]]:
        for line in (self.folder / f"index.{part}").read_text("utf-8").splitlines():
            if not line.startswith(" "):
                fields = line.split()
                yield fields[0], [int(at) for at in fields[-int(fields[2]) :]]

    @cached_property
    def _data(self) -> dict[str, bytes]:
        return {part: (self.folder / f"data.{part}").read_bytes() for part in PARTS}

    @cached_property
    def _irregular(self) -> dict[str, dict[str, str]]:
        lines = {part: (self.folder / f"{part}.exc").read_text().splitlines() for part in PARTS}
        return {
            part: {fields[0]: fields[1] for fields in map(str.split, lines[part]) if fields[1:]}
            for part in PARTS
        }

    @cached_property
    def _tags(self) -> dict[tuple[str, str, int], int]:
        counts: dict[tuple[str, str, int], int] = {}
        for line in (self.folder / "cntlist.rev").read_text("utf-8").splitlines():
            key, number, count = line.split()
            lemma, place = key.split("%")
            counts[lemma, _TYPES[place[0]], int(number)] = int(count)
        return counts


def _order(sense: Sense) -> tuple[bool, int, bool]:
    return sense.name, -sense.tagged, bool(_SECONDARY.match(sense.gloss))


def _plain(gloss: str) -> str:
    """The meaning alone: no examples, and no remark in brackets before it."""
    meaning = gloss.split('; "', 1)[0].strip()
    return re.sub(r"^\([^)]*\) *", "", meaning) or meaning
