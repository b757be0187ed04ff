"""The word lists in memory, each read once: ours, and those of servers with their own words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache, lru_cache, partial
from operator import ne

import numpy as np

from bot.domain.errors import Unwelcome
from bot.domain.guild_settings import UNCHANGED, GuildSettings, WordPolicy
from bot.domain.puzzles import WordList
from bot.domain.spelling import join_meaning
from engine import Lexicon, Word, load
from engine.lexicon import COMMON_WEIGHT, CUSTOM, definitions, lengths, read_tier
from engine.solver import Words
from engine.words import ALPHABETS

EVERYWHERE = 5
"""The length that every language has words of."""

RARE = 1
"""The weight of a word that a server added: it may be guessed, and is hardly ever an answer."""

LEXICONS, VOCABULARIES = 32, 64
"""Cached lists, of some megabytes each: by length, and by server with its own words."""


@dataclass(frozen=True)
class ListKey:
    """Which list of words to use."""

    language: str
    length: int
    policy: WordPolicy = UNCHANGED
    list: WordList = WordList.ANSWERS


@dataclass(frozen=True)
class GuildLexicon(Lexicon):
    """A lexicon with a server's words; `unwelcome` words are readable, but refused."""

    unwelcome: frozenset[Word] = field(default=frozenset(), repr=False)

    def parse(self, text: str) -> Word:
        """Return `text` as a word; raises `ForeignLetter`, `WrongLength`, or `Unwelcome`."""
        word = super().parse(text)
        if word in self.unwelcome:
            raise Unwelcome(word)
        return word


@dataclass(frozen=True)
class Unknown:
    """A word that is in no list, and the likeliest one that it may be a slip of."""

    word: Word
    meant: Word | None


def find_alike(word: Word, lexicon: Lexicon) -> Word | None:
    """Return the likeliest answer that differs in one letter, or in the order of two neighbours."""
    swapped = {word[:at] + word[at + 1] + word[at] + word[at + 2 :] for at in range(len(word) - 1)}
    named = [one for one in lexicon.answers if one not in lexicon.denied]
    near = [one for one in named if one in swapped] or [
        one for one in named if sum(map(ne, one, word)) == 1
    ]
    return max(near, key=lambda one: lexicon.weights[one], default=None)


class Lexicons:
    """Lexicons by language and length, as shipped or with a server's words."""

    def __init__(self) -> None:
        self.get = cache(load)
        self.lengths = cache(lengths)
        self.slurs = cache(partial(read_tier, "slurs"))
        self.crude = cache(partial(read_tier, "crude"))
        self._definitions = cache(definitions)
        self._tailored = lru_cache(LEXICONS)(self._tailor)
        self._vocabularies = lru_cache(VOCABULARIES)(self._vocabulary)

    def __call__(self, language: str, length: int) -> Lexicon:
        """Return the lexicon as shipped; raises `UnknownLexicon`."""
        return self.get(language, length)

    def of(self, settings: GuildSettings, language: str, length: int) -> GuildLexicon:
        """Return the lexicon with a server's words; raises `UnknownLexicon`."""
        return self.choose(settings.word_policy, language, length)

    def choose(self, policy: WordPolicy, language: str, length: int) -> GuildLexicon:
        """Return the lexicon by a policy; raises `UnknownLexicon`."""
        return self._tailored(policy, language, length)

    def vocabulary(self, words: ListKey) -> Words:
        """Return the list as arrays; raises `UnknownLexicon`."""
        # arrays do not depend on which guesses are refused
        return self._vocabularies(replace(words, policy=replace(words.policy, offensive=True)))

    def usual_length(self, language: str, length: int) -> int:
        """Return `length` if there are words of it, else the one that every language has."""
        return length if length in self.lengths(language) else EVERYWHERE

    def preload(self, language: str) -> None:
        """Read the list that nearly everybody plays, so that the first player does not wait.

        Other lengths are read when needed, in 7 to 40 ms each; all of them take 10 MiB.
        """
        self.get(language, EVERYWHERE)

    def meaning(self, language: str, word: Word) -> str | None:
        """Return a short dictionary entry if the language has one."""
        return self._definitions(language).get(word)

    def definition(self, language: str, word: Word) -> str | None:
        """Return how a word is spelled, if its letters alone don't tell, and what it means."""
        shipped = len(word) in self.lengths(language)
        spelling = self.get(language, len(word)).spellings.get(word) if shipped else None
        return join_meaning(spelling, self.meaning(language, word))

    def capitals(self, language: str, length: int) -> Mapping[Word, str]:
        """Return the capitals of answers whose accents were folded: PREÇO for preco.

        There are none in Greek, where capitals have no accents.
        """
        if language == "el" or length not in self.lengths(language):
            return {}
        spelt = self.get(language, length).spellings
        return {word: spelling.upper() for word, spelling in spelt.items()}

    def find_unknown(self, words: ListKey, guesses: Iterable[Word]) -> tuple[Unknown, ...]:
        """Return which of these words are in no list, each with one that was perhaps meant."""
        lexicon = self.choose(words.policy, words.language, words.length)
        new = [word for word in dict.fromkeys(guesses) if word not in lexicon]
        return tuple(Unknown(word, find_alike(word, lexicon)) for word in new)

    def find_language(
        self, words: Sequence[Word], usual: str, likely: Iterable[str | None] = ()
    ) -> str | None:
        """Return another language than the `usual` one, which lacks half of these words.

        Of several that have them all it is the first of the `likely` ones, as Discord calls them;
        None if none of these is likely, or no language has them. This may read every list.
        """
        length = len(words[0])
        if length in self.lengths(usual):
            lexicon = self(usual, length)
            if 2 * sum(word not in lexicon for word in words) < len(words):
                return None
        every = (self(code, length) for code in ALPHABETS if length in self.lengths(code))
        languages = [
            lexicon.language for lexicon in every if all(word in lexicon for word in words)
        ]
        first = (
            [(code or "").partition("-")[0] for code in likely] if len(languages) > 1 else languages
        )
        return next((code for code in first if code in languages), None)

    def complete(self, words: ListKey) -> GuildLexicon:
        """Return the lexicon that suggests words while somebody types; it reveals no class list."""
        policy, language, length = words.policy, words.language, words.length
        if length in self.lengths(language):
            policy = replace(policy, extra=(*policy.extra, *policy.listed), listed=())
        return self.choose(policy, language, length)

    def _tailor(self, policy: WordPolicy, language: str, length: int) -> GuildLexicon:
        missing = policy.listed and length not in self.lengths(language)
        known = self._blank(language, length) if missing else self(language, length)
        return tailor(known, policy)

    def _blank(self, language: str, length: int) -> Lexicon:
        """Return an empty list, for a length that the language has no words of."""
        crude = frozenset(word for word in self.crude(language) if len(word) == length)
        return Lexicon(language, length, ALPHABETS[language], CUSTOM, {}, (), crude=crude)

    def _vocabulary(self, words: ListKey) -> Words:
        plain = words.policy == UNCHANGED
        find = self if plain else partial(self.choose, words.policy)
        lexicon = find(words.language, words.length)
        vocabulary = Words.of(lexicon)
        if words.list is WordList.ANSWERS:
            return vocabulary
        every = np.ones(len(vocabulary))
        # the shipped decision trees are for the likely answers only
        return replace(vocabulary, weights=every, is_answer=every > 0, language=None)


def tailor(lexicon: Lexicon, policy: WordPolicy) -> GuildLexicon:
    """Return `lexicon` with a server's words.

    Its extra words are allowed guesses, and so are the listed ones; if there are any, only those
    are answers. Slurs, banned words, and crude words where the server does not accept them are
    refused, and are neither answers nor suggested.
    """
    banned = policy.banned
    unfit = banned | lexicon.slurs
    listed = {word for word in policy.listed if _fits(word, lexicon)} - unfit
    added = {word for word in policy.extra if _fits(word, lexicon)} - unfit | listed
    known = {field.name: getattr(lexicon, field.name) for field in fields(Lexicon)}
    if added or banned:
        known["weights"] = {
            word: lexicon.weights.get(word, RARE)
            for word in sorted({*lexicon.weights, *added} - banned)
        }
        for spelling in ("answers", "british"):
            if hidden := known[spelling]:
                known[spelling] = tuple(word for word in hidden if word not in banned)
        # the decision trees shipped with our list do not fit this one
        known["version"] = CUSTOM
    if policy.listed:
        weights = dict.fromkeys(known["weights"], RARE) | dict.fromkeys(listed, COMMON_WEIGHT)
        known |= {"weights": weights, "answers": tuple(sorted(listed)), "british": None}
    refused = lexicon.slurs if policy.offensive else lexicon.denied - added
    return GuildLexicon(**known, unwelcome=banned | refused)


def _fits(word: Word, lexicon: Lexicon) -> bool:
    return len(word) == lexicon.length and set(word) <= set(lexicon.alphabet.letters)
