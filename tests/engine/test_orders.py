"""Arguments whose order matters are no sets, and no argument fills the memory."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine import Feedback, Game, Rules, Turn, Word, parse, score
from engine.checks import BadArgument
from engine.errors import EngineError
from engine.solver import Words, analyse, analyse_boards, check_proof, opening, verify_tree
from engine.solver.tree import Spoiled, Tree
from engine.solver.tree import load as load_tree

Ask = Callable[[Any], object]

WORDS = Words.read(["chess", "moist", "crane", "slate", "crown"])
GAME = Game(Rules.standard(5), (parse("chess"),), allowed=())


ORDERED: list[Ask] = [
    lambda words: analyse(WORDS, words, "crown"),
    lambda words: analyse_boards(WORDS, words, ["crane", "moist"]),
    lambda words: analyse_boards(WORDS, ["slate"], words),
    GAME.replay,
    GAME.check_played,
    Words.in_order,
    lambda words: Words.read(words, keep_order=True),
]
READERS: list[Ask] = [Words.read, lambda path: check_proof(path, WORDS), load_tree]


@pytest.mark.parametrize("ask", ORDERED)
@pytest.mark.parametrize("kind", [set, frozenset])
def test_a_set_is_refused_where_order_matters(ask: Ask, kind: Callable[[Any], object]) -> None:
    with pytest.raises(BadArgument, match="in their order expected"):
        ask(kind(["moist", "crane"]))


@pytest.mark.parametrize("marks", [{2, 0, 1}, {1: 2}])
def test_marks_have_an_order(marks: Any) -> None:
    with pytest.raises(EngineError, match="in their order"):
        Feedback(marks)


def test_turns_have_an_order() -> None:
    turn = Turn(Word("moist"), Feedback.parse("00000"))
    with pytest.raises(BadArgument, match="in their order"):
        Tree.of([(0, None, Word("moist"))]).find_guess({turn})  # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("text", ["", "  "])
def test_no_mark_at_all_does_not_solve_a_puzzle(text: str) -> None:
    assert not Feedback.parse(text).all_correct


def test_a_text_allows_no_pieces_of_itself() -> None:
    with pytest.raises(BadArgument, match="a list of words expected, found 'moistcrane'"):
        Game(Rules.standard(5), (parse("chess"),), "moistcrane")


def test_a_strategy_named_after_an_opener_is_no_guess() -> None:
    with pytest.raises(BadArgument, match="then='best'"):
        opening("salt", "best")
    assert opening("salt", "best", then="entropy").name == "salt best, then entropy"
    assert opening("salet").name == "salet, then best"


def test_an_answer_that_is_named_twice_is_played_once() -> None:
    tree = Tree.of(
        [
            (0, None, Word("chess")),
            (1, Feedback.parse(str(score(Word("chess"), Word("moist")))), Word("moist")),
        ]
    )
    assert verify_tree(tree, [*map(Word, ["chess", "chess", "moist"])]) == {1: 1, 2: 1}


@pytest.mark.parametrize("ask", READERS)
def test_a_file_without_an_end_is_refused(ask: Ask) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("no such device here")
    with pytest.raises(EngineError, match="/dev/zero"):
        ask("/dev/zero")


@pytest.mark.parametrize("ask", READERS[1:])
def test_a_path_in_an_error_is_short(ask: Ask) -> None:
    with pytest.raises((BadArgument, Spoiled)) as refused:
        ask("x" * 10**6)
    assert len(str(refused.value)) < 300
