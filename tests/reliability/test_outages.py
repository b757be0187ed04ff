"""A database that is out of reach for a while: people are answered, and then all goes on."""

from __future__ import annotations

import shutil
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.reliability.outages import (
    Outlasted,
    can_protect,
    fill,
    freeze,
    halt,
    lock,
    outlast,
    protect,
)

SECONDS = 4.0
"""More than Discord waits for an answer."""


async def test_a_locked_file_is_waited_for(quick: Path, migrated: Path) -> None:
    file = Path(shutil.copy(migrated, quick / "locked"))
    done = await outlast(f"sqlite+aiosqlite:///{file}", quick, partial(lock, file), SECONDS)
    assert done == Outlasted(10, played=10, told=0, unanswered=0, unhandled=0, later=10)


async def test_a_full_disk_is_told_of(quick: Path, migrated: Path) -> None:
    file = Path(shutil.copy(migrated, quick / "full"))
    done = await outlast(f"sqlite+aiosqlite:///{file}", quick, partial(fill, file), SECONDS)
    assert done == Outlasted(10, played=0, told=10, unanswered=0, unhandled=0, later=10)


async def test_a_file_that_cannot_be_written_is_told_of(tmp_path: Path, migrated: Path) -> None:
    if not can_protect(tmp_path):
        pytest.skip("no file can be kept from being written here while it is open")
    file = Path(shutil.copy(migrated, tmp_path / "protected"))
    done = await outlast(f"sqlite+aiosqlite:///{file}", tmp_path, partial(protect, file), SECONDS)
    assert done == Outlasted(10, played=0, told=10, unanswered=0, unhandled=0, later=10)


@pytest.mark.parametrize("original", ["postgresql"], indirect=True)
async def test_a_server_that_is_frozen_is_waited_for(
    quick: Path, server: Any, prepared: str
) -> None:
    done = await outlast(prepared, quick, partial(freeze, server), SECONDS)
    assert done == Outlasted(10, played=10, told=0, unanswered=0, unhandled=0, later=10)


@pytest.mark.parametrize("original", ["postgresql"], indirect=True)
async def test_a_server_that_is_stopped_is_told_of(quick: Path, server: Any, prepared: str) -> None:
    done = await outlast(prepared, quick, partial(halt, server), SECONDS)
    assert done == Outlasted(10, played=0, told=10, unanswered=0, unhandled=0, later=10)
