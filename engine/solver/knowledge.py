"""What is known of a puzzle: the turns of one board, or of several that share their guesses."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from functools import cached_property
from itertools import repeat
from typing import Any, Self, cast

import numpy as np
from numpy.typing import NDArray

from engine.checks import BadArgument, check_number, check_several
from engine.counts import write_count
from engine.errors import EngineError, ForeignLetter, WrongLength
from engine.feedback import Feedback, Turn, check_turns
from engine.game import Hard
from engine.solver.candidates import Candidates, candidates, choose
from engine.solver.demands import Demand, Demands, list_demands
from engine.solver.table import Patterns, Scorer, encode_letters, freeze
from engine.solver.vocabulary import check_vocabulary, read_word
from engine.solver.words import Indices, Words
from engine.words import Word

_SAID = 0.25
"""The least share of the weight for which only words that are not denied are suggested."""

_MOST = 1_000
"""More boards than anybody plays."""

_SHOWN = 8
"""How many boards are written out."""


class FeedbackMissing(EngineError):
    """A guess needs one feedback for each open board."""

    def __init__(self, expected: int, actual: int) -> None:
        wanted = write_count(expected, "feedback")
        super().__init__(f"{wanted} expected, one for each open board; found {actual}")
        self.expected = expected
        self.actual = actual


class Knowledge:
    """What strategies judge by: the words of a puzzle, and the turns of each board so far.

    `boards` is the number of empty boards, or the turns of each. A board whose last turn is all
    correct is solved and takes no more. The value never changes. Raises `WrongLength` or
    `ForeignLetter` for turns that are not of these words, and `BadArgument` for anything else that
    cannot be meant, such as no board at all.
    """

    def __init__(
        self, words: Words, boards: int | Iterable[Sequence[Turn]] = 1, hard: Hard = Hard.OFF
    ) -> None:
        self.words = check_vocabulary(words)
        self.boards: tuple[tuple[Turn, ...], ...] = _read_boards(boards, words.length)
        self.hard = Hard(hard)
        self.narrowed = False
        for guess, _ in {turn for turns in self.boards for turn in turns}:
            for letter in guess:
                if letter not in words.alphabet.letters:
                    raise ForeignLetter(letter, words.alphabet.letters)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Knowledge):
            return NotImplemented
        if self.narrowed or other.narrowed:
            return self is other
        return self.words is other.words and self._key == other._key

    def __hash__(self) -> int:
        return hash((id(self.words), self._key))

    @property
    def _key(self) -> tuple[object, ...]:
        return self.boards, self.hard

    def __repr__(self) -> str:
        said = [" ".join(f"{one.guess}={one.feedback}" for one in turns) for turns in self.boards]
        more = [f"{len(said) - _SHOWN:,} more"] if len(said) > _SHOWN else []
        boards = " | ".join([*(turns or "no guess yet" for turns in said[:_SHOWN]), *more])
        hard = "" if self.hard is Hard.OFF else f", {self.hard}"
        return f"<{type(self).__name__} of {self.words!r}{hard}: {boards}>"

    def play(self, guess: str, *feedbacks: str | Feedback) -> Self:
        """Return what is known after another guess, with a feedback for each open board.

        Both may be given as text, such as ``"raise", "00120"``; the guess need not be in the
        list. Raises `ForeignLetter`, `UnknownMark`, `WrongLength` or `FeedbackMissing`.
        """
        word = read_word(self.words, "guess", guess)
        given = tuple(self._read_feedback(each) for each in feedbacks)
        if len(given) != len(self.open_boards):
            raise FeedbackMissing(len(self.open_boards), len(given))
        fresh = iter(given)
        boards = tuple(
            turns if _is_solved(turns) else (*turns, Turn(word, next(fresh)))
            for turns in self.boards
        )
        # all of it was checked when it came in
        later = object.__new__(type(self))
        later.words, later.boards, later.hard = self.words, boards, self.hard
        later.narrowed = self.narrowed
        # fill the cached property from this one: a simulation narrows the candidates turn by turn
        later.__dict__["candidates"] = tuple(
            later._find_others(at, self._narrow(board, word, feedback))
            for board, (at, feedback) in enumerate(zip(self.open_places, given, strict=True))
            if not feedback.all_correct
        )
        return later

    def narrow(self, admits: Sequence[Callable[[Word], bool]]) -> Self:
        """Return what is known where each board (open or not) is known to admit only some words.

        The turns do not show it, so no tree knows such a position. Raises `BadArgument` unless
        there is a function for each board.
        """
        admits = check_several("admits", admits, "a function for each board")
        boards = len(self.boards)
        if len(admits) != boards or not all(map(callable, admits)):
            raise BadArgument(
                "admits", admits, f"{write_count(boards, 'function')}, one for each board,"
            )
        later = copy(self)
        later.narrowed = True
        kept: list[Candidates] = []
        for at, left in zip(self.open_places, self.candidates, strict=True):
            words = self.words.spell(left.indices)
            admitted = np.fromiter(map(admits[at], words), np.bool_, len(words))
            kept.append(choose(self.words, left.indices[admitted]))
        later.__dict__["candidates"] = tuple(kept)
        for derived in ("left", "legal_mask", "legal", "_scored"):
            later.__dict__.pop(derived, None)
        return later

    def _read_feedback(self, given: Any) -> Feedback:
        if isinstance(given, str):
            return Feedback.parse(given, self.words.length)
        if not isinstance(given, Iterable):
            raise BadArgument("feedback", given, "a Feedback, or a text such as 00120,")
        feedback = given if isinstance(given, Feedback) else Feedback(cast(Iterable[Any], given))
        if len(feedback) != self.words.length:
            raise WrongLength(str(feedback), self.words.length, len(feedback))
        return feedback

    def _narrow(self, board: int, guess: Word, feedback: Feedback) -> Candidates:
        """Return the candidates of an open board that `guess` and `feedback` leave."""
        left = self.candidates[board]
        if (board, guess) not in self._scored:
            letters_left = self.words.letters[left.indices]
            self._scored[board, guess] = Scorer(encode_letters([guess])).table(letters_left)[0]
        fits = self._scored[board, guess] == feedback.pattern
        return choose(self.words, left.indices[fits])

    def _find_others(self, at: int, left: Candidates) -> Candidates:
        """Return what is left of board `at`: if no candidate is, other words that fit its turns."""
        if len(left) or self.narrowed:
            return left
        return candidates(self.words, self.boards[at])

    @cached_property
    def _scored(self) -> dict[tuple[int, Word], Patterns]:
        """The patterns of guesses against a board's candidates, kept for every feedback."""
        return {}

    @cached_property
    def open_places(self) -> list[int]:
        """The numbers of the open boards, from 0."""
        return [at for at, turns in enumerate(self.boards) if not _is_solved(turns)]

    @cached_property
    def open_boards(self) -> tuple[tuple[Turn, ...], ...]:
        """The turns of each open board."""
        return tuple(self.boards[at] for at in self.open_places)

    @cached_property
    def candidates(self) -> tuple[Candidates, ...]:
        """The candidates of each open board; boards with the same turns share theirs."""
        found = {turns: candidates(self.words, turns) for turns in set(self.open_boards)}
        return tuple(found[turns] for turns in self.open_boards)

    @cached_property
    def left(self) -> tuple[Word, ...]:
        """The words that may be the answer of an open board, the likeliest first."""
        found = np.unique(
            np.concatenate([np.zeros(0, np.intp), *map(_take_indices, self.candidates)])
        )
        order = np.argsort(-self.words.weights[found], kind="stable")
        return self.words.spell(found[order])

    @cached_property
    def guessed(self) -> frozenset[Word]:
        """Every word that was guessed on some board."""
        return frozenset(turn.guess for turns in self.boards for turn in turns)

    @cached_property
    def legal_mask(self) -> NDArray[np.bool_]:
        """Which words may be suggested: not guessed, allowed by hard mode, and not denied.

        A denied word is suggested where little else fits: when it may be the answer of a board
        whose other candidates have less than a quarter of the weight.
        """
        mask = self.words.suggested.copy()
        for left in self.candidates:
            said = self.words.suggested[left.indices]
            if left.weights[said].sum() < _SAID * left.weights.sum():
                mask[left.indices] = True
        for word in self.guessed & self.words.index.keys():
            mask[self.words.index[word]] = False
        if self.hard is not Hard.OFF and self.open_boards:
            mask &= self._mark_within_hard_mode()
        return freeze(mask)

    @cached_property
    def legal(self) -> Indices:
        """The indices of the words that may be suggested."""
        return freeze(np.flatnonzero(self.legal_mask))

    def _mark_within_hard_mode(self) -> NDArray[np.bool_]:
        every = np.arange(len(self.words.words))
        # with several boards a guess must use the clues of only one
        if self.hard is Hard.ULTRA:
            return np.isin(every, np.concatenate([left.indices for left in self.candidates]))
        demands = Demands(self.words)
        asked = [frozenset[Demand]().union(*map(list_demands, turns)) for turns in self.open_boards]
        return np.logical_or.reduce([demands.check(each, every) for each in asked])


def _read_boards(
    boards: int | Iterable[Sequence[Turn]], length: int
) -> tuple[tuple[Turn, ...], ...]:
    if isinstance(boards, int):
        return tuple(repeat((), check_number("boards", boards, 1, _MOST)))
    found = check_several("boards", boards, "a number, or the turns of each board")
    if not found:
        raise BadArgument("boards", found, "at least one board")
    # boards often share their turns
    known = {id(turns): check_turns(turns, length) for turns in found}
    return tuple(known[id(turns)] for turns in found)


def _take_indices(left: Candidates) -> Indices:
    return left.indices


def _is_solved(turns: tuple[Turn, ...]) -> bool:
    return bool(turns) and turns[-1].feedback.all_correct
