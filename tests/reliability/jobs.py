"""What is due by the clock, left to two processes on one PostgreSQL database."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from bot.configuration import Shards
from bot.domain.guild_settings import GuildSettings
from bot.domain.modes import RACE, TOGETHER, VOTE
from bot.domain.options import Options
from bot.domain.players import Asker, Place, Player
from bot.domain.schedules import PostOutcome
from bot.services.daily_posts import DailyPosts
from bot.services.timers import Timers
from bot.store import Store
from tests.bots import services_over

LONG_AGO, DUE = (datetime(2026, 11, day, tzinfo=UTC) for day in (21, 24))
ANN = Player(1, "ann")
KINDS = ("vote", "race", "idle", "daily")
SPEED = 100
"""How much faster than time the processes' clocks go: a killed one is missed after a second."""

PATIENCE = 120
"""Seconds in which everything is to be done."""


@dataclass(frozen=True)
class Jobs:
    """How many jobs there were, were done again, and were done by nobody; and who did how many."""

    jobs: int
    twice: int
    lost: int
    by: tuple[int, ...]


def share_jobs(
    url: str, servers: int, parts: Sequence[Shards | None], *, kill: bool = False
) -> Jobs:
    """Make a job of each kind due in every server, for processes that serve these parts.

    With `kill` the first process is killed once it has done something. What it did and could not
    say counts as done: the database tells of it.
    """
    asyncio.run(_prepare(url, servers))
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    pipes = [context.Pipe(duplex=False) for _ in parts]
    processes: list[Any] = []
    for part, (_, sender) in zip(parts, pipes, strict=True):
        # the first is to be killed half-way, however long it takes to notice what it has done
        pause = PATIENCE if kill and not processes else 1
        work = (url, part, sender, pause)
        processes.append(context.Process(target=_work, args=work, daemon=True))
        processes[-1].start()
        sender.close()
    said: dict[Any, list[tuple[str, int]]] = {receiver: [] for receiver, _ in pipes}
    first, until = pipes[0][0], time.monotonic() + PATIENCE
    try:
        while (left := asyncio.run(_count_due(url))) and time.monotonic() < until:
            _listen(said, 0.1)
            if kill and said[first]:
                processes[0].kill()
        # a job done twice would be done again by now
        time.sleep(1)
        _listen(said, 0)
    finally:
        for process in processes:
            process.kill()
            process.join()
    done = Counter(one for many in said.values() for one in many)
    unsaid = 0 if kill else servers * len(KINDS) - len(done)
    return Jobs(
        jobs=servers * len(KINDS),
        twice=done.total() - len(done),
        lost=max(left, unsaid),
        by=tuple(map(len, said.values())),
    )


def _listen(said: dict[Any, list[tuple[str, int]]], patience: float) -> None:
    """Take down what the processes have said; those that were killed say no more."""
    while ready := wait([receiver for receiver in said if not receiver.closed], patience):
        for receiver in ready:
            assert isinstance(receiver, Connection)
            try:
                said[receiver].append(receiver.recv())
            except EOFError:
                receiver.close()
        patience = 0


async def _prepare(url: str, servers: int) -> None:
    now, numbers = LONG_AGO, count(10**12)
    store = Store.open(url)
    services = services_over(store, lambda: now)
    for number in range(servers):
        # server `number` is in the shard `number` of as many
        guild_id = (number << 22) + 1
        idle, vote, race = (Place(10**6 + 10 * number + channel, guild_id) for channel in (1, 2, 3))
        now = LONG_AGO
        await services.games.begin(Asker(next(numbers), idle, ANN), TOGETHER)
        await services.games.guess(Asker(next(numbers), idle, ANN), "crane")
        now = DUE - timedelta(hours=1)
        await services.games.begin(Asker(next(numbers), vote, ANN), VOTE)
        await services.games.guess(Asker(next(numbers), vote, ANN), "crane")
        await services.races.open(Asker(next(numbers), race, ANN), RACE, Options())
        async with store.write() as tx:
            await tx.guilds.save(guild_id, GuildSettings(daily_channel=number, daily_hour=0))
    await store.close()


async def _count_due(url: str) -> int:
    """The jobs that are still to be done."""
    store = Store.open(url)
    async with store.read() as tx:
        untouched = await tx.games.find_untouched(DUE - timedelta(days=2))
        due = [*await tx.games.list_due(DUE), *await tx.matches.list_due(DUE), *untouched]
        posted = [one for one in await tx.matches.list_with_daily() if one.last is None]
    await store.close()
    return len(due) + len(posted)


def _work(url: str, part: Shards | None, sender: Connection, pause: float) -> None:
    asyncio.run(_keep_time(url, part, sender, pause))


async def _keep_time(url: str, part: Shards | None, sender: Connection, pause: float) -> None:
    """Do what is due for ever, and say each job that is done."""
    begun = time.time()
    services = services_over(
        Store.open(url), lambda: DUE + (time.time() - begun) * timedelta(seconds=SPEED), shards=part
    )
    while True:
        await services.health.beat()
        await _tell(services.timers, services.daily_posts, sender, pause)


async def _tell(clock: Timers, posts: DailyPosts, sender: Connection, pause: float) -> None:
    ticked = await clock.tick()
    for session in ticked.sessions:
        sender.send(("vote", session.id))
    for match in ticked.matches:
        sender.send(("race", match.id))
    await asyncio.sleep(pause)
    swept = await clock.sweep()
    assert not ticked.defects + swept.defects
    for session in swept.sessions:
        sender.send(("idle", session.id))
    for announcement in swept.announcements:
        if await posts.claim(announcement.match):
            sender.send(("daily", announcement.match.id))
            await posts.finish(announcement.match, PostOutcome.POSTED)
