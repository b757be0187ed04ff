"""How much memory a bot takes when it is idle, and for each server it is in."""

from __future__ import annotations

import argparse
import asyncio
import gc
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psutil

from bot.app import Services, discord_client
from bot.client import Client
from bot.store import Store
from tests.loopback.server import Discord, serve, start

CHANNELS, ROLES = 40, 25
"""What a server has, of the size that bots are invited to."""


@dataclass(frozen=True)
class Memory:
    """What a bot takes that nobody plays with, and for each of so many servers."""

    mib_idle: float
    servers: int
    kib_a_server: float


async def weigh(folder: Path, servers: int) -> Memory:
    """What an idle bot takes, and what each of so many servers adds."""
    return Memory(await weigh_idle(folder), servers, await weigh_servers(folder, servers))


async def weigh_idle(folder: Path) -> float:
    """The MiB of a bot in one server, as the container runs it, when its first start is over."""
    # what structlog imports where it finds it, and a server does without
    (folder / "rich.py").write_text("raise ImportError")
    discord, url = Discord({1 << 22: [100]}), f"sqlite:///{folder / 'idle.sqlite3'}"
    resident = 0.0
    container = {"PYTHONPATH": str(folder), "PYTHONOPTIMIZE": "2"}
    async with serve(discord):
        for _ in range(2):
            async with start(discord, url, folder / "idle.log", **container) as bot:
                await bot.logs("letter emojis")
                resident = bot.resident_mib()
    return round(resident, 1)


async def weigh_servers(folder: Path, servers: int) -> float:
    """The KiB that a prepared bot takes for each server, as the gateway tells of them."""
    services = Services.over(Store.open(f"sqlite+aiosqlite:///{folder / 'memory.sqlite3'}"))
    client = discord_client(services)
    await services.prepare()
    empty = _resident()
    for number in range(servers):
        _join(client, (number + 1) << 22)
        if not number % 50:
            await asyncio.sleep(0)
    assert len(client.guilds) == servers
    full = _resident()
    await services.close()
    return round((full - empty) / servers / 2**10, 1)


def _resident() -> int:
    gc.collect()
    return psutil.Process().memory_info().rss


def _join(client: Client, guild_id: int) -> None:
    """Hand discord.py's own state what the gateway sends of a server."""
    state: Any = client._connection  # pyright: ignore[reportPrivateUsage]
    overwrites = [{"id": str(guild_id), "type": 0, "allow": "0", "deny": "1024"}]
    channels = [
        {
            "id": str(guild_id + 1 + at),
            "type": 0,
            "name": f"channel-{at}",
            "position": at,
            "topic": "What this channel is for, in a sentence that somebody wrote.",
            "parent_id": None,
            "nsfw": False,
            "permission_overwrites": overwrites if at % 2 else [],
        }
        for at in range(CHANNELS)
    ]
    roles = [
        {
            "id": str(guild_id + (CHANNELS + at if at else 0)),
            "name": f"role {at}",
            "permissions": "104324673",
            "position": at,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        for at in range(ROLES)
    ]
    state._add_guild_from_data(
        {
            "id": str(guild_id),
            "name": f"Server {guild_id}",
            "owner_id": "1",
            "member_count": 250,
            "preferred_locale": "en-US",
            "features": ["COMMUNITY"],
            "emojis": [{"id": str(guild_id + at), "name": f"e{at}"} for at in range(20)],
            "stickers": [],
            "channels": channels,
            "threads": [],
            "roles": roles,
            "members": [],
            "voice_states": [],
            "presences": [],
        }
    )


if __name__ == "__main__":
    argparse.ArgumentParser(
        prog="python -m tests.reliability.memory", description=__doc__
    ).parse_args()
    with TemporaryDirectory() as temporary:
        print(asyncio.run(weigh(Path(temporary), 2500)))
