"""The game that a player is putting together, before it begins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from bot.domain.guilds import GuildSettings
from bot.domain.lists import LETTERS, ClassList
from bot.domain.modes import TOGETHER, Mode
from bot.domain.options import Option, Options
from engine import Hard

BOARDS = (1, 2, 4, 8)
"""How many words can be guessed at once."""


@dataclass(frozen=True)
class GameSetup:
    """A mode, and what was chosen so far; what the mode does not take waits for another mode."""

    mode: Mode = TOGETHER
    chosen: Options = field(default_factory=Options)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` has written; raises ValueError."""
        mode, *values = text.split(".")
        setup = cls(Mode.of(mode))
        for option, value in zip(Option, values, strict=True):
            setup = setup.choose(option, value) if value else setup
        return setup

    def __str__(self) -> str:
        """``together.6.hard...``: the mode, then the value of each option, empty if left open."""
        values = (getattr(self.chosen, option) for option in Option)
        return ".".join([self.mode.key, *(str(value or "") for value in values)])

    @property
    def options(self) -> Options:
        """What was chosen of the options that the mode takes."""
        refused = {option: None for option in Option if option not in self.mode.options}
        return replace(self.chosen, **refused)

    def play(self, mode: Mode) -> Self:
        return replace(self, mode=mode)

    def choose(self, option: Option, value: str) -> Self:
        """Choose a value as a menu or a button gives it, 0 for none; raises ValueError."""
        return replace(self, chosen=replace(self.chosen, **{option: _read(option, value)}))


@dataclass(frozen=True)
class Offer:
    """What a player can choose from in a place.

    `lengths` are those that each language has words of, `own` is the language the player has
    chosen for games of their own, and `lists` are the class lists of the server.
    """

    settings: GuildSettings
    lengths: Mapping[str, tuple[int, ...]]
    own: str | None = None
    lists: tuple[ClassList, ...] = ()

    def find_list(self, setup: GameSetup) -> ClassList | None:
        """The class list chosen, if there is still one."""
        return next((one for one in self.lists if one.id == setup.options.list), None)

    def find_language(self, setup: GameSetup) -> str:
        """The language of the words that would be played with."""
        if listed := self.find_list(setup):
            return listed.language
        # a race is for everybody
        own = self.own if setup.mode.private and not setup.mode.lobby else None
        return setup.options.language or own or self.settings.language

    def find_lengths(self, setup: GameSetup) -> tuple[int, ...]:
        """The lengths there are words of."""
        listed = self.find_list(setup)
        return tuple(listed.lengths) if listed else self.lengths[self.find_language(setup)]

    def fit(self, setup: GameSetup) -> GameSetup:
        """The setup without a length that there are no words of."""
        length = setup.options.length
        fits = length is None or length in self.find_lengths(setup)
        return setup if fits else setup.choose(Option.LENGTH, "0")


_KNOWN = {Option.LENGTH: LETTERS, Option.BOARDS: BOARDS}


def _read(option: Option, value: str) -> int | Hard | bool | str | None:
    match option:
        case Option.LENGTH | Option.BOARDS | Option.LIST:
            number = int(value)
            if number and number not in _KNOWN.get(option, (number,)):
                raise ValueError(value)
            return number or None
        case Option.HARD:
            return Hard(value)
        case Option.TURNS:
            return value == str(True)
        case Option.RIVAL | Option.LANGUAGE:
            return value or None
