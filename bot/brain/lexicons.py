"""The word lists in memory, each read once: ours, and those of servers with words of their own."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from functools import cache, lru_cache

import numpy as np

from bot.domain.errors import Unwelcome
from bot.domain.guilds import UNCHANGED, GuildSettings, Wishes
from bot.domain.puzzles import WordList
from engine import Lexicon, Word, load
from engine.lexicon import CUSTOM, definitions, lengths
from engine.solver import Words

EVERYWHERE = 5
"""The length that every language has words of."""

RARE = 1
"""The weight of a word a server has added: it may be guessed, and is hardly ever an answer."""

LEXICONS, VOCABULARIES = 32, 64
"""Lists kept, each of some megabytes: lengths, and servers with own words."""


@dataclass(frozen=True)
class ListKey:
    """Which list of words is meant."""

    language: str
    length: int
    wishes: Wishes = UNCHANGED
    list: WordList = WordList.ANSWERS


@dataclass(frozen=True)
class GuildLexicon(Lexicon):
    """A lexicon by the wishes of a server; `unwelcome` words are read, and refused."""

    unwelcome: frozenset[Word] = field(default=frozenset(), repr=False)

    def parse(self, text: str) -> Word:
        """Return `text` as a word; raises `ForeignLetter`, `WrongLength`, or `Unwelcome`."""
        word = super().parse(text)
        if word in self.unwelcome:
            raise Unwelcome(word)
        return word


class Lexicons:
    """Lexicons by language and length, as shipped or as a server wants them."""

    def __init__(self) -> None:
        self.get = cache(load)
        self._definitions = cache(definitions)
        self._tailored = lru_cache(LEXICONS)(self._tailor)
        self.vocabulary = lru_cache(VOCABULARIES)(self._vocabulary)
        """The list as arrays, by `ListKey`; raises `UnknownLexicon`."""

    def __call__(self, language: str, length: int) -> Lexicon:
        """Return the lexicon as shipped; raises `UnknownLexicon`."""
        return self.get(language, length)

    def of(self, settings: GuildSettings, language: str, length: int) -> GuildLexicon:
        """Return the lexicon by the wishes of a server; raises `UnknownLexicon`."""
        return self.choose(settings.wishes, language, length)

    def choose(self, wishes: Wishes, language: str, length: int) -> GuildLexicon:
        """Return the lexicon by wishes; raises `UnknownLexicon`."""
        return self._tailored(wishes, language, length)

    def usual_length(self, language: str, length: int) -> int:
        """`length` if there are words of it, else the one that every language has."""
        return length if length in lengths(language) else EVERYWHERE

    def preload(self, language: str) -> None:
        """Read every length now (some 100 ms), so that no first player waits."""
        for length in lengths(language):
            self.get(language, length)

    def definition(self, language: str, word: Word) -> str | None:
        """A short dictionary entry where the language has one, else how the word is spelt."""
        spellings = self.get(language, len(word)).spellings
        return self._definitions(language).get(word) or spellings.get(word)

    def _tailor(self, wishes: Wishes, language: str, length: int) -> GuildLexicon:
        return tailor(self(language, length), wishes)

    def _vocabulary(self, words: ListKey) -> Words:
        plain = words.wishes == UNCHANGED
        shipped = self(words.language, words.length)
        lexicon = shipped if plain else self.choose(words.wishes, words.language, words.length)
        vocabulary = Words.of(lexicon)
        if words.list is WordList.ANSWERS:
            return vocabulary
        every = np.ones(len(vocabulary))
        # the shipped trees are of the likely answers
        return replace(vocabulary, weights=every, is_answer=every > 0, language=None)


def tailor(lexicon: Lexicon, wishes: Wishes) -> GuildLexicon:
    """Return the words of `lexicon` as a server wants them.

    Its extra words are allowed guesses. Slurs, its banned words, and crude ones where it does
    not accept them, are refused, never hidden, and never suggested.
    """
    banned = wishes.banned
    added = {word for word in wishes.extra if _fits(word, lexicon)} - banned - lexicon.slurs
    known = {field.name: getattr(lexicon, field.name) for field in fields(Lexicon)}
    if added or banned:
        known["weights"] = {
            word: lexicon.weights.get(word, RARE)
            for word in sorted({*lexicon.weights, *added} - banned)
        }
        for spelling in ("answers", "british"):
            if hidden := known[spelling]:
                known[spelling] = tuple(word for word in hidden if word not in banned)
        # a list of its own: the decision trees shipped with ours do not fit it
        known["version"] = CUSTOM
    refused = lexicon.slurs if wishes.offensive else lexicon.denied - added
    return GuildLexicon(**known, unwelcome=banned | refused)


def _fits(word: Word, lexicon: Lexicon) -> bool:
    return len(word) == lexicon.length and set(word) <= set(lexicon.alphabet.letters)
