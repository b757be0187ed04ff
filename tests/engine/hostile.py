"""Values of every kind that somebody may pass, wrong in some place and right in another."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import strategies as st

from engine import Feedback, Hard, Limit, Position, Turn, Word, Words, from_words, score
from engine.solver import strategy

LIST = [Word(word) for word in ("batch", "catch", "hatch", "latch", "climb", "chimp")]
WORDS = Words.of(from_words(LIST, LIST[:4]))
TURN = Turn(Word("climb"), score(Word("climb"), Word("hatch")))

TEXTS = ["", " ", "crane", "CATCH", "catch", "éclat", "cat", "catches", "ca ch", "5", "00000"]
SIGNS = [
    "22222",
    "best",
    "entropy",
    "hard",
    "ultra",
    "off",
    "😀😀😀😀😀",
    "\x00atch",
    "catch catch",
]
NUMBERS: list[Any] = [-1, 0, 1, 2, 5, 6, 243, 1 << 70, 2.5, float("nan"), float("inf"), True, False]
OBJECTS: list[Any] = [None, b"catch", object(), Word, len, np.int64(5), np.float64("nan")]
COLLECTIONS: list[Any] = [
    [],
    (),
    {},
    ["catch"],
    ("batch", "hatch"),
    ["catch", "catch"],
    ["CATCH"],
    ["cat", "catch"],
    [None],
    [5],
    {"catch": 0.5},
    {"Catch": 1, "BATCH": 2},
    {"zzzzz": 1},
    {"catch": "much"},
    {"catch": -1},
    {5: 5},
    [TURN],
    (TURN, TURN),
    [Turn(Word("cat"), Feedback((0, 0, 0)))],
    [Turn(Word("catch"), Feedback((0, 0, 0)))],
    [("catch", "00000")],
    [[TURN], []],
    (2, 2, 2, 2, 2),
    [7, 7, 7, 7, 7],
]
OURS: list[Any] = [
    *(WORDS, Position(WORDS), TURN, TURN.feedback, strategy("entropy"), Limit(nodes=5)),
    *(Hard.OFF, Hard.HARD, Hard.ULTRA),
]

anything = st.sampled_from([*TEXTS, *SIGNS, *NUMBERS, *OBJECTS, *COLLECTIONS, *OURS])


def often(*right: Any) -> st.SearchStrategy[Any]:
    """What is expected, more often than not, so that every other argument is reached."""
    return st.one_of(st.sampled_from(right), st.sampled_from(right), anything)
