"""What a hint says of an answer: true, new, and no statistic."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot.domain.hints import choose_fact, choose_letter, count_known, list_facts, place_letter
from engine import Mark, Turn, Word, load, score

WORDS = load("en", 5).answers
ANSWERS = st.sampled_from(WORDS)
GUESSES = st.lists(ANSWERS, max_size=5)


def turns_of(answer: str, guesses: list[str]) -> tuple[Turn, ...]:
    made = (Word(guess) for guess in guesses if guess != answer)
    return tuple(Turn(guess, score(guess, Word(answer))) for guess in made)


@given(ANSWERS, GUESSES)
def test_a_letter_is_in_the_answer_and_no_row_has_shown_it(answer: str, guesses: list[str]) -> None:
    turns = turns_of(answer, guesses)
    found = choose_letter(Word(answer), turns, WORDS[:50], ())
    known = count_known(turns)
    if found is None:
        assert known == Counter(answer)
    else:
        assert known[found.letter] < Counter(answer)[found.letter]
        assert found.again == (known[found.letter] > 0)


@given(ANSWERS, GUESSES)
def test_a_place_holds_that_letter_and_is_not_green(answer: str, guesses: list[str]) -> None:
    turns = turns_of(answer, guesses)
    letter = choose_letter(Word(answer), turns, (), ())
    found = place_letter(Word(answer), turns, letter)
    if found is not None:
        assert found.place
        assert answer[found.place - 1] == found.letter
        assert all(turn.feedback[found.place - 1] is not Mark.CORRECT for turn in turns)


@given(ANSWERS, st.lists(ANSWERS, min_size=1, max_size=20))
def test_a_fact_is_true_and_rules_some_word_out(answer: str, left: list[str]) -> None:
    found = choose_fact(Word(answer), [Word(word) for word in left], (), "m")
    if found is not None:
        assert found in list_facts(Word(answer), "m")
        assert any(found not in list_facts(Word(word), "m") for word in left)


def test_where_no_word_could_be_ruled_out_nothing_is_said() -> None:
    assert choose_fact(Word("eight"), [Word("eight")], (), "m") is None
    assert choose_fact(Word("λογος"), [Word("λογος")], (), None) is None
