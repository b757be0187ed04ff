"""Pictures of boards: read, confirmed, corrected, and then taken as if they had been typed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import discord
from discord.ext import commands

from bot.adapters.answers.messages import answer, ask, edit, make_way, send, wait_for
from bot.adapters.controls.routes import (
    FormHandler,
    Handler,
    MenuHandler,
    cell,
    form,
    parse_detail,
    word_field,
)
from bot.adapters.controls.shown_boards import find_reading, find_row, mark_tile, split_tiles
from bot.adapters.controls.word_forms import TILES, ask_words, tiles_field
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.door.recent import keep
from bot.adapters.door.uploads import sources
from bot.board.look import Look
from bot.cogs.puzzle_panel import PuzzlePanelCog
from bot.domain.entries import SeveralBoards
from bot.domain.errors import UnknownButton
from bot.domain.players import Asker
from bot.domain.screenshots import Purpose, Wish
from bot.domain.seen_boards import Reading, SeenBoard, parse_rows
from bot.render.coach.talk import analysis
from bot.render.menus import Topic
from bot.render.puzzles.screenshots import add_reading, choice, confirmation
from bot.render.reply import Action, Reply
from bot.services.coach.analysis import Coach
from bot.services.puzzles.grids import lay_out
from bot.services.puzzles.rows import PuzzleRows
from bot.services.puzzles.screenshots import Screenshots
from bot.services.puzzles.which import PuzzleChoice
from engine import Hard, parse
from engine.words import ALPHABETS

RECENT = 256
"""Boards in memory that are being corrected, so that presses in quick succession all count."""


class ScreenshotsCog(commands.Cog):
    """Reads pictures for help and for analyses, and asks where they leave a doubt."""

    def __init__(
        self, screenshots: Screenshots, rows: PuzzleRows, coach: Coach, panel: PuzzlePanelCog
    ) -> None:
        self._screenshots = screenshots
        self._rows = rows
        self._coach = coach
        self._panel = panel
        self._newest: dict[int, Reading] = {}
        self.routes: dict[Action, Handler] = {
            Action.CONFIRM: self.press_confirm,
            Action.TILE: self.press_tile,
            Action.SPELL: self.ask_word,
            Action.DROP_ROW: self.press_drop,
        }
        self.forms: dict[Action, FormHandler] = {Action.SPELL: self.submit_word}
        self.menus: dict[Topic, MenuHandler] = {
            Topic.SEEN_ROWS: self.choose_row,
            Topic.SEEN_BOARDS: self.choose_board,
            Topic.AS_READ: self.correct,
        }

    async def read(
        self, interaction: discord.Interaction, files: Iterable[discord.Attachment], wish: Wish
    ) -> None:
        """Read pictures and go on; ask first where something is doubtful or missing."""
        work = self._screenshots.read(asker(interaction), sources(files), wish.language)
        seen = await wait_for(interaction, work)
        wish = replace(wish, theme=seen.theme)
        if seen.only:
            await self._go_on(interaction, Reading(seen.only, wish))
        else:
            await send(interaction, choice(seen.boards, wish, look_of(interaction)))

    async def describe(
        self, asked: Asker, files: Iterable[discord.Attachment], look: Look
    ) -> Reply:
        """Return what is to be confirmed of pictures in a message, whatever is wanted with them."""
        seen = await self._screenshots.read(asked, sources(files))
        wish = Wish(Purpose.EITHER, theme=seen.theme)
        return confirmation(seen.only, wish, look) if seen.only else choice(seen.boards, wish, look)

    async def press_confirm(self, interaction: discord.Interaction, _: int) -> None:
        """Go on with the board as it stands; ask for the words or the answer that it lacks."""
        purpose, reading = parse_detail(Purpose, interaction), self._find(interaction)
        board, wish = reading.board, replace(reading.wish, purpose=purpose)
        if _is_complete(board, purpose):
            await self._answer(interaction, Reading(board.confirm(), wish))
        else:
            await _ask_words(interaction, board, wish)

    async def press_tile(self, interaction: discord.Interaction, _: int) -> None:
        """Turn a tile of the row that is being corrected."""
        row, at, mark = parse_detail(cell, interaction)
        reading = self._find(interaction)
        await self._change(interaction, reading, mark_tile(reading.board, row, at, mark))

    async def press_drop(self, interaction: discord.Interaction, row: int) -> None:
        """Remove a row that is none."""
        reading = self._find(interaction)
        try:
            board = reading.board.drop(row)
        except IndexError:
            raise UnknownButton from None
        await self._change(interaction, Reading(board, replace(reading.wish, row=None)), board)

    async def ask_word(self, interaction: discord.Interaction, row: int) -> None:
        """Ask for the word of a row, and with several boards for its tiles."""
        say, board = look_of(interaction).say, self._find(interaction).board
        if row >= len(board.rows):
            raise UnknownButton
        modal = form(interaction, Action.SPELL, row, say("screenshots-word-modal", row=row + 1))
        modal.add_item(word_field(say("puzzles-word-field"), board.length))
        if board.boards > 1:
            played = filter(None, board.rows[row].feedbacks)
            modal.add_item(tiles_field(say("screenshots-tiles-field"), " ".join(map(str, played))))
        await ask(interaction, modal)

    async def submit_word(
        self, interaction: discord.Interaction, row: int, texts: dict[str, str]
    ) -> None:
        """Take another word for a row; what is not certain of its tiles stays so."""
        reading = self._find(interaction)
        board = reading.board
        if row >= len(board.rows):
            raise UnknownButton
        word = parse(texts["word"], ALPHABETS[board.language], board.length)
        marks = split_tiles(texts[TILES], board, row) if TILES in texts else None
        await self._change(interaction, reading, board.spell(row, word, marks))

    async def choose_row(self, interaction: discord.Interaction, _: str, values: list[str]) -> None:
        """Show the tiles of a row, to be turned."""
        reading = self._find(interaction)
        chosen = replace(reading.wish, row=find_row(values, reading.board))
        await self._change(interaction, Reading(reading.board, chosen), reading.board)

    async def correct(self, interaction: discord.Interaction, _: str, values: list[str]) -> None:
        """Show what was read above an answer in a message of its own, to be corrected."""
        reading = find_reading(interaction.message)
        chosen = replace(reading.wish, row=find_row(values, reading.board))
        await send(interaction, confirmation(reading.board, chosen, look_of(interaction)))

    async def choose_board(
        self, interaction: discord.Interaction, name: str, values: list[str]
    ) -> None:
        """Go on with one of several boards."""
        try:
            wish = Wish.parse(name)
            _, language, rows = values[0].split(";", 2)
            board = parse_rows(rows, language if language in ALPHABETS else "")
        except ValueError:
            raise UnknownButton from None
        await self._go_on(interaction, Reading(board, wish))

    async def _go_on(self, interaction: discord.Interaction, reading: Reading) -> None:
        """Answer at once if nothing is doubtful or missing, else ask."""
        board, wish = reading.board, reading.wish
        if wish.purpose is Purpose.ANALYSIS and board.boards > 1:
            raise SeveralBoards
        if board.certain and _is_complete(board, wish.purpose):
            await self._answer(interaction, reading)
        else:
            await answer(interaction, confirmation(board, wish, look_of(interaction)))

    async def _answer(self, interaction: discord.Interaction, reading: Reading) -> None:
        if reading.wish.purpose is Purpose.ANALYSIS:
            await self._analyse(interaction, reading)
        else:
            await self._help(interaction, reading)
        self._forget(interaction)

    async def _help(self, interaction: discord.Interaction, reading: Reading) -> None:
        choice = _choose(reading.board, reading.wish)
        take = self._rows.take_board(asker(interaction), reading.board, choice)
        view = await wait_for(interaction, take, private=not choice.shared)
        await make_way(interaction)
        await self._panel.receive(interaction, replace(view, reading=reading))

    async def _analyse(self, interaction: discord.Interaction, reading: Reading) -> None:
        board, wish = reading.board, reading.wish
        grid = lay_out(board)
        work = self._coach.analyse_pasted(
            asker(interaction),
            grid.hints,
            " ".join(grid.words),
            hard=wish.hard,
            language=board.language,
        )
        found = replace(await wait_for(interaction, work), took_part=wish.mine)
        look = look_of(interaction)
        await answer(interaction, add_reading(analysis(found, look), board, wish, look))

    async def _change(
        self, interaction: discord.Interaction, reading: Reading, board: SeenBoard
    ) -> None:
        """Show the board as it is now in the message that was pressed."""
        later = replace(reading, board=board)
        if interaction.message is not None:
            keep(self._newest, interaction.message.id, later, RECENT)
        await edit(interaction, confirmation(board, later.wish, look_of(interaction)))

    def _find(self, interaction: discord.Interaction) -> Reading:
        """Return the board of the message that was pressed; raises `UnknownButton`."""
        message = interaction.message
        newest = self._newest.get(message.id) if message else None
        return newest or find_reading(message)

    def _forget(self, interaction: discord.Interaction) -> None:
        if interaction.message is not None:
            self._newest.pop(interaction.message.id, None)


def _is_complete(board: SeenBoard, purpose: Purpose) -> bool:
    """Return whether nothing has to be asked for."""
    ends = purpose is Purpose.HELP or (purpose is Purpose.ANALYSIS and board.solved)
    return board.lettered and ends


def _choose(board: SeenBoard, wish: Wish) -> PuzzleChoice:
    return PuzzleChoice(
        wish.shared, board.language, board.length, wish.hard, wish.words, board.boards
    )


async def _ask_words(interaction: discord.Interaction, board: SeenBoard, wish: Wish) -> None:
    """Open the form for the words, as a share without words does."""
    language = board.language if board.lettered else wish.language
    if wish.purpose is Purpose.ANALYSIS:
        if board.boards > 1:
            raise SeveralBoards
        detail = f"{wish.hard or Hard.OFF}.{language or ''}"
        solved = board.solved
        grid = lay_out(board)
        await ask_words(interaction, Action.RETELL, grid, int(wish.mine), detail, answer=not solved)
        return
    chosen = (language, board.length, wish.hard, wish.words, board.boards)
    detail = ".".join(str(part or "") for part in chosen)
    await ask_words(interaction, Action.WORDS, lay_out(board), int(wish.shared), detail)
