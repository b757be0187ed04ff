"""A match and all that its drawing needs, read in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.brain.lexicons import Lexicons
from bot.domain.matches import Match
from bot.domain.players import Theme
from bot.services.games.view import GameView
from bot.store import ReadTransaction


@dataclass(frozen=True)
class MatchView:
    """A match as all see it.

    `meaning` is that of the answer, once it is over.
    """

    match: Match
    theme: Theme = Theme.SQUARES
    meaning: str | None = None


@dataclass(frozen=True)
class DailyReport:
    """A daily that is over, and the days in a row that its players have won by their ids."""

    view: MatchView
    streaks: Mapping[int, int]


@dataclass(frozen=True)
class Entered:
    """A player's board in a match, which may be without its other entrants."""

    match: MatchView
    board: GameView


class MatchViews:
    def __init__(self, lexicons: Lexicons) -> None:
        self._lexicons = lexicons

    async def read(self, tx: ReadTransaction, match: Match) -> MatchView:
        """How to show a match: as the server likes it."""
        theme = (await tx.guilds.settings(match.place)).theme
        (answer,) = match.game.answers
        meaning = self._lexicons.definition(match.language, answer) if match.over else None
        return MatchView(match, theme, meaning)
