"""A process that serves a part of Discord's servers."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest
import simcord

from bot.app import Services, discord_client
from bot.client import Client
from bot.configuration import Shards
from bot.operations.database import is_healthy
from bot.store import Store
from tests.bots import services_over
from tests.e2e.conftest import Clock

PART, OTHER = Shards(1, 2, 4), Shards(3, 3, 4)


@pytest.fixture
def services(url: str, clock: Clock) -> Services:
    return services_over(Store.open(url), shards=PART)


@pytest.fixture
async def client(services: Services) -> AsyncGenerator[Client]:
    client = discord_client(services, shards=PART)
    env = simcord.Env(client, settle_timeout=60)
    await env.start()
    yield client
    await env.shutdown()
    await services.close()


async def test_it_connects_with_its_shards_and_says_which_are_alive(
    client: Client, services: Services, url: str
) -> None:
    assert [*client.shards] == [1, 2]
    assert client.shard_count == 4
    await services.health.beat()
    assert await is_healthy(url)
    assert await is_healthy(url, PART)
    assert not await is_healthy(url, OTHER)
