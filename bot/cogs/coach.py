"""`/wordle analyse`, `/wordle difficulty`, and the button that analyses an ended game."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.components import DETAIL, FormHandler, Handler, understood
from bot.adapters.reading import LANGUAGES, asker, look
from bot.adapters.reply import edit, patiently, send
from bot.adapters.word_forms import ANSWER, ask_words, read_message, read_words
from bot.adapters.wording import localize
from bot.domain.entries import SeveralBoards
from bot.domain.settings import check_language
from bot.render.coach.details import details
from bot.render.coach.difficulty import difficulty
from bot.render.coach.talk import analysis
from bot.render.reply import Action
from bot.services.coach.analysis import Coach
from bot.services.coach.retelling import Retold, read_hard
from bot.services.puzzles.grids import read_grid
from bot.texts import load
from engine import Hard, parse
from engine.words import ALPHABETS


class CoachCog(commands.Cog):
    def __init__(self, coach: Coach) -> None:
        self._coach = coach
        self.routes: dict[Action, Handler] = {
            Action.ANALYSE: self.press_analyse,
            Action.DETAILS: self.press_details,
        }
        self.forms: dict[Action, FormHandler] = {Action.RETELL: self.submit_game}
        name = localize("commands-message-analyse", load())
        self.message_menus = [app_commands.ContextMenu(name=name, callback=self.analyse_message)]

    @app_commands.command()
    @app_commands.choices(language=LANGUAGES)
    async def analyse(
        self,
        interaction: discord.Interaction,
        share: str = "",
        words: str = "",
        answer: str = "",
        language: str | None = None,
    ) -> None:
        """See what each of your guesses was worth: skill and luck, and what was better"""
        asked = asker(interaction)
        brought = share or words or answer
        work = (
            self._coach.analyse_pasted(asked, share, words, answer, language=language)
            if brought
            else self._coach.game(asked)
        )
        await send(interaction, analysis(await patiently(interaction, work), look(interaction)))

    async def analyse_message(
        self, interaction: discord.Interaction, message: discord.Message
    ) -> None:
        """Analyse the game that a message shows; ask for the words that it does not tell."""
        text = read_message(interaction, message)
        grid, hard = read_grid(text), read_hard(text)
        if grid.boards > 1:
            raise SeveralBoards
        solved, mine = grid.rows[-1][0].all_correct, message.author == interaction.user
        if all(grid.words) and solved:
            await self._analyse(interaction, grid.hints, " ".join(grid.words), "", hard, mine=mine)
        else:
            await ask_words(interaction, Action.RETELL, grid, int(mine), hard, answer=not solved)

    async def submit_game(
        self, interaction: discord.Interaction, mine: int, texts: dict[str, str]
    ) -> None:
        words, tiles = read_words(texts)
        answer, hard = texts.get(ANSWER, ""), Hard(texts[DETAIL])
        await self._analyse(interaction, tiles, words, answer, hard, mine=bool(mine))

    async def _analyse(
        self,
        interaction: discord.Interaction,
        tiles: str,
        words: str,
        answer: str,
        hard: Hard,
        *,
        mine: bool,
    ) -> None:
        asked = asker(interaction)
        work = self._coach.analyse_pasted(asked, tiles, words, answer, hard=hard)
        told = replace(await patiently(interaction, work), took_part=mine)
        await send(interaction, analysis(told, look(interaction)))

    @app_commands.command(name="difficulty")
    @app_commands.choices(language=LANGUAGES)
    async def weigh(
        self, interaction: discord.Interaction, word: str, language: str | None = None
    ) -> None:
        """How hard a word is to guess, for setters of challenges; only you see it"""
        work = self._coach.difficulty(asker(interaction), word, language)
        await send(interaction, difficulty(await patiently(interaction, work), look(interaction)))

    async def press_analyse(self, interaction: discord.Interaction, game_id: int) -> None:
        work = self._coach.game(asker(interaction), game_id)
        await send(interaction, analysis(await patiently(interaction, work), look(interaction)))

    async def press_details(self, interaction: discord.Interaction, game_id: int) -> None:
        """Show the figures of a stored game, or of one that the button tells of."""
        asked = asker(interaction)
        work = (
            self._coach.game(asked, game_id)
            if game_id
            else self._coach.analyse_retold(asked, understood(_read, interaction))
        )
        told = await patiently(interaction, work, editing=True)
        await edit(interaction, details(told, look(interaction)))


def _read(detail: str) -> Retold:
    """A game as a button tells it; raises ValueError, or an engine error for a strange word."""
    language, hard, first, *rest = detail.split(".")
    alphabet = ALPHABETS[check_language(language)]
    answer = parse(first, alphabet)
    guesses = tuple(parse(word, alphabet, len(answer)) for word in rest)
    return Retold(language, guesses, answer, Hard(hard))
