"""Replies as data: text, buttons, menus, files and pictures."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum

from bot.domain.players import Theme
from bot.render.menus import Kind, Menu


class Action(StrEnum):
    """What a button does; `Button.subject` says to which game or session."""

    PLAY = "play"
    TURNS = "turns"
    THREAD = "thread"
    RUNNING = "running"
    GUESS = "guess"
    BOARD = "board"
    ALL_BOARDS = "allboards"
    STOP = "stop"
    GIVE_UP = "giveup"
    TAKE_VOTE_BACK = "takevoteback"
    GO_ON = "goon"
    AGAIN = "again"
    SHARE = "share"
    POST = "post"
    SHOW_STATS = "showstats"
    ANALYSE = "analyse"
    DETAILS = "details"
    IN_WORDS = "inwords"
    RETELL = "retell"
    JOIN = "join"
    READY = "ready"
    BEGIN = "begin"
    ENTER = "enter"
    CANCEL = "cancel"
    END = "end"
    DISMISS = "dismiss"
    GUIDE = "guide"
    CHALLENGE = "challenge"
    REMATCH = "rematch"
    CODE = "code"
    PROOF = "proof"
    CALENDAR = "calendar"
    UNSOLVED = "unsolved"
    UNDO = "undo"
    NEW_PUZZLE = "new"
    FIRST_ROW = "firstrow"
    LEAD = "lead"
    REMAINING = "words"
    REASONS = "reasons"
    MARK = "mark"
    ENTER_ROW = "row"
    FOUND = "found"
    OTHER_WORD = "other"
    REFUSED_WORD = "refused"
    OTHER_LANGUAGE = "language"
    CLIMB = "climb"
    WHY = "why"
    WORDS = "rowwords"
    CONFIRM = "confirm"
    TILE = "tile"
    SPELL = "spell"
    DROP_ROW = "droprow"
    ADD_ROW = "addrow"
    SEEN_LANGUAGE = "seenlanguage"
    MEND = "mend"
    KEEP = "keep"
    CONTINUE = "continue"
    BEGIN_APART = "beginapart"
    HINT = "hint"
    ASK_HINT = "askhint"
    AGREE = "agree"
    REVEAL = "reveal"
    RANKS = "ranks"
    REVIEW = "review"
    WHY_HERE = "whyhere"
    CHAMPIONS = "champions"
    SEASON = "season"
    SEASON_DAYS = "seasondays"
    WEEKLY_HOUR = "weeklyhour"
    POINTS = "points"
    CORRECTIONS = "corrections"
    CORRECT = "correct"
    STRIKE = "strike"
    STRIKE_ALL = "strikeall"
    CHANGE = "change"
    UNCORRECT = "uncorrect"
    SHUT_OUT = "shutout"
    LET_IN = "letin"
    SWITCH = "switch"
    IDLE = "idle"
    SCHEDULE = "schedule"
    REPORT = "report"
    ADD_LIST = "addlist"
    CHANGE_LIST = "changelist"
    SHOW_LIST = "showlist"
    DELETE_LIST = "deletelist"
    DAILY_LIST = "dailylist"
    LIST_PROGRESS = "listprogress"
    TEACH_GAME = "teachgame"
    SHOW_GAME = "showgame"
    READ_GAME = "readgame"
    FORGET_GAME = "forgetgame"
    EXTRA = "extra"
    BANNED = "banned"
    RECORD = "record"
    RECORDABLE = "recordable"
    RECORD_DOUBTED = "recorddoubted"
    RECORD_PAGE = "recordpage"
    WEEK = "week"
    UNRECORD = "unrecord"
    NAMES = "names"
    FORGET_NAME = "forgetname"
    WHO = "who"
    PART = "part"
    READ_OLDER = "readolder"
    STOP_READING = "stopreading"
    TAKE_BACK = "takeback"
    IMPORT = "import"
    REMIND = "remind"
    HIDE = "hide"
    FORGET_REFUSED = "forgetrefused"
    EXPORT = "export"
    EXPORT_RESULTS = "exportresults"
    ERASE = "erase"
    ERASE_ALL = "eraseall"


class Style(StrEnum):
    """How prominent a button is."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


class Tone(StrEnum):
    """The state of a game, which colours its message."""

    NEUTRAL = "neutral"
    RUNNING = "running"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True)
class Button:
    """A button; `detail` adds to its action in digits, small letters, dots and hyphens.

    `row` is its line of buttons from 0, or None if that does not matter.
    """

    action: Action
    label: str
    subject: int = 0
    style: Style = Style.SECONDARY
    detail: str = ""
    row: int | None = None

    @property
    def custom_id(self) -> str:
        """The id that Discord returns when the button is pressed."""
        custom_id = f"tilemate:{self.action}:{self.subject}"
        return f"{custom_id}:{self.detail}" if self.detail else custom_id


@dataclass(frozen=True)
class Field:
    """A part of a message with a heading of its own."""

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
    """A picture that is drawn when it is sent, and its description for those who cannot see it.

    `words` take its place for those who chose text, where no picture can be sent, and if it is
    not `legible`, because our font lacks every letter of a name. With `first` it stands above
    the text.
    """

    alt: str
    draw: Callable[[], bytes] = field(compare=False, repr=False)
    words: str = ""
    first: bool = False
    legible: bool = True


@dataclass(frozen=True)
class Reply:
    """A message. If `private`, only the asking player sees it.

    `ping` is a role to ping, and `notify` are players whom a new message notifies where it mentions
    them.
    """

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
    notify: tuple[int, ...] = ()

    def in_words(self) -> Reply:
        """Return the reply with the picture's words in its text instead of the picture."""
        if self.picture is None:
            return self
        parts = [self.text, self.picture.words]
        if self.picture.first:
            parts.reverse()
        return replace(self, text="\n\n".join(filter(None, parts)), picture=None)

    def fit(self, theme: Theme) -> Reply:
        """Return the reply in words if the theme is text or the picture is not legible."""
        worded = theme is Theme.TEXT or (self.picture and not self.picture.legible)
        return self.in_words() if worded else self

    def choose_only(self, there: Mapping[Kind, Collection[str]]) -> Reply:
        """Return the reply with menus of these kinds choosing only what is still `there`."""
        return replace(
            self, menus=tuple(menu.choose_only(there.get(menu.kind)) for menu in self.menus)
        )


def moment(at: datetime, style: str = "R") -> str:
    """Return markup that Discord shows in the reader's time zone; ``R`` is relative to now."""
    return f"<t:{int(at.timestamp())}:{style}>"
