"""Keeps time: shows what has ended by itself, and posts the dailies."""

from __future__ import annotations

import discord
import structlog

from bot.cogs.arena import Arena
from bot.cogs.drawing import embed, view
from bot.cogs.errors import enduring, log_defect
from bot.cogs.table import Table
from bot.domain.games import GameSession
from bot.domain.players import Player
from bot.services.clock import Changes, HostingService
from bot.services.matches.daily import Announcement
from bot.services.matches.entry import MatchService

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Keeper:
    def __init__(
        self, hosting: HostingService, matches: MatchService, table: Table, arena: Arena
    ) -> None:
        self._hosting = hosting
        self._matches = matches
        self._table = table
        self._arena = arena

    async def tick(self, client: discord.Client) -> None:
        """Count votes and end matches; asked for every few seconds."""
        await self._show(client, await self._hosting.tick())

    async def sweep(self, client: discord.Client) -> None:
        """Close idle games and post dailies; asked for every minute."""
        await self._show(client, await self._hosting.sweep())

    async def _show(self, client: discord.Client, changes: Changes) -> None:
        """Show everything; what cannot be shown keeps nothing else from it."""
        for defect in changes.defects:
            log_defect("timekeeping failed", defect)
        for session in changes.sessions:
            async with enduring("game not shown"):
                await self._redraw(client, session)
        for match in changes.matches:
            async with enduring("match not shown"):
                await self._arena.refresh(client, match.id)
        for announcement in changes.announcements:
            async with enduring("daily not posted"):
                await self._announce(client, announcement)

    async def _redraw(self, client: discord.Client, session: GameSession) -> None:
        try:
            await self._table.refresh(client, session)
        except discord.HTTPException as error:
            log.info("game not shown", code=error.code)

    async def _announce(self, client: discord.Client, announcement: Announcement) -> None:
        match, place = announcement.match, announcement.place
        # claimed one by one: those that a stop of the bot finds unposted are posted later
        if not await self._hosting.claim(match):
            return
        reply = await self._arena.drawn(match)
        role = announcement.ping_role
        try:
            posted = await client.get_partial_messageable(place.channel_id).send(
                f"<@&{role}>" if role else None,
                embed=embed(reply),
                view=view(reply),
                allowed_mentions=_only(role),
            )
        except (discord.HTTPException, OSError) as error:
            log.warning("daily not posted", error=repr(error), channel=place.channel_id)
            if _passes(error):
                await self._hosting.give_back(match)
            return
        await self._matches.shown_in(match.id, place, posted.id)
        for player in announcement.remind:
            await _remind(client, player, posted.jump_url)


def _passes(error: discord.HTTPException | OSError) -> bool:
    """Whether it is worth trying again: what Discord forbids it will forbid again."""
    return isinstance(error, OSError) or error.status == 429 or error.status >= 500


def _only(role: int | None) -> discord.AllowedMentions:
    """Nobody is pinged but the role a server has asked for."""
    roles = [discord.Object(role)] if role else False
    return discord.AllowedMentions(everyone=False, users=False, roles=roles, replied_user=False)


async def _remind(client: discord.Client, player: Player, link: str) -> None:
    try:
        user = await client.fetch_user(player.id)
        await user.send(
            f"Today's puzzle is up: {link}\n"
            "You asked for this; `/wordle preferences` stops it, here too."
        )
    except discord.HTTPException as error:
        log.info("not reminded", code=error.code)
