"""The use cases a terminal offers."""

from __future__ import annotations

from typing import Protocol

from bot.services.challenges import ChallengeService
from bot.services.coaching import CoachService
from bot.services.duels import DuelService
from bot.services.hint import HintService
from bot.services.hosting import HostingService
from bot.services.matches import MatchService
from bot.services.panel import PanelService
from bot.services.play import PlayService
from bot.services.preferences import PreferencesService
from bot.services.privacy import PrivacyService
from bot.services.races import RaceService
from bot.services.settings import SettingsService
from bot.services.showing import ShowingService
from bot.services.solve import SolveService
from bot.services.standings import StandingsService
from bot.services.stumping import StumpService


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
