"""Who earns a role in a server: found once a day, given and taken one by one."""

from __future__ import annotations

from datetime import date, timedelta

from bot.domain.clock import Clock
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import Place
from bot.domain.rewards import (
    Deeds,
    Held,
    RoleChanges,
    choose_holders,
    describe_state,
    find_rewarded_game,
    list_streak_roles,
)
from bot.domain.seasons import Season
from bot.services.health import Duty
from bot.store import ReadTransaction, Store


class Rewards:
    """Finds the roles to give and to take, and remembers those that were."""

    def __init__(self, store: Store, duty: Duty, clock: Clock) -> None:
        self._store = store
        self._duty = duty
        self._clock = clock

    async def list_due(self) -> list[RoleChanges]:
        """Return the changes in each server where something they follow is new."""
        ours = await self._duty.find()
        async with self._store.read() as tx:
            states = [one for one in await tx.rewards.list_states() if ours(one[0])]
            due = [await self._find_changes(tx, *one) for one in states]
        return [one for one in due if one]

    async def note_given(self, guild_id: int, held: Held) -> None:
        """Remember that a player holds a role by our doing."""
        async with self._store.write() as tx:
            await tx.rewards.give(guild_id, held)

    async def note_taken(self, guild_id: int, held: Held) -> None:
        """Remember that a player holds a role no more."""
        async with self._store.write() as tx:
            await tx.rewards.take(guild_id, held)

    async def finish(self, changes: RoleChanges) -> None:
        """Remember that the changes were made, as far as Discord allowed."""
        async with self._store.write() as tx:
            await tx.rewards.set_state(changes.guild_id, changes.state)

    async def _find_changes(
        self, tx: ReadTransaction, guild_id: int, before: str, season_end: date
    ) -> RoleChanges | None:
        place = Place(0, guild_id)
        # these were read with the states: a server where nothing is new costs no query
        settings = await tx.guilds.settings(place)
        day = settings.find_daily_day(self._clock())
        state = describe_state(settings, day, season_end)
        if state == before:
            return None
        held = await tx.rewards.list_held(guild_id)
        season = next(iter(await tx.seasons.list_champions(guild_id, 1)), None)
        wanted = choose_holders(settings, await self._find_deeds(tx, place, settings, season))
        given, taken = (tuple(sorted(one, key=str)) for one in (wanted - held, held - wanted))
        return RoleChanges(guild_id, given, taken, state)

    async def _find_deeds(
        self, tx: ReadTransaction, place: Place, settings: GuildSettings, season: Season | None
    ) -> Deeds:
        yesterday = settings.find_daily_day(self._clock()) - timedelta(1)
        # a day that had no daily takes nothing from anybody
        last = await tx.results.find_last_daily(place, yesterday)
        won = await tx.results.list_daily_winners(place, last)
        fewest = min((guesses for _, guesses in won), default=0)
        players = [player for player, _ in won]
        if settings.shields:
            before = await tx.results.find_last_daily(place, last - timedelta(1))
            earlier = await tx.results.list_daily_winners(place, before)
            players = [*dict.fromkeys([*players, *(player for player, _ in earlier)])]
        streaks = await tx.results.find_streaks(place, players, last, over=True)
        return Deeds(
            best=tuple(player for player, guesses in won if guesses == fewest),
            best_elsewhere=await tx.record_weeks.list_best(
                place, find_rewarded_game(settings), yesterday
            )
            if settings.wordle_role
            else (),
            champions=tuple(one.player for one in season.champions) if season else (),
            steady={
                days: tuple(
                    one for one in players if one.id in streaks and streaks[one.id].now >= days
                )
                for days in list_streak_roles(settings)
            },
        )
