"""Class lists as people paste them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.lists import (
    FEWEST,
    LETTERS,
    MOST,
    TooFewWords,
    UnfitLines,
    UnfitName,
    choose_length,
    read_list,
    read_name,
)
from engine import Word

WORDS = st.text("abcdefghij", min_size=3, max_size=10)
LISTS = st.lists(WORDS, min_size=FEWEST, max_size=60, unique=True)
TWENTY = [f"cell{letter}" for letter in "abcdefghijklmnopqrst"]


def no_slurs(_: str) -> frozenset[Word]:
    return frozenset()


@given(LISTS, st.sampled_from([" ", ", ", "\n", "\r\n", ";", "\t", " ,\n\n"]))
def test_words_may_stand_between_spaces_commas_or_lines(words: list[str], between: str) -> None:
    shouted = between.join(words).upper()
    assert read_list("x", "en", shouted, no_slurs).words == tuple(sorted(words))


def test_accents_and_other_forms_are_read_by_the_alphabet_of_the_language() -> None:
    found = read_list("x", "de", " ".join([*TWENTY, "Straße", "a\u0308pfel"]), no_slurs).words
    assert {"strasse", "äpfel"} <= {*found}


def test_every_line_that_does_not_fit_is_told_by_its_number() -> None:
    lines = [*TWENTY, "ab", "жук", "extraordinary", "it's", "gavur"]
    with pytest.raises(UnfitLines) as refused:
        read_list("x", "en", "\n".join(lines), lambda _: frozenset({Word("gavur")}))
    told = [(one.number, one.length, one.foreign) for one in refused.value.lines]
    assert told == [
        (21, 2, None),
        (22, None, "ж"),
        (23, 13, None),
        (24, None, "'"),
        (25, None, None),
    ]


@pytest.mark.parametrize("count", [0, 1, FEWEST - 1])
def test_a_list_has_enough_different_words(count: int) -> None:
    with pytest.raises(TooFewWords):
        read_list("x", "en", " ".join(TWENTY[:count] * 2), no_slurs)


@pytest.mark.parametrize(
    "name", ["", "  ", "<@1>", "a`b", "**loud**", "x" * 33, "a\u202eb", "@all"]
)
def test_a_name_that_is_markup_or_too_long_is_refused(name: str) -> None:
    with pytest.raises(UnfitName):
        read_name(name)


@pytest.mark.parametrize("name", ["Biology 7B", "Мова 5-А", "한국어", "L'été & co."])
def test_names_of_every_script_are_taken(name: str) -> None:
    assert read_name(f"  {name}\n") == name


@given(LISTS, st.sampled_from([1, 2, 4, 8]), st.randoms())
def test_a_length_by_chance_has_enough_words_if_any_has(
    words: list[str], boards: int, dice: Random
) -> None:
    counts = Counter(map(len, words))
    length = choose_length([*map(Word, words)], boards, dice, usual=6)
    assert length in LETTERS
    assert counts[length] >= boards or max(counts.values()) < boards


def test_the_usual_length_is_chosen_where_a_list_has_enough_words_of_it() -> None:
    words = [Word(f"{letter}{'a' * count}") for count in (3, 4) for letter in "bcdefg"]
    assert choose_length(words, 1, Random(1), usual=5) == 5
    assert choose_length(words[:9], 1, Random(1), usual=5) in LETTERS
    assert choose_length(words, 1, Random(1), usual=7) in (4, 5)


def test_the_longest_list_fits() -> None:
    words = [
        a + b + c + d for a in "abcdefg" for b in "abcdefg" for c in "abcdefg" for d in "abcdef"
    ]
    assert len(read_list("x", "en", "\n".join(words[:MOST]), no_slurs).words) == MOST
