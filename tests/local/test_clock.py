"""The clock where Discord is played in memory: it goes forward, and what is due then comes."""

from __future__ import annotations

import shutil
from collections.abc import AsyncGenerator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.app import Services, discord_client
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place, Player
from bot.domain.seasons import WeeklyPlan
from bot.local.clock import MovableClock, read_span
from bot.local.posted import ClockWishes
from bot.local.travel import travel
from bot.local.world import World
from bot.services.health import InMemory
from bot.store import Store
from tests.bots import services_over

MORNING = datetime(2026, 11, 26, 8, 30, tzinfo=UTC)


@pytest.fixture
def clock() -> MovableClock:
    return MovableClock()


@pytest.fixture
async def services(quick: Path, migrated: Path, clock: MovableClock) -> AsyncGenerator[Services]:
    path = shutil.copy(migrated, quick / "local.sqlite3")
    services = services_over(Store.open(f"sqlite+aiosqlite:///{path}"), clock)
    yield services
    await services.close()


@pytest.fixture
async def world(services: Services, clock: MovableClock) -> AsyncGenerator[World]:
    client = discord_client(services, in_memory=InMemory())
    async with World(client, "ann", clock=clock) as world:
        settings = GuildSettings(
            daily_channel=world.channel.id, weekly=WeeklyPlan(clock().weekday(), 0, clock())
        )
        async with services.store.write() as tx:
            await tx.guilds.save(world.server.id, settings)
        yield world


def shown(world: World) -> str:
    return "\n".join(str(one.components) for one in world.list_visible(world.owner))


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("30m", timedelta(minutes=30)),
        ("2H", timedelta(hours=2)),
        ("1d", timedelta(days=1)),
        ("4w", timedelta(weeks=4)),
        ("5w", None),
        ("0d", None),
        ("-1d", None),
        ("24:00", None),
        ("yesterday", None),
        ("", None),
    ],
)
def test_a_span_is_read_or_refused(text: str, span: timedelta | None) -> None:
    assert read_span(text, MORNING) == span


def test_a_time_of_day_is_the_next_one() -> None:
    here = MORNING.astimezone()
    later, sooner = here + timedelta(minutes=20), here - timedelta(minutes=20)
    assert read_span(f"{later:%H:%M}", MORNING) == timedelta(minutes=20)
    assert read_span(f"{sooner:%H:%M}", MORNING) == timedelta(days=1, minutes=-20)


def test_the_clock_never_goes_back() -> None:
    with pytest.raises(ValueError, match="-1 day"):
        MovableClock().advance(timedelta(days=-1))


async def test_dailies_and_the_weekly_post_come_as_if_time_had_passed(
    world: World, services: Services
) -> None:
    await world.keep_time()
    await travel(world, timedelta(days=2))
    assert "### Daily 2" in shown(world)
    await world.owner.slash(world.channel, "wordle play", mode="solo")
    place, player = Place(world.channel.id, world.server.id), Player(world.owner.id)
    async with services.store.read() as tx:
        (session,) = (await tx.games.find_choices(place, player)).sessions
    await world.owner.slash(world.channel, "wordle guess", word=session.game.answers[0])
    await travel(world, timedelta(days=8))
    assert "### The week · " in shown(world)


async def test_a_wish_that_is_posted_in_the_page_is_granted_or_explained(world: World) -> None:
    wishes, before = ClockWishes(world), world.clock()
    for text in ("/clock 1d", "/clock backwards", "/clocks 1d", "a /clock 1d"):
        await world.owner.send(world.channel, text)
    await wishes.grant()
    assert timedelta(days=1) <= world.clock() - before < timedelta(days=1, minutes=5)
    told = [one.content for one in world.list_visible(world.owner) if one.content]
    assert sum(one.startswith("It is <t:") for one in told) == 1
    assert sum("The clock goes forward" in one for one in told) == 1
