"""Keeps time: shows what has ended by itself, and posts the dailies."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

import discord
import structlog

from bot.adapters.answers.departures import find_departed
from bot.adapters.answers.errors import do_each, log_defect, log_errors
from bot.adapters.answers.hint_wishes import clear_questions
from bot.adapters.answers.live_message import LiveMessage
from bot.adapters.answers.spoilers import SpoilerRoom
from bot.adapters.door.from_discord import choose_look
from bot.domain.matches import Match
from bot.jobs.bulletins import BulletinPoster
from bot.jobs.claimed_posts import post_once
from bot.jobs.found_posts import find_post
from bot.jobs.reminders import Reminders
from bot.jobs.rewards import RoleKeeper
from bot.render.reminders import remind
from bot.render.reply import Reply
from bot.services.daily_posts import DailyPosts
from bot.services.games.match_facts import Before
from bot.services.games.view import GameView
from bot.services.left_guilds import LeftGuilds
from bot.services.matches.daily import Announcement, LastCall, Reminder
from bot.services.matches.matches import Matches
from bot.services.matches.view import MatchView
from bot.services.timers import ClockChanges, Timers
from bot.texts import load

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class ClockJob:
    """Asks the services what has come to its time, and shows it."""

    def __init__(
        self,
        timers: Timers,
        posts: DailyPosts,
        left_guilds: LeftGuilds,
        matches: Matches,
        *,
        games_live: LiveMessage[GameView],
        matches_live: LiveMessage[MatchView],
        bulletins: BulletinPoster,
        roles: RoleKeeper,
        spoilers: SpoilerRoom,
    ) -> None:
        self._timers = timers
        self._posts = posts
        self._left_guilds = left_guilds
        self._matches = matches
        self._games_live = games_live
        self._matches_live = matches_live
        self._bulletins = bulletins
        self._roles = roles
        self._spoilers = spoilers
        self._reminders = Reminders()

    async def tick(self, client: discord.Client) -> None:
        """Count votes and end matches; called every few seconds."""
        await self._show(client, await self._timers.tick())

    async def sweep(self, client: discord.Client) -> None:
        """Close idle games, post dailies and standings; called every minute."""
        changes = await self._timers.sweep()
        await self._bulletins.prepare(client)
        # a season that has just been frozen has its champions, and the posts tell of roles given
        async with log_errors("roles not changed"):
            await self._roles.keep(client)
        await self._show(client, changes)
        await self._spoilers.close_old(client)
        await self._bulletins.announce(client)

    async def leave(self, guild_id: int) -> None:
        """Note that the bot has left a server."""
        await self._left_guilds.leave(guild_id)

    async def come_back(self, guild_id: int) -> None:
        """Note that the bot is in a server again."""
        await self._left_guilds.come_back(guild_id)

    async def see_guilds(self, present: Collection[int]) -> None:
        """Note which servers the bot is in, and log those it left while it was away."""
        if left := await self._left_guilds.see_guilds(present):
            log.info("left while away", guilds=left)

    async def _show(self, client: discord.Client, changes: ClockChanges) -> None:
        """Show everything; one failure does not hold up the rest."""
        for defect in changes.defects:
            log_defect("timekeeping failed", defect)
        boards = (one.session for match in changes.matches for one in match.entrants)
        games = [session.id for session in (*changes.sessions, *boards) if session]
        await do_each("game not shown", games, partial(self._games_live.refresh, client))
        await do_each("question left", changes.sessions, partial(clear_questions, client))
        matches = [match.id for match in changes.matches]
        await do_each("match not shown", matches, partial(self._matches_live.refresh, client))
        await do_each("daily not posted", changes.announcements, partial(self._announce, client))
        await do_each("last call not sent", changes.last_calls, partial(self._call, client))

    async def _announce(self, client: discord.Client, announcement: Announcement) -> None:
        left = await find_departed(client, announcement.place.guild_id, announcement.unsure)
        if left:
            await self._posts.note_departures(announcement.match, left)
        remind = tuple(one for one in announcement.remind if one.player not in left)

        tried = await self._posts.was_tried(announcement.match)

        async def send() -> discord.Message:
            match_id = announcement.match.id
            state = await self._matches.view(match_id)
            # whoever tried before may have been stopped between posting it and noting that
            if tried and (found := await find_post(client, announcement.match)):
                await self._matches_live.take_over(client, state, found.id)
                return found
            # where nothing can be read, Discord still knows it by its nonce for a few minutes
            nonce = f"daily-{match_id}"
            return await self._matches_live.post(client, state, announcement.ping_role, nonce)

        # claimed one by one, so that those unposted when the bot stops are posted later
        if posted := await post_once(self._posts, announcement.match, send):
            before = announcement.before
            self._remind(client, announcement.match, remind, posted.id, before=before)

    async def _call(self, client: discord.Client, call: LastCall) -> None:
        self._remind(client, call.match, call.remind, call.match.message_id, closing=True)

    def _remind(
        self,
        client: discord.Client,
        match: Match,
        reminders: tuple[Reminder, ...],
        message_id: int | None,
        *,
        before: Before | None = None,
        closing: bool = False,
    ) -> None:
        usual = choose_look(client, match.place).locale
        guild = client.get_guild(match.place.guild_id or 0)
        server = guild.name if guild else ""

        def say(one: Reminder) -> Reply:
            known = load(one.player.locale or usual)
            return remind(one, match, message_id, server, known, before=before, closing=closing)

        told = [(one.player, say(one)) for one in reminders]
        posts = self._posts
        stop, leave = partial(posts.stop_reminding, match), partial(posts.note_departure, match)
        self._reminders.send(client, told, stop, leave, guild)
