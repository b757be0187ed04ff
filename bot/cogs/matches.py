"""The buttons of races, dailies, challenges and duels, and their public message."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial

import discord
import structlog
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler, parse_detail
from bot.adapters.door.failures import FAILED
from bot.adapters.door.from_discord import Reader, asker, choose_look, look_of
from bot.adapters.replies.departures import Departures
from bot.adapters.replies.drawing import Drawing
from bot.adapters.replies.errors import do_each
from bot.adapters.replies.live_message import LiveMessage
from bot.adapters.replies.messages import answer, dismiss, is_private, send, turn
from bot.adapters.replies.spoilers import SpoilerRoom
from bot.board.look import Emojis
from bot.cogs.new_game import NewGameCog
from bot.domain.errors import MatchOver
from bot.domain.games import GameSession
from bot.domain.matches import Stage
from bot.domain.modes import Mode
from bot.render import matches as render
from bot.render.daily import offer_posts
from bot.render.daily_rows import show_boards
from bot.render.podium import ENTRANTS_SHOWN
from bot.render.questions import ask_ending
from bot.render.reply import Action
from bot.services.games.view import GameView
from bot.services.matches.matches import Matches
from bot.services.matches.race import Races
from bot.services.matches.view import MatchView

log: structlog.stdlib.BoundLogger = structlog.get_logger()

PEOPLE_A_SECOND = 200
"""A match that lists only some of its people is redrawn the more seldom the more there are."""


OFFERED_AFTER = 3
"""So many dailies tell who manages the server how to have them posted."""


def make_match_messages(
    matches: Matches, emojis: Emojis, departures: Departures
) -> LiveMessage[MatchView]:
    """Return the live message of matches."""

    def draw(view: MatchView, reader: Reader) -> Drawing:
        match = view.match
        departures.note(view)
        seen = choose_look(reader, match.place, view.theme, emojis, person=match.starter)
        shown = render.match(view, seen)
        rest = max(0, len(match.entrants) - ENTRANTS_SHOWN) / PEOPLE_A_SECOND
        # a result is for everybody; dailies are posted by themselves
        buried = int(match.over and bool(match.played) and not match.mode.posted)
        at = (match.id, match.place, match.message_id)
        return Drawing(*at, shown, rest=rest, buried=buried)

    return LiveMessage(draw, matches.view, matches.remember_message)


class MatchesCog(commands.Cog):
    """Matches: everybody has a board of their own, with the same answer."""

    def __init__(
        self,
        matches: Matches,
        races: Races,
        new_game: NewGameCog,
        match_messages: LiveMessage[MatchView],
        game_messages: LiveMessage[GameView],
        *,
        spoilers: SpoilerRoom,
        departures: Departures,
    ) -> None:
        self._game_messages = game_messages
        self._spoilers = spoilers
        self._departures = departures
        self._matches = matches
        self._races = races
        self._new_game = new_game
        self._match_messages = match_messages
        self.routes: dict[Action, Handler] = {
            Action.JOIN: self.press_join,
            Action.READY: self.press_ready,
            Action.BEGIN: self.press_begin,
            Action.CANCEL: self.press_cancel,
            Action.END: self.press_end,
            Action.DISMISS: lambda interaction, _: dismiss(interaction),
            Action.ENTER: self.press_enter,
            Action.ALL_BOARDS: self.press_boards,
        }
        self.forms: dict[Action, FormHandler] = {}

    async def move(self, interaction: discord.Interaction, mode: Mode | None = None) -> None:
        """Move the channel's running match to the bottom; raises `NoGame` if there is none."""
        await self._match_messages.send(
            interaction, await self._matches.latest(asker(interaction), mode)
        )

    async def ask_end(self, interaction: discord.Interaction) -> None:
        """Ask whether to end the match that the player began here, or else the channel's race.

        A lobby is closed at once. Raises `NoGame` if there is none, or `MayNotStop`.
        """
        match = await self._matches.find_stoppable(asker(interaction))
        if match.stage is Stage.LOBBY:
            with suppress(MatchOver):
                await self._matches.stop(asker(interaction), match.id)
            await self._match_messages.send(interaction, await self._matches.view(match.id))
        else:
            await send(interaction, ask_ending(match, look_of(interaction)))

    async def update(
        self,
        client: discord.Client,
        board: GameSession,
        asking: discord.Interaction | None = None,
    ) -> None:
        """Update the standings of a board's match; `asking` is who played on it."""
        if board.match_id is None:
            return
        if card := await self._matches.claim_card(board):
            try:
                await self._match_messages.post(client, card)
            except FAILED as error:
                log.info("daily not shown", code=error.code)
            if (
                asking
                and asker(asking).rights.manager
                and (card.match.number or 0) <= OFFERED_AFTER
            ):
                await send(asking, offer_posts(look_of(asking)))
        else:
            await self._match_messages.refresh(client, board.match_id)
        if board.mode.posted:
            self._departures.look(client, board.match_id, self._match_messages.refresh)
        await self._spoilers.follow(client, board)
        if not (board.active or board.mode.posted):
            await self._tell_others(client, board.match_id, board.id)

    async def _tell_others(self, client: discord.Client, match_id: int, last_id: int = 0) -> None:
        """Show on everybody's boards how a match has ended, or that its time is now short."""
        match = (await self._matches.view(match_id)).match
        boards = [one.session for one in match.people if one.session and one.session.id != last_id]
        due = [one.id for one in boards if match.over or (match.hurried and one.active)]
        await do_each("board not redrawn", due, partial(self._game_messages.refresh, client))

    async def press_join(self, interaction: discord.Interaction, match_id: int) -> None:
        await self._press(interaction, match_id, self._races.join(asker(interaction), match_id))

    async def press_ready(self, interaction: discord.Interaction, match_id: int) -> None:
        ready = self._races.join(asker(interaction), match_id, ready=True)
        await self._press(interaction, match_id, ready)

    async def press_begin(self, interaction: discord.Interaction, match_id: int) -> None:
        await self._press(interaction, match_id, self._races.begin(asker(interaction), match_id))

    async def press_cancel(self, interaction: discord.Interaction, match_id: int) -> None:
        """Close a lobby, or ask whether to end a running match."""
        try:
            match = await self._matches.find_stoppable(asker(interaction), match_id)
        except MatchOver:
            await self._match_messages.redraw(interaction, await self._matches.view(match_id))
            return
        if match.stage is Stage.LOBBY:
            stop = self._matches.stop(asker(interaction), match_id)
            await self._press(interaction, match_id, stop)
        else:
            await answer(interaction, ask_ending(match, look_of(interaction)))

    async def press_end(self, interaction: discord.Interaction, match_id: int) -> None:
        try:
            ended = await self._matches.stop(asker(interaction), match_id)
        except MatchOver:
            ended = await self._matches.view(match_id)
        await dismiss(interaction)
        await self._match_messages.send(interaction, ended)
        await self._tell_others(interaction.client, match_id)

    async def press_enter(self, interaction: discord.Interaction, match_id: int) -> None:
        try:
            entered = await self._matches.enter(asker(interaction), match_id)
        except MatchOver:
            await self._match_messages.redraw(interaction, await self._matches.view(match_id))
        else:
            if entered.match.match.stage is Stage.OVER and not is_private(interaction):
                # where the bot may not edit, the standings still look as if it went on
                await self._match_messages.redraw(interaction, await self._matches.view(match_id))
            await self._new_game.seat(interaction, entered)

    async def press_boards(self, interaction: discord.Interaction, match_id: int) -> None:
        """Show the presser everybody's boards, from the page in the button's detail."""
        page = parse_detail(int, interaction)
        view = await self._matches.show(asker(interaction), match_id)
        # in a thread: a thousand boards take a while
        shown = await asyncio.to_thread(show_boards, view, look_of(interaction, view.theme), page)
        await turn(interaction, shown)

    async def _press(
        self, interaction: discord.Interaction, match_id: int, work: Awaitable[MatchView]
    ) -> None:
        """Do what a button asks; if the match is over, show how it stands."""
        try:
            view = await work
        except MatchOver:
            view = await self._matches.view(match_id)
        await self._match_messages.redraw(interaction, view)
