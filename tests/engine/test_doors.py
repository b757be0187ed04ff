"""Every public function, asked with values of every kind, answers or says what was expected."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine.solver
from engine import (
    ENGLISH,
    Alphabet,
    EngineError,
    Feedback,
    Game,
    Hard,
    Lexicon,
    Limit,
    Position,
    Rules,
    Words,
    explain,
    from_words,
    keyboard,
    load,
    parse,
    score,
    violation,
)
from engine.solver import (
    Analyst,
    Examiner,
    Knowledge,
    analyse,
    analyse_boards,
    candidates,
    check_proof,
    contradiction,
    difficulty,
    familiar,
    feedback_table,
    find_lessons,
    load_tree,
    make_letter_rank,
    opening,
    prove,
    read_proof,
    simulate,
    strategy,
    suggest_words,
    trap,
    verify_tree,
)
from tests.engine.hostile import LIST, TURN, WORDS, often

WORD = often("catch", "climb")
MANY = often(LIST, ["climb", "catch"], ["catch"])
TURNS = often([TURN], [], [TURN, TURN])
HARD = often(Hard.OFF, Hard.HARD, False, True, "off", "hard")
LENGTH = often(5, 4)
VOCABULARY = often(WORDS)
POSITION = Position(WORDS)
GAME = Game(Rules(), (LIST[0],), LIST)
LEXICON: Lexicon = from_words(LIST, LIST)
ANALYSIS = analyse(WORDS, ["climb", "catch"], "catch")
PLAYER = often("entropy", "minimax", strategy("expected-remaining"))

TREE = prove(WORDS).tree
PROOF = often("nowhere.proof")
PROVING = {"hard": HARD, "limit": often(6)}

Door = tuple[Callable[..., Any], list[st.SearchStrategy[Any]], dict[str, st.SearchStrategy[Any]]]

DOORS: dict[str, Door] = {
    "score": (score, [WORD, WORD], {}),
    "parse": (parse, [WORD, often(ENGLISH)], {"length": LENGTH}),
    "explain": (explain, [WORD, TURNS], {}),
    "violation": (violation, [TURNS, WORD], {}),
    "keyboard": (keyboard, [TURNS], {}),
    "load": (load, [often("en", "de"), LENGTH], {}),
    "from_words": (from_words, [MANY, MANY], {"alphabet": often(None, ENGLISH)}),
    "Lexicon.parse": (LEXICON.parse, [WORD], {}),
    "Lexicon.starting_with": (LEXICON.starting_with, [WORD, LENGTH], {}),
    "Alphabet": (Alphabet, [often("abc")], {}),
    "Alphabet.of": (Alphabet.of, [MANY], {}),
    "Feedback": (Feedback, [often((2, 2, 2, 2, 2))], {}),
    "Feedback.parse": (Feedback.parse, [often("20012")], {"length": LENGTH}),
    "Feedback.from_pattern": (Feedback.from_pattern, [often(0, 242), LENGTH], {}),
    "Feedback.tiles": (TURN.feedback.tiles, [often("abc")], {}),
    "Hard": (Hard, [HARD], {}),
    "Limit": (Limit, [], {"nodes": often(5, float("inf")), "seconds": often(5.5)}),
    "Rules": (Rules, [LENGTH, often(6), HARD, often(1)], {}),
    "Rules.standard": (Rules.standard, [LENGTH, HARD, often(1, 4)], {}),
    "Game": (Game, [often(Rules()), often(("catch",)), MANY], {"guesses": often((), ("climb",))}),
    "Game.play": (GAME.play, [WORD], {}),
    "Game.replay": (GAME.replay, [MANY], {}),
    "Words.load": (Words.load, [often("en"), LENGTH], {}),
    "Words.of": (Words.of, [often(LEXICON)], {}),
    "Words.in_order": (Words.in_order, [MANY], {}),
    "Words.parse": (WORDS.parse, [WORD], {}),
    "Position": (Position, [VOCABULARY, often(1, 2, [[TURN]]), HARD], {}),
    "Knowledge": (Knowledge, [VOCABULARY, often(1, 2, [[TURN]]), HARD], {}),
    "Position.play": (POSITION.play, [WORD, often("00000", TURN.feedback)], {}),
    "Position.suggest": (POSITION.suggest, [PLAYER, often(1, 10)], {}),
    "Position.rate": (POSITION.rate, [WORD], {}),
    "Position.split": (POSITION.split, [WORD, often(0)], {}),
    "suggest_words": (suggest_words, [often(POSITION), MANY], {}),
    "Position.best": (POSITION.best, [often(Limit(nodes=100), None)], {}),
    "candidates": (candidates, [VOCABULARY, TURNS], {}),
    "contradiction": (contradiction, [TURNS, VOCABULARY], {}),
    "feedback_table": (feedback_table, [MANY, MANY], {}),
    "trap": (trap, [VOCABULARY, WORD], {}),
    "analyse": (analyse, [VOCABULARY, MANY, WORD, HARD], {}),
    "analyse_boards": (analyse_boards, [VOCABULARY, MANY, MANY, HARD], {}),
    "Analyst": (Analyst, [VOCABULARY], {}),
    "Analyst.analyse": (Analyst(WORDS).analyse, [MANY, WORD, HARD], {}),
    "Examiner": (Examiner, [VOCABULARY, HARD], {}),
    "find_lessons": (find_lessons, [VOCABULARY, often(ANALYSIS)], {}),
    "strategy": (strategy, [often("best")], {}),
    "familiar": (familiar, [PLAYER], {}),
    "make_letter_rank": (make_letter_rank, [often(7, -1.5, None, "x", float("nan"))], {}),
    "opening": (opening, [WORD, WORD], {"then": PLAYER}),
    **{
        f"{name}.rank": (one.rank, [often(POSITION, Position(WORDS, 2)), often(1, 10)], {})
        for name, one in engine.solver.STRATEGIES.items()
    },
    "simulate": (
        simulate,
        [PLAYER, VOCABULARY, often(LIST, None, ["catch batch"])],
        {"hard": HARD, "limit": often(6), "progress": st.sampled_from([print, None, 5, "catch"])},
    ),
    "load_tree": (load_tree, [often("nowhere.tree")], {}),
    "verify_tree": (verify_tree, [often(TREE), MANY, HARD], {}),
    "read_proof": (read_proof, [PROOF, VOCABULARY, often(LIST, None)], PROVING),
    "check_proof": (check_proof, [PROOF, VOCABULARY, often(LIST, None)], PROVING),
    "prove": (
        prove,
        [VOCABULARY, often(LIST[:3], None, ["catch", "catch"])],
        {
            "hard": HARD,
            "limit": often(6),
            "jobs": st.sampled_from([1, 0, -1, "1", None, 1.5]),
            "below": often(99),
            "known": often(None, {}),
            "keep": st.sampled_from([print, None, 5, "catch"]),
        },
    ),
}


def refusal(ask: Callable[[], object]) -> str | None:
    """What is said of the arguments; None if they were right."""
    try:
        ask()
    except EngineError as error:
        return str(error)
    return None


def is_one_line(text: str) -> bool:
    return 0 < len(text) < 400 and "\n" not in text


@pytest.mark.parametrize("name", DOORS)
@settings(deadline=None)
@given(data=st.data())
def test_what_cannot_be_meant_is_refused_by_name(name: str, data: st.DataObject) -> None:
    door, places, named = DOORS[name]
    given_ = [data.draw(each) for each in places]
    options = {key: data.draw(each) for key, each in named.items()}
    refused = refusal(lambda: door(*given_, **options))
    assert refused is None or is_one_line(refused)


@settings(deadline=None)
@given(
    MANY,
    often(None, LIST[:2]),
    LENGTH,
    often(None, ENGLISH),
    often(None, {"catch": 0.5, "BATCH": 1}),
)
def test_words_are_read_or_refused(
    allowed: Any, answers: Any, length: Any, alphabet: Any, weights: Any
) -> None:
    read = partial(Words.read, length=length, alphabet=alphabet, weights=weights)
    refused = refusal(lambda: read(allowed, answers=answers))
    assert refused is None or is_one_line(refused)


@pytest.mark.parametrize("word", LIST[:4])
def test_a_difficulty_is_found_or_refused(word: str) -> None:
    assert difficulty(WORDS, word.upper()).answer == word
    for wrong in (5, None, "zzzzz", ["catch"]):
        with pytest.raises(EngineError):
            difficulty(WORDS, wrong)  # type: ignore[arg-type]


def test_every_public_function_is_asked() -> None:
    known = {name.partition(".")[0] for name in DOORS} | {"Word", "Words", "difficulty"}
    functions = {
        name
        for package in (engine, engine.solver)
        for name in package.__all__
        if callable(getattr(package, name)) and not isinstance(getattr(package, name), type)
    }
    assert functions <= known
