"""A simulation is every game played, however the work is shared."""

from __future__ import annotations

from random import Random

import pytest

from engine import Hard, Rules, Turn, Word, from_words, load, score
from engine.errors import EngineError, ForeignLetter, NotAllowed, Uneven, WrongLength
from engine.solver import Position, Strategy, Words, strategy
from engine.solver.simulate import GIVEN_UP, NothingHidden, Simulation, simulate
from engine.solver.strategies import opening

ENGLISH = load("en", 5)
ANSWERS = ENGLISH.answers[::40]
PLAIN = Words.of(from_words(ANSWERS, ANSWERS))


def played(chosen: Strategy, vocabulary: Words, answer: Word, hard: Hard) -> int | None:
    """One game by the rules, from its first guess to its last, nothing shared."""
    position = Position(vocabulary, hard=hard)
    for number in range(1, GIVEN_UP + 1):
        best = chosen.rank(position, 1).guesses
        if not best:
            return None
        if best[0].guess == answer:
            return number
        turns = (*position.boards[0], Turn(best[0].guess, score(best[0].guess, answer)))
        position = Position(vocabulary, (turns,), hard)
    return None


@pytest.mark.parametrize("hard", [Hard.OFF, Hard.HARD])
@pytest.mark.parametrize("name", ["entropy", "position-frequency-dynamic", "letter-frequency"])
def test_shared_states_play_as_each_game_would_alone(name: str, hard: Hard) -> None:
    found = simulate(strategy(name), PLAIN, ANSWERS, hard=hard).guesses
    assert found == {word: played(strategy(name), PLAIN, word, hard) for word in ANSWERS}


@pytest.mark.parametrize("boards", [2, 4])
def test_puzzles_on_several_boards_are_played_as_each_would_be_alone(boards: int) -> None:
    dice, chosen = Random(boards), strategy("entropy")
    puzzles = [" ".join(dice.sample(ANSWERS, boards)) for _ in range(12)]
    together = simulate(chosen, PLAIN, puzzles)
    assert list(together.games) == puzzles
    for puzzle, game in together.games.items():
        position = Position(PLAIN, boards)
        for guess in game:
            assert chosen.rank(position, 1).guesses[0].guess == guess
            answers = [Word(puzzle.split()[at]) for at in position.open_places]
            position = position.play(guess, *(score(guess, answer) for answer in answers))
        assert not position.open_boards
    assert together.guesses == {puzzle: len(game) for puzzle, game in together.games.items()}


def test_an_answer_the_vocabulary_lacks_is_lost_and_the_others_are_not() -> None:
    hidden = [*ANSWERS, Word("zzzzz")]
    result = simulate(strategy("most-popular"), PLAIN, hidden)
    assert result.guesses[Word("zzzzz")] is None
    assert "zzzzz" in result.lost
    assert result.worst(1) == [("zzzzz", None)]
    assert sum(result.distribution.values()) == len(ANSWERS)


@pytest.mark.parametrize("boards", [1, 2, 4])
def test_each_further_board_brings_a_guess_more(boards: int) -> None:
    found = simulate("entropy", PLAIN, [" ".join(ANSWERS[:boards])])
    assert found.limit == Rules.standard(boards=boards).limit == 5 + boards
    assert simulate("entropy", PLAIN, [" ".join(ANSWERS[:boards])], limit=6).limit == 6


def test_progress_counts_every_answer_once() -> None:
    told: list[int] = []
    simulate(strategy("entropy"), PLAIN, [*ANSWERS, Word("zzzzz")], progress=told.append)
    assert sum(told) == len(ANSWERS) + 1


def test_the_order_of_the_answers_does_not_matter() -> None:
    mixed = Random(1).sample(ANSWERS, len(ANSWERS))
    chosen = strategy("entropy")
    assert simulate(chosen, PLAIN, mixed).guesses == simulate(chosen, PLAIN, ANSWERS).guesses


def test_a_simulation_sums_up_its_games_and_what_is_never_found_counts_most() -> None:
    a, b, c, d = (Word(letter * 5) for letter in "abcd")
    result = Simulation({a: (d, a), b: (c,) * 6 + (b,), c: (d,), d: (a, d)}, limit=6)
    assert result.guesses == {a: 2, b: 7, c: None, d: 2}
    assert result.distribution == {2: 2, 7: 1}
    assert result.lost == (b, c)
    assert result.won == 0.5
    assert (result.total, result.mean) == (2 + 7 + 8 + 2, 19 / 4)
    assert result.worst(3) == [(c, None), (b, 7), (a, 2)]
    assert Simulation({c: ()}, limit=6).mean == 7


def test_a_simulation_keeps_every_game() -> None:
    words = Words.load()
    run = simulate(opening("salet", then="entropy"), words, ["ABACK", "crane"])
    assert run.games[Word("aback")][0] == "salet"
    assert run.games[Word("aback")][-1] == "aback"


@pytest.mark.parametrize(
    ("hidden", "refusal"),
    [
        ([], NothingHidden),
        (["slates"], WrongLength),
        (["cr4ne"], ForeignLetter),
        (["crane moist", "joint"], Uneven),
    ],
)
def test_answers_that_cannot_be_played_are_refused(
    hidden: list[str], refusal: type[EngineError]
) -> None:
    with pytest.raises(refusal):
        simulate("entropy", PLAIN, hidden)


def test_an_opener_outside_the_list_is_refused_and_one_that_breaks_hard_mode_is_passed_over() -> (
    None
):
    words = Words.load()
    with pytest.raises(NotAllowed):
        simulate(opening("zzzzz"), words, ["crane"])
    run = simulate(opening("slate", "cloud", then="entropy"), words, ["crane"], hard=Hard.HARD)
    assert "cloud" not in run.games[Word("crane")]
