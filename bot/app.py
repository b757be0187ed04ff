"""The composition root: the one place that builds and wires objects."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random, SystemRandom

import discord
from sqlalchemy.exc import DBAPIError

from bot.brain.advice import Adviser
from bot.brain.lexicons import Lexicons
from bot.brain.thinking import Thinking
from bot.cogs.addword import AddWord
from bot.cogs.arena import Arena
from bot.cogs.client import Client
from bot.cogs.clock import Keeper
from bot.cogs.coach import Coach
from bot.cogs.games import Play
from bot.cogs.guilds import Settings
from bot.cogs.help import Help
from bot.cogs.hint import Hint
from bot.cogs.letters import Letters
from bot.cogs.matches import Matches
from bot.cogs.panel import Panel
from bot.cogs.preferences import Preferences
from bot.cogs.standings import Standings
from bot.cogs.stump import Stump
from bot.cogs.table import Table
from bot.cogs.teach import Teach
from bot.cogs.threads import Threads
from bot.services.clock import HostingService
from bot.services.coach.analysis import CoachService
from bot.services.games.answers import Puzzles
from bot.services.games.play import PlayService
from bot.services.games.showing import ShowingService
from bot.services.guilds import SettingsService
from bot.services.matches.challenge import ChallengeService
from bot.services.matches.daily import Dailies
from bot.services.matches.entry import MatchService
from bot.services.matches.race import RaceService
from bot.services.matches.versus import DuelService
from bot.services.players import PreferencesService, PrivacyService
from bot.services.puzzles.hint import HintService
from bot.services.puzzles.panel import PanelService
from bot.services.puzzles.rows import SolveService
from bot.services.puzzles.session import Solving
from bot.services.puzzles.stump import StumpService
from bot.services.standings import StandingsService
from bot.services.upkeep import HealthService, SyncedCommands, Uploads
from bot.store import Store

Clock = Callable[[], datetime]


def utc_now() -> datetime:
    return datetime.now(UTC)


@dataclass(frozen=True)
class Services:
    """Every use case, over one store."""

    store: Store
    lexicons: Lexicons
    adviser: Adviser
    thinking: Thinking
    play: PlayService
    matches: MatchService
    races: RaceService
    challenges: ChallengeService
    duels: DuelService
    hosting: HostingService
    showing: ShowingService
    settings: SettingsService
    preferences: PreferencesService
    privacy: PrivacyService
    solve: SolveService
    panel: PanelService
    hints: HintService
    stumps: StumpService
    coach: CoachService
    standings: StandingsService
    health: HealthService

    @classmethod
    def over(cls, store: Store, clock: Clock = utc_now, dice: Random | None = None) -> Services:
        """Wire the services; tests bring their own clock and dice."""
        lexicons = Lexicons()
        adviser = Adviser(lexicons)
        solving = Solving(store, lexicons, adviser, clock)
        thinking = Thinking(lexicons)
        dice = dice or SystemRandom()
        puzzles = Puzzles(lexicons, dice)
        dailies = Dailies(puzzles, clock, dice)
        play = PlayService(store, lexicons, puzzles, clock)
        return cls(
            store=store,
            lexicons=lexicons,
            adviser=adviser,
            thinking=thinking,
            play=play,
            matches=MatchService(store, dailies, clock),
            races=RaceService(store, puzzles, clock),
            challenges=ChallengeService(store, puzzles, clock),
            duels=DuelService(store, puzzles, clock),
            hosting=HostingService(store, dailies, clock),
            showing=ShowingService(store, lexicons, clock),
            settings=SettingsService(store),
            preferences=PreferencesService(store),
            privacy=PrivacyService(store),
            solve=SolveService(solving),
            panel=PanelService(solving),
            hints=HintService(play, solving),
            stumps=StumpService(store, lexicons, thinking, clock),
            coach=CoachService(store, lexicons, thinking),
            standings=StandingsService(store, clock),
            health=HealthService(store, clock),
        )

    async def prepare(self) -> None:
        """Migrate the database, assert its rules, and read the word lists."""
        await self.store.prepare()
        await asyncio.to_thread(self.lexicons.preload, "en")

    async def close(self) -> None:
        """Forget what waits to be thought, and close the database."""
        self.adviser.close()
        self.thinking.close()
        await self.store.close()


def discord_client(
    services: Services, privacy_url: str | None = None, *, letters: bool = False
) -> Client:
    """The bot as Discord sees it; with `letters` it uploads its letter emojis if need be."""
    emojis = Letters(Uploads(services.store))
    table = Table(services.play, services.showing, emojis.markup)
    arena = Arena(services.matches, services.showing, table)
    matches = Matches(services.matches, services.races, services.challenges, services.duels, arena)
    rooms = [
        Play(services.play, table, arena, matches, Threads(services.settings)),
        matches,
        Help(
            services.solve,
            Panel(services.solve, services.panel, services.preferences, emojis.markup),
        ),
        Hint(services.hints),
        Stump(services.stumps, services.preferences, emojis.markup),
        Coach(services.coach),
        Standings(services.standings),
        Settings(services.settings),
        AddWord(services.settings),
        Preferences(services.preferences),
        Teach(services.privacy, privacy_url),
    ]
    synced = SyncedCommands(services.store)
    keeper = Keeper(services.hosting, services.matches, table, arena)
    return Client(
        rooms,
        synced,
        keeper,
        prepare=services.prepare,
        beat=services.health.beat,
        decorate=emojis.prepare if letters else None,
    )


async def run_discord(url: str, token: str, privacy_url: str | None = None) -> None:
    """Serve Discord until SIGTERM or SIGINT; raises `discord.LoginFailure`."""
    services = Services.over(Store.open(url))
    client = discord_client(services, privacy_url, letters=True)
    try:
        with suppress(asyncio.CancelledError):
            await _until_told_to_stop(client, token)
    finally:
        await client.close()
        await services.close()


async def run_local(url: str) -> int:
    """Play in the terminal; returns the exit status."""
    from bot.local.shell import Shell  # a server never needs the terminal's library

    services = Services.over(Store.open(url))
    try:
        await services.prepare()
        return await Shell(services).run()
    finally:
        await services.close()


async def healthy(url: str) -> bool:
    """Whether the bot on this database is connected to Discord."""
    store = Store.open(url)
    try:
        return await HealthService(store, utc_now).alive()
    except (DBAPIError, OSError):
        # out of reach, or no bot has run on it yet
        return False
    finally:
        await store.close()


async def run_migrations(url: str) -> None:
    store = Store.open(url)
    try:
        await store.prepare()
    finally:
        await store.close()


async def _until_told_to_stop(client: discord.Client, token: str) -> None:
    running = asyncio.ensure_future(client.start(token))
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, running.cancel)
    await running
