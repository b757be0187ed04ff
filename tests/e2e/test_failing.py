"""Discord fails, or repeats itself: nothing is lost, and nothing happens twice."""

from __future__ import annotations

import json
import logging
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.domain.games import GameSession
from bot.domain.players import Place, Player
from tests.e2e.conftest import World, text
from tests.e2e.pressing import button, first_hint, give_up, press, reply, said, share


async def running(world: World) -> GameSession:
    async with world.services.store.write() as tx:
        session = (await tx.games.find_choices(Place(world.channel.id), Player(99))).plain
    assert session is not None
    return session


@pytest.mark.defect
@pytest.mark.parametrize(("status", "code"), [(404, 10062), (429, 0), (400, 50035), (500, 0)])
async def test_what_discord_does_not_take_loses_no_turn_and_the_next_press_works(
    world: World, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    caplog.set_level(logging.WARNING)

    @contextmanager
    def failing() -> Generator[None]:
        for path in ("/interactions/*/*/callback", "/webhooks/*"):
            world.env.inject_error("*", path, status=status, code=code, times=None)
        yield
        world.env.backend.faults.clear()

    with failing():
        await world.ann.slash(world.channel, "wordle play", mode="together")
    await world.ann.slash(world.channel, "wordle board")
    with failing():
        await world.ann.click(world.latest, label="Guess")
    opened = await world.ann.click(world.latest, label="Guess")
    with failing():
        await world.ann.submit_modal(opened, {"word": "crane"})
        await world.ann.slash(world.channel, "wordle guess", word="moist")
        await world.ann.slash(world.channel, "wordle guess", word="zzzzz")
        await world.ann.slash(world.channel, "wordle help", guess="raise", hints="00000")
    puzzle = await world.ann.slash(world.channel, "wordle help")
    assert "R A I S E" in said(puzzle)
    with failing():
        await press(world.ann, reply(puzzle), "undo")
    await world.ben.slash(world.channel, "wordle guess", word="bully")
    assert (await running(world)).game.guesses == ("crane", "moist", "bully")
    assert "B U L L Y" in text(world.latest)
    assert "never retrieved" not in caplog.text
    assert "Ignoring exception" not in caplog.text


@pytest.fixture
def twice(world: World) -> None:
    """Have Discord deliver every interaction twice."""
    parsers: dict[str, Any] = world.env.bot._connection.parsers  # pyright: ignore[reportPrivateUsage]
    once = parsers["INTERACTION_CREATE"]

    def repeated(data: Any) -> None:
        once(data)
        once(data)

    parsers["INTERACTION_CREATE"] = repeated


@pytest.mark.usefixtures("twice")
async def test_what_is_delivered_twice_happens_once(world: World) -> None:
    """Commands, buttons and forms of every kind; nobody is told that anything went wrong."""
    ann, ben, channel = world.ann, world.ben, world.channel

    def posted() -> int:
        return len(channel.history())

    await ann.slash(channel, "wordle play", mode="together")
    await ann.slash(channel, "wordle guess", word="crane")
    await first_hint(ann, channel)
    opened = await ben.click(world.latest, label="Guess")
    await ben.submit_modal(opened, {"word": "moist"})
    assert (await running(world)).game.guesses == ("crane", "moist")
    for player in (ann, ben):
        await give_up(player, channel)
    assert "Given up by <@" in text(world.latest)
    assert posted() == 1
    await ann.slash(channel, "wordle play", mode="together")
    await ann.slash(channel, "wordle guess", word=await world.answer())
    assert "solved it" in text(world.latest)
    await share(ann, channel)
    assert posted() == 3
    for mode in ("solo", "daily", "duel"):
        await ann.slash(channel, "wordle play", mode=mode)
        await ann.slash(channel, "wordle guess", word="crane")
        ended = await give_up(ann, channel)
        assert "Given up. The answer was" in said(ended)
    assert "Duel" in text(world.latest)
    assert "The answer was" in text(world.latest)
    await ann.slash(channel, "wordle play", mode="race")
    await ann.click(world.latest, label="Ready")
    await ben.click(world.latest, label="Ready")
    await ben.click(world.latest, label="Play")
    await ann.click(reply(await ann.click(world.latest, label="End it")), label="End it")
    assert "The answer was" in text(world.latest)
    challenge = await ann.slash(channel, "wordle challenge")
    await ann.submit_modal(challenge, {"word": "crane"})
    await ben.click(world.latest, label="Play")
    await ann.click(reply(await ann.click(world.latest, label="End it")), label="End it")
    assert "The answer was" in text(world.latest)
    assert posted() == 7
    puzzle = await ann.slash(channel, "wordle help", guess="raise", hints="00000")
    await press(ann, reply(puzzle), "climb")
    undone = await press(ann, reply(puzzle), "undo")
    assert "No rows yet" in text(undone.response or reply(puzzle))
    stump = await ann.slash(channel, "wordle stump")
    await ann.click(reply(stump), custom_id=button(stump, "mark"))
    await ann.click(reply(stump), custom_id=button(stump, "row"))
    told = json.dumps([sent.json for sent in world.env.http_requests])
    assert "wrong on my side" not in told
    assert "There is no game here" not in told


@pytest.mark.parametrize("loop", ["beat", "tick", "sweep"])
async def test_what_fails_in_the_background_is_logged_under_a_reference_and_tried_again(
    world: World, monkeypatch: pytest.MonkeyPatch, loop: str
) -> None:
    tries = 0

    async def fail(*_: object) -> None:
        nonlocal tries
        tries += 1
        raise ZeroDivisionError

    owner, name = {
        "beat": (world.env.bot, "_beat"),
        "tick": (world.services.timers, "tick"),
        "sweep": (world.services.timers, "sweep"),
    }[loop]
    monkeypatch.setattr(owner, name, fail)
    with capture_logs() as logged:
        await world.env.advance_time(200)
    assert tries > 2
    references = {entry["reference"] for entry in logged if entry["log_level"] == "error"}
    assert len(references) == tries


async def test_an_endless_evening_keeps_nothing_in_memory(world: World) -> None:
    for _ in range(3):
        await world.ann.slash(world.channel, "wordle play", mode="together")
        await world.ann.click(world.latest, label="Guess")
        await world.ann.slash(world.channel, "wordle help", guess="raise", hints="00000")
        await give_up(world.ann, world.channel)
    kept: Any = world.env.bot._connection._view_store  # pyright: ignore[reportPrivateUsage]
    assert not kept._views
    assert not kept._synced_message_views
    assert not kept._modals
