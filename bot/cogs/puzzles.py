"""`/wordle help`, `solve` and `stump`: help with puzzles from elsewhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.app_commands import Range
from discord.ext import commands

from bot.adapters.controls.command_texts import localize
from bot.adapters.controls.routes import DETAIL, FormHandler, Handler, route_menu
from bot.adapters.controls.word_forms import (
    PICTURE_FIELD,
    TILES_FIELD,
    ask_first_row,
    ask_words,
    choose_pictures,
    find_own_game,
    read_message,
    read_words,
)
from bot.adapters.door.from_discord import LANGUAGES, RIVAL_CHOICES, asker, look_of
from bot.adapters.door.uploads import find_upload
from bot.adapters.replies.messages import make_way, send, wait_for
from bot.board.tiles import spell_emojis
from bot.brain.rivals import OWN_GUESSES
from bot.cogs.hints import HintsCog
from bot.cogs.puzzle_panel import PuzzlePanelCog
from bot.cogs.screenshots import ScreenshotsCog
from bot.domain.errors import NoSolveSession, TilesMissing, TilesUneven
from bot.domain.puzzles import MOST_BOARDS, WordList
from bot.domain.screenshots import PictureOrText, Purpose, Wish
from bot.render.menus import Topic
from bot.render.puzzles import panel as render
from bot.render.reply import Action, Reply
from bot.services.puzzles.grids import Grid, arrange, read_grid
from bot.services.puzzles.languages import name_language
from bot.services.puzzles.puzzles import Puzzles
from bot.services.puzzles.rows import PuzzleRows
from bot.services.puzzles.typed_rows import (
    count_boards,
    find_language,
    find_lone_word,
    join_share,
    read_wordless,
)
from bot.services.puzzles.which import PuzzleChoice
from bot.texts import load
from engine import Hard

Sender = Callable[[discord.Interaction, Reply], Awaitable[object]]


class PuzzlesCog(commands.Cog):
    """Help with puzzles, as much as a player asks for, and guesses at a player's word."""

    def __init__(
        self,
        puzzles: Puzzles,
        rows: PuzzleRows,
        panel: PuzzlePanelCog,
        pictures: ScreenshotsCog,
        hints: HintsCog,
    ) -> None:
        self._puzzles = puzzles
        self._rows = rows
        self._panel = panel
        self._pictures = pictures
        self._hints = hints
        self.routes: dict[Action, Handler] = {
            Action.FIRST_ROW: ask_first_row,
            Action.LEAD: self.press_lead,
        }
        self.forms: dict[Action, FormHandler] = {
            Action.WORDS: self.submit_words,
            Action.FIRST_ROW: self.submit_first,
        }
        self.menus = {Topic.MORE: route_menu({**panel.routes, **self.routes})}
        name = localize("commands-message-help", load())
        self.message_menus = [app_commands.ContextMenu(name=name, callback=self.help_with)]

    @app_commands.command()
    @app_commands.rename(words="list", tiles="hints")
    @app_commands.choices(language=LANGUAGES)
    async def help(
        self,
        interaction: discord.Interaction,
        *,
        guess: str = "",
        tiles: str = "",
        picture: discord.Attachment | None = None,
        shared: bool = False,
        language: str | None = None,
        length: Range[int, 4, 8] | None = None,
        hard: Hard | None = None,
        words: WordList | None = None,
        boards: Range[int, 1, MOST_BOARDS] | None = None,
    ) -> None:
        """Help with a puzzle from elsewhere; only you see it unless you share it"""
        if picture:
            _refuse_both(guess, tiles)
            wish = Wish(Purpose.HELP, shared, language, hard, words)
            await self._pictures.read(interaction, [picture], wish)
            return
        guess, tiles = join_share(spell_emojis(guess), spell_emojis(tiles))
        language = language or find_language(guess, tiles)
        boards = boards or count_boards(guess, tiles)
        choice = PuzzleChoice(shared, language, length, hard, words, boards)
        if not guess and not tiles:
            await self._show(interaction, shared)
        elif grid := arrange(read_wordless(guess, tiles), boards or 1):
            await self._ask_words(interaction, grid, choice)
        else:
            await self._begin(interaction, guess, tiles, choice)

    async def _begin(
        self, interaction: discord.Interaction, guess: str, tiles: str, choice: PuzzleChoice
    ) -> None:
        """Add rows; a word alone gets buttons for its tiles."""
        if word := find_lone_word(f"{guess} {tiles}"):
            draft = self._rows.draft(asker(interaction), word, choice)
            view = await wait_for(interaction, draft, private=not choice.shared)
            await make_way(interaction)
            await self._panel.send(interaction, view)
        else:
            await self._add(interaction, guess, tiles, choice)

    async def submit_first(
        self, interaction: discord.Interaction, _: int, texts: dict[str, str]
    ) -> None:
        guess, tiles = texts["word"], texts[TILES_FIELD]
        if upload := texts.get(PICTURE_FIELD):
            _refuse_both(guess, tiles)
            files = [find_upload(interaction, upload)]
            await self._pictures.read(interaction, files, Wish(Purpose.HELP))
            return
        if not guess:
            raise TilesMissing
        choice = PuzzleChoice(language=find_language(guess, tiles))
        await self._begin(interaction, guess, tiles, choice)

    async def press_lead(self, interaction: discord.Interaction, _: int) -> None:
        await self._lead(interaction, PuzzleChoice())

    async def help_with(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Take the rows of a message or its pictures; on a board of ours, offer its hints."""
        if game_id := find_own_game(interaction, message):
            await self._hints.press_ask_hint(interaction, game_id)
            return
        text = read_message(interaction, message)
        if files := choose_pictures(interaction, message, text):
            await self._pictures.read(interaction, files, Wish(Purpose.HELP))
            return
        grid = read_grid(text)
        choice = PuzzleChoice(language=name_language(text), length=grid.length, boards=grid.boards)
        if all(grid.words):
            await self._add(interaction, " ".join(grid.words), grid.tiles, choice)
        else:
            await self._ask_words(interaction, grid, choice)

    async def submit_words(
        self, interaction: discord.Interaction, shared: int, texts: dict[str, str]
    ) -> None:
        language, length, hard, words, boards = texts[DETAIL].split(".")
        choice = PuzzleChoice(
            bool(shared),
            language or None,
            int(length) if length else None,
            Hard(hard) if hard else None,
            WordList(words) if words else None,
            int(boards) if boards else None,
        )
        await self._add(interaction, *read_words(texts), choice)

    async def _ask_words(
        self, interaction: discord.Interaction, grid: Grid, choice: PuzzleChoice
    ) -> None:
        """Ask for the words of a grid; raises `TilesUneven` for tiles of another length."""
        guesses, boards, length = len(grid.rows), grid.boards, choice.length or grid.length
        if length != grid.length:
            raise TilesUneven(guesses, boards, length, guesses * boards * grid.length, None)
        chosen = (choice.language, choice.length, choice.hard, choice.words, choice.boards)
        detail = ".".join(str(part or "") for part in chosen)
        await ask_words(interaction, Action.WORDS, grid, int(choice.shared), detail)

    async def _add(
        self, interaction: discord.Interaction, guess: str, tiles: str, choice: PuzzleChoice
    ) -> None:
        shared = choice.shared
        add = self._rows.add(asker(interaction), guess, tiles, choice)
        view = await wait_for(interaction, add, private=not shared)
        await make_way(interaction)
        await self._panel.receive(interaction, view)

    @app_commands.command()
    @app_commands.rename(words="list")
    @app_commands.choices(language=LANGUAGES)
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
        await self._lead(interaction, PuzzleChoice(shared, language, length, hard, words, boards))

    async def _lead(self, interaction: discord.Interaction, choice: PuzzleChoice) -> None:
        """Show the puzzle with a guess to make."""
        lead = self._rows.lead(asker(interaction), choice)
        view = await wait_for(interaction, lead, private=not choice.shared)
        await make_way(interaction)
        await self._panel.send(interaction, view)

    @app_commands.command()
    @app_commands.choices(rival=RIVAL_CHOICES, language=LANGUAGES)
    async def stump(
        self,
        interaction: discord.Interaction,
        rival: str = OWN_GUESSES,
        length: Range[int, 4, 8] | None = None,
        language: str | None = None,
        private: bool = False,
    ) -> None:
        """Think of a word, and I guess it: you mark my guesses with buttons"""
        asked = asker(interaction)
        begin = self._puzzles.stump(asked, rival, length, language, private=private)
        await self._panel.send(interaction, await wait_for(interaction, begin, private=private))

    async def _show(self, interaction: discord.Interaction, shared: bool) -> None:
        show = self._rows.look_up(asker(interaction), shared=shared)
        try:
            view = await wait_for(interaction, show, private=not shared)
        except NoSolveSession:
            await send(interaction, render.introduction(look_of(interaction)))
        else:
            await self._panel.send(interaction, view)


def _refuse_both(guess: str, tiles: str) -> None:
    """Raise `PictureOrText` for words or tiles beside a picture."""
    if guess or tiles:
        raise PictureOrText
