"""Configuration: one frozen value, read once from the environment or a `.env` file."""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Self, TypeVar

from bot.operator_errors import OperatorError, WrongSettings
from bot.places import (
    DATABASE_SETTING,
    anchor_database,
    explain_absence,
    find_files,
    name_database,
    read_values,
)
from bot.setting_values import (
    choice,
    number,
    read_command,
    read_database,
    read_filed_token,
    read_page,
    read_switch,
    read_token,
)

Value = TypeVar("Value")

WORDLE_APP = 1211781489931452447
"""The id of Discord's own Wordle app, which posts the summaries of a group."""


@dataclass(frozen=True, order=True)
class Shards:
    """The shards that a process serves, from `first` to `last` of `count`."""

    first: int = 0
    last: int = 0
    count: int = 1

    @classmethod
    def parse(cls, text: str) -> Shards:
        """Read ``0-7/64``; raises `ValueError`."""
        match = re.fullmatch(r"(\d{1,5})-(\d{1,5})/(\d{1,5})", text, re.ASCII)
        shards = cls(*map(int, match.groups())) if match else cls(1)
        if not shards.first <= shards.last < shards.count:
            raise ValueError("expected FIRST-LAST/COUNT, such as 0-7/64")
        return shards

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"

    def serve(self, guild_id: int | None) -> bool:
        """Return whether these shards serve a server; direct messages belong to shard 0."""
        return self.first <= ((guild_id or 0) >> 22) % self.count <= self.last


def setting(
    name: str, default: Value, read: Callable[[str], Value] = str, *, secret: bool = False
) -> Value:
    """Declare a field that the variable `name` sets."""
    return field(default=default, repr=not secret, metadata={"name": name, "read": read})


@dataclass(frozen=True)
class Configuration:
    """The operator's settings. `.env.example` explains each variable."""

    given_token: str | None = setting("DISCORD_TOKEN", None, read_token, secret=True)
    filed_token: str | None = setting("DISCORD_TOKEN_FILE", None, read_filed_token, secret=True)
    named_database: str | None = setting(DATABASE_SETTING, None, read_database, secret=True)
    database_connections: int = setting("TILEMATE_DATABASE_CONNECTIONS", 10, number(2, 200))
    log_level: str = setting(
        "TILEMATE_LOG_LEVEL", "info", choice("debug", "info", "warning", "error")
    )
    log_format: str = setting("TILEMATE_LOG_FORMAT", "console", choice("console", "json"))
    privacy_url: str | None = setting("TILEMATE_PRIVACY_URL", None, read_page)
    command: str = setting("TILEMATE_COMMAND", "wordle", read_command)
    wordle_app: int = setting("TILEMATE_WORDLE_APP", WORDLE_APP, number(1))
    message_content: bool = setting("TILEMATE_MESSAGE_CONTENT", False, read_switch)
    typed_guesses: bool = setting("TILEMATE_TYPED_GUESSES", False, read_switch)
    metrics_port: int | None = setting("TILEMATE_METRICS_PORT", None, number(1, 65535))
    metrics_host: str = setting("TILEMATE_METRICS_HOST", "127.0.0.1")
    shards: Shards | None = setting("TILEMATE_SHARDS", None, Shards.parse)

    unfit_token: str | None = None
    """What is wrong with the token that was left out, if one was."""

    @classmethod
    def read(cls, file: Path | None = None, *, forgiving: bool = False) -> Self:
        """Read the settings from the environment, and a `file` or the usual ones.

        These are `.env` here, and else beside the usual database, where any command finds it. An
        empty variable counts as absent. If `forgiving`, a token that is none is left out and named
        by `unfit_token`. Raises `OperatorError`.
        """
        if file and not file.is_file():
            raise OperatorError(f"{file}: {explain_absence(file)}")
        # `bot.mistyped_settings` tells of lines that are no settings, each once
        logging.getLogger("dotenv.main").setLevel(logging.ERROR)
        try:
            values = _gather(file)
        except UnicodeDecodeError:
            raise OperatorError(f"{file or '.env'}: not in UTF-8; save it as UTF-8") from None
        except OSError as error:
            raise OperatorError(f"{file or '.env'}: cannot be read: {error}") from None
        given, wrong = _read_all(values)
        if not wrong:
            return cls(**given)
        if not (forgiving and all(name.startswith("DISCORD_") for name in wrong)):
            raise WrongSettings(wrong)
        given |= {"given_token": None, "filed_token": None}
        return cls(**given, unfit_token=str(WrongSettings(wrong)))

    @property
    def database_url(self) -> str:
        """The database, with its driver: the usual one, unless the operator names another."""
        return self.named_database or read_database(name_database())

    @property
    def local_database_url(self) -> str:
        """The database for games without Discord: one of its own, unless the operator names one."""
        return self.named_database or read_database(name_database("local"))

    @property
    def token(self) -> str | None:
        """The bot's token, or None if neither variable gives one."""
        return self.given_token or self.filed_token


def list_settings() -> list[str]:
    """Return the names of all variables that are settings."""
    return [one.metadata["name"] for one in fields(Configuration) if one.metadata]


def _gather(file: Path | None) -> dict[str, str]:
    """Return what is set, the environment before the files."""
    files = find_files(file)
    sources: list[Mapping[str, str]] = [
        *map(read_values, files),
        anchor_database(files),
        os.environ,
    ]
    stripped = ({name: text.strip() for name, text in one.items()} for one in sources)
    return {name: text for one in stripped for name, text in one.items() if text}


def _read_all(values: Mapping[str, str]) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the fields that are set, and what is wrong with each variable that cannot be read."""
    given: dict[str, Any] = {}
    wrong: dict[str, str] = {}
    for one in fields(Configuration):
        if one.metadata and (text := values.get(name := one.metadata["name"])):
            try:
                given[one.name] = one.metadata["read"](text)
            except ValueError as error:
                wrong[name] = str(error)
    return given, wrong
