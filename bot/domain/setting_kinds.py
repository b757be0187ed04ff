"""What a server's setting is: where it is shown, and which values it takes.

A setting is a field of `GuildSettings` whose default is made by `switch`, `choice`, `channel`,
`channels` or `role`. Its menu or button, its parsing and its column follow from that; its sentences
in `guilds.ftl` are named after it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum, StrEnum, auto
from typing import Any

ON, OFF = "on", "off"
"""The values of a switch."""

FOLLOW = "follow"
"""The value of a language that is that of the server's Discord."""

_SETTING = "setting"


class Page(StrEnum):
    """The pages of the settings panel; a message holds five rows."""

    PLAY = "play"
    CHANNELS = "channels"
    DAILY = "daily"
    WORDS = "words"
    LISTS = "lists"
    REPORTS = "reports"
    PEOPLE = "people"
    LEADERBOARD = "leaderboard"
    SEASONS = "seasons"
    REWARDS = "rewards"
    RECORDS = "records"
    GAMES = "games"


class SettingKind(Enum):
    """How a setting is chosen, and so what it holds."""

    SWITCH = auto()
    CHOICE = auto()
    CHANNEL = auto()
    CHANNELS = auto()
    ROLE = auto()


@dataclass(frozen=True)
class Setting:
    """One thing that a server's managers choose, named after its field.

    At most `most` channels may be chosen; `forums` may be among them.
    """

    page: Page
    kind: SettingKind
    default: Any
    choices: tuple[Any, ...] = ()
    most: int = 1
    forums: bool = False

    def read(self, values: Sequence[str]) -> Any:
        """Return what was chosen; raises ValueError or LookupError for anything invalid."""
        match self.kind:
            case SettingKind.SWITCH:
                return {OFF: False, ON: True}[values[0]]
            case SettingKind.CHOICE:
                return {str(one): one for one in self.choices}[values[0]]
            case SettingKind.CHANNEL | SettingKind.ROLE:
                return int(values[0]) if values else None
            case SettingKind.CHANNELS:
                if len(values) > self.most:
                    raise ValueError(values)
                return frozenset(map(int, values))


def switch(page: Page, *, default: bool) -> Any:
    """Make a setting that is on or off."""
    return _field(Setting(page, SettingKind.SWITCH, default))


def choice(page: Page, default: Any, choices: Iterable[Any]) -> Any:
    """Make a setting that is one of `choices`: numbers, texts, or members of an enumeration."""
    return _field(Setting(page, SettingKind.CHOICE, default, tuple(choices)))


def channel(page: Page) -> Any:
    """Make a setting that is a channel, or none."""
    return _field(Setting(page, SettingKind.CHANNEL, None))


def channels(page: Page, most: int = 25, *, forums: bool = False) -> Any:
    """Make a setting that is a set of at most `most` channels."""
    return _field(Setting(page, SettingKind.CHANNELS, frozenset[int](), most=most, forums=forums))


def role(page: Page) -> Any:
    """Make a setting that is a role, or none."""
    return _field(Setting(page, SettingKind.ROLE, None))


def list_settings(holder: type) -> Mapping[str, Setting]:
    """Return the settings among the fields of a dataclass, in order."""
    return {one.name: one.metadata[_SETTING] for one in fields(holder) if _SETTING in one.metadata}


def _field(setting: Setting) -> Any:
    return field(default=setting.default, metadata={_SETTING: setting})
