"""Keeps time: shows what has ended by itself, and has posted what is due."""

from __future__ import annotations

from functools import partial

import discord

from bot.adapters.replies.errors import do_each, log_defect, log_errors
from bot.adapters.replies.hint_wishes import clear_questions
from bot.adapters.replies.live_message import LiveMessage
from bot.adapters.replies.spoilers import SpoilerRoom
from bot.jobs.bulletins import BulletinPoster
from bot.jobs.clock_watch import ClockWatch
from bot.jobs.dailies import DailyPoster
from bot.jobs.rewards import RoleKeeper
from bot.services.games.view import GameView
from bot.services.matches.view import MatchView
from bot.services.timers import ClockChanges, Timers


class Timekeeper:
    """Asks the services what has come to its time, and shows it."""

    def __init__(
        self,
        timers: Timers,
        *,
        game_messages: LiveMessage[GameView],
        match_messages: LiveMessage[MatchView],
        dailies: DailyPoster,
        bulletins: BulletinPoster,
        roles: RoleKeeper,
        spoilers: SpoilerRoom,
    ) -> None:
        self._timers = timers
        self._game_messages = game_messages
        self._match_messages = match_messages
        self._dailies = dailies
        self._bulletins = bulletins
        self._roles = roles
        self._spoilers = spoilers
        self._clock_watch = ClockWatch()

    async def tick(self, client: discord.Client) -> None:
        """Count votes and end matches; called every few seconds."""
        await self._show(client, await self._timers.tick())

    async def sweep(self, client: discord.Client) -> None:
        """Close idle games, post dailies and what has to be told; called every minute."""
        self._clock_watch.look()
        changes = await self._timers.sweep()
        await self._bulletins.prepare(client)
        # a season that has just been frozen has its champions, and the posts tell of roles given
        async with log_errors("roles not changed"):
            await self._roles.keep(client)
        await self._show(client, changes)
        await self._spoilers.close_old(client)
        await self._bulletins.announce(client)

    async def _show(self, client: discord.Client, changes: ClockChanges) -> None:
        """Show everything; one failure does not hold up the rest."""
        for defect in changes.defects:
            log_defect("timekeeping failed", defect)
        boards = (one.session for match in changes.matches for one in match.entrants)
        games = [session.id for session in (*changes.sessions, *boards) if session]
        await do_each("game not shown", games, partial(self._game_messages.refresh, client))
        await do_each("question left", changes.sessions, partial(clear_questions, client))
        matches = [match.id for match in changes.matches]
        await do_each("match not shown", matches, partial(self._match_messages.refresh, client))
        await self._dailies.post(client, changes.announcements)
        await self._dailies.call(client, changes.last_calls)
