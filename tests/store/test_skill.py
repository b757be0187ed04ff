"""The games of which skill and luck are told."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.domain.skill import MOST_COVERED
from bot.store import Store
from tests.store.histories import PEOPLE, PLACES, random_results, store_results

HERE, ANN = PLACES[0], PEOPLE[0]


async def test_the_games_looked_back_on_are_the_newest_of_ones_own(store: Store) -> None:
    drawn = [one for one in random_results(Random(4), 200) if not one.day]
    async with store.write() as tx:
        stored = await store_results(tx, [replace(one, player=ANN, place=HERE) for one in drawn])
        found = await tx.skill.load_history(ANN, HERE)
    own = [one for one in stored if one.answer]
    own.sort(key=lambda one: (one.on, one.finished_at, one.game_id))
    assert len(own) > MOST_COVERED
    assert [game.id for game in found.games] == [one.game_id for one in own[-MOST_COVERED:]]
    assert [game.answer for game in found.games] == [one.answer for one in own[-MOST_COVERED:]]
