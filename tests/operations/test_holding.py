"""Two bots do not use one SQLite file, and operators look at it all the same."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.operations.file_lock import hold_database
from bot.operator_errors import OperatorError
from tests.operations.played import begin_game

_HOLD = """
import sys
from bot.operations.file_lock import hold_database

with hold_database(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def other_bot(file: Path) -> Generator[subprocess.Popen[str]]:
    """Another process that holds the file until its input ends."""
    command = [sys.executable, "-c", _HOLD, f"sqlite+aiosqlite:///{file}"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout
        assert other.stdout.readline() == "held\n"
        yield other
        other.kill()


def tilemate(file: Path, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "TILEMATE_DATABASE_URL": f"sqlite:///{file}"}
    return subprocess.run(
        [sys.executable, "-m", "bot", *words],
        env=environment | {"DISCORD_TOKEN": "MTE.abc.def" if words == ("run",) else ""},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("command", ["run", "local", "migrate"])
def test_a_second_bot_is_refused_in_one_line(quick: Path, command: str) -> None:
    file = quick / "bot.sqlite3"
    with other_bot(file):
        refused = tilemate(file, command)
    assert refused.returncode == 2
    assert refused.stderr == (
        f"tilemate: TILEMATE_DATABASE_URL: cannot use {file}: "
        "another bot uses it; stop that one, or name another file\n"
    )


def test_operators_copy_and_examine_what_a_bot_uses(quick: Path) -> None:
    file = quick / "bot.sqlite3"
    asyncio.run(begin_game(file))
    with other_bot(file):
        assert tilemate(file, "backup", str(quick / "copy")).returncode == 0
        assert "No word has been reported." in tilemate(file, "words", "--reported").stdout
        assert "database: at this version" in tilemate(file, "doctor").stdout
        assert "another bot uses it" in tilemate(file, "restore", str(quick / "copy")).stderr
    assert tilemate(file, "restore", str(quick / "copy")).returncode == 0


def test_the_file_of_a_killed_bot_is_free_at_once(quick: Path) -> None:
    file = quick / "bot.sqlite3"
    with other_bot(file) as other:
        other.kill()
        other.wait()
        with hold_database(f"sqlite+aiosqlite:///{file}"):
            pass


def test_a_file_that_cannot_be_locked_is_one_line(quick: Path) -> None:
    (quick / "bot.sqlite3.lock").mkdir()
    with (
        pytest.raises(OperatorError, match="unable to open database file"),
        hold_database(f"sqlite+aiosqlite:///{quick / 'bot.sqlite3'}"),
    ):
        pass


def test_a_link_to_a_database_leads_to_its_lock_and_to_what_is_restored(quick: Path) -> None:
    file, link = quick / "bot.sqlite3", quick / "link.sqlite3"
    asyncio.run(begin_game(file))
    link.symlink_to(file)
    with other_bot(file):
        for command in ("local", "migrate"):
            assert "another bot uses it" in tilemate(link, command).stderr
        assert tilemate(link, "backup", str(quick / "copy")).returncode == 0
    assert tilemate(link, "restore", str(quick / "copy")).returncode == 0
    assert link.is_symlink()
    assert link.resolve() == file
    assert file.with_name("bot.sqlite3.before-restore").exists()


def test_a_folder_in_place_of_the_file_is_named(quick: Path) -> None:
    refused = tilemate(quick, "local")
    assert refused.stderr == (
        f"tilemate: TILEMATE_DATABASE_URL: {quick} is a folder; name a file in it\n"
    )


def test_a_new_database_is_its_owners_alone(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the usual folder is made."""
    monkeypatch.setenv("XDG_DATA_HOME", str(quick))
    file = quick / "tilemate" / "bot.sqlite3"
    assert tilemate(file, "migrate").returncode == 0
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


@pytest.mark.parametrize("command", ["run", "local", "migrate"])
def test_a_start_in_a_folder_that_is_not_there_doubts_the_address(
    quick: Path, command: str
) -> None:
    refused = tilemate(quick / "typo" / "bot.sqlite3", command)
    told = f"there is no folder {quick}/typo; is the address right? If so, make it"
    assert refused.stderr == f"tilemate: TILEMATE_DATABASE_URL: {told}\n"
    assert refused.returncode == 2
    assert not (quick / "typo").exists()


def test_a_file_of_two_names_is_refused(quick: Path) -> None:
    asyncio.run(begin_game(quick / "bot.sqlite3"))
    (quick / "other.sqlite3").hardlink_to(quick / "bot.sqlite3")
    with (
        pytest.raises(OperatorError, match="has a second name"),
        hold_database(f"sqlite+aiosqlite:///{quick / 'other.sqlite3'}"),
    ):
        pytest.fail("two bots would not see each other")
