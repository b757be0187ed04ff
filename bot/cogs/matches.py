"""Races, dailies, challenges and duels: their commands, buttons and forms."""

from __future__ import annotations

from collections.abc import Awaitable

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.arena import Arena
from bot.cogs.buttons import Handler
from bot.cogs.modals import DETAIL, FormHandler, form, word_field
from bot.cogs.reading import place, player, rights
from bot.cogs.reply import ask, patiently
from bot.domain.errors import MatchOver
from bot.domain.games import Mode
from bot.domain.matches import Match
from bot.domain.players import Player
from bot.render.reply import Action
from bot.services.matches.challenge import ChallengeService
from bot.services.matches.entry import MatchService
from bot.services.matches.race import RaceService
from bot.services.matches.versus import RIVAL, DuelService
from engine import Hard
from engine.words import LENGTHS


class Matches(commands.Cog):
    """Everybody on a board of their own, with the same answer."""

    def __init__(
        self,
        matches: MatchService,
        races: RaceService,
        challenges: ChallengeService,
        duels: DuelService,
        arena: Arena,
    ) -> None:
        self._matches = matches
        self._races = races
        self._challenges = challenges
        self._duels = duels
        self._arena = arena
        self.routes: dict[Action, Handler] = {
            Action.JOIN: self.press_join,
            Action.READY: self.press_ready,
            Action.BEGIN: self.press_begin,
            Action.CANCEL: self.press_cancel,
            Action.ENTER: self.press_enter,
            Action.REMATCH: self.press_rematch,
        }
        self.forms: dict[Action, FormHandler] = {Action.CHALLENGE: self.submit_challenge}

    @app_commands.command()
    async def daily(self, interaction: discord.Interaction) -> None:
        """Play today's puzzle, on a board only you see"""
        await self.enter_daily(interaction)

    async def enter_daily(self, interaction: discord.Interaction) -> None:
        entered = await self._matches.daily(place(interaction), player(interaction.user))
        await self._arena.seat(interaction, entered)

    @app_commands.command()
    @app_commands.describe(
        opponent="Who shall guess; without anybody named, the whole channel may",
        second="One more opponent",
        third="And another",
        hard="Clues must be used",
    )
    async def challenge(
        self,
        interaction: discord.Interaction,
        opponent: discord.User | None = None,
        second: discord.User | None = None,
        third: discord.User | None = None,
        hard: Hard | None = None,
    ) -> None:
        """Set a word for others to guess"""
        named = [str(user.id) for user in (opponent, second, third) if user]
        await self.ask_word(interaction, named, hard)

    async def race(
        self, interaction: discord.Interaction, length: int | None, hard: Hard | None
    ) -> None:
        match = await self._races.open(
            interaction.id,
            place(interaction),
            player(interaction.user),
            length=length,
            hard=hard,
            rights=rights(interaction),
        )
        await self._arena.lay(interaction, match)

    async def versus(
        self,
        interaction: discord.Interaction,
        rival: str | None,
        length: int | None,
        hard: Hard | None,
    ) -> None:
        duel = self._duels.versus(
            interaction.id,
            place(interaction),
            player(interaction.user),
            rival or RIVAL,
            length=length,
            hard=hard,
            rights=rights(interaction),
        )
        entered = await patiently(interaction, duel)
        await self._arena.seat(interaction, entered)
        await self._arena.lay(interaction, entered.match)

    async def ask_word(
        self, interaction: discord.Interaction, named: list[str], hard: Hard | None
    ) -> None:
        """Open the form for the word of a challenge."""
        detail = ".".join([hard or "", *named])
        modal = form(interaction, Action.CHALLENGE, 0, "Your word", detail)
        modal.add_item(word_field(f"A word of {LENGTHS[0]} to {LENGTHS[-1]} letters", LENGTHS[-1]))
        await ask(interaction, modal)

    async def submit_challenge(
        self, interaction: discord.Interaction, _: int, texts: dict[str, str]
    ) -> None:
        hard, *named = texts[DETAIL].split(".")
        match = await self._challenges.challenge(
            interaction.id,
            place(interaction),
            player(interaction.user),
            texts["word"],
            invited=[Player(int(one)) for one in named],
            hard=Hard(hard) if hard else None,
            rights=rights(interaction),
        )
        await self._arena.lay(interaction, match)

    async def move(self, interaction: discord.Interaction) -> None:
        """Lay the channel's running match at the bottom; raises `NoGame` if there is none."""
        await self._arena.move(interaction, await self._matches.latest(place(interaction)))

    async def stop_race(self, interaction: discord.Interaction) -> None:
        """End the channel's race; raises `NoGame` if there is none, or `MayNotStop`."""
        here = place(interaction)
        race = await self._matches.latest(here, Mode.RACE)
        stopped = await self._matches.stop(
            race.id, here, player(interaction.user), rights(interaction)
        )
        await self._arena.move(interaction, stopped)

    async def press_join(self, interaction: discord.Interaction, match_id: int) -> None:
        await self._pressed(
            interaction, match_id, self._races.join(match_id, player(interaction.user))
        )

    async def press_ready(self, interaction: discord.Interaction, match_id: int) -> None:
        ready = self._races.join(match_id, player(interaction.user), ready=True)
        await self._pressed(interaction, match_id, ready)

    async def press_begin(self, interaction: discord.Interaction, match_id: int) -> None:
        begun = self._races.begin(match_id, player(interaction.user))
        await self._pressed(interaction, match_id, begun)

    async def press_cancel(self, interaction: discord.Interaction, match_id: int) -> None:
        stopped = self._matches.stop(
            match_id, place(interaction), player(interaction.user), rights(interaction)
        )
        await self._pressed(interaction, match_id, stopped)

    async def press_enter(self, interaction: discord.Interaction, match_id: int) -> None:
        try:
            entered = await self._matches.enter(
                match_id, place(interaction), player(interaction.user)
            )
        except MatchOver:
            await self._arena.redraw(interaction, await self._matches.look(match_id))
        else:
            await self._arena.seat(interaction, entered)

    async def press_rematch(self, interaction: discord.Interaction, match_id: int) -> None:
        match = await self._matches.look(match_id)
        rules = match.game.rules
        if match.mode is Mode.VERSUS:
            await self.versus(interaction, match.rival, rules.length, rules.hard)
        else:
            await self.race(interaction, rules.length, rules.hard)

    async def _pressed(
        self, interaction: discord.Interaction, match_id: int, work: Awaitable[Match]
    ) -> None:
        """Do what a button asks; one left over from before shows how things stand."""
        try:
            match = await work
        except MatchOver:
            match = await self._matches.look(match_id)
        await self._arena.redraw(interaction, match)
