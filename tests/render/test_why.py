"""What a word is said to test is what tells the words left apart."""

from __future__ import annotations

import pytest

from bot.board.look import DEFAULT
from bot.render.puzzles.why import reasons
from bot.services.puzzles.views import Reasons
from engine import Turn, Word, score
from engine.solver import Suggestions, Tier, Words, candidates
from engine.solver.division import divide
from engine.solver.suggestions import Suggestion

GUESSED = Word("zzzzz")


def explain(guess: str, *left: str) -> str:
    """Why a guess is proposed where these words are left."""
    words = Words.in_order([Word(word) for word in left])
    turns = [Turn(GUESSED, score(GUESSED, Word(left[0])))]
    found = divide(words, candidates(words, turns), turns, Word(guess))
    first = Suggestion(Word(guess), 1.0, 1.0, 2, 1, is_candidate=True)
    ranked = Suggestions((first,), 2, 2, Tier.ANSWERS)
    return reasons(Reasons(ranked, (2,), {0: found}), 7, DEFAULT).text


@pytest.mark.parametrize(
    ("guess", "left", "said"),
    [
        ("smile", ("smile", "slime"), "tells the place of **M** and **L**."),
        ("queue", ("queue", "quell"), "tells whether the word has **U** and **E** once more."),
        ("mummy", ("mummy", "muddy", "yummy"), "It tests no new letter"),
        ("lover", ("lover", "mover", "cover"), "It tests **L**: 1 of the 3 words left has it."),
        (
            "aloft",
            ("loony", "tooth"),
            "It tests **L** and **T**, which only some of the words left have",
        ),
        ("mound", ("mound",), "It may be the answer"),
        ("thumb", ("might", "tight", "eight"), "It also tells the place of"),
    ],
)
def test_only_what_tells_words_apart_is_tested(
    guess: str, left: tuple[str, ...], said: str
) -> None:
    told = explain(guess, *left)
    assert said in told
    assert "1 of the 1" not in told
    assert "2 of the 2" not in told


def test_a_single_word_is_not_called_each_of_these() -> None:
    assert "You'd know **SLIME** at once." in explain("smile", "smile", "slime")
