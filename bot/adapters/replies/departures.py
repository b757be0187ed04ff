"""Find out who has left a server: Discord tells it only to bots that may list members."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import discord

from bot.adapters.door.recent import keep
from bot.adapters.replies.errors import do_each, log_errors
from bot.domain.players import Player
from bot.services.daily_posts import DailyPosts
from bot.services.matches.view import MatchView

Redraw = Callable[[discord.Client, int], Awaitable[None]]


class Departures:
    """Asks now and then, in the background, who of those whom a daily's card awaits has left."""

    def __init__(self, posts: DailyPosts) -> None:
        self._posts = posts
        self._shown: dict[int, MatchView] = {}
        self._running: set[asyncio.Task[None]] = set()

    def note(self, view: MatchView) -> None:
        """Note what the card of a daily shows."""
        if view.news and view.match.place.guild_id:
            keep(self._shown, view.match.id, view)

    def look(self, client: discord.Client, match_id: int, redraw: Redraw) -> None:
        """Ask of those whom the card awaits, and redraw it if anybody has left."""
        view = self._shown.get(match_id)
        awaited = view.news.absent if view and view.news else ()
        if view and (unsure := self._posts.choose_unsure(view.match, awaited)):
            task = asyncio.create_task(self._ask(client, view, unsure, redraw))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    async def _ask(
        self, client: discord.Client, view: MatchView, unsure: Sequence[Player], redraw: Redraw
    ) -> None:
        async with log_errors("departures not found"):
            match = view.match
            if left := await find_departed(client, match.place.guild_id, unsure):
                await self._posts.note_departures(match, left)
                await redraw(client, match.id)


async def find_departed(
    client: discord.Client, guild_id: int | None, players: Sequence[Player]
) -> set[Player]:
    """Return which of the players Discord no longer knows in a server."""
    return {
        one for one, here in (await find_members(client, guild_id, players)).items() if not here
    }


async def find_members(
    client: discord.Client, guild_id: int | None, players: Sequence[Player]
) -> dict[Player, bool]:
    """Return whether each of the players is in a server; without those whom nobody can tell of."""
    guild = client.get_guild(guild_id or 0)
    members: dict[Player, bool] = {}
    if guild:
        await do_each("member not found", players, partial(_find, guild, members))
    return members


async def _find(guild: discord.Guild, gone: dict[Player, bool], player: Player) -> None:
    try:
        await guild.fetch_member(player.id)
    except discord.NotFound:
        gone[player] = False
    else:
        gone[player] = True
