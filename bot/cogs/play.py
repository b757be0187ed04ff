"""`/wordle play`, `guess`, `board`, `stop`, and the buttons of a game."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.cogs.buttons import Handler
from bot.cogs.modals import FormHandler, form
from bot.cogs.reading import may_manage, place, player
from bot.cogs.reply import send
from bot.cogs.table import Table
from bot.domain.games import GameSession, Mode
from bot.render import play as render
from bot.render.reply import Action
from bot.services.lexicons import Lexicons
from bot.services.play import PlayService
from engine import Hard

CHOICES = 25


class Play(commands.Cog):
    """Games of a channel, and a player's own."""

    def __init__(self, play: PlayService, lexicons: Lexicons) -> None:
        self._play = play
        self._table = Table(play, lexicons)
        self.routes: dict[Action, Handler] = {
            Action.GUESS: self.ask_guess,
            Action.STOP: self.press_stop,
            Action.AGAIN: self.press_again,
        }
        self.forms: dict[Action, FormHandler] = {Action.GUESS: self.submit_guess}

    @app_commands.command()
    @app_commands.describe(
        length="Letters in the word, 4 to 8", hard="Clues must be used", mode="Who plays"
    )
    async def play(
        self,
        interaction: discord.Interaction,
        length: Range[int, 4, 8] | None = None,
        hard: Hard | None = None,
        mode: Mode = Mode.TOGETHER,
    ) -> None:
        """Begin a game in this channel, or a private one"""
        session = await self._play.start(
            interaction.id,
            place(interaction),
            player(interaction.user),
            mode=mode,
            length=length,
            hard=hard,
        )
        await self._table.lay(interaction, session)

    @app_commands.command()
    @app_commands.describe(word="Your guess")
    async def guess(self, interaction: discord.Interaction, word: str) -> None:
        """Guess a word in the running game"""
        outcome = await self._play.guess(
            interaction.id, place(interaction), player(interaction.user), word
        )
        if not outcome.session.mode.private:
            await send(interaction, render.guessed(outcome.session, outcome.turn))
        await self._table.show(interaction, outcome.session)

    @guess.autocomplete("word")
    async def legal_words(self, interaction: discord.Interaction, prefix: str) -> list[Choice[str]]:
        words = await self._play.legal_words(
            place(interaction), player(interaction.user), prefix, CHOICES
        )
        return [Choice(name=word, value=word) for word in words]

    @app_commands.command()
    async def board(self, interaction: discord.Interaction) -> None:
        """Show the running game again, at the bottom of the channel"""
        session = await self._play.board(place(interaction), player(interaction.user))
        await self._table.move(interaction, session)

    @app_commands.command()
    async def stop(self, interaction: discord.Interaction) -> None:
        """Give up the running game and show the answer"""
        session = await self._stop(interaction, None)
        await self._table.move(interaction, session)

    async def press_stop(self, interaction: discord.Interaction, game_id: int) -> None:
        await self._table.redraw(interaction, await self._stop(interaction, game_id))

    async def press_again(self, interaction: discord.Interaction, game_id: int) -> None:
        ended = await self._play.board(place(interaction), player(interaction.user), game_id)
        rules = ended.game.rules
        session = await self._play.start(
            interaction.id,
            place(interaction),
            player(interaction.user),
            mode=ended.mode,
            length=rules.length,
            hard=rules.hard,
        )
        await self._table.lay(interaction, session)

    async def ask_guess(self, interaction: discord.Interaction, game_id: int) -> None:
        """Open the guess modal."""
        session = await self._play.board(place(interaction), player(interaction.user), game_id)
        if not session.active:
            await self._table.redraw(interaction, session)
            return
        length = session.game.rules.length
        modal = form(interaction, Action.GUESS, game_id, "Your guess")
        modal.add_item(
            discord.ui.TextInput(
                label=f"A word of {length} letters",
                custom_id="word",
                min_length=1,
                max_length=length * 4,
            )
        )
        await interaction.response.send_modal(modal)

    async def submit_guess(
        self, interaction: discord.Interaction, game_id: int, texts: dict[str, str]
    ) -> None:
        outcome = await self._play.guess(
            interaction.id,
            place(interaction),
            player(interaction.user),
            texts["word"],
            game_id,
        )
        await self._table.redraw(interaction, outcome.session)

    async def _stop(self, interaction: discord.Interaction, game_id: int | None) -> GameSession:
        return await self._play.stop(
            interaction.id,
            place(interaction),
            player(interaction.user),
            may_manage=may_manage(interaction),
            game_id=game_id,
        )
