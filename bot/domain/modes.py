"""Ways to play, as values: whoever asks what a mode does asks the mode."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import Enum, StrEnum, auto

from bot.domain.errors import OptionRefused
from bot.domain.lists import ListName
from engine import Hard, Rules


class ModeKey(StrEnum):
    """What a mode is called in a command and in the database."""

    TOGETHER = "together"
    SOLO = "solo"
    RACE = "race"
    DAILY = "daily"
    CHALLENGE = "challenge"
    VERSUS = "versus"
    VOTE = "vote"
    ARCHIVE = "archive"
    ABSURDLE = "absurdle"
    ABSURDLE_SOLO = "absurdle-solo"


class Option(StrEnum):
    """What can be chosen when a game begins."""

    LENGTH = "length"
    HARD = "hard"
    BOARDS = "boards"
    TURNS = "turns"
    RIVAL = "rival"
    LANGUAGE = "language"
    LIST = "list"


class Source(Enum):
    """Where the answer comes from."""

    DRAWN = auto()
    DAILY = auto()
    PAST = auto()
    """That of a daily that is over."""
    SET = auto()
    """A player sets it for the others."""
    OPEN = auto()
    """It may still change: after each guess it is one of the largest part that is left."""


class Hints(Enum):
    """Whether the bot helps during a game; `SERVER` leaves it to the server's settings."""

    ALLOWED = auto()
    SERVER = auto()
    REFUSED = auto()

    def allowed(self, server_allows: bool) -> bool:
        return self is Hints.ALLOWED or (self is Hints.SERVER and server_allows)


class Entry(Enum):
    """Who may join a match. Whoever is named when it begins is invited, in every mode."""

    OPEN = auto()
    INVITED = auto()
    NOT_STARTER = auto()


class Ends(Enum):
    """When a match ends; at its deadline in any case.

    `DEADLINE` waits for people who may still join, unless all of them are named. `COUNTDOWN`
    leaves the others a little time once somebody has solved it.
    """

    WHEN_ALL_DONE = auto()
    DEADLINE = auto()
    COUNTDOWN = auto()


@dataclass(frozen=True)
class Options:
    """What a player has chosen; None leaves it to the server or to the mode.

    `list` is the id of a class list, which has a language of its own.
    """

    length: int | None = None
    hard: Hard | None = None
    boards: int | None = None
    turns: bool | None = None
    rival: str | None = None
    language: str | None = None
    list: int | None = None

    @classmethod
    def again(
        cls,
        rules: Rules,
        language: str,
        *,
        turns: bool = False,
        rival: str | None = None,
        class_list: ListName | None = None,
    ) -> Options:
        """The options of a game by these rules; one board is no option."""
        boards = rules.boards if rules.boards > 1 else None
        played = class_list and class_list.id
        return cls(rules.length, rules.hard, boards, turns, rival, language, played)


@dataclass(frozen=True)
class Mode:
    """One way to play.

    A `private` board belongs to one player and is shown to nobody else. In a `match` several
    boards share one answer: it gathers people for `lobby`, if it has one, and lasts `lasts`.
    """

    key: ModeKey
    private: bool
    options: frozenset[Option]
    match: bool = False
    answer: Source = Source.DRAWN
    voted: bool = False
    hints: Hints = Hints.ALLOWED
    entry: Entry = Entry.OPEN
    ends: Ends = Ends.WHEN_ALL_DONE
    lobby: timedelta | None = None
    lasts: timedelta = timedelta(hours=24)
    ranked: bool = True
    rematch: bool = True

    @classmethod
    def of(cls, key: str) -> Mode:
        """The mode called so; raises ValueError."""
        return MODES[ModeKey(key)]

    @property
    def posted(self) -> bool:
        """Whether the bot itself announces it, instead of the player who begins."""
        return self.answer is Source.DAILY

    @property
    def own_board(self) -> bool:
        """Whether its results rank with those of all modes played on a board of one's own."""
        return self.ranked and self.private

    def check(self, options: Options) -> None:
        """Raise `OptionRefused` for the first option chosen that this mode does not take."""
        for option in Option:
            if getattr(options, option) not in (None, False) and option not in self.options:
                raise OptionRefused(self.key, option)


_BOARD = frozenset({Option.LENGTH, Option.HARD, Option.LANGUAGE, Option.LIST})

TOGETHER = Mode(ModeKey.TOGETHER, private=False, options=_BOARD | {Option.BOARDS, Option.TURNS})
SOLO = Mode(ModeKey.SOLO, private=True, options=_BOARD | {Option.BOARDS})
VOTE = Mode(ModeKey.VOTE, private=False, options=_BOARD | {Option.BOARDS}, voted=True)
RACE = Mode(
    ModeKey.RACE,
    private=True,
    options=_BOARD,
    match=True,
    hints=Hints.REFUSED,
    ends=Ends.COUNTDOWN,
    lobby=timedelta(minutes=15),
    lasts=timedelta(minutes=30),
)
DAILY = Mode(
    ModeKey.DAILY,
    private=True,
    options=frozenset(),
    match=True,
    answer=Source.DAILY,
    hints=Hints.SERVER,
    ends=Ends.DEADLINE,
    rematch=False,
)
ARCHIVE = Mode(
    ModeKey.ARCHIVE,
    private=True,
    options=frozenset(),
    answer=Source.PAST,
    ranked=False,
    rematch=False,
)
CHALLENGE = Mode(
    ModeKey.CHALLENGE,
    private=True,
    options=frozenset({Option.HARD, Option.LANGUAGE}),
    match=True,
    answer=Source.SET,
    hints=Hints.REFUSED,
    entry=Entry.NOT_STARTER,
    ends=Ends.DEADLINE,
    ranked=False,
    rematch=False,
)
VERSUS = Mode(
    ModeKey.VERSUS,
    private=True,
    options=_BOARD | {Option.RIVAL},
    match=True,
    hints=Hints.REFUSED,
    entry=Entry.INVITED,
)
ABSURDLE = Mode(
    ModeKey.ABSURDLE,
    private=False,
    options=_BOARD,
    answer=Source.OPEN,
    hints=Hints.REFUSED,
    ranked=False,
)
ABSURDLE_SOLO = replace(ABSURDLE, key=ModeKey.ABSURDLE_SOLO, private=True)

MODES: Mapping[ModeKey, Mode] = {
    mode.key: mode
    for mode in (
        TOGETHER,
        SOLO,
        RACE,
        DAILY,
        ARCHIVE,
        CHALLENGE,
        VERSUS,
        VOTE,
        ABSURDLE,
        ABSURDLE_SOLO,
    )
}
