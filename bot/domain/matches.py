"""One answer on several private boards: a race, a daily, a challenge or a duel."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.games import GameSession, Phase
from bot.domain.lists import ListName
from bot.domain.mode_kinds import Ends
from bot.domain.modes import Mode
from bot.domain.options import Goal, Option, Options
from bot.domain.players import HIDDEN, NOBODY, Place, Player
from engine import Game

BOT = Player(0, "Tilemate")
"""The bot as a player of its own games."""

MOST_CLUE = 100
"""Characters of the clue to a word that somebody sets."""

MOST_INVITED = 10
"""People whom somebody may invite in an hour, those not counted who have begun to play."""

INVITED_FOR = timedelta(hours=1)

CLOSED = 0
"""In place of a thread's id: it is closed, or somebody has deleted it."""


class NoDaily(PlayerError):
    """There is no such past daily."""


class NoPastDaily(PlayerError):
    """There is no past daily at all."""


class NoUnsolved(PlayerError):
    """No past daily is left to play."""


class PlayedBefore(PlayerError):
    """The player played this match before they deleted their data."""


class ClueTellsWord(PlayerError):
    """The clue to a word holds the word itself."""


class TooManyInvited(PlayerError):
    """The player has invited so many people that they may invite more only at `until`."""

    def __init__(self, until: datetime) -> None:
        super().__init__(until)
        self.until = until


class NotEntered(PlayerError):
    """The player has no game here, but the match `match_id` waits for them."""

    def __init__(self, match_id: int) -> None:
        super().__init__(match_id)
        self.match_id = match_id


class DailyOver(PlayerError):
    """The player's daily has just ended, as the next one has begun."""


class Stage(StrEnum):
    """Where a match stands."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True)
class Entrant:
    """A player in a match; `session` is their board, once begun.

    A `hidden` player is not named to others. A `struck` result has no place.
    """

    player: Player
    ready: bool = False
    session: GameSession | None = None
    hidden: bool = False
    struck: bool = False

    @property
    def shown(self) -> Player:
        """The player as others see them: `HIDDEN` if they hide."""
        return HIDDEN if self.hidden else self.player

    @property
    def guesses(self) -> int:
        """How often they have guessed."""
        return len(self.session.moves) if self.session else 0

    @property
    def finished(self) -> bool:
        """Whether the player has finished."""
        return self.session is not None and not self.session.active


@dataclass(frozen=True)
class NewMatch:
    """What is stored when a match is made.

    `game` is the puzzle without guesses. If anybody is `invited`, nobody else may enter. A daily
    has a `day`, a `number` and a `salt`; a duel has a `rival`, the name of a strategy. `goal` is
    what wins. `clue` is what the starter says about a word they have set.
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
    goal: Goal = Goal.FEWEST
    clue: str | None = None


@dataclass(frozen=True)
class Match(NewMatch):
    """A stored match; only those who were invited may enter a `closed` one.

    By its `code`, the word can be played elsewhere. In the thread `thread_id`, those who have
    finished a daily talk about it. `ended_by` is the id of whoever has ended it for everybody.
    """

    id: int = 0
    message_id: int | None = None
    closed: bool = False
    entrants: tuple[Entrant, ...] = ()
    code: str | None = None
    thread_id: int | None = None
    ended_by: int | None = None

    def is_of(self, place: Place) -> bool:
        """Return whether it belongs to the server of a place, or outside one to the channel."""
        if place.guild_id is None and self.place.guild_id is None:
            return place.channel_id == self.place.channel_id
        return place.guild_id == self.place.guild_id

    def again(self) -> Options:
        """Return the options for the same match with another answer."""
        rules, language, played = self.game.rules, self.language, self.class_list
        goal = self.goal if Option.GOAL in self.mode.options else None
        return Options.again(rules, language, rival=self.rival, goal=goal, class_list=played)

    def list_others(self, player_id: int) -> list[int]:
        """Return the ids of those among whom a match of named players was, but for this one."""
        among = {self.starter, *self.invited} - {NOBODY}
        return sorted({one.id for one in among} - {player_id}) if self.invited else []

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.stage is Stage.OVER

    @property
    def awaits_more(self) -> bool:
        """Whether anybody may still enter before the deadline."""
        return self.mode.ends is Ends.DEADLINE and not self.closed

    @property
    def complete(self) -> bool:
        """Whether everyone has finished, and nobody else may enter."""
        return not self.awaits_more and all(entrant.finished for entrant in self.entrants)

    @property
    def solved(self) -> bool:
        """Whether somebody has found the word."""
        return any(one.session and one.session.phase is Phase.WON for one in self.entrants)

    @property
    def ranked(self) -> bool:
        """Whether it counts for the leaderboard."""
        return self.mode.ranked and self.class_list is None

    @property
    def hurried(self) -> bool:
        """Whether the first solution has shortened the time that the others have."""
        return not self.over and self.mode.ends is Ends.COUNTDOWN and self.solved

    def is_due(self, now: datetime) -> bool:
        """Return whether its deadline has passed."""
        return not self.over and self.deadline is not None and self.deadline <= now

    @property
    def people(self) -> tuple[Entrant, ...]:
        """The entrants other than the bot."""
        return tuple(entrant for entrant in self.entrants if entrant.player != BOT)

    @property
    def played(self) -> tuple[Entrant, ...]:
        """The people who have guessed or seen the word; looking at a board is not playing."""
        return tuple(one for one in self.people if one.session and one.session.played)

    @property
    def opponent(self) -> GameSession | None:
        """The bot's own board in a duel."""
        return next((one.session for one in self.entrants if one.player == BOT), None)

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of ``answer:salt`` in hexadecimal: published before, checked after."""
        if self.salt is None:
            return None
        return hashlib.sha256(f"{self.game.answers[0]}:{self.salt}".encode()).hexdigest()

    def find_entrant(self, player: Player) -> Entrant | None:
        """Return the player's part in this match, if any."""
        return next((one for one in self.entrants if one.player.id == player.id), None)


@dataclass(frozen=True)
class Turnout:
    """How many people are in a match, and how many have solved it."""

    players: int
    solved: int


@dataclass(frozen=True)
class PastDaily:
    """A past daily, and the phase of a player's board, if there is one."""

    day: date
    number: int
    phase: Phase | None
