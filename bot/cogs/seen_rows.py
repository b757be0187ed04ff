"""The rows that were read in a picture, corrected with the buttons of their tiles and a form."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.adapters.controls.routes import (
    FormHandler,
    Handler,
    MenuHandler,
    cell,
    choice_field,
    form,
    language_field,
    parse_detail,
    word_field,
)
from bot.adapters.controls.shown_boards import (
    drop_row,
    find_reading,
    find_row,
    mark_tile,
    split_tiles,
)
from bot.adapters.controls.word_forms import TILES_FIELD, tiles_field
from bot.adapters.door.from_discord import look_of
from bot.adapters.door.recent import keep
from bot.adapters.replies.messages import ask, edit, send
from bot.domain.errors import TooManyRows, UnknownButton
from bot.domain.puzzles import MOST_ENTRIES
from bot.domain.seen_boards import PictureReading, SeenBoard, SeenRow
from bot.render.menus import Topic
from bot.render.puzzles.screenshots import confirmation
from bot.render.reply import Action
from engine import parse
from engine.words import ALPHABETS

BOARDS_IN_MEMORY = 256
"""Boards in memory that are being corrected, so that presses in quick succession all count."""


class SeenRows:
    """Corrects what was read; the message that shows a board holds it.

    These are some of the buttons of `ScreenshotsCog`.
    """

    def __init__(self) -> None:
        self._newest: dict[int, PictureReading] = {}
        self.routes: dict[Action, Handler] = {
            Action.TILE: self.press_tile,
            Action.SPELL: self.ask_word,
            Action.DROP_ROW: self.press_drop,
            Action.ADD_ROW: self.ask_row,
            Action.SEEN_LANGUAGE: self.ask_language,
        }
        self.forms: dict[Action, FormHandler] = {
            Action.SPELL: self.submit_word,
            Action.ADD_ROW: self.submit_row,
            Action.SEEN_LANGUAGE: self.submit_language,
        }
        self.menus: dict[Topic, MenuHandler] = {
            Topic.SEEN_ROWS: self.choose_row,
            Topic.AS_READ: self.correct,
        }

    def find(self, interaction: discord.Interaction) -> PictureReading:
        """Return the board of the message that was pressed; raises `UnknownButton`."""
        message = interaction.message
        newest = self._newest.get(message.id) if message else None
        return newest or find_reading(message)

    def forget(self, interaction: discord.Interaction) -> None:
        """Keep nothing more of the message that was pressed."""
        if interaction.message is not None:
            self._newest.pop(interaction.message.id, None)

    async def press_tile(self, interaction: discord.Interaction, _: int) -> None:
        """Turn a tile of the row that is being corrected."""
        row, at, mark = parse_detail(cell, interaction)
        reading = self.find(interaction)
        await self._change(interaction, reading, mark_tile(reading.board, row, at, mark))

    async def press_drop(self, interaction: discord.Interaction, row: int) -> None:
        """Remove a row that is none, unless the press has come before."""
        count, reading = parse_detail(int, interaction), self.find(interaction)
        board = reading.board
        if count == len(board.rows):
            board = drop_row(board, row)
            reading = replace(reading, wish=replace(reading.wish, row=None))
        await self._change(interaction, reading, board)

    async def ask_word(self, interaction: discord.Interaction, row: int) -> None:
        """Ask for the word of a row, and with several boards for its tiles."""
        say, board = look_of(interaction).say, self.find(interaction).board
        if row >= len(board.rows):
            raise UnknownButton
        modal = form(interaction, Action.SPELL, row, say("screenshots-word-modal", row=row + 1))
        modal.add_item(word_field(say("puzzles-word-field"), board.length, board.rows[row].word))
        if board.boards > 1:
            played = filter(None, board.rows[row].feedbacks)
            modal.add_item(tiles_field(say("screenshots-tiles-field"), " ".join(map(str, played))))
        elif not board.rows[row].word:
            modal.add_item(tiles_field(say("screenshots-row-tiles-field")))
        await ask(interaction, modal)

    async def submit_word(
        self, interaction: discord.Interaction, row: int, texts: dict[str, str]
    ) -> None:
        """Take another word for a row; what is not certain of its tiles stays so."""
        reading = self.find(interaction)
        board = reading.board
        if row >= len(board.rows):
            raise UnknownButton
        word = parse(texts["word"], ALPHABETS[board.language], board.length)
        marks = split_tiles(texts[TILES_FIELD], board, row) if TILES_FIELD in texts else None
        await self._change(interaction, reading, board.spell(row, word, marks))

    async def ask_row(self, interaction: discord.Interaction, _: int) -> None:
        """Ask for the word and the tiles of a row that the picture does not show."""
        say, reading = look_of(interaction).say, self.find(interaction)
        board = reading.board
        modal = form(interaction, Action.ADD_ROW, 0, say("screenshots-add-button"))
        modal.add_item(word_field(say("puzzles-word-field"), board.length))
        modal.add_item(tiles_field(say("screenshots-row-tiles-field")))
        last = len(board.rows) + 1
        places = {str(at): say("screenshots-place-choice", row=at) for at in range(1, last + 1)}
        modal.add_item(choice_field("place", say("screenshots-place-field"), places, str(last)))
        await ask(interaction, modal)

    async def submit_row(
        self, interaction: discord.Interaction, _: int, texts: dict[str, str]
    ) -> None:
        """Add a row that the picture does not show."""
        reading = self.find(interaction)
        board, at = reading.board, int(texts["place"]) - 1
        if board.boards > 1 or not 0 <= at <= len(board.rows):
            raise UnknownButton
        if len(board.rows) >= MOST_ENTRIES:
            raise TooManyRows(MOST_ENTRIES)
        word = parse(texts["word"], ALPHABETS[board.language], board.length)
        row = SeenRow(word, split_tiles(texts[TILES_FIELD], board))
        reading = replace(reading, wish=replace(reading.wish, row=None))
        await self._change(interaction, reading, board.add(at, row))

    async def ask_language(self, interaction: discord.Interaction, _: int) -> None:
        """Ask for the language of the words."""
        say, board = look_of(interaction).say, self.find(interaction).board
        modal = form(interaction, Action.SEEN_LANGUAGE, 0, say("puzzles-language-button"))
        modal.add_item(language_field(say("puzzles-language-field"), board.language))
        await ask(interaction, modal)

    async def submit_language(
        self, interaction: discord.Interaction, _: int, texts: dict[str, str]
    ) -> None:
        """Take the words that were read as those of another language."""
        reading, language = self.find(interaction), texts["language"]
        if language not in ALPHABETS:
            raise UnknownButton
        await self._change(interaction, reading, reading.board.translate(language))

    async def choose_row(self, interaction: discord.Interaction, _: str, values: list[str]) -> None:
        """Show the tiles of a row, to be turned."""
        reading = self.find(interaction)
        chosen = replace(reading.wish, row=find_row(values, reading.board))
        await self._change(interaction, PictureReading(reading.board, chosen), reading.board)

    async def correct(self, interaction: discord.Interaction, _: str, values: list[str]) -> None:
        """Show what was read above an answer in a message of its own, to be corrected."""
        reading = find_reading(interaction.message)
        chosen = replace(reading.wish, row=find_row(values, reading.board))
        await send(interaction, confirmation(reading.board, chosen, look_of(interaction)))

    async def _change(
        self, interaction: discord.Interaction, reading: PictureReading, board: SeenBoard
    ) -> None:
        """Show the board as it is now in the message that was pressed."""
        later = replace(reading, board=board)
        if interaction.message is not None:
            keep(self._newest, interaction.message.id, later, BOARDS_IN_MEMORY)
        await edit(interaction, confirmation(board, later.wish, look_of(interaction)))
