"""A database that is broken is replaced by a copy, and nothing of it is lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.operations.database import backup
from tests.operations.played import begin_game


def address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def overwrite_pages(whole: bytes) -> bytes:
    return whole[:8192] + b"\xff" * 12_288 + whole[20_480:]


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "cut off": lambda whole: whole[:3_000],
    "overwritten": overwrite_pages,
    "text": lambda _: b"this is no database" * 500,
    "empty": lambda _: b"",
}


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A database, with a copy beside it."""
    file = tmp_path / "g.sqlite3"
    asyncio.run(begin_game(file))
    asyncio.run(backup(address(file), tmp_path / "b1.sqlite3"))
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{file}")
    return file


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_broken_database_is_moved_as_it_is_and_replaced(
    copied: Path, damage: Callable[[bytes], bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    broken = damage(copied.read_bytes())
    copied.write_bytes(broken)
    log = copied.with_name("g.sqlite3-wal")
    log.write_bytes(b"a log that belongs to it")
    copied.with_name("g.sqlite3.before-restore").touch()
    assert main(["restore", str(copied.with_name("b1.sqlite3"))]) == 0
    before = copied.with_name("g.sqlite3.before-restore-2")
    *_, told = capsys.readouterr().out.splitlines()
    assert told == (
        f"The database there was before is broken. It was moved as it was, and is now {before}"
    )
    assert before.read_bytes() == broken
    assert not log.exists()
    assert main(["backup", str(copied.with_name("b2.sqlite3"))]) == 0


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_broken_copy_is_refused_in_one_line_and_nothing_is_moved(
    copied: Path, damage: Callable[[bytes], bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    there, copy = copied.read_bytes(), copied.with_name("b1.sqlite3")
    copy.write_bytes(damage(copy.read_bytes()))
    assert main(["restore", str(copy)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"tilemate: {copy}: ")
    assert told.endswith("; put another copy back\n")
    assert told.count("\n") == 1
    assert copied.read_bytes() == there
    assert not [*copied.parent.glob("*.before-restore*")]


def test_a_broken_database_is_not_copied_and_a_copy_is_asked_for(
    copied: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copied.write_bytes(DAMAGE["cut off"](copied.read_bytes()))
    assert main(["backup", str(copied.with_name("b2.sqlite3"))]) == 2
    told = capsys.readouterr().err
    assert told.endswith("malformed; put a backup back with: tilemate restore FILE\n")


def test_a_database_that_another_program_has_locked_is_not_moved(
    copied: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(copied, isolation_level=None)) as other:
        other.execute("PRAGMA journal_mode = DELETE")
        other.execute("BEGIN EXCLUSIVE")
        assert main(["restore", str(copied.with_name("b1.sqlite3"))]) == 2
    assert "database is locked" in capsys.readouterr().err
    assert not [*copied.parent.glob("*.before-restore*")]


@pytest.mark.parametrize("damage", ["cut off", "text"])
def test_a_database_that_cannot_be_used_is_told_once(
    copied: Path, damage: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    copied.write_bytes(DAMAGE[damage](copied.read_bytes()))
    monkeypatch.setattr("sys.stdin", StringIO("/quit"))
    assert main(["local"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("put a backup back with: tilemate restore FILE") == 1
