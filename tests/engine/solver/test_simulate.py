"""A simulation is every game played, however the work is shared."""

from __future__ import annotations

from math import isnan
from random import Random

import pytest

from engine import Hard, Turn, Word, from_words, load, score
from engine.solver import State, Strategy, Vocabulary, strategy
from engine.solver.simulate import MOST, Simulation, simulate

ENGLISH = load("en", 5)
ANSWERS = ENGLISH.answers[::40]
PLAIN = Vocabulary.of(from_words(ANSWERS, ANSWERS))


def played(chosen: Strategy, vocabulary: Vocabulary, answer: Word, hard: Hard) -> int | None:
    """One game by the rules, from its first guess to its last, nothing shared."""
    state = State(vocabulary, hard=hard)
    for number in range(1, MOST + 1):
        best = chosen.rank(state, 1).guesses
        if not best:
            return None
        if best[0].guess == answer:
            return number
        turns = (*state.boards[0], Turn(best[0].guess, score(best[0].guess, answer)))
        state = State(vocabulary, (turns,), hard)
    return None


@pytest.mark.parametrize("hard", [Hard.OFF, Hard.HARD])
@pytest.mark.parametrize("name", ["entropy", "position-frequency-dynamic", "letter-frequency"])
def test_shared_states_play_as_each_game_would_alone(name: str, hard: Hard) -> None:
    found = simulate(strategy(name), PLAIN, ANSWERS, hard=hard).guesses
    assert found == {word: played(strategy(name), PLAIN, word, hard) for word in ANSWERS}


def test_an_answer_the_vocabulary_lacks_is_lost_and_the_others_are_not() -> None:
    hidden = [*ANSWERS, Word("zzzzz")]
    result = simulate(strategy("most-popular"), PLAIN, hidden)
    assert result.guesses[Word("zzzzz")] is None
    assert "zzzzz" in result.lost
    assert result.worst(1) == [("zzzzz", None)]
    assert sum(result.distribution.values()) == len(ANSWERS)


def test_progress_counts_every_answer_once() -> None:
    told: list[int] = []
    simulate(strategy("entropy"), PLAIN, [*ANSWERS, Word("zzzzz")], progress=told.append)
    assert sum(told) == len(ANSWERS) + 1


def test_the_order_of_the_answers_does_not_matter() -> None:
    mixed = Random(1).sample(ANSWERS, len(ANSWERS))
    chosen = strategy("entropy")
    assert simulate(chosen, PLAIN, mixed).guesses == simulate(chosen, PLAIN, ANSWERS).guesses


def test_a_simulation_sums_up_its_games() -> None:
    a, b, c, d = (Word(letter * 5) for letter in "abcd")
    result = Simulation({a: 2, b: 7, c: None, d: 2}, limit=6)
    assert result.distribution == {2: 2, 7: 1}
    assert result.lost == (b, c)
    assert result.won == 0.5
    assert (result.total, result.mean) == (11, pytest.approx(11 / 3))
    assert result.worst(3) == [(c, None), (b, 7), (a, 2)]
    assert isnan(Simulation({c: None}, limit=6).mean)
