"""A database whose tables are not those of its version is refused in one line, and left alone."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.configuration import Configuration
from bot.operations.database import backup
from bot.operations.doctor import examine
from bot.operator_errors import OperatorError
from bot.store import Store, migrate
from bot.store.connection.unusable import NotOurs
from bot.store.fingerprint import find_difference
from bot.store.migrate import list_revisions, make_config


async def alter(store: Store, *statements: str, **values: str) -> None:
    async with store.engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement), values)


async def test_the_tables_of_a_migrated_database_are_those_of_the_models(store: Store) -> None:
    async with store.engine.connect() as connection:
        assert await connection.run_sync(find_difference) is None


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        ("DROP TABLE word_reports", "table word_reports is missing"),
        ("ALTER TABLE games DROP COLUMN drawn_at", "column games.drawn_at is missing"),
        ("ALTER TABLE games ADD COLUMN mood VARCHAR", "column games.mood is one too many"),
        ("DROP INDEX uq_games_active_public", "index uq_games_active_public is missing"),
        ("CREATE UNIQUE INDEX one ON turns (guess)", "index one is one too many"),
        (
            "DROP INDEX ix_turns_player_id; CREATE INDEX ix_turns_player_id ON turns (guess)",
            "index ix_turns_player_id is on turns (guess) instead of on turns (player_id)",
        ),
    ],
)
async def test_other_tables_than_the_version_says_are_refused_in_one_line(
    store: Store, statement: str, told: str
) -> None:
    await alter(store, *statement.split("; "))
    for look in (store.prepare, store.is_current):
        with pytest.raises(NotOurs) as refused:
            await look()
        message = str(refused.value)
        assert f"says it is at migration {list_revisions()[-1]}" in message
        assert f"its tables are others ({told}); put a backup back with: " in message
        assert "\n" not in message


async def test_who_has_changed_the_models_is_told_to_write_a_migration(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the last migration were still to be written."""
    written = Path(make_config().get_main_option("script_location") or "")
    earlier = shutil.copytree(written, tmp_path / "migrations", ignore=leave_last_out)
    monkeypatch.setattr(sys.modules[migrate.__module__], "_PLACES", (earlier,))
    store = Store.open(url)
    with pytest.raises(NotOurs) as refused:
        await store.prepare()
    message = str(refused.value)
    assert "no migration makes what the models ask for (column" in message
    assert message.endswith('write it with: make migration message="What it does"')
    assert "\n" not in message
    await store.close()


def leave_last_out(folder: str, names: list[str]) -> list[str]:
    del folder
    return [one for one in names if one == "__pycache__" or one[:4] == list_revisions()[-1]]


async def test_an_index_more_and_the_tables_of_others_do_no_harm(store: Store) -> None:
    await alter(store, "CREATE INDEX mine ON turns (guess)", "CREATE TABLE theirs (id INTEGER)")
    await store.prepare()
    assert await store.is_current()


@pytest.mark.parametrize("original", ["postgresql"], indirect=True)
async def test_a_reference_that_was_dropped_is_told(store: Store) -> None:
    await alter(store, "ALTER TABLE turns DROP CONSTRAINT fk_turns_game_id_games")
    with pytest.raises(NotOurs, match=r"reference turns.game_id is missing.*pg_restore FILE"):
        await store.prepare()
    await alter(store, "ALTER TABLE turns ADD FOREIGN KEY (game_id) REFERENCES games (id)")
    with pytest.raises(NotOurs, match=r"to games \(id\) instead of to games \(id\) CASCADE"):
        await store.prepare()


@pytest.mark.parametrize("original", ["postgresql"], indirect=True)
async def test_a_type_that_was_changed_is_told(store: Store) -> None:
    await alter(store, "ALTER TABLE games ALTER COLUMN length TYPE BIGINT")
    with pytest.raises(
        NotOurs, match=r"games\.length is BIGINT NOT NULL instead of INTEGER NOT NULL"
    ):
        await store.prepare()


@pytest.mark.parametrize("lost", ["fanfare", "facts"])
async def test_an_older_database_with_other_tables_is_refused_and_keeps_them(
    store: Store, lost: str
) -> None:
    older = list_revisions()[-2]
    await alter(store, "UPDATE alembic_version SET version_num = :older", older=older)
    await alter(store, f"DROP TABLE IF EXISTS {lost}")
    assert not await store.is_current()
    with pytest.raises(
        NotOurs, match=f"says it is at migration {older}, but its tables are others"
    ):
        await store.prepare()
    async with store.engine.connect() as connection:
        assert await connection.scalar(text("SELECT version_num FROM alembic_version")) == older
        assert await connection.scalar(text("SELECT count(agreed) FROM supports")) == 0


@pytest.mark.parametrize("revision", [None, "4ae0c1"])
async def test_the_database_of_another_program_is_left_alone(
    url: str, revision: str | None
) -> None:
    theirs = Store.open(url)
    await alter(theirs, "CREATE TABLE customers (id INTEGER)")
    if revision:
        await alter(theirs, "CREATE TABLE alembic_version (version_num VARCHAR(32))")
        await alter(theirs, "INSERT INTO alembic_version VALUES (:revision)", revision=revision)
    for look in (theirs.prepare, theirs.is_current):
        with pytest.raises(NotOurs, match="is of another program; name an empty one"):
            await look()
    await theirs.close()


async def test_backup_and_doctor_tell_of_other_tables(
    migrated: Path, quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(shutil.copy(migrated, quick / "bot.sqlite3"))
    store = Store.open(f"sqlite+aiosqlite:///{file}")
    await alter(store, "DROP TABLE word_reports")
    await store.close()
    with pytest.raises(OperatorError, match=rf"^{file} .*\(table word_reports is missing"):
        await backup(f"sqlite+aiosqlite:///{file}", quick / "copy")
    assert not (quick / "copy").exists()
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{file}")
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    told = [finding async for finding in examine(Configuration.read())]
    assert any(not well and "table word_reports is missing" in finding for well, finding in told)


async def test_a_column_without_a_type_is_told(tmp_path: Path) -> None:
    """As a tool that copies tables may leave it; only SQLite has such columns."""
    store = Store.open(f"sqlite+aiosqlite:///{tmp_path / 'bot.sqlite3'}")
    await store.prepare()
    await alter(store, "ALTER TABLE facts DROP COLUMN value", "ALTER TABLE facts ADD value")
    with pytest.raises(NotOurs, match=r"column facts\.value is without a type instead of TEXT"):
        await store.prepare()
    await store.close()
