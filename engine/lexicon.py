"""Word lists: which words may be guessed, which our games may hide, and which are likely."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property
from itertools import islice, takewhile
from pathlib import Path

from engine.checks import BadArgument, check_kind, check_number
from engine.counts import write_count
from engine.errors import FileDamaged, ForeignLetter, NotAllowed, UnknownLexicon
from engine.shipped import MANIFEST, Shipped
from engine.words import ALPHABETS, AN_ALPHABET, LENGTHS, Alphabet, Word, check_words, parse

_PLACES = (Path(__file__).parent / "data", Path(__file__).parent.parent / "data")
"""The data folder of an installed package, or of a checkout."""

CUSTOM = "custom"
"""The language and version of a lexicon made from plain lists."""

COMMON_WEIGHT = 10_000
"""The weight of a word that is certain to be in use as an answer."""


class Spelling(StrEnum):
    """The spelling that our own games use when they hide a word."""

    AMERICAN = "american"
    BRITISH = "british"


_TIERS = ("slurs", "crude")

_HIDDEN_BY = {
    "1": frozenset(Spelling),
    "a": frozenset({Spelling.AMERICAN}),
    "b": frozenset({Spelling.BRITISH}),
    "0": frozenset[Spelling](),
}
"""The third column of a list: the spellings in which the word may be hidden."""


@dataclass(frozen=True, repr=False)
class Lexicon:
    """The words of one language and length.

    `weights` maps every allowed word, in sorted order, to the likelihood that somebody's
    puzzle hides it (1 to 10,000). `answers` are the words our own games may hide, sorted, in
    American spelling where the language has two; `british` those of British spelling, or None.
    `slurs` and `crude` are allowed words that should be shown only on request. `spellings` are
    the dictionary forms of answers that lost accents when they were folded. ``word in lexicon``
    asks for a word as `parse` returns it.
    """

    language: str
    length: int
    alphabet: Alphabet
    version: str
    weights: Mapping[Word, int] = field(repr=False)
    answers: tuple[Word, ...] = field(repr=False)
    british: tuple[Word, ...] | None = field(default=None, repr=False)
    slurs: frozenset[Word] = field(default=frozenset(), repr=False)
    crude: frozenset[Word] = field(default=frozenset(), repr=False)
    spellings: Mapping[Word, str] = field(default_factory=dict[Word, str], repr=False)

    # a mapping, such as that of its weights, has no hash
    __hash__ = None  # type: ignore[assignment]

    def __post_init__(self) -> None:
        check_kind("language", self.language, str, "the code of a language")
        check_number("length", self.length)
        check_kind("alphabet", self.alphabet, Alphabet, AN_ALPHABET)
        check_kind("version", self.version, str, "a text")
        check_kind("weights", self.weights, Mapping, "a weight by word")
        check_kind("answers", self.answers, tuple, "a tuple of words")

    def __repr__(self) -> str:
        words, letters = write_count(len(self.weights), "word"), write_count(self.length, "letter")
        answers = write_count(len(self.answers), "answer")
        return f"<{self.language}, version {self.version}: {words} of {letters}, {answers}>"

    def write(self, word: Word) -> str:
        """Return `word` as it stands in a dictionary: Portuguese acao is ação."""
        check_kind("word", word, str, "a word")
        return self.spellings.get(word) or self.alphabet.write(word)

    @cached_property
    def denied(self) -> frozenset[Word]:
        """Slurs and crude words: never hidden, and suggested only where little else fits."""
        return self.slurs | self.crude

    def answers_for(self, spelling: Spelling) -> tuple[Word, ...]:
        """Return the words that our own games may hide in one spelling, sorted.

        A spelling may be given as text, ``"british"``; raises `BadArgument` for any other value.
        """
        try:
            spelling = Spelling(spelling)
        except ValueError:
            raise BadArgument("spelling", spelling, " or ".join(Spelling)) from None
        british = self.british if spelling is Spelling.BRITISH else None
        return self.answers if british is None else british

    @cached_property
    def allowed(self) -> tuple[Word, ...]:
        """Every word that may be guessed, sorted."""
        return tuple(self.weights)

    @property
    def shipped(self) -> bool:
        """Whether this list ships with the engine, as opposed to one made of files."""
        return self.version != CUSTOM

    def __contains__(self, word: object) -> bool:
        return word in self.weights

    def parse(self, text: str) -> Word:
        """Return `text` as a word of this length; raises `ForeignLetter` or `WrongLength`."""
        return parse(text, self.alphabet, self.length)

    def refuse(self, word: Word) -> NotAllowed:
        """Return why `word` may not be guessed, with the word that was probably meant."""
        alike = (other for other in self.alphabet.vary(word) if other in self.weights)
        fit = [other for other in alike if other not in self.denied]
        meant = max(fit, key=self.weights.__getitem__, default=None)
        return NotAllowed(word, self.language, meant)

    def starting_with(self, prefix: str, limit: int) -> list[Word]:
        """Return at most `limit` allowed words that begin with `prefix`, the likeliest first.

        The prefix is folded as a word is; nothing begins with a letter of another alphabet.
        """
        check_number("limit", limit, 0)
        try:
            prefix = "".join(self.alphabet.fold(check_kind("prefix", prefix, str, "a text")))
        except ForeignLetter:
            return []
        start = bisect_left(self.allowed, prefix)
        words = takewhile(lambda word: word.startswith(prefix), islice(self.allowed, start, None))
        shown = (word for word in words if word not in self.denied)
        return sorted(shown, key=lambda word: -self.weights[word])[:limit]


def load(language: str = "en", length: int = 5, folder: Path | None = None) -> Lexicon:
    """Read the shipped lexicon (about 10 ms); raises `UnknownLexicon` or `BadArgument`.

    Raises `FileDamaged` for a list that is not as the checksums of `manifest.json` say.
    """
    check_kind("language", language, str, "the code of a language")
    check_number("length", length, 0)
    folder = find_data() if folder is None else _check_folder(folder)
    shipped, name = Shipped(folder), f"{language}/words-{length}.tsv"
    there = language in ALPHABETS and (shipped.names(name) or (folder / name).is_file())
    if not there:
        others = {each: held for each in sorted(ALPHABETS) if (held := lengths(each, folder))}
        raise UnknownLexicon(language, length, others)
    weights: dict[Word, int] = {}
    spellings: dict[Word, str] = {}
    hidden: dict[Spelling, list[Word]] = {spelling: [] for spelling in Spelling}
    for line in shipped.read(name).decode().splitlines():
        word, weight, by, *spelling = line.split("\t")
        if spelling:
            spellings[Word(word)] = spelling[0]
        weights[Word(word)] = int(weight)
        for spelling in _HIDDEN_BY[by]:
            hidden[spelling].append(Word(word))
    american, british = (tuple(words) for words in hidden.values())
    return Lexicon(
        language,
        length,
        ALPHABETS[language],
        _read_version(shipped),
        weights,
        american,
        british if british != american else None,
        *(_read_tier(shipped, f"{language}/{tier}.txt", weights) for tier in _TIERS),
        spellings=spellings,
    )


def _check_folder(folder: Path) -> Path:
    expected = "the Path of a folder with manifest.json"
    if not (check_kind("folder", folder, Path, expected) / MANIFEST).is_file():
        raise BadArgument("folder", str(folder), expected)
    return folder


def _read_version(shipped: Shipped) -> str:
    version = shipped.facts.get("version")
    if not isinstance(version, str):
        raise FileDamaged(shipped.folder / MANIFEST)
    return version


def _read_tier(shipped: Shipped, name: str, allowed: Container[str]) -> frozenset[Word]:
    return frozenset(Word(word) for word in shipped.read(name).decode().split() if word in allowed)


def from_words(
    allowed: Iterable[Word], answers: Iterable[Word], alphabet: Alphabet | None = None
) -> Lexicon:
    """Return a lexicon of plain lists; every answer is allowed and weighs the same.

    An allowed word that is no answer weighs 1. Raises `BadArgument` if there are no words, or
    words that are not spelt as `parse` returns them, and `WrongLength` if their lengths differ.
    """
    hidden = set(check_words("answers", answers))
    words = sorted(hidden.union(check_words("allowed", allowed)))
    if not words:
        raise BadArgument("allowed", allowed, "at least one word")
    check_words("answers", words)
    if alphabet is not None:
        check_kind("alphabet", alphabet, Alphabet, AN_ALPHABET)
    weights = {word: COMMON_WEIGHT if word in hidden else 1 for word in words}
    letters = alphabet or Alphabet.of(words)
    return Lexicon(CUSTOM, len(words[0]), letters, CUSTOM, weights, tuple(sorted(hidden)))


def lengths(language: str, folder: Path | None = None) -> tuple[int, ...]:
    """Return the word lengths that are shipped for a language, ascending."""
    shipped = (folder or find_data()) / language
    return tuple(n for n in LENGTHS if (shipped / f"words-{n}.tsv").is_file())


def read_tier(name: str, language: str, folder: Path | None = None) -> frozenset[Word]:
    """Read the ``slurs`` or the ``crude`` words of a language, of every length; see `load`."""
    shipped = Shipped(folder or find_data())
    return frozenset(map(Word, shipped.read(f"{language}/{name}.txt").decode().split()))


def definitions(language: str = "en", folder: Path | None = None) -> dict[str, str]:
    """Read the short dictionary of a language; empty if it has none. Raises `FileDamaged`."""
    shipped, name = Shipped(folder or find_data()), f"{language}/definitions.tsv"
    if not shipped.names(name) and not (shipped.folder / name).is_file():
        return {}
    lines = shipped.read(name).decode().splitlines()
    return dict(line.split("\t", 1) for line in lines)  # type: ignore[misc]


def find_data() -> Path:
    """Return the folder of the shipped word lists."""
    return next(place for place in _PLACES if (place / MANIFEST).is_file())
