"""A proof finds what trying every opener finds, and says nothing false of any of them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Turn, Word, score
from engine.errors import NotAllowed
from engine.lexicon import load
from engine.solver.ceilings import Ceilings
from engine.solver.claims import Claim, Prover, Puzzle
from engine.solver.node import NEVER
from engine.solver.prove import find_claims, prove
from engine.solver.tree import verify
from engine.solver.words import Words
from tests.engine.solver.brute import Brute

LISTS = st.lists(
    st.text("abcd", min_size=4, max_size=4).map(Word), min_size=2, max_size=7, unique=True
)


def puzzle_of(words: list[Word], hidden: int, hard: bool = False, limit: int = 6) -> Puzzle:
    return Puzzle(Words.in_order(words), np.arange(hidden), hard, limit)


@settings(deadline=None)
@given(LISTS, st.data(), st.booleans(), st.integers(2, 6))
def test_claims_are_true_and_the_least_of_them_is_the_best(
    words: list[Word], data: st.DataObject, hard: bool, limit: int
) -> None:
    hidden = data.draw(st.integers(1, len(words)))
    puzzle = puzzle_of(words, hidden, hard, limit)
    brute = Brute(words, dict.fromkeys(words[:hidden], 1), hard)
    every = frozenset(words[:hidden])
    totals = [min(brute.with_guess(word, every, limit), NEVER) for word in words]
    found = list(find_claims(puzzle, range(len(words)), NEVER))
    assert min(claim.total for claim in found) == min(totals)
    assert all(claim.total <= totals[claim.opener] for claim in found)
    prover = Prover(puzzle)
    assert all(prover.holds(claim) for claim in found)
    assert sorted(prover.list_openers()) == list(range(len(words)))


def test_a_proof_has_the_tree_that_none_beats() -> None:
    words = Words.read(["batch", "catch", "hatch", "latch", "climb"])
    kept: list[Claim] = []
    proof = prove(words, keep=kept.append)
    brute = Brute(words.words, dict.fromkeys(words.words, 1))
    assert proof.total == brute.least(frozenset(words.words), 6)
    assert proof.tree is not None
    games = verify(proof.tree, words.answers)
    assert sum(guesses * count for guesses, count in games.items()) == proof.total
    assert len(kept) == len(words)
    again = prove(words, known=proof.claims, keep=lambda _: pytest.fail("known already"))
    assert again == proof


def test_a_proof_of_what_cannot_be_found_in_time_has_no_tree() -> None:
    proof = prove(Words.read(["batch", "catch", "hatch"]), limit=2)
    assert (proof.tree, proof.total) == (None, None)


def test_a_hidden_word_that_may_not_be_guessed_is_refused() -> None:
    with pytest.raises(NotAllowed):
        prove(Words.read(["batch", "catch"]), ["hatch"])


def english() -> Puzzle:
    return puzzle_of(list(load("en", 5).answers[::8]), len(load("en", 5).answers[::8]))


def test_a_claim_that_says_too_much_does_not_hold() -> None:
    prover = Prover(english())
    opener = prover.list_openers()[0]
    claim = prover.claim(opener, NEVER)
    (pattern, bound), *_ = claim.parts.items()
    assert prover.holds(claim)
    assert not prover.holds(replace(claim, total=claim.total + 1))
    assert not prover.holds(replace(claim, parts={}))
    more = {**claim.parts, pattern: bound + 1}
    assert not prover.holds(replace(claim, total=claim.total + 1, parts=more))


def test_several_processes_find_the_same() -> None:
    puzzle = english()
    openers = Prover(puzzle).list_openers()[:12]
    alone = min(find_claims(puzzle, openers, NEVER), key=lambda claim: claim.total)
    together = list(find_claims(puzzle, openers, NEVER, jobs=2))
    assert sorted(claim.opener for claim in together) == sorted(openers)
    assert min(claim.total for claim in together) == alone.total


@settings(deadline=None, max_examples=30)
@given(st.data())
def test_no_guess_leaves_more_parts_than_its_ceiling(data: st.DataObject) -> None:
    words = load("en", 5).answers[::40]
    vocabulary = Words.in_order(words)
    _, node = puzzle_of(list(words), len(words)).start_search()
    opener, answer = data.draw(st.sampled_from(words)), data.draw(st.sampled_from(words))
    turn = Turn(opener, score(opener, answer))
    ceilings = Ceilings(vocabulary, node)
    left = [at for at, word in enumerate(words) if score(opener, word) == turn.feedback]
    most = ceilings.limit_parts(turn)
    parts = [len({score(guess, words[at]) for at in left}) for guess in words]
    assert all(count <= ceiling for count, ceiling in zip(parts, most.tolist(), strict=True))
    best = max(count + (at in left) for at, count in enumerate(parts))
    assert ceilings.count_most_parts(np.array(left), most) == best


def test_of_equal_openers_the_same_is_the_best_whichever_process_is_faster() -> None:
    dice = Random(2)
    answers = dice.sample(load("en", 5).answers, 40)
    words = Words.read([*dice.sample(load("en", 5).answers, 200), *answers], answers=answers)
    alone = prove(words)
    for _ in range(4):
        together = prove(words, jobs=4)
        assert together.branches == alone.branches
        assert together.best == alone.best
