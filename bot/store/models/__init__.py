"""The tables, by noun."""

from bot.store.models.base import Base
from bot.store.models.corrections import CorrectionRow, ExclusionRow, JoiningRow, StruckResultRow
from bot.store.models.games import (
    BallotRow,
    GameHintRow,
    GameRow,
    LastPlayedRow,
    StopVoteRow,
    SupportRow,
    TurnRow,
)
from bot.store.models.guilds import (
    GuildRow,
    HeldRoleRow,
    LeftGuildRow,
    PresentGuildRow,
    RewardRow,
    WordReportRow,
)
from bot.store.models.lists import ClassListRow
from bot.store.models.matches import EntrantRow, MatchRow
from bot.store.models.players import DepartureRow, PlayerRow, PreferenceRow, ReminderRow
from bot.store.models.puzzles import PuzzleRow
from bot.store.models.records import (
    BackfillRow,
    DeletedRecordRow,
    GroupStreakRow,
    RecordAccountRow,
    RecordNameRow,
    RecordRow,
    RecordTallyRow,
    UnclaimedRow,
)
from bot.store.models.seasons import BulletinRow, SeasonPlaceRow, SeasonRow
from bot.store.models.standings import DueWordRow, ResultRow, TallyRow
from bot.store.models.upkeep import FactRow, InteractionRow

__all__ = [
    "BackfillRow",
    "BallotRow",
    "Base",
    "BulletinRow",
    "ClassListRow",
    "CorrectionRow",
    "DeletedRecordRow",
    "DepartureRow",
    "DueWordRow",
    "EntrantRow",
    "ExclusionRow",
    "FactRow",
    "GameHintRow",
    "GameRow",
    "GroupStreakRow",
    "GuildRow",
    "HeldRoleRow",
    "InteractionRow",
    "JoiningRow",
    "LastPlayedRow",
    "LeftGuildRow",
    "MatchRow",
    "PlayerRow",
    "PreferenceRow",
    "PresentGuildRow",
    "PuzzleRow",
    "RecordAccountRow",
    "RecordNameRow",
    "RecordRow",
    "RecordTallyRow",
    "ReminderRow",
    "ResultRow",
    "RewardRow",
    "SeasonPlaceRow",
    "SeasonRow",
    "StopVoteRow",
    "StruckResultRow",
    "SupportRow",
    "TallyRow",
    "TurnRow",
    "UnclaimedRow",
    "WordReportRow",
]
