"""The languages beside English: which words each has, and which our own games may hide."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from data.build.entries import read_adjectives, read_entries
from data.build.forms import READERS
from data.build.hands import hand
from data.build.hunspell import Form
from data.build.lemmas import is_known, lemma
from data.build.likelihood import FORM, PLAIN, RARE, likelihood
from data.build.sources import zipf
from engine.errors import Unreadable
from engine.words import ALPHABETS, Word, parse

SPELT = range(3, 9)
"""Characters of a spelling that may fold to 4 to 7 letters: ``ß`` and ``œ`` are two."""

ENGLISH_BY = 1.0
"""A word that is this much commoner in English is taken for a foreign one."""

COMMON = 4.0
"""A headword of this frequency is at home in its language, however common it is in English."""

UNHEADED_BY = 1.5
"""A word without an entry in our dictionaries, such as a name, counts as this much rarer."""

LEAST_FOR_ANSWERS = 3_500

_OF_NATIONAL_GAMES = 5
"""Letters of the words that national games hide, and so of those whose forms people expect."""


@dataclass(frozen=True)
class Language:
    """How to choose the answers of a language; `least` is the Zipf frequency they must have.

    Where the sources are `flat` they list headwords as forms, or forms as headwords, and a
    lemmatizer has to tell them apart. Answers of `more` lengths than five must be commoner.
    Common forms of five letters that have one of the `endings` instead of a headword's are answers
    where people expect them to be: -a instead of -o. Headwords that wordfreq has never met count
    as `uncounted`.
    """

    code: str
    least: float = 3.0
    flat: bool = False
    endings: tuple[tuple[str, str], ...] = ()
    least_of_forms: float = 3.0
    uncounted: float = 0.0
    more: tuple[int, ...] = ()
    least_of_more: float = 3.3

    @property
    def lengths(self) -> tuple[int, ...]:
        return tuple(sorted({5, *self.more}))

    def least_for(self, length: int) -> float:
        """The frequency that an answer of so many letters must have."""
        return self.least if length == 5 else self.least_of_more


_SPANISH = (("a", "o"),)
_PORTUGUESE = (("s", ""), ("es", ""), ("ões", "ão"), ("a", "o"), ("as", "o"))

LANGUAGES = (
    Language("de", least=2.7, more=(4, 6, 7)),
    Language("el", least=2.6, flat=True, more=(4, 6, 7)),
    Language("es", least=2.5, flat=True, endings=_SPANISH, more=(4, 6, 7)),
    Language("fr", least=2.7, more=(4, 6, 7)),
    Language("id", least=3.0, flat=True, more=(4, 6, 7), least_of_more=3.3, uncounted=2.2),
    Language("it", least=2.6, more=(4, 6, 7), least_of_more=3.1),
    Language("nl", least=2.7, flat=True, more=(4, 6, 7)),
    Language("pl", least=2.6, flat=True, more=(4, 6, 7)),
    Language(
        "pt",
        least=2.5,
        flat=True,
        endings=(("s", ""), ("es", ""), ("ões", "ão"), ("a", "o"), ("as", "o")),
        more=(4, 6, 7),
    ),
    Language("sv", least=2.6, more=(4, 6, 7)),
    Language("tr", least=3.4, flat=True, more=(4, 6, 7), least_of_more=3.6),
    Language("uk", least=2.65, flat=True, more=(4, 6, 7)),
)


class Words:
    """The words of a language by what the sources say of them."""

    def __init__(self, language: Language, cache: Path) -> None:
        self.code = language.code
        self._language = language
        self._cache = cache
        self._alphabet = ALPHABETS[language.code]
        self._entries = read_entries(language.code, cache, SPELT)
        self._adjectives = read_adjectives(language.code, cache, SPELT)
        self._stems: dict[str, set[str]] = defaultdict(set)
        self.spellings: dict[Word, set[str]] = defaultdict(set)
        for form in self._forms():
            if (word := self._read(form.spelling)) is not None:
                self._stems[form.spelling].add(form.headword)
                self.spellings[word].add(form.spelling)

    def rows(self, length: int) -> Iterator[tuple[Word, int, bool, str]]:
        """Every allowed word, its weight, whether it may be hidden, and how it is spelt.

        The spelling is empty for words that are not hidden, or spelt just so.
        """
        for word in self.list_spelt(length):
            plain = self.is_plain(word)
            hidden = plain and word not in self._unhidden
            folded = self._alphabet.write(word)
            spelling = self.spelling(word) if hidden else folded
            written = "" if spelling == folded else spelling
            likely = self._weigh(word, plain=plain)
            yield word, max(likely, LEAST_FOR_ANSWERS * hidden), hidden, written

    def _weigh(self, word: Word, *, plain: bool) -> int:
        """How likely it is that somebody's puzzle hides `word`."""
        if plain:
            return likelihood(self.zipf(word), PLAIN)
        rare = [*filter(self._is_headword, self.spellings[word])] if self._is_fit(word) else []
        if rare:
            frequency = max(zipf(spelling, self.code) for spelling in rare)
            return likelihood(frequency or self._language.uncounted, RARE)
        unheaded = 0.0 if any(self._headed(word)) else UNHEADED_BY
        return likelihood(self.zipf(word) - unheaded, FORM)

    def list_spelt(self, length: int) -> list[Word]:
        """Every word of so many letters, sorted."""
        return sorted(word for word in self.spellings if len(word) == length)

    def is_judged(self, word: Word) -> bool:
        """Whether somebody said that `word` is not hidden, or it is commoner in English."""
        return not self._is_fit(word) or word in self._unhidden

    def is_plain(self, word: Word) -> bool:
        """Whether `word` is common, and neither rude nor odd, whatever it means."""
        return self._is_fit(word) and bool(self._headwords(word))

    def _is_fit(self, word: Word) -> bool:
        if word in self.slurs or word in self.crude:
            return False
        odd = word in self._hand("not_answers") or self._foreign(word)
        return word in self._hand("answers") or not odd

    def zipf(self, word: Word) -> float:
        """How frequent the commonest spelling of `word` is."""
        return max(zipf(spelling, self.code) for spelling in self.spellings[word])

    def spelling(self, word: Word) -> str:
        """The commonest spelling of `word`, best one that is hidden by hand, then a headword's."""
        spelt = self._headwords(word) or self.spellings[word]
        spelt = hand(f"{self.code}/answers").intersection(spelt) or spelt
        return max(sorted(spelt), key=lambda spelling: zipf(spelling, self.code))

    @cached_property
    def slurs(self) -> frozenset[Word]:
        return self._with_forms("slurs") - self._hand("harmless")

    @cached_property
    def crude(self) -> frozenset[Word]:
        return self._with_forms("crude") - self.slurs - self._hand("harmless")

    @cached_property
    def _unhidden(self) -> frozenset[Word]:
        """Words that people know and that are never hidden: unkind, or disliked as an answer."""
        unkind = self._with_forms("unkind") - self._hand("answers")
        return unkind | self._hand("unhidden")

    def _with_forms(self, name: str) -> frozenset[Word]:
        """The words that are spelt as one of a hand-written list, or have it as their headword."""
        found, texts = self._hand(name), hand(f"{self.code}/{name}")
        stems = texts.union(*(self.spellings.get(word, ()) for word in found))
        formed = (word for word in self.spellings if not stems.isdisjoint(self._headed(word)))
        return found.intersection(self.spellings).union(formed)

    def _headed(self, word: Word) -> set[str]:
        """The headwords that `word` is a form of; an empty one if a dictionary has no entry."""
        return {stem for spelling in self.spellings[word] for stem in self._stems[spelling]}

    @cache  # noqa: B019 - a build is short
    def _hand(self, name: str) -> frozenset[Word]:
        return frozenset(parse(word, self._alphabet) for word in hand(f"{self.code}/{name}"))

    @cache  # noqa: B019 - a build is short
    def _headwords(self, word: Word) -> frozenset[str]:
        """The common spellings of `word` that are headwords, or forms that are as good as those."""
        common = self._common(word, self._language.least_for(len(word)))
        found = frozenset(filter(self._is_headword, common))
        if found or len(word) != _OF_NATIONAL_GAMES:
            return found
        forms = self._common(word, self._language.least_of_forms)
        return frozenset(filter(self._is_form, forms))

    def _common(self, word: Word, least: float) -> list[str]:
        known, spelt = hand(f"{self.code}/answers"), self.spellings[word]
        return [one for one in spelt if one in known or zipf(one, self.code) >= least]

    def _is_headword(self, spelling: str) -> bool:
        if spelling in self._entries or spelling in hand(f"{self.code}/answers"):
            return True
        stems = self._stems[spelling] - {""}
        known = self._language.flat and bool(stems) and is_known(spelling, self.code)
        return (spelling in stems or known) and lemma(spelling, self.code).lower() == spelling

    def _is_form(self, spelling: str) -> bool:
        """Whether `spelling` is a plural or a feminine, where these are answers."""
        return any(
            spelling.endswith(ending) and self._has_form(spelling.removesuffix(ending) + own, own)
            for ending, own in self._language.endings
        )

    def _has_form(self, base: str, own: str) -> bool:
        # a noun in -o has no feminine: in that place stands a verb
        return base in self._adjectives if own == "o" else self._is_headword(base)

    def _foreign(self, word: Word) -> bool:
        own = self.zipf(word)
        at_home = own >= COMMON and not self._entries.isdisjoint(self.spellings[word])
        return zipf(word, "en") >= own + ENGLISH_BY and not at_home

    def _read(self, spelling: str) -> Word | None:
        try:
            letters = spelling.translate(dict.fromkeys(map(ord, self._alphabet.silent)))
            return parse(spelling, self._alphabet) if letters.isalpha() else None
        except Unreadable:
            return None

    def _forms(self) -> Iterator[Form]:
        for read in READERS[self.code]:
            yield from read(self._cache, SPELT)
        for spelling in hand(f"{self.code}/more"):
            yield Form(spelling, spelling)
