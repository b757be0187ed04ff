"""What a daily has brought its players beside a result: badges and roles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta

from bot.domain.badges import Badge
from bot.domain.matches import Match
from bot.domain.merits import list_finders
from bot.domain.players import Place
from bot.domain.rewards import list_streak_roles
from bot.store import ReadTransaction

Holders = tuple[int, ...]


@dataclass(frozen=True)
class Honours:
    """The new `badges`, and the `roles` by their id that were given, each with the players' ids."""

    badges: Mapping[Badge, Holders] = field(default_factory=dict[Badge, Holders])
    roles: Mapping[int, Holders] = field(default_factory=dict[int, Holders])


async def find_honours(tx: ReadTransaction, match: Match) -> Honours:
    """Return what a daily that is over has brought."""
    if match.day is None or not list_finders(match):
        return Honours()
    badges = await tx.badges.list_first(match.place, match.day)
    return Honours(badges, await _find_roles(tx, match))


async def _find_roles(tx: ReadTransaction, match: Match) -> Mapping[int, Holders]:
    """Return who has a role since a daily: as the best, or as a streak has grown long enough."""
    settings, guild_id = await tx.guilds.settings(match.place), match.place.guild_id
    streak_roles = list_streak_roles(settings)
    if guild_id is None or match.day is None or not (settings.best_role or streak_roles):
        return {}
    held = await tx.rewards.list_held(guild_id)
    finders = list_finders(match)
    best = [one.player for one in finders if one.guesses == finders[0].guesses]
    had = await _list_best_before(tx, match.place, match.day) if settings.best_role else set[int]()
    earned = [(settings.best_role, [one for one in best if one.id not in had])]
    if streak_roles:
        players = [one.player for one in finders]
        streaks = await tx.results.find_streaks(match.place, players, match.day, over=True)
        for days, role in streak_roles.items():
            new = {one for one, streak in streaks.items() if streak.now == days}
            earned.append((role, [one for one in players if one.id in new]))
    roles: dict[int, Holders] = {}
    for role, players in earned:
        holders = {one.player_id for one in held if one.role_id == role}
        if role and (given := [one.id for one in players if one.id in holders]):
            roles[role] = tuple(dict.fromkeys([*roles.get(role, ()), *given]))
    return roles


async def _list_best_before(tx: ReadTransaction, place: Place, day: date) -> set[int]:
    """Return who was best at the daily before, and so had the role already."""
    before = await tx.results.find_last_daily(place, day - timedelta(1))
    won = await tx.results.list_daily_winners(place, before)
    fewest = min((guesses for _, guesses in won), default=0)
    return {player.id for player, guesses in won if guesses == fewest}
