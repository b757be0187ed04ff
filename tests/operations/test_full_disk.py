"""A disk that is full or read-only is no end: what it holds is copied, a start is tried again."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.operations.played import begin_game

_FULL = "cat /dev/zero > {disk}/full 2>/dev/null"
_READ_ONLY = "mount -o remount,ro {disk} || exit 77"
_MAKE = """
mount -t tmpfs -o size=2m tmpfs {disk} && cp {tmp}/bot.sqlite3* {disk} || exit 77
{spoil}
export TILEMATE_DATABASE_URL=sqlite:///{disk}/bot.sqlite3
exec {python} -m bot {words}
"""


def tilemate(*words: str, **further: str) -> subprocess.CompletedProcess[str]:
    return run([sys.executable, "-m", "bot", *words], **further)


def run(command: list[str], **further: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | further
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def run_on_bad_disk(tmp: Path, words: str, spoil: str) -> subprocess.CompletedProcess[str]:
    """Run the program on a copy of the database that is on a disk of its own, which is spoilt."""
    if not shutil.which("unshare"):
        pytest.skip("only Linux gives a program disks of its own")
    disk = tmp / "disk"
    disk.mkdir()
    spoilt = spoil.format(disk=disk)
    script = _MAKE.format(disk=disk, tmp=tmp, spoil=spoilt, python=sys.executable, words=words)
    command = ["unshare", "--map-root-user", "--mount", "sh", "-c", script]
    made = run(command, **{"DISCORD_TOKEN": "MTE.abc.def"})
    if made.returncode == 77 or "unshare" in made.stderr:
        pytest.skip("this machine gives no program a disk of its own")
    return made


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "bot.sqlite3"
    asyncio.run(begin_game(file))
    return file


@pytest.mark.parametrize("spoil", [_FULL, _READ_ONLY])
def test_a_database_on_a_bad_disk_is_copied_with_its_log(file: Path, spoil: str) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("INSERT INTO players (id, name) VALUES (2, 'ben')")
        database.commit()
        names = (file, file.with_name("bot.sqlite3-wal"))
        # as a killed bot leaves it: closing brings the log into the file
        left = {name: name.read_bytes() for name in names}
    for name, there in left.items():
        name.write_bytes(there)
    copy = file.with_name("copy.sqlite3")
    made = run_on_bad_disk(file.parent, f"backup {copy}", spoil)
    assert made.stderr == ""
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT name FROM players WHERE id = 2").fetchall() == [("ben",)]


def test_a_start_on_a_full_disk_is_one_that_is_tried_again(file: Path) -> None:
    made = run_on_bad_disk(file.parent, "run", _FULL)
    assert made.stderr.endswith("database or disk is full; make room on its disk\n")
    unit = Path("docs/tilemate.service").read_text("utf-8")
    assert made.returncode == 1
    assert "RestartPreventExitStatus=2\n" in unit


@pytest.mark.parametrize("words", ["run", "doctor", "restore {file}"])
def test_a_disk_that_has_turned_read_only_is_named(file: Path, words: str) -> None:
    made = run_on_bad_disk(file.parent, words.format(file=file), _READ_ONLY)
    told = f"the disk of {file.parent}/disk/bot.sqlite3 is read-only now; one that turned so"
    assert told in made.stdout + made.stderr
    assert "chown" not in made.stdout + made.stderr
    assert made.returncode


def test_reported_words_are_listed_from_a_disk_that_is_read_only(file: Path) -> None:
    made = run_on_bad_disk(file.parent, "words --reported", _READ_ONLY)
    assert (made.returncode, made.stderr) == (0, "")
    assert made.stdout == "No word has been reported.\n"
