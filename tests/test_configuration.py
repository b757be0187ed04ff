"""The configuration is read once, and a wrong value is one clear line."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.configuration import Configuration, list_settings
from bot.domain.modes import TOGETHER
from bot.domain.players import Asker, Place, Player
from bot.logs import configure
from bot.mistyped_settings import list_mistyped
from bot.operator_errors import OperatorError
from bot.store import Store
from bot.store.connection.pools import find_file
from tests.bots import services_over

TOKEN = "MTE.abc.def"


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("DISCORD_", "TILEMATE_"))]:
        monkeypatch.delenv(name)


def test_everything_has_a_default() -> None:
    settings = Configuration.read()
    assert settings.token is None
    assert settings.database_url.startswith("sqlite+aiosqlite:///")
    assert (settings.log_level, settings.log_format) == ("info", "console")


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:///a.sqlite3", "sqlite+aiosqlite:///a.sqlite3"),
        ("postgresql://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("postgresql+asyncpg://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
    ],
)
def test_a_plain_address_gets_its_driver(
    monkeypatch: pytest.MonkeyPatch, given: str, used: str
) -> None:
    monkeypatch.setenv("TILEMATE_DATABASE_URL", given)
    assert Configuration.read().database_url == used


@pytest.mark.parametrize(
    ("rest", "told"),
    [
        ("tilemate:p@ss@h/d", "there is an @ in the password; write it as %40"),
        ("tilemate:p@s/s@h:5432/d", "there is an @ in the password; write it as %40"),
        ("tilemate:p@s?s@h/d", "there is an @ in the password; write it as %40"),
        ("tilemate:p@s s/d", "between @ and / there is no HOST or HOST:PORT"),
        ("tilemate:p@h:ss/d", "between @ and / there is no HOST or HOST:PORT"),
    ],
)
def test_a_password_that_ends_too_early_is_named_and_not_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], rest: str, told: str
) -> None:
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"postgresql://{rest}")
    assert main(["migrate"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"tilemate: TILEMATE_DATABASE_URL: {told}")
    assert "PGPASSWORD" in said
    assert "ss" not in said.replace("PASSWORD", "").replace("password", "")


@pytest.mark.parametrize(
    "rest",
    ["u:p%40ss@h/d", "u@/d?host=/run/u@h", "u:p/s?s#s@[::1]:5432/d", "u:p@a-1.b_c:5432/d", "h/d"],
)
def test_an_address_with_one_host_is_taken(monkeypatch: pytest.MonkeyPatch, rest: str) -> None:
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"postgresql://{rest}")
    assert Configuration.read().database_url == f"postgresql+asyncpg://{rest}"


def test_a_password_among_the_options_is_not_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = "postgresql://u@127.0.0.1:9/d?password=hush"
    monkeypatch.setenv("TILEMATE_DATABASE_URL", address)
    assert main(["migrate"]) == 1
    assert "127.0.0.1:9/d" in (said := capsys.readouterr().err)
    assert "hush" not in said


def test_a_relative_file_is_in_the_folder_of_the_file_that_names_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    beside = tmp_path / "data/tilemate/.env"
    beside.parent.mkdir(parents=True)
    beside.write_text("TILEMATE_DATABASE_URL=sqlite:///games.sqlite3\n")
    assert find_file(Configuration.read().database_url) == beside.with_name("games.sqlite3")
    assert Configuration.read().local_database_url == Configuration.read().database_url
    monkeypatch.setenv("TILEMATE_DATABASE_URL", "sqlite:///here.sqlite3")
    assert find_file(Configuration.read().database_url) == Path("here.sqlite3")


def test_a_line_that_is_no_setting_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("TILEMATE_LOG_LEVEL=error\nno setting at all!\n")
    assert main(["invite"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "tilemate: .env, line 2: expected NAME=value",
        "tilemate: token: missing; set DISCORD_TOKEN, or play without it: tilemate local",
    ]


def test_the_doctor_counts_a_mistyped_setting_as_a_failure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TILEMATE_MESSAGE_CONTNT", "on")
    assert main(["doctor"]) == 1
    printed = capsys.readouterr()
    told = "settings: TILEMATE_MESSAGE_CONTNT is no setting; is TILEMATE_MESSAGE_CONTENT meant?"
    assert printed.out.splitlines()[0] == f"  !!  {told}"
    assert "CONTNT" not in printed.err


def test_a_token_comes_from_a_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "token").write_text(f"{TOKEN}\n")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(tmp_path / "token"))
    assert Configuration.read().token == TOKEN


def test_a_file_is_named_or_found_from_any_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    beside, named = tmp_path / "data/tilemate/.env", tmp_path / "named"
    beside.parent.mkdir(parents=True)
    beside.write_text("TILEMATE_LOG_LEVEL=debug\n")
    named.write_text("TILEMATE_LOG_LEVEL=error\nTILEMATE_LOG_FORMATT=json\n")
    assert Configuration.read().log_level == "debug"
    assert Configuration.read(named).log_level == "error"
    assert [*list_mistyped(named)] == [
        "TILEMATE_LOG_FORMATT is no setting; is TILEMATE_LOG_FORMAT meant?"
    ]
    (tmp_path / ".env").write_text("TILEMATE_LOG_LEVEL=warning\n")
    assert Configuration.read().log_level == "warning"


def test_a_named_file_that_is_not_there_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["health", "--env-file", str(tmp_path / "none")]) == 2
    assert "there is no such file" in capsys.readouterr().err


def test_a_file_named_env_is_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\nTILEMATE_LOG_LEVEL=DEBUG\n")
    settings = Configuration.read()
    assert settings.token == TOKEN
    assert settings.log_level == "debug"


@pytest.mark.parametrize(("given", "used"), [("", None), ("https://a.b/c", "https://a.b/c")])
def test_a_privacy_page_may_be_linked(
    monkeypatch: pytest.MonkeyPatch, given: str, used: str | None
) -> None:
    monkeypatch.setenv("TILEMATE_PRIVACY_URL", given)
    assert Configuration.read().privacy_url == used


def test_what_is_empty_counts_as_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = Configuration.read()
    names = list_settings()
    for name in names:
        monkeypatch.setenv(name, "")
    assert len(names) >= 9
    assert Configuration.read() == usual


def test_spaces_around_a_value_do_no_harm(monkeypatch: pytest.MonkeyPatch) -> None:
    for written in (f" {TOKEN}\n", f"Bot {TOKEN}"):
        monkeypatch.setenv("DISCORD_TOKEN", written)
        assert Configuration.read().token == TOKEN


@pytest.mark.parametrize("content", ["#grüße".encode("cp1252"), b"\xff\xfe#"])
def test_a_file_env_that_is_no_text_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / ".env").write_bytes(content)
    with pytest.raises(OperatorError, match=r"^\.env: not in UTF-8; save it as UTF-8$"):
        Configuration.read()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_files_as_an_editor_on_windows_saves_them_are_read(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "token").write_text(f"{TOKEN}\r\n", encoding)
    lines = ("TILEMATE_DATABASE_URL=sqlite:///ö.sqlite3", "TILEMATE_LOG_LEVL=", "words words")
    (tmp_path / ".env").write_text("\r\n".join((*lines, "DISCORD_TOKEN_FILE=token")), encoding)
    read = Configuration.read()
    assert read.token == TOKEN
    assert read.database_url == f"sqlite+aiosqlite:///{tmp_path / 'ö.sqlite3'}"
    assert list(list_mistyped()) == [
        ".env, line 3: expected NAME=value",
        "TILEMATE_LOG_LEVL is no setting; is TILEMATE_LOG_LEVEL meant?",
    ]


def test_the_token_is_in_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert TOKEN not in repr(Configuration.read())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "not a token"),
        ("DISCORD_TOKEN", ".."),
        ("DISCORD_TOKEN", "a.b c.d"),
        ("DISCORD_TOKEN_FILE", "/no/such/file"),
        ("DISCORD_TOKEN_FILE", "/"),
        ("DISCORD_TOKEN_FILE", "/dev/null"),
        ("DISCORD_TOKEN_FILE", __file__),
        ("DISCORD_TOKEN_FILE", sys.executable),
        ("TILEMATE_DATABASE_URL", "mysql://host/name"),
        ("TILEMATE_DATABASE_URL", "nonsense"),
        ("TILEMATE_DATABASE_URL", "sqlite://"),
        ("TILEMATE_DATABASE_URL", "sqlite:///:memory:"),
        ("TILEMATE_DATABASE_URL", "sqlite://host/file"),
        ("TILEMATE_LOG_LEVEL", "loud"),
        ("TILEMATE_LOG_FORMAT", "xml"),
        ("TILEMATE_PRIVACY_URL", "docs/privacy.md"),
        ("TILEMATE_PRIVACY_URL", "https://"),
        ("TILEMATE_MESSAGE_CONTENT", "maybe"),
        ("TILEMATE_METRICS_PORT", "0"),
        ("TILEMATE_METRICS_PORT", "http"),
        ("TILEMATE_SHARDS", "8"),
        ("TILEMATE_SHARDS", "[1, 2]"),
        ("TILEMATE_SHARDS", "3-2/4"),
        ("TILEMATE_SHARDS", "0-4/4"),
    ],
)
def test_a_wrong_value_is_one_line_that_names_the_variable(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(OperatorError) as refused:
        Configuration.read()
    assert str(refused.value).startswith(f"{name}: ")
    assert "\n" not in str(refused.value)
    assert "parse" not in str(refused.value)
    assert "interpret" not in str(refused.value)


@pytest.mark.parametrize(
    ("asked", "name", "value"),
    [
        ("local", "TILEMATE_LOG_LEVEL", "loud"),
        ("local", "TILEMATE_DATABASE_URL", "sqlite:////dev/null/file"),
        ("run", "TILEMATE_DATABASE_URL", "sqlite:////dev/null/file"),
    ],
)
def test_a_wrong_value_ends_the_program_with_status_2(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    asked: str,
    name: str,
    value: str,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(name, value)
    status = main([asked])
    # for those who come after
    configure("info", "console")
    said = capsys.readouterr().err
    assert status == 2
    assert said.startswith(f"tilemate: {name}: ")
    assert said.count("\n") == 1


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"tilemate {version('tilemate')}\n"


@pytest.mark.parametrize("arguments", [["dance"], ["local", "now"], ["--nonsense"]])
def test_misuse_is_one_line_that_says_where_help_is(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.endswith("see tilemate --help\n")
    assert said.count("\n") == 1


def test_serving_without_a_token_says_what_to_do(tmp_path: Path) -> None:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("DISCORD_")}
    command = [sys.executable, "-m", "bot", "run"]
    done = subprocess.run(
        command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "token: missing; set DISCORD_TOKEN" in done.stderr


@pytest.mark.parametrize("value", ["8", "[1]", "true", "{}"])
def test_shards_are_asked_for_in_a_sentence(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv("TILEMATE_SHARDS", value)
    with pytest.raises(OperatorError, match=r"^TILEMATE_SHARDS: expected FIRST-LAST"):
        Configuration.read()


def test_all_that_is_wrong_is_said_at_once_in_our_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = {
        "TILEMATE_DATABASE_CONNECTIONS": "1",
        "TILEMATE_LOG_LEVEL": "loud",
        "TILEMATE_METRICS_PORT": "70000",
        "TILEMATE_MESSAGE_CONTENT": "maybe",
        "TILEMATE_WORDLE_APP": "0",
    }
    for name, value in wrong.items():
        monkeypatch.setenv(name, value)
    assert main(["invite"]) == 2
    assert sorted(capsys.readouterr().err.splitlines()) == [
        "tilemate: TILEMATE_DATABASE_CONNECTIONS: expected 2 or more",
        "tilemate: TILEMATE_LOG_LEVEL: expected debug, info, warning or error",
        "tilemate: TILEMATE_MESSAGE_CONTENT: expected on or off",
        "tilemate: TILEMATE_METRICS_PORT: expected 65535 or less",
        "tilemate: TILEMATE_WORDLE_APP: expected 1 or more",
    ]


def test_a_setting_without_a_value_is_named(tmp_path: Path) -> None:
    file = tmp_path / "settings"
    file.write_text("# how to start\nDISCORD_TOKEN\n")
    assert [*list_mistyped(file)] == [f"{file}, line 2: expected NAME=value"]


@pytest.mark.parametrize("line", [TOKEN, "garbage", "TILEMATE_XYZ", f"DISCORD_TOKEN_{TOKEN}"])
def test_a_line_without_a_name_is_named_by_its_number_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str
) -> None:
    (tmp_path / ".env").write_text(f"{line}\n")
    assert main(["run"]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "tilemate: .env, line 1: expected NAME=value",
        "tilemate: token: missing; set DISCORD_TOKEN, or play without it: tilemate local",
    ]


def test_a_token_by_another_name_is_named_where_it_stands_in_a_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TOKEN", "of another program")
    assert [*list_mistyped()] == []
    (tmp_path / ".env").write_text(f"TOKEN={TOKEN}\n")
    assert [*list_mistyped()] == ["TOKEN is no setting; is DISCORD_TOKEN meant?"]
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert [*list_mistyped()] == []


@pytest.mark.parametrize("command", ["run", "invite"])
def test_what_is_misspelt_is_named_beside_a_token_that_is_none(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc\nTILEMATE_COMAND=tiles\n")
    assert main([command]) == 2
    advice = "copy it anew from Bot at https://discord.com/developers/applications"
    assert capsys.readouterr().err.splitlines() == [
        "tilemate: TILEMATE_COMAND is no setting; is TILEMATE_COMMAND meant?",
        f"tilemate: DISCORD_TOKEN: this is not a bot token (three parts joined by dots); {advice}",
    ]


def test_a_misspelt_variable_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKN", "MTIz.abc.def")
    monkeypatch.setenv("TILEMATE_LOG_FORMAT", "json")
    (tmp_path / ".env").write_text("TILEMATE_DATABSE_URL=sqlite:///x\n")
    assert [*list_mistyped()] == [
        "DISCORD_TOKN is no setting; is DISCORD_TOKEN meant?",
        "TILEMATE_DATABSE_URL is no setting; is TILEMATE_DATABASE_URL meant?",
    ]


@pytest.mark.parametrize(
    ("command", "undone"),
    [
        *(([one] if one else [], "not started") for one in ("", "run", "try", "local")),
        (["backup", "copy"], "nothing was done"),
        (["restore", "copy"], "nothing was done"),
        (["migrate"], "nothing was done"),
    ],
)
def test_nothing_is_started_copied_or_replaced_while_a_setting_is_misspelt(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    command: list[str],
    undone: str,
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("TILEMATE_DATABSE_URL", "sqlite:///x")
    assert main(command) == 2
    assert capsys.readouterr().err.splitlines() == [
        "tilemate: TILEMATE_DATABSE_URL is no setting; is TILEMATE_DATABASE_URL meant?",
        f"tilemate: {undone}: correct or delete TILEMATE_DATABSE_URL",
    ]
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(("name", "filed"), [("DISCORD_TOKN", False), ("BOT_TOKEN", True)])
def test_no_game_is_begun_here_where_the_name_of_the_token_is_misspelt(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    name: str,
    *,
    filed: bool,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    if filed:
        (tmp_path / ".env").write_text(f"{name}={TOKEN}\n")
    else:
        monkeypatch.setenv(name, TOKEN)
    assert main([]) == 2
    assert capsys.readouterr().err.splitlines() == [
        f"tilemate: {name} is no setting; is DISCORD_TOKEN meant?",
        f"tilemate: not started: correct or delete {name}, or play here with tilemate local",
    ]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["bacup"], "bacup is no command; is backup meant?"),
        (["restor", "copy"], "restor is no command; is restore meant?"),
        (["xyz"], "xyz is no command; see tilemate --help"),
    ],
)
def test_a_misspelt_command_is_answered_in_one_line(
    capsys: pytest.CaptureFixture[str], typed: list[str], said: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(typed)
    assert ended.value.code == 2
    assert capsys.readouterr().err == f"tilemate: {said}\n"


def test_a_variable_of_ours_that_is_like_no_setting_is_named_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TILEMATE_XYZ", "1")
    monkeypatch.setenv("DISCORD_WEBHOOK", "of another program")
    assert main(["invite"]) == 2
    doubt, _ = capsys.readouterr().err.splitlines()
    assert doubt == "tilemate: TILEMATE_XYZ is no setting; tilemate --help lists all"


def test_the_help_names_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    told = capsys.readouterr().out
    assert [
        name for name in list_settings() if not re.search(rf"^  .*\b{name}\b", told, re.M)
    ] == []
    assert ".env.example" in told


def test_no_bot_is_healthy_where_no_database_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEMATE_DATABASE_URL", "sqlite:////dev/null/file")
    assert main(["health"]) == 1


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "DISCORD_TOKEN_FILE"])
def test_copies_need_no_token(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    monkeypatch.setenv(name, "/no/such/file")
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{tmp_path / 'bot.sqlite3'}")
    copy = str(tmp_path / "copy")
    assert main(["migrate"]) == 0
    asyncio.run(_begin_game(tmp_path / "bot.sqlite3"))
    assert [main(words) for words in (["backup", copy], ["restore", copy])] == [0, 0]


async def _begin_game(file: Path) -> None:
    store = Store.open(f"sqlite+aiosqlite:///{file}")
    await services_over(store).games.begin(Asker(1, Place(1, 7), Player(1, "ann")), TOGETHER)
    await store.close()


def test_the_doctor_names_a_token_file_that_cannot_be_read(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "/no/such/file")
    monkeypatch.setenv("TILEMATE_DATABASE_URL", f"sqlite:///{tmp_path / 'bot.sqlite3'}")
    assert main(["doctor"]) == 1
    *_, told = capsys.readouterr().out.splitlines()
    why = "cannot read /no/such/file: No such file or directory"
    assert told == f"  !!  token: DISCORD_TOKEN_FILE: {why}"


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("TILEMATE-DATABASE_URL=sqlite:///q", "TILEMATE-DATABASE_URL"),
        ("TILEMATEDATABASE_URL=sqlite:///q", "TILEMATEDATABASE_URL"),
        ("TILEMATE_DB_URL=sqlite:///q", "TILEMATE_DB_URL"),
        ("tilemate_database_url=sqlite:///q", "tilemate_database_url"),
        ("TILEMATE_DATABASE_URL: sqlite:///q", ".env, line 1"),
        ("TILEMATE DATABASE_URL=sqlite:///q", ".env, line 1"),
    ],
)
def test_no_database_is_begun_where_its_address_is_misspelt_in_whatever_way(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    line: str,
    wrong: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    (tmp_path / ".env").write_text(f"{line}\n")
    assert main([]) == 2
    *_, refused = capsys.readouterr().err.splitlines()
    assert refused.startswith("tilemate: not started: correct or delete ")
    assert refused.endswith(wrong)
    assert not (tmp_path / "data").exists()
