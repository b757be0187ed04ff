"""Stored games: the engine's `Game` with its place, its players and its times."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.lists import ListName
from bot.domain.modes import Mode
from bot.domain.options import Options
from bot.domain.players import Place, Player
from engine import Game, Turn, Word


class GuessRefused(PlayerError):
    """A refused guess, which costs no turn; `refused` says why."""

    def __init__(self, refused: Exception) -> None:
        super().__init__(refused)
        self.refused = refused


class Phase(StrEnum):
    """Whether a game session is running, or how it ended."""

    ACTIVE = "active"
    WON = "won"
    LOST = "lost"
    STOPPED = "stopped"
    IDLE = "idle"
    """Closed because nobody guessed for too long."""
    CLOSED = "closed"
    """Closed because its match was over."""


@dataclass(frozen=True)
class Move:
    """Who made the guess of the same index, and when.

    In a vote, `others` wanted it too, and the `outvoted` wanted another word.
    """

    player: Player
    at: datetime
    others: tuple[Player, ...] = ()
    outvoted: tuple[Player, ...] = ()

    @property
    def players(self) -> tuple[Player, ...]:
        """Everybody who made the guess."""
        return (self.player, *self.others)


@dataclass(frozen=True)
class Contribution:
    """What a player's guesses brought: `letters` found first, words `ruled_out`, boards `solved`.

    Letters are told of a single board; boards are numbered from 1.
    """

    letters: str = ""
    ruled_out: int = 0
    solved: tuple[int, ...] = ()

    def __add__(self, other: Contribution) -> Contribution:
        return Contribution(
            self.letters + other.letters,
            self.ruled_out + other.ruled_out,
            self.solved + other.solved,
        )


@dataclass(frozen=True)
class Ballot:
    """A player's vote for the next guess."""

    player: Player
    guess: Word
    at: datetime


@dataclass(frozen=True)
class StopVotes:
    """A vote to end a game: `votes` of `needed`, the first of which expires at `until`."""

    votes: int
    needed: int
    until: datetime


@dataclass(frozen=True)
class GameSession:
    """A game in a place; `moves` has one entry for each of `game.guesses`.

    `drawn_at` is when its answers were chosen; `owner` is the player of a private board; with
    `alternate`, nobody guesses twice in a row; `count_at` is when the votes for the next guess are
    counted; `disputed_at` is when somebody last voted to end it. `game` allows no words: it needs a
    lexicon to be played on.
    """

    id: int
    place: Place
    mode: Mode
    starter: Player
    owner: Player | None
    language: str
    lexicon_version: str
    game: Game
    phase: Phase
    created_at: datetime
    drawn_at: datetime
    moves: tuple[Move, ...] = ()
    message_id: int | None = None
    match_id: int | None = None
    alternate: bool = False
    count_at: datetime | None = None
    ballots: tuple[Ballot, ...] = ()
    touched_at: datetime | None = None
    assisted: bool = False
    disputed_at: datetime | None = None
    class_list: ListName | None = None

    @property
    def active(self) -> bool:
        """Whether the game is running."""
        return self.phase is Phase.ACTIVE

    @property
    def ranked(self) -> bool:
        """Whether it counts for the leaderboard, unless somebody takes a hint."""
        # a server can make its own list as easy as it likes
        return self.mode.ranked and self.class_list is None

    @property
    def counts(self) -> bool:
        """Whether it still counts for the leaderboard."""
        return self.ranked and not self.assisted

    @property
    def given_up(self) -> bool:
        """Whether it is a board of a match whose player has seen the word without finding it."""
        return self.match_id is not None and self.phase is Phase.STOPPED

    @property
    def played(self) -> bool:
        """Whether somebody guessed, or gave it up and saw the word; looking is not playing."""
        return bool(self.moves) or self.given_up

    @property
    def waits_for_others(self) -> bool:
        """Whether whoever guessed last may not guess next."""
        return self.active and self.alternate and bool(self.moves)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns of the first board."""
        return self.game.boards[0].turns

    def again(self) -> Options:
        """Return the options for the same game with another answer."""
        rules, language, played = self.game.rules, self.language, self.class_list
        return Options.again(rules, language, turns=self.alternate, class_list=played)

    def find_vote(self, player: Player) -> Word | None:
        """Return the word that the player votes for now, if any."""
        votes = (ballot.guess for ballot in self.ballots if ballot.player.id == player.id)
        return next(votes, None)

    def find_last_guess(self, player: Player) -> datetime | None:
        """Return when the player last guessed, if ever."""
        return max((one.at for one in self.moves if player in one.players), default=None)

    def belongs_to(self, player: Player) -> bool:
        """Return whether the player began it, and nobody else has guessed in it."""
        alone = all(one.id == player.id for one in self.players)
        return self.starter.id == player.id and alone

    def has_player(self, player: Player) -> bool:
        """Return whether somebody guessed or voted."""
        return any(one.id == player.id for one in self.players)

    @property
    def players(self) -> tuple[Player, ...]:
        """Everyone who guessed or voted, in the order of their first guess or vote."""
        people = (one for move in self.moves for one in (*move.players, *move.outvoted))
        return tuple({one.id: one for one in people}.values())


@dataclass(frozen=True)
class Choices:
    """The running games that a player in a channel may mean.

    `last` is the id of the game, running or not, that they last began, joined, opened or guessed
    in, and `at` is when.
    """

    sessions: tuple[GameSession, ...] = ()
    last: int | None = None
    at: datetime | None = None

    @property
    def plain(self) -> GameSession | None:
        """The only game, else the last one unless another has begun since; None if unclear."""
        if len(self.sessions) == 1:
            return self.sessions[0]
        if any(self.at and session.created_at > self.at for session in self.sessions):
            return None
        return next((session for session in self.sessions if session.id == self.last), None)


@dataclass(frozen=True)
class Untouched:
    """A running game without a guess since `touched_at`, and how long its server allows that."""

    game_id: int
    guild_id: int | None
    touched_at: datetime
    allowed: timedelta

    def is_idle(self, now: datetime) -> bool:
        """Return whether the game has gone without a guess for too long."""
        return self.touched_at + self.allowed <= now


@dataclass(frozen=True)
class NewGame:
    """What is stored when a game begins; a private board has an `owner`.

    `drawn_at` is when its answers were chosen, if earlier.
    """

    place: Place
    mode: Mode
    starter: Player
    language: str
    lexicon_version: str
    game: Game
    at: datetime
    owner: Player | None = None
    match_id: int | None = None
    alternate: bool = False
    drawn_at: datetime | None = None
    class_list: ListName | None = None
