"""The game that a player is putting together, before it begins."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from bot.domain.modes import TOGETHER, Mode, Option, Options
from engine import Hard
from engine.words import LENGTHS

BOARDS = (1, 2, 4, 8)
"""How many words can be guessed at once."""


@dataclass(frozen=True)
class GameWish:
    """A mode, and what was chosen so far; what the mode does not take waits for another mode."""

    mode: Mode = TOGETHER
    chosen: Options = field(default_factory=Options)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read what `str` has written; raises ValueError."""
        mode, *values = text.split(".")
        wish = cls(Mode.of(mode))
        for option, value in zip(Option, values, strict=True):
            wish = wish.choose(option, value) if value else wish
        return wish

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
        """Choose a value, written as a person or a button gives it; raises ValueError."""
        return replace(self, chosen=replace(self.chosen, **{option: _read(option, value)}))


def _read(option: Option, value: str) -> int | Hard | bool | str:
    match option:
        case Option.LENGTH | Option.BOARDS:
            known = LENGTHS if option is Option.LENGTH else BOARDS
            if int(value) not in known:
                raise ValueError(value)
            return int(value)
        case Option.HARD:
            return Hard(value)
        case Option.TURNS:
            return value == str(True)
        case Option.RIVAL | Option.LANGUAGE:
            return value
