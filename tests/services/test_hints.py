"""What a hint says of an answer: true, new, and no statistic."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.brain.lexicons import Lexicons
from bot.brain.pool import Pool
from bot.brain.puzzles import Clues, PuzzleBrain
from bot.domain.games import Phase
from bot.domain.hints import (
    Fact,
    Hint,
    Property,
    choose_fact,
    choose_letter,
    count_known,
    find_lacking,
    list_facts,
    place_letter,
)
from bot.domain.modes import SOLO
from bot.domain.puzzles import PuzzleKind
from bot.services.puzzles.hint_teller import HintTeller
from engine import Mark, Turn, Word, load, score
from engine.words import ALPHABETS, ENGLISH
from tests.render.test_message import session

WORDS = load("en", 5).answers
ANSWERS = st.sampled_from(WORDS)
GUESSES = st.lists(ANSWERS, max_size=5)


def turns_of(answer: str, guesses: list[str]) -> tuple[Turn, ...]:
    made = (Word(guess) for guess in guesses if guess != answer)
    return tuple(Turn(guess, score(guess, Word(answer))) for guess in made)


@given(ANSWERS, GUESSES)
def test_a_letter_is_in_the_answer_and_no_row_has_shown_it(answer: str, guesses: list[str]) -> None:
    turns = turns_of(answer, guesses)
    known = count_known(turns)
    found = choose_letter(Word(answer), known, WORDS[:50])
    if found is None:
        assert known == Counter(answer)
    else:
        assert known[found.letter] < Counter(answer)[found.letter]
        assert found.again == (known[found.letter] > 0)


@given(ANSWERS, GUESSES)
def test_a_place_holds_that_letter_and_is_not_green(answer: str, guesses: list[str]) -> None:
    turns = turns_of(answer, guesses)
    letter = choose_letter(Word(answer), count_known(turns), ())
    found = place_letter(Word(answer), turns, letter)
    if found is not None:
        assert found.place
        assert answer[found.place - 1] == found.letter
        assert all(turn.feedback[found.place - 1] is not Mark.CORRECT for turn in turns)


@given(ANSWERS, st.lists(ANSWERS, min_size=1, max_size=20), GUESSES)
def test_a_fact_is_true_and_rules_some_word_out(
    answer: str, left: list[str], guesses: list[str]
) -> None:
    known = count_known(turns_of(answer, guesses))
    found = choose_fact(Word(answer), [Word(word) for word in left], (), ENGLISH, known)
    if found is not None:
        assert found in list_facts(Word(answer), ENGLISH, known)
        assert any(found not in list_facts(Word(word), ENGLISH, known) for word in left)


def test_where_no_word_could_be_ruled_out_nothing_is_said() -> None:
    assert choose_fact(Word("eight"), [Word("eight")], (), ENGLISH, Counter()) is None


@pytest.mark.parametrize(
    ("language", "answer", "other", "said"),
    [
        ("el", "λογοσ", "ωραια", Property.VOWELS),
        ("uk", "осінь", "книга", Property.LATE),
        ("de", "übung", "stein", Property.VOWELS),
        ("pl", "wyspa", "kwiat", Property.ENDS_VOWEL),
    ],
)
def test_every_language_has_facts_of_its_own(
    language: str, answer: str, other: str, said: Property
) -> None:
    alphabet = ALPHABETS[language]
    facts = [fact.property for fact in list_facts(Word(answer), alphabet, Counter())]
    assert said in facts
    assert choose_fact(Word(answer), [Word(other)], (), alphabet, Counter()) is not None


def test_vowels_that_are_known_are_not_counted_again() -> None:
    facts = [*list_facts(Word("naive"), ENGLISH, Counter("ai"))]
    assert Fact(Property.MORE_VOWELS, 1) in facts


@pytest.fixture(scope="module")
def lexicons() -> Lexicons:
    return Lexicons()


def choose_game(seed: int) -> tuple[Word, list[Word]]:
    """Return an answer and three other guesses, by chance."""
    dice = Random(seed)
    answer, *guesses = dice.sample(WORDS, 4)
    return answer, guesses


@pytest.mark.parametrize(
    ("answer", "guesses"),
    [
        ("usage", ["fraud", "satay", "bleat"]),
        ("sheet", ["inlet", "grace", "wreak"]),
        *(choose_game(seed) for seed in range(20)),
    ],
)
async def test_a_nudge_rules_out_some_word_that_is_left_or_is_not_offered(
    lexicons: Lexicons, answer: str, guesses: list[str]
) -> None:
    played = session(SOLO, Phase.ACTIVE, [Word(answer)], guesses)
    clues = Clues(PuzzleKind("en", 5), tuple(board.turns for board in played.game.boards))
    before, after = (
        HintTeller(PuzzleBrain(lexicons, Pool()), lexicons, played, clues) for _ in range(2)
    )
    await before.replay([])
    await after.replay([(len(guesses), Hint.NUDGE)])
    left, fact = (await before.count_left()).words, after.content.fact
    assert (Hint.NUDGE in before.offered) == (fact is not None)
    if fact and fact.property is Property.LACKS:
        assert any(fact.letter in word for word in left)
    elif fact:
        known = count_known(played.turns)
        assert any(fact not in list_facts(word, ENGLISH, known) for word in left)


@given(ANSWERS, st.lists(ANSWERS, max_size=20))
def test_a_letter_that_the_answer_lacks_is_in_a_word_that_is_left(
    answer: str, left: list[str]
) -> None:
    found = find_lacking(Word(answer), [Word(word) for word in left])
    others = {letter for word in left for letter in word} - {*answer}
    assert (found is None) == (not others)
    if found:
        assert found.letter in others
