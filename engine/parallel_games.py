"""Games as arrays, played side by side, one guess each at a time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from engine.checks import (
    BadArgument,
    check_flag,
    check_kind,
    check_number,
    check_several,
)
from engine.counts import write_count
from engine.errors import EngineError
from engine.feedback import Feedback
from engine.game import Hard
from engine.solver import Words
from engine.solver.means import estimate_means
from engine.solver.vocabulary import read_word

Observations = NDArray[np.int8]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class NoGameRunning(EngineError, ResetNeeded):
    """A guess before the first game, or after the end of one: `reset` begins another."""


class ParallelGames:
    """Games that hide one word each; every action is the index of a guess."""

    def __init__(
        self, number: int, words: Words, answers: Iterable[str] | None, limit: int, shaped: bool
    ) -> None:
        check_kind("words", words, Words, "Words, as `Words.read` returns them,")
        check_flag("shaped", shaped)
        self.limit = check_number("limit", limit, 1, 1_000)
        hidden = words.answers if answers is None else check_several("answers", answers, "words")
        self.answers = tuple(dict.fromkeys(read_word(words, "answers", word) for word in hidden))
        if not self.answers or not set(self.answers) <= words.index.keys():
            raise BadArgument("answers", hidden, "words of the list, at least one,")
        hidden = np.array([words.index[answer] for answer in self.answers])
        self._words = words
        self._patterns = words.table(np.arange(len(words)), hidden)
        marks = [Feedback.from_pattern(n, words.length) for n in range(words.n_patterns)]
        self._marks = np.array([[1 + int(mark) for mark in one] for one in marks], np.int8)
        self._solved = words.n_patterns - 1
        order = {letter: n for n, letter in enumerate(words.alphabet.letters, 1)}
        self._letters = np.array([[order[a] for a in word] for word in words.words], np.int8)
        sizes = np.arange(1, len(self.answers) + 1, dtype=np.float64)
        self._to_come = np.concatenate([[0.0], estimate_means(words.length, sizes, Hard.OFF)])
        self._shaped = shaped
        self.boards = np.zeros((number, limit, words.length, 2), np.int8)
        self.hidden = np.zeros(number, np.int64)
        self._turn = np.zeros(number, np.int64)
        self._left = np.ones((number, len(self.answers)), np.bool_)
        self.running = False

    def __repr__(self) -> str:
        hidden, limit = f"{len(self.answers):,} hidden", write_count(self.limit, "guess")
        return f"{self._words!r}: {hidden}, {limit}"

    def begin(self, which: Flags, hidden: NDArray[np.int64]) -> None:
        """Begin some games anew, with these answers."""
        self.hidden[which] = hidden
        self.boards[which] = self._turn[which] = 0
        self.running = True
        self._left[which] = True

    def play(self, which: Flags, guesses: NDArray[np.int64]) -> tuple[Rewards, Flags]:
        """Guess in some games; return the reward of each, and whether it has ended."""
        if not self.running:
            raise NoGameRunning("no game is running: reset() begins one")
        games = np.flatnonzero(which)
        guesses, turns = guesses[games], self._turn[games]
        solved = (seen := self._patterns[guesses, self.hidden[games]]) == self._solved
        lost = ~solved & (turns + 1 == self.limit)
        self.boards[games, turns, :, 0] = self._letters[guesses]
        self.boards[games, turns, :, 1] = self._marks[seen]
        self._turn[games] += 1
        rewards, ended = np.zeros(len(which)), np.zeros(len(which), np.bool_)
        ended[games] = solved | lost
        rewards[games] = -1.0 - lost
        if self._shaped:
            rewards[games] += self._gain(games, guesses, seen, ended[games])
        return rewards, ended

    def _gain(
        self, games: NDArray[np.int64], guesses: NDArray[np.int64], seen: NDArray[Any], ended: Flags
    ) -> Rewards:
        """Return by how much fewer guesses the words left now take, none where a game has ended."""
        left = self._left[games]
        before = self._to_come[left.sum(axis=1)]
        left &= self._patterns[guesses] == seen[:, None]
        self._left[games] = left
        return before - np.where(ended, 0.0, self._to_come[left.sum(axis=1)])
