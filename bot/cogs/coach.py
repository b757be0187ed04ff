"""`/wordle analyse`, `/wordle difficulty`, and the button that analyses an ended game."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.adapters.controls.command_texts import localize
from bot.adapters.controls.routes import DETAIL, FormHandler, Handler, MenuHandler, parse_detail
from bot.adapters.controls.word_forms import (
    ANSWER_FIELD,
    MOST_TILES,
    MOST_TYPED,
    ask_answer,
    ask_words,
    choose_pictures,
    find_own_game,
    read_message,
    read_words,
)
from bot.adapters.door.from_discord import LANGUAGES, asker, look_of
from bot.adapters.replies.messages import edit, send, wait_for
from bot.board.look import Look
from bot.cogs.screenshots import ScreenshotsCog
from bot.domain.entries import SeveralBoards
from bot.domain.errors import AnswerMissing, UnknownButton
from bot.domain.players import Asker
from bot.domain.screenshots import PictureOrText, Purpose, Wish
from bot.domain.setting_changes import check_language
from bot.render.coach.details import details
from bot.render.coach.difficulty import difficulty
from bot.render.coach.pages import THEIRS
from bot.render.coach.talk import analysis
from bot.render.menus import Topic
from bot.render.reply import Action, Reply
from bot.services.coach.analysis import Coach
from bot.services.coach.pasted_games import Retold, read_hard
from bot.services.coach.views import BoardsAnalysis, GameAnalysis
from bot.services.puzzles.grids import Grid, arrange, read_grid
from bot.services.puzzles.languages import name_language
from bot.services.puzzles.typed_rows import count_boards, read_wordless
from bot.texts import load
from engine import Hard, parse
from engine.errors import ForeignLetter
from engine.words import ALPHABETS

Page = Callable[[GameAnalysis | BoardsAnalysis, Look], Reply]
"""A page of an analysis: its words, or its figures."""


class CoachCog(commands.Cog):
    """Analyses of games, and the difficulty of words."""

    def __init__(self, coach: Coach, pictures: ScreenshotsCog) -> None:
        self._coach = coach
        self._pictures = pictures
        self.routes: dict[Action, Handler] = {
            Action.ANALYSE: self.press_analyse,
            Action.DETAILS: self.press_details,
            Action.IN_WORDS: self.press_in_words,
        }
        self.forms: dict[Action, FormHandler] = {Action.RETELL: self.submit_game}
        self.menus: dict[Topic, MenuHandler] = {Topic.RETOLD: self.choose_language}
        name = localize("commands-message-analyse", load())
        self.message_menus = [app_commands.ContextMenu(name=name, callback=self.analyse_message)]

    @app_commands.command()
    @app_commands.choices(language=LANGUAGES)
    async def analyse(
        self,
        interaction: discord.Interaction,
        *,
        share: str = "",
        words: str = "",
        answer: str = "",
        picture: discord.Attachment | None = None,
        language: str | None = None,
    ) -> None:
        """See what each of your guesses was worth: skill and luck, and what was better"""
        if picture:
            if share or words or answer:
                raise PictureOrText
            await self._pictures.read(
                interaction, [picture], Wish(Purpose.ANALYSIS, language=language)
            )
            return
        asks = not (words or answer or count_boards(share))
        if asks and (grid := arrange(read_wordless("", share), 1)):
            await self._ask_words(interaction, grid, read_hard(share), language)
            return
        asked = asker(interaction)
        brought = share or words or answer
        work = (
            self._coach.analyse_pasted(asked, share, words, answer, language=language)
            if brought
            else self._coach.analyse_game(asked)
        )
        try:
            found = await wait_for(interaction, work)
        except AnswerMissing:
            hard = read_hard(share)
            tiles, typed = share[:MOST_TILES], words[:MOST_TYPED].split()
            await ask_answer(interaction, typed, tiles, f"{hard}.{language or ''}")
            return
        await send(interaction, analysis(found, look_of(interaction)))

    async def analyse_message(
        self, interaction: discord.Interaction, message: discord.Message
    ) -> None:
        """Analyse the game in a message or its pictures; ask for the words that it lacks."""
        if game_id := find_own_game(interaction, message):
            await self.press_analyse(interaction, game_id)
            return
        text = read_message(interaction, message)
        mine = message.author == interaction.user
        if files := choose_pictures(interaction, message, text):
            await self._pictures.read(interaction, files, Wish(Purpose.ANALYSIS, mine=mine))
            return
        grid, hard, language = read_grid(text), read_hard(text), name_language(text)
        if grid.boards > 1:
            raise SeveralBoards
        solved = grid.rows[-1][0].all_correct
        if all(grid.words) and solved:
            work = self._coach.analyse_pasted(
                asker(interaction), grid.tiles, " ".join(grid.words), hard=hard, language=language
            )
            await self._send_analysis(interaction, work, mine=mine)
        else:
            await self._ask_words(interaction, grid, hard, language, mine=mine)

    async def _ask_words(
        self,
        interaction: discord.Interaction,
        grid: Grid,
        hard: Hard,
        language: str | None,
        *,
        mine: bool = True,
    ) -> None:
        """Ask for the words of a grid, and for the answer if it was not found."""
        solved = grid.rows[-1][0].all_correct
        detail = f"{hard}.{language or ''}"
        await ask_words(interaction, Action.RETELL, grid, int(mine), detail, answer=not solved)

    async def submit_game(
        self, interaction: discord.Interaction, mine: int, texts: dict[str, str]
    ) -> None:
        words, tiles = read_words(texts)
        hard, _, language = texts[DETAIL].partition(".")
        work = self._coach.analyse_pasted(
            asker(interaction),
            tiles,
            words,
            texts.get(ANSWER_FIELD, ""),
            hard=Hard(hard),
            language=language or None,
        )
        await self._send_analysis(interaction, work, mine=bool(mine))

    async def choose_language(
        self, interaction: discord.Interaction, name: str, values: list[str]
    ) -> None:
        """Analyse a game from elsewhere again in another language."""
        mine, _, moves = name.partition(".")
        try:
            game = _read(f"{values[0]}.{moves}")
        except ForeignLetter:
            raise
        except ValueError:
            raise UnknownButton from None
        work = self._coach.analyse_retold(asker(interaction), game)
        found = await wait_for(interaction, work, editing=True)
        await edit(
            interaction, analysis(replace(found, took_part=mine == "1"), look_of(interaction))
        )

    async def _send_analysis(
        self,
        interaction: discord.Interaction,
        work: Coroutine[Any, Any, GameAnalysis | BoardsAnalysis],
        *,
        mine: bool,
    ) -> None:
        found = replace(await wait_for(interaction, work), took_part=mine)
        await send(interaction, analysis(found, look_of(interaction)))

    @app_commands.command(name="difficulty")
    @app_commands.choices(language=LANGUAGES)
    async def weigh(
        self, interaction: discord.Interaction, word: str, language: str | None = None
    ) -> None:
        """See what a word means and how hard it is to guess; only you see it"""
        work = self._coach.difficulty(asker(interaction), word, language)
        await send(interaction, difficulty(await wait_for(interaction, work), look_of(interaction)))

    async def press_analyse(self, interaction: discord.Interaction, game_id: int) -> None:
        work = self._coach.analyse_game(asker(interaction), game_id)
        await send(interaction, analysis(await wait_for(interaction, work), look_of(interaction)))

    async def press_details(self, interaction: discord.Interaction, game_id: int) -> None:
        """Show the figures of a stored game, or of the game in the button's detail."""
        await self._turn(interaction, game_id, details)

    async def press_in_words(self, interaction: discord.Interaction, game_id: int) -> None:
        """Go back from the figures of a game to what is said of it."""
        await self._turn(interaction, game_id, analysis)

    async def _turn(self, interaction: discord.Interaction, game_id: int, page: Page) -> None:
        asked = asker(interaction)
        detailed = page is details
        work = (
            self._coach.analyse_game(asked, game_id, detailed=detailed)
            if game_id
            else self._analyse_told(asked, *parse_detail(_read_page, interaction), detailed)
        )
        found = await wait_for(interaction, work, editing=True)
        await edit(interaction, page(found, look_of(interaction)))

    async def _analyse_told(
        self, asked: Asker, game: Retold, mine: bool, detailed: bool
    ) -> GameAnalysis | BoardsAnalysis:
        found = await self._coach.analyse_retold(asked, game, detailed=detailed)
        return replace(found, took_part=mine)


def _read_page(detail: str) -> tuple[Retold, bool]:
    """Parse the game in the button of a page, and whether it is the reader's own."""
    return _read(detail.removeprefix(THEIRS)), not detail.startswith(THEIRS)


def _read(detail: str) -> Retold:
    """Parse the game in a button's detail.

    Raises ValueError, or an engine error for a malformed word.
    """
    language, hard, first, *rest = detail.split(".")
    alphabet = ALPHABETS[check_language(language)]
    first, *others = first.split("-")
    answer = parse(first, alphabet)
    further, guesses = (
        tuple(parse(word, alphabet, len(answer)) for word in words) for words in (others, rest)
    )
    return Retold(language, guesses, answer, Hard(hard), others=further)
