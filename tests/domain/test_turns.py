"""Whoever takes turns alone waits two minutes; whoever joins others leaves them a guess."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from bot.domain.games import GameSession, Move, Phase
from bot.domain.modes import TOGETHER, VOTE
from bot.domain.players import Player
from bot.domain.turns import (
    PLAYING,
    TIME_FOR_OTHERS,
    TIME_TO_JOIN,
    NotYourTurn,
    check_turn,
    find_end_of_wait,
)
from tests.render.games import played
from tests.render.sessions import NOON, of

ANN, BEN = Player(1, "ann"), Player(2, "ben")
END = NOON + TIME_TO_JOIN
TICK = timedelta(microseconds=1)


def may_guess(session: GameSession, player: Player, now: datetime) -> bool:
    """Return whether a player need not wait for others."""
    try:
        check_turn(session, player, now)
    except NotYourTurn:
        return False
    return True


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


def test_whoever_joins_a_board_leaves_a_guess_to_others_for_a_moment() -> None:
    both = replace(taking_turns(ANN, BEN), alternate=False)
    assert not may_guess(both, BEN, NOON + TIME_FOR_OTHERS - TICK)
    assert may_guess(both, BEN, NOON + TIME_FOR_OTHERS)


def test_whoever_began_a_board_or_guessed_first_goes_on_at_once() -> None:
    board = replace(taking_turns(ANN, BEN, ANN), alternate=False)
    assert may_guess(board, ANN, NOON)
    assert may_guess(replace(board, starter=BEN), ANN, NOON)


def test_nobody_waits_for_those_who_have_left() -> None:
    first, then = NOON - PLAYING, NOON
    board = replace(taking_turns(ANN, BEN), alternate=False)
    assert may_guess(replace(board, moves=(Move(ANN, first), Move(BEN, then))), BEN, NOON)


def test_a_vote_waits_for_nobody() -> None:
    both = replace(taking_turns(ANN, BEN), alternate=False, mode=VOTE)
    assert may_guess(both, BEN, NOON)


@pytest.mark.parametrize("alternate", [False, True])
def test_a_clock_that_was_set_back_keeps_nobody_waiting(alternate: bool) -> None:
    players = (ANN,) if alternate else (ANN, BEN)
    board = replace(taking_turns(*players), alternate=alternate)
    assert may_guess(board, players[-1], NOON - timedelta(hours=1))
