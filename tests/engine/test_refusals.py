"""What was once answered wrongly, or by an error of another library."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import (
    BadArgument,
    Feedback,
    Game,
    Hard,
    Position,
    Rules,
    Word,
    Words,
    analyse,
    analyse_boards,
    explain,
    prove,
    score,
    simulate,
    strategy,
)
from engine.environment import GuessingEnv
from engine.errors import EngineError, GameOver
from engine.hardmode import HardModeBroken
from engine.solver import BadWords, candidates, contradiction, feedback_table, trap
from engine.solver.tree import Spoiled, Tree, verify
from tests.engine.hostile import LIST, TURN, WORDS


@pytest.mark.parametrize(("said", "meant"), [(False, Hard.OFF), ("off", Hard.OFF), (True, "hard")])
def test_hard_mode_is_what_was_said(said: Any, meant: Hard) -> None:
    free = Position(WORDS, hard=said).play("climb", "00100").legal.tolist()
    assert free == Position(WORDS, hard=Hard(meant)).play("climb", "00100").legal.tolist()
    assert Rules.standard(5, said).hard is Hard(meant)


@pytest.mark.parametrize("said", [None, 0, 1, "", "HARD", 0.0])
def test_what_is_no_mode_is_refused(said: Any) -> None:
    with pytest.raises(BadArgument, match="hard: off, hard or ultra expected"):
        Position(WORDS, hard=said)


def test_ultra_hard_mode_is_checked_and_never_proven() -> None:
    ultra: Any = "ultra"
    with pytest.raises(HardModeBroken):
        analyse(WORDS, ["climb", "chimp"], "catch", hard=ultra)
    with pytest.raises(BadArgument, match="hard: off or hard expected"):
        prove(WORDS, hard=Hard.ULTRA)
    words = [Word(word) for word in ("batch", "climb", "catch")]
    branches = [(0, None, words[0])]
    branches += [(1, score(words[0], words[1]), words[1]), (1, score(words[0], words[2]), words[2])]
    tree = Tree.of(branches)
    assert verify(tree, words, Hard.ULTRA) == {1: 1, 2: 2}
    stray = [
        *branches[:2],
        (1, score(words[0], words[2]), words[1]),
        (2, score(*words[1:]), words[2]),
    ]
    with pytest.raises(Spoiled, match="breaks hard mode"):
        verify(Tree.of(stray), words, Hard.ULTRA)


def test_a_weight_counts_in_any_spelling_and_for_known_words_only() -> None:
    read = Words.read(["crane", "éclat"], weights={"CRANE": 9, "Éclat": 1})
    assert read.weights[read.words.index(Word("crane"))] == 1
    with pytest.raises(BadWords, match="'crone', which is not in the list"):
        Words.read(["crane"], weights={"crone": 1})
    with pytest.raises(BadWords, match="two weights for 'Crane'"):
        Words.read(["crane"], weights={"crane": 1, "Crane": 2})
    with pytest.raises(BadWords, match="not all of them 0"):
        Words.read(["crane"], weights={"crane": 0})


def test_weights_of_words_of_another_length_are_left_out_with_them() -> None:
    read = Words.read(["crane", "cranes"], length=5, weights={"crane": 1, "cranes": 1})
    assert read.words == ("crane",)


def test_a_feedback_of_numbers_is_one_of_marks() -> None:
    assert Feedback((2, 2, 2, 2, 2)).all_correct
    assert Feedback((2, 0, 1)).tiles() == "🟩⬛🟨"
    with pytest.raises(EngineError, match="'7' is not a mark"):
        Feedback((7,))


@pytest.mark.parametrize(("pattern", "length"), [(243, 5), (-1, 5), (0, 0), (1.0, 5), ("5", 5)])
def test_a_pattern_that_no_feedback_has_is_refused(pattern: Any, length: int) -> None:
    with pytest.raises(BadArgument, match=r"^(pattern|length): a whole number"):
        Feedback.from_pattern(pattern, length)


REFUSED: list[Any] = [
    (lambda: score(Word("CRANE"), Word("crane")), "guess: a word as `parse` returns it"),
    (lambda: explain(Word("CRANE"), []), "word: a word as `parse`"),
    (lambda: candidates(WORDS, [("climb", "00000")]), "turns: a Turn"),  # type: ignore[list-item]
    (lambda: contradiction(5, WORDS), "turns: a list of turns"),  # type: ignore[arg-type]
    (lambda: feedback_table(["crane", "cat"], ["moist"]), "'cat' has length 3, expected 5"),
    (lambda: Rules(5, -3), "limit: a whole number from 1 up expected, found -3"),
    (lambda: Game(Rules(), (), LIST), "answers: 1 word,"),
    (lambda: analyse_boards(WORDS, ["climb"], ["catch", "catch"]), "answers: a different word"),
    (lambda: analyse_boards(WORDS, [], []), "answers: at least one word"),
    (lambda: simulate("entropy", WORDS, ["catch catch"]), "hidden: a different word"),
    (lambda: simulate("entropy", WORDS, limit=float("nan")), "limit: a whole number"),  # type: ignore[arg-type]
    (lambda: Position(WORDS).suggest("entropy", 0), "top: a whole number from 1 up expected"),
    (lambda: Position(WORDS).suggest("entropy", -1), "top: a whole number from 1 up expected"),
    (lambda: Position(["crane"]), "words: Words, as `Words.read` returns them"),  # type: ignore[arg-type]
    (lambda: prove(WORDS, []), "hidden: at least one word"),
    (lambda: trap(WORDS, "zzzzz"), "'zzzzz' is not an allowed guess"),
    (lambda: Words.read(["crane"], length="5"), "length: a whole number"),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("ask", "said"), REFUSED)
def test_what_cannot_be_meant_is_named(ask: Any, said: str) -> None:
    with pytest.raises(EngineError) as refused:
        ask()
    assert said in str(refused.value)


def test_a_trap_is_found_in_any_spelling() -> None:
    assert trap(WORDS, "CATCH") == trap(WORDS, "catch") is not None


def test_a_word_hidden_twice_counts_once() -> None:
    assert prove(WORDS, ["catch", "Catch", "batch"]).total == prove(WORDS, ["catch", "batch"]).total


def test_boards_are_analysed_only_as_they_can_be_played() -> None:
    with pytest.raises(GameOver):
        analyse_boards(WORDS, ["catch", "batch", "climb"], ["catch", "batch"])
    with pytest.raises(HardModeBroken):
        analyse_boards(WORDS, ["hatch", "climb"], ["catch", "batch"], Hard.HARD)


def test_a_simulation_is_shown_in_one_line() -> None:
    assert repr(simulate("entropy", WORDS)) == "<4 games, mean 2.0000, 0 lost>"
    assert TURN.feedback == Feedback.parse(str(TURN.feedback))


def test_what_is_returned_prints_in_a_line() -> None:
    made = ["climb", "catch"]
    assert repr(analyse(WORDS, made, "catch")) == "<climb catch: inaccuracy 0.000, luck +0.000>"
    assert repr(analyse(WORDS, made, "catch").rows[1]) == "<catch: inaccuracy 0.000, luck +0.000>"
    assert repr(analyse_boards(WORDS, made, ["catch", "batch"])).startswith("<climb catch: ")
    assert repr(strategy("entropy")) == "<the strategy 'entropy'>"
    assert repr(Position(WORDS).rate("latch")) == "<latch: 0.81 bits, 2.25 left>"
    assert repr(Position(WORDS).best()) == "<climb: 2.00 bits, 1.00 left, 2.000 guesses>"
    assert repr(Position(Words.read(["catch"])).best()).endswith(", 1.000 guesses, the fewest>")
    hidden = f"<a GuessingEnv of {WORDS!r}: 4 hidden, 6 guesses>"
    assert repr(GuessingEnv(WORDS)) == hidden


def test_a_word_named_twice_counts_once_everywhere() -> None:
    twice = ["catch", "catch", "batch"]
    assert len(simulate("entropy", WORDS, twice).games) == len(prove(WORDS, twice).branches) == 2
    assert " 2 hidden" in repr(GuessingEnv(WORDS, twice))


def test_a_game_of_more_guesses_than_anybody_makes_is_not_analysed() -> None:
    with pytest.raises(BadArgument, match="guesses: at most 100 words expected"):
        analyse(WORDS, ["climb"] * 101, "catch")
    with pytest.raises(BadArgument, match="guesses: at most 100 words expected"):
        analyse_boards(WORDS, ["climb"] * 101, ["catch", "batch"])


def test_an_analysis_of_boards_is_plain_values() -> None:
    said = analyse_boards(WORDS, ["climb", "catch"], ["catch", "batch"]).to_dict()
    assert json.loads(json.dumps(said))["rows"][1]["guess"] == "catch"
    assert said["solved"] is False


def test_a_rated_guess_and_a_trap_are_plain_values_too() -> None:
    rated = Position(WORDS).rate("climb")
    assert rated is not None
    found = trap(WORDS, "catch")
    assert found is not None
    for one in (rated, found):
        assert json.loads(json.dumps(one.to_dict()))
    assert rated.to_dict()["guess"] == "climb"
    assert found.to_dict()["letters"] == found.letters
