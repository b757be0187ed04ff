"""Races: a lobby, the same answer for everybody, and a countdown once somebody has solved it."""

from __future__ import annotations

from bot.domain.errors import GameRunning, MayNotBegin
from bot.domain.matches import Match, Stage
from bot.domain.modes import Mode
from bot.domain.options import Options
from bot.domain.players import Asker
from bot.services.matches.new_match import Maker, deal, find_here, make, require, require_running
from bot.services.matches.view import MatchView
from bot.store import Transaction


class Races(Maker):
    """Begins races."""

    async def open(self, asker: Asker, mode: Mode, options: Options) -> MatchView:
        """Open a lobby with the player in it.

        Raises `OptionRefused`, or `GameRunning` if the channel already has a race.
        """
        mode.check(options)
        async with self._store.write() as tx:
            present = await tx.matches.find_latest(asker.place, mode)
            if not await tx.first_time(asker.interaction_id, self._clock()):
                return await self._views.read(tx, require(present))
            if present is not None:
                raise GameRunning(private=False)
            (await tx.guilds.settings(asker.place)).admit(asker.place, asker.rights)
            await tx.remember(asker.player)
            fresh = await self._answers.draw(tx, asker.place, mode, options)
            match = await make(tx, asker, fresh, mode, self._clock(), goal=options.goal)
            await tx.matches.enter(match.id, asker.player)
            return await self._views.read(tx, await tx.matches.get(match.id))

    async def join(self, asker: Asker, match_id: int, *, ready: bool = False) -> MatchView:
        """Enter the lobby, or also be ready; the race begins when two or more are all ready.

        Raises `NoGame` or `MatchOver`.
        """
        async with self._store.write() as tx:
            match = require_running(await find_here(tx, asker, match_id))
            if match.stage is Stage.LOBBY:
                match = await self._join(tx, match, asker, ready=ready)
            return await self._views.read(tx, match)

    async def join_open(self, asker: Asker, mode: Mode) -> MatchView | None:
        """Enter the lobby that is open in the channel, if there is one."""
        async with self._store.write() as tx:
            match = await tx.matches.find_latest(asker.place, mode)
            if match is None or match.stage is not Stage.LOBBY:
                return None
            return await self._views.read(tx, await self._join(tx, match, asker, ready=False))

    async def begin(self, asker: Asker, match_id: int) -> MatchView:
        """Begin with those who are in the lobby, unless the race has begun.

        Raises `NoGame`, `MatchOver`, or `MayNotBegin` unless the player opened the lobby.
        """
        async with self._store.write() as tx:
            match = require_running(await find_here(tx, asker, match_id))
            if match.stage is Stage.LOBBY:
                if match.starter.id != asker.player.id:
                    raise MayNotBegin(match.starter)
                match = await self._begin(tx, match)
            return await self._views.read(tx, match)

    async def _join(self, tx: Transaction, match: Match, asker: Asker, *, ready: bool) -> Match:
        await tx.remember(asker.player)
        before = match.find_entrant(asker.player)
        ready = ready or bool(before and before.ready)
        await tx.matches.enter(match.id, asker.player, ready=ready)
        match = await tx.matches.get(match.id)
        willing = len(match.entrants) > 1 and all(one.ready for one in match.entrants)
        return await self._begin(tx, match) if willing else match

    async def _begin(self, tx: Transaction, match: Match) -> Match:
        now = self._clock()
        for entrant in match.entrants:
            await deal(tx, match, entrant.player, now)
        await tx.matches.set_stage(match.id, Stage.RUNNING, now + match.mode.lasts)
        return await tx.matches.get(match.id)
