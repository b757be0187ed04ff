"""A file that was damaged or taken away costs what is damaged, and nothing beside it."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.domain.games import Phase
from bot.domain.modes import SOLO
from bot.domain.players import Asker, Place, Player
from bot.operations.database import backup, restore
from bot.operator_errors import OperatorError
from bot.store import Store
from bot.store.backup import check_pages
from tests.bots import services_over
from tests.store.day import Day

BROKEN = "UPDATE games SET answers = CAST(:bytes AS TEXT) WHERE id = :game"


async def open_file(quick: Path) -> Store:
    store = Store.open(f"sqlite+aiosqlite:///{quick / 'bot.sqlite3'}")
    await store.prepare()
    return store


async def begin_games(day: Day, count: int) -> list[int]:
    begun: list[int] = []
    for number in range(1, count + 1):
        asker = Asker(number, Place(number, 7), Player(number, f"p{number}"))
        begun.append((await day.services.games.begin(asker, SOLO)).session.id)
    return begun


async def test_a_damaged_game_holds_up_none_after_it(quick: Path) -> None:
    store = await open_file(quick)
    day = Day(store)
    first, second, third = await begin_games(day, 3)
    async with store.engine.begin() as there:
        await there.execute(text(BROKEN), {"bytes": b'["f\xffied"]', "game": first})
    day.now += timedelta(days=30)
    await day.services.timers.sweep()
    async with store.read() as tx:
        phases = [(await tx.games.get(game)) for game in (second, third)]
    assert [one and one.phase for one in phases] == [Phase.IDLE] * 2
    await store.close()


async def test_a_damaged_game_is_named_by_what_copies_it(quick: Path) -> None:
    store = await open_file(quick)
    first, second = await begin_games(Day(store), 2)
    async with store.engine.begin() as there:
        await there.execute(text(BROKEN), {"bytes": b'["zz"]', "game": second})
    with pytest.raises(OperatorError, match=rf"game {second} cannot be read as it is stored"):
        await backup(str(store.engine.url), quick / "copy")
    await store.close()
    assert first < second


async def test_a_file_that_is_taken_away_can_be_put_back(quick: Path) -> None:
    store = await open_file(quick)
    games = await begin_games(Day(store), 3)
    file, aside = quick / "bot.sqlite3", quick / "aside.sqlite3"
    file.rename(aside)
    for number in range(6):
        asker = Asker(90 + number, Place(90, 7), Player(90, "late"))
        with pytest.raises(Exception):  # noqa: B017, PT011 - whatever it is, nothing is made
            await services_over(store).games.begin(asker, SOLO)
    assert not file.exists()
    aside.rename(file)
    await store.close()
    again = await open_file(quick)
    async with again.read() as tx:
        assert [(await tx.games.get(game)) is not None for game in games] == [True] * 3
    await again.close()


def spoil(file: Path) -> None:
    """Write what is no text into the schema, which SQLite quotes then."""
    content = file.read_bytes()
    at = content.index(b"CREATE TABLE backfills")
    file.write_bytes(content[:at] + b"CREATE TABLE \x91ackfills(((" + content[at + 25 :])


async def test_a_file_whose_schema_is_no_text_can_be_replaced(quick: Path) -> None:
    store = await open_file(quick)
    await begin_games(Day(store), 1)
    await backup(str(store.engine.url), quick / "copy")
    await store.close()
    bad = quick / "bad.sqlite3"
    with (
        closing(sqlite3.connect(quick / "bot.sqlite3")) as old,
        closing(sqlite3.connect(bad)) as to,
    ):
        old.backup(to)
    spoil(bad)
    with pytest.raises(OperatorError, match=re.escape(str(bad))):
        check_pages(bad, 5)
    with pytest.raises(OperatorError):
        await backup(f"sqlite+aiosqlite:///{bad}", quick / "second")
    games, aside = await restore(f"sqlite+aiosqlite:///{bad}", quick / "copy")
    assert games == 1
    assert aside is not None
