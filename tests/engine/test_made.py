"""Values that cannot be meant are refused where they are made, and print and hash sensibly."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest

from engine import (
    Board,
    Difficulty,
    EngineError,
    Feedback,
    Limit,
    Mark,
    Position,
    Turn,
    Word,
    Words,
    difficulty,
    load,
    prove,
    simulate,
)
from engine.environment import GuessingEnv, GuessingVectorEnv
from engine.solver import Information, Sound, Spoiled, Tree

WORDS = Words.read(["batch", "catch", "hatch", "climb"])
TURN = Turn(Word("climb"), Feedback.parse("00000"))
FIVE: Any = 5
NONE: Any = None


def give(found: Any) -> Any:
    """A function that returns this, whatever it is asked."""
    return lambda *_: found  # type: ignore[reportUnknownLambdaType]


def rank_of_pool(pool: Any) -> Any:
    mine = Sound("m", "s", "me", figure=give(np.ones(1)), pool=give(pool))
    return mine.rank(Position(WORDS))


def rank_by_cost(cost: Any) -> Any:
    return Information("m", "s", "me", cost=give(cost)).rank(Position(WORDS))


def reset(kind: Any, options: Any) -> None:
    kind(WORDS).reset(options=options)


NO_OPTIONS: list[Any] = [0, "", [], False, np.array([1, 2])]

REFUSED: list[Any] = [
    (lambda: Mark(7), "mark: 0 for absent, 1 for present or 2 for correct expected, found 7"),
    (lambda: Mark("green"), "mark: 0 for absent"),
    (lambda: Board(NONE, ()), "answer: a word as `parse` returns it expected, found None"),
    (lambda: Board(Word("crane"), "x"), "turns: a tuple of turns expected, found 'x'"),  # type: ignore[arg-type]
    (lambda: Board(Word("cranes"), (TURN,)), "'climb' has length 5, expected 6"),
    (lambda: Limit().start_clock(now=FIVE), "now: a function expected, found 5"),
    (lambda: Tree.of(FIVE), "branches: branches, each of a depth, its Feedback and a word,"),
    (lambda: Tree.of(["tread"]), "branches: branches, each"),  # type: ignore[list-item]
    (lambda: Tree.of([(0, None)]), "branches: branches, each"),  # type: ignore[list-item]
    (lambda: Tree.of([("0", None, Word("tread"))]), "branches: a whole number"),  # type: ignore[list-item]
    (lambda: Tree.of([(0, "00000", Word("tread"))]), "branches: branches, each"),  # type: ignore[list-item]
    (lambda: rank_of_pool(5), "pool: a numpy array of indices of 4 words expected"),
    (lambda: rank_of_pool([0, 3]), "pool: a numpy array of indices of 4 words"),
    (lambda: rank_of_pool(np.array([9])), "pool: a numpy array of indices of 4 words"),
    (lambda: rank_by_cost([[1], [1, 2], 3]), "cost: an array with a number for each"),
    (lambda: Difficulty("a", {}, NONE, NONE), "hardness: a Hardness expected, found None"),  # type: ignore[arg-type]
    *(
        (partial(reset, kind, options), "options: ")
        for options in NO_OPTIONS
        for kind in (GuessingEnv, partial(GuessingVectorEnv, 2))
    ),
    (lambda: GuessingEnv(WORDS, render_mode=np.array([1, 2])), "render_mode: ansi or None"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("ask", "said"), REFUSED)
def test_what_cannot_be_meant_is_refused_by_name(ask: Any, said: str) -> None:
    with pytest.raises(EngineError) as refused:
        ask()
    assert str(refused.value).startswith(said)


def test_a_tree_holds_words_as_they_are_parsed() -> None:
    with pytest.raises(Spoiled, match="line 1 of the tree holds 'TREAD', which is no word"):
        Tree.of([(0, None, Word("TREAD"))])
    assert repr(WORDS.scorer) == "<a Scorer of 4 guesses>"


def test_what_holds_a_mapping_says_by_its_own_name_that_it_has_no_hash() -> None:
    made = (simulate("entropy", WORDS), prove(WORDS), load(), difficulty(Words.load(), "crane"))
    for one in made:
        with pytest.raises(TypeError, match=rf"unhashable type: '{type(one).__name__}'"):
            hash(one)
        assert one == one  # noqa: PLR0124 - it can still be compared
