"""Menus as data: their options, and which are chosen."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum


class Topic(StrEnum):
    """What a menu is about, which decides who handles the choice."""

    SETTINGS = "settings"
    PREFERENCES = "preferences"
    MORE = "more"
    RECORDS = "records"
    SCORES = "scores"
    NAMES = "names"
    ACCOUNTS = "accounts"
    UNRECORD = "unrecord"
    DOUBTED = "doubted"
    SETUP = "setup"
    STATS = "stats"
    RANKS = "ranks"
    SEASONS = "seasons"
    CORRECT = "correct"
    RETOLD = "retold"
    REPORTED = "reported"
    LISTS = "lists"
    TAUGHT = "taught"
    SEEN_ROWS = "seenrows"
    SEEN_BOARDS = "seenboards"
    AS_READ = "asread"


class Kind(StrEnum):
    """What a menu lists: its own options, or the server's channels, roles or people.

    `FORUMS` lists channels and forums.
    """

    OPTIONS = "options"
    CHANNELS = "channels"
    FORUMS = "forums"
    ROLES = "roles"
    USERS = "users"


@dataclass(frozen=True)
class MenuOption:
    """One option of a menu; the hint stands below its label."""

    value: str
    label: str
    hint: str = ""


@dataclass(frozen=True)
class Menu:
    """A choice of `least` to `most` things; `chosen` are values, or ids as text.

    `name` says what is chosen within the topic: a `Setting`, a `Preference`, a page, or an
    option of a game with what was chosen before.
    """

    topic: Topic
    name: str
    prompt: str
    options: tuple[MenuOption, ...] = ()
    chosen: tuple[str, ...] = ()
    kind: Kind = Kind.OPTIONS
    least: int = 1
    most: int = 1
    labelled: bool = False
    """Whether the prompt stands above it too, as what is chosen hides it."""

    def choose_only(self, values: Collection[str] | None) -> Menu:
        """Return the menu with only those of `values` chosen; unchanged if `values` is None."""
        if values is None:
            return self
        return replace(self, chosen=tuple(value for value in self.chosen if value in values))
