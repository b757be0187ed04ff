"""How games begin: at once, or from a panel where they are put together."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord.app_commands import Choice

from bot.adapters.answers.live_message import LiveMessage
from bot.adapters.answers.messages import edit, send
from bot.adapters.answers.threads import Threads
from bot.adapters.controls.routes import Handler, MenuHandler, parse_detail
from bot.adapters.door.from_discord import asker, look_of
from bot.cogs.matches import MatchesCog
from bot.domain.errors import UnknownButton
from bot.domain.game_setup import GameSetup
from bot.domain.modes import Mode, Option, Options, Source
from bot.render.game_setup import MODE, setup_panel
from bot.render.menus import Topic
from bot.render.reply import Action
from bot.services.games.play import Games
from bot.services.games.view import GameView
from bot.services.guilds import Guilds


class NewGames:
    """Begins games of every mode; what a panel has chosen so far stands in its buttons."""

    def __init__(
        self,
        games: Games,
        guilds: Guilds,
        live: LiveMessage[GameView],
        matches: MatchesCog,
    ) -> None:
        self._games = games
        self._guilds = guilds
        self._live = live
        self._matches = matches
        self._threads = Threads(guilds)
        self.routes: dict[Action, Handler] = {
            Action.PLAY: self.press_begin,
            Action.TURNS: self.press_turns,
        }
        self.menus: dict[Topic, MenuHandler] = {Topic.SETUP: self.choose}

    async def offer(self, interaction: discord.Interaction) -> None:
        """Show the panel, privately; raises `WrongChannel` or `MayNotStart`."""
        asked = asker(interaction)
        offer = await self._guilds.offer(asked)
        offer.settings.admit(asked.place, asked.rights)
        await send(interaction, setup_panel(GameSetup(), offer, look_of(interaction)))

    async def suggest(self, interaction: discord.Interaction, typed: str) -> list[Choice[int]]:
        """The class lists of the server whose names hold what was typed."""
        lists = (await self._guilds.offer(asker(interaction))).lists
        found = [one for one in lists if typed.casefold() in one.name.casefold()]
        return [Choice(name=one.name, value=one.id) for one in found]

    async def choose(self, interaction: discord.Interaction, name: str, values: list[str]) -> None:
        """Answer a menu of the panel."""
        menu, _, state = name.partition(".")
        try:
            setup = GameSetup.parse(state)
            changed = (
                setup.play(Mode.of(values[0]))
                if menu == MODE
                else setup.choose(Option(menu), values[0])
            )
        except ValueError:
            raise UnknownButton from None
        await self._redraw(interaction, changed)

    async def press_turns(self, interaction: discord.Interaction, _: int) -> None:
        await self._redraw(interaction, parse_detail(GameSetup.parse, interaction))

    async def press_begin(self, interaction: discord.Interaction, _: int) -> None:
        setup = parse_detail(GameSetup.parse, interaction)
        await self.begin(interaction, setup.mode, setup.options)

    async def begin(self, interaction: discord.Interaction, mode: Mode, options: Options) -> None:
        """Begin a game, or open the form that it begins with."""
        mode.check(options)
        if mode.match or mode.answer is Source.PAST:
            await self._matches.begin(interaction, mode, options)
            return
        asked = asker(interaction)
        thread = None if mode.private else await self._threads.open(interaction)
        if thread is None:
            await self._live.arrive(interaction, await self._games.begin(asked, mode, options))
        else:
            view = await self._games.begin(replace(asked, place=thread), mode, options)
            await self._live.post(interaction.client, view)

    async def _redraw(self, interaction: discord.Interaction, setup: GameSetup) -> None:
        offer = await self._guilds.offer(asker(interaction))
        await edit(interaction, setup_panel(offer.fit(setup), offer, look_of(interaction)))
