"""The game that a player is setting up, before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from bot.domain.guild_settings import GuildSettings
from bot.domain.lists import LIST_LENGTHS, ClassList
from bot.domain.mode_kinds import Start
from bot.domain.modes import MODES, TOGETHER, Mode, ModeKey
from bot.domain.options import Goal, Option, Options
from engine import Hard

BOARDS = (1, 2, 4, 8)
"""Numbers of words that can be guessed at once."""


@dataclass(frozen=True)
class GameSetup:
    """A mode, and the options chosen so far; those it does not take wait for another mode."""

    mode: Mode = TOGETHER
    chosen: Options = field(default_factory=Options)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` returned; raises ValueError."""
        mode, *values = text.split(".")
        setup = cls(Mode.of(mode))
        for option, value in zip(Option, values, strict=True):
            setup = setup.choose(option, value) if value else setup
        return setup

    def __str__(self) -> str:
        """Return ``together.6.hard...``: the mode, then the value of each option, empty if open."""
        values = (getattr(self.chosen, option) for option in Option)
        return ".".join([self.mode.key, *("" if value is None else str(value) for value in values)])

    @property
    def options(self) -> Options:
        """The chosen options that the mode takes."""
        refused = {option: None for option in Option if option not in self.mode.options}
        return replace(self.chosen, **refused)

    def play(self, mode: Mode) -> Self:
        """Return the setup with another mode."""
        return replace(self, mode=mode)

    def choose(self, option: Option, value: str) -> Self:
        """Choose a value as a menu or button sends it, 0 for none; raises ValueError."""
        return replace(self, chosen=replace(self.chosen, **{option: _read(option, value)}))


@dataclass(frozen=True)
class Offer:
    """What a player can choose from here.

    `lengths` has the lengths of words in each language, `own` is the player's own language, and
    `lists` are the server's class lists. `last` is the game that the player turned to last here.
    With `alone`, nobody else is there to play with. `past` says whether there is a past daily that
    they have not played.
    """

    settings: GuildSettings
    lengths: Mapping[str, tuple[int, ...]]
    own: str | None = None
    lists: tuple[ClassList, ...] = ()
    last: GameSetup = field(default_factory=GameSetup)
    alone: bool = False
    past: bool = True

    @property
    def modes(self) -> list[ModeKey]:
        """The modes to choose from."""
        return [key for key, mode in MODES.items() if self._has(mode)]

    def _has(self, mode: Mode) -> bool:
        if mode.start is Start.PAST and not self.past:
            return False
        return not (self.alone and mode.alone)

    def find_list(self, setup: GameSetup) -> ClassList | None:
        """Return the chosen class list, if it still exists."""
        return next((one for one in self.lists if one.id == setup.options.list), None)

    def find_language(self, setup: GameSetup) -> str:
        """Return the language that would be played in."""
        if listed := self.find_list(setup):
            return listed.language
        # a race is for everybody
        own = self.own if setup.mode.private and not setup.mode.lobby else None
        return setup.options.language or own or self.settings.language

    def find_lengths(self, setup: GameSetup) -> tuple[int, ...]:
        """Return the lengths that there are words of."""
        listed = self.find_list(setup)
        return tuple(listed.lengths) if listed else self.lengths[self.find_language(setup)]

    def fit(self, setup: GameSetup) -> GameSetup:
        """Return the setup without a length that has no words."""
        length = setup.options.length
        fits = length is None or length in self.find_lengths(setup)
        return setup if fits else setup.choose(Option.LENGTH, "0")


_KNOWN = {Option.LENGTH: LIST_LENGTHS, Option.BOARDS: BOARDS}


def _read(option: Option, value: str) -> int | Hard | Goal | bool | str | None:
    match option:
        case Option.LENGTH | Option.BOARDS | Option.LIST:
            number = int(value)
            if number and number not in _KNOWN.get(option, (number,)):
                raise ValueError(value)
            return number or None
        case Option.HARD:
            return Hard(value)
        case Option.GOAL:
            return Goal(value)
        case Option.TURNS:
            return value == str(True)
        case Option.RIVAL | Option.LANGUAGE:
            return value or None
