"""A family of words that is said to need too many guesses is lost by every search."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Word
from engine.solver import Words
from engine.solver.families import Families, are_too_few, list_families
from engine.solver.node import NEVER
from engine.solver.search import Search
from engine.solver.traps import find_family
from tests.engine.solver.classic import needs_lists, words
from tests.engine.solver.openers import find_total_with

LISTS = st.lists(st.text("abc", min_size=4, max_size=4), min_size=2, max_size=9, unique=True)
OTHERS = st.lists(st.text("abc", min_size=4, max_size=4), max_size=9, unique=True)
FAMILY = [f"{letter}ill" for letter in "bdfghkmp"]


def too_few(hidden: Sequence[str], others: Sequence[str], limit: int) -> bool:
    known = Words.read([*hidden, *others], answers=hidden)
    every = np.arange(len(known))
    return are_too_few(known, np.flatnonzero(known.is_answer), every, limit)


def test_words_that_differ_in_one_letter_are_a_family() -> None:
    found = list_families([Word(word) for word in ("bill", "fill", "mill", "mild", "tale")])
    assert found[:2] == ["bfm", "ld"]


@pytest.mark.parametrize(
    ("others", "least"),
    [([], 8), (["bdfg"], 5), (["bdfg", "hkmp"], 3), (["bdfg", "fghk", "bbmm"], 4)],
)
def test_the_guesses_but_the_last_name_all_letters_but_one(others: list[str], least: int) -> None:
    assert too_few(FAMILY, others, least - 1)
    assert not too_few(FAMILY, others, least)


def test_one_guess_is_too_few_for_two_words() -> None:
    assert too_few(["bill", "fill"], [], 1)
    assert not too_few(["bill", "fill"], [], 2)
    assert not too_few(["bill"], [], 1)


def test_a_letter_that_no_guess_holds_is_told_by_none() -> None:
    known = Words.read([*FAMILY, "bdfg", "xmpz"], answers=FAMILY)
    words, guesses = np.arange(len(FAMILY)), np.array([known.index[Word("bdfg")]])
    assert are_too_few(known, words, guesses, 5)


@pytest.mark.parametrize(("others", "found"), [(4, True), (5, False)])
def test_half_of_the_words_left_are_a_trap_and_fewer_are_none(others: int, found: bool) -> None:
    left = ["bill", "fill", "mill", "pill", "acne", "dusk", "echo", "gnat", "joke"][: 4 + others]
    known = Words.read(left)
    family = find_family(known, np.arange(len(left)), Word("bill"), least=4)
    assert (family is not None) == found


@needs_lists
@pytest.mark.parametrize("name", ["original_guesses", "nyt_20220830_guesses"])
def test_five_guesses_do_not_find_every_allowed_word(name: str) -> None:
    assert too_few(words(name), (), 5)
    assert not too_few(words(name), (), 6)


@given(LISTS, OTHERS, st.integers(1, 5), st.booleans())
def test_what_is_too_little_is_too_little_for_every_tree(
    hidden: list[str], others: list[str], limit: int, hard: bool
) -> None:
    if not too_few(hidden, others, limit):
        return
    known = Words.read([*hidden, *others], answers=hidden)
    search = Search(known, hard=hard)
    node = search.make_node(np.flatnonzero(known.is_answer), np.arange(len(known)))
    assert search.run(node, limit).total == NEVER


def test_guesses_that_can_keep_a_family_lose_none_of_it() -> None:
    others = ["bdgp", "bmpt", "bhkm", "pkmh", "tgfd"]
    known = Words.read([*FAMILY, "till", *others], answers=[*FAMILY, "till"])
    node = Search(known).make_node(np.flatnonzero(known.is_answer), np.arange(len(known)))
    kept = node.guesses[~Families(known).lose(node, 3)]
    # two guesses must hold eight of the nine letters
    assert known.spell(kept) == ("bhkm", "pkmh", "tgfd")


@given(LISTS, OTHERS, st.integers(2, 5), st.booleans())
def test_a_guess_that_loses_a_family_loses_in_every_tree(
    hidden: list[str], others: list[str], left: int, hard: bool
) -> None:
    known = Words.read([*hidden, *others], answers=hidden)
    search = Search(known, hard=hard)
    node = search.make_node(np.flatnonzero(known.is_answer), np.arange(len(known)))
    for guess in node.guesses[Families(known).lose(node, left)].tolist():
        assert find_total_with(search, node, guess, left) == NEVER
