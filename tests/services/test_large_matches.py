"""What a player does in a match costs the same, however many are in it."""

from __future__ import annotations

from collections.abc import Awaitable
from cProfile import Profile
from dataclasses import dataclass
from pstats import Stats
from random import Random
from typing import Any

import pytest
from sqlalchemy import Table, insert, select

from bot.app import Services
from bot.domain.players import Player
from bot.store import Store
from bot.store.models import Base
from tests.bots import services_over
from tests.services import Clock, asker
from tests.store.statements import recorded

ANN, BEN = Player(10**6, "ann"), Player(10**6 + 1, "ben")


@dataclass(frozen=True)
class Cost:
    """`calls` are calls of functions on the event loop: milliseconds, but without the noise."""

    statements: int
    calls: int


@pytest.mark.parametrize("day", ["the first", "a later"])
async def test_to_enter_and_to_guess_cost_the_same_with_ten_and_with_a_thousand(
    store: Store, day: str
) -> None:
    clock = Clock()
    services = services_over(store, clock, Random(3))
    costs: list[list[Cost]] = []
    for people in (10, 1000):
        clock.now = Clock.now.replace(day=Clock.now.day + len(costs))
        if day == "a later":
            await _fill(store, (await services.matches.daily(asker(0, ANN))).match.match.id, people)
            clock.now = clock.now.replace(day=clock.now.day + 2)
            await services.timers.tick()
        await _fill(store, (await services.matches.daily(asker(0, ANN))).match.match.id, people)
        costs.append(await _play(services, 100 * len(costs)))
    for few, many in zip(*costs, strict=True):
        assert many.statements == few.statements
        assert many.calls < 1.1 * few.calls


async def _play(services: Services, first: int) -> list[Cost]:
    """What it costs to enter, to guess and to find the word."""
    store, interactions = services.store, iter(range(first + 1, first + 100))
    for player in (ANN, BEN):  # what is done for the first time only is done by the first
        entering = services.matches.daily(asker(next(interactions), player))
        entered, enter = await _weigh(store, entering)
        game = entered.board.session
        wrong = "crane" if game.game.answers[0] != "crane" else "moist"
        guessing = services.games.guess(asker(next(interactions), player), wrong, game.id)
        _, guess = await _weigh(store, guessing)
        answer = game.game.answers[0]
        solving = services.games.guess(asker(next(interactions), player), answer, game.id)
        _, solve = await _weigh(store, solving)
    return [enter, guess, solve]


async def _weigh(store: Store, work: Awaitable[Any]) -> tuple[Any, Cost]:
    profile = Profile()
    with recorded(store) as statements:
        profile.enable()
        try:
            done = await work
        finally:
            profile.disable()
    calls: Any = Stats(profile)
    return done, Cost(len(statements), calls.total_calls)


async def _fill(store: Store, match_id: int, people: int) -> None:
    """Let so many more enter, and each guess six times, as Ann has entered."""
    tables: dict[str, Table] = dict(Base.metadata.tables)
    games, ids = tables["games"], range(1, people + 1)
    async with store.engine.begin() as db:
        known = set(await db.scalars(select(tables["players"].c.id)))
        fresh = [
            {"id": number, "name": f"player {number}"} for number in ids if number not in known
        ]
        if fresh:
            await db.execute(insert(tables["players"]), fresh)
        query = select(games).where(games.c.match_id == match_id)
        board = dict((await db.execute(query)).mappings().one())
        board |= {"phase": "lost"}
        # numbered by hand, far from those that the database gives out
        numbers = {player: 10**6 * match_id + player for player in ids}
        rows = [
            board | {"id": number, "owner_id": player, "starter_id": player}
            for player, number in numbers.items()
        ]
        await db.execute(insert(games), rows)
        entered = [
            {"match_id": match_id, "player_id": player, "place": 1 + player, "ready": True}
            for player in ids
        ]
        await db.execute(insert(tables["entrants"]), entered)
        turns = [
            {
                "game_id": number,
                "turn": turn,
                "player_id": player,
                "guess": "crane",
                "at": Clock.now,
            }
            for player, number in numbers.items()
            for turn in range(1, 7)
        ]
        await db.execute(insert(tables["turns"]), turns)
