"""Games of a mode that only a newer version knows: they wait for it, and stop nothing else."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from bot.domain.games import Phase
from tests.e2e.conftest import World
from tests.e2e.pressing import said
from tests.e2e.test_modes import WRONG
from tests.reading import text as read


async def rename(world: World, table: str, mode: str) -> None:
    """Let what was begun in a mode be of one that is not known."""
    query = text(f"UPDATE {table} SET mode = 'sprint' WHERE mode = :mode")  # noqa: S608
    async with world.services.store.engine.begin() as connection:
        assert (await connection.execute(query, {"mode": mode})).rowcount


@pytest.mark.parametrize("mode", ["solo", "together"])
async def test_a_game_of_an_unknown_mode_stops_nobodys_clock(world: World, mode: str) -> None:
    await world.settle_daily()
    await world.ann.slash(world.channel, "wordle play", mode=mode)
    await world.ann.slash(world.channel, "wordle guess", word=WRONG[0])
    await rename(world, "games", mode)
    for command in ("board", "hint", "stop"):
        refused = await world.ann.slash(world.channel, f"wordle {command}")
        assert "Something went wrong" not in said(refused)
    await world.later(days=1)
    assert "Daily" in read(world.latest)
    changes = await world.services.timers.sweep()
    assert not changes.defects
    async with world.services.store.engine.begin() as connection:
        phases = await connection.scalars(text("SELECT phase FROM games WHERE mode = 'sprint'"))
        assert [*phases] == [Phase.IDLE]
    begun = await world.ann.slash(world.channel, "wordle play", mode=mode)
    assert "Something went wrong" not in said(begun)


async def test_a_match_of_an_unknown_mode_leaves_the_channel_to_others(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    await rename(world, "matches", "race")
    race = world.latest
    refused = await world.ben.click(race, label="Join")
    assert "Something went wrong" not in said(refused)
    begun = await world.ben.slash(world.channel, "wordle play", mode="solo")
    assert "Something went wrong" not in said(begun)
    await world.later(days=2)
