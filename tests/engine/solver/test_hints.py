"""Nudges are true of most candidates, new to the player, and the same every time."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Feedback, Turn, Word, load, score
from engine.solver import Words, candidates
from engine.solver.hints import Feature, Nudge, Telling, nudge, telling_letter

VOCABULARY = Words.of(load("en", 5))
ANSWERS = load("en", 5).answers


def turns(*rows: str) -> tuple[Turn, ...]:
    """``raise 00000``"""
    pairs = (row.split() for row in rows)
    return tuple(Turn(Word(guess), Feedback.parse(hints)) for guess, hints in pairs)


def plain(*words: str) -> Words:
    return Words.in_order([Word(word) for word in words])


def nudged(vocabulary: Words, *rows: str) -> Nudge | None:
    return nudge(vocabulary, candidates(vocabulary, turns(*rows)), turns(*rows))


def told(vocabulary: Words, *rows: str) -> Telling | None:
    return telling_letter(vocabulary, candidates(vocabulary, turns(*rows)), turns(*rows))


@pytest.mark.parametrize(
    ("rows", "feature", "text"),
    [
        (("caves 20012",), Feature.ENDS, "ss"),
        (("young 02201", "alias 00000"), Feature.ENDS, "gh"),
    ],
)
def test_a_nudge_names_what_most_candidates_share(
    rows: tuple[str, ...], feature: Feature, text: str
) -> None:
    found = nudged(VOCABULARY, *rows)
    assert found is not None
    assert (found.feature, found.text) == (feature, text)


def test_what_the_turns_show_is_passed_over() -> None:
    words = plain("baker", "cater", "hater", "later", "stone", "plush", "crumb", "pluck")
    found = nudged(words, "water 02222")
    assert found is not None
    assert (found.feature, found.text) != (Feature.ENDS, "er")
    assert found.feature is not Feature.BEGINS or found.text != "r"


def test_a_double_letter_that_is_seen_is_no_news() -> None:
    found = nudged(plain("swiss", "chess", "stone", "crown"), "gloss 00022")
    assert found is not None
    assert found.feature is not Feature.DOUBLE


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(ANSWERS), st.lists(st.sampled_from(ANSWERS), max_size=3))
def test_a_nudge_counts_candidates(answer: Word, guesses: list[Word]) -> None:
    rows = tuple(Turn(guess, score(guess, answer)) for guess in guesses)
    left = candidates(VOCABULARY, rows)
    found = nudge(VOCABULARY, left, rows)
    assert found is not None
    assert 0 < found.count <= found.total == len(left)
    assert 0 < found.share <= 1 + 1e-9
    assert found == nudge(VOCABULARY, left, rows)


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(ANSWERS), st.lists(st.sampled_from(ANSWERS), max_size=3))
def test_what_is_told_of_a_letter_is_true_and_helps(answer: Word, guesses: list[Word]) -> None:
    rows = tuple(Turn(guess, score(guess, answer)) for guess in guesses)
    found = telling_letter(VOCABULARY, candidates(VOCABULARY, rows), rows)
    left = VOCABULARY.spell(candidates(VOCABULARY, rows).indices)
    words = [word for word in left if word in ANSWERS] or left
    if found is None:
        return
    assert found.letter not in {letter for guess in guesses for letter in guess}
    assert found.total == len(words)
    if found.place is None:
        assert found.count == sum(found.letter in word for word in words)
        assert found.count in (0, max(found.count, len(words) // 4))
    else:
        assert not any(word[found.place - 1] == found.letter for word in words)


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (("lucky 00000", "sharp 00000"), Telling("i", 51, 81)),
        (("caves 20012",), Telling("o", 0, 2)),
        (("slung 00000", "oldie 00010"), Telling("t", 0, 47, 5)),
    ],
)
def test_a_letter_of_most_words_or_of_none_is_told(rows: tuple[str, ...], said: Telling) -> None:
    assert told(VOCABULARY, *rows) == said


def test_where_every_letter_is_tested_nothing_is_told() -> None:
    assert told(plain("stone"), "notes 11111") is None


def test_without_candidates_there_is_nothing_to_say() -> None:
    assert nudged(plain("stone"), "crane 22222") is None
    assert told(plain("stone"), "crane 22222") is None
