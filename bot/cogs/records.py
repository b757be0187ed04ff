"""`/wordle record` and `records`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.adapters.controls.routes import (
    FormHandler,
    Handler,
    MenuHandler,
    detail,
    form,
    parse_number,
)
from bot.adapters.door.from_discord import asker, choose_look, look_of, place
from bot.adapters.replies.messages import ask, edit, may_turn, send, turn, wait_for
from bot.board.look import Look
from bot.domain.errors import UnknownButton
from bot.domain.players import Asker
from bot.domain.records.games import WORDLE
from bot.domain.standings import Period
from bot.render import recorded_shares
from bot.render import records as render
from bot.render.menus import Topic
from bot.render.recordable import list_recordable
from bot.render.reply import Action, Button, Reply
from bot.render.who_is_who import who_button
from bot.render.wordle_week import week
from bot.services.records.leaderboard import RecordLeaderboards
from bot.services.records.shares import ShareRecords

_CHOICES = 25
_LONGEST = 4000
"""Characters that Discord takes in a field."""


class RecordsCog(commands.Cog):
    """Results of puzzles played elsewhere."""

    def __init__(self, recording: ShareRecords, boards: RecordLeaderboards) -> None:
        self._recording = recording
        self._boards = boards
        self.routes: dict[Action, Handler] = {
            Action.UNRECORD: self.press_remove,
            Action.RECORDABLE: self.press_recordable,
            Action.WEEK: self.press_week,
            Action.RECORD_PAGE: self.press_page,
        }
        self.forms: dict[Action, FormHandler] = {Action.RECORD: self.submit}
        self.menus: dict[Topic, MenuHandler] = {
            Topic.UNRECORD: self.choose_removed,
            Topic.SCORES: self.choose_board,
        }

    @app_commands.command()
    async def record(self, interaction: discord.Interaction, share: str = "") -> None:
        """Record a pasted result of a puzzle played elsewhere"""
        if share:
            await self._record(interaction, share)
            return
        say = look_of(interaction).say
        modal = form(interaction, Action.RECORD, 0, say("records-modal"))
        field = discord.ui.TextInput[Any](
            label=say("records-share-field"),
            custom_id="share",
            style=discord.TextStyle.paragraph,
            max_length=_LONGEST,
        )
        modal.add_item(field)
        await ask(interaction, modal)

    async def submit(self, interaction: discord.Interaction, _: int, texts: dict[str, str]) -> None:
        await self._record(interaction, texts["share"])

    async def _record(self, interaction: discord.Interaction, share: str) -> None:
        asked, look = asker(interaction), look_of(interaction)
        receipt = await wait_for(interaction, self._recording.record(asked, share))
        await send(interaction, recorded_shares.receipt(receipt, asked, look))

    @app_commands.command()
    async def records(
        self, interaction: discord.Interaction, game: str = "", period: Period = Period.ALL
    ) -> None:
        """Who is best at a puzzle played elsewhere, and how each is ranked"""
        asked = asker(interaction)
        nameless = await self._boards.count_nameless(asked.place)
        if game:
            work = self._boards.rank(asked.place, asked.player, game, period)
            board = await wait_for(interaction, work, private=False)
            # results of summaries may only wait for somebody to say whose they are
            if nameless and board.game is WORDLE and not board.ranking.best:
                await self.press_recordable(interaction, 0)
            else:
                look = choose_look(interaction, asked.place, private=not board.ranking.best)
                who = await self._offer_names(asked, look)
                await send(interaction, render.board(board, look, who=who))
            return
        leaders = await self._boards.list_leaders(asked.place, asked.player, period)
        if leaders or not nameless:
            look = choose_look(interaction, asked.place, private=not leaders)
            who = await self._offer_names(asked, look)
            await send(interaction, render.list_leaders(leaders, look, who=who))
        else:
            await self.press_recordable(interaction, 0)

    async def choose_board(
        self, interaction: discord.Interaction, _: str, values: list[str]
    ) -> None:
        """Show the leaderboard of the game and the days in the option, or another page of games."""
        key, period, page = (*values[0].split("."), "0", "")[:3]
        if period not in [*Period] or not page.isdecimal():
            raise UnknownButton
        work = self._show(interaction, key, Period(period), parse_number(page))
        await turn(interaction, await wait_for(interaction, work, editing=may_turn(interaction)))

    async def press_recordable(self, interaction: discord.Interaction, _: int) -> None:
        """Say privately what can be recorded, and ask who names are whom nobody knows."""
        asked, look = asker(interaction), look_of(interaction)
        waiting, named = await self._find_names(asked)
        games = await self._boards.list_games(asked.place)
        count = await self._boards.count_nameless(asked.place)
        await send(interaction, list_recordable(games, waiting, look, named=named, nameless=count))

    async def press_page(self, interaction: discord.Interaction, page: int) -> None:
        """Turn to a page of the leaderboard of the game and the days in the button's detail."""
        key, _, days = detail(interaction).partition(".")
        if days not in [*Period]:
            raise UnknownButton
        asked = asker(interaction)
        look = choose_look(interaction, asked.place)
        work = self._boards.rank(asked.place, asked.player, key, Period(days), page)
        found = await wait_for(interaction, work, editing=may_turn(interaction))
        who = await self._offer_names(asked, look)
        await turn(interaction, render.board(found, look, who=who))

    async def press_week(self, interaction: discord.Interaction, ago: int) -> None:
        """Show a week of the Wordle, so many weeks before this one."""
        asked = asker(interaction)
        work = self._boards.week(asked.place, asked.player, ago)
        found = await wait_for(interaction, work, editing=may_turn(interaction))
        await turn(interaction, week(found, choose_look(interaction, asked.place, found.theme)))

    async def _show(
        self, interaction: discord.Interaction, key: str, period: Period, page: int
    ) -> Reply:
        """Show the leaderboard of a game, or of all without a key, and a page of the games."""
        asked = asker(interaction)
        look = choose_look(interaction, asked.place)
        who = await self._offer_names(asked, look)
        if not key:
            leaders = await self._boards.list_leaders(asked.place, asked.player, period)
            return render.list_leaders(leaders, look, page=page, who=who)
        found = await self._boards.rank(asked.place, asked.player, key, period)
        return render.board(found, look, page=page, who=who)

    async def _offer_names(self, asked: Asker, look: Look) -> Sequence[Button]:
        """Return the button that says who is who, for moderators or where names wait."""
        names = await self._boards.count_names(asked.place)
        moderates = asked.rights.moderator and asked.place.guild_id is not None
        return (who_button(names, look.say),) if names or moderates else ()

    async def _find_names(self, asked: Asker) -> tuple[Sequence[str], bool]:
        """Return the names that wait for a moderator, and whether some are known already."""
        if not asked.rights.moderator or asked.place.guild_id is None:
            return (), False
        waiting = await self._recording.list_unclaimed(asked)
        return waiting, bool(await self._recording.list_named(asked))

    @records.autocomplete("game")
    async def list_games(self, interaction: discord.Interaction, typed: str) -> list[Choice[str]]:
        games = await self._boards.list_games(place(interaction))
        found = [game for game in games if typed.casefold() in game.name.casefold()]
        return [Choice(name=game.name, value=game.key) for game in found[:_CHOICES]]

    async def press_remove(self, interaction: discord.Interaction, _: int) -> None:
        await self.choose_removed(interaction, "", [detail(interaction)])

    async def choose_removed(
        self, interaction: discord.Interaction, _: str, values: list[str]
    ) -> None:
        """Remove the chosen results of the player's own."""
        removed = [
            (await self._recording.remove(asker(interaction), key, puzzle), puzzle)
            for key, puzzle in map(parse_puzzle, values)
        ]
        await edit(interaction, render.confirm_removal(removed, look_of(interaction)))


def parse_puzzle(detail: str) -> tuple[str, int]:
    """Parse ``wordle.1845``; raises `UnknownButton`."""
    try:
        key, puzzle = detail.split(".")
        return key, int(puzzle)
    except ValueError:
        raise UnknownButton from None
