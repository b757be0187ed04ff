"""What somebody wants with a picture of a board, and why it cannot be had."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.domain.errors import PlayerError
from bot.domain.players import Theme
from bot.domain.puzzles import WordList
from engine import Hard


class NoPicture(PlayerError):
    """A file or an address that is no picture posted on Discord."""


class PictureTooLarge(PlayerError):
    """The picture has more bytes than are fetched."""


class PictureGone(PlayerError):
    """The picture was deleted, or its address is too old."""


class PictureUnderWay(PlayerError):
    """The person's last picture is still being read."""


class PictureTooSlow(PlayerError):
    """The picture took too long to fetch or to read."""


class PictureOrText(PlayerError):
    """A picture was given together with words or tiles."""


class TooManyBoardsSeen(PlayerError):
    """The picture has too many boards, or too large ones, to choose from."""


class Purpose(StrEnum):
    """What a picture is read for."""

    HELP = "help"
    ANALYSIS = "analysis"
    EITHER = "either"


@dataclass(frozen=True)
class Wish:
    """What somebody wants with a picture, and what they chose beforehand.

    `mine` says whether it shows a game of their own, `theme` is how they like to see it, and `row`
    which row they correct, from 0.
    """

    purpose: Purpose = Purpose.HELP
    shared: bool = False
    language: str | None = None
    hard: Hard | None = None
    words: WordList | None = None
    mine: bool = True
    theme: Theme = Theme.SQUARES
    row: int | None = None

    def __str__(self) -> str:
        flags = f"{self.shared:d}{self.mine:d}"
        parts = (self.purpose, flags, self.language, self.hard, self.words, self.theme, self.row)
        return ".".join("" if part is None else str(part) for part in parts)

    @classmethod
    def parse(cls, text: str) -> Wish:
        """Read what `str` makes of a wish; raises ValueError."""
        purpose, flags, language, hard, words, theme, row = text.split(".")
        shared, mine = flags
        return cls(
            Purpose(purpose),
            shared == "1",
            language or None,
            Hard(hard) if hard else None,
            WordList(words) if words else None,
            mine == "1",
            Theme(theme),
            int(row) if row else None,
        )
