"""What is shown, as data."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum

from bot.domain.players import HIDDEN, NOBODY, Player, Theme
from bot.render.menus import Kind, Menu
from bot.texts import Texts


class Action(StrEnum):
    """What a button asks for; `Button.subject` says of which game or session."""

    PLAY = "play"
    TURNS = "turns"
    GUESS = "guess"
    BOARD = "board"
    STOP = "stop"
    GIVE_UP = "giveup"
    GO_ON = "goon"
    AGAIN = "again"
    SHARE = "share"
    ANALYSE = "analyse"
    DETAILS = "details"
    RETELL = "retell"
    JOIN = "join"
    READY = "ready"
    BEGIN = "begin"
    ENTER = "enter"
    CANCEL = "cancel"
    END = "end"
    DISMISS = "dismiss"
    CHALLENGE = "challenge"
    REMATCH = "rematch"
    PROOF = "proof"
    CALENDAR = "calendar"
    UNSOLVED = "unsolved"
    UNDO = "undo"
    NEW_PUZZLE = "new"
    REMAINING = "words"
    REASONS = "reasons"
    MARK = "mark"
    ENTER_ROW = "row"
    OTHER_WORD = "other"
    OTHER_LANGUAGE = "language"
    CLIMB = "climb"
    WHY = "why"
    WORDS = "rowwords"
    MEND = "mend"
    KEEP = "keep"
    CONTINUE = "continue"
    HINT = "hint"
    ASK_HINT = "askhint"
    TAKE_HINT = "takehint"
    REVEAL = "reveal"
    RANKS = "ranks"
    WHY_HERE = "whyhere"
    CHAMPIONS = "champions"
    SEASON = "season"
    SEASON_DAYS = "seasondays"
    WEEKLY_HOUR = "weeklyhour"
    CORRECTIONS = "corrections"
    CORRECT = "correct"
    STRIKE = "strike"
    CHANGE = "change"
    UNCORRECT = "uncorrect"
    SWITCH = "switch"
    IDLE = "idle"
    SCHEDULE = "schedule"
    REPORT = "report"
    ADD_LIST = "addlist"
    CHANGE_LIST = "changelist"
    SHOW_LIST = "showlist"
    DELETE_LIST = "deletelist"
    DAILY_LIST = "dailylist"
    EXTRA = "extra"
    BANNED = "banned"
    RECORD = "record"
    UNRECORD = "unrecord"
    NAMES = "names"
    FORGET_NAME = "forgetname"
    READ_OLDER = "readolder"
    STOP_READING = "stopreading"
    REMIND = "remind"
    HIDE = "hide"
    EXPORT = "export"
    ERASE = "erase"
    ERASE_ALL = "eraseall"


class Style(StrEnum):
    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


class Tone(StrEnum):
    """How things stand, which colours the message."""

    NEUTRAL = "neutral"
    RUNNING = "running"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True)
class Button:
    """`detail` says more of what is asked, in digits, small letters, dots and hyphens; `row` is the
    line of buttons it stands in, from 0, where that matters."""

    action: Action
    label: str
    subject: int = 0
    style: Style = Style.SECONDARY
    detail: str = ""
    row: int | None = None

    @property
    def custom_id(self) -> str:
        """All that a press of it says."""
        said = f"tilemate:{self.action}:{self.subject}"
        return f"{said}:{self.detail}" if self.detail else said


@dataclass(frozen=True)
class Field:
    name: str
    text: str


@dataclass(frozen=True)
class Attachment:
    """A file; `alt` describes a picture to those who do not see it."""

    name: str
    content: bytes
    alt: str = ""


@dataclass(frozen=True)
class Picture:
    """A picture, drawn when it is sent, and its description for those who cannot see it.

    `words` stand in its place for those who chose text, where no picture can be sent, and unless
    it is `legible`: our font knows no letter of somebody's name. With `first` it stands above the
    text.
    """

    alt: str
    draw: Callable[[], bytes] = field(compare=False, repr=False)
    words: str = ""
    first: bool = False
    legible: bool = True


@dataclass(frozen=True)
class Reply:
    """A message. `private` is shown to the asking player alone; the role `ping` is called."""

    text: str
    title: str = ""
    fields: tuple[Field, ...] = ()
    footer: str = ""
    buttons: tuple[Button, ...] = ()
    menus: tuple[Menu, ...] = ()
    files: tuple[Attachment, ...] = ()
    private: bool = False
    picture: Picture | None = None
    tone: Tone = Tone.NEUTRAL
    ping: int | None = None

    def in_words(self) -> Reply:
        """The same without its picture, which is told in the text."""
        if self.picture is None:
            return self
        told = [self.text, self.picture.words]
        if self.picture.first:
            told.reverse()
        return replace(self, text="\n\n".join(filter(None, told)), picture=None)

    def fit(self, theme: Theme) -> Reply:
        """The same as who chose the theme can read it."""
        worded = theme is Theme.TEXT or (self.picture and not self.picture.legible)
        return self.in_words() if worded else self

    def privately(self) -> Reply:
        return replace(self, private=True)

    def choosing(self, there: Mapping[Kind, Collection[str]]) -> Reply:
        """The same with nothing chosen in menus of those kinds but what is `there`."""
        return replace(self, menus=tuple(menu.among(there.get(menu.kind)) for menu in self.menus))


def mention(player_id: int, say: Texts) -> str:
    """How a player is named in every text: Discord shows the name, and nobody is pinged."""
    return _nameless(player_id, say) or f"<@{player_id}>"


def write_name(player: Player, say: Texts) -> str:
    """How a player is named in a picture."""
    return _nameless(player.id, say) or player.name


def _nameless(player_id: int, say: Texts) -> str:
    """What stands for who is gone, or wants no name; nothing for others."""
    if player_id == NOBODY.id:
        return say("players-name-gone")
    return say("players-name-hidden") if player_id == HIDDEN.id else ""


def plain(name: str) -> str:
    """A name as people wrote it, of which nothing is formatted, linked or pinged."""
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", "".join(filter(str.isprintable, name)))


def moment(at: datetime, style: str = "R") -> str:
    """A moment that Discord shows in the reader's own time; ``R`` counts from now."""
    return f"<t:{int(at.timestamp())}:{style}>"
