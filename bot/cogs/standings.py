"""`/wordle leaderboard` and `/wordle stats`."""

from __future__ import annotations

from datetime import date

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.adapters.controls.routes import (
    FormHandler,
    Handler,
    MenuHandler,
    parse_detail,
    parse_number,
)
from bot.adapters.door.from_discord import asker, choose_look, look_of, place, player
from bot.adapters.replies.messages import is_private, make_way, may_turn, send, turn, wait_for
from bot.board.look import Look
from bot.cogs.new_game import BOARD_CHOICES
from bot.domain.errors import UnknownButton
from bot.domain.leaderboard_requests import LeaderboardRequest, Scope
from bot.domain.leaderboards import View
from bot.domain.modes import MODES, Mode
from bot.domain.players import Asker
from bot.domain.skill import SkillHistory
from bot.domain.standings import YEARS, Period, Tally
from bot.domain.statistics import Details, StatsPage
from bot.render import standings as render
from bot.render.explanation import explanation
from bot.render.leaderboards import leaderboard
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.render.reviews import tell_review
from bot.render.seasons import explain_season
from bot.render.statistics import show_statistics
from bot.services.coach.analysis import Coach
from bot.services.standings import Standings

_RANKED = [mode.key for mode in MODES.values() if mode.ranked]
RANKED_MODES = [Choice(name=key, value=str(key)) for key in _RANKED]


class StandingsCog(commands.Cog):
    """Leaderboards and statistics."""

    def __init__(self, standings: Standings, coach: Coach) -> None:
        self._standings = standings
        self._coach = coach
        self.routes: dict[Action, Handler] = {
            Action.RANKS: self.press_ranks,
            Action.WHY_HERE: self.press_why,
            Action.REVIEW: self.press_review,
            Action.SHOW_STATS: self.press_show,
        }
        self.forms: dict[Action, FormHandler] = {}
        self.menus: dict[Topic, MenuHandler] = {
            Topic.STATS: self.choose_page,
            Topic.RANKS: self.choose_ranks,
        }

    @app_commands.command()
    @app_commands.choices(boards=BOARD_CHOICES)
    @app_commands.choices(mode=RANKED_MODES)
    async def leaderboard(
        self,
        interaction: discord.Interaction,
        *,
        period: Period = Period.ALL,
        mode: str | None = None,
        view: View = View.GUESSES,
        length: Range[int, 4, 8] | None = None,
        boards: int = 1,
        scope: Scope = Scope.SERVER,
    ) -> None:
        """Who plays best in this server"""
        request = LeaderboardRequest(
            period, view, Mode.of(mode) if mode else None, length, boards, scope
        )
        work = self._standings.open_leaderboard(asker(interaction), request)
        board = await wait_for(interaction, work, private=False)
        look = await self._look_of(interaction, private=not board.ranking.players)
        await send(interaction, leaderboard(board, look))

    @app_commands.command()
    @app_commands.rename(who="player")
    async def stats(
        self,
        interaction: discord.Interaction,
        who: discord.User | None = None,
        against: discord.User | None = None,
    ) -> None:
        """Wins, average, distribution and streaks; or two players at the same words"""
        if against:
            first, second = player(who or interaction.user), player(against)
            both = self._standings.compare(asker(interaction), first, second)
            stats = await wait_for(interaction, both, private=False)
            look = choose_look(interaction, place(interaction), private=not stats.costs)
            await send(interaction, render.head_to_head(stats, look))
            return
        # alone with the bot, nobody else would read it
        private = interaction.guild_id is not None
        work = self._standings.stats(asker(interaction), player(who) if who else None)
        tally = await wait_for(interaction, work, private=private)
        look = await self._look_of(interaction, private=private)
        await send(interaction, show_statistics(tally, look, private=private))

    async def press_show(self, interaction: discord.Interaction, player_id: int) -> None:
        """Post a page of statistics that was shown privately."""
        work = self._turn_page(asker(interaction), player_id, parse_detail(StatsPage, interaction))
        found = await wait_for(interaction, work, editing=True)
        await make_way(interaction)
        await send(interaction, show_statistics(found, await self._look_of(interaction)))

    async def press_ranks(self, interaction: discord.Interaction, page: int) -> None:
        """Turn to a page of the leaderboard in the button's detail."""
        request = parse_detail(LeaderboardRequest.read, interaction)
        work = self._standings.leaderboard(asker(interaction), request, page)
        board = await wait_for(interaction, work, editing=may_turn(interaction))
        await turn(interaction, leaderboard(board, await self._look_of(interaction)))

    async def choose_ranks(
        self, interaction: discord.Interaction, _: str, values: list[str]
    ) -> None:
        """Show the leaderboard that an option holds."""
        try:
            request = LeaderboardRequest.read(values[0])
        except ValueError:
            raise UnknownButton from None
        work = self._standings.leaderboard(asker(interaction), request)
        board = await wait_for(interaction, work, editing=may_turn(interaction))
        await turn(interaction, leaderboard(board, await self._look_of(interaction)))

    async def press_why(self, interaction: discord.Interaction, _: int) -> None:
        """Explain a place on a leaderboard, or in the season that ended before a day."""
        request, look = parse_detail(_read_board, interaction), look_of(interaction)
        if isinstance(request, date):
            work = self._standings.seasons.explain(asker(interaction), request)
            season, why = await wait_for(interaction, work)
            await send(interaction, explain_season(why, season, look))
            return
        found = await wait_for(interaction, self._standings.explain(asker(interaction), request))
        await send(interaction, explanation(found, request, look))

    async def press_review(self, interaction: discord.Interaction, _: int) -> None:
        """Tell what happened in the year in the button's detail."""
        period = parse_detail(Period, interaction)
        if period not in YEARS:
            raise UnknownButton
        work = self._standings.review(asker(interaction), period)
        found = await wait_for(interaction, work, editing=may_turn(interaction))
        await turn(interaction, tell_review(found, await self._look_of(interaction)))

    async def choose_page(
        self, interaction: discord.Interaction, name: str, values: list[str]
    ) -> None:
        """Turn to a page of a player's statistics; the name of the menu is the player's id."""
        try:
            player_id, page = parse_number(name), StatsPage(values[0])
        except ValueError:
            raise UnknownButton from None
        work = self._turn_page(asker(interaction), player_id, page)
        found = await wait_for(interaction, work, editing=may_turn(interaction))
        private = is_private(interaction)
        look = await self._look_of(interaction, private=private)
        await turn(interaction, show_statistics(found, look, private=private))

    async def _turn_page(self, who: Asker, player_id: int, page: StatsPage) -> Tally | Details:
        board = await self._standings.turn_page(who, player_id, page)
        if isinstance(board, SkillHistory):
            return await self._coach.judge(who, board)
        return board

    async def _look_of(self, interaction: discord.Interaction, *, private: bool = False) -> Look:
        theme = await self._standings.theme(asker(interaction))
        return choose_look(interaction, place(interaction), theme, private=private)


def _read_board(detail: str) -> LeaderboardRequest | date:
    """Return the leaderboard or the season that a button is about; raises ValueError."""
    return LeaderboardRequest.read(detail) if "." in detail else date.fromisoformat(detail)
