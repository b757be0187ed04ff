"""One answer played on several private boards: a race, a daily, a challenge, a duel."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.games import GameSession, Phase
from bot.domain.lists import ListName
from bot.domain.modes import Ends, Mode
from bot.domain.options import Options
from bot.domain.players import HIDDEN, Place, Player
from engine import Game

BOT = Player(0, "Tilemate")
"""The bot as a player of its own games."""


class NoDaily(PlayerError):
    """No daily of the past is meant."""


class NoUnsolved(PlayerError):
    """No daily of the past is left to play."""


class Stage(StrEnum):
    """Where a match stands."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True)
class Entrant:
    """Somebody in a match; `session` is the board, once begun.

    Who is `hidden` is not named to others.
    """

    player: Player
    ready: bool = False
    session: GameSession | None = None
    hidden: bool = False

    @property
    def shown(self) -> Player:
        """Who all see: the player, or `HIDDEN` in their place."""
        return HIDDEN if self.hidden else self.player

    @property
    def finished(self) -> bool:
        return self.session is not None and not self.session.active


@dataclass(frozen=True)
class NewMatch:
    """What is stored when a match is made.

    `game` is the puzzle without guesses. `invited` are the only ones who may enter, if any
    are named. A daily has a `day`, a `number` and a `salt`; a duel a `rival`, which is the
    name of a strategy.
    """

    place: Place
    mode: Mode
    starter: Player
    language: str
    lexicon_version: str
    game: Game
    at: datetime
    stage: Stage = Stage.RUNNING
    invited: tuple[Player, ...] = ()
    deadline: datetime | None = None
    day: date | None = None
    number: int | None = None
    salt: str | None = None
    rival: str | None = None
    class_list: ListName | None = None


@dataclass(frozen=True)
class Match(NewMatch):
    """A match at rest; a `closed` one only those may enter who were invited."""

    id: int = 0
    message_id: int | None = None
    closed: bool = False
    entrants: tuple[Entrant, ...] = ()

    def is_of(self, place: Place) -> bool:
        """Whether it belongs to the server of a place, or outside one to the channel."""
        if place.guild_id is None and self.place.guild_id is None:
            return place.channel_id == self.place.channel_id
        return place.guild_id == self.place.guild_id

    def again(self) -> Options:
        """The options of the same match with another answer."""
        rules, language, played = self.game.rules, self.language, self.class_list
        return Options.again(rules, language, rival=self.rival, class_list=played)

    @property
    def over(self) -> bool:
        return self.stage is Stage.OVER

    @property
    def awaits_more(self) -> bool:
        """Whether anybody may enter until its time is up."""
        return self.mode.ends is Ends.DEADLINE and not self.closed

    @property
    def complete(self) -> bool:
        """Whether nobody can join in who has not finished."""
        return not self.awaits_more and all(entrant.finished for entrant in self.entrants)

    @property
    def solved(self) -> bool:
        """Whether somebody has found the word."""
        return any(one.session and one.session.phase is Phase.WON for one in self.entrants)

    def due(self, now: datetime) -> bool:
        """Whether its time is up."""
        return not self.over and self.deadline is not None and self.deadline <= now

    @property
    def people(self) -> tuple[Entrant, ...]:
        """The entrants other than the bot."""
        return tuple(entrant for entrant in self.entrants if entrant.player != BOT)

    @property
    def opponent(self) -> GameSession | None:
        """The bot's own board in a duel."""
        boards = (entrant.session for entrant in self.entrants if entrant.player == BOT)
        return next(boards, None)

    @property
    def commitment(self) -> str | None:
        """The sha256, in hexadecimal, of ``answer:salt``: published before, checked after."""
        if self.salt is None:
            return None
        return hashlib.sha256(f"{self.game.answers[0]}:{self.salt}".encode()).hexdigest()

    def entrant(self, player: Player) -> Entrant | None:
        """The player's part in this match, if any."""
        return next((one for one in self.entrants if one.player.id == player.id), None)


@dataclass(frozen=True)
class Turnout:
    """How many people are in a match, and have solved it."""

    players: int
    solved: int


@dataclass(frozen=True)
class PastDaily:
    """A daily of the past, and where a player's board of it stands, if there is one."""

    day: date
    number: int
    phase: Phase | None
