"""What every strategy of the registry promises, whatever it thinks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

import numpy as np
import pytest

from engine import (
    Alphabet,
    Feedback,
    Hard,
    Turn,
    Word,
    explain,
    from_words,
    load,
    score,
    violation,
)
from engine.solver import (
    STRATEGIES,
    Knowledge,
    Position,
    Strategy,
    Suggestion,
    Suggestions,
    Tier,
    Words,
    strategy,
)
from engine.solver.partition import partition
from engine.solver.simulate import simulate
from engine.solver.strategies.base import TOP, put_in_order
from tests.engine.solver import classic

EVERY = pytest.mark.parametrize("name", STRATEGIES)
FIVE = load("en", 5)
DENIED = min(FIVE.denied)
ENGLISH = Words.of(FIVE)
COSTS: dict[str, Callable[[Suggestion], float]] = {
    "expected-remaining": lambda suggestion: suggestion.expected_remaining,
    "entropy": lambda suggestion: -suggestion.bits,
    "minimax": lambda suggestion: suggestion.worst,
    "most-parts": lambda suggestion: -suggestion.parts,
}


def turn(guess: str, feedback: str) -> Turn:
    return Turn(Word(guess), Feedback.parse(feedback))


def rows(answer: Word, *guesses: str) -> tuple[Turn, ...]:
    return tuple(Turn(Word(guess), score(Word(guess), answer)) for guess in guesses)


def spun(answer: Word) -> tuple[Turn, ...]:
    """Rows that nearly spell the answer out, by guessing its own letters in other orders."""
    return rows(answer, *(answer[at:] + answer[:at] for at in range(1, len(answer))))


@cache
def sample(length: int, every: int) -> Words:
    """Some of our words, half of them likely answers."""
    answers = load("en", length).answers[::every]
    return Words.of(from_words(answers, answers[::2]))


@dataclass(frozen=True)
class Opening:
    """A strategy whose first guess is given."""

    inner: Strategy
    opener: Word
    name: str = "opening"
    summary: str = "as another, after a given first guess"
    source: str = "these tests"

    def rank(self, position: Knowledge, top: int = TOP) -> Suggestions:
        if position.guessed:
            return self.inner.rank(position, top)
        only = np.array([position.words.index[self.opener]])
        figures = partition(position.words, only, position.candidates[0])
        return put_in_order(position, only, figures, figures.expected, top)


def solved(chosen: Strategy, vocabulary: Words, answers: Sequence[Word], hard: Hard) -> int:
    """Play boards that share their guesses to the end; return how many guesses it took."""
    position = Position(vocabulary, tuple(() for _ in answers), hard)
    while position.open_boards:
        guess = chosen.rank(position, 3).guesses[0].guess
        assert guess not in position.guessed
        assert not (hard is Hard.HARD and all(violation(t, guess) for t in position.open_boards))
        boards = zip(position.boards, answers, strict=True)
        played = (_guessed(turns, guess, answer) for turns, answer in boards)
        position = Position(vocabulary, tuple(played), hard)
    return max(map(len, position.boards))


def _guessed(turns: tuple[Turn, ...], guess: Word, answer: Word) -> tuple[Turn, ...]:
    done = turns and turns[-1].feedback.all_correct
    return turns if done else (*turns, Turn(guess, score(guess, answer)))


@EVERY
def test_a_strategy_has_a_name_a_summary_and_a_source(name: str) -> None:
    chosen = strategy(name)
    assert chosen.name == name
    assert len(chosen.summary) > 20
    assert len(chosen.source) > 20


@EVERY
def test_the_same_state_gets_the_same_answer(name: str) -> None:
    vocabulary = sample(5, 8)
    for answer in vocabulary.words[::60]:
        played = rows(answer, "raise")
        fresh = (Position(vocabulary, (played,)) for _ in range(2))
        later = Position(vocabulary).play(*played[0])
        first, second, third = (strategy(name).rank(s) for s in (*fresh, later))
        assert first == second == third


@EVERY
def test_fewer_suggestions_are_the_first_of_more(name: str) -> None:
    position = Position(sample(5, 8), (rows(Word("cloud"), "raise"),))
    many = strategy(name).rank(position, 30).guesses
    assert len({suggestion.guess for suggestion in many}) == len(many)
    assert [strategy(name).rank(position, top).guesses for top in (1, 5)] == [many[:1], many[:5]]


@pytest.mark.parametrize("name", COSTS)
@pytest.mark.parametrize("hidden", ["cloud", "night", "eerie"])
def test_among_equals_a_possible_word_comes_first(name: str, hidden: str) -> None:
    words = FIVE.answers[::4]
    position = Position(Words.of(from_words(words, words)), (rows(Word(hidden), "raise"),))
    guesses = strategy(name).rank(position, 300).guesses
    order = [(round(COSTS[name](s), 6), not s.is_candidate) for s in guesses]
    equal = {cost for cost, _ in order}
    for cost in equal:
        mine = [other for value, other in order if value == cost]
        assert mine == sorted(mine)


@EVERY
@pytest.mark.parametrize("hard", Hard)
def test_what_is_suggested_may_be_guessed(name: str, hard: Hard) -> None:
    dice = Random(7)
    for answer in dice.sample(FIVE.answers, 2):
        played = rows(answer, *dice.sample(FIVE.answers, 2))
        position = Position(ENGLISH, (played,), hard)
        guesses = {s.guess for s in strategy(name).rank(position, 400).guesses}
        assert guesses
        assert not guesses & FIVE.denied
        assert not guesses & position.guessed
        assert hard is Hard.OFF or not any(violation(played, guess) for guess in guesses)
        assert hard is not Hard.ULTRA or not any(explain(guess, played) for guess in guesses)


@EVERY
def test_there_is_no_dead_end_while_any_word_fits(name: str) -> None:
    obscure = strategy(name).rank(Position(ENGLISH, (spun(Word("aahed")),)))
    assert obscure.tier is Tier.ALLOWED
    assert obscure.guesses[0].guess == "aahed"
    nothing = strategy(name).rank(
        Position(ENGLISH, ((turn("raise", "00000"), turn("rails", "20000")),))
    )
    assert nothing.tier is Tier.NONE
    assert nothing.guesses == ()


@EVERY
@pytest.mark.parametrize("hard", Hard)
def test_where_only_a_denied_word_fits_it_is_suggested_and_marked(name: str, hard: Hard) -> None:
    position = Position(ENGLISH, (spun(DENIED),), hard)
    assert ENGLISH.spell(position.candidates[0].indices) == (DENIED,)
    (only,) = strategy(name).rank(position, 100).guesses
    assert (only.guess, only.denied) == (DENIED, True)


@EVERY
def test_a_board_that_only_denied_words_fit_keeps_no_other_waiting(name: str) -> None:
    shared = [turn.guess for turn in spun(DENIED)]
    position = Position(ENGLISH, (spun(DENIED), rows(Word("cloud"), *shared)))
    assert strategy(name).rank(position).guesses


@EVERY
@pytest.mark.parametrize("length", range(4, 9))
def test_games_of_any_length_are_won_in_either_mode(name: str, length: int) -> None:
    vocabulary = sample(length, 30)
    for hard in (Hard.OFF, Hard.HARD):
        for answer in vocabulary.words[::35]:
            assert solved(strategy(name), vocabulary, [answer], hard) <= 9


@EVERY
@pytest.mark.parametrize("boards", [2, 4, 8])
def test_several_boards_are_solved_by_the_same_guesses(name: str, boards: int) -> None:
    vocabulary = sample(5, 15)
    answers = Random(boards).sample(vocabulary.words, boards)
    assert solved(strategy(name), vocabulary, answers, Hard.OFF) <= boards + 7


@EVERY
def test_no_suggestion_for_several_boards_breaks_hard_mode_on_all_of_them(name: str) -> None:
    for answers in (("moist", "glyph"), ("chess", "abbey")):
        assert solved(strategy(name), ENGLISH, [Word(answer) for answer in answers], Hard.HARD) < 12


OTHERWISE_WITH_BOARDS = {
    "best": "it does not search",
    "entropy": "it counts the chance to be right once",
}


@EVERY
def test_boards_before_the_first_guess_are_ranked_as_one(name: str) -> None:
    vocabulary = sample(5, 15)
    one, eight = (
        strategy(name).rank(Position(vocabulary, boards)) for boards in (((),), ((),) * 8)
    )
    if name not in OTHERWISE_WITH_BOARDS:
        meant = f"if {name} ranks several boards otherwise than one, say so in the list"
        assert [s.guess for s in one.guesses] == [s.guess for s in eight.guesses], meant
    assert eight.remaining == 8 * one.remaining


@EVERY
def test_a_lexicon_of_any_alphabet_is_played(name: str) -> None:
    dice = Random(3)
    words = [Word("".join(dice.choices("añéßøжд", k=6))) for _ in range(80)]
    vocabulary = Words.of(from_words(words, words, Alphabet("añéßøжд")))
    assert solved(strategy(name), vocabulary, [words[9]], Hard.OFF) <= 7


@pytest.mark.slow
@classic.needs_lists
@pytest.mark.parametrize(
    # other programs, which break ties in another way: 7982, 7947, 8148, 7936
    ("name", "total"),
    [("expected-remaining", 7983), ("entropy", 7946), ("minimax", 8158), ("most-parts", 7937)],
)
def test_one_turn_ahead_is_as_strong_as_others_found_it_after_salet(name: str, total: int) -> None:
    chosen = Opening(strategy(name), Word("salet"))
    result = simulate(chosen, classic.vocabulary(), classic.words("original_answers"))
    assert result.total <= total
    assert result.lost == ()


def test_a_letter_seen_once_may_occur_twice() -> None:
    words = Words.read(["leech", "pecit", "crane"])
    found = Position(words).play("crane", "10001").suggest("position-frequency-dynamic", 3)
    assert {one.guess for one in found} == {"leech", "pecit"}
