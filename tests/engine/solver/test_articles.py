"""The founding articles' systems reach their articles' figures, each on its own list."""

from __future__ import annotations

import pytest

from engine import EngineError, Word
from engine.solver import Position, Words, opening, strategy
from engine.solver.simulate import Simulation, simulate
from engine.solver.strategies.articles import make_letter_rank
from tests.engine.solver import classic

pytestmark = classic.needs_lists

POPULAR = "norvig_top10000_len5"


def played(name: str, vocabulary: str, answers: str) -> Simulation:
    words = Words.in_order(classic.words(vocabulary))
    return simulate(strategy(name), words, classic.words(answers))


@pytest.mark.parametrize(
    ("name", "words", "mean", "won"),
    [
        # article 5: "around 4.8", and "around 4.59", which counts in the words left
        pytest.param("most-popular", POPULAR, 4.7047, 0.9282, marks=pytest.mark.slow),
        pytest.param("position-frequency", POPULAR, 4.5994, 0.9291, marks=pytest.mark.slow),
        pytest.param("position-frequency-dynamic", POPULAR, 4.5861, 0.9485, marks=pytest.mark.slow),
        # article 3 claims nothing
        pytest.param(
            "distinct-letters", "original_guesses", 4.9312, 0.8913, marks=pytest.mark.slow
        ),
        ("distinct-letters", "original_answers", 4.0039, 0.9849),
    ],
)
def test_a_list_is_found_word_by_word(name: str, words: str, mean: float, won: float) -> None:
    result = played(name, words, words)
    assert (round(result.mean, 4), round(result.won, 4)) == (mean, won)


@pytest.mark.slow
def test_sound_guesses_by_letter_rank_find_aeros_at_once_and_lills_last() -> None:
    # article 2: "more than eighty-five per cent" of 12,483 words; its list has one more today
    result = played("sound-letter-rank", "chidi_words", "chidi_words")
    assert round(result.mean, 4) == 4.8011
    assert round(result.won, 4) == 0.8771
    assert result.guesses[Word("aeros")] == 1
    assert result.worst(1) == [("lills", 16)]
    assert not [word for word, guesses in result.guesses.items() if guesses is None]


@pytest.mark.slow
def test_the_opener_of_article_3_is_a_knob_as_any() -> None:
    words = Words.in_order(classic.words("original_guesses"))
    result = simulate(opening("oater", then="distinct-letters"), words)
    assert (round(result.mean, 3), round(result.won, 4)) == (4.924, 0.8781)


def test_the_worth_of_a_distinct_letter_is_part_of_a_name() -> None:
    words = Words.load()
    by_name, made = strategy("sound-letter-rank:7"), make_letter_rank(7)
    assert by_name.name == made.name == "sound-letter-rank:7"
    assert by_name.rank(Position(words), 3) == made.rank(Position(words), 3)
    assert strategy("sound-letter-rank:5").name == "sound-letter-rank"
    for wrong in ("sound-letter-rank:x", "sound-letter-rank:nan", "entropy:7"):
        with pytest.raises(EngineError):
            strategy(wrong)


def test_what_a_distinct_letter_is_worth_changes_the_guess() -> None:
    words = Words.read(["eerie", "crane"], keep_order=True)
    greedy, careful = (make_letter_rank(worth).rank(Position(words), 1) for worth in (0, 50))
    assert greedy.guesses[0].guess == "eerie"
    assert careful.guesses[0].guess == "crane"


def test_what_a_vocabulary_lacks_is_all_that_letter_frequency_never_finds() -> None:
    # article 4: "about 94% of the time, which is pretty close to the maximum possible of 96%"
    result = played("letter-frequency", "matlab_4581", "original_answers")
    never = {word for word, guesses in result.guesses.items() if guesses is None}
    assert never == set(classic.words("original_answers")) - set(classic.words("matlab_4581"))
    assert round(1 - len(never) / 2_315, 4) == 0.9594
    assert round(result.won, 4) == 0.9417
