"""Where people brought the bot along, in a group chat or a server that it is no member of.

There its own token opens nothing: boards are changed by the tokens of those who asked for them.
"""

from __future__ import annotations

import pytest

from tests.e2e.conftest import World, text
from tests.e2e.pressing import labels, press, reply, said
from tests.e2e.test_modes import begin_race


@pytest.fixture(params=[(403, 50001), (404, 10003)], ids=["group", "server"])
def closed(request: pytest.FixtureRequest, world: World) -> World:
    """A channel in which the bot's token is worth nothing."""
    status, code = request.param
    for method in ("PATCH", "DELETE"):
        world.env.inject_error(
            method, "/channels/*/messages/*", status=status, code=code, times=None
        )
    return world


async def test_a_game_given_up_leaves_no_older_board(closed: World) -> None:
    world = closed
    await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle guess", word="moist")
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    await world.ben.slash(world.channel, "wordle board")
    assert len(world.channel.history()) == 1
    for player in (world.ann, world.ben):
        asked = await player.click(world.latest, label="Give up")
        await player.click(reply(asked), label="Vote to end it")
    (only,) = world.channel.history()
    assert "Given up by <@" in text(only)
    assert "Guess" not in labels(only)


async def test_a_game_stopped_by_command_leaves_no_older_board(closed: World) -> None:
    world = closed
    await world.ann.slash(world.channel, "wordle play", mode="together")
    asked = await world.ann.slash(world.channel, "wordle stop")
    await world.ann.click(reply(asked), label="Give up")
    (only,) = world.channel.history()
    assert "Given up" in text(only)


async def test_a_race_that_is_ended_leaves_no_older_standings(closed: World) -> None:
    world = closed
    await begin_race(world)
    asked = await world.ann.click(world.latest, label="End it")
    await world.ann.click(reply(asked), label="End it")
    (only,) = world.channel.history()
    assert "The answer was" in text(only)


async def test_standings_follow_those_who_play(closed: World) -> None:
    world = closed
    await begin_race(world)
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    asked = await world.ann.slash(world.channel, "wordle stop")
    before = text(world.latest)
    await world.ann.click(reply(asked), label="Give up")
    assert text(world.latest) != before


async def test_a_board_that_was_pressed_again_goes_too(closed: World) -> None:
    """Two boards are alive there, as the bot has forgotten the first token by a restart."""
    world = closed
    await world.ann.slash(world.channel, "wordle play", mode="together")
    first = world.latest
    await world.restart()
    await world.ben.slash(world.channel, "wordle board")
    assert len(world.channel.history()) == 2
    opened = await world.ann.click(first, label="Guess")
    await world.ann.submit_modal(opened, {"word": "crane"})
    asked = await world.ann.click(first, label="Give up")
    await world.ann.click(reply(asked), label="Give up")
    (only,) = world.channel.history()
    assert "Given up" in text(only)


@pytest.mark.parametrize("wanted", ["CRANE · 1", "Vote", "Give up"])
async def test_a_board_that_nobody_could_close_is_tidied_by_the_first_press(
    closed: World, wanted: str
) -> None:
    world = closed
    await world.ann.slash(world.channel, "wordle play", mode="vote")
    await world.ben.slash(world.channel, "wordle guess", word="crane")
    first = world.latest
    await world.restart()
    asked = await world.ann.slash(world.channel, "wordle stop")
    await world.ann.click(reply(asked), label="Give up")
    assert len(world.channel.history()) == 2
    told = await press(world.ben, first, wanted)
    assert "Given up" in said(told)
    assert not any("Give up" in labels(board) for board in world.channel.history())
    assert all("Given up" in text(board) for board in world.channel.history())


@pytest.mark.parametrize("wanted", ["Play", "End it"])
async def test_standings_that_nobody_could_close_are_tidied_by_the_first_press(
    closed: World, wanted: str
) -> None:
    world = closed
    await begin_race(world)
    first = world.latest
    await world.restart()
    asked = await press(world.ann, first, "End it")
    await world.restart()
    await world.ann.click(reply(asked), label="End it")
    assert len(world.channel.history()) == 2
    await press(world.ben, first, wanted)
    assert all("The answer was" in text(board) for board in world.channel.history())
