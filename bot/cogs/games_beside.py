"""Games in a thread, beside the one that runs in the channel."""

from __future__ import annotations

from dataclasses import replace

import discord

from bot.adapters.controls.routes import parse_detail
from bot.adapters.door.from_discord import asker
from bot.adapters.replies.live_message import LiveMessage
from bot.adapters.replies.threads import Threads
from bot.domain.errors import GameRunning
from bot.domain.game_setup import GameSetup
from bot.domain.modes import Mode
from bot.domain.options import Options
from bot.domain.players import Place
from bot.services.games.play import Games
from bot.services.games.view import GameView
from bot.services.matches.race import Races
from bot.services.matches.view import MatchView


class GamesBeside:
    """Begins games for everybody in threads."""

    def __init__(
        self,
        games: Games,
        races: Races,
        game_messages: LiveMessage[GameView],
        match_messages: LiveMessage[MatchView],
        threads: Threads,
    ) -> None:
        self._games = games
        self._races = races
        self._game_messages = game_messages
        self._match_messages = match_messages
        self._threads = threads

    async def begin(
        self, interaction: discord.Interaction, thread: Place, mode: Mode, options: Options
    ) -> None:
        """Begin a game in a thread, and show it there."""
        asked, client = replace(asker(interaction), place=thread), interaction.client
        if mode.lobby:
            await self._match_messages.post(client, await self._races.open(asked, mode, options))
        else:
            await self._game_messages.post(client, await self._games.begin(asked, mode, options))

    async def press(self, interaction: discord.Interaction, _: int) -> None:
        """Begin the game in the button's detail; raises `GameRunning` where no thread can open."""
        setup = parse_detail(GameSetup.parse, interaction)
        thread = await self._threads.open(interaction, wanted=True)
        if thread is None:
            raise GameRunning(private=False)
        await self.begin(interaction, thread, setup.mode, setup.options)
