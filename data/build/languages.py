"""The languages beside English: which words each has, and which our own games may hide."""

from __future__ import annotations

import csv
import json
import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from itertools import islice
from pathlib import Path

from data.build.hands import hand
from data.build.hunspell import Form, Hunspell
from data.build.sources import zipf
from engine.errors import Unreadable
from engine.words import KNOWN_ALPHABETS, Word, parse

LENGTH = 5

SPELT = range(LENGTH - 1, LENGTH + 2)
"""Characters of a spelling that may fold to so many letters: ``ß`` and ``œ`` are two."""

ENGLISH_BY = 1.0
"""A word that is so much commoner in English was borrowed for a headline, not for a game."""

LEAST_FOR_ANSWERS = 3_500


@dataclass(frozen=True)
class Language:
    """How to choose the answers of a language; `least` is the Zipf frequency they must have.

    Where the dictionary is `flat` it lists inflected forms like headwords, and only the
    lemmatizer tells them apart.
    """

    code: str
    least: float = 3.0
    flat: bool = False

    @property
    def dictionary(self) -> str:
        return f"dictionary-{self.code}"


PLAIN_NOUNS = frozenset({"Substantiv", "Adjektiv", "adjektivische Deklination"})
"""How german-nouns marks what is no name, no abbreviation and no phrase."""

LANGUAGES = (
    Language("de", least=2.7),
    Language("el", least=2.6, flat=True),
    Language("es", least=2.8),
    Language("fr", least=2.8),
    Language("nl", least=2.7, flat=True),
    Language("pl", least=3.0, flat=True),
    Language("pt", least=2.6),
    Language("tr", least=3.4, flat=True),
)


class Words:
    """The words of a language by what the sources say of them."""

    def __init__(self, language: Language, cache: Path) -> None:
        self.code = language.code
        self._language = language
        self._cache = cache
        self._alphabet = KNOWN_ALPHABETS[language.code]
        self._stems: dict[Word, set[str]] = defaultdict(set)
        self._spellings: dict[Word, set[str]] = defaultdict(set)
        for form in self._forms():
            if (word := self._read(form.spelling)) is not None:
                self._stems[word].add(form.headword)
                self._spellings[word].add(form.spelling)

    def rows(self) -> Iterator[tuple[Word, int, bool, str]]:
        """Every allowed word, its weight, whether it may be hidden, and how it is spelt.

        The spelling is empty for words that are not hidden, or spelt just so.
        """
        for word in sorted(self._spellings):
            hidden = self.may_be_hidden(word)
            plain = self._alphabet.write(word)
            spelling = self.spelling(word) if hidden else plain
            written = "" if spelling == plain else spelling
            yield word, weight(self.zipf(word), hidden=hidden), hidden, written

    def may_be_hidden(self, word: Word) -> bool:
        """Whether `word` is common, plain, and fit for a group."""
        unfit = word in self.slurs or word in self.crude or word in self._hand("not_answers")
        common = self.zipf(word) >= self._language.least
        return not unfit and common and not self._foreign(word) and bool(self._headwords(word))

    def zipf(self, word: Word) -> float:
        """How frequent the commonest spelling of `word` is."""
        return zipf(self.spelling(word), self.code)

    def spelling(self, word: Word) -> str:
        """The commonest spelling of `word`; a headword's goes before those of forms."""
        spelt = sorted(self._headwords(word) or self._spellings[word])
        return max(spelt, key=lambda spelling: zipf(spelling, self.code))

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
            return parse(spelling, self._alphabet, LENGTH) if spelling.isalpha() else None
        except Unreadable:
            return None

    def _forms(self) -> Iterator[Form]:
        forms = Hunspell(self._cache / self._language.dictionary / "package").forms(SPELT)
        lower = (form for form in forms if form.spelling.islower())
        if self.code != "de":
            return lower
        return _german(lower)


def weight(frequency: float, *, hidden: bool) -> int:
    """From 1 to 10,000: how likely somebody's puzzle hides a word of this Zipf frequency."""
    likely = 10_000 / (1 + math.exp(-1.5 * (frequency - (2.5 if hidden else 5.5))))
    return max(round(likely), LEAST_FOR_ANSWERS if hidden else 1)


def lemma(spelling: str, code: str) -> str:
    """The headword of a form, as simplemma's lists have it."""
    import simplemma  # pyright: ignore - only who builds needs it

    return str(simplemma.lemmatize(spelling, lang=code))


def _german(lower: Iterable[Form]) -> Iterator[Form]:
    """Nouns from german-nouns, with their forms; of other words those that wordfreq lists.

    The dictionary only confirms these: its licence does not fit a list of its own words.
    """
    from wordfreq import iter_wordlist  # pyright: ignore

    nouns = csv.reader((files("german_nouns") / "nouns.csv").read_text("utf-8").splitlines())
    for lemma_, kind, *forms in islice(nouns, 1, None):
        if lemma_[1:].islower() and PLAIN_NOUNS.issuperset(kind.split(",")):
            for form in {lemma_, *forms[5:]}:
                if form.istitle() and len(form) in SPELT:
                    yield Form(form.lower(), lemma_.lower())
    used = {str(word) for word in iter_wordlist("de", "best")}
    for form in lower:
        if form.spelling in used:
            yield form
