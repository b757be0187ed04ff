"""Posts the dailies, and tells by direct message who wants to be reminded of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import discord

from bot.adapters.door.from_discord import choose_look
from bot.adapters.replies.departures import find_departed
from bot.adapters.replies.errors import do_each
from bot.adapters.replies.live_message import LiveMessage
from bot.domain.matches import Match
from bot.jobs.claimed_posts import post_once
from bot.jobs.found_posts import find_post
from bot.jobs.reminders import Reminders
from bot.render.reminders import remind
from bot.render.reply import Reply
from bot.services.daily_posts import DailyPosts
from bot.services.games.match_facts import Before
from bot.services.matches.daily import Announcement, LastCall, Reminder
from bot.services.matches.matches import Matches
from bot.services.matches.view import MatchView
from bot.texts import load


class DailyPoster:
    """Posts dailies, and sends their reminders."""

    def __init__(
        self, posts: DailyPosts, matches: Matches, match_messages: LiveMessage[MatchView]
    ) -> None:
        self._posts = posts
        self._matches = matches
        self._match_messages = match_messages
        self._reminders = Reminders()

    async def post(self, client: discord.Client, due: Sequence[Announcement]) -> None:
        """Post the dailies of today; one failure does not hold up the rest."""
        await do_each("daily not posted", due, partial(self._post, client))

    async def call(self, client: discord.Client, due: Sequence[LastCall]) -> None:
        """Remind, in the evening, those who have not played yet."""
        await do_each("last call not sent", due, partial(self._call, client))

    async def _post(self, client: discord.Client, announcement: Announcement) -> None:
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
                await self._match_messages.take_over(client, state, found.id)
                return found
            # where nothing can be read, Discord still knows it by its nonce for a few minutes
            nonce = f"daily-{match_id}"
            return await self._match_messages.post(client, state, announcement.ping_role, nonce)

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

        messages = [(one.player, say(one)) for one in reminders]
        posts = self._posts
        stop, leave = partial(posts.stop_reminding, match), partial(posts.note_departure, match)
        self._reminders.send(client, messages, stop, leave, guild)
