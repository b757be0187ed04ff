"""A disk that is full is no end: the database is copied from it, and a start is tried again."""

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

_FILL = """
mount -t tmpfs -o size=2m tmpfs {disk} && cp {tmp}/bot.sqlite3* {disk} || exit 77
cat /dev/zero > {disk}/full 2>/dev/null
export TILEMATE_DATABASE_URL=sqlite:///{disk}/bot.sqlite3
exec {python} -m bot {words}
"""


def tilemate(*words: str, **further: str) -> subprocess.CompletedProcess[str]:
    return run([sys.executable, "-m", "bot", *words], **further)


def run(command: list[str], **further: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | further
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def run_on_full_disk(tmp: Path, words: str) -> subprocess.CompletedProcess[str]:
    """Run the program on a copy of the database that is on a full disk of its own."""
    if not shutil.which("unshare"):
        pytest.skip("only Linux gives a program disks of its own")
    disk = tmp / "disk"
    disk.mkdir()
    script = _FILL.format(disk=disk, tmp=tmp, python=sys.executable, words=words)
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


def test_a_database_on_a_full_disk_is_copied_with_its_log(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("INSERT INTO players (id, name) VALUES (2, 'ben')")
        database.commit()
        names = (file, file.with_name("bot.sqlite3-wal"))
        # as a killed bot leaves it: closing brings the log into the file
        left = {name: name.read_bytes() for name in names}
    for name, there in left.items():
        name.write_bytes(there)
    copy = file.with_name("copy.sqlite3")
    made = run_on_full_disk(file.parent, f"backup {copy}")
    assert made.stderr == ""
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("SELECT name FROM players WHERE id = 2").fetchall() == [("ben",)]


def test_a_start_on_a_full_disk_is_one_that_is_tried_again(file: Path) -> None:
    made = run_on_full_disk(file.parent, "run")
    assert made.stderr.endswith("database or disk is full; make room on its disk\n")
    unit = Path("docs/tilemate.service").read_text("utf-8")
    assert made.returncode == 1
    assert "RestartPreventExitStatus=2\n" in unit
