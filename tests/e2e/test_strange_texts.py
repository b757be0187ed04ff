"""Strange texts through real interactions: answered, pinging nobody, never repeated raw."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import simcord

from tests.e2e.conftest import World
from tests.e2e.pressing import press, reply
from tests.e2e.test_settings import manager
from tests.reliability.fuzz import find_echoes, make_text

TEXTS = 12


def texts(most: int) -> list[str]:
    """Strange texts that Discord would let people send, at most so long."""
    dice = Random(20261122)
    made = (make_text(dice)[:most].strip() for _ in range(10 * TEXTS))
    return [text for text in made if text][:TEXTS]


async def use(who: simcord.MemberActor, world: World, text: str) -> None:
    """Type a text into every option that takes any."""
    here = world.channel
    await who.slash(here, "wordle guess", word=text)
    await who.slash(here, "wordle help", guess=text, hints=text)
    await who.slash(here, "wordle help", guess="raise", hints=text)
    await who.slash(here, "wordle analyse", share=text, words=text, answer=text)
    await who.slash(here, "wordle difficulty", word=text)
    await who.slash(here, "wordle record", share=text)
    await who.slash(here, "wordle daily", day=text)
    await who.slash(here, "wordle addword", word=text)
    for command, option in (("guess", "word"), ("daily", "day"), ("play", "list")):
        await who.autocomplete(here, f"wordle {command}", option, text[:100])


async def fill(who: simcord.MemberActor, world: World, board: Any, text: str) -> None:
    """Type a text into forms."""
    opened = await who.click(board, label="Guess")
    await who.submit_modal(opened, {"word": text[:20]})
    opened = await who.slash(world.channel, "wordle challenge")
    await who.submit_modal(opened, {"word": text[:32]})
    page = reply(await who.slash(world.channel, "wordle settings"))
    await who.select(page, ["words"], custom_id="menu:settings:page")
    for label in ("Extra words", "Banned words"):
        await who.submit_modal(await who.click(page, label=label), {"words": text[:4000]})
    await who.select(page, ["daily"], custom_id="menu:settings:page")
    opened = await press(who, page, "schedule")
    await who.submit_modal(opened, {"hour": text[:2], "zone": text[:64]})
    await who.select(page, ["lists"], custom_id="menu:settings:page")
    opened = await press(who, page, "addlist")
    told = {"name": text[:32], "language": ["en"], "words": text[:4000]}
    await who.submit_modal(opened, told)


async def test_strange_texts_ping_nobody_and_come_back_never(world: World) -> None:
    boss = await manager(world)
    await world.ann.slash(world.channel, "wordle play", mode="together")
    board = world.latest
    for text in texts(6_000):
        await use(boss, world, text)
    for text in texts(4_000):
        await fill(boss, world, board, text)
    for sent in world.env.http_requests:
        body: Any = sent.json or {}
        message = body.get("data") or body
        if "components" in message:
            assert message.get("allowed_mentions", {"parse": []})["parse"] == []
        shown = "\n".join(flatten(body))
        typed = [text for text in texts(6_000) if find_echoes(text, shown)]
        assert not typed, (sent.path, typed)


def flatten(body: Any) -> list[str]:
    """Every text in a body that was sent."""
    return [json.loads(one) for one in re.findall(r'"(?:[^"\\]|\\.)*"', json.dumps(body))]
