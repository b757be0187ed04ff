"""What a guess of one's own is worth, and rankings of one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    STRATEGIES,
    Feedback,
    Hard,
    Position,
    Strategy,
    Word,
    Words,
    familiar,
    opening,
    score,
    simulate,
)
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


EQUAL = Words.read(list(WORDS.words))
MANY = [
    Position(WORDS),
    Position(WORDS).play("fuzzy", "00000"),
    Position(WORDS, boards=2).play("fuzzy", "00000", "02000"),
    Position(EQUAL),
]


@pytest.mark.parametrize("position", MANY, ids=str)
@pytest.mark.parametrize(
    "by",
    [*STRATEGIES.values(), familiar("best"), opening("slate", "zymic")],
    ids=lambda by: by.name,
)
def test_what_a_suggestion_says_is_true_of_all_words_left(position: Position, by: Strategy) -> None:
    assert max(map(len, position.candidates)) > 3_000
    for one in position.suggest(by, 6):
        splits = [position.split(one.guess, board) for board in range(len(position.open_boards))]
        assert one.parts == sum(map(len, splits))
        assert one.worst == max(len(group) for split in splits for group in split.values())
        assert one.is_candidate == (one.guess in position.left)
        rated = position.rate(one.guess)
        assert rated is not None
        assert (rated.expected_remaining, rated.bits) == (one.expected_remaining, one.bits)


@pytest.mark.parametrize("position", MANY, ids=str)
@pytest.mark.parametrize("guess", ["slate", "aahed", "fuzzy", "about", "zzzzz"])
def test_a_rating_is_exact_however_many_words_are_left(position: Position, guess: str) -> None:
    rated = position.rate(guess)
    assert rated is not None
    splits = [position.split(guess, board) for board in range(len(position.open_boards))]
    assert (rated.parts, rated.worst) == (
        sum(map(len, splits)),
        max(len(group) for split in splits for group in split.values()),
    )
    assert rated.is_candidate == (guess in position.left)
    assert rated.expected_remaining == pytest.approx(
        sum(weigh_remaining(position.words, split) for split in splits)
    )


def weigh_remaining(words: Words, split: Mapping[Feedback, Sequence[Word]]) -> float:
    """The mean weight that stays, counted group by group; none if the guess is right."""
    groups = {
        said: sum(float(words.weights[words.index[word]]) for word in group)
        for said, group in split.items()
    }
    kept = sum(held * held for said, held in groups.items() if not said.all_correct)
    return kept / sum(groups.values())


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


def test_a_word_that_tells_nothing_has_no_bits() -> None:
    position = Position(WORDS).play("raise", "00000")
    for word in ("raise", "eases", "arias"):
        rated = position.rate(word)
        assert rated is not None
        assert str(rated.bits) == "0.0"


def test_no_more_is_suggested_than_was_asked_for() -> None:
    class Talkative:
        name, summary, source = "talkative", "all words that fit", "this test"

        def rank(self, position: Knowledge, top: int = 10) -> Suggestions:
            return suggest_words(position, position.left[:5])

    assert len(Position(WORDS).suggest(Talkative(), 1)) == 1
