"""Which leaderboard is requested, and which results it ranks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.leaderboards import Absence, League, View
from bot.domain.modes import DAILY, Mode
from bot.domain.players import Place
from bot.domain.points import USUAL_POINTS, PointRules
from bot.domain.standings import ALL_TIME, Period, Span
from bot.domain.streaks import USUAL_STREAKS, StreakRules


class Scope(StrEnum):
    """Whose results a leaderboard ranks: this server's, or those of all servers that take part."""

    SERVER = "server"
    GLOBAL = "global"


class NotEverywhere(PlayerError):
    """The leaderboard of all servers ranks only games on a board of one's own."""


@dataclass(frozen=True)
class LeaderboardRequest:
    """A request for a leaderboard; without a `length`, the server's own is used."""

    period: Period = Period.ALL
    view: View = View.GUESSES
    mode: Mode | None = None
    length: int | None = None
    boards: int = 1
    scope: Scope = Scope.SERVER

    @property
    def league_mode(self) -> Mode | None:
        """The mode whose results count: a streak is one of dailies, whatever was asked for."""
        return DAILY if self.view is View.STREAK else self.mode

    @property
    def everywhere(self) -> bool:
        """Whether all servers are ranked together."""
        return self.scope is Scope.GLOBAL

    @property
    def may_be_everywhere(self) -> bool:
        """Whether these games can be ranked across servers."""
        return self.league_mode is None or self.league_mode.own_board

    def can_rank_by(self, view: View) -> bool:
        """Return whether these games have that figure: matches rate, and dailies make a streak."""
        mode = self.mode
        match view:
            case View.RATING:
                return self.boards == 1 and (mode is None or mode.match)
            case View.STREAK:
                return mode is None or mode.posted
            case _:
                return True

    @classmethod
    def read(cls, text: str) -> LeaderboardRequest:
        """Return the request that `text` was made from; raises ValueError."""
        period, view, key, length, boards, scope = text.replace("_", "-").split(".")
        mode = Mode.of(key) if key else None
        if mode and not mode.ranked:
            raise ValueError("its games count for no leaderboard")
        return cls(
            Period(period),
            View(view),
            mode,
            int(length) or None,
            int(boards),
            Scope(scope),
        )

    @property
    def text(self) -> str:
        """The request in lowercase letters, digits, underscores and dots, for `read`."""
        mode = self.mode.key.replace("-", "_") if self.mode else ""
        return f"{self.period}.{self.view}.{mode}.{self.length or 0}.{self.boards}.{self.scope}"


@dataclass(frozen=True)
class Contest:
    """What a leaderboard ranks: the results of a league in a server on the days of `span`.

    Outside a server, these are the results in the channel. Players with fewer than `least` games
    come after the others. If `everywhere`, these are the results of all servers that take part,
    without players who hide, with the usual `points` and the usual rules of `streaks`. A missed
    daily costs something only where `span` is not all time. Stored sums were added up by the same
    rules if they are `summed`.
    """

    place: Place
    league: League
    today: date
    span: Span = ALL_TIME
    view: View = View.GUESSES
    least: int = 1
    absence: Absence = Absence.NONE
    everywhere: bool = False
    streaks: StreakRules = USUAL_STREAKS
    points: PointRules = USUAL_POINTS
    summed: bool = False

    @property
    def over(self) -> bool:
        """Whether its last day is over."""
        return self.span.end <= self.today

    @property
    def last_day(self) -> date:
        """The last day that counts so far."""
        return self.span.end - timedelta(1) if self.over else self.today

    @property
    def own_points(self) -> bool:
        """Whether it ranks by what a server's results are worth by its own choice."""
        return self.view is View.POINTS and self.points.own

    @property
    def charged(self) -> Absence:
        """What a missed daily costs on this leaderboard."""
        dailies = self.league.mode is not None and self.league.mode.posted
        counts = dailies and self.view is View.GUESSES and self.span != ALL_TIME
        return self.absence if counts and not self.everywhere else Absence.NONE
