"""Whoever takes turns alone waits two minutes for others, and not a moment longer."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.domain.games import GameSession, Move, Phase
from bot.domain.modes import TOGETHER
from bot.domain.players import Player
from bot.domain.turns import TIME_TO_JOIN, find_end_of_wait, may_guess
from tests.render.games import played
from tests.render.sessions import NOON, of

ANN, BEN = Player(1, "ann"), Player(2, "ben")
END = NOON + TIME_TO_JOIN
TICK = timedelta(microseconds=1)


def taking_turns(*players: Player) -> GameSession:
    """A game in turns, in which each of these guessed at noon."""
    game = played(["crane"], ["moist", "bully", "fudge"][: len(players)])
    session = of(game, TOGETHER, Phase.ACTIVE, players or [ANN])
    moves = tuple(Move(player, NOON) for player in players)
    return replace(session, alternate=True, moves=moves)


def test_who_is_alone_may_guess_again_when_the_wait_is_over() -> None:
    alone = taking_turns(ANN)
    assert find_end_of_wait(alone) == END
    assert not may_guess(alone, ANN, END - TICK)
    assert may_guess(alone, ANN, END)


def test_everybody_else_may_guess_at_once() -> None:
    assert may_guess(taking_turns(), ANN, NOON)
    assert may_guess(taking_turns(ANN), BEN, NOON)
    assert may_guess(replace(taking_turns(ANN), alternate=False), ANN, NOON)


def test_where_two_take_turns_nobody_waits_for_time() -> None:
    both = taking_turns(ANN, BEN)
    assert find_end_of_wait(both) is None
    assert not may_guess(both, BEN, END + timedelta(days=1))
    assert may_guess(both, ANN, NOON)
