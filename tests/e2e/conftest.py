"""A whole bot on an in-memory Discord and a real SQLite file."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import simcord
from discord.state import ConnectionState
from simcord import interactions
from simcord.backend.ops.commands import COMMAND_FIELDS
from simcord.builders import ChannelHandle, GuildHandle, UserHandle
from sqlalchemy import func, select

from bot.app import Services, discord_client
from bot.board.look import DEFAULT
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place
from bot.local.world import DiscordCdn
from bot.render.refusals import refusal
from bot.store import Store
from bot.store.models import GameRow
from tests.bots import services_over
from tests.contract import check_contract
from tests.e2e.delivered import CONVERSATIONS, find_kinds
from tests.limits import check_request
from tests.reading import text

__all__ = ["Clock", "World", "services_on", "text"]

PATIENCE = 60
NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


@dataclass
class Clock:
    """The time of day, which stands still until it is moved."""

    now: datetime = NOON

    def __call__(self) -> datetime:
        return self.now


@dataclass
class World:
    """A server with one channel and two people in it."""

    env: simcord.Env
    guild: GuildHandle
    channel: ChannelHandle
    ann: simcord.MemberActor
    ben: simcord.MemberActor
    services: Services
    url: str
    clock: Clock
    people: tuple[UserHandle, UserHandle]

    @property
    def latest(self) -> discord.Message:
        """The last message in the channel."""
        message = self.channel.last_message
        assert message is not None
        return message

    @property
    def place(self) -> Place:
        """The channel as the services know it."""
        return Place(self.channel.id, self.guild.id)

    async def restart(self) -> None:
        """Stop the bot and start another process's worth of objects on the same file."""
        await self.services.store.close()
        self.services = services_on(self.url, self.clock)
        await self.env.restart_bot(discord_client(self.services))

    async def later(self, **time: float) -> None:
        """Let time pass, and the bot look at its clock."""
        self.clock.now += timedelta(**time)
        # the clock is looked at every minute at least
        await self.env.advance_time(61)

    async def clock_ticks(self, **time: float) -> None:
        """Let time pass while nobody looks."""
        self.clock.now += timedelta(**time)

    async def settle_daily(self, hour: int = 9) -> None:
        """Have the server's daily posted in the channel at that hour."""
        place = Place(self.channel.id, self.env.guild.id)
        async with self.services.store.write() as tx:
            settings = GuildSettings(daily_channel=place.channel_id, daily_hour=hour)
            await tx.guilds.save(self.env.guild.id, settings)

    async def answer(self) -> str:
        """The answer of the latest game, read from the store as no player can."""
        return (await self.answers())[0]

    async def answers(self) -> tuple[str, ...]:
        """The answers of the latest game."""
        async with self.services.store.engine.connect() as connection:
            newest = await connection.scalar(select(func.max(GameRow.id)))
        async with self.services.store.read() as tx:
            session = await tx.games.get(newest or 0)
        if session is None:
            raise LookupError
        return session.game.answers


@pytest.fixture
async def late_results(world: World) -> None:
    """A server that takes results of any day, which is not the default."""
    async with world.services.store.write() as tx:
        await tx.guilds.save(world.guild.id, GuildSettings(record_days=0))


def services_on(url: str, clock: Clock) -> Services:
    return services_over(Store.open(url), clock, Random(7))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@dataclass(frozen=True)
class Told:
    """Discord's commands, and the database of the bot that has told it them."""

    commands: list[dict[str, Any]]
    file: Path


@pytest.fixture(scope="session")
def told(migrated: Path, tmp_path_factory: pytest.TempPathFactory) -> Told:
    """A bot tells Discord its commands once, and not again for every test."""
    file = tmp_path_factory.mktemp("told") / "told.sqlite3"
    shutil.copy(migrated, file)
    return Told(asyncio.run(_tell(f"sqlite+aiosqlite:///{file}")), file)


async def _tell(url: str) -> list[dict[str, Any]]:
    services = services_on(url, Clock())
    async with _started(PatientEnv(discord_client(services), shard_count=1)) as env:
        told = env.backend.commands[None].values()
    await services.close()
    return [{name: one[name] for name in COMMAND_FIELDS if name in one} for one in told]


class PatientEnv(simcord.Env):
    """Waits for a busy machine, at a start too: there simcord waits for five seconds.

    It looks often whether all is done: simcord looks twenty times a second.
    """

    async def _settle_internal(self, **options: Any) -> None:
        options |= {"timeout": PATIENCE, "idle": 0.005}
        await super()._settle_internal(**options)


@asynccontextmanager
async def _started(env: simcord.Env) -> AsyncGenerator[simcord.Env]:
    """The bot on Discord; whatever it has asked for is checked at the end."""
    await env.start()
    yield env
    await env.shutdown()
    for sent in env.http_requests:
        check_request(sent.method, sent.path, sent.json)
        check_contract(sent.method, sent.path, sent.json)


@pytest.fixture
def url(quick: Path, told: Told) -> str:
    path = shutil.copy(told.file, quick / "e2e.sqlite3")
    return f"sqlite+aiosqlite:///{path}"


@pytest.fixture
def services(url: str, clock: Clock) -> Services:
    return services_on(url, clock)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run some conversations once more, in which Discord delivers everything twice."""
    if name_conversation(metafunc.function) in CONVERSATIONS:
        metafunc.parametrize("deliveries", [1, 2], ids=["once", "twice"], indirect=True)


def name_conversation(test: Any) -> str:
    return f"{test.__module__.rpartition('.')[2]}.{test.__name__}"


@pytest.fixture
def deliveries(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Generator[int]:
    """How often Discord delivers each interaction."""
    times: int = getattr(request, "param", 1)
    deliver, seen = ConnectionState.parse_interaction_create, set[str]()

    def deliver_often(self: Any, data: Any) -> None:
        if kinds := find_kinds(data):
            seen.update(kinds)
        for _ in range(times if kinds else 1):
            deliver(self, deepcopy(data))

    monkeypatch.setattr(ConnectionState, "parse_interaction_create", deliver_often)
    yield times
    assert CONVERSATIONS.get(name_conversation(request.function), set()) <= seen


@pytest.fixture
async def env(
    services: Services, told: Told, deliveries: int, request: pytest.FixtureRequest
) -> AsyncGenerator[simcord.Env]:
    env = PatientEnv(discord_client(services), shard_count=1, settle_timeout=PATIENCE)
    env.backend.register_commands(None, told.commands)
    env.backend.cdn = DiscordCdn()
    async with _started(env):
        yield env
    # refusals reach the tree's error handler too; what nobody foresaw is a failure
    raised: list[Any] = [getattr(error, "original", error) for error in env.errors]
    defects = [error for error in raised if refusal(error, DEFAULT) is None]
    assert not request.node.get_closest_marker("defect") or defects
    assert request.node.get_closest_marker("defect") or not defects


@pytest.fixture
async def world(
    env: simcord.Env, services: Services, url: str, clock: Clock
) -> AsyncGenerator[World]:
    guild = env.create_guild()
    channel = guild.create_text_channel("general")
    people = env.create_user("ann"), env.create_user("ben")
    ann, ben = map(guild.add_member, people)
    world = World(env, guild, channel, ann, ben, services, url, clock, people)
    yield world
    await world.services.store.close()


Speak = Callable[[int, str], None]


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch) -> Speak:
    """Give the Discord of a person or a server a language; all others stay English."""
    spoken: dict[int, str] = {}
    build = interactions.base_payload

    def build_spoken(*args: Any, **options: Any) -> Any:
        record, payload = build(*args, **options)
        user = payload.get("user") or payload["member"]["user"]
        payload["locale"] = spoken.get(int(user["id"]), "en-US")
        if guild_id := payload.get("guild_id"):
            payload["guild_locale"] = spoken.get(int(guild_id), "en-US")
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", build_spoken)
    return spoken.__setitem__
