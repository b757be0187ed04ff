"""A game in the way of another: join it, or begin one's own in a thread."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, press, reply, said


@pytest.mark.parametrize("mode", ["together", "race"])
async def test_a_game_that_runs_can_be_joined(world: World, mode: str) -> None:
    await world.ann.slash(world.channel, "wordle play", mode=mode)
    refused = await world.ben.slash(world.channel, "wordle play", mode=mode)
    assert refused.ephemeral
    assert "This channel already has a game running. Join it" in said(refused)
    assert labels(reply(refused)) == ["Join it", "Start mine in a thread"]
    await press(world.ben, reply(refused), "Join it")
    assert "Join" in labels(world.latest) or "Guess" in labels(world.latest)
    assert len(world.channel.history()) == 1


async def test_who_joins_a_board_finds_it_below_and_can_guess(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    refused = await world.ben.slash(world.channel, "wordle play", mode="together")
    await press(world.ben, reply(refused), "Join it")
    opened = await world.ben.click(world.latest, label="Guess")
    await world.ben.submit_modal(opened, {"word": "crane"})
    assert "C R A N E" in text(world.latest)


async def test_a_game_begins_beside_the_one_that_runs_as_it_was_wanted(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="together")
    running = text(world.latest)
    refused = await world.ben.slash(world.channel, "wordle play", mode="together", length=6)
    await world.restart()
    await press(world.ben, reply(refused), "Start mine in a thread")
    shown = [text(message) for message in world.channel.history()]
    assert running in shown
    assert any("A new game starts in the thread below" in one for one in shown)
    assert len(await world.answer()) == 6


@pytest.mark.parametrize("mode", ["solo", "daily", "race"])
async def test_join_it_shows_the_channels_game_whatever_else_one_plays(
    world: World, mode: str
) -> None:
    if mode == "race":
        await world.ben.slash(world.channel, "wordle play", mode=mode)
        for user in (world.ann, world.ben):
            await user.click(world.latest, label="Ready")
    else:
        await world.ben.slash(world.channel, "wordle play", mode=mode)
    await world.clock_ticks(minutes=1)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    for again in (False, True):
        if again:
            # the private game was turned to last
            await world.clock_ticks(minutes=1)
            await world.ben.slash(world.channel, "wordle play", mode="solo")
        before = world.latest.id
        refused = await world.ben.slash(world.channel, "wordle play", mode="together")
        await press(world.ben, reply(refused), "Join it")
        assert "Together" in text(world.latest)
        assert world.latest.id != before


async def test_join_it_leads_to_the_race_that_was_in_the_way(world: World) -> None:
    await world.ann.slash(world.channel, "wordle play", mode="race")
    await world.ann.slash(world.channel, "wordle play", mode="together")
    refused = await world.ben.slash(world.channel, "wordle play", mode="race")
    await press(world.ben, reply(refused), "Join it")
    assert "Ready" in labels(world.latest)
