"""The composition root: the one place that builds and wires objects."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from random import Random, SystemRandom

from bot.adapters.answers.emoji_uploads import EmojiUploads
from bot.adapters.door.rate_limit import Doorkeeper
from bot.brain.coach import CoachBrain
from bot.brain.games import GameBrain
from bot.brain.lexicons import Lexicons
from bot.brain.pool import Pool
from bot.brain.puzzles import PuzzleBrain
from bot.client import Client
from bot.cogs.challenges import ChallengesCog
from bot.cogs.coach import CoachCog
from bot.cogs.corrections import CorrectionsCog
from bot.cogs.dailies import DailiesCog
from bot.cogs.games import GamesCog, live_game
from bot.cogs.guide import GuideCog
from bot.cogs.guilds import GuildsCog
from bot.cogs.hints import HintsCog
from bot.cogs.lists import ListsCog
from bot.cogs.matches import MatchesCog, live_match
from bot.cogs.new_game import NewGameCog
from bot.cogs.players import PlayersCog
from bot.cogs.puzzle_panel import PuzzlePanelCog
from bot.cogs.puzzles import PuzzlesCog
from bot.cogs.records import RecordsCog
from bot.cogs.reports import ReportsCog
from bot.cogs.screenshots import ScreenshotsCog
from bot.cogs.seasons import SeasonsCog
from bot.cogs.standings import StandingsCog
from bot.cogs.typed_guesses import TypedGuesses
from bot.cogs.watched_channels import WatchedChannelsCog
from bot.domain.clock import Clock, utc_now
from bot.jobs.bulletins import BulletinPoster
from bot.jobs.clock import ClockJob
from bot.services.bulletins import Bulletins
from bot.services.coach.analysis import Coach
from bot.services.corrections import Corrections
from bot.services.daily_posts import DailyPosts
from bot.services.games.answers import Answers
from bot.services.games.play import Games
from bot.services.guilds import Guilds
from bot.services.health import Duty, Health, InMemory, SyncedCommands, Uploads
from bot.services.left_guilds import LeftGuilds
from bot.services.lists import ClassLists
from bot.services.matches.challenge import Challenges
from bot.services.matches.daily import Dailies
from bot.services.matches.matches import Matches
from bot.services.matches.race import Races
from bot.services.matches.versus import Duels
from bot.services.players import Players
from bot.services.puzzles.changes import PuzzleChanges
from bot.services.puzzles.hint import GameHelp
from bot.services.puzzles.panel import PuzzlePanel
from bot.services.puzzles.puzzles import Puzzles
from bot.services.puzzles.rows import PuzzleRows
from bot.services.puzzles.screenshots import Screenshots
from bot.services.records.leaderboard import RecordBoards
from bot.services.records.shares import ShareRecords
from bot.services.reports import Reports
from bot.services.standings import Standings
from bot.services.timers import Timers
from bot.settings import WORDLE_APP, Shards
from bot.store import Store


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
    timers: Timers
    daily_posts: DailyPosts
    left_guilds: LeftGuilds
    guilds: Guilds
    lists: ClassLists
    reports: Reports
    players: Players
    puzzles: Puzzles
    rows: PuzzleRows
    panel: PuzzlePanel
    screenshots: Screenshots
    hints: GameHelp
    coach: Coach
    standings: Standings
    bulletins: Bulletins
    corrections: Corrections
    recording: ShareRecords
    record_boards: RecordBoards
    health: Health

    @classmethod
    def over(
        cls,
        store: Store,
        clock: Clock = utc_now,
        dice: Random | None = None,
        lexicons: Lexicons | None = None,
        pool: Pool | None = None,
        *,
        shards: Shards | None = None,
    ) -> Services:
        """Wire the services; tests bring their own clock and dice, and lexicons already read."""
        lexicons, pool, dice = lexicons or Lexicons(), pool or Pool(), dice or SystemRandom()
        health, brain = Health(store, clock, shards), GameBrain(lexicons, pool)
        solving = PuzzleChanges(store, lexicons, PuzzleBrain(lexicons, pool), clock)
        answers = Answers(lexicons, brain, dice)
        dailies = Dailies(answers, clock, dice)
        games = Games(store, lexicons, brain, answers, clock)
        duty = Duty(health)
        posts, left = DailyPosts(store, duty, clock), LeftGuilds(store, duty, clock)
        return cls(
            store=store,
            lexicons=lexicons,
            pool=pool,
            games=games,
            matches=Matches(store, lexicons, brain, dailies, clock),
            races=Races(store, lexicons, answers, clock),
            challenges=Challenges(store, lexicons, answers, clock, dice),
            duels=Duels(store, lexicons, brain, answers, clock),
            timers=Timers(store, dailies, duty, clock, posts=posts, left=left),
            daily_posts=posts,
            left_guilds=left,
            guilds=Guilds(store, lexicons, clock),
            lists=ClassLists(store, lexicons),
            reports=Reports(store, clock),
            players=Players(store),
            puzzles=Puzzles(solving),
            rows=PuzzleRows(solving),
            panel=PuzzlePanel(solving),
            screenshots=Screenshots(store, lexicons),
            hints=GameHelp(games, solving),
            coach=Coach(store, lexicons, CoachBrain(lexicons, pool)),
            standings=Standings(store, clock),
            bulletins=Bulletins(store, clock),
            corrections=Corrections(store, clock),
            recording=ShareRecords(store, clock),
            record_boards=RecordBoards(store, clock),
            health=health,
        )

    async def prepare(self) -> None:
        """Migrate the database, check its rules, and read the word lists."""
        await self.store.prepare()
        await asyncio.to_thread(self.lexicons.preload, "en")

    async def close(self) -> None:
        """Drop the searches that have not begun, and close the database."""
        self.pool.close()
        self.screenshots.close()
        await self.store.close()


def discord_client(
    services: Services,
    privacy_url: str | None = None,
    *,
    letters: bool = False,
    wordle_app: int = WORDLE_APP,
    message_content: bool = False,
    typed: bool = False,
    bare: bool = False,
    in_memory: InMemory | None = None,
    shards: Shards | None = None,
    doorkeeper: Doorkeeper | None = None,
    tidy: Callable[[], None] | None = None,
    beat: Callable[[], Awaitable[None]] | None = None,
) -> Client:
    """Build it: with `letters` it uploads emojis; with `typed` or `bare` it reads guesses."""
    emojis = EmojiUploads(Uploads(services.store))
    decorate = emojis.follow if shards and shards.first else emojis.prepare
    boards = live_game(services.games, emojis.markup)
    standings = live_match(services.matches, emojis.markup)
    challenges = ChallengesCog(services.challenges, standings)
    new_game = NewGameCog(
        services.games,
        services.guilds,
        matches=services.matches,
        races=services.races,
        challenges=challenges,
        duels=services.duels,
        boards=boards,
        live=standings,
    )
    matches = MatchesCog(services.matches, services.races, new_game, standings, boards)
    guilds, recording = services.guilds, services.recording
    watching = WatchedChannelsCog(guilds, recording, wordle_app, reads=message_content)
    panel = PuzzlePanelCog(services.puzzles, services.rows, services.panel, emojis.markup)
    pictures = ScreenshotsCog(services.screenshots, services.rows, services.coach, panel)
    hints = HintsCog(services.hints, boards)
    rooms = [
        new_game,
        challenges,
        GamesCog(services.games, boards, matches, emojis.markup),
        DailiesCog(services.matches, new_game, boards),
        matches,
        panel,
        pictures,
        PuzzlesCog(services.puzzles, services.rows, panel, pictures, hints),
        hints,
        CoachCog(services.coach, pictures),
        StandingsCog(services.standings, services.coach),
        SeasonsCog(services.standings),
        CorrectionsCog(services.corrections),
        RecordsCog(services.recording, services.record_boards, wordle_app),
        GuildsCog(services.guilds, services.reports, services.lists, watching),
        watching,
        ListsCog(services.lists),
        ReportsCog(services.reports),
        PlayersCog(services.players),
        GuideCog(privacy_url),
    ]
    return Client(
        rooms,
        in_memory or SyncedCommands(services.store),
        ClockJob(
            services.timers,
            services.daily_posts,
            services.left_guilds,
            services.matches,
            games_live=boards,
            matches_live=standings,
            bulletins=BulletinPoster(services.bulletins),
        ),
        prepare=services.prepare,
        beat=beat or (in_memory or services.health).beat,
        hear=TypedGuesses(services.games, boards, matches, pictures, bare=bare).read,
        typed=typed,
        bare=bare,
        decorate=decorate if letters else None,
        follower=watching.follower,
        # reading all locales takes as long as the rest of the start
        translated=in_memory is None,
        shards=shards,
        doorkeeper=doorkeeper,
        tidy=tidy,
    )
