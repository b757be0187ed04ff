"""Roles that a server gives for deeds, and takes back by itself."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date

from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Player
from bot.domain.records.games import DATED, KNOWN_GAMES, WORDLE
from bot.domain.records.values import RecordedGame

STREAK_DAYS = (7, 30, 100)
"""Days in a row that earn a role."""

MOST_OFFERED = 25
"""Games that a menu can offer."""


@dataclass(frozen=True)
class Held:
    """A role, and the player who holds it by our doing, or shall."""

    role_id: int
    player_id: int


@dataclass(frozen=True)
class Deeds:
    """What is rewarded: the best at the last daily or elsewhere, the last champions, long streaks.

    `steady` are the players whose streak is so many days or longer.
    """

    best: tuple[Player, ...] = ()
    best_elsewhere: tuple[Player, ...] = ()
    champions: tuple[Player, ...] = ()
    steady: Mapping[int, Iterable[Player]] = field(default_factory=dict[int, Iterable[Player]])


@dataclass(frozen=True)
class RoleChanges:
    """The roles to give in a server, and those to take back; `state` is what follows them."""

    guild_id: int
    given: tuple[Held, ...]
    taken: tuple[Held, ...]
    state: str


def list_streak_roles(settings: GuildSettings) -> Mapping[int, int]:
    """Return the role for each number of dailies in a row that has one."""
    roles = settings.streak_role, settings.long_streak_role, settings.longest_streak_role
    return {days: role for days, role in zip(STREAK_DAYS, roles, strict=True) if role}


def list_roles(settings: GuildSettings) -> tuple[int | None, ...]:
    """Return the role for each deed, None where it has none; one may stand for several."""
    chosen = settings.best_role, settings.wordle_role, settings.champion_role
    return *chosen, *list_streak_roles(settings).values()


def find_rewarded_game(settings: GuildSettings) -> RecordedGame:
    """Return the game for whose best there is a role: Wordle if the chosen one is read no more."""
    return KNOWN_GAMES.get(settings.reward_game, WORDLE)


def list_rewardable(
    settings: GuildSettings, recorded: Iterable[str] = ()
) -> tuple[RecordedGame, ...]:
    """Return the games that can be chosen, in the order they are named.

    These are the chosen one, Wordle, and the first of the `recorded` whose puzzles are of a day.
    """
    keys = dict.fromkeys((find_rewarded_game(settings).key, WORDLE.key, *recorded))
    offered = {*[key for key in keys if key in DATED][:MOST_OFFERED]}
    return tuple(game for key, game in KNOWN_GAMES.items() if key in offered)


def describe_state(settings: GuildSettings, day: date, season_end: date) -> str:
    """Return what the roles depend on besides results: the day, the season, and the settings."""
    chosen = *list_roles(settings), *list_streak_roles(settings), settings.reward_game
    state = ".".join(map(str, (day, season_end, *chosen)))
    return hashlib.sha256(state.encode()).hexdigest()[:32]


def choose_holders(settings: GuildSettings, deeds: Deeds) -> frozenset[Held]:
    """Return who shall hold which role; one role may stand for several deeds.

    Those who hide, or are gone, hold none.
    """
    earned = (
        (settings.best_role, deeds.best),
        (settings.wordle_role, deeds.best_elsewhere),
        (settings.champion_role, deeds.champions),
        *((role, deeds.steady.get(days, ())) for days, role in list_streak_roles(settings).items()),
    )
    return frozenset(
        Held(role, one.id) for role, players in earned if role for one in players if one.id > 0
    )
