"""The search over several boards finds what trying everything finds."""

from __future__ import annotations

from itertools import product

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Word, score
from engine.solver import Limit, Position, Words
from engine.solver.soonest import Together

WORDS = st.text("abc", min_size=3, max_size=3).map(Word)
LISTS = st.lists(WORDS, min_size=2, max_size=6, unique=True)
Boards = tuple[frozenset[Word], ...]


def fewest(boards: Boards, guesses: list[Word]) -> float:
    """The guesses expected until all boards are solved, by trying everything."""
    if not any(boards):
        return 0
    return min(
        1 + sum(chance * fewest(later, guesses) for chance, later in _after(boards, guess))
        for guess in guesses
        if any(later != boards for _, later in _after(boards, guess))
    )


def _after(boards: Boards, guess: Word) -> list[tuple[float, Boards]]:
    each = [[(1.0, held)] if not held else _divide(held, guess) for held in boards]
    return [
        (float(np.prod([chance for chance, _ in some])), tuple(held for _, held in some))
        for some in product(*each)
    ]


def _divide(held: frozenset[Word], guess: Word) -> list[tuple[float, frozenset[Word]]]:
    parts: dict[str, set[Word]] = {}
    for word in held:
        parts.setdefault(str(score(guess, word)), set()).add(word)
    return [(len(part) / len(held), frozenset(part - {guess})) for part in parts.values()]


@settings(deadline=None, max_examples=40)
@given(LISTS, st.data())
def test_the_fewest_guesses_are_those_of_trying_everything(
    listed: list[Word], data: st.DataObject
) -> None:
    # a rare start makes boards of different words
    shown = [data.draw(st.sampled_from(listed)) for _ in range(data.draw(st.integers(1, 2)))]
    opener = data.draw(WORDS)
    words = Words.in_order(listed)
    position = Position(words, len(shown)).play(opener, *(score(opener, word) for word in shown))
    if not position.open_boards:
        return
    search = Together(words, position.candidates, np.arange(len(words)))
    found = search.run(Limit())
    boards = tuple(frozenset(words.spell(left.indices)) for left in position.candidates)
    assert found is not None
    assert round(found[1], 6) == round(fewest(boards, listed), 6)


def test_a_limit_ends_the_search() -> None:
    words = Words.read(["batch", "catch", "hatch", "latch", "match"])
    search = Together(words, Position(words, 2).candidates, np.arange(len(words)))
    assert search.run(Limit(nodes=1)) is None
    assert search.run(Limit()) is not None
