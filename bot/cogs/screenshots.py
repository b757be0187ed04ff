"""Pictures of boards: read, confirmed, corrected, and then taken as if they had been typed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import discord
from discord.ext import commands

from bot.adapters.controls.routes import (
    FormHandler,
    Handler,
    MenuHandler,
    parse_detail,
)
from bot.adapters.controls.word_forms import ask_words
from bot.adapters.door.from_discord import asker, look_of
from bot.adapters.door.uploads import Posted, sources
from bot.adapters.replies.messages import answer, make_way, send, wait_for
from bot.board.look import Look
from bot.cogs.puzzle_panel import PuzzlePanelCog
from bot.cogs.seen_rows import SeenRows
from bot.domain.entries import SeveralBoards
from bot.domain.errors import UnknownButton
from bot.domain.players import Asker, Player
from bot.domain.screenshots import Purpose, Wish
from bot.domain.seen_boards import PictureReading, SeenBoard, parse_rows
from bot.render.coach.talk import analysis
from bot.render.menus import Topic
from bot.render.puzzles.screenshots import add_reading, choice, first_confirmation
from bot.render.reply import Action, Reply
from bot.services.coach.analysis import Coach
from bot.services.puzzles.grids import lay_out
from bot.services.puzzles.rows import PuzzleRows
from bot.services.puzzles.screenshots import Screenshots, Seen
from bot.services.puzzles.which import PuzzleChoice
from engine import Hard
from engine.words import ALPHABETS


class ScreenshotsCog(commands.Cog):
    """Reads pictures for help and for analyses, and asks where they leave a doubt."""

    def __init__(
        self,
        screenshots: Screenshots,
        rows: PuzzleRows,
        coach: Coach,
        panel: PuzzlePanelCog,
    ) -> None:
        self._screenshots = screenshots
        self._rows = rows
        self._coach = coach
        self._panel = panel
        self._seen_rows = SeenRows()
        corrections = self._seen_rows
        self.routes: dict[Action, Handler] = {
            Action.CONFIRM: self.press_confirm,
            **corrections.routes,
        }
        self.forms: dict[Action, FormHandler] = corrections.forms
        self.menus: dict[Topic, MenuHandler] = {
            Topic.SEEN_BOARDS: self.choose_board,
            **corrections.menus,
        }

    async def read(
        self, interaction: discord.Interaction, files: Iterable[Posted], wish: Wish
    ) -> None:
        """Read pictures and go on; ask first where something is doubtful or missing."""
        work = self._screenshots.read(asker(interaction), sources(files), wish.language)
        seen = await wait_for(interaction, work)
        wish = replace(wish, theme=seen.theme)
        if seen.only:
            await self._go_on(interaction, PictureReading(seen.only, wish))
        else:
            await send(interaction, choice(seen.boards, wish, look_of(interaction)))

    async def recall(self, player: Player) -> Player:
        """Return who writes, with their locale if it is known."""
        return await self._screenshots.recall(player)

    async def describe(self, asked: Asker, files: Iterable[Posted], look: Look) -> Reply:
        """Return what is to be confirmed of pictures in a message, whatever is wanted with them."""
        return self._ask(await self._screenshots.read(asked, sources(files)), look)

    async def describe_text(self, asked: Asker, text: str, look: Look) -> Reply:
        """Return what is to be confirmed of rows in a message, whatever is wanted with them."""
        return self._ask(await self._screenshots.read_text(asked, text), look)

    def _ask(self, seen: Seen, look: Look) -> Reply:
        wish = Wish(Purpose.EITHER, theme=seen.theme)
        if seen.only:
            return first_confirmation(seen.only, wish, look)
        return choice(seen.boards, wish, look)

    async def press_confirm(self, interaction: discord.Interaction, _: int) -> None:
        """Go on with the board as it stands; ask for the words or the answer that it lacks."""
        purpose, reading = parse_detail(Purpose, interaction), self._seen_rows.find(interaction)
        board, wish = reading.board, replace(reading.wish, purpose=purpose)
        if _is_complete(board, purpose):
            await self._answer(interaction, PictureReading(board.confirm(), wish))
        else:
            await _ask_words(interaction, board, wish)

    async def choose_board(
        self, interaction: discord.Interaction, name: str, values: list[str]
    ) -> None:
        """Go on with one of several boards."""
        try:
            wish = Wish.parse(name)
            _, language, rows = values[0].split(";", 2)
            board = parse_rows(rows, language)
        except ValueError:
            raise UnknownButton from None
        if language not in ALPHABETS:
            raise UnknownButton
        await self._go_on(interaction, PictureReading(board, wish))

    async def _go_on(self, interaction: discord.Interaction, reading: PictureReading) -> None:
        """Answer at once if nothing is doubtful or missing, else ask."""
        board, wish = reading.board, reading.wish
        if wish.purpose is Purpose.ANALYSIS and board.boards > 1 and not board.answers:
            raise SeveralBoards
        if board.certain and _is_complete(board, wish.purpose):
            await self._answer(interaction, reading)
        else:
            await answer(interaction, first_confirmation(board, wish, look_of(interaction)))

    async def _answer(self, interaction: discord.Interaction, reading: PictureReading) -> None:
        if reading.wish.purpose is Purpose.ANALYSIS:
            await self._analyse(interaction, reading)
        else:
            await self._help(interaction, reading)
        self._seen_rows.forget(interaction)

    async def _help(self, interaction: discord.Interaction, reading: PictureReading) -> None:
        choice = _choose(reading.board, reading.wish)
        take = self._rows.take_board(asker(interaction), reading.board, choice)
        view = await wait_for(interaction, take, private=not choice.shared)
        await make_way(interaction)
        await self._panel.receive(interaction, replace(view, reading=reading))

    async def _analyse(self, interaction: discord.Interaction, reading: PictureReading) -> None:
        board, wish = reading.board, reading.wish
        grid = lay_out(board)
        work = self._coach.analyse_pasted(
            asker(interaction),
            # the answers of several boards tell their marks
            grid.tiles if board.boards == 1 else "",
            " ".join(grid.words),
            " ".join(board.answers) if board.boards > 1 else "",
            hard=wish.hard,
            language=board.language,
        )
        found = replace(await wait_for(interaction, work), took_part=wish.mine)
        look = look_of(interaction)
        await answer(interaction, add_reading(analysis(found, look), board, wish, look))


def _is_complete(board: SeenBoard, purpose: Purpose) -> bool:
    """Return whether nothing has to be asked for."""
    ends = purpose is Purpose.HELP or (purpose is Purpose.ANALYSIS and bool(board.answers))
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
