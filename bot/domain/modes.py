"""The ways to play, as values: code asks the mode what it does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from enum import StrEnum

from bot.domain.errors import OptionRefused
from bot.domain.mode_kinds import Ends, Entry, Hints, Source, Start
from bot.domain.options import Option, Options
from bot.domain.players import Place
from engine import Hard, Rules

GUESSES = 6
"""Guesses for one word, in the usual modes."""


class ModeKey(StrEnum):
    """A mode's name in commands and in the database."""

    TOGETHER = "together"
    SOLO = "solo"
    RACE = "race"
    DAILY = "daily"
    CHALLENGE = "challenge"
    DUEL = "duel"
    VOTE = "vote"
    ARCHIVE = "archive"
    ABSURDLE = "absurdle"
    ABSURDLE_SOLO = "absurdle-solo"


@dataclass(frozen=True)
class Mode:
    """One way to play.

    A `private` board belongs to one player and is shown to nobody else. In a `match`, several
    boards share one answer: it gathers players for `lobby`, if that is set, and then runs for
    `lasts`. One board allows `guesses`; each further board takes one more guess, and allows one
    more. Where nobody else is, `alone` is played instead of it, if that is set.
    """

    key: ModeKey
    private: bool
    options: frozenset[Option]
    start: Start = Start.BOARD
    guesses: int = GUESSES
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
    alone: ModeKey | None = None

    @classmethod
    def of(cls, key: str) -> Mode:
        """Return the mode with this key; raises ValueError."""
        return MODES[ModeKey(key)]

    @property
    def posted(self) -> bool:
        """Whether the bot itself announces it, not the player who begins."""
        return self.answer is Source.DAILY

    @property
    def own_board(self) -> bool:
        """Whether its results rank with those of all usual modes on a board of one's own."""
        return self.ranked and self.private and self.guesses == GUESSES

    def fit(self, place: Place) -> Mode:
        """Return the mode that is played in a place: one for a single person where that is all."""
        return MODES[self.alone] if place.alone and self.alone else self

    def rules(self, length: int, hard: Hard, boards: int = 1) -> Rules:
        """Return the rules of a game in this mode."""
        return Rules(length, self.guesses + boards - 1, hard, boards)

    def takes_turns(self, options: Options, *, usual: bool) -> bool:
        """Return whether a game alternates: as was chosen, else as is `usual` in its server."""
        chosen = usual if options.turns is None else options.turns
        return chosen and Option.TURNS in self.options

    def check(self, options: Options) -> None:
        """Raise `OptionRefused` for the first option chosen that this mode does not take."""
        for option in Option:
            if getattr(options, option) not in (None, False) and option not in self.options:
                raise OptionRefused(self.key, option)


_BOARD = frozenset({Option.LENGTH, Option.HARD, Option.LANGUAGE, Option.LIST})

TOGETHER = Mode(
    ModeKey.TOGETHER,
    private=False,
    options=_BOARD | {Option.BOARDS, Option.TURNS},
    alone=ModeKey.SOLO,
)
SOLO = Mode(ModeKey.SOLO, private=True, options=_BOARD | {Option.BOARDS})
VOTE = Mode(
    ModeKey.VOTE, private=False, options=_BOARD | {Option.BOARDS}, voted=True, alone=ModeKey.SOLO
)
RACE = Mode(
    ModeKey.RACE,
    private=True,
    options=_BOARD | {Option.GOAL},
    start=Start.LOBBY,
    match=True,
    hints=Hints.REFUSED,
    ends=Ends.COUNTDOWN,
    lobby=timedelta(minutes=15),
    lasts=timedelta(minutes=30),
    alone=ModeKey.SOLO,
)
DAILY = Mode(
    ModeKey.DAILY,
    private=True,
    options=frozenset(),
    start=Start.SEAT,
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
    start=Start.PAST,
    answer=Source.PAST,
    ranked=False,
    rematch=False,
)
CHALLENGE = Mode(
    ModeKey.CHALLENGE,
    private=True,
    options=frozenset({Option.HARD, Option.LANGUAGE}),
    start=Start.WORD,
    match=True,
    answer=Source.SET,
    hints=Hints.REFUSED,
    entry=Entry.NOT_STARTER,
    ends=Ends.DEADLINE,
    ranked=False,
    rematch=False,
    alone=ModeKey.SOLO,
)
DUEL = Mode(
    ModeKey.DUEL,
    private=True,
    options=_BOARD | {Option.RIVAL},
    start=Start.RIVAL,
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
    alone=ModeKey.ABSURDLE_SOLO,
)
ABSURDLE_SOLO = replace(ABSURDLE, key=ModeKey.ABSURDLE_SOLO, private=True, alone=None)

MODES: Mapping[ModeKey, Mode] = {
    mode.key: mode
    for mode in (
        TOGETHER,
        SOLO,
        RACE,
        DAILY,
        ARCHIVE,
        CHALLENGE,
        DUEL,
        VOTE,
        ABSURDLE,
        ABSURDLE_SOLO,
    )
}
