"""Every use case, wired over one store."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from random import Random, SystemRandom

from bot.brain.coach import CoachBrain
from bot.brain.games import GameBrain
from bot.brain.lexicons import Lexicons
from bot.brain.pool import Pool
from bot.brain.puzzles import PuzzleBrain
from bot.configuration import Shards
from bot.domain.clock import Clock, utc_now
from bot.services.bulletins import Bulletins
from bot.services.coach.analysis import Coach
from bot.services.corrections import Corrections
from bot.services.daily_posts import DailyPosts
from bot.services.exports import Exports
from bot.services.games.answers import Answers
from bot.services.games.play import Games
from bot.services.guilds import Guilds
from bot.services.health import Duty, Health
from bot.services.left_guilds import LeftGuilds
from bot.services.lists import ClassLists
from bot.services.matches.challenge import Challenges
from bot.services.matches.daily import Dailies
from bot.services.matches.duels import Duels
from bot.services.matches.matches import Matches
from bot.services.matches.race import Races
from bot.services.matches.spoilers import SpoilerThreads
from bot.services.players import Players
from bot.services.puzzles.changes import PuzzleChanges
from bot.services.puzzles.hint import GameHelp
from bot.services.puzzles.panel import PuzzlePanel
from bot.services.puzzles.puzzles import Puzzles
from bot.services.puzzles.rows import PuzzleRows
from bot.services.puzzles.screenshots import Screenshots
from bot.services.records.accounts import RecordAccounts
from bot.services.records.leaderboard import RecordLeaderboards
from bot.services.records.shares import ShareRecords
from bot.services.records.taught_games import TaughtGames
from bot.services.reports import Reports
from bot.services.rewards import Rewards
from bot.services.standings import Standings
from bot.services.timers import Timers
from bot.store import Store


@dataclass(frozen=True)
class Services:
    """Every use case, over one store."""

    store: Store
    lexicons: Lexicons
    pool: Pool
    games: Games
    matches: Matches
    spoilers: SpoilerThreads
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
    rewards: Rewards
    corrections: Corrections
    exports: Exports
    recording: ShareRecords
    record_leaderboards: RecordLeaderboards
    record_accounts: RecordAccounts
    taught: TaughtGames
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
            spoilers=SpoilerThreads(store, duty),
            races=Races(store, lexicons, answers, clock),
            challenges=Challenges(store, lexicons, answers, clock, dice),
            duels=Duels(store, lexicons, brain, answers, clock),
            timers=Timers(store, dailies, duty, clock, posts=posts, left=left),
            daily_posts=posts,
            left_guilds=left,
            guilds=Guilds(store, lexicons, clock),
            lists=ClassLists(store, lexicons),
            reports=Reports(store, clock),
            players=Players(store, clock),
            puzzles=Puzzles(solving),
            rows=PuzzleRows(solving),
            panel=PuzzlePanel(solving),
            screenshots=Screenshots(store, lexicons),
            hints=GameHelp(games, solving),
            coach=Coach(store, lexicons, CoachBrain(lexicons, pool)),
            standings=Standings(store, clock),
            bulletins=Bulletins(store, clock),
            rewards=Rewards(store, duty, clock),
            corrections=Corrections(store, clock),
            exports=Exports(store, clock),
            recording=ShareRecords(store, clock),
            record_leaderboards=RecordLeaderboards(store, clock),
            record_accounts=RecordAccounts(store, clock),
            taught=TaughtGames(store, clock),
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
