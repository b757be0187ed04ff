"""The languages beside English: which words each has, and which our own games may hide."""

from __future__ import annotations

import json
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from data.build.forms import READERS
from data.build.hands import hand
from data.build.hunspell import Form
from data.build.sources import zipf
from engine.errors import Unreadable
from engine.words import ALPHABETS, Word, parse

SPELT = range(3, 9)
"""Characters of a spelling that may fold to 4 to 7 letters: ``ß`` and ``œ`` are two."""

ENGLISH_BY = 1.0
"""A word that is this much commoner in English is taken for a foreign one."""

UNHEADED_BY = 1.5
"""A word without an entry in our dictionaries, such as a name, counts as this much rarer."""

LEAST_FOR_ANSWERS = 3_500


@dataclass(frozen=True)
class Language:
    """How to choose the answers of a language; `least` is the Zipf frequency they must have.

    Where the sources are `flat` they list inflected forms like headwords, and only the
    lemmatizer tells them apart. Answers of `more` lengths than five must be commoner.
    """

    code: str
    least: float = 3.0
    flat: bool = False
    more: tuple[int, ...] = ()
    least_of_more: float = 3.3

    @property
    def lengths(self) -> tuple[int, ...]:
        return tuple(sorted({5, *self.more}))

    def least_for(self, length: int) -> float:
        """The frequency that an answer of so many letters must have."""
        return self.least if length == 5 else self.least_of_more


LANGUAGES = (
    Language("de", least=2.0, more=(4, 6, 7), least_of_more=3.6),
    Language("el", least=2.6, flat=True, more=(4, 6, 7), least_of_more=3.4),
    Language("es", least=2.8, more=(4, 6, 7), least_of_more=3.5),
    Language("fr", least=2.8, more=(4, 6, 7), least_of_more=3.4),
    Language("id", least=3.25, more=(4, 6, 7), least_of_more=3.6),
    Language("it", least=2.2, more=(4, 6, 7), least_of_more=3.1),
    Language("nl", least=2.0, flat=True, more=(4, 6, 7), least_of_more=3.5),
    Language("pl", least=2.3, flat=True, more=(4, 6, 7), least_of_more=3.6),
    Language("pt", least=2.0, more=(4, 6, 7), least_of_more=3.5),
    Language("sv", least=2.6, more=(4, 6, 7)),
    Language("tr", least=3.4, flat=True, more=(4, 6, 7), least_of_more=4.0),
    Language("uk", least=2.65, more=(4, 6, 7), least_of_more=3.6),
)


class Words:
    """The words of a language by what the sources say of them."""

    def __init__(self, language: Language, cache: Path) -> None:
        self.code = language.code
        self._language = language
        self._cache = cache
        self._alphabet = ALPHABETS[language.code]
        self._stems: dict[Word, set[str]] = defaultdict(set)
        self._spellings: dict[Word, set[str]] = defaultdict(set)
        for form in self._forms():
            if (word := self._read(form.spelling)) is not None:
                self._stems[word].add(form.headword)
                self._spellings[word].add(form.spelling)

    def rows(self, length: int) -> Iterator[tuple[Word, int, bool, str]]:
        """Every allowed word, its weight, whether it may be hidden, and how it is spelt.

        The spelling is empty for words that are not hidden, or spelt just so.
        """
        for word in sorted(word for word in self._spellings if len(word) == length):
            hidden = self.may_be_hidden(word)
            plain = self._alphabet.write(word)
            spelling = self.spelling(word) if hidden else plain
            written = "" if spelling == plain else spelling
            unheaded = UNHEADED_BY if self._stems[word] == {""} else 0.0
            yield word, weight(self.zipf(word) - unheaded, hidden=hidden), hidden, written

    def may_be_hidden(self, word: Word) -> bool:
        """Whether `word` is common, plain, and fit for a group."""
        unfit = word in self.slurs or word in self.crude or word in self._hand("not_answers")
        common = self.zipf(word) >= self._language.least_for(len(word))
        return not unfit and common and not self._foreign(word) and bool(self._headwords(word))

    def zipf(self, word: Word) -> float:
        """How frequent the commonest spelling of `word` is."""
        return zipf(self.spelling(word), self.code)

    def spelling(self, word: Word) -> str:
        """The commonest spelling of `word`; a headword's goes before those of forms."""
        spelt = self._spellings[word]
        if len(spelt) > 1:  # to ask for lemmas is slow
            spelt = self._headwords(word) or spelt
        return max(sorted(spelt), key=lambda spelling: zipf(spelling, self.code))

    @cached_property
    def slurs(self) -> frozenset[Word]:
        return self._with_forms(hand(f"{self.code}/slurs"))

    @cached_property
    def crude(self) -> frozenset[Word]:
        path = self._cache / "naughty-words" / "package" / f"{self.code}.json"
        listed = json.loads(path.read_text("utf-8")) if path.is_file() else []
        single = {text.lower() for text in listed if text.isalpha()}
        found = self._with_forms(hand(f"{self.code}/crude") | single)
        return found - self.slurs - self._hand("harmless")

    def _with_forms(self, texts: Iterable[str]) -> frozenset[Word]:
        """The words that are spelt as one of `texts`, or have it as their headword."""
        found = {word for text in texts if (word := self._read(text)) is not None}
        stems = {spelling for word in found for spelling in self._spellings.get(word, ())}
        stems.update(texts)
        return frozenset(word for word, of in self._stems.items() if word in found or of & stems)

    @cache  # noqa: B019 - a build is short
    def _hand(self, name: str) -> frozenset[Word]:
        return frozenset(parse(word, self._alphabet) for word in hand(f"{self.code}/{name}"))

    @cache  # noqa: B019 - a build is short
    def _headwords(self, word: Word) -> frozenset[str]:
        return frozenset(
            spelling
            for spelling in self._spellings[word]
            if (self._language.flat or spelling in self._stems[word])
            and lemma(spelling, self.code).lower() == spelling
        )

    def _foreign(self, word: Word) -> bool:
        return zipf(word, "en") >= self.zipf(word) + ENGLISH_BY

    def _read(self, spelling: str) -> Word | None:
        try:
            return parse(spelling, self._alphabet) if spelling.isalpha() else None
        except Unreadable:
            return None

    def _forms(self) -> Iterator[Form]:
        for read in READERS[self.code]:
            yield from read(self._cache, SPELT)
        for spelling in hand(f"{self.code}/more"):
            yield Form(spelling, spelling)


def weight(frequency: float, *, hidden: bool) -> int:
    """From 1 to 10,000: how likely somebody's puzzle hides a word of this Zipf frequency."""
    likely = 10_000 / (1 + math.exp(-1.5 * (frequency - (2.5 if hidden else 5.5))))
    return max(round(likely), LEAST_FOR_ANSWERS if hidden else 1)


def lemma(spelling: str, code: str) -> str:
    """The headword of a form, as simplemma's lists have it."""
    import simplemma  # pyright: ignore - only who builds needs it

    return str(simplemma.lemmatize(spelling, lang=code))
