"""A server's own word lists: ours, with its words added and those it bans left out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, fields, replace

from bot.domain.errors import Unwelcome
from bot.domain.guilds import GuildSettings
from engine import Lexicon, Word
from engine.lexicon import CUSTOM

RARE = 1
"""The weight of a word a server has added: it may be guessed, and is hardly ever an answer."""


@dataclass(frozen=True)
class Wishes:
    """What a server wants of its words."""

    extra: tuple[Word, ...] = ()
    banned: frozenset[Word] = frozenset()
    offensive: bool = True

    @classmethod
    def of(cls, settings: GuildSettings) -> Wishes:
        return cls(settings.extra, frozenset(settings.banned), settings.offensive)


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

    def sparing(self, answers: Iterable[Word]) -> GuildLexicon:
        """The same for a game with these answers, which can be guessed whatever was banned."""
        spared = self.unwelcome.intersection(answers)
        return replace(self, unwelcome=self.unwelcome - spared) if spared else self


def tailored(lexicon: Lexicon, wishes: Wishes) -> GuildLexicon:
    """Return the words of `lexicon` as a server wants them.

    Its extra words are allowed guesses. Its banned words, and offensive ones where it does
    not accept them, are refused, never hidden, and never suggested.
    """
    banned = wishes.banned
    added = {word for word in wishes.extra if _fits(word, lexicon)} - banned
    known = {field.name: getattr(lexicon, field.name) for field in fields(Lexicon)}
    if added or banned:
        known["weights"] = {
            word: lexicon.weights.get(word, RARE)
            for word in sorted({*lexicon.weights, *added} - banned)
        }
        known["answers"] = tuple(word for word in lexicon.answers if word not in banned)
        # a list of its own: the decision trees shipped with ours do not fit it
        known["version"] = CUSTOM
    offensive: frozenset[Word] = frozenset() if wishes.offensive else lexicon.denied
    return GuildLexicon(**known, unwelcome=banned | (offensive - added))


def _fits(word: Word, lexicon: Lexicon) -> bool:
    return len(word) == lexicon.length and set(word) <= set(lexicon.alphabet.letters)
