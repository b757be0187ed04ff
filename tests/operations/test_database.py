"""A database is copied while a bot writes to it, and put back."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import main
from bot.app import Services
from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place, Player
from bot.operations.database import PutAside, backup, migrate, restore
from bot.operations.file_lock import hold_database
from bot.operator_errors import OperatorError
from bot.store import Store
from bot.store.backup import copy_database
from tests.bots import services_over
from tests.operations.played import begin_game

ANN = Player(1, "ann")


def address(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


async def play(services: Services, number: int) -> None:
    """One game, won at the second guess."""
    place, ids = Place(number, 7), count(10 * number)
    game = (await services.games.begin(Asker(next(ids), place, ANN), TOGETHER)).session
    for guess in ("crane", game.game.answers[0]):
        await services.games.guess(Asker(next(ids), place, ANN), guess, game.id)


def unfinished(folder: Path) -> list[Path]:
    return list(folder.glob("*.part*"))


@pytest.fixture
async def services(quick: Path) -> Services:
    services = services_over(Store.open(address(quick / "bot.sqlite3")), dice=Random(3))
    await services.prepare()
    for number in range(1, 4):
        await play(services, number)
    return services


async def test_a_backup_is_made_while_the_bot_plays_and_brings_the_games_back(
    services: Services, quick: Path
) -> None:
    url, copy = address(quick / "bot.sqlite3"), quick / "copy.sqlite3"
    playing = asyncio.gather(*(play(services, number) for number in range(4, 12)))
    saved, _ = await backup(url, copy)
    await playing
    assert 3 <= saved <= 11
    await services.close()
    assert await restore(url, copy) == (saved, PutAside(quick / "bot.sqlite3.before-restore"))
    await backup(address(quick / "bot.sqlite3.before-restore"), quick / "later.sqlite3")
    assert (await restore(url, quick / "later.sqlite3"))[0] == 11
    assert not unfinished(quick)


async def test_a_backup_overwrites_nothing(services: Services, quick: Path) -> None:
    with pytest.raises(OperatorError, match="this file exists"):
        await backup(address(quick / "bot.sqlite3"), quick / "bot.sqlite3")
    await services.close()


async def test_an_empty_copy_replaces_a_database_with_games_only_by_force(
    services: Services, quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, empty = quick / "bot.sqlite3", quick / "empty.sqlite3"
    await services.close()
    await migrate(address(empty))
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{file}")
    with pytest.raises(OperatorError, match=r"holds no game and no result, .* or say --force"):
        await restore(address(file), empty)
    assert not (quick / "bot.sqlite3.before-restore").exists()
    assert not unfinished(quick)
    assert await asyncio.to_thread(main, ["restore", "--force", str(empty)]) == 0
    # an empty one is replaced by another without a word
    assert (await restore(address(file), empty))[0] == 0


async def test_a_database_is_not_restored_onto_itself(services: Services, quick: Path) -> None:
    file, link = quick / "bot.sqlite3", quick / "link.sqlite3"
    await services.close()
    link.symlink_to(file)
    for named in (file, link):
        with pytest.raises(OperatorError, match="this is the database itself; name a copy"):
            await restore(address(file), named)
    assert not (quick / "bot.sqlite3.before-restore").exists()


async def test_a_database_that_a_bot_uses_is_not_replaced(services: Services, quick: Path) -> None:
    url, copy = address(quick / "bot.sqlite3"), quick / "copy.sqlite3"
    await backup(url, copy)
    with hold_database(url), pytest.raises(OperatorError, match="another bot uses it"):
        await restore(url, copy)
    await services.close()


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("UPDATE turns SET guess = 'moist' WHERE turn = 2 AND game_id = 2", "game 2 cannot"),
        ("UPDATE games SET phase = 'lost' WHERE id = 3", "game 3 cannot"),
        ("DELETE FROM players", "points to nothing"),
    ],
)
async def test_what_is_damaged_is_not_put_back(
    services: Services, quick: Path, damage: str, told: str
) -> None:
    await services.close()
    copy = quick / "copy.sqlite3"
    await backup(address(quick / "bot.sqlite3"), copy)
    with closing(sqlite3.connect(copy)) as file:
        file.execute(damage)
        file.commit()
    with pytest.raises(OperatorError, match=told):
        await restore(address(quick / "bot.sqlite3"), copy)
    file = quick / "bot.sqlite3"
    assert await backup(address(file), quick / "again.sqlite3") == (3, file)


def test_the_command_line_copies_and_restores(
    quick: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(begin_game(quick / "bot.sqlite3"))
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{quick / 'bot.sqlite3'}")
    assert main(["backup", str(quick / "copy")]) == 0
    assert main(["restore", str(quick / "copy")]) == 0
    said = capsys.readouterr().out
    assert "with 1 game," in said
    assert "before-restore" in said
    assert main(["restore", str(quick / "missing")]) == 2
    assert "there is no such file" in capsys.readouterr().err
    monkeypatch.setenv("TILEMATE_DATABASE_URL", "postgresql://u:p@h/d")
    assert main(["backup", str(quick / "other")]) == 2
    assert "pg_dump" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["backup"], ["doctor", "x"]])
def test_a_file_is_named_where_one_is_needed(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "name a FILE" in capsys.readouterr().err


async def test_restoring_again_keeps_everything_that_was_there(
    services: Services, quick: Path
) -> None:
    file, copy = quick / "bot.sqlite3", quick / "copy.sqlite3"
    await backup(address(file), copy)
    await services.close()
    kept = [(await restore(address(file), copy))[1] for _ in range(3)]
    names = ["bot.sqlite3.before-restore", "bot.sqlite3.before-restore-2"]
    assert kept == [PutAside(quick / name) for name in [*names, "bot.sqlite3.before-restore-3"]]
    assert all(before and before.file.stat().st_size for before in kept)


@pytest.mark.parametrize("made", ["not", "empty", "without tables"])
async def test_a_backup_of_nothing_is_refused(made: str, tmp_path: Path) -> None:
    file = tmp_path / "bot.sqlite3"
    if made == "empty":
        file.touch()
    elif made == "without tables":
        await _begin(file)
    with pytest.raises(OperatorError, match="here to copy; name the bot's with TILEMATE_DATA"):
        await backup(address(file), tmp_path / "copy.sqlite3")
    assert not (tmp_path / "copy.sqlite3").exists()


async def _begin(file: Path) -> None:
    """Leave what a start leaves that never reached Discord."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("VACUUM")


async def test_what_cannot_be_written_is_named_and_not_the_source(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    await migrate(address(file))
    folder = tmp_path / "copy.sqlite3.part"
    folder.mkdir()
    with pytest.raises(OperatorError, match=r"copy\.sqlite3"):
        await asyncio.to_thread(copy_database, file, folder)


async def test_a_newer_database_is_named_by_its_own_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.sqlite3"
    await migrate(address(file))
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OperatorError) as refused:
        await backup(address(file), Path("copy.sqlite3"))
    assert str(refused.value) == f"{file} is of a newer version; update Tilemate"


async def test_an_empty_file_is_not_put_back(services: Services, quick: Path) -> None:
    await services.close()
    copy = quick / "copy.sqlite3"
    copy.touch()
    before = (quick / "bot.sqlite3").read_bytes()
    with pytest.raises(OperatorError, match=r"copy\.sqlite3: empty; it is no copy of a database"):
        await restore(address(quick / "bot.sqlite3"), copy)
    assert (quick / "bot.sqlite3").read_bytes() == before


async def test_a_database_of_another_program_is_not_put_back(
    services: Services, quick: Path
) -> None:
    await services.close()
    other = quick / "other.sqlite3"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE notes (text)")
    with pytest.raises(OperatorError) as refused:
        await restore(address(quick / "bot.sqlite3"), other)
    assert str(refused.value) == f"{other} is of another program; put another copy back"


async def test_a_database_of_another_program_is_not_copied(quick: Path) -> None:
    other = quick / "other.sqlite3"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE notes (text)")
    with pytest.raises(OperatorError) as refused:
        await backup(address(other), quick / "copy.sqlite3")
    assert str(refused.value) == f"{other} is of another program; name the bot's database"


async def test_a_backup_makes_no_folder(services: Services, quick: Path) -> None:
    with pytest.raises(OperatorError, match="there is no such folder; make it, or name another"):
        await backup(address(quick / "bot.sqlite3"), quick / "nope" / "copy.sqlite3")
    assert not (quick / "nope").exists()
    await services.close()


async def test_a_damaged_database_says_how_to_put_a_backup_back(tmp_path: Path) -> None:
    file = tmp_path / "bot.sqlite3"
    await asyncio.to_thread(file.write_bytes, b"this is no database" * 500)
    with pytest.raises(OperatorError, match="tilemate restore FILE"):
        await migrate(address(file))


async def test_a_copy_for_which_there_is_no_room_names_the_copy(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.sqlite3", tmp_path / "copy.sqlite3"
    await migrate(address(file))
    command = f"""
import resource, sys
from bot.__main__ import main
resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, 100_000))
sys.exit(main(["backup", {str(copy)!r}]))
"""
    environment = {**os.environ, "TILEMATE_DATABASE_URL": f"sqlite:///{file}"}
    made = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", command],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 2
    assert f"{copy}.part: cannot be written" in made.stderr
    assert "make room, or use another disk" in made.stderr
    assert unfinished(tmp_path) == []
