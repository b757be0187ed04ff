"""The tables, by noun."""

from bot.store.models.base import Base
from bot.store.models.games import (
    BallotRow,
    GameHintRow,
    GameRow,
    LastPlayedRow,
    StopVoteRow,
    TurnRow,
)
from bot.store.models.guilds import GuildRow, LeftGuildRow, WordReportRow
from bot.store.models.matches import EntrantRow, MatchRow
from bot.store.models.players import PlayerRow, PreferenceRow, ReminderRow
from bot.store.models.puzzles import PuzzleRow
from bot.store.models.records import (
    BackfillRow,
    GroupStreakRow,
    RecordNameRow,
    RecordRow,
    RecordTallyRow,
    UnclaimedRow,
)
from bot.store.models.standings import DueWordRow, ResultRow, TallyRow
from bot.store.models.upkeep import FactRow, InteractionRow

__all__ = [
    "BackfillRow",
    "BallotRow",
    "Base",
    "DueWordRow",
    "EntrantRow",
    "FactRow",
    "GameHintRow",
    "GameRow",
    "GroupStreakRow",
    "GuildRow",
    "InteractionRow",
    "LastPlayedRow",
    "LeftGuildRow",
    "MatchRow",
    "PlayerRow",
    "PreferenceRow",
    "PuzzleRow",
    "RecordNameRow",
    "RecordRow",
    "RecordTallyRow",
    "ReminderRow",
    "ResultRow",
    "StopVoteRow",
    "TallyRow",
    "TurnRow",
    "UnclaimedRow",
    "WordReportRow",
]
