"""Roles that a server gives for deeds, and takes back by itself."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import date

from bot.domain.guilds import GuildSettings
from bot.domain.players import Player


@dataclass(frozen=True)
class Held:
    """A role, and the player who holds it by our doing, or shall."""

    role_id: int
    player_id: int


@dataclass(frozen=True)
class Deeds:
    """What is rewarded: who was best at the last daily, the last champions, and long streaks."""

    best: tuple[Player, ...] = ()
    champions: tuple[Player, ...] = ()
    steady: tuple[Player, ...] = ()


@dataclass(frozen=True)
class RoleChanges:
    """The roles to give in a server, and those to take back; `state` is what follows them."""

    guild_id: int
    given: tuple[Held, ...]
    taken: tuple[Held, ...]
    state: str


def describe_state(settings: GuildSettings, day: date, season_end: date) -> str:
    """Return what the roles depend on besides results: the day, the season, and the settings."""
    chosen = settings.best_role, settings.champion_role, settings.streak_role, settings.streak_days
    told = ".".join(map(str, (day, season_end, *chosen)))
    return hashlib.sha256(told.encode()).hexdigest()[:32]


def choose_holders(settings: GuildSettings, deeds: Deeds) -> frozenset[Held]:
    """Return who shall hold which role; one role may stand for several deeds.

    Those who hide, or are gone, hold none.
    """
    earned = (
        (settings.best_role, deeds.best),
        (settings.champion_role, deeds.champions),
        (settings.streak_role, deeds.steady),
    )
    return frozenset(
        Held(role, one.id) for role, players in earned if role for one in players if one.id > 0
    )
