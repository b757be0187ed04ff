"""Every word of a Hunspell dictionary: its headwords, and what its affixes make of them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Container, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Form:
    """A spelling, and the headword it is a form of."""

    spelling: str
    headword: str


@dataclass(frozen=True)
class Affix:
    """One line of the affix file: take `strip` off where `fits`, put `add` on."""

    strip: str
    add: str
    fits: re.Pattern[str]
    crosses: bool
    further: tuple[str, ...]


class Hunspell:
    """A pair of ``.aff`` and ``.dic`` files in UTF-8, whose path lacks its ending."""

    def __init__(self, stem: Path) -> None:
        self._flags = "char"
        self._bare: set[str] = set()
        self._hidden: set[str] = set()
        self._affixes: dict[str, dict[str, list[Affix]]] = {
            "PFX": defaultdict(list),
            "SFX": defaultdict(list),
        }
        self._read_affixes(stem.with_suffix(".aff").read_text("utf-8-sig"))
        self._entries = stem.with_suffix(".dic").read_text("utf-8-sig").splitlines()[1:]

    def forms(self, lengths: Container[int]) -> Iterator[Form]:
        """Yield the forms of about so many characters, some more than once."""
        for entry in self._entries:
            headword, _, packed = re.split(r"[\t ]", entry)[0].partition("/")
            flags = self._split(packed)
            if headword and not self._hidden.intersection(flags):
                for spelling in self._inflect(headword, flags):
                    if len(spelling) in lengths:
                        yield Form(spelling, headword)

    def _inflect(self, word: str, flags: tuple[str, ...]) -> Iterator[str]:
        if not self._bare.intersection(flags):
            yield word
        before = [affix for flag in flags for affix in self._affixes["PFX"].get(flag, ())]
        for affix in before:
            if affix.fits.search(word):
                yield affix.add + word[len(affix.strip) :]
        for made, crosses in self._suffixed(word, flags, depth=2):
            yield made
            for affix in before if crosses else ():
                if affix.crosses and affix.fits.search(made):
                    yield affix.add + made[len(affix.strip) :]

    def _suffixed(
        self, word: str, flags: tuple[str, ...], depth: int
    ) -> Iterator[tuple[str, bool]]:
        for flag in flags:
            for affix in self._affixes["SFX"].get(flag, ()):
                hidden = self._hidden.intersection(affix.further)
                if not hidden and word.endswith(affix.strip) and affix.fits.search(word):
                    made = word[: len(word) - len(affix.strip)] + affix.add
                    yield made, affix.crosses
                    if affix.further and depth > 1:
                        yield from self._suffixed(made, affix.further, depth - 1)

    def _read_affixes(self, text: str) -> None:
        crosses: dict[tuple[str, str], bool] = {}
        for line in text.splitlines():
            match line.split():
                case ["FLAG", kind, *_]:
                    self._flags = kind
                case ["NEEDAFFIX", flag]:
                    self._bare.add(flag)
                case ["FORBIDDENWORD" | "ONLYINCOMPOUND" | "CIRCUMFIX", flag]:
                    self._hidden.add(flag)
                case ["PFX" | "SFX" as kind, flag, "Y" | "N" as cross, number, *_] if (
                    number.isdecimal()
                ):
                    crosses[kind, flag] = cross == "Y"
                case ["PFX" | "SFX" as kind, flag, strip, add, *rest]:
                    condition = rest[0] if rest else "."
                    added, _, further = add.partition("/")
                    self._affixes[kind][flag].append(
                        Affix(
                            "" if strip == "0" else strip,
                            "" if added == "0" else added,
                            _condition(condition, kind),
                            crosses[kind, flag],
                            self._split(further),
                        )
                    )
                case _:
                    pass

    def _split(self, packed: str) -> tuple[str, ...]:
        if self._flags == "num":
            return tuple(filter(None, packed.split(",")))
        if self._flags == "long":
            return tuple(packed[at : at + 2] for at in range(0, len(packed), 2))
        return tuple(packed)


@cache
def _condition(text: str, kind: str) -> re.Pattern[str]:
    return re.compile(f"^{text}" if kind == "PFX" else f"{text}$")
