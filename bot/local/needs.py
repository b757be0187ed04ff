"""The use cases a terminal offers."""

from __future__ import annotations

from typing import Protocol

from bot.services.clock import HostingService
from bot.services.coach.analysis import CoachService
from bot.services.games.play import PlayService
from bot.services.games.showing import ShowingService
from bot.services.guilds import SettingsService
from bot.services.matches.challenge import ChallengeService
from bot.services.matches.entry import MatchService
from bot.services.matches.race import RaceService
from bot.services.matches.versus import DuelService
from bot.services.players import PreferencesService, PrivacyService
from bot.services.puzzles.hint import HintService
from bot.services.puzzles.panel import PanelService
from bot.services.puzzles.rows import SolveService
from bot.services.puzzles.stump import StumpService
from bot.services.standings import StandingsService


class Needs(Protocol):
    @property
    def play(self) -> PlayService: ...
    @property
    def matches(self) -> MatchService: ...
    @property
    def races(self) -> RaceService: ...
    @property
    def duels(self) -> DuelService: ...
    @property
    def challenges(self) -> ChallengeService: ...
    @property
    def hosting(self) -> HostingService: ...
    @property
    def showing(self) -> ShowingService: ...
    @property
    def solve(self) -> SolveService: ...
    @property
    def panel(self) -> PanelService: ...
    @property
    def hints(self) -> HintService: ...
    @property
    def stumps(self) -> StumpService: ...
    @property
    def coach(self) -> CoachService: ...
    @property
    def standings(self) -> StandingsService: ...
    @property
    def settings(self) -> SettingsService: ...
    @property
    def preferences(self) -> PreferencesService: ...
    @property
    def privacy(self) -> PrivacyService: ...
