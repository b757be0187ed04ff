"""Candidates, contradictions and rankings."""

from __future__ import annotations

from collections import Counter
from math import log2

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Feedback, Hard, Turn, Word, explain, from_words, load, score, violation
from engine.errors import UnknownStrategy, WrongLength
from engine.solver import (
    STRATEGIES,
    Position,
    Tier,
    Words,
    candidates,
    contradiction,
    simulate,
    strategy,
)
from engine.solver.candidates import choose
from engine.solver.vocabulary import add_missing

ENGLISH = Words.of(load("en", 5))
WORDS = st.text("abcd", min_size=4, max_size=4).map(Word)
LISTS = st.lists(WORDS, min_size=2, max_size=60, unique=True)


def turn(guess: str, feedback: str) -> Turn:
    return Turn(Word(guess), Feedback.parse(feedback))


@given(LISTS, st.lists(WORDS, max_size=4), st.data())
def test_filtering_keeps_what_would_have_earned_the_same(
    words: list[Word], guesses: list[Word], data: st.DataObject
) -> None:
    answer = data.draw(st.sampled_from(words))
    turns = [Turn(guess, score(guess, answer)) for guess in guesses]
    vocabulary = Words.of(from_words(words, words))
    left = vocabulary.spell(candidates(vocabulary, turns).indices)
    assert answer in left
    assert list(left) == [word for word in sorted(words) if explain(word, turns) is None]


def test_every_tier_is_reached() -> None:
    assert candidates(ENGLISH, [turn("caves", "20012")]).tier is Tier.ANSWERS
    assert candidates(ENGLISH, [turn("aahed", "22222")]).tier is Tier.ALLOWED
    assert candidates(ENGLISH, [turn("raise", "00000"), turn("rails", "20000")]).tier is Tier.NONE


def test_a_turn_of_another_length_is_refused() -> None:
    with pytest.raises(WrongLength):
        candidates(ENGLISH, [turn("four", "0000")])


def test_rows_that_hold_together_are_no_contradiction() -> None:
    assert contradiction([turn("raise", "00000")], ENGLISH) is None


def test_the_smallest_set_of_rows_and_the_likely_slip_are_named() -> None:
    rows = [turn("moist", "00000"), turn("raise", "00000"), turn("crane", "02000")]
    found = contradiction(rows, ENGLISH)
    assert found is not None
    assert found.rows == (2, 3)
    assert found.mend is not None
    assert (found.mend.row, str(found.mend.feedback)) == (3, "00000")


def test_a_row_that_no_scoring_can_produce_is_named_alone() -> None:
    found = contradiction([turn("raise", "00000"), turn("crane", "22221")], ENGLISH)
    assert found is not None
    assert found.rows == (2,)


def test_every_row_that_a_single_wrong_mark_explains_is_named() -> None:
    rows = [turn("crane", "02202"), turn("grade", "02202"), turn("plant", "10200")]
    found = contradiction(rows, ENGLISH)
    assert found is not None
    named = [(mend.row, str(mend.feedback)) for mend in found.mends]
    assert named == [(3, "00200"), (2, "22202"), (2, "02212")]


@given(LISTS, st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=4))
def test_a_contradiction_is_minimal_and_its_mend_mends(
    words: list[Word], scored: list[tuple[Word, Word]]
) -> None:
    vocabulary = Words.of(from_words(words, words))
    turns = [Turn(guess, score(guess, answer)) for guess, answer in scored]
    found = contradiction(turns, vocabulary)
    assert (found is None) == (len(candidates(vocabulary, turns)) > 0)
    if found is None:
        return
    rows = [turns[row - 1] for row in found.rows]
    assert not len(candidates(vocabulary, rows))
    for left_out in rows:
        assert len(candidates(vocabulary, [row for row in rows if row is not left_out]))
    for mend in found.mends:
        mended = [*turns]
        mended[mend.row - 1] = Turn(turns[mend.row - 1].guess, mend.feedback)
        assert len(candidates(vocabulary, mended))


def test_many_words_are_divided_as_plain_arithmetic_does() -> None:
    # few words are compared in pairs, but these are counted
    check_arithmetic(list(load("en", 5).answers[::40]))


@settings(max_examples=40)
@given(LISTS)
def test_rankings_are_those_of_plain_arithmetic(words: list[Word]) -> None:
    check_arithmetic(words)


def check_arithmetic(words: list[Word]) -> None:
    vocabulary = Words.of(from_words(words, words))
    for suggestion in strategy("expected-remaining").rank(Position(vocabulary)).guesses:
        counts = Counter(score(suggestion.guess, answer) for answer in words).values()
        size = len(words)
        stays = sum(n * n for n in counts) - (suggestion.guess in words)
        assert suggestion.expected_remaining == pytest.approx(stays / size, rel=1e-5)
        assert suggestion.bits == pytest.approx(
            -sum(n / size * log2(n / size) for n in counts), abs=1e-4
        )
        assert (suggestion.parts, suggestion.worst) == (len(counts), max(counts))


@pytest.mark.parametrize("name", STRATEGIES)
def test_a_ranking_is_deterministic_and_never_proposes_an_offence(name: str) -> None:
    position = Position(ENGLISH, ((turn("raise", "00000"),),))
    first, again = strategy(name).rank(position, 50), strategy(name).rank(position, 50)
    assert first == again
    assert not {s.guess for s in first.guesses} & load("en", 5).denied


def test_among_equals_candidates_come_first() -> None:
    words = [Word(word) for word in ("batch", "catch")]
    vocabulary = Words.of(from_words([*words, Word("bring")], words))
    assert strategy("expected-remaining").rank(Position(vocabulary)).guesses[0].guess == "batch"


@pytest.mark.parametrize("hard", [Hard.HARD, Hard.ULTRA])
def test_hard_mode_limits_what_is_proposed(hard: Hard) -> None:
    turns = tuple(
        Turn(guess, score(guess, Word("thorn"))) for guess in map(Word, ("crane", "snort"))
    )
    guesses = strategy("entropy").rank(Position(ENGLISH, (turns,), hard), 500).guesses
    assert guesses
    for suggestion in guesses:
        assert violation(turns, suggestion.guess) is None
        assert hard is Hard.HARD or explain(suggestion.guess, turns) is None


def test_a_board_with_one_candidate_is_finished_first() -> None:
    boards = ((turn("caves", "20012"), turn("cress", "20222")), (turn("caves", "00000"),))
    best = strategy("expected-remaining").rank(Position(ENGLISH, boards)).guesses[0]
    assert best.guess == "chess"


def test_nothing_is_proposed_when_nothing_fits_or_all_is_solved() -> None:
    lost = Position(ENGLISH, ((turn("raise", "00000"), turn("rails", "20000")),))
    assert strategy("entropy").rank(lost).guesses == ()
    assert strategy("entropy").rank(Position(ENGLISH, ((turn("chess", "22222"),),))).guesses == ()


def test_an_unknown_strategy_is_refused_with_the_known() -> None:
    with pytest.raises(UnknownStrategy, match="entropy"):
        strategy("magic")


def test_words_that_weigh_nothing_are_alike_among_themselves() -> None:
    words = add_missing(ENGLISH, (Word("zzzzz"), Word("zzzzy")))
    left = choose(words, np.array([words.index[Word("zzzzz")], words.index[Word("zzzzy")]]))
    assert left.weights.tolist() == [1.0, 1.0]


def test_a_game_of_our_own_leaves_its_answers_alone_each_as_likely() -> None:
    words = Words.load()
    start = Position(words.host())
    assert set(start.left) == set(words.answers)
    listed = Words.read(words.answers, answers=words.answers)
    for position, other in (
        (start, Position(listed)),
        (start.play("raise", "00000"), Position(listed).play("raise", "00000")),
    ):
        rated, expected = position.rate("mulch"), other.rate("mulch")
        assert rated is not None
        assert expected is not None
        assert (rated.parts, rated.worst) == (expected.parts, expected.worst)
        assert rated.expected_remaining == pytest.approx(expected.expected_remaining)
        assert set(position.left) == set(other.left)


def test_where_no_answer_of_our_own_fits_other_words_are_left() -> None:
    words = Words.load().host()
    turn = Turn(Word("aahed"), score(Word("aahed"), Word("aalii")))
    later = Turn(Word("quick"), score(Word("quick"), Word("aalii")))
    at_once = Position(words, [[turn, later]])
    played = Position(words).play(*turn).play(*later)
    assert "aalii" in at_once.left
    assert played.left == at_once.left
    assert simulate("entropy", words, ["aalii"]).guesses[Word("aalii")] is not None
