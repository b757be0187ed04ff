"""The repositories of one use case, over one SQLAlchemy session."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import datetime
from functools import cache
from typing import Any

from sqlalchemy import delete
from sqlalchemy.sql.dml import ReturningInsert

from bot.domain.players import Player
from bot.store.connection.repository import Changes, Queries, Repository, insert_into, table_of
from bot.store.corrections.changes import StoredCorrections
from bot.store.corrections.corrections import CorrectionQueries
from bot.store.corrections.decisions import DecisionQueries
from bot.store.corrections.doubts import DoubtQueries
from bot.store.corrections.exclusions import ExclusionQueries, StoredExclusions
from bot.store.corrections.exports import ExportQueries
from bot.store.corrections.stand_ins import StoredStandIns
from bot.store.facts import FactQueries, StoredFacts
from bot.store.games.games import GameQueries, StoredGames
from bot.store.games.hints import HintQueries, StoredHints
from bot.store.games.votes import StoredVotes, VoteQueries
from bot.store.guilds.guilds import GuildQueries, StoredGuilds
from bot.store.guilds.left_guilds import LeftGuildQueries, StoredLeftGuilds
from bot.store.guilds.lists import ListQueries, StoredLists
from bot.store.guilds.reports import ReportQueries, StoredReports
from bot.store.guilds.rewards import RewardQueries, StoredRewards
from bot.store.matches.matches import MatchQueries, StoredMatches
from bot.store.matches.spoilers import SpoilerQueries, StoredSpoilers
from bot.store.models import InteractionRow
from bot.store.players.players import PlayerQueries, StoredPlayers
from bot.store.players.preferences import PreferenceQueries, StoredPreferences
from bot.store.puzzles import PuzzleQueries, StoredPuzzles
from bot.store.records.accounts import RecordAccountQueries, StoredRecordAccounts
from bot.store.records.backfills import BackfillQueries, StoredBackfills
from bot.store.records.first_results import FirstResultQueries, StoredFirstResults
from bot.store.records.messages import RecordMessageQueries, StoredRecordMessages
from bot.store.records.records import RecordQueries, StoredRecords
from bot.store.records.weeks import RecordWeekQueries
from bot.store.standings.badges import BadgeQueries, StoredBadges
from bot.store.standings.bulletins import BulletinQueries, StoredBulletins
from bot.store.standings.leaderboards import LeaderboardQueries
from bot.store.standings.own_points import StoredPoints
from bot.store.standings.player_years import PlayerYearQueries
from bot.store.standings.ratings import RatingQueries
from bot.store.standings.results import ResultQueries, StoredResults
from bot.store.standings.reviews import ReviewQueries
from bot.store.standings.seasons import SeasonQueries, StoredSeasons
from bot.store.standings.skill import SkillQueries, StoredSkill
from bot.store.standings.statistics import StatisticQueries
from bot.store.standings.word_costs import StoredWords, WordQueries


@cache
def _claim(dialect: str) -> ReturningInsert[Any]:
    claim = insert_into(InteractionRow, dialect)
    return claim.on_conflict_do_nothing().returning(table_of(InteractionRow).c.id)


class ReadTransaction(Queries):
    """Reads the database: values come out, nothing goes in."""

    games = Repository(GameQueries)
    hints = Repository(HintQueries)
    votes = Repository(VoteQueries)
    matches = Repository(MatchQueries)
    spoilers = Repository(SpoilerQueries)
    results = Repository(ResultQueries)
    badges = Repository(BadgeQueries)
    records = Repository(RecordQueries)
    record_messages = Repository(RecordMessageQueries)
    first_results = Repository(FirstResultQueries)
    record_weeks = Repository(RecordWeekQueries)
    record_accounts = Repository(RecordAccountQueries)
    backfills = Repository(BackfillQueries)
    leaderboards = Repository(LeaderboardQueries)
    ratings = Repository(RatingQueries)
    seasons = Repository(SeasonQueries)
    corrections = Repository(CorrectionQueries)
    decisions = Repository(DecisionQueries)
    doubts = Repository(DoubtQueries)
    exclusions = Repository(ExclusionQueries)
    exports = Repository(ExportQueries)
    bulletins = Repository(BulletinQueries)
    reviews = Repository(ReviewQueries)
    player_years = Repository(PlayerYearQueries)
    statistics = Repository(StatisticQueries)
    skill = Repository(SkillQueries)
    words = Repository(WordQueries)
    puzzles = Repository(PuzzleQueries)
    guilds = Repository(GuildQueries)
    lists = Repository(ListQueries)
    reports = Repository(ReportQueries)
    rewards = Repository(RewardQueries)
    left_guilds = Repository(LeftGuildQueries)
    preferences = Repository(PreferenceQueries)
    people = Repository(PlayerQueries)
    facts = Repository(FactQueries)

    async def has_seen(self, interaction_id: int) -> bool:
        """Return whether the interaction has taken effect."""
        return await self._db.get(InteractionRow, interaction_id) is not None


class Transaction(ReadTransaction, Changes):
    """Reads and changes the database; all of it happens, or nothing."""

    hints = Repository(StoredHints)
    games = Repository(StoredGames)
    votes = Repository(StoredVotes)
    matches = Repository(StoredMatches)
    spoilers = Repository(StoredSpoilers)
    results = Repository(StoredResults)
    points = Repository(StoredPoints)
    badges = Repository(StoredBadges)
    records = Repository(StoredRecords)
    record_accounts = Repository(StoredRecordAccounts)
    seasons = Repository(StoredSeasons)
    corrections = Repository(StoredCorrections)
    exclusions = Repository(StoredExclusions)
    stand_ins = Repository(StoredStandIns)
    bulletins = Repository(StoredBulletins)
    record_messages = Repository(StoredRecordMessages)
    first_results = Repository(StoredFirstResults)
    backfills = Repository(StoredBackfills)
    skill = Repository(StoredSkill)
    words = Repository(StoredWords)
    puzzles = Repository(StoredPuzzles)
    guilds = Repository(StoredGuilds)
    lists = Repository(StoredLists)
    reports = Repository(StoredReports)
    rewards = Repository(StoredRewards)
    left_guilds = Repository(StoredLeftGuilds)
    preferences = Repository(StoredPreferences)
    people = Repository(StoredPlayers)
    facts = Repository(StoredFacts)

    @asynccontextmanager
    async def attempt(self) -> AsyncGenerator[None]:
        """Undo only what happens inside if it raises."""
        async with self._db.begin_nested():
            yield

    async def first_time(self, interaction_id: int, at: datetime) -> bool:
        """Claim `interaction_id`; False if it has taken effect already."""
        row = {"id": interaction_id, "at": at}
        return await self._db.scalar(_claim(self._dialect), row) is not None

    async def has_happened(self, interaction_id: int) -> bool:
        """Return whether `interaction_id` has taken effect."""
        return await self._db.get(InteractionRow, interaction_id) is not None

    async def forget(self, before: datetime) -> None:
        """Forget interactions before then: they are not delivered again."""
        await self._execute(delete(InteractionRow).where(InteractionRow.at < before))

    async def remember(self, player: Player) -> None:
        """Store the player's name and locale as last seen, unless they are the same."""
        await self.people.remember(player)
