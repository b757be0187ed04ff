"""How one guess would divide the words that are left, to be told in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from engine.feedback import Turn
from engine.solver.best_letter import Has
from engine.solver.candidates import Candidates
from engine.solver.strategies.base import choose_likely
from engine.solver.table import Letters, Scorer, encode_letters
from engine.solver.words import Words
from engine.words import Word


@dataclass(frozen=True)
class Division:
    """What a guess would tell of the likeliest words that are left on one board.

    `words` counts them, `likely` says whether there are others. `tested` are the letters of the
    guess that no turn has tested, and that some of these words have and others have not; `holding`
    words have at least one of them. `again` are letters that the guess and some of the words have
    once more than others, and `placed` those that stand there in some words alone. `groups` are the
    words that would show the same tiles, the largest first, without the guess itself; `possible`
    says whether it is one of those that fit, `common` whether it is one of the likeliest.
    """

    guess: Word
    words: int
    likely: bool
    tested: tuple[str, ...]
    holding: int
    groups: tuple[tuple[Word, ...], ...]
    possible: bool
    common: bool
    again: tuple[str, ...] = ()
    placed: tuple[str, ...] = ()

    @property
    def most(self) -> int:
        """The most words that may stay."""
        return max(map(len, self.groups), default=0)

    @property
    def stay(self) -> float:
        """How many words stay on average if the guess is not the answer."""
        sizes = [*map(len, self.groups)]
        return sum(size * size for size in sizes) / max(1, sum(sizes))


def divide(vocabulary: Words, left: Candidates, turns: Sequence[Turn], guess: Word) -> Division:
    """Return how a guess, in a list or not, would divide the candidates of one board."""
    sure = choose_likely(vocabulary, left)
    held = vocabulary.letters[sure.indices]
    patterns = Scorer(encode_letters([guess])).table(held)[0]
    tried = {letter for turn in turns for letter in turn.guess}
    new = dict.fromkeys(letter for letter in guess if letter not in tried)
    tested = tuple(letter for letter in new if _differ(held == ord(letter)))
    parts: dict[int, list[Word]] = {}
    for word, pattern in zip(vocabulary.spell(sure.indices), patterns.tolist(), strict=True):
        if word != guess:
            parts.setdefault(pattern, []).append(word)
    at = vocabulary.index.get(guess, -1)
    return Division(
        guess,
        len(sure),
        len(sure) < len(left),
        tested,
        int(np.isin(held, [ord(letter) for letter in tested]).any(axis=1).sum()),
        tuple(sorted((tuple(group) for group in parts.values()), key=lambda one: (-len(one), one))),
        at in left.indices,
        at in sure.indices,
        tuple(_list_again(guess, held)),
        tuple(_list_placed(guess, held)),
    )


def _differ(found: Has) -> bool:
    """Return whether some words have what is found there, and others have not."""
    has = found.any(axis=1)
    return bool(has.any() and not has.all())


def _list_again(guess: Word, held: Letters) -> Iterator[str]:
    for letter, times in Counter(guess).items():
        enough = (held == ord(letter)).sum(axis=1) >= times
        if times > 1 and _differ(enough[:, None]):
            yield letter


def _list_placed(guess: Word, held: Letters) -> Iterator[str]:
    for letter in dict.fromkeys(guess):
        places = [at for at, other in enumerate(guess) if other == letter]
        if not _differ(held == ord(letter)) and _differ(held[:, places] == ord(letter)):
            yield letter
