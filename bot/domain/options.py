"""What can be chosen when a game begins."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.domain.lists import ListName
from engine import Hard, Rules


class Goal(StrEnum):
    """What wins a race."""

    FEWEST = "fewest"
    """The fewest guesses, and among equals the least time."""
    FIRST = "first"
    """To solve it before the others."""


class Option(StrEnum):
    """An option of a new game."""

    LENGTH = "length"
    HARD = "hard"
    BOARDS = "boards"
    TURNS = "turns"
    RIVAL = "rival"
    LANGUAGE = "language"
    LIST = "list"
    GOAL = "goal"


@dataclass(frozen=True)
class Options:
    """The options a player has chosen; None leaves one to the server or the mode.

    `list` is the id of a class list, which has a language of its own.
    """

    length: int | None = None
    hard: Hard | None = None
    boards: int | None = None
    turns: bool | None = None
    rival: str | None = None
    language: str | None = None
    list: int | None = None
    goal: Goal | None = None

    @classmethod
    def again(
        cls,
        rules: Rules,
        language: str,
        *,
        turns: bool = False,
        rival: str | None = None,
        goal: Goal | None = None,
        class_list: ListName | None = None,
    ) -> Options:
        """Return the options of a game with these rules.

        A single board is left open, and so is the length of a list that is `mixed`.
        """
        boards = rules.boards if rules.boards > 1 else None
        played = class_list and class_list.id
        length = None if class_list and class_list.mixed else rules.length
        return cls(length, rules.hard, boards, turns, rival, language, played, goal)
