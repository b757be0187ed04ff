"""What a player's words tell of letters."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.domain.statistics import LEAST_FOR_A_LETTER, CostlyLetter, find_costly_letters

WORDS = st.lists(
    st.tuples(
        st.sampled_from(["crane", "added", "jazzy", "moist"]), st.integers(1, 9), st.integers(1, 63)
    )
)


def test_a_letter_costs_what_the_words_with_it_cost_on_average() -> None:
    found = find_costly_letters([("jazzy", 4, 24), ("added", 4, 12), ("crane", 5, 20)])
    assert found == (CostlyLetter("a", 13, 56 / 13), *of("c", "n"))


def of(*letters: str) -> tuple[CostlyLetter, ...]:
    return tuple(CostlyLetter(letter, 5, 4.0) for letter in letters)


@given(WORDS, st.randoms(use_true_random=False))
def test_letters_are_the_same_in_whatever_order_words_come(
    words: list[tuple[str, int, int]], dice: Random
) -> None:
    shuffled = dice.sample(words, len(words))
    assert find_costly_letters(words) == find_costly_letters(shuffled)
    assert all(one.games >= LEAST_FOR_A_LETTER for one in find_costly_letters(words))
