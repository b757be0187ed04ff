"""What is shown, as data: a terminal prints it, Discord sends it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class Action(StrEnum):
    """What a button asks for; `Button.subject` says of which game or session."""

    GUESS = "guess"
    BOARD = "board"
    STOP = "stop"
    AGAIN = "again"
    UNDO = "undo"
    NEW_PUZZLE = "new"
    REMAINING = "words"


class Style(StrEnum):
    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True)
class Button:
    action: Action
    label: str
    subject: int = 0
    style: Style = Style.SECONDARY


@dataclass(frozen=True)
class Field:
    name: str
    text: str


@dataclass(frozen=True)
class Reply:
    """A message in either world. `private` is shown to the asking player alone."""

    text: str
    title: str = ""
    fields: tuple[Field, ...] = ()
    footer: str = ""
    buttons: tuple[Button, ...] = ()
    private: bool = False

    def privately(self) -> Reply:
        return replace(self, private=True)


def mention(player_id: int) -> str:
    """How a player is named in every text: Discord shows the name, and nobody is pinged."""
    return f"<@{player_id}>"


def plural(count: int, noun: str, plural_noun: str = "") -> str:
    """``1 word``, ``2 words``."""
    return f"{count:,} {noun if count == 1 else plural_noun or noun + 's'}"
