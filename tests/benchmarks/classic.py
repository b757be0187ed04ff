"""The classic lists of 12,972 allowed guesses and 2,315 answers, not part of the project."""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from engine.lexicon import from_words
from engine.solver import Words
from engine.solver.words import Indices
from engine.wordlists import read_list
from engine.words import Word

VARIABLE = "TILEMATE_LISTS"
SKIPPED = f"skipped: {VARIABLE} is not set"


@dataclass(frozen=True)
class Classic:
    """Both lists, sorted; every answer is allowed."""

    allowed: tuple[Word, ...]
    answers: tuple[Word, ...]
    games: int
    """How many Quordles there are to play."""

    @cached_property
    def vocabulary(self) -> Words:
        return Words.of(from_words(self.allowed, self.answers))

    def sample(self, count: int) -> list[Word]:
        """The same `count` answers each time, sorted."""
        return sorted(random.Random(count).sample(self.answers, count))

    @cached_property
    def quordles(self) -> list[list[Word]]:
        """The four answers of each Quordle, the same each time."""
        dice = random.Random(1)
        return [dice.sample(self.answers, 4) for _ in range(self.games)]

    def indices(self, words: Sequence[Word]) -> Indices:
        """Where the vocabulary holds `words`."""
        return np.array([self.vocabulary.index[word] for word in words])


def classic(games: int = 20) -> Classic | None:
    """The lists in the folder that the environment names; None if it names none."""
    folder = os.environ.get(VARIABLE)
    if not folder:
        return None
    answers = read_list(Path(folder) / "original_answers.txt")
    guesses = read_list(Path(folder) / "original_guesses.txt")
    return Classic(tuple(sorted({*answers, *guesses})), tuple(sorted(answers)), games)
