"""The words a solver knows, as arrays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import cached_property
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.checks import BadArgument, check_flag, check_kind
from engine.counts import write_count
from engine.errors import WrongLength, write_short
from engine.lexicon import COMMON_WEIGHT, Lexicon, load
from engine.solver.table import (
    Letters,
    Patterns,
    Scorer,
    check_indices,
    encode_letters,
    freeze,
)
from engine.solver.weights import BadWords, Weights, keep_arrays, read_weights
from engine.wordlists import Listed, read_listed
from engine.words import (
    AN_ALPHABET,
    ENGLISH,
    LONGEST_WORD,
    Alphabet,
    Word,
    check_word,
    check_words,
    parse,
)

Indices = NDArray[np.intp]


@dataclass(frozen=True, eq=False, repr=False)
class Words:
    """The words a solver knows, in an order that decides between equals.

    `words[0]` is the first of them, `len(words)` how many there are, and ``"crane" in words``
    whether one is among them, spelt as `parse` returns it: ``words.parse("Crane") in words`` asks
    for any spelling. `weights` is how likely each is to be the answer, 0 to 1;
    `is_answer` marks the answer list; `suggested` is False for words that are named only where
    nothing else fits. All three have shape (words,), and cannot be written to. Raises `WrongLength`
    for a word of another length than the first, and `BadWords` for an empty list, a repeated or too
    long word, or invalid weights.
    """

    words: tuple[Word, ...]
    weights: Weights
    is_answer: NDArray[np.bool_]
    suggested: NDArray[np.bool_]
    language: str | None = None
    """The language of a shipped lexicon, which has trees; None for any other list."""
    alphabet: Alphabet = ENGLISH
    hosted: bool = False
    """Whether one of the answers is hidden, each as likely as another."""

    def __post_init__(self) -> None:
        check_kind("words", self.words, tuple, "a tuple of words")
        check_kind("alphabet", self.alphabet, Alphabet, AN_ALPHABET)
        if not self.words or not self.words[0]:
            raise BadWords("a vocabulary needs at least one word")
        check_words("words", self.words)
        if self.length > LONGEST_WORD:
            raise BadWords(
                f"{write_short(self.words[0])} is too long: up to {LONGEST_WORD} letters expected"
            )
        if len(self.index) < len(self.words):
            raise BadWords("a word occurs twice")
        arrays = {name: getattr(self, name) for name in ("weights", "is_answer", "suggested")}
        for name, array in keep_arrays(arrays, len(self.words)).items():
            object.__setattr__(self, name, array)

    def __reduce__(self) -> tuple[Any, ...]:
        # what was worked out is not sent along, and arrays that were cannot be written to either
        return type(self), tuple(getattr(self, one.name) for one in fields(self))

    def __len__(self) -> int:
        return len(self.words)

    def __getitem__(self, at: int) -> Word:
        return self.words[at]

    def __contains__(self, word: object) -> bool:
        return word in self.index

    def __repr__(self) -> str:
        words, letters = write_count(len(self), "word"), write_count(self.length, "letter")
        return f"<{words} of {letters}, {write_count(int(self.is_answer.sum()), 'answer')}>"

    @classmethod
    def of(cls, lexicon: Lexicon) -> Words:
        """Return the words of a lexicon."""
        check_kind("lexicon", lexicon, Lexicon, "a Lexicon")
        answers = frozenset(lexicon.answers)
        words = lexicon.allowed
        return cls(
            words,
            np.array(list(lexicon.weights.values()), np.float64) / COMMON_WEIGHT,
            np.array([word in answers for word in words], np.bool_),
            np.array([word not in lexicon.denied for word in words], np.bool_),
            lexicon.language if lexicon.shipped else None,
            lexicon.alphabet,
        )

    @classmethod
    def load(cls, language: str = "en", length: int = 5) -> Words:
        """Load the shipped words of one length; raises `UnknownLexicon`."""
        return cls.of(load(language, length))

    @classmethod
    def read(
        cls,
        allowed: Listed,
        *,
        answers: Listed | None = None,
        length: int | None = None,
        alphabet: Alphabet | None = None,
        weights: Mapping[str, float] | None = None,
        keep_order: bool = False,
        names: bool = True,
    ) -> Words:
        """Read custom words: `allowed` may be guessed, `answers` (by default all of them) hidden.

        With a `length`, only words of that length are read, from any dictionary. Without an
        `alphabet` accents stay; with one they are folded into it. Words are sorted unless
        `keep_order`, and then answers that are not allowed come last. Without `names`, words such
        as Paris, of a capital and then small letters, are left out.

        `weights` says how likely each word is, on any scale, in any spelling of the words. A word
        that weighs 0 may be guessed but is never the answer: it is no candidate while any other
        word fits, and among themselves such words are equally likely. A word that `weights` leaves
        out weighs a ten-thousandth of the likeliest; without `weights` so does every word that is
        no answer. Raises `BadList` for unreadable words, `BadWords` for invalid
        weights or those of other words, and `BadArgument` for a text that is the path of no file.
        """
        check_flag("keep_order", keep_order)
        if keep_order and isinstance(allowed, set | frozenset):
            raise BadArgument("allowed", allowed, "a list of words in their order")
        hidden = words = read_listed("allowed", allowed, length, alphabet, names=names)
        if answers is not None:
            hidden = read_listed("answers", answers, length, alphabet, names=names)
        if len(hidden[0]) != len(words[0]):
            raise WrongLength(hidden[0], len(words[0]), len(hidden[0]))
        ordered = tuple(dict.fromkeys([*words, *hidden]))
        ordered = ordered if keep_order else tuple(sorted(ordered))
        chosen = frozenset(hidden)
        is_answer = np.array([word in chosen for word in ordered], np.bool_)
        letters = alphabet or Alphabet.of(ordered)
        likely = np.where(is_answer, 1.0, 1 / COMMON_WEIGHT)
        if weights is not None:
            likely = read_weights(ordered, weights, letters, length)
        return cls(ordered, likely, is_answer, is_answer | True, None, letters)

    @classmethod
    def in_order(cls, words: Listed) -> Words:
        """Return a list, or that of a file, in its own order; every word is equally likely."""
        return cls.read(words, keep_order=True)

    def parse(self, text: str) -> Word:
        """Return `text` as a word of this length; raises `ForeignLetter` or `WrongLength`."""
        return parse(text, self.alphabet, self.length)

    @cached_property
    def answers(self) -> tuple[Word, ...]:
        """The words of the answer list."""
        return self.spell(np.flatnonzero(self.is_answer))

    def host(self) -> Words:
        """Return the same words for a game of our own, which hides one of the answers.

        Only the answers are candidates then, each as likely as another; other words are, by their
        weights, once no answer fits. The weights of a shipped list are for puzzles from elsewhere,
        whose list nobody knows.
        """
        return replace(self, hosted=True)

    @cached_property
    def length(self) -> int:
        """The number of letters of each word."""
        return len(self.words[0])

    @cached_property
    def n_patterns(self) -> int:
        """The number of different feedbacks."""
        return int(3**self.length)

    @cached_property
    def letters(self) -> Letters:
        """The words as code points, shape (words, length)."""
        return freeze(encode_letters(self.words))

    @cached_property
    def scorer(self) -> Scorer:
        """Every word prepared as a guess."""
        return Scorer(self.letters)

    @cached_property
    def index(self) -> Mapping[Word, int]:
        """The index of each word."""
        return MappingProxyType({word: index for index, word in enumerate(self.words)})

    def table(self, guesses: Indices, answers: Indices) -> Patterns:
        """Return the patterns of some words as guesses against some as answers, by their indices.

        The result has shape (guesses, answers). Raises `BadArgument` for what is no index.
        """
        for name, indices in (("guesses", guesses), ("answers", answers)):
            check_indices(name, indices, len(self))
        return self.scorer.table(self.letters[answers], guesses)

    def patterns_of(self, guess: Word) -> Patterns:
        """Return the pattern of any word, known or not, against every word; shape (words,)."""
        if len(check_word("guess", guess)) != self.length:
            raise WrongLength(guess, self.length, len(guess))
        return Scorer(encode_letters([guess])).table(self.letters)[0]

    def spell(self, indices: Iterable[int]) -> tuple[Word, ...]:
        """Return the words at `indices`, of which negative ones count from the end.

        Raises `BadArgument` for what is no index.
        """
        try:
            return tuple(self.words[index] for index in indices)
        except (TypeError, IndexError):
            raise BadArgument("indices", indices, f"indices of {len(self):,} words") from None
