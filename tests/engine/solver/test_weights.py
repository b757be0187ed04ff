"""Weights that somebody gives: honoured as given, be they 0 or next to nothing."""

from __future__ import annotations

from datetime import date
from math import log2

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import STRATEGIES, Hard, Position, Word, Words, analyse, difficulty, score, simulate
from engine.solver import BadWords, Tier, find_lessons
from engine.solver.calendar import weigh_used
from engine.solver.praise import find_praises

ENGLISH = Words.load()
SIX = ("crane", "foist", "hoist", "joint", "moist", "point")
ONLY_SIX = Words.read(
    ENGLISH.words, weights={str(word): int(word in SIX) for word in ENGLISH.words}
)
LISTS = st.lists(st.text("abcd", min_size=4, max_size=4), min_size=3, max_size=25, unique=True)
WEIGHTS = st.sampled_from([0, 0, 1e-300, 1e-9, 0.001, 0.5, 1, 1_000_000])


@pytest.mark.parametrize("small", [0, 1e-300, 1e-9, 1e-6, 1e-4, 0.3])
def test_a_weight_is_kept_as_it_was_given(small: float) -> None:
    words = Words.read(["crane", "slate"], weights={"crane": small, "slate": 1})
    assert words.weights.tolist() == [small, 1]


def test_what_weighs_anything_never_weighs_nothing() -> None:
    words = Words.read(["crane", "slate"], weights={"crane": 1e-300, "slate": 1e300})
    assert 0 < words.weights[0] < 1e-300


def test_a_word_left_out_weighs_a_ten_thousandth_of_the_likeliest() -> None:
    words = Words.read(["crane", "moist", "slate"], weights={"crane": 0, "slate": 7})
    assert words.weights.tolist() == [0, 1 / 10_000, 1]
    assert Words.read(["crane"], answers=["slate"]).weights.tolist() == [1 / 10_000, 1]


def test_what_weighs_nothing_is_no_candidate() -> None:
    position = Position(ONLY_SIX)
    rated = position.rate("joint")
    assert position.left == SIX
    assert rated
    assert rated.bits == pytest.approx(log2(6) - 1 / 2 * log2(3))
    assert rated.expected_remaining == pytest.approx(11 / 6)
    zymic = position.rate("zymic")
    assert zymic
    assert not zymic.is_candidate
    assert simulate("best", ONLY_SIX, SIX).total <= 15


def test_what_weighs_nothing_may_still_be_guessed() -> None:
    assert not {one.guess for one in Position(ONLY_SIX).suggest("entropy", 3)} & {*SIX}


def test_where_nothing_else_fits_words_that_weigh_nothing_are_equally_likely() -> None:
    words = Words.read(
        ["crane", "moist", "foist", "hoist"],
        weights={"crane": 1, "moist": 0, "foist": 0, "hoist": 0},
    )
    position = Position(words).play("crane", "00000")
    assert position.left == ("foist", "hoist", "moist")
    (left,) = position.candidates
    assert left.weights.tolist() == [1, 1, 1]
    assert Position(words, position.boards) == position
    assert Position(words, position.boards).left == position.left
    assert simulate("best", words).guesses == {"crane": 1, "foist": 2, "hoist": 3, "moist": 4}


def test_a_contradiction_is_one_whatever_words_weigh() -> None:
    position = Position(ONLY_SIX).play("crane", "00000").play("crane", "22222")
    assert position.left == ()
    assert Position(ONLY_SIX).play("zymic", "22221").candidates[0].tier is Tier.NONE


def test_a_game_of_our_own_hides_any_answer_whatever_it_weighs() -> None:
    words = Words.read(["crane", "slate"], weights={"crane": 0, "slate": 1}).host()
    assert {*Position(words).left} == {"crane", "slate"}
    assert Position(words).candidates[0].weights.tolist() == [1, 1]


def test_a_puzzle_that_remembers_makes_nothing_likelier() -> None:
    used: dict[str, date] = dict.fromkeys(("joint", "slate"), date(2025, 5, 1))
    later = weigh_used(ONLY_SIX, used, date(2026, 11, 1))
    assert later.weights[later.words.index(Word("slate"))] == 0
    assert later.weights[later.words.index(Word("joint"))] == pytest.approx(0.01)
    assert len(Position(later).left) == len(SIX)


def test_an_analysis_counts_the_answers_that_may_be_hidden() -> None:
    game = analyse(ONLY_SIX, ["crane", "moist", "joint"], "joint")
    assert game.rows[0].before.likely == len(SIX)
    assert game.optimal == 2
    odd = analyse(ONLY_SIX, ["crane", "slate"], "slate")
    assert odd.rows[0].before.likely == len(ENGLISH)
    assert odd.identity[0] == odd.identity[1] == 2
    assert find_lessons(ONLY_SIX, odd) is not None
    assert find_praises(ONLY_SIX, odd) is not None
    hardness = difficulty(ONLY_SIX, "slate").hardness
    assert (hardness.guesses, hardness.level) == (1, "easy")


def test_a_wrong_weight_is_named_with_its_word() -> None:
    for wrong in (float("nan"), -1, "much", True, 10**400, None):
        with pytest.raises(BadWords, match="for 'Crane'"):
            Words.read(["crane", "slate"], weights={"slate": 1, "Crane": wrong})  # pyright: ignore[reportArgumentType]


@settings(max_examples=60, deadline=None)
@given(LISTS, st.data())
def test_every_figure_is_what_the_weights_say(texts: list[str], data: st.DataObject) -> None:
    weights = {text: data.draw(WEIGHTS) for text in texts} | {texts[0]: 1}
    words = Words.read(texts, weights=weights)
    position = Position(words)
    likely = {text: weight for text, weight in weights.items() if weight}
    assert {*position.left} == {*likely}
    guess = data.draw(st.sampled_from(words.words))
    parts: dict[str, float] = {}
    for answer in words.words:
        shown = str(score(guess, answer))
        parts[shown] = parts.get(shown, 0) + weights[answer] / sum(likely.values())
    rated = position.rate(guess)
    assert rated
    assert rated.bits == pytest.approx(-sum(p * log2(p) for p in parts.values() if p), abs=1e-6)


@settings(max_examples=15, deadline=None)
@given(LISTS, st.data(), st.sampled_from(Hard))
def test_every_strategy_finds_every_word(texts: list[str], data: st.DataObject, hard: Hard) -> None:
    weights = {text: data.draw(WEIGHTS) for text in texts} | {texts[0]: 1}
    words = Words.read(texts, weights=weights)
    for name in STRATEGIES:
        with np.errstate(all="raise", under="ignore"):
            played = simulate(name, words, hard=hard)
        assert None not in played.guesses.values()
        made = [text for text in texts if text != texts[0]][:2]
        if hard is Hard.OFF:
            game = analyse(words, [*made, texts[0]], texts[0])
            assert game.identity[0] == game.identity[1]
