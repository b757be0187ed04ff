"""Which leaderboard is asked for, and whom it compares."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.leaderboards import Absence, League, View
from bot.domain.modes import Mode
from bot.domain.players import Place
from bot.domain.standings import ALL_TIME, Period, Span


class Scope(StrEnum):
    """Whose results a leaderboard compares: those of all servers are of servers that take part."""

    SERVER = "server"
    GLOBAL = "global"


class NotEverywhere(PlayerError):
    """All servers compare only games on a board of one's own."""


@dataclass(frozen=True)
class LeaderboardRequest:
    """Which leaderboard is asked for; without a `length` it is the server's own."""

    period: Period = Period.ALL
    view: View = View.GUESSES
    mode: Mode | None = None
    length: int | None = None
    boards: int = 1
    scope: Scope = Scope.SERVER

    @property
    def everywhere(self) -> bool:
        return self.scope is Scope.GLOBAL

    @property
    def may_be_everywhere(self) -> bool:
        """Whether its games are compared between servers."""
        return self.mode is None or self.mode.own_board

    @classmethod
    def read(cls, text: str) -> LeaderboardRequest:
        """What `text` says; raises ValueError."""
        period, view, mode, length, boards, scope = text.replace("_", "-").split(".")
        return cls(
            Period(period),
            View(view),
            Mode.of(mode) if mode else None,
            int(length) or None,
            int(boards),
            Scope(scope),
        )

    @property
    def text(self) -> str:
        """All it says in small letters, digits, underscores and dots, for `read`."""
        mode = self.mode.key.replace("-", "_") if self.mode else ""
        return f"{self.period}.{self.view}.{mode}.{self.length or 0}.{self.boards}.{self.scope}"


@dataclass(frozen=True)
class Contest:
    """Whom a leaderboard compares: the results of a league in a server on the days of `span`.

    Outside a server it is those in the channel. Who has fewer than `least` games is placed
    after the others. `everywhere` it is the results of all servers that take part, but of nobody
    who hides. What a missed daily costs is asked for over days of the calendar alone.
    """

    place: Place
    league: League
    today: date
    span: Span = ALL_TIME
    view: View = View.GUESSES
    least: int = 1
    absence: Absence = Absence.NONE
    everywhere: bool = False

    @property
    def charged(self) -> Absence:
        """What a missed daily costs on this leaderboard."""
        dailies = self.league.mode is not None and self.league.mode.posted
        counts = dailies and self.view is View.GUESSES and self.span != ALL_TIME
        return self.absence if counts and not self.everywhere else Absence.NONE
