"""What only proves finds the same totals as what searches, and never bounds them too high."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Word, score
from engine.lexicon import load
from engine.solver.bounds import Masks
from engine.solver.dominance import list_useful
from engine.solver.node import Node
from engine.solver.refute import Refuter
from engine.solver.search import Search
from engine.solver.words import Indices, Words

SHORT = [Word("".join(letters)) for letters in product("abcd", repeat=4)]
FOUR = load("en", 4).answers[::12]


def lists(most: int) -> st.SearchStrategy[list[Word]]:
    """Words of four letters: of the alphabet's first, where they often repeat, or English."""
    return st.sampled_from([SHORT, list(FOUR)]).flatmap(
        lambda words: st.lists(st.sampled_from(words), min_size=4, max_size=most, unique=True)
    )


def divide(guess: Word, words: Iterable[Word]) -> dict[object, set[Word]]:
    parts: dict[object, set[Word]] = {}
    for word in words:
        parts.setdefault(score(guess, word), set()).add(word)
    return parts


def part_of(search: Search, vocabulary: Words, opener: Word, answer: Word) -> Node:
    """What is left once `opener` was made and `answer` is hidden."""
    root = search.make_node(np.arange(len(vocabulary)), np.arange(len(vocabulary)))
    return search.list_parts(root, vocabulary.index[opener])[score(opener, answer).pattern]


def test_a_guess_with_two_letters_that_say_the_same_is_not_left_out_for_itself() -> None:
    # O and R both say only whether the answer is cord
    words = Words.in_order(["cord", "abet", "ahem", "tiny", "huff", "born"])
    assert 5 in list_useful(words, np.arange(5), np.arange(6))


@settings(deadline=None)
@given(lists(40), st.data())
def test_a_guess_left_out_tells_no_more_than_one_that_stays(
    words: list[Word], data: st.DataObject
) -> None:
    vocabulary = Words.in_order(words)
    hidden = data.draw(st.lists(st.sampled_from(words), min_size=1, unique=True))
    places = np.array([vocabulary.index[word] for word in hidden])
    kept: Indices = list_useful(vocabulary, places, np.arange(len(words)))
    useful: list[Word] = [words[at] for at in kept.tolist()]
    assert set(hidden) <= set(useful)
    finest = [divide(guess, hidden).values() for guess in useful]
    for guess in words:
        parts = divide(guess, hidden).values()
        assert any(all(any(fine <= part for part in parts) for fine in some) for some in finest)


@settings(deadline=None)
@given(lists(120), st.data())
def test_bits_count_the_most_parts_of_any_choice(words: list[Word], data: st.DataObject) -> None:
    vocabulary = Words.in_order(words)
    node = Search(vocabulary).make_node(np.arange(len(words)), np.arange(len(words)))
    places = data.draw(st.sets(st.integers(0, len(words) - 1), min_size=1))
    chosen = [words[at] for at in sorted(places)]
    most = max(len(divide(guess, chosen)) + (guess in chosen) for guess in words)
    masks = Masks(node.rows, node.find_columns(node.words))
    assert masks.count_most_parts(np.array(sorted(places))) == most


@settings(deadline=None, max_examples=40)
@given(lists(90), st.data(), st.integers(3, 6))
def test_what_only_proves_finds_the_least_total(
    words: list[Word], data: st.DataObject, left: int
) -> None:
    vocabulary = Words.in_order(words)
    opener, answer = data.draw(st.sampled_from(words)), data.draw(st.sampled_from(words))
    if opener == answer:
        return
    search, refuter = Search(vocabulary), Refuter(vocabulary)
    total = search.run(part_of(search, vocabulary, opener, answer), left).total
    part = part_of(refuter, vocabulary, opener, answer)
    assert refuter.reaches(part, left, total)
    assert Refuter(vocabulary).run(part, left).total == total
    assert not Refuter(vocabulary).reaches(part, left, total + 1)


def test_our_words_of_four_letters_take_what_the_search_says() -> None:
    vocabulary = Words.in_order(load("en", 4).answers[::3])
    search, refuter = Search(vocabulary), Refuter(vocabulary)
    for answer in vocabulary.words[1::60]:
        node = part_of(search, vocabulary, vocabulary.words[0], answer)
        assert refuter.run(node).total == search.run(node).total


def test_guesses_are_left_out_of_large_parts_alone() -> None:
    vocabulary = Words.in_order(load("en", 4).answers[::3])
    search, refuter = Search(vocabulary), Refuter(vocabulary)
    opener = vocabulary.words[0]
    answers = {score(opener, answer): answer for answer in vocabulary.words if answer != opener}
    for answer in answers.values():
        part = part_of(search, vocabulary, opener, answer)
        plain, narrowed = search.make_whole(part), refuter.make_whole(part)
        fewer = len(narrowed.guesses) < len(plain.guesses)
        assert fewer == (narrowed.masks is not None) == (len(part.words) >= 24)
