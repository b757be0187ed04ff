"""What a host is told is true, in one line, and says what to do."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.configuration import Configuration
from bot.domain.clock import utc_now
from bot.domain.records.formats import FIRST_WORDLE
from bot.operations.copies import open_store
from bot.operations.database import migrate
from bot.operations.doctor import examine
from bot.operations.file_lock import hold_database
from bot.services.records.shares import ShareRecords
from bot.store import Store
from bot.store.migrate import begin_migration, list_revisions
from tests.migrations.test_migrations import downgrade
from tests.operations.played import begin_game
from tests.services import asker


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for all that the program finds by itself."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("DISCORD_TOKEN", "TILEMATE_DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def usual() -> Path:
    return Path(Configuration.read().database_url.partition("///")[2])


async def look_at(url: str) -> str:
    found = [told async for _, told in examine(Configuration(named_database=url))]
    return next(told for told in found if told.startswith("database: "))


def test_a_folder_in_place_of_the_settings_is_named(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / ".env").mkdir()
    assert main(["invite"]) == 2
    assert "tilemate: .env: this is a folder, and no file\n" in capsys.readouterr().err
    assert main(["invite", "--env-file", str(home)]) == 2
    assert capsys.readouterr().err == f"tilemate: {home}: this is a folder, and no file\n"


def test_a_folder_is_no_copy(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["restore", "."]) == 2
    assert capsys.readouterr().err == "tilemate: .: this is a folder, and no file\n"


def test_one_game_is_no_games(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(begin_game(usual()))
    assert main(["backup", "copy"]) == 0
    assert main(["restore", "copy"]) == 0
    copied, restored, _ = capsys.readouterr().out.splitlines()
    assert copied == f"{home / 'copy'} is a copy of {usual()} with 1 game, played again as a proof."
    assert restored == f"1 game put back into {usual()}, played again as a proof."


def test_a_copy_of_no_games_is_noticed_where_nobody_named_the_database(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(migrate(Configuration.read().database_url))
    assert main(["backup", "copy"]) == 2
    told = capsys.readouterr().err
    assert told == f"tilemate: TILEMATE_DATABASE_URL: not set, and {usual()} holds no game yet\n"


def test_a_copy_of_no_games_is_noticed_at_a_named_address_too(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An address that is no longer right would save nothing every night."""
    file = home / "games.sqlite3"
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{file}")
    assert main(["migrate"]) == 0
    assert main(["backup", "copy"]) == 2
    told = f"TILEMATE_DATABASE_URL: {file} holds no game yet; is the address right?"
    assert capsys.readouterr().err == f"tilemate: {told}\n"


@pytest.mark.parametrize(
    "words", [["words", "--reported"], ["doctor"], ["backup", "copy"], ["health"], ["restore", "x"]]
)
def test_what_only_looks_makes_no_file_at_a_mistyped_address(
    home: Path, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = home / "typo" / "games.sqlite3"
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{file}")
    assert main(words) != 0
    assert [*home.iterdir()] == []


def test_what_migrating_did_is_told(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, (*_, old, newest) = home / "games.sqlite3", list_revisions()
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{file}")
    assert main(["migrate"]) == 0
    assert capsys.readouterr().out == f"The database is new and at {newest} now.\n"
    assert main(["migrate"]) == 0
    assert capsys.readouterr().out == f"The database is at the newest version, {newest}.\n"
    asyncio.run(go_back(file, old))
    assert main(["words", "--reported"]) == 2
    assert "the next start brings it to this" in capsys.readouterr().err
    assert main(["migrate"]) == 0
    assert capsys.readouterr().out == f"The database was at {old} and is at {newest} now.\n"


async def go_back(file: Path, revision: str) -> None:
    async with (
        open_store(f"sqlite+aiosqlite:///{file}") as store,
        begin_migration(store.engine) as connection,
    ):
        await connection.run_sync(downgrade, revision)


def test_a_bot_without_the_terminal_says_how_to_start_it(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.extras.LIBRARIES", {"local": ("not_installed",)})
    assert main([]) == 2
    told = capsys.readouterr().err
    assert told.startswith("tilemate: token: missing; set DISCORD_TOKEN to start the bot.")
    assert "pip install '.[try]'" in told
    assert told.count("\n") == 1


async def test_the_doctor_advises_nothing_that_is_not_installed(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.extras.LIBRARIES", {"local": ("not_installed",)})
    settings = Configuration(named_database=f"sqlite+aiosqlite:///{home / 'a'}")
    token = [told async for _, told in examine(settings) if told.startswith("token: ")]
    assert [("pip install '.[try]'" in one) for one in token] == [True]


def test_a_bot_does_not_begin_anew_in_a_file_that_lost_its_bytes(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "games.sqlite3"
    file.touch()
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{file}")
    assert main(["migrate"]) == 2
    assert f"{file} is empty; if it held games, put a backup back" in capsys.readouterr().err
    assert not file.stat().st_size


async def test_a_game_in_the_terminal_is_seen_by_the_doctor(home: Path) -> None:
    url = f"sqlite+aiosqlite:///{home / 'games.sqlite3'}"
    await migrate(url)
    assert "no bot serves from it now" in await look_at(url)
    with hold_database(url):
        assert "a bot that is not connected to Discord uses it" in await look_at(url)
    assert "no bot serves from it now" in await look_at(url)


def test_a_full_disk_is_no_wrong_address(home: Path) -> None:
    asyncio.run(migrate(f"sqlite+aiosqlite:///{home / 'games.sqlite3'}"))
    command = """
import resource, sys
from bot.__main__ import main
resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000))
main(["doctor"])
"""
    environment = os.environ | {"TILEMATE_DATABASE_URL": f"sqlite:///{home / 'games.sqlite3'}"}
    made = subprocess.run(
        [sys.executable, "-c", command],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "games.sqlite3: disk I/O error; make room on its disk\n" in made.stdout


async def test_a_server_that_only_records_results_has_something_to_copy(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "bot.sqlite3"
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{file}")
    store = Store.open(f"sqlite+aiosqlite:///{file}")
    await store.prepare()
    await ShareRecords(store, utc_now).record(
        asker(1), f"Wordle {(utc_now().date() - FIRST_WORDLE).days} 3/6"
    )
    await store.close()
    assert await asyncio.to_thread(main, ["backup", "copy"]) == 0
    assert "with 0 games" in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["restore", "copy"]) == 0
    told, _ = capsys.readouterr().out.splitlines()
    put_back = f"0 games put back into {file}, played again as a proof"
    assert told == f"{put_back}, and 1 recorded result."


@pytest.mark.parametrize(
    "order",
    [
        "backup copy --env-file settings",
        "backup --env-file settings copy",
        "--env-file settings backup copy",
        "--env-file=settings backup copy",
        "backup --env-file=settings copy",
    ],
)
def test_an_option_may_stand_before_between_or_behind_a_command_and_its_file(
    home: Path, order: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = home / "games.sqlite3"
    asyncio.run(begin_game(file))
    Path("settings").write_text(f"TILEMATE_DATABASE_URL=sqlite:///{file}\n", "utf-8")
    assert main(order.split()) == 0
    assert main(order.replace("backup", "restore").split()) == 0
    assert f"1 game put back into {file}" in capsys.readouterr().out
