"""What a guess of one's own is worth, and rankings of one's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Hard, Position, Word, Words, score, simulate
from engine.solver import Knowledge, Suggestions, suggest_words

WORDS = Words.load()
POSITIONS = [
    Position(WORDS),
    Position(WORDS).play("raise", "00000"),
    Position(WORDS, hard=Hard.HARD).play("slate", "12000"),
    Position(WORDS, boards=2).play("slate", "10010", "02000"),
    Position(WORDS).play("crane", "00000").play("moist", "01000"),
]


@pytest.mark.parametrize("position", POSITIONS, ids=str)
@pytest.mark.parametrize("by", ["entropy", "expected-remaining"])
def test_a_guess_is_rated_as_strategies_rate_it(position: Position, by: str) -> None:
    for one in position.suggest(by, 20):
        assert position.rate(one.guess) == one


def test_any_word_is_rated_in_the_list_or_not() -> None:
    rated = Position(WORDS).play("raise", "00000").rate("zzzzz")
    assert rated is not None
    assert rated.rare
    assert not rated.is_candidate
    assert rated.parts > 1


def test_where_nothing_is_left_nothing_is_rated() -> None:
    assert Position(WORDS).play("raise", "22222").rate("crane") is None


@given(st.sampled_from(POSITIONS), st.sampled_from(["crane", "mulch", "zzzzz"]))
def test_a_split_puts_each_word_where_its_feedback_is(position: Position, guess: str) -> None:
    for board, left in enumerate(position.candidates):
        groups = position.split(guess, board)
        words = [word for group in groups.values() for word in group]
        assert sorted(words) == sorted(WORDS.spell(left.indices))
        assert [*map(len, groups.values())] == sorted(map(len, groups.values()), reverse=True)
        for feedback, group in [*groups.items()][:20]:
            assert all(score(Word(guess), word) == feedback for word in group[:20])


@dataclass(frozen=True)
class Alphabetical:
    """A strategy that knows words alone."""

    name = "alphabetical"
    summary = "the first word that fits"
    source = "this test"

    def rank(self, position: Knowledge, top: int = 10) -> Suggestions:
        words: Sequence[str] = sorted(position.left)[:top]
        return suggest_words(position, words)


def test_a_strategy_of_plain_words_plays() -> None:
    played = simulate(Alphabetical(), WORDS, ["aback", "joint"])
    assert set(played.guesses) == {"aback", "joint"}
    assert not played.lost or played.mean > 1
    assert [one.guess for one in Position(WORDS).suggest(Alphabetical(), 2)] == ["aahed", "aalii"]


def test_positions_are_equal_by_what_is_known() -> None:
    first, second = (Position(WORDS).play("raise", "00000") for _ in range(2))
    assert first == second
    assert len({first, second, Position(WORDS)}) == 2
    assert first != Position(WORDS, hard=Hard.HARD).play("raise", "00000")
    assert first != "raise"
    assert repr(first).endswith(": raise=00000>")
    assert "no guess yet" in repr(Position(WORDS))
