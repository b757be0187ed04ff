"""Copies are private, and what is put back belongs to whoever runs the bot."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.__main__ import main
from bot.configuration import Configuration
from bot.operations.doctor import examine
from bot.operations.file_lock import hold_database
from bot.operator_errors import OperatorError
from tests.operations.played import begin_game

USER = 12_345

as_root = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can give files away"
)


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch) -> Generator[Path]:
    """A database in a folder that every user can enter."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        file = Path(folder) / "bot.sqlite3"
        monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{file}")
        asyncio.run(begin_game(file))
        yield file


def address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def show(file: Path) -> tuple[int, str]:
    return file.stat().st_uid, oct(file.stat().st_mode & 0o777)


@contextmanager
def acting_as(user: int) -> Generator[None]:
    """Have the rights of a user, as a bot under systemd has."""
    os.seteuid(user)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("mode", [0o600, 0o640])
def test_a_copy_is_private_and_what_is_put_back_has_the_mode_of_before(
    file: Path, mode: int
) -> None:
    file.chmod(mode)
    copy = file.with_name("copy")
    assert main(["backup", str(copy)]) == 0
    assert show(copy)[1] == "0o600"
    copy.chmod(0o644)
    assert main(["restore", str(copy)]) == 0
    assert {show(one)[1] for one in file.parent.glob("bot.sqlite3*")} == {oct(mode)}
    file.unlink()
    assert main(["restore", str(copy)]) == 0
    assert show(file)[1] == "0o600"


@as_root
@pytest.mark.parametrize("there", [True, False])
def test_what_root_puts_back_belongs_to_the_user_of_the_bot(file: Path, there: bool) -> None:
    for one in (file, file.parent):
        os.chown(one, USER, USER)
    copy = file.with_name("copy")
    assert main(["backup", str(copy)]) == 0
    if not there:
        file.unlink()
    assert main(["restore", str(copy)]) == 0
    assert {show(one)[0] for one in file.parent.glob("bot.sqlite3*")} == {USER}
    with acting_as(USER), hold_database(address(file)):
        pass


@as_root
@pytest.mark.parametrize("name", ["bot.sqlite3", "bot.sqlite3.lock", ""])
def test_a_start_on_what_cannot_be_written_says_whom_to_give_it(file: Path, name: str) -> None:
    with hold_database(address(file)):
        pass
    for one in (file.parent, *file.parent.iterdir()):
        os.chown(one, USER, USER)
    mine = file.parent / name
    os.chown(mine, 0, 0)
    with (
        acting_as(USER),
        pytest.raises(OperatorError) as refused,
        hold_database(address(file)),
    ):
        pass
    told = f"user {USER} cannot write to {mine}"
    assert told in str(refused.value)
    assert str(refused.value).endswith(f"sudo chown {USER} {mine}")
    with acting_as(USER):
        findings = asyncio.run(look_at(file))
    assert [told in finding for well, finding in findings if not well][:1] == [True]


async def look_at(file: Path) -> list[tuple[bool, str]]:
    return [one async for one in examine(Configuration(named_database=address(file)))]
