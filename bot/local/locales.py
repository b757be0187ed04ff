"""The language of everybody's Discord, in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from simcord import interactions
from simcord.preview import Preview

US_ENGLISH = "en-US"


def find_locale(environment: Mapping[str, str]) -> str:
    """Return Discord's name for the language of this machine; English for one it lacks.

    The variables are those that POSIX programs look at, in the same order.
    """
    name = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    wanted = name.partition(".")[0].replace("_", "-")
    language = wanted.partition("-")[0]
    alike = [one for one in sorted(Preview._LOCALES) if one.partition("-")[0] == language]  # pyright: ignore[reportPrivateUsage]
    # en-GB stands before en-US
    return wanted if wanted in alike else next(iter(reversed(alike)), US_ENGLISH)


def speak(locale: str) -> None:
    """Let everybody's Discord be in one language; simcord's is always English."""
    build = interactions.base_payload

    def build_spoken(*args: Any, **options: Any) -> Any:
        record, payload = build(*args, **options)
        spoken = {key: locale for key in ("locale", "guild_locale") if key in payload}
        return record, payload | spoken

    interactions.base_payload = build_spoken
