"""Posts news of a daily: who has finished, in its thread, and how it went, the day after."""

from __future__ import annotations

from collections import deque

import discord
import structlog

from bot.adapters.answers.messages import post
from bot.adapters.door.failures import FAILED
from bot.adapters.door.from_discord import choose_look
from bot.board.look import Emojis, Look
from bot.domain.games import GameSession
from bot.domain.matches import Match
from bot.render import daily as render
from bot.render.reply import Reply
from bot.services.matches.matches import Matches
from bot.services.matches.view import MatchView

log: structlog.stdlib.BoundLogger = structlog.get_logger()

_REMEMBERED = 1000
"""Boards whose news is known to be posted: a guess may be delivered twice."""


class DailyNews:
    """Posts in the daily's thread who has finished."""

    def __init__(self, matches: Matches, emojis: Emojis) -> None:
        self._matches = matches
        self._emojis = emojis
        self._posted: deque[int] = deque(maxlen=_REMEMBERED)

    async def tell(self, client: discord.Client, board: GameSession) -> None:
        """Post in the daily's thread that a board of it has ended."""
        ended = board.match_id is not None and board.mode.posted and not board.active
        if not ended or not board.moves or board.id in self._posted:
            return
        self._posted.append(board.id)
        view = await self._matches.view(board.match_id or 0, board.owner)
        if view.match.message_id is None:
            return
        try:
            seen = choose_look(client, view.match.place, view.theme, self._emojis)
            await _say(client, view, render.announce_finish(board, view.match, seen))
        except FAILED as error:
            log.info("finish not posted", code=error.code)


async def sum_up(client: discord.Client, matches: Matches, match: Match) -> None:
    """Post how a daily went, if it was posted and anybody played it."""
    report = await matches.report(match.id)
    if report is None:
        return
    channel = client.get_partial_messageable(match.place.channel_id)
    await post(channel, render.summary(report, _look_of(client, report.view)))


async def _say(client: discord.Client, view: MatchView, said: Reply) -> None:
    """Post in the thread of the daily's message, which has the message's own id."""
    match = view.match
    message_id = match.message_id or 0
    try:
        await post(client.get_partial_messageable(message_id), said)
    except discord.NotFound:
        place = match.place
        channel = client.get_partial_messageable(place.channel_id, guild_id=place.guild_id)
        message = channel.get_partial_message(message_id)
        thread = await message.create_thread(
            name=render.thread(match, _look_of(client, view)), auto_archive_duration=1440
        )
        await post(thread, said)


def _look_of(client: discord.Client, view: MatchView) -> Look:
    return choose_look(client, view.match.place, view.theme)
