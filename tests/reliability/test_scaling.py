"""The `scale` profile of docker-compose.yml, by hand: two processes on one new PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.loopback.server import TOKEN, Discord, serve, start

COMPOSE = (Path(__file__).parents[2] / "docker-compose.yml").read_text("utf-8")
PARTS = re.findall(r"TILEMATE_SHARDS: (\S+)", COMPOSE)
SHARDS = int(PARTS[0].rpartition("/")[2])
HOMES = {(1000 * SHARDS + shard) << 22: [100 + shard] for shard in range(SHARDS)}
"""A server of each shard, with its channel."""


async def check_health(settings: dict[str, str]) -> int:
    """The status of a container's health check; 0 is well."""
    command = re.findall(r'"CMD", "tilemate", "(\w+)"', COMPOSE)
    environment = dict(os.environ) | settings
    check = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *command, env=environment
    )
    return await check.wait()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_two_processes_that_start_at_once_serve_all_servers_and_are_healthy(
    url: str, quick: Path
) -> None:
    (quick / "token").write_text(f"{TOKEN}\n")
    shared = {
        "DISCORD_TOKEN": "",
        "DISCORD_TOKEN_FILE": str(quick / "token"),
        "TILEMATE_DATABASE_URL": url.replace("+asyncpg", ""),
    }
    each = [shared | {"TILEMATE_SHARDS": part} for part in PARTS]
    assert [await check_health(settings) for settings in each] == [1, 1]
    discord = Discord(HOMES, SHARDS)
    async with serve(discord), AsyncExitStack() as stack:
        starts = (
            stack.enter_async_context(start(discord, "", quick / f"log {number}", **settings))
            for number, settings in enumerate(each)
        )
        bots = await asyncio.gather(*starts)
        for (channel,) in HOMES.values():
            begun = await discord.command("wordle play", channel, channel, mode="together")
            await begun.await_answer()
        async with asyncio.timeout(60):
            while [await check_health(settings) for settings in each] != [0, 0]:  # noqa: ASYNC110
                await asyncio.sleep(0.5)
        assert [await bot.stop() for bot in bots] == [0, 0]
        assert not any("Traceback" in bot.log for bot in bots)
    assert not [told for told in discord.rest.refused if "10062" in told or "40060" in told]
