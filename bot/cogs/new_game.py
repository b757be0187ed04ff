"""`/wordle play`: how games of every mode begin, and their panel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.app_commands import Choice, Range
from discord.ext import commands

from bot.adapters.controls.routes import FormHandler, Handler, MenuHandler, parse_detail
from bot.adapters.door.from_discord import LANGUAGES, RIVAL_CHOICES, asker, look_of
from bot.adapters.replies.live_message import LiveMessage
from bot.adapters.replies.messages import edit, is_private, send, wait_for
from bot.adapters.replies.threads import Threads, may_open
from bot.cogs.challenges import ChallengesCog
from bot.cogs.games_beside import GamesBeside
from bot.domain.errors import GameRunning, UnknownButton
from bot.domain.game_setup import BOARDS, GameSetup
from bot.domain.mode_kinds import Start
from bot.domain.modes import MODES, Mode, ModeKey
from bot.domain.options import Goal, Option, Options
from bot.render.game_setup import MODE, setup_panel
from bot.render.menus import Topic
from bot.render.questions import ask_running, tell_begun, tell_running
from bot.render.reply import Action
from bot.services.games.play import Games
from bot.services.games.view import GameView
from bot.services.guilds import Guilds
from bot.services.matches.duels import Duels
from bot.services.matches.matches import Matches
from bot.services.matches.race import Races
from bot.services.matches.view import Entered, MatchView
from engine import Hard

BOARD_CHOICES = [Choice(name=str(count), value=count) for count in BOARDS[1:]]

Starter = Callable[[discord.Interaction, Mode, Options], Awaitable[None]]


class NewGameCog(commands.Cog):
    """Begins games; what was chosen in a panel so far is kept in its buttons."""

    def __init__(
        self,
        games: Games,
        guilds: Guilds,
        *,
        matches: Matches,
        races: Races,
        challenges: ChallengesCog,
        duels: Duels,
        game_messages: LiveMessage[GameView],
        match_messages: LiveMessage[MatchView],
    ) -> None:
        self._games = games
        self._guilds = guilds
        self._matches = matches
        self._races = races
        self._challenges = challenges
        self._duels = duels
        self._game_messages = game_messages
        self._match_messages = match_messages
        self._threads = Threads(guilds)
        self._beside = GamesBeside(games, races, game_messages, match_messages, self._threads)
        self._starts: dict[Start, Starter] = {
            Start.BOARD: self._begin_game,
            Start.PAST: self._begin_past,
            Start.LOBBY: self._open_lobby,
            Start.SEAT: self._begin_daily,
            Start.RIVAL: self._begin_duel,
            Start.WORD: challenges.ask_word,
        }
        self.routes: dict[Action, Handler] = {
            Action.PLAY: self.press_begin,
            Action.TURNS: self.press_turns,
            Action.THREAD: self._beside.press,
            Action.AGAIN: self.press_again,
            Action.REMATCH: self.press_rematch,
        }
        self.forms: dict[Action, FormHandler] = {}
        self.menus: dict[Topic, MenuHandler] = {Topic.SETUP: self.choose}

    @app_commands.command()
    @app_commands.rename(class_list="list")
    @app_commands.choices(boards=BOARD_CHOICES)
    @app_commands.choices(rival=RIVAL_CHOICES, language=LANGUAGES)
    async def play(
        self,
        interaction: discord.Interaction,
        *,
        mode: ModeKey | None = None,
        length: Range[int, 3, 10] | None = None,
        hard: Hard | None = None,
        boards: int | None = None,
        turns: bool | None = None,
        rival: str | None = None,
        language: str | None = None,
        class_list: int | None = None,
        goal: Goal | None = None,
        code: str = "",
    ) -> None:
        """Begin a game in this channel, or a private one"""
        options = Options(length, hard, boards, turns, rival, language, class_list, goal)
        bare = mode is None and options == Options()
        if code:
            await self._challenges.take(interaction, code, alone=bare)
        elif bare:
            await self._offer(interaction)
        else:
            await self.begin(interaction, MODES[mode or ModeKey.TOGETHER], options)

    @play.autocomplete("class_list")
    async def class_lists(self, interaction: discord.Interaction, typed: str) -> list[Choice[int]]:
        """Return the class lists of the server whose names hold what was typed."""
        lists = (await self._guilds.offer(asker(interaction))).lists
        found = [one for one in lists if typed.casefold() in one.name.casefold()]
        return [Choice(name=one.name, value=one.id) for one in found]

    async def begin(self, interaction: discord.Interaction, mode: Mode, options: Options) -> None:
        """Begin a game in the way of its mode, or offer the one that is in its way.

        Raises `OptionRefused`.
        """
        try:
            await self._start(interaction, mode, options)
        except GameRunning as running:
            await self._offer_running(interaction, running, mode, options)

    async def _start(self, interaction: discord.Interaction, mode: Mode, options: Options) -> None:
        mode = mode.fit(asker(interaction).place)
        mode.check(options)
        await self._starts[mode.start](interaction, mode, options)

    async def _offer_running(
        self, interaction: discord.Interaction, running: GameRunning, mode: Mode, options: Options
    ) -> None:
        """Offer the game that is in the way of a new one."""
        setup, seen = GameSetup(mode.fit(asker(interaction).place), options), look_of(interaction)
        offer = ask_running(setup, seen, threads=may_open(interaction))
        reply = tell_running(running.running, seen) if running.private else offer
        await send(interaction, reply)

    async def seat(self, interaction: discord.Interaction, entered: Entered) -> None:
        """Show a player their board of a match, and everybody that they have joined."""
        await self._game_messages.replace_panel(interaction, entered.board)
        await self._match_messages.refresh(interaction.client, entered.match.match.id)

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

    async def press_again(self, interaction: discord.Interaction, game_id: int) -> None:
        """Begin the game again; who has such a board already, or comes second, is shown it."""
        ended = (await self._games.board(asker(interaction), game_id)).session
        try:
            await self._start(interaction, ended.mode, ended.again())
        except GameRunning as running:
            if running.running:
                board = await self._games.open(asker(interaction), running.running.id)
                await self._game_messages.replace_panel(interaction, board)
            elif await self._games.find_next(asker(interaction), ended):
                await send(interaction, tell_begun(ended.mode, look_of(interaction)))
            else:
                await self._offer_running(interaction, running, ended.mode, ended.again())

    async def press_rematch(self, interaction: discord.Interaction, match_id: int) -> None:
        """Begin the match again; who comes second to a race joins its lobby."""
        match = (await self._matches.show(asker(interaction), match_id)).match
        if match.mode.start is Start.WORD:
            named = match.list_others(interaction.user.id)
            await self._challenges.ask_word(interaction, match.mode, match.again(), named)
            return
        try:
            await self._start(interaction, match.mode, match.again())
        except GameRunning as running:
            if lobby := await self._races.join_open(asker(interaction), match.mode):
                await self._match_messages.replace_panel(interaction, lobby)
            else:
                await self._offer_running(interaction, running, match.mode, match.again())

    async def _begin_game(
        self, interaction: discord.Interaction, mode: Mode, options: Options
    ) -> None:
        thread = None if mode.private else await self._threads.open(interaction)
        if thread is None:
            view = await self._games.begin(asker(interaction), mode, options)
            await self._game_messages.replace_panel(interaction, view)
        else:
            await self._beside.begin(interaction, thread, mode, options)

    async def _begin_past(self, interaction: discord.Interaction, _: Mode, __: Options) -> None:
        board = await self._matches.archive.play_next(asker(interaction))
        await self._game_messages.replace_panel(interaction, board)

    async def _open_lobby(
        self, interaction: discord.Interaction, mode: Mode, options: Options
    ) -> None:
        lobby = await self._races.open(asker(interaction), mode, options)
        await self._match_messages.replace_panel(interaction, lobby)

    async def _begin_daily(self, interaction: discord.Interaction, _: Mode, __: Options) -> None:
        await self.seat(interaction, await self._matches.daily(asker(interaction)))

    async def _begin_duel(
        self, interaction: discord.Interaction, mode: Mode, options: Options
    ) -> None:
        duel = self._duels.begin(asker(interaction), mode, options)
        entered = await wait_for(interaction, duel, editing=is_private(interaction))
        await self.seat(interaction, entered)
        await self._match_messages.send(interaction, entered.match)

    async def _offer(self, interaction: discord.Interaction) -> None:
        """Show the panel, privately; raises `WrongChannel` or `MayNotStart`."""
        asked = asker(interaction)
        offer = await self._guilds.offer(asked)
        offer.settings.admit(asked.place, asked.rights)
        await send(interaction, setup_panel(offer.fit(offer.last), offer, look_of(interaction)))

    async def _redraw(self, interaction: discord.Interaction, setup: GameSetup) -> None:
        offer = await self._guilds.offer(asker(interaction))
        await edit(interaction, setup_panel(offer.fit(setup), offer, look_of(interaction)))
