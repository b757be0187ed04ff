"""The composition root: the one place that builds and wires objects."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from random import Random, SystemRandom

from bot.brain.coach import CoachBrain
from bot.brain.games import GameBrain
from bot.brain.lexicons import Lexicons
from bot.brain.pool import Pool
from bot.brain.puzzles import PuzzleBrain
from bot.cogs.admitting import Doorkeeper
from bot.cogs.beginning import Beginning
from bot.cogs.client import Client
from bot.cogs.clock import Keeper
from bot.cogs.coach import CoachCog
from bot.cogs.games import GamesCog, live_game
from bot.cogs.guilds import GuildsCog
from bot.cogs.letters import Letters
from bot.cogs.matches import MatchesCog, live_match
from bot.cogs.panel import Panel
from bot.cogs.players import PlayersCog
from bot.cogs.puzzles import PuzzlesCog
from bot.cogs.records import RecordsCog
from bot.cogs.reports import ReportsCog
from bot.cogs.standings import StandingsCog
from bot.cogs.teaching import TeachingCog
from bot.cogs.typing import Typing
from bot.operations.database import healthy, utc_now
from bot.operations.stopping import until_told_to_stop
from bot.services.clock import Timekeeping
from bot.services.coach.analysis import Coach
from bot.services.games.answers import Answers
from bot.services.games.play import Games
from bot.services.guilds import Guilds
from bot.services.matches.challenge import Challenges
from bot.services.matches.daily import Dailies
from bot.services.matches.match import Matches
from bot.services.matches.race import Races
from bot.services.matches.versus import Duels
from bot.services.players import Players
from bot.services.puzzles.hint import GameHelp
from bot.services.puzzles.panel import PuzzlePanel
from bot.services.puzzles.puzzles import Puzzles
from bot.services.puzzles.rows import PuzzleRows
from bot.services.puzzles.solving import Solving
from bot.services.records.ranking import RecordBoards
from bot.services.records.recording import Recording
from bot.services.reports import Reports
from bot.services.standings import Standings
from bot.services.upkeep import Health, InMemory, SyncedCommands, Uploads
from bot.settings import WORDLE_APP, Settings, SettingsError
from bot.store import Store

Clock = Callable[[], datetime]


@dataclass(frozen=True)
class Services:
    """Every use case, over one store."""

    store: Store
    lexicons: Lexicons
    pool: Pool
    games: Games
    matches: Matches
    races: Races
    challenges: Challenges
    duels: Duels
    clock: Timekeeping
    guilds: Guilds
    reports: Reports
    players: Players
    puzzles: Puzzles
    rows: PuzzleRows
    panel: PuzzlePanel
    hints: GameHelp
    coach: Coach
    standings: Standings
    recording: Recording
    record_boards: RecordBoards
    health: Health

    @classmethod
    def over(
        cls,
        store: Store,
        clock: Clock = utc_now,
        dice: Random | None = None,
        lexicons: Lexicons | None = None,
    ) -> Services:
        """Wire the services; tests bring their own clock and dice, and word lists read before."""
        lexicons = lexicons or Lexicons()
        pool = Pool()
        brain = GameBrain(lexicons, pool)
        solving = Solving(store, lexicons, PuzzleBrain(lexicons, pool), clock)
        dice = dice or SystemRandom()
        answers = Answers(lexicons, brain, dice)
        dailies = Dailies(answers, clock, dice)
        games = Games(store, lexicons, brain, answers, clock)
        return cls(
            store=store,
            lexicons=lexicons,
            pool=pool,
            games=games,
            matches=Matches(store, lexicons, brain, dailies, clock),
            races=Races(store, lexicons, answers, clock),
            challenges=Challenges(store, lexicons, answers, clock),
            duels=Duels(store, lexicons, brain, answers, clock),
            clock=Timekeeping(store, dailies, clock),
            guilds=Guilds(store, lexicons, clock),
            reports=Reports(store, clock),
            players=Players(store),
            puzzles=Puzzles(solving),
            rows=PuzzleRows(solving),
            panel=PuzzlePanel(solving),
            hints=GameHelp(games, solving),
            coach=Coach(store, lexicons, CoachBrain(lexicons, pool)),
            standings=Standings(store, clock),
            recording=Recording(store, clock),
            record_boards=RecordBoards(store, clock),
            health=Health(store, clock),
        )

    async def prepare(self) -> None:
        """Migrate the database, assert its rules, and read the word lists."""
        await self.store.prepare()
        await asyncio.to_thread(self.lexicons.preload, "en")

    async def close(self) -> None:
        """Forget what waits to be thought, and close the database."""
        self.pool.close()
        await self.store.close()


def discord_client(
    services: Services,
    privacy_url: str | None = None,
    *,
    letters: bool = False,
    wordle_app: int = WORDLE_APP,
    message_content: bool = False,
    typed: bool = False,
    in_memory: InMemory | None = None,
    doorkeeper: Doorkeeper | None = None,
) -> Client:
    """The bot as Discord sees it, which uploads `letters` and takes `typed` guesses in servers."""
    emojis = Letters(Uploads(services.store))
    boards = live_game(services.games, emojis.markup)
    standings = live_match(services.matches)
    matches = MatchesCog(
        services.matches,
        services.races,
        services.challenges,
        services.duels,
        live=standings,
        boards=boards,
    )
    records = RecordsCog(services.recording, services.record_boards, wordle_app)
    beginning = Beginning(services.games, services.guilds, boards, matches)
    rooms = [
        GamesCog(services.games, boards, matches, beginning, emojis.markup),
        matches,
        PuzzlesCog(
            services.puzzles,
            services.rows,
            services.hints,
            Panel(services.puzzles, services.rows, services.panel, emojis.markup),
            boards,
        ),
        CoachCog(services.coach),
        StandingsCog(services.standings),
        records,
        GuildsCog(services.guilds, services.reports),
        ReportsCog(services.reports),
        PlayersCog(services.players, privacy_url),
        TeachingCog(privacy_url),
    ]
    return Client(
        rooms,
        in_memory or SyncedCommands(services.store),
        Keeper(services.clock, services.matches, boards, standings),
        prepare=services.prepare,
        beat=(in_memory or services.health).beat,
        hear=Typing(services.games, boards, matches).read,
        typed=typed,
        decorate=emojis.prepare if letters else None,
        follower=records if message_content else None,
        doorkeeper=doorkeeper,
    )


async def run_discord(settings: Settings, token: str) -> None:
    """Serve Discord until SIGTERM or SIGINT.

    Raises `discord.LoginFailure`, or `discord.PrivilegedIntentsRequired` if the application
    may not read messages.
    """
    services = Services.over(Store.open(settings.database_url))
    client = discord_client(
        services,
        settings.privacy_url,
        letters=True,
        wordle_app=settings.wordle_app,
        message_content=settings.message_content,
        typed=settings.typed_guesses,
        doorkeeper=Doorkeeper(utc_now),
    )
    try:
        with suppress(asyncio.CancelledError):
            await until_told_to_stop(client.start(token))
    finally:
        await client.close()
        await services.close()


async def run_local(url: str) -> int:
    """Play in the terminal; returns the exit status."""
    from bot.local.shell import play  # a server never needs the terminal's libraries

    async with _local_client(url) as client:
        return await play(client)


async def run_try(url: str) -> None:
    """Serve a page of the browser until SIGTERM or SIGINT, or until it is closed there."""
    from bot.local.page import serve

    async with _local_client(url, letters=True) as client:
        with suppress(asyncio.CancelledError):
            await until_told_to_stop(serve(client))


@asynccontextmanager
async def _local_client(url: str, *, letters: bool = False) -> AsyncGenerator[Client]:
    """The bot for a Discord in memory; raises `SettingsError` if it serves the real one."""
    if await healthy(url):
        raise SettingsError(
            "TILEMATE_DATABASE_URL: a bot serves Discord from this database; name another one"
        )
    services = Services.over(Store.open(url))
    try:
        yield discord_client(services, letters=letters, in_memory=InMemory())
    finally:
        await services.close()
