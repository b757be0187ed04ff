"""One use case's work on the database, as repositories over one SQLAlchemy session."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from datetime import datetime

from sqlalchemy import delete

from bot.domain.players import Player
from bot.store.backfills import BackfillQueries, StoredBackfills
from bot.store.bulletins import BulletinQueries, StoredBulletins
from bot.store.correcting import StoredCorrections
from bot.store.corrections import CorrectionQueries
from bot.store.games import GameQueries, StoredGames
from bot.store.guilds import GuildQueries, StoredGuilds
from bot.store.hints import HintQueries, StoredHints
from bot.store.leaderboards import LeaderboardQueries
from bot.store.leaving import LeftGuildQueries, StoredLeftGuilds
from bot.store.lists import ListQueries, StoredLists
from bot.store.matches import MatchQueries, StoredMatches
from bot.store.models import InteractionRow
from bot.store.players import PlayerQueries, StoredPlayers
from bot.store.preferences import PreferenceQueries, StoredPreferences
from bot.store.puzzles import PuzzleQueries, StoredPuzzles
from bot.store.ratings import RatingQueries
from bot.store.records import RecordQueries, StoredRecords
from bot.store.reports import ReportQueries, StoredReports
from bot.store.repository import Changes, Queries
from bot.store.seasons import SeasonQueries, StoredSeasons
from bot.store.skill import SkillQueries, StoredSkill
from bot.store.standings import ResultQueries, StoredResults
from bot.store.statistics import StatisticQueries
from bot.store.tellings import StoredTellings, TellingQueries
from bot.store.upkeep import FactQueries, StoredFacts
from bot.store.votes import StoredVotes, VoteQueries
from bot.store.weighing import StoredWords, WordQueries


class Reading(Queries):
    """A look at the database; values out, nothing in."""

    async def has_seen(self, interaction_id: int) -> bool:
        """Whether the interaction has taken effect before."""
        return await self._db.get(InteractionRow, interaction_id) is not None

    @property
    def games(self) -> GameQueries:
        return GameQueries(self._db)

    @property
    def hints(self) -> HintQueries:
        return HintQueries(self._db)

    @property
    def votes(self) -> VoteQueries:
        return VoteQueries(self._db)

    @property
    def matches(self) -> MatchQueries:
        return MatchQueries(self._db)

    @property
    def results(self) -> ResultQueries:
        return ResultQueries(self._db)

    @property
    def records(self) -> RecordQueries:
        return RecordQueries(self._db)

    @property
    def tellings(self) -> TellingQueries:
        return TellingQueries(self._db)

    @property
    def backfills(self) -> BackfillQueries:
        return BackfillQueries(self._db)

    @property
    def leaderboards(self) -> LeaderboardQueries:
        return LeaderboardQueries(self._db)

    @property
    def ratings(self) -> RatingQueries:
        return RatingQueries(self._db)

    @property
    def seasons(self) -> SeasonQueries:
        return SeasonQueries(self._db)

    @property
    def corrections(self) -> CorrectionQueries:
        return CorrectionQueries(self._db)

    @property
    def bulletins(self) -> BulletinQueries:
        return BulletinQueries(self._db)

    @property
    def statistics(self) -> StatisticQueries:
        return StatisticQueries(self._db)

    @property
    def skill(self) -> SkillQueries:
        return SkillQueries(self._db)

    @property
    def words(self) -> WordQueries:
        return WordQueries(self._db)

    @property
    def puzzles(self) -> PuzzleQueries:
        return PuzzleQueries(self._db)

    @property
    def guilds(self) -> GuildQueries:
        return GuildQueries(self._db)

    @property
    def lists(self) -> ListQueries:
        return ListQueries(self._db)

    @property
    def reports(self) -> ReportQueries:
        return ReportQueries(self._db)

    @property
    def left_guilds(self) -> LeftGuildQueries:
        return LeftGuildQueries(self._db)

    @property
    def preferences(self) -> PreferenceQueries:
        return PreferenceQueries(self._db)

    @property
    def people(self) -> PlayerQueries:
        return PlayerQueries(self._db)

    @property
    def facts(self) -> FactQueries:
        return FactQueries(self._db)


class Transaction(Reading, Changes):
    """A look that may change what it sees; all of it happens, or nothing."""

    async def first_time(self, interaction_id: int, at: datetime) -> bool:
        """Claim `interaction_id`; False if it has taken effect before."""
        claim = self._insert(InteractionRow).values(id=interaction_id, at=at)
        done = await self._db.execute(claim.on_conflict_do_nothing().returning(InteractionRow.id))
        return done.scalar() is not None

    async def forget(self, before: datetime) -> None:
        """Forget interactions of before then: they are not delivered again."""
        await self._execute(delete(InteractionRow).where(InteractionRow.at < before))

    def attempt(self) -> AbstractAsyncContextManager[object]:
        """A part of the transaction that is undone alone if it raises."""
        return self._db.begin_nested()

    async def remember(self, player: Player) -> None:
        """Store the player's name and locale as last seen; writes nothing if they are the same."""
        await self.people.remember(player)

    @property
    def hints(self) -> StoredHints:
        return StoredHints(self._db)

    @property
    def games(self) -> StoredGames:
        return StoredGames(self._db)

    @property
    def votes(self) -> StoredVotes:
        return StoredVotes(self._db)

    @property
    def matches(self) -> StoredMatches:
        return StoredMatches(self._db)

    @property
    def results(self) -> StoredResults:
        return StoredResults(self._db)

    @property
    def records(self) -> StoredRecords:
        return StoredRecords(self._db)

    @property
    def seasons(self) -> StoredSeasons:
        return StoredSeasons(self._db)

    @property
    def corrections(self) -> StoredCorrections:
        return StoredCorrections(self._db)

    @property
    def bulletins(self) -> StoredBulletins:
        return StoredBulletins(self._db)

    @property
    def tellings(self) -> StoredTellings:
        return StoredTellings(self._db)

    @property
    def backfills(self) -> StoredBackfills:
        return StoredBackfills(self._db)

    @property
    def skill(self) -> StoredSkill:
        return StoredSkill(self._db)

    @property
    def words(self) -> StoredWords:
        return StoredWords(self._db)

    @property
    def puzzles(self) -> StoredPuzzles:
        return StoredPuzzles(self._db)

    @property
    def guilds(self) -> StoredGuilds:
        return StoredGuilds(self._db)

    @property
    def lists(self) -> StoredLists:
        return StoredLists(self._db)

    @property
    def reports(self) -> StoredReports:
        return StoredReports(self._db)

    @property
    def left_guilds(self) -> StoredLeftGuilds:
        return StoredLeftGuilds(self._db)

    @property
    def preferences(self) -> StoredPreferences:
        return StoredPreferences(self._db)

    @property
    def people(self) -> StoredPlayers:
        return StoredPlayers(self._db)

    @property
    def facts(self) -> StoredFacts:
        return StoredFacts(self._db)
