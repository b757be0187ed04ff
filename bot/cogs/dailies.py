"""`/wordle daily`: today's puzzle, past ones and their calendar, and the proof of each word."""

from __future__ import annotations

from datetime import date

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.replies.live_message import LiveMessage
from bot.adapters.replies.messages import send
from bot.cogs.new_game import NewGameCog
from bot.domain.errors import UnknownButton
from bot.domain.modes import DAILY
from bot.domain.options import Options
from bot.render.archive import calendar, label
from bot.render.daily_proof import proof
from bot.render.reply import Action
from bot.services.games.view import GameView
from bot.services.matches.matches import Matches

_CHOICES = 25
"""Days that Discord lists at most."""


class DailiesCog(commands.Cog):
    """The puzzle of each day."""

    def __init__(
        self, matches: Matches, new_game: NewGameCog, game_messages: LiveMessage[GameView]
    ) -> None:
        self._matches = matches
        self._new_game = new_game
        self._game_messages = game_messages
        self.routes: dict[Action, Handler] = {
            Action.PROOF: self.press_proof,
            Action.CALENDAR: self.press_calendar,
            Action.UNSOLVED: self.press_unsolved,
        }
        self.forms: dict[Action, FormHandler] = {}

    @app_commands.command()
    async def daily(self, interaction: discord.Interaction, day: str = "") -> None:
        """Play today's puzzle, on a board only you see"""
        if day:
            past = await self._matches.archive.play(asker(interaction), day)
            await self._game_messages.send(interaction, past)
        else:
            await self._new_game.begin(interaction, DAILY, Options())

    @daily.autocomplete("day")
    async def past_days(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        """Return the latest dailies whose names or dates contain what was typed."""
        say = look_of(interaction).say
        past = await self._matches.archive.latest(asker(interaction), _CHOICES)
        named = [(label(one, say), str(one.day)) for one in past]
        wanted = typed.casefold()
        return [
            Choice(name=name, value=day)
            for name, day in named
            if wanted in f"{name} {day}".casefold()
        ]

    async def press_proof(self, interaction: discord.Interaction, match_id: int) -> None:
        view = await self._matches.show(asker(interaction), match_id)
        await send(interaction, proof(view.match, look_of(interaction)))

    async def press_calendar(self, interaction: discord.Interaction, month: int) -> None:
        """Show the player's calendar of a month, numbered like 202611; 0 is the present one."""
        year, of_year = divmod(month, 100)
        try:
            day = date(year, of_year, 1) if month else None
        except (ValueError, OverflowError):
            raise UnknownButton from None
        found = await self._matches.archive.calendar(asker(interaction), day)
        await send(interaction, calendar(found, look_of(interaction, found.theme)))

    async def press_unsolved(self, interaction: discord.Interaction, _: int) -> None:
        past = await self._matches.archive.play_next(asker(interaction))
        await self._game_messages.send(interaction, past)
