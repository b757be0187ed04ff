"""A player's own choices, and all their data: exported, and deleted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.domain.clock import Clock
from bot.domain.deleted_players import make_trace
from bot.domain.errors import NoServer, UnknownChoice
from bot.domain.players import (
    NOBODY,
    Asker,
    HelpStart,
    Place,
    Player,
    Preference,
    Preferences,
    Theme,
)
from bot.domain.setting_changes import check_language
from bot.domain.setting_kinds import ON
from bot.store import Store

MOST_KNOWN = 25
"""Players who are listed at once."""


class Players:
    """Handles a player's choices and data."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def preferences(self, player: Player) -> Preferences:
        """Return the player's choices, or the defaults."""
        async with self._store.read() as tx:
            return await tx.preferences.of(player)

    async def list_known(self) -> list[Player]:
        """Return those who have played, a terminal's handful of them."""
        async with self._store.read() as tx:
            return await tx.people.list_known(MOST_KNOWN)

    async def choose(self, asker: Asker, preference: Preference, value: str | None) -> Preferences:
        """Change one choice, None leaving it to the server again; return all choices.

        A reminder, ``on`` or ``off``, is of this server's daily; outside a server, all reminders
        can be switched off. Raises `UnknownChoice`, or `NoServer` for a reminder outside one.
        """
        async with self._store.write() as tx:
            now = await tx.preferences.of(asker.player)
            chosen = _choose(now, asker.place, preference, value)
            await tx.remember(asker.player)
            today = (await tx.guilds.settings(asker.place)).find_daily_day(self._clock())
            await tx.preferences.save(asker.player, chosen, today)
        return chosen

    async def is_daily_posted(self, place: Place) -> bool:
        """Return whether the server has its dailies posted."""
        async with self._store.read() as tx:
            return (await tx.guilds.settings(place)).daily_channel is not None

    async def export(self, player: Player) -> dict[str, Any]:
        """Return everything stored about the player, as values that JSON can hold.

        Answers of games are not data about a person, and are left out.
        """
        async with self._store.read() as tx:
            return await tx.people.export(player)

    async def erase(self, player: Player) -> None:
        """Delete everything about the player, for good.

        Their guesses in games that others have played too stay, as `NOBODY`'s. A trace of the
        matches that still run stays for a day, so that nobody plays a word twice. Being shut out of
        a server's records, and results struck in one, hold for a stand-in without name or id.
        """
        async with self._store.write() as tx:
            for match_id in await tx.matches.list_played(player):
                await tx.first_time(make_trace(match_id, player), self._clock())
            await tx.remember(NOBODY)
            await tx.stand_ins.hand_over(player)
            await tx.record_accounts.part_all(player)
            await tx.people.erase(player)


def _choose(
    now: Preferences, place: Place, preference: Preference, value: str | None
) -> Preferences:
    try:
        match preference:
            case Preference.THEME:
                return replace(now, theme=value and Theme(value))
            case Preference.LANGUAGE:
                return replace(now, language=value and check_language(value))
            case Preference.START:
                return replace(now, start=value and HelpStart(value))
            case Preference.REFUSED:
                return replace(now, refused=())
            case Preference.HIDE:
                return replace(now, hidden=value == ON)
            case Preference.REMIND:
                return replace(now, reminded_in=_remind(now, place, on=value == ON))
    except ValueError:
        raise UnknownChoice from None


def _remind(now: Preferences, place: Place, *, on: bool) -> frozenset[int]:
    if place.guild_id is None and on:
        raise NoServer
    chosen = now.reminded_in if place.guild_id is None else {place.guild_id}
    return now.reminded_in | chosen if on else now.reminded_in - chosen
