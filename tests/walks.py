"""The walk of a request through the bot: `python -m tests.walks [NAME]`.

Prints how many functions and files each one enters, and how often it goes from one file to
another; with a name, every step of that one. Threads that search are not followed.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FrameType

from bot.app import discord_client
from bot.configuration import Shards
from bot.domain.guild_settings import GuildSettings
from bot.logs import configure
from tests.e2e.conftest import Clock, PatientEnv, World, services_on
from tests.e2e.pressing import press

ROOT = Path(__file__).parent.parent
OURS = tuple(f"{ROOT / name}{os.sep}" for name in ("bot", "engine"))
RESUMED = 0x80 | 0x100 | 0x200
"""Flags of generators and coroutines, which are entered again after each pause."""


@dataclass
class Walk:
    """The functions that were entered, in order; a coroutine once, however often it paused."""

    steps: list[CodeType] = field(default_factory=list[CodeType])
    _paused: dict[int, FrameType] = field(default_factory=dict[int, FrameType])

    def enter(self, frame: FrameType, event: str, _: object) -> None:
        """Note a call, as `sys.setprofile` tells of it."""
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(OURS) or code.co_name[0] == "<":
            return
        if code.co_flags & RESUMED:
            if self._paused.get(id(frame)) is frame:
                return
            self._paused[id(frame)] = frame
        self.steps.append(code)

    @property
    def files(self) -> list[str]:
        """The file of each step."""
        return [str(Path(step.co_filename).relative_to(ROOT)) for step in self.steps]

    def __str__(self) -> str:
        files = self.files
        changes = sum(one != other for one, other in pairwise(files))
        functions = len({*self.steps})
        return f"{functions:4} functions, {len({*files}):3} files, {changes:4} changes of file"


@contextmanager
def walking() -> Generator[Walk]:
    """Follow what the event loop's thread does."""
    walk = Walk()
    sys.setprofile(walk.enter)
    try:
        yield walk
    finally:
        sys.setprofile(None)


async def guess(world: World) -> None:
    """A guess of a game together."""
    await world.ann.slash(world.channel, "wordle guess", word="crane")


async def help_(world: World) -> None:
    """Help with a row from elsewhere."""
    await world.ann.slash(world.channel, "wordle help", guess="raise", hints="01002")


async def leaderboard(world: World) -> None:
    """The leaderboard of a server."""
    await world.ann.slash(world.channel, "wordle leaderboard")


async def share(world: World) -> None:
    """A pasted share of a game played elsewhere."""
    await world.ann.slash(world.channel, "wordle record", share="Wordle 1,234 4/6")


async def post(world: World) -> None:
    """A share that is posted in a watched channel."""
    await world.ann.send(world.channel, "Wordle 1,600 4/6")


async def daily(world: World) -> None:
    """The posting of a daily whose hour has come."""
    await world.env.advance_time(4)


async def restart(world: World) -> None:
    """A press on a button after a restart."""
    await press(world.ann, world.latest, "stop")


WALKS: dict[str, Callable[[World], Awaitable[None]]] = {
    "guess": guess,
    "help": help_,
    "leaderboard": leaderboard,
    "share": share,
    "post": post,
    "daily": daily,
    "press": restart,
}


async def follow(name: str, world: World) -> Walk:
    """Prepare what the walk needs, and follow it."""
    if name in ("guess", "press"):
        await world.ann.slash(world.channel, "wordle play", mode="together")
        await world.ann.slash(world.channel, "wordle guess", word="moist")
    if name == "leaderboard":
        await world.ann.slash(world.channel, "wordle play", mode="solo")
        await world.ann.slash(world.channel, "wordle guess", word=await world.answer())
    if name == "post":
        watched = frozenset({world.channel.id})
        async with world.services.store.write() as tx:
            settings = GuildSettings(record_channels=watched, record_days=0)
            await tx.guilds.save(world.guild.id, settings)
    if name == "daily":
        await world.settle_daily()
        # the clock is looked at every three seconds, and for dailies every minute
        await world.env.advance_time(58)
    if name == "press":
        await world.restart()
    # once before, so that what is read at the first time is no part of it
    if name in ("help", "leaderboard", "share", "post"):
        await WALKS[name](world)
    with walking() as walk:
        await WALKS[name](world)
    return walk


async def main(names: list[str]) -> None:
    """Print the walks asked for, or all."""
    for name in names or WALKS:
        with TemporaryDirectory() as folder:
            clock, url = Clock(), f"sqlite+aiosqlite:///{folder}/walk.sqlite3"
            services = services_on(url, clock)
            reads = name == "post"
            client = discord_client(services, shards=Shards(), message_content=reads)
            env = PatientEnv(client, shard_count=1)
            await env.start()
            guild = env.create_guild()
            channel = guild.create_text_channel("general")
            people = env.create_user("ann"), env.create_user("ben")
            ann, ben = map(guild.add_member, people)
            world = World(env, guild, channel, ann, ben, services, url, clock, people)
            walk = await follow(name, world)
            print(f"{name:12}{walk}")
            if names:
                print(*(f"  {_line(step)}" for step in walk.steps), sep="\n")
            await env.shutdown()
            await world.services.store.close()


def _line(step: CodeType) -> str:
    file = Path(step.co_filename).relative_to(ROOT)
    return f"{file}:{step.co_firstlineno} {step.co_qualname}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.walks", description=__doc__)
    told = f"walks to print whole: {', '.join(WALKS)}"
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[[], *WALKS], help=told)
    configure("CRITICAL", "console")
    try:
        asyncio.run(main(parser.parse_args().names))
        sys.stdout.flush()
    except BrokenPipeError:
        # whoever reads it has seen enough, as with ``| head``
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
