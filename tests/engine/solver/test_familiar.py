"""Words that most people know come first, unless a rare one saves a lot."""

from __future__ import annotations

from random import Random

import pytest

from engine import Word, load, score
from engine.solver import Position, Words, strategy
from engine.solver.strategies import familiar
from engine.solver.suggestions import FAMILIAR_WEIGHT

ENGLISH = Words.load()
ANSWERS = load("en", 5).answers


@pytest.mark.parametrize("seed", range(10))
def test_what_is_proposed_first_is_known_or_marked_as_rare(seed: int) -> None:
    dice = Random(seed)
    guess, answer = Word(dice.choice(ANSWERS)), Word(dice.choice(ANSWERS))
    position = Position(ENGLISH).play(guess, score(guess, answer))
    for one in familiar("entropy").rank(position).guesses:
        assert one.rare == (ENGLISH.weights[ENGLISH.index[one.guess]] < FAMILIAR_WEIGHT)
    assert not familiar("entropy").rank(position, 1).guesses[0].rare


def test_only_what_few_people_know_is_called_rare() -> None:
    rare = {word for word in ANSWERS if ENGLISH.weights[ENGLISH.index[word]] < FAMILIAR_WEIGHT}
    assert not rare & {"moody", "stove", "yummy", "siren"}
    assert {"kanji", "begot"} <= rare


def test_a_rare_word_comes_first_where_it_saves_more_than_a_quarter_of_a_guess() -> None:
    # without fblmp, which is rare, the trap takes a guess for nearly every word
    trap = [f"{letter}ight" for letter in "bdfklmnprstw"]
    words = Words.read([*trap, "fblmp", "eight"], answers=trap)
    position = Position(words).play("eight", "02222")
    first = familiar("entropy").rank(position).guesses[0]
    assert (first.guess, first.rare, first.is_candidate) == ("fblmp", True, False)


def test_a_word_that_may_be_the_answer_is_preferred_where_another_saves_next_to_nothing() -> None:
    words = Words.read(["batch", "hatch", "habit"])
    position = Position(words).play("watch", "02222")
    assert familiar("entropy").rank(position, 1).guesses[0].is_candidate


def test_the_same_words_are_left_however_they_are_ranked() -> None:
    position = Position(ENGLISH).play("raise", "00000")
    free, known = (player.rank(position) for player in (strategy("best"), familiar("best")))
    assert (free.remaining, free.likely, free.tier) == (known.remaining, known.likely, known.tier)


@pytest.mark.parametrize("seed", range(10))
def test_what_it_ranks_by_is_told_and_never_contradicts_the_order(seed: int) -> None:
    dice = Random(seed)
    guess, answer = Word(dice.choice(ANSWERS)), Word(dice.choice(ANSWERS))
    found = familiar("best").rank(Position(ENGLISH).play(guess, score(guess, answer))).guesses
    costs = [one.cost for one in found]
    told = [cost for cost in costs if cost is not None]
    assert len(found) < 2 or (len(told) == len(costs) and told == sorted(told))


def test_a_word_of_no_use_is_not_offered_while_one_may_be_the_answer() -> None:
    position = Position(ENGLISH).play("crane", "21002").play("crumb", "21100")
    assert position.left == ("curse", "curve", "curie")
    assert {one.is_candidate for one in familiar("best").rank(position).guesses} == {True}


@pytest.mark.parametrize("answers", ["saucy tried gizmo tacky", "bacon posse focal onset"])
def test_a_board_whose_word_is_all_but_certain_is_solved_at_once(answers: str) -> None:
    words = [Word(answer) for answer in answers.split()]
    position = Position(ENGLISH, boards=((),) * len(words))
    for guess in (Word("raise"), Word("clout")):
        position = position.play(guess, *(score(guess, word) for word in words))
    assert familiar("best").rank(position, 1).guesses[0].guess in words
