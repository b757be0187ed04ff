"""Environments of Gymnasium in which a learner plays; they need the extra `tilemate[gym]`.

https://gymnasium.farama.org/api/env/ and https://gymnasium.farama.org/api/vector/ say what all
environments promise. `GuessingEnv` is one game, `GuessingVectorEnv` many at once. Both play by the
engine's own feedback, on one board, without hard mode.

An observation has shape (limit, length, 2) and dtype int8: for each guess and place the letter, as
its number in the alphabet from 1, and the mark: 1 absent, 2 present, 3 correct. What was not
guessed yet is 0. An action is the index of a word in `words.words`.

A guess costs 1 and a lost game 1 more, so that the sum of the rewards is minus the number of
guesses, where a loss counts one guess more than there are. With ``shaped=True`` each reward also
tells at once how many guesses the words left take on average, by the engine's exact searches over
such sets. The sum over a game differs from the plain one by what the whole list takes, whatever was
guessed, so that the same way of playing is best (Ng, Harada and Russell: Policy invariance under
reward transformations, ICML 1999).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium import Env, Space
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("environments need gymnasium: pip install '.[gym]' in a checkout") from error

from engine.checks import BadArgument, check_kind, check_number, check_several
from engine.errors import EngineError
from engine.feedback import Feedback
from engine.game import Hard
from engine.solver import Words
from engine.solver.means import estimate_means

Observations = NDArray[np.int8]
Rewards = NDArray[np.float64]
Flags = NDArray[np.bool_]


class NoGameRunning(EngineError, ResetNeeded):
    """A guess before the first game, or after the end of one: `reset` begins another."""


class _Games:
    """Games that are played side by side, one action each at a time."""

    def __init__(
        self, number: int, words: Words, answers: Iterable[str] | None, limit: int, shaped: bool
    ) -> None:
        check_kind("words", words, Words, "Words, as `Words.read` returns them,")
        self.limit = check_number("limit", limit)
        hidden = words.answers if answers is None else check_several("answers", answers, "words")
        self.answers = tuple(words.parse(word) for word in hidden)
        if not self.answers or not set(self.answers) <= words.index.keys():
            raise BadArgument("answers", hidden, "words of the list, at least one,")
        hidden = np.array([words.index[answer] for answer in self.answers])
        self._patterns = words.table(np.arange(len(words)), hidden)
        marks = [Feedback.from_pattern(n, words.length) for n in range(words.n_patterns)]
        self._marks = np.array([[1 + int(mark) for mark in one] for one in marks], np.int8)
        self._solved = words.n_patterns - 1
        order = {letter: n for n, letter in enumerate(words.alphabet.letters, 1)}
        self._letters = np.array([[order[a] for a in word] for word in words.words], np.int8)
        sizes = np.arange(1, len(self.answers) + 1, dtype=np.float64)
        self._to_come = np.concatenate([[0.0], estimate_means(words.length, sizes, Hard.OFF)])
        self._shaped = check_kind("shaped", shaped, bool, "True or False")
        self.boards = np.zeros((number, limit, words.length, 2), np.int8)
        self.hidden = np.zeros(number, np.int64)
        self._turn = np.zeros(number, np.int64)
        self._left = np.ones((number, len(self.answers)), np.bool_)
        self.running = False

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


def _spaces(games: _Games, words: Words) -> tuple[Space[Observations], Space[np.int64]]:
    most = np.zeros(games.boards.shape[1:], np.int8)
    most[..., 0], most[..., 1] = len(words.alphabet.letters), 3
    board = Box(np.zeros_like(most), most, dtype=np.int8)
    return cast(Space[Observations], board), Discrete(len(words))


class GuessingEnv(Env[Observations, np.int64]):
    """One game after another; each hides one of `answers`, by default any answer of the list.

    `reset(options={"answer": "crane"})` hides a word of one's choice. When a game has ended,
    the `answer` stands in its info. Raises `BadArgument` for what cannot be meant.

    >>> from engine import Words
    >>> env = GuessingEnv(Words.read(["moths", "caves"], answers=["chess", "cress"]))
    >>> board, _ = env.reset(options={"answer": "chess"})
    >>> board, reward, ended, *_ = env.step(env.words.index["cress"])
    >>> board[0, :, 1].tolist(), reward, ended
    ([3, 1, 3, 3, 3], -1.0, False)
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        words: Words,
        answers: Iterable[str] | None = None,
        limit: int = 6,
        *,
        shaped: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise BadArgument("render_mode", render_mode, "ansi or None")
        self.words, self.render_mode = words, render_mode
        self._games = _Games(1, words, answers, limit, shaped)
        self.observation_space, self.action_space = _spaces(self._games, words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a game; return the empty board."""
        super().reset(seed=seed)
        answers = self._games.answers
        chosen = (options or {}).get("answer")
        if chosen is None:
            hidden = int(self.np_random.integers(len(answers)))
        elif (word := self.words.parse(chosen)) in answers:
            hidden = answers.index(word)
        else:
            raise BadArgument("answer", chosen, "one of the answers")
        self._games.begin(np.array([True]), np.array([hidden]))
        return self._games.boards[0].copy(), {}

    def step(
        self, action: np.int64 | int
    ) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        """Guess a word by its index; raises `NoGameRunning`, or `BadArgument` for no index."""
        guess = check_number("action", action, 0, len(self.words) - 1)
        rewards, ended = self._games.play(np.array([True]), np.array([guess]))
        self._games.running = not ended[0]
        told: dict[str, Any] = {}
        if ended[0]:
            told["answer"] = self._games.answers[self._games.hidden[0]]
        return self._games.boards[0].copy(), float(rewards[0]), bool(ended[0]), False, told

    def render(self) -> str:
        """Return the board as emoji tiles."""
        tiles, marks = " ⬛🟨🟩", self._games.boards[0, :, :, 1]
        return "\n".join("".join(tiles[mark] for mark in row) for row in marks if row.any())


class GuessingVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games at once, each begun anew in the step after its end.

    In that step its action is not looked at, and its reward is 0 (`AutoresetMode.NEXT_STEP`). In
    the infos, `answer` has the answers of the games that have ended, and ``_answer`` says which.

    >>> from engine import Words
    >>> envs = GuessingVectorEnv(3, Words.read(["moths", "caves"], answers=["chess", "cress"]))
    >>> boards, _ = envs.reset(seed=7)
    >>> boards, rewards, ended, *_ = envs.step(np.array([0, 0, 0]))
    >>> boards.shape, rewards.tolist()
    ((3, 6, 5, 2), [-1.0, -1.0, -1.0])
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 (as Gymnasium declares it)

    def __init__(
        self,
        num_envs: int,
        words: Words,
        answers: Iterable[str] | None = None,
        limit: int = 6,
        *,
        shaped: bool = False,
    ) -> None:
        self.num_envs, self.words = check_number("num_envs", num_envs), words
        self._games = _Games(num_envs, words, answers, limit, shaped)
        self._over = np.zeros(num_envs, np.bool_)
        board, guess = _spaces(self._games, words)
        self.single_observation_space, self.single_action_space = board, guess
        self.observation_space = batch_space(board, num_envs)
        self.action_space = batch_space(guess, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin every game; return their empty boards."""
        super().reset(seed=seed, options=options)
        self._begin(np.ones(self.num_envs, np.bool_))
        self._over[:] = False
        return self._games.boards.copy(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, Rewards, Flags, Flags, dict[str, Any]]:
        """Guess a word in each game; raises `NoGameRunning`, or `BadArgument` for no index."""
        guesses = np.asarray(actions)
        wrong = guesses.shape != (self.num_envs,) or guesses.dtype.kind not in "iu"
        if wrong or guesses.min() < 0 or guesses.max() >= len(self.words):
            raise BadArgument("actions", actions, f"{self.num_envs} indices of words")
        over = self._over
        rewards, ended = self._games.play(~over, guesses.astype(np.int64))
        self._begin(over)
        self._over = ended
        told = np.array(self._games.answers)[self._games.hidden]
        answers = {"answer": np.where(ended, told, ""), "_answer": ended.copy()}
        return self._games.boards.copy(), rewards, ended.copy(), np.zeros_like(ended), answers

    def _begin(self, which: Flags) -> None:
        hidden = self.np_random.integers(len(self._games.answers), size=int(which.sum()))
        self._games.begin(which, hidden)
