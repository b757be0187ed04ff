"""Races: a lobby, the same answer for all, and a countdown once the first is done."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.domain.errors import GameRunning, MayNotBegin
from bot.domain.games import Mode
from bot.domain.matches import Match, Stage
from bot.domain.players import Place, Player, Rights
from bot.services.games.answers import Puzzles
from bot.services.matches.entry import deal, found, known, running
from bot.store import Store, Transaction
from engine import Hard

LOBBY = timedelta(minutes=15)
"""How long a race waits for its people."""

LASTS = timedelta(minutes=30)
"""How long a race lasts at most."""


class RaceService:
    def __init__(self, store: Store, puzzles: Puzzles, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._puzzles = puzzles
        self._clock = clock

    async def open(
        self,
        interaction_id: int,
        place: Place,
        player: Player,
        *,
        length: int | None = None,
        hard: Hard | None = None,
        rights: Rights,
    ) -> Match:
        """Open a lobby with the player in it; raises `GameRunning` if the channel has one."""
        async with self._store.write() as tx:
            present = await tx.matches.latest(place, Mode.RACE)
            if not await tx.first_time(interaction_id, self._clock()):
                return known(present)
            if present is not None:
                raise GameRunning(private=False)
            (await tx.guilds.settings(place)).admit(place, rights)
            await tx.remember(player)
            puzzle = await self._puzzles.new(tx, place, length, hard)
            now = self._clock()
            match = await found(
                tx, place, player, puzzle, mode=Mode.RACE, now=now, lasts=LOBBY, stage=Stage.LOBBY
            )
            await tx.matches.enter(match.id, player)
            return await tx.matches.get(match.id)

    async def join(self, match_id: int, player: Player, *, ready: bool = False) -> Match:
        """Enter the lobby, or be ready too; when two or more are there and ready, it begins.

        Raises `MatchOver`.
        """
        async with self._store.write() as tx:
            match = running(await tx.matches.find(match_id))
            if match.stage is Stage.RUNNING:
                return match
            await tx.remember(player)
            before = match.entrant(player)
            await tx.matches.enter(match.id, player, ready=ready or bool(before and before.ready))
            match = await tx.matches.get(match.id)
            willing = len(match.entrants) > 1 and all(one.ready for one in match.entrants)
            return await self._begun(tx, match) if willing else match

    async def begin(self, match_id: int, player: Player) -> Match:
        """Begin with those who are there, unless it has begun.

        Raises `MatchOver`, or `MayNotBegin` unless the lobby is the player's.
        """
        async with self._store.write() as tx:
            match = running(await tx.matches.find(match_id))
            if match.stage is Stage.RUNNING:
                return match
            if match.starter.id != player.id:
                raise MayNotBegin(match.starter)
            return await self._begun(tx, match)

    async def _begun(self, tx: Transaction, match: Match) -> Match:
        for entrant in match.entrants:
            await deal(tx, match, entrant.player, self._clock())
        await tx.matches.set_stage(match.id, Stage.RUNNING, self._clock() + LASTS)
        return await tx.matches.get(match.id)
