"""A strategy of one's own keeps the rules, or is told which it has broken."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import (
    EngineError,
    Hard,
    Position,
    Simulation,
    Strategy,
    Words,
    familiar,
    opening,
    simulate,
)
from engine.__main__ import main
from engine.checks import BadArgument
from engine.errors import NotAllowed, RepeatedGuess
from engine.hardmode import HardModeBroken
from engine.solver import Information, Knowledge, Sound, Suggestions, suggest_words
from engine.solver.partition import Partitions
from engine.solver.simulate import Guessless

WORDS = Words.load()
SMALL = Words.read(WORDS.answers[::50])


@dataclass(frozen=True)
class Stubborn:
    """A strategy that makes the same guesses whatever they show."""

    guesses: Sequence[str]
    name = "stubborn"
    summary = "the same guesses whatever they show"
    source = "this test"

    def rank(self, position: Knowledge, top: int = 10) -> Suggestions:
        made = max(map(len, position.boards))
        return suggest_words(position, self.guesses[made : made + 1])


@dataclass(frozen=True)
class Broken(Stubborn):
    """A strategy that returns something else."""

    value: Any = None

    def rank(self, position: Knowledge, top: int = 10) -> Any:
        return self.value


def test_a_guess_that_is_no_word_of_the_list_is_refused_by_name() -> None:
    with pytest.raises(NotAllowed, match="'xyzqv'"):
        simulate(Stubborn(["xyzqv", "aback"]), WORDS, ["aback"])


def test_a_position_refuses_what_a_simulation_does() -> None:
    position = Position(WORDS).play("crane", "00200")
    with pytest.raises(NotAllowed, match="'xyzqv'"):
        position.suggest(Stubborn(["slate", "xyzqv"]))
    with pytest.raises(RepeatedGuess, match="'crane' was guessed already in turn 1"):
        position.suggest(Stubborn(["slate", "crane"]))
    hard = Position(WORDS, hard=Hard.HARD).play("crane", "00200")
    with pytest.raises(HardModeBroken, match="'moist' breaks hard mode"):
        hard.suggest(Stubborn(["slate", "moist"]))
    assert position.suggest(Stubborn(["slate", "moist"]))[0].guess == "moist"


def test_no_guess_is_refused_while_words_are_left() -> None:
    for guesses in ([], ["crane"]):
        with pytest.raises(Guessless, match="no guess, though words are left"):
            simulate(Stubborn(guesses), WORDS, ["aback"])


def test_the_same_guess_is_refused_a_second_time() -> None:
    with pytest.raises(RepeatedGuess, match="'crane'"):
        simulate(Stubborn(["crane"] * 24), WORDS, ["aback"])


def test_a_guess_that_ignores_a_clue_is_refused_in_hard_mode_alone() -> None:
    player = Stubborn(["crane", "moist", "aback"])
    assert simulate(player, WORDS, ["aback"]).guesses == {"aback": 3}
    for hard in (Hard.HARD, Hard.ULTRA):
        with pytest.raises(HardModeBroken, match="'moist'"):
            simulate(player, WORDS, ["aback"], hard=hard)


def test_on_several_boards_the_clues_of_one_are_enough() -> None:
    player = Stubborn(["crane", "moist", "joint"])
    played = simulate(player, WORDS, ["moist joint"], hard=Hard.HARD)
    assert played.guesses == {"moist joint": 3}
    with pytest.raises(HardModeBroken, match="'buddy'"):
        simulate(Stubborn(["crane", "buddy"]), WORDS, ["crank joint"], hard=Hard.HARD)


def test_the_commands_say_which_guess_was_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cheating.py").write_text(
        "from tests.engine.solver.test_own_strategies import Stubborn\n"
        "cheat = Stubborn(['crane', 'moist', 'buddy', 'whelp', 'aback'])\n"
    )
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    for command in (["simulate", "--strategy"], ["compare"]):
        assert main([*command, "cheating:cheat", "--hard"]) == 2
        assert "breaks hard mode" in capsys.readouterr().err


@pytest.mark.parametrize("value", [None, [], ["crane"], Position(WORDS).suggest("entropy", 1)])
def test_what_is_no_ranking_is_refused(value: Any) -> None:
    player = Broken([], value)
    asked = (
        lambda: simulate(player, WORDS, ["aback"]),
        lambda: Position(WORDS).suggest(player),
        lambda: Position(WORDS).suggest(familiar(player)),
        lambda: Position(WORDS).suggest(opening("crane", then=player)),
    )
    for ask in asked:
        with pytest.raises(BadArgument, match="strategy: Suggestions"):
            ask()


Cost = Callable[[Partitions], Any]

NO_COSTS: list[Cost] = [
    lambda parts: np.where(parts.bits > 1, np.nan, 1),
    lambda parts: parts.worst[:-1],
    lambda _: None,
    lambda _: "cheap",
    lambda _: float("nan"),
    lambda _: float("inf"),
]
INFINITE: list[Cost] = [
    lambda parts: np.log(parts.worst - 1),
    lambda parts: 1 / (parts.parts - 1),
    lambda parts: np.where(parts.worst > 3, np.inf, parts.worst),
    lambda parts: np.full(len(parts.worst), np.inf),
]
FIRST: Cost = lambda parts: np.where(parts.worst > 300, np.inf, -np.inf)  # noqa: E731


def make(cost: Cost, **how: bool) -> Information:
    return Information("mine", "a cost of my own", "this test", cost=cost, **how)


@pytest.mark.parametrize("by_bits", [False, True])
@pytest.mark.parametrize("cost", NO_COSTS)
def test_a_cost_that_is_no_number_for_each_guess_is_named(cost: Any, by_bits: bool) -> None:
    for words in (WORDS, SMALL):
        with pytest.raises(BadArgument, match=r"^cost: an array with a number for each guess"):
            simulate(make(cost, by_bits=by_bits), words, words.answers[:1])


@pytest.mark.filterwarnings("ignore:divide by zero")
@pytest.mark.parametrize("cost", INFINITE)
def test_an_infinite_cost_ranks_first_or_last_and_loses_nothing(cost: Any) -> None:
    run = simulate(make(cost), SMALL)
    assert None not in run.guesses.values()
    assert len(Position(WORDS).suggest(make(FIRST))) == 10


def _return(value: Any, *_: object) -> Any:
    return value


def test_a_figure_that_is_no_number_for_each_guess_is_named() -> None:
    for value in (np.zeros(3), np.nan, None):
        figure: Any = partial(_return, value)
        player = Sound("mine", "a figure of my own", "this test", figure=figure)
        with pytest.raises(BadArgument, match=r"^figure: an array"):
            Position(WORDS).suggest(player)


def test_what_cannot_be_called_is_refused_at_once() -> None:
    number: Any = 3
    with pytest.raises(BadArgument, match="cost: a function expected"):
        make(number)
    with pytest.raises(BadArgument, match="figure: a function expected"):
        Sound("mine", "", "", figure=number)


def test_a_strategy_is_known_by_its_parts() -> None:
    assert isinstance(Stubborn([]), Strategy)
    assert not isinstance("entropy", Strategy)


def test_a_simulation_of_nothing_is_refused() -> None:
    with pytest.raises(EngineError, match="no answer to look for"):
        Simulation({}, 6)
