"""A proof finds what trying every opener finds, and says nothing false of any of them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Turn, Word, score
from engine.lexicon import load
from engine.solver.ceilings import Ceilings
from engine.solver.node import NEVER
from engine.solver.prove import Prover, Puzzle, claims
from engine.solver.vocabulary import Vocabulary
from tests.engine.solver.brute import Brute

LISTS = st.lists(
    st.text("abcd", min_size=4, max_size=4).map(Word), min_size=2, max_size=7, unique=True
)


def puzzle_of(words: list[Word], hidden: int, hard: bool = False, limit: int = 6) -> Puzzle:
    return Puzzle(Vocabulary.in_order(words), np.arange(hidden), hard, limit)


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
    found = list(claims(puzzle, range(len(words)), NEVER))
    assert min(claim.total for claim in found) == min(totals)
    assert all(claim.total <= totals[claim.opener] for claim in found)
    prover = Prover(puzzle)
    assert all(prover.holds(claim) for claim in found)
    assert sorted(prover.openers()) == list(range(len(words)))


def english() -> Puzzle:
    return puzzle_of(list(load("en", 5).answers[::8]), len(load("en", 5).answers[::8]))


def test_a_claim_that_says_too_much_does_not_hold() -> None:
    prover = Prover(english())
    opener = prover.openers()[0]
    claim = prover.claim(opener, NEVER)
    (pattern, bound), *_ = claim.parts.items()
    assert prover.holds(claim)
    assert not prover.holds(replace(claim, total=claim.total + 1))
    assert not prover.holds(replace(claim, parts={}))
    more = {**claim.parts, pattern: bound + 1}
    assert not prover.holds(replace(claim, total=claim.total + 1, parts=more))


def test_several_processes_find_the_same() -> None:
    puzzle = english()
    openers = Prover(puzzle).openers()[:12]
    alone = min(claims(puzzle, openers, NEVER), key=lambda claim: claim.total)
    together = list(claims(puzzle, openers, NEVER, jobs=2))
    assert sorted(claim.opener for claim in together) == sorted(openers)
    assert min(claim.total for claim in together) == alone.total


@settings(deadline=None, max_examples=30)
@given(st.data())
def test_no_guess_leaves_more_parts_than_its_ceiling(data: st.DataObject) -> None:
    words = load("en", 5).answers[::40]
    vocabulary = Vocabulary.in_order(words)
    _, node = puzzle_of(list(words), len(words)).search()
    opener, answer = data.draw(st.sampled_from(words)), data.draw(st.sampled_from(words))
    turn = Turn(opener, score(opener, answer))
    ceilings = Ceilings(vocabulary, node)
    left = [at for at, word in enumerate(words) if score(opener, word) == turn.feedback]
    most = ceilings.after(turn)
    parts = [len({score(guess, words[at]) for at in left}) for guess in words]
    assert all(count <= ceiling for count, ceiling in zip(parts, most.tolist(), strict=True))
    best = max(count + (at in left) for at, count in enumerate(parts))
    assert ceilings.most_parts(np.array(left), most) == best
