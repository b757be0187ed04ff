"""Environments of Gymnasium in which a learner plays; they need the extra `gym`.

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
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("environments need gymnasium: pip install '.[gym]' in a checkout") from error

from engine.checks import BadArgument, check_kind, check_number
from engine.counts import write_count
from engine.parallel_games import Flags, NoGameRunning, Observations, ParallelGames, Rewards
from engine.solver import Words
from engine.solver.vocabulary import read_word
from engine.words import Word

__all__ = ["GuessingEnv", "GuessingVectorEnv", "NoGameRunning"]

_MOST = 100_000
"""The most games at once; with the shipped English answers they take 300 MB."""

_OPTIONS = 'options such as {"answer": "crane"}'
_NO_OPTIONS = "no options, as each game has a word of its own,"
_MODES = "ansi or None"


def _spaces(games: ParallelGames, words: Words) -> tuple[Space[Observations], Space[np.int64]]:
    most = np.zeros(games.boards.shape[1:], np.int8)
    most[..., 0], most[..., 1] = len(words.alphabet.letters), 3
    board = Box(np.zeros_like(most), most, dtype=np.int8)
    return cast(Space[Observations], board), Discrete(len(words))


class GuessingEnv(Env[Observations, np.int64]):
    """One game after another; each hides one of `answers`, by default any answer of the list.

    Answers named twice count once. `reset(options={"answer": "crane"})` hides a word of one's
    choice. When a game has ended, the `answer` stands in its info. Raises `BadArgument` for what
    cannot be meant.

    An observation has shape (limit, length, 2) and dtype int8: for each guess and place the letter,
    as its number in the alphabet from 1, and the mark: 1 absent, 2 present, 3 correct; 0 for what
    was not guessed yet. An action is the index of a word in `words.words`. The reward of a guess is
    -1, and -2 for the one that loses the game; with `shaped` it also counts, at once, by how many
    guesses the words left take fewer on average.

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
        if (
            render_mode is not None
            and check_kind("render_mode", render_mode, str, _MODES) != "ansi"
        ):
            raise BadArgument("render_mode", render_mode, _MODES)
        self.words, self.render_mode = words, render_mode
        self._games = ParallelGames(1, words, answers, limit, shaped)
        self.observation_space, self.action_space = _spaces(self._games, words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a game; return the empty board."""
        super().reset(seed=_read_seed(seed))
        answers = self._games.answers
        chosen = _read_options(options)
        if chosen is None:
            hidden = int(self.np_random.integers(len(answers)))
        elif (word := read_word(self.words, "answer", chosen)) in answers:
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
        info: dict[str, Any] = {}
        if ended[0]:
            info["answer"] = self._games.answers[self._games.hidden[0]]
        return self._games.boards[0].copy(), float(rewards[0]), bool(ended[0]), False, info

    def __repr__(self) -> str:
        """Say what is guessed, and how often."""
        return f"<a GuessingEnv of {self._games!r}>"

    __str__ = __repr__

    def render(self) -> str:
        """Return the board as emoji tiles, with the word that was guessed beside each row."""
        alphabet = self.words.alphabet
        rows = [row for row in self._games.boards[0].tolist() if row[0][0]]
        words = ["".join(alphabet.letters[letter - 1] for letter, _ in row) for row in rows]
        tiles = ["".join(" ⬛🟨🟩"[mark] for _, mark in row) for row in rows]
        return "\n".join(
            f"{shown} {alphabet.write(Word(word))}"
            for shown, word in zip(tiles, words, strict=True)
        )


def _read_seed(seed: int | None) -> int | None:
    return None if seed is None else check_number("seed", seed, 0)


def _read_options(options: dict[str, Any] | None) -> str | None:
    """Return the answer that was chosen, if any."""
    known = {} if options is None else options
    check_kind("options", known, dict, _OPTIONS)
    if not known.keys() <= {"answer"}:
        raise BadArgument("options", options, _OPTIONS)
    return known.get("answer")


class GuessingVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games of `GuessingEnv` at once, each begun anew in the step after its end.

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
        self.num_envs, self.words = check_number("num_envs", num_envs, 1, _MOST), words
        self._games = ParallelGames(num_envs, words, answers, limit, shaped)
        self._over = np.zeros(num_envs, np.bool_)
        board, guess = _spaces(self._games, words)
        self.single_observation_space, self.single_action_space = board, guess
        self.observation_space = batch_space(board, num_envs)
        self.action_space = batch_space(guess, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin every game; return their empty boards. Raises `BadArgument` for any option."""
        if options is not None and check_kind("options", options, dict, _NO_OPTIONS):
            raise BadArgument("options", options, _NO_OPTIONS)
        super().reset(seed=_read_seed(seed))
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
        hidden = np.array(self._games.answers)[self._games.hidden]
        answers = {"answer": np.where(ended, hidden, ""), "_answer": ended.copy()}
        return self._games.boards.copy(), rewards, ended.copy(), np.zeros_like(ended), answers

    def __repr__(self) -> str:
        """Say how many games there are, what is guessed, and how often."""
        games = write_count(self.num_envs, "game")
        return f"<a GuessingVectorEnv of {games}, of {self._games!r}>"

    __str__ = __repr__

    def _begin(self, which: Flags) -> None:
        hidden = self.np_random.integers(len(self._games.answers), size=int(which.sum()))
        self._games.begin(which, hidden)
