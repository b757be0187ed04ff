"""`/wordle help` and `/wordle solve`: a puzzle from elsewhere."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.cogs.panel import Panel
from bot.cogs.reading import asker
from bot.cogs.reply import patiently, send
from bot.domain.errors import NoSolveSession
from bot.domain.puzzles import MOST_BOARDS, WordList
from bot.render.puzzles import session as render
from bot.services.puzzles.rows import SolveService, Wish
from engine import Hard
from engine.words import ALPHABETS

AT_ONCE = 0.2
"""Seconds after which an answer goes out; guesses found later are added to it."""

LANGUAGES = [Choice(name=language, value=language) for language in ALPHABETS]
OPTIONS = {
    "shared": "One puzzle that the whole channel works on",
    "language": "The language of the words",
    "length": "Letters in the word, 4 to 8",
    "hard": "Suggest only what hard mode allows",
    "words": "What may be the answer: likely words first, or everything alike",
    "boards": "Words guessed at once, 1 to 8",
}


class Help(commands.Cog):
    """Solves puzzles with people, as far as they ask."""

    def __init__(self, solve: SolveService, panel: Panel) -> None:
        self._solve = solve
        self._panel = panel
        self.routes = panel.routes
        self.forms = panel.forms

    @app_commands.command()
    @app_commands.rename(words="list")
    @app_commands.choices(language=LANGUAGES)
    @app_commands.describe(
        guess="The word you guessed, or several",
        hints="The tiles: 20012, gy.bx, emoji, or a whole share pasted",
        **OPTIONS,
    )
    async def help(
        self,
        interaction: discord.Interaction,
        *,
        guess: str = "",
        hints: str = "",
        shared: bool = False,
        language: str | None = None,
        length: Range[int, 4, 8] | None = None,
        hard: Hard | None = None,
        words: WordList | None = None,
        boards: Range[int, 1, MOST_BOARDS] | None = None,
    ) -> None:
        """Help with a puzzle from elsewhere; only you see it unless you share it"""
        wish = Wish(shared, language, length, hard, words, boards)
        if not guess and not hints:
            await self._show(interaction, shared)
            return
        add = self._solve.add(asker(interaction), guess, hints, wish, patience=AT_ONCE)
        outcome = await patiently(interaction, add, private=not shared)
        await self._panel.receive(interaction, outcome)
        if outcome.thinking:
            await self._panel.complete(interaction, outcome)

    @app_commands.command()
    @app_commands.rename(words="list")
    @app_commands.choices(language=LANGUAGES)
    @app_commands.describe(**OPTIONS)
    async def solve(
        self,
        interaction: discord.Interaction,
        *,
        shared: bool = False,
        language: str | None = None,
        length: Range[int, 4, 8] | None = None,
        hard: Hard | None = None,
        words: WordList | None = None,
        boards: Range[int, 1, MOST_BOARDS] | None = None,
    ) -> None:
        """Solve a puzzle from elsewhere: I propose each guess, you press the tiles"""
        wish = Wish(shared, language, length, hard, words, boards)
        lead = self._solve.lead(asker(interaction), wish)
        outcome = await patiently(interaction, lead, private=not shared)
        await self._panel.lay(interaction, outcome)

    async def _show(self, interaction: discord.Interaction, shared: bool) -> None:
        show = self._solve.show(asker(interaction), shared=shared)
        try:
            outcome = await patiently(interaction, show, private=not shared)
        except NoSolveSession:
            await send(interaction, render.teaching())
        else:
            await self._panel.lay(interaction, outcome)
