"""`/wordle stump`: a person thinks of a word, and the bot guesses it."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.board.look import Emojis, Look
from bot.cogs.buttons import Handler, cell, understood
from bot.cogs.modals import FormHandler, form, word_field
from bot.cogs.reading import asker
from bot.cogs.reply import ask, edit, patiently, send
from bot.render.puzzles import stump as render
from bot.render.reply import Action, Reply
from bot.services.players import Players
from bot.services.puzzles.stump import STRATEGY, StumpOutcome, StumpService
from engine.solver import STRATEGIES

STRATEGY_CHOICES = [Choice(name=name, value=name) for name in STRATEGIES]


class Stump(commands.Cog):
    def __init__(self, stumps: StumpService, preferences: Players, emojis: Emojis) -> None:
        self._stumps = stumps
        self._preferences = preferences
        self._emojis = emojis
        self.routes: dict[Action, Handler] = {
            Action.STUMP: self.press_another,
            Action.STUMP_MARK: self.press_mark,
            Action.STUMP_ENTER: self.press_enter,
            Action.STUMP_UNDO: self.press_undo,
            Action.STUMP_MEND: self.press_mend,
            Action.REVEAL: self.ask_word,
        }
        self.forms: dict[Action, FormHandler] = {Action.REVEAL: self.submit_word}

    @app_commands.command()
    @app_commands.choices(strategy=STRATEGY_CHOICES)
    @app_commands.describe(
        strategy="How I guess",
        length="Letters in your word, 4 to 8",
        private="Only you see it",
    )
    async def stump(
        self,
        interaction: discord.Interaction,
        strategy: str = STRATEGY,
        length: Range[int, 4, 8] | None = None,
        private: bool = False,
    ) -> None:
        """Think of a word, and I guess it: you mark my guesses with buttons"""
        begin = self._stumps.begin(asker(interaction), strategy, length, private=private)
        outcome = await patiently(interaction, begin, private=private)
        reply = await self._drawn(outcome, private=private)
        await send(interaction, reply.privately() if private else reply)

    async def press_another(self, interaction: discord.Interaction, stump_id: int) -> None:
        private = _private(interaction)
        another = self._stumps.another(asker(interaction), stump_id, private=private)
        outcome = await patiently(interaction, another, editing=True)
        await edit(interaction, await self._drawn(outcome, private=private))

    async def press_mark(self, interaction: discord.Interaction, stump_id: int) -> None:
        row, at, mark = understood(cell, interaction)
        marked = self._stumps.mark(asker(interaction), stump_id, row, at, mark)
        await self._redraw(interaction, marked)

    async def press_enter(self, interaction: discord.Interaction, stump_id: int) -> None:
        row = understood(int, interaction)
        await self._redraw(interaction, self._stumps.enter(asker(interaction), stump_id, row))

    async def press_undo(self, interaction: discord.Interaction, stump_id: int) -> None:
        row = understood(int, interaction)
        await self._redraw(interaction, self._stumps.undo(asker(interaction), stump_id, row))

    async def press_mend(self, interaction: discord.Interaction, stump_id: int) -> None:
        row = understood(int, interaction)
        await self._redraw(interaction, self._stumps.mend(asker(interaction), stump_id, row))

    async def ask_word(self, interaction: discord.Interaction, stump_id: int) -> None:
        """Open the form for the word it was."""
        length = (await self._stumps.show(asker(interaction), stump_id)).stump.kind.length
        modal = form(interaction, Action.REVEAL, stump_id, "What was it?")
        modal.add_item(word_field(f"Your word of {length} letters", length))
        await ask(interaction, modal)

    async def submit_word(
        self, interaction: discord.Interaction, stump_id: int, texts: dict[str, str]
    ) -> None:
        revealed = self._stumps.reveal(asker(interaction), stump_id, texts["word"])
        await self._redraw(interaction, revealed)

    async def _redraw(
        self, interaction: discord.Interaction, work: Coroutine[Any, Any, StumpOutcome]
    ) -> None:
        """Draw in the message that was pressed, and again if it has changed meanwhile."""
        outcome = await patiently(interaction, work, editing=True)
        private = _private(interaction)
        await edit(interaction, await self._drawn(outcome, private=private))
        newest = await self._stumps.show(asker(interaction), outcome.stump.id)
        if newest.stump != outcome.stump:
            await edit(interaction, await self._drawn(newest, private=private))

    async def _drawn(self, outcome: StumpOutcome, *, private: bool) -> Reply:
        """The message as its player likes it if it is private, else as the server does."""
        now = outcome.stump
        theme = await self._preferences.theme(now.place, now.player, private=private)
        return render.stump(outcome, Look(theme, self._emojis))


def _private(interaction: discord.Interaction) -> bool:
    """Whether the message that was pressed is shown to its player alone."""
    return interaction.message is not None and interaction.message.flags.ephemeral
