"""What a server has settled."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Hard


@dataclass(frozen=True)
class GuildSettings:
    """Defaults for games begun without options."""

    language: str = "en"
    length: int = 5
    hard: Hard = Hard.OFF
