"""Configuration: one frozen value, read once from the environment or a `.env` file."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, Self

from platformdirs import user_data_path
from pydantic import Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


class SettingsError(Exception):
    """A value is missing or malformed; the message is one line naming the variable."""


def _default_database() -> str:
    return f"sqlite+aiosqlite:///{user_data_path('tilemate') / 'tilemate.sqlite3'}"


class Settings(BaseSettings):
    """What the operator decides. `.env.example` explains each variable."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", frozen=True)

    discord_token: SecretStr | None = Field(None, validation_alias="DISCORD_TOKEN")
    discord_token_file: Path | None = Field(None, validation_alias="DISCORD_TOKEN_FILE")
    database_url: str = Field(
        default_factory=_default_database, validation_alias="TILEMATE_DATABASE_URL"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        "info", validation_alias="TILEMATE_LOG_LEVEL"
    )
    log_format: Literal["console", "json"] = Field(
        "console", validation_alias="TILEMATE_LOG_FORMAT"
    )
    privacy_url: str | None = Field(None, validation_alias="TILEMATE_PRIVACY_URL")

    @classmethod
    def read(cls) -> Self:
        """Return the settings; raises `SettingsError`."""
        try:
            return cls()  # pyright: ignore[reportCallIssue] - the values come from outside
        except ValidationError as error:
            first = error.errors()[0]
            variable = first["loc"][0] if first["loc"] else "settings"
            raise SettingsError(
                f"{variable}: {first['msg'].removeprefix('Value error, ')}"
            ) from None

    @property
    def token(self) -> str | None:
        return self.discord_token.get_secret_value() if self.discord_token else None

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value

    @field_validator("discord_token", "discord_token_file", "privacy_url", mode="before")
    @classmethod
    def _empty_is_absent(cls, value: object) -> object:
        return None if value == "" else value

    @field_validator("discord_token")
    @classmethod
    def _looks_like_a_token(cls, value: SecretStr | None) -> SecretStr | None:
        if value is not None and value.get_secret_value().count(".") != 2:
            raise ValueError("this is not a bot token (three parts joined by dots)")
        return value

    @field_validator("privacy_url")
    @classmethod
    def _is_an_address(cls, value: str | None) -> str | None:
        if value is not None and not value.startswith("https://"):
            raise ValueError("expected an address that begins with https://")
        return value

    @field_validator("database_url")
    @classmethod
    def _async_driver(cls, url: str) -> str:
        scheme, separator, rest = url.partition("://")
        driver = _DRIVERS.get(scheme, scheme)
        if not separator or driver not in _DRIVERS.values():
            raise ValueError("expected sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
        return f"{driver}://{rest}"

    @model_validator(mode="before")
    @classmethod
    def _token_from_file(cls, values: dict[str, object]) -> dict[str, object]:
        name = values.get("DISCORD_TOKEN_FILE")
        if not name or values.get("DISCORD_TOKEN"):
            return values
        try:
            return {**values, "DISCORD_TOKEN": Path(str(name)).read_text("utf-8").strip()}
        except OSError as error:
            raise ValueError(f"DISCORD_TOKEN_FILE: cannot read {name}: {error.strerror}") from None
