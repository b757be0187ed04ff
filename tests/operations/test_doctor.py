"""The doctor says what is well, and what to do about the rest."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import sys
from collections.abc import AsyncGenerator
from contextlib import closing
from pathlib import Path

import pytest
from aiohttp import web
from discord.http import Route
from structlog.testing import capture_logs

from bot.__main__ import main
from bot.configuration import Configuration
from bot.operations.copies import open_store
from bot.operations.database import backup, migrate
from bot.operations.database_check import warn_of_damage
from bot.operations.doctor import PERMISSIONS, READING_PERMISSIONS, examine, invite, look_at_words
from bot.operator_errors import OperatorError
from bot.run import run_discord
from bot.store.backup import check_pages
from bot.store.connection.unusable import NotOurs
from bot.store.migrate import begin_migration, list_revisions
from engine.lexicon import find_data
from engine.words import ALPHABETS
from tests.migrations.test_migrations import downgrade
from tests.operations.test_database import unfinished

TOKEN = "MTIz.abc.def"


@pytest.fixture
async def discord_with(monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[dict[str, object]]:
    """A Discord on loopback that knows a token and two servers."""
    state: dict[str, object] = {"date": None, "flags": 0}

    async def me(request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return web.json_response({}, status=401)
        headers = {"Date": str(state["date"])} if state["date"] else {}
        return web.json_response({"username": "Tilemate"}, headers=headers)

    async def guilds(_: web.Request) -> web.Response:
        return web.json_response(
            [
                {"name": "Home", "permissions": str(PERMISSIONS.value)},
                {"name": "Bare", "permissions": "1024"},
                {"name": "Ours", "permissions": "8"},
            ]
        )

    app = web.Application()

    async def application(_: web.Request) -> web.Response:
        return web.json_response({"flags": state["flags"]})

    app.add_routes(
        [
            web.get("/users/@me", me),
            web.get("/users/@me/guilds", guilds),
            web.get("/oauth2/applications/@me", application),
        ]
    )
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}")
    yield state
    await runner.cleanup()


def settings(quick: Path, monkeypatch: pytest.MonkeyPatch, token: str = "") -> Configuration:
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{quick / 'bot.sqlite3'}")
    monkeypatch.setenv("DISCORD_TOKEN", token)
    monkeypatch.chdir(quick)
    return Configuration.read()


async def findings(chosen: Configuration) -> tuple[str, str]:
    """What is well, and what is not."""
    found = [finding async for finding in examine(chosen)]
    well, ill = ("\n".join(text for ok, text in found if ok is kind) for kind in (True, False))
    return well, ill


async def test_all_is_well_but_for_a_server_without_permissions(
    quick: Path, monkeypatch: pytest.MonkeyPatch, discord_with: dict[str, object]
) -> None:
    chosen = settings(quick, monkeypatch, TOKEN)
    await migrate(chosen.database_url)
    well, ill = await findings(chosen)
    assert "token: Discord knows it as Tilemate" in well
    assert f"in {len(ALPHABETS)} languages" in well
    assert "database: at this version; no bot serves from it now" in well
    assert "server Home: all permissions" in well
    assert "server Ours: all permissions" in well
    assert ill.startswith("server Bare: give the bot's role send messages, attach files, ")
    assert TOKEN not in well + ill


async def test_more_permissions_are_asked_for_where_messages_are_read(
    quick: Path, monkeypatch: pytest.MonkeyPatch, discord_with: dict[str, object]
) -> None:
    monkeypatch.setenv("TILEMATE_MESSAGE_CONTENT", "on")
    well, ill = await findings(settings(quick, monkeypatch, TOKEN))
    assert "messages: the bot reads them" in well
    assert "server Home: give the bot's role add reactions, read message history" in ill
    assert "server Ours: all permissions" in well
    assert f"permissions={(PERMISSIONS | READING_PERMISSIONS).value}" in invite(TOKEN, reads=True)


async def test_a_wrong_token_and_a_wrong_clock_are_told(
    quick: Path, monkeypatch: pytest.MonkeyPatch, discord_with: dict[str, object]
) -> None:
    _, ill = await findings(settings(quick, monkeypatch, "MTIz.abc.wrong"))
    assert ill == "token: Discord refuses it; reset it under Bot in the portal"
    discord_with["date"] = "Sat, 21 Nov 2020 12:00:00 GMT"
    _, ill = await findings(settings(quick, monkeypatch, TOKEN))
    assert "off Discord's" in ill


async def test_a_start_with_a_token_that_is_refused_says_what_to_do(
    quick: Path, discord_with: dict[str, object]
) -> None:
    script = f"""
import sys
from discord.http import Route
Route.BASE = {Route.BASE!r}
from bot.__main__ import main
sys.exit(main(["run"]))
"""
    url = f"sqlite:///{quick / 'bot.sqlite3'}"
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", script),
        env=os.environ | {"DISCORD_TOKEN": "MTIz.abc.wrong", "TILEMATE_DATABASE_URL": url},
        stderr=asyncio.subprocess.PIPE,
    )
    _, told = await running.communicate()
    assert told.decode().endswith(
        "tilemate: DISCORD_TOKEN: Discord refuses this token; reset it under Bot at"
        " https://discord.com/developers/applications\n"
    )
    assert running.returncode == 2


async def test_without_token_network_or_database_it_says_what_to_do(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ill = await findings(settings(quick, monkeypatch))
    assert ill == "token: missing; set DISCORD_TOKEN, or play without it: tilemate local"
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9")
    (quick / "bot.sqlite3").write_text("this is no database at all, but a letter to a friend" * 99)
    _, ill = await findings(settings(quick, monkeypatch, TOKEN))
    assert "database: " in ill
    assert "put a backup back with: tilemate restore FILE" in ill
    assert "Discord: out of reach" in ill


def test_an_invitation_says_what_rewards_need_beside_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert main(["invite"]) == 0
    printed = capsys.readouterr()
    # a script takes the address alone
    assert printed.out.strip() == invite(TOKEN)
    assert "Manage Roles" in printed.err


def test_a_token_that_is_none_is_named_after_all_else_is_checked(
    quick: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{quick / 'bot.sqlite3'}")
    monkeypatch.setenv("DISCORD_TOKEN", "notatoken")
    monkeypatch.chdir(quick)
    assert main(["doctor"]) == 1
    said = capsys.readouterr().out
    assert "  ok  words: " in said
    assert "  ok  database: " in said
    assert "  !!  token: DISCORD_TOKEN: this is not a bot token" in said
    assert main(["invite"]) == 2
    assert "DISCORD_TOKEN: this is not a bot token" in capsys.readouterr().err
    monkeypatch.setenv("TILEMATE_SHARDS", "8-1")
    assert main(["doctor"]) == 2


async def test_a_database_is_looked_at_and_left_as_it_is(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the doctor of a new version would change what the old one serves from."""
    chosen = settings(quick, monkeypatch)
    well, _ = await findings(chosen)
    assert "database: none yet; the first start makes" in well
    assert not (quick / "bot.sqlite3").exists()
    await migrate(chosen.database_url)
    with closing(sqlite3.connect(quick / "bot.sqlite3")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    _, ill = await findings(chosen)
    assert "is of a newer version; update Tilemate" in ill


async def make_older(url: str) -> str:
    """Make a database of an older version; return its revision."""
    await migrate(url)
    older = list_revisions()[-2]
    async with open_store(url) as store, begin_migration(store.engine) as there:
        await there.run_sync(downgrade, older)
    return older


async def test_an_older_database_is_brought_to_this_version_as_a_copy(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = settings(quick, monkeypatch)
    older = await make_older(chosen.database_url)
    well, _ = await findings(chosen)
    assert "not at this version; the next start brings it there, as it did a copy" in well
    assert "(games: 0, recorded results: 0)" in well
    with closing(sqlite3.connect(quick / "bot.sqlite3")) as database, database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (older,)
        database.execute("ALTER TABLE games RENAME TO plays")
    _, ill = await findings(chosen)
    assert "not at this version, and a copy could not be brought there: " in ill
    assert f"{quick / 'bot.sqlite3'} says it is at migration {older}" in ill
    assert "put a backup back with: tilemate restore FILE" in ill


async def test_a_backup_of_an_older_version_is_one_that_the_older_version_reads(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = settings(quick, monkeypatch)
    older = await make_older(chosen.database_url)
    await backup(chosen.database_url, quick / "copy.sqlite3")
    with closing(sqlite3.connect(quick / "copy.sqlite3")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (older,)
    assert not unfinished(quick)


async def test_a_start_looks_at_the_database_before_it_asks_discord(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = settings(quick, monkeypatch, TOKEN)
    await migrate(chosen.database_url)
    with closing(sqlite3.connect(quick / "bot.sqlite3")) as database, database:
        database.execute("DROP TABLE word_reports")
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9")
    with pytest.raises(NotOurs):
        await run_discord(chosen, TOKEN)


async def test_a_database_that_lacks_a_table_is_told_of(
    quick: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    chosen = settings(quick, monkeypatch)
    await migrate(chosen.database_url)
    with closing(sqlite3.connect(quick / "bot.sqlite3")) as database, database:
        database.executescript("DROP TABLE facts; DROP TABLE word_reports;")
    _, ill = await findings(chosen)
    assert "database: " in ill
    assert await asyncio.to_thread(main, ["words", "--reported"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


async def test_a_damaged_page_is_found(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = settings(quick, monkeypatch)
    file = quick / "bot.sqlite3"
    await migrate(chosen.database_url)
    well, _ = await findings(chosen)
    assert "; no page is damaged" in well
    with closing(sqlite3.connect(file)) as database:
        row = "SELECT rootpage, (SELECT * FROM pragma_page_size) FROM sqlite_master WHERE name = ?"
        page, size = database.execute(row, ["turns"]).fetchone()
    whole = file.read_bytes()
    file.write_bytes(whole[: size * (page - 1)] + b"\xff" * size + whole[size * page :])
    _, ill = await findings(chosen)
    assert f"database: {file}: damaged: " in ill
    assert "put a backup back with: tilemate restore FILE" in ill
    with capture_logs() as logged:
        warn_of_damage(chosen.database_url)
        warn_of_damage(f"sqlite:///{quick / 'none.sqlite3'}")
    advice = "put a backup back with: tilemate restore FILE"
    assert [(one["event"], one["remedy"]) for one in logged] == [("database damaged", advice)]


async def test_pages_are_checked_for_a_while_only(quick: Path) -> None:
    file = quick / "large.sqlite3"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE words (word TEXT)")
        database.executemany("INSERT INTO words VALUES (?)", [["crane"]] * 200_000)
    assert check_pages(file, patience=20)
    assert not check_pages(file, patience=0)


async def test_a_folder_that_cannot_be_made_is_told(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (quick / "file").write_text("no folder")
    monkeypatch.setenv(
        "TILEMATE_DATABASE_URL", f"sqlite:///{quick / 'file' / 'deep' / 'bot.sqlite3'}"
    )
    _, ill = await findings(Configuration.read())
    assert "database: " in ill
    assert "make this folder" in ill


async def test_who_wants_messages_read_is_told_what_the_portal_needs(
    quick: Path, monkeypatch: pytest.MonkeyPatch, discord_with: dict[str, object]
) -> None:
    monkeypatch.setenv("TILEMATE_MESSAGE_CONTENT", "on")
    _, ill = await findings(settings(quick, monkeypatch, TOKEN))
    assert "switch on Message Content Intent" in ill
    discord_with["flags"] = 1 << 19
    well, _ = await findings(settings(quick, monkeypatch, TOKEN))
    assert "the bot may read messages" in well


def test_a_list_that_is_missing_is_told(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.lexicon._PLACES", (quick,))
    (quick / "manifest.json").write_text("{}")
    well, told = look_at_words()
    assert not well
    assert told.endswith("install Tilemate again")


def test_a_tree_that_was_changed_is_told(quick: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(find_data(), quick / "data", ignore=shutil.ignore_patterns("build"))
    monkeypatch.setattr("engine.lexicon._PLACES", (quick / "data",))
    assert look_at_words()[0]
    tree = quick / "data/tr/trees/5-off.tree"
    tree.write_bytes(tree.read_bytes()[:-1])
    well, told = look_at_words()
    assert not well
    assert told.startswith(f"words: {tree}: ")
    assert told.endswith("; install Tilemate again")


def test_the_invitation_asks_for_the_least() -> None:
    address = invite(TOKEN)
    assert "client_id=123" in address
    assert f"permissions={PERMISSIONS.value}" in address
    assert "scope=bot+applications.commands" in address
    with pytest.raises(OperatorError):
        invite("!.abc.def")


async def test_the_doctor_makes_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    for place, well, said in (
        (tmp_path / "bot.sqlite3", True, "database: none yet; the first start makes"),
        (tmp_path / "nope" / "bot.sqlite3", False, "database: there is no folder"),
    ):
        monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{place}")
        findings = [finding async for finding in examine(Configuration.read())]
        assert any(found is well and text.startswith(said) for found, text in findings)
        # a start makes the folder, so nobody has to
        assert any(found and "MiB are free beside" in text for found, text in findings)
        assert not await asyncio.to_thread(place.parent.joinpath("bot.sqlite3").exists)
    assert not await asyncio.to_thread((tmp_path / "nope").exists)


async def test_a_fresh_machine_needs_no_folder(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(quick / "share"))
    monkeypatch.delenv("TILEMATE_DATABASE_URL", raising=False)
    monkeypatch.chdir(quick)
    well, ill = await findings(Configuration.read())
    assert "database: none yet; the first start makes " in well
    assert "MiB are free beside" in well
    assert "folder" not in ill
    assert not (quick / "share").exists()


async def test_a_start_that_never_came_about_leaves_nothing_to_back_up(tmp_path: Path) -> None:
    file = tmp_path / "bot.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("VACUUM")
    settings = Configuration(named_database=f"sqlite+aiosqlite:///{file}")
    found = [told async for _, told in examine(settings)]
    assert any("database: none yet" in one for one in found), found


async def test_a_file_of_no_bytes_is_no_new_database(tmp_path: Path) -> None:
    file = tmp_path / "bot.sqlite3"
    file.touch()
    settings = Configuration(named_database=f"sqlite+aiosqlite:///{file}")
    told = f"database: {file} is empty; if it held games, put a backup back"
    found = [(well, one) async for well, one in examine(settings) if told in one]
    assert [well for well, _ in found] == [False]


async def test_a_server_that_is_away_is_told_once_what_to_do(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings(quick, monkeypatch)
    monkeypatch.setenv("TILEMATE_DATABASE_URL", "postgresql://a:b@127.0.0.1:1/x")
    _, ill = await findings(Configuration.read())
    assert "start it, or correct the address" in ill
    assert "can it be reached?" not in ill
