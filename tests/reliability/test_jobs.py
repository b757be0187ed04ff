"""What is due is done once, whichever of two processes does it, and whichever is killed."""

from __future__ import annotations

from datetime import timedelta

import pytest
from structlog.testing import capture_logs

from bot.configuration import Shards
from bot.domain.clock import utc_now
from bot.services.health import Duty, Health
from bot.store import Store
from tests.reliability.jobs import share_jobs

HALVES = (Shards(0, 1, 4), Shards(2, 3, 4))


@pytest.mark.parametrize("original", ["postgresql"], indirect=True)
@pytest.mark.parametrize("parts", [(None, None), HALVES], ids=["both for all", "a half each"])
def test_two_processes_do_each_job_once(prepared: str, parts: tuple[Shards | None, ...]) -> None:
    jobs = share_jobs(prepared, 8, parts)
    assert (jobs.twice, jobs.lost) == (0, 0)
    assert sum(jobs.by) == jobs.jobs


@pytest.mark.parametrize("original", ["postgresql"], indirect=True)
def test_the_jobs_of_a_killed_process_move_to_the_other(prepared: str) -> None:
    jobs = share_jobs(prepared, 8, HALVES, kill=True)
    assert jobs.lost == 0
    # the first is killed before it sweeps, having ended the votes and races of all at most
    assert jobs.by[1] >= jobs.jobs / 2


async def test_a_server_is_the_duty_of_one_process_and_of_the_first_if_its_own_is_silent(
    store: Store,
) -> None:
    parts = [Shards(0, 0, 4), Shards(1, 2, 4), Shards(3, 3, 4)]
    healths = [Health(store, utc_now, part) for part in parts]
    await healths[0].beat()
    await healths[1].beat()
    duties = [await Duty(health).find() for health in healths[:2]]
    assert [duty(None) for duty in duties] == [True, False]
    for shard in range(4):
        owners = [duty(shard << 22) for duty in duties]
        assert owners == [shard in (0, 3), shard in (1, 2)]


async def test_a_heartbeat_from_before_a_clock_was_set_back_is_stale(store: Store) -> None:
    parts = Shards(0, 0, 2), Shards(1, 1, 2)
    ahead, health = (
        Health(store, lambda by=by: utc_now() + by, part)
        for by, part in zip((timedelta(hours=1), timedelta()), parts, strict=True)
    )
    await ahead.beat()
    await health.beat()
    assert await health.list_alive() == [parts[1]]
    assert (await Duty(health).find())(0)


async def test_two_processes_that_serve_the_same_part_are_noticed(store: Store) -> None:
    first, second = (Health(store, utc_now, Shards(0, 0, 2)) for _ in range(2))
    with capture_logs() as logged:
        await first.beat()
        await first.beat()
        # it may have been started after the first was killed
        await second.beat()
        assert not logged
        await first.beat()
        await second.beat()
    assert [one["shards"] for one in logged] == ["0-0/2", "0-0/2"]
