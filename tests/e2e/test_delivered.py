"""Every kind of interaction is delivered twice in some conversation, and takes effect once."""

from __future__ import annotations

import ast
from pathlib import Path

from bot.app import discord_client
from tests.e2e.conftest import World, text
from tests.e2e.delivered import CONVERSATIONS
from tests.e2e.pressing import give_up, press, reply
from tests.e2e.test_forged import pressed
from tests.e2e.test_hint import manager


async def test_every_kind_has_a_conversation_that_is_held_twice(world: World) -> None:
    bot = discord_client(world.services)
    commands = [*bot.tree.walk_commands(), *bot.tree.get_commands()]
    kinds = {f"/{one.name}" for one in commands if one.name != "wordle"}
    kinds |= {f"button {action}" for action in bot.routes.presses}
    kinds |= {f"menu {topic}" for topic in bot.routes.choices}
    kinds |= {f"form {action}" for action in bot.routes.forms}
    assert set[str]().union(*CONVERSATIONS.values()) == kinds


def test_every_such_conversation_is_a_test() -> None:
    tests = {
        f"{file.stem}.{one.name}"
        for file in Path(__file__).parent.glob("test_*.py")
        for one in ast.parse(file.read_text("utf-8")).body
        if isinstance(one, ast.AsyncFunctionDef)
    }
    assert {*CONVERSATIONS} <= tests


async def test_what_no_other_conversation_asks_for(world: World) -> None:
    told = reply(await world.ann.slash(world.channel, "wordle about"))
    await press(world.ann, told, "guide")
    assert "/wordle" not in text(told)
    await world.ann.slash(world.channel, "wordle play", mode="solo")
    await world.ann.slash(world.channel, "wordle guess", word="crane")
    ended = await give_up(world.ann, world.channel)
    shared = await press(world.ann, reply(ended), "share")
    await press(world.ann, reply(shared), "post")
    assert [one.author.bot for one in world.channel.history()] == [True]
    boss = manager(world)
    shown = reply(await boss.slash(world.channel, "wordle settings"))
    await boss.select(shown, ["daily"], custom_id="menu:settings:page")
    await press(boss, shown, "switch")
    assert (await world.services.guilds.settings(world.place)).daily_hints
    told = await pressed(world, world.ann, "tilemate:season:0:2026-12-01")
    assert "There is no such season here" in told
