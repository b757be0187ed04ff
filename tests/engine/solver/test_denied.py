"""A word that may not be named is found and counted all the same, and named when it must be."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Feedback, Hard, Lexicon, Word, from_words, load, score
from engine.solver import STRATEGIES, Position, Strategy, Words, simulate
from engine.solver.strategies.best import BEST

OURS = load("en", 5)
LIKELY_DENIED = tuple(sorted(OURS.denied, key=lambda word: -OURS.weights[word])[:15])


def listed(*answers: str, allowed: str = "", denied: str = "") -> Lexicon:
    words = [Word(word) for word in (*answers, *allowed.split(), *denied.split())]
    lexicon = from_words(words, [Word(word) for word in answers])
    return replace(lexicon, crude=frozenset(map(Word, denied.split())))


def seen(lexicon: Lexicon, *rows: str) -> Position:
    position = Position(Words.of(lexicon))
    for guess, feedback in (row.split("=") for row in rows):
        position = position.play(Word(guess), Feedback.parse(feedback))
    return position


@pytest.mark.parametrize("player", STRATEGIES.values(), ids=lambda player: player.name)
def test_the_last_word_that_fits_is_proposed_whether_it_is_denied_or_not(player: Strategy) -> None:
    position = seen(OURS, "slate=20000", "hissy=02222")
    (only,) = player.rank(position).guesses
    assert (only.guess, only.denied, only.is_candidate) == ("sissy", "sissy" in OURS.denied, True)


def test_a_denied_word_that_is_likeliest_by_far_goes_first() -> None:
    lexicon = listed("hatch", "latch", denied="batch")
    likely = {**lexicon.weights, Word("hatch"): 200, Word("latch"): 200, Word("batch"): 9_000}
    first = BEST.rank(Position(Words.of(replace(lexicon, weights=likely)))).guesses[0]
    assert (first.guess, first.denied) == ("batch", True)


def test_among_words_as_likely_a_denied_one_is_never_named() -> None:
    position = Position(Words.of(listed("batch", "latch", "patch", denied="hatch")))
    for player in STRATEGIES.values():
        assert "hatch" not in [one.guess for one in player.rank(position).guesses]


@pytest.mark.parametrize("hard", [Hard.OFF, Hard.HARD])
def test_every_likely_word_of_our_list_is_found_though_it_is_denied(hard: Hard) -> None:
    played = simulate(BEST, Words.of(OURS), LIKELY_DENIED, hard=hard)
    assert None not in played.guesses.values()


@settings(max_examples=30, deadline=None)
@given(st.sampled_from([*LIKELY_DENIED, *OURS.answers]), st.sampled_from(OURS.answers))
def test_what_tells_nothing_is_not_offered_while_a_word_fits(answer: Word, opener: Word) -> None:
    position = Position(Words.of(OURS)).play(opener, score(opener, answer))
    if position.open_boards:
        for name in ("entropy", "minimax", "expected-remaining"):
            suggested = STRATEGIES[name].rank(position, 500).guesses
            assert suggested
            assert all(one.bits > 0 or one.is_candidate for one in suggested)
