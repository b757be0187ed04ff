"""A match and all that is needed to show it, read in one transaction."""

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
    """A match as everybody sees it.

    `meaning` is that of the answer, once the match is over.
    """

    match: Match
    theme: Theme = Theme.SQUARES
    meaning: str | None = None


@dataclass(frozen=True)
class DailyReport:
    """A daily that is over, and its players' streaks in days, by their ids."""

    view: MatchView
    streaks: Mapping[int, int]


@dataclass(frozen=True)
class Entered:
    """A player's board in a match, which may lack its other entrants."""

    match: MatchView
    board: GameView


class MatchViews:
    """Reads what is needed to show matches."""

    def __init__(self, lexicons: Lexicons) -> None:
        self._lexicons = lexicons

    async def read(self, tx: ReadTransaction, match: Match) -> MatchView:
        """Return how to show a match, as its server likes it."""
        theme = (await tx.guilds.settings(match.place)).theme
        (answer,) = match.game.answers
        meaning = self._lexicons.definition(match.language, answer) if match.over else None
        return MatchView(match, theme, meaning)
