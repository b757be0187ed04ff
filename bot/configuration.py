"""Configuration: one frozen value, read once from the environment or a `.env` file."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    PrivateAttr,
    SecretStr,
    ValidationError,
    field_validator,
)
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.operator_errors import OperatorError, WrongSettings
from bot.places import (
    DATABASE,
    anchor_database,
    explain_absence,
    find_encoding,
    find_files,
    name_database,
    read_text,
)

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
WORDLE_APP = 1211781489931452447
"""The id of Discord's own Wordle app, which posts the summaries of a group."""

_TOKEN = re.compile(r"[\w-]+(\.[\w-]+){2}", re.ASCII)
_COPY = "copy it anew from Bot at https://discord.com/developers/applications"
_FILE = re.compile(r"/(?!:memory:).+")
_HOST = re.compile(r"([\w.-]*|\[[0-9a-fA-F:.%]+\])(:\d*)?")


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


def _looks_like_a_token(value: SecretStr) -> SecretStr:
    # requests to Discord have it behind this word, and so do many examples
    token = value.get_secret_value().removeprefix("Bot ").strip()
    if not _TOKEN.fullmatch(token):
        raise ValueError(f"this is not a bot token (three parts joined by dots); {_COPY}")
    return SecretStr(token)


def _contents(name: object) -> str:
    try:
        text = read_text(Path(str(name))).strip()
    except OSError as error:
        raise ValueError(f"cannot read {name}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{name} is no text file; {_COPY}") from None
    if not text:
        raise ValueError(f"{name} is empty; {_COPY}")
    return text


def _parse_shards(value: object) -> object:
    # a number was read as JSON before
    return value if value is None or isinstance(value, Shards) else Shards.parse(str(value))


def _check_command(name: str) -> str:
    if not re.fullmatch(r"[a-z0-9_-]{1,32}", name, re.ASCII):
        raise ValueError("expected up to 32 small letters, digits, - and _, such as tiles")
    return name


def _check_host(rest: str) -> None:
    """Raise `ValueError` unless a host stands behind the only @; never says what stands there."""
    behind = re.split(r"\?(?=\w+=)", rest.partition("@")[2] or rest)[0]
    advice = "or leave the password out and set PGPASSWORD"
    if "@" in behind:
        raise ValueError(f"there is an @ in the password; write it as %40, {advice}")
    if not _HOST.fullmatch(behind.partition("/")[0]):
        problem = "between @ and / there is no HOST or HOST:PORT"
        raise ValueError(f"{problem}; write @ in a password as %40 and : as %3A, {advice}")


Token = Annotated[SecretStr, AfterValidator(_looks_like_a_token)]


class Configuration(BaseSettings):
    """The operator's settings. `.env.example` explains each variable."""

    model_config = SettingsConfigDict(
        env_ignore_empty=True,
        str_strip_whitespace=True,
        extra="ignore",
        frozen=True,
    )

    given_token: Token | None = Field(None, validation_alias="DISCORD_TOKEN")
    filed_token: Annotated[Token, BeforeValidator(_contents)] | None = Field(
        None, validation_alias="DISCORD_TOKEN_FILE"
    )
    database_url: str = Field(
        default_factory=name_database,
        validate_default=True,
        validation_alias=DATABASE,
    )
    database_connections: int = Field(
        10, ge=2, le=200, validation_alias="TILEMATE_DATABASE_CONNECTIONS"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", validation_alias="TILEMATE_LOG_LEVEL"
    )
    log_format: Literal["console", "json"] = Field(
        "console", validation_alias="TILEMATE_LOG_FORMAT"
    )
    privacy_url: str | None = Field(None, validation_alias="TILEMATE_PRIVACY_URL")
    command: Annotated[str, AfterValidator(_check_command)] = Field(
        "wordle", validation_alias="TILEMATE_COMMAND"
    )
    wordle_app: int = Field(WORDLE_APP, gt=0, validation_alias="TILEMATE_WORDLE_APP")
    message_content: bool = Field(False, validation_alias="TILEMATE_MESSAGE_CONTENT")
    typed_guesses: bool = Field(False, validation_alias="TILEMATE_TYPED_GUESSES")

    metrics_port: int | None = Field(None, ge=1, le=65535, validation_alias="TILEMATE_METRICS_PORT")
    metrics_host: str = Field("127.0.0.1", validation_alias="TILEMATE_METRICS_HOST")

    shards: Annotated[Shards, BeforeValidator(_parse_shards)] | None = Field(
        None, validation_alias="TILEMATE_SHARDS"
    )

    _unfit_token: str | None = PrivateAttr(None)

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
            files = find_files(file)
            try:
                return cls._make(files)
            except WrongSettings as error:
                if not (forgiving and all(one.startswith("DISCORD_") for one in error.lines)):
                    raise
                configuration = cls._make(files, DISCORD_TOKEN=None, DISCORD_TOKEN_FILE=None)
                configuration._unfit_token = str(error)
                return configuration
        except UnicodeDecodeError:
            raise OperatorError(f"{file or '.env'}: not in UTF-8; save it as UTF-8") from None
        except OSError as error:
            raise OperatorError(f"{file or '.env'}: cannot be read: {error}") from None

    @classmethod
    def _make(cls, files: Iterable[Path], **given: None) -> Self:
        encoding = next((find_encoding(file.read_bytes()) for file in files), None)
        sources: dict[str, Any] = {"_env_file": files, "_env_file_encoding": encoding}
        sources |= anchor_database(files) | given
        try:
            return cls(**sources)
        except ValidationError as error:
            raise WrongSettings(error.errors()) from None

    @property
    def local_database_url(self) -> str:
        """The database for games without Discord: one of its own, unless the operator names one."""
        named = "database_url" in self.model_fields_set
        return self.database_url if named else self._async_driver(name_database("local"))

    @property
    def token(self) -> str | None:
        """The bot's token, or None if neither variable gives one."""
        token = self.given_token or self.filed_token
        return token.get_secret_value() if token else None

    @property
    def unfit_token(self) -> str | None:
        """What is wrong with the token that was left out, if one was."""
        return self._unfit_token

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("privacy_url")
    @classmethod
    def _is_an_address(cls, value: str | None) -> str | None:
        if value is not None and not (value.startswith("https://") and urlsplit(value).netloc):
            raise ValueError("expected an address that begins with https://")
        return value

    @field_validator("database_url")
    @classmethod
    def _async_driver(cls, url: str) -> str:
        scheme, separator, rest = url.partition("://")
        driver = _DRIVERS.get(scheme, scheme)
        nowhere = driver == _DRIVERS["sqlite"] and not _FILE.fullmatch(rest)
        if not separator or driver not in _DRIVERS.values() or nowhere:
            raise ValueError("expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
        if driver != _DRIVERS["sqlite"]:
            _check_host(rest)
        return f"{driver}://{rest}"
