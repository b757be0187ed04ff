"""The words of a list as arrays: which look like what is seen, and which fit a feedback."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from engine import Lexicon, Mark

Fits = npt.NDArray[np.bool_]


class AllowedWords:
    """The allowed guesses of a lexicon, as positions in its alphabet: a row for each place."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._letters = lexicon.alphabet.letters
        length, words = lexicon.length, lexicon.allowed
        codes = np.array(words, f"U{length}").view(np.uint32).reshape(len(words), -1).T
        place = np.zeros(int(codes.max(initial=0)) + 1, np.uint8)
        for at, letter in enumerate(self._letters):
            if ord(letter) < len(place):
                place[ord(letter)] = at
        self._places = np.ascontiguousarray(place[codes])
        self._is: dict[tuple[int, str], Fits] = {}
        self._counts: dict[str, npt.NDArray[np.uint8]] = {}

    def sum_scores(self, scores: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        """Return the sum of each word's scores; `scores` has a row for each place."""
        sums = np.zeros(self._places.shape[1])
        for place, row in zip(self._places, scores, strict=False):
            sums += row[place]
        return sums

    def fit(self, guess: str, feedback: tuple[Mark, ...]) -> Fits:
        """Return which of the words would have earned a guess this feedback."""
        fits = np.ones(self._places.shape[1], bool)
        paid: dict[str, int] = {}
        for at, (letter, mark) in enumerate(zip(guess, feedback, strict=True)):
            same = self._stands(at, letter)
            fits &= same if mark is Mark.CORRECT else ~same
            paid[letter] = paid.get(letter, 0) + (mark is not Mark.ABSENT)
        for letter, count in paid.items():
            held = self._count(letter)
            more = any(
                one == letter and mark is Mark.ABSENT
                for one, mark in zip(guess, feedback, strict=True)
            )
            fits &= held == count if more else held >= count
        return fits

    def _stands(self, at: int, letter: str) -> Fits:
        if (at, letter) not in self._is:
            self._is[at, letter] = self._places[at] == self._letters.index(letter)
        return self._is[at, letter]

    def _count(self, letter: str) -> npt.NDArray[np.uint8]:
        if letter not in self._counts:
            places = range(len(self._places))
            self._counts[letter] = sum(
                (self._stands(at, letter).view(np.uint8) for at in places),
                np.zeros(self._places.shape[1], np.uint8),
            )
        return self._counts[letter]
