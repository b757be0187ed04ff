"""What a server has settled, and who may do what there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

from bot.domain import setting
from bot.domain.errors import MayNotStart, WrongChannel
from bot.domain.leaderboards import Absence
from bot.domain.players import Place, Rights, Theme
from bot.domain.seasons import NEVER, NO_SEASONS, SeasonPlan, WeeklyPost
from bot.domain.setting import Page
from engine import Hard, Word
from engine.lexicon import Spelling
from engine.words import ALPHABETS, LENGTHS

ANY_ZONE = "UTC"
"""The time zone until another is chosen."""

REMEMBERED = timedelta(days=2)
"""How long a dropped word is remembered: more than the day that a challenge lasts at most."""

LEAST_GAMES = (1, 3, 5, 10, 20)
"""What a server may ask of those it ranks."""

MOST_WATCHED = 5
"""Channels of a server in which results are recorded."""

RECORD_DAYS = (0, 1, 3, 7, 30, 365)
"""Days after its puzzle's in which a result may come; 0 is at any time."""


class Who(StrEnum):
    """To whom something is open; who may manage messages is never shut out."""

    EVERYONE = "everyone"
    MODERATORS = "moderators"
    ROLE = "role"


@dataclass(frozen=True)
class Permit:
    """Who may do something; `role_id` counts for `Who.ROLE` alone."""

    who: Who
    role_id: int | None = None

    def admits(self, rights: Rights) -> bool:
        return (
            self.who is Who.EVERYONE
            or rights.moderator
            or (self.who is Who.ROLE and self.role_id in rights.role_ids)
        )


@dataclass(frozen=True)
class WordPolicy:
    """What a server wants of its words; answers come from those `listed`, if there are any."""

    extra: tuple[Word, ...] = ()
    banned: frozenset[Word] = frozenset()
    offensive: bool = True
    listed: tuple[Word, ...] = ()


UNCHANGED = WordPolicy()


@dataclass(frozen=True)
class GuildSettings:
    """How games are played in a server.

    The words are of a `language`, which is `followed` while it is that of the server's Discord.
    Games are begun in `channels` (and threads of those) alone, everywhere if there are
    none; so are shared solve sessions, and words for the bot to guess that all see.
    `offensive` says whether crude guesses are taken; slurs never are. `banned` has since when
    each word is, and `dropped` until when a word was among the `extra` ones. `spelling` is that
    of the words our games hide. `idle_public` and `idle_solo` are hours since the last guess.
    `daily_hour` is in `time_zone`, a name of the IANA database. The daily's word comes from the
    class list `daily_list`, if that is the id of one. Nobody but `stop`
    admits ends a game that somebody else began. Who has finished fewer than `least_games`
    comes last on a leaderboard; `absence` says what a daily costs there that somebody missed.
    Results of a server that is `shared` count on the leaderboard of all servers. How a season
    ended and the weekly leaderboard are posted in `news_channel`; `news_refused` is the day of
    the latest post, if Discord has refused it.

    Results posted in `record_channels` are recorded, with a reaction if wished. A result may
    come `record_days` after the day of its puzzle, at any time if that is 0; without
    `record_edits` those of past days stay as they are.
    """

    language: str = setting.choice(Page.PLAY, "en", ALPHABETS)
    followed: bool = False
    length: int = setting.choice(Page.PLAY, 5, LENGTHS)
    hard: Hard = setting.choice(Page.PLAY, Hard.OFF, Hard)
    theme: Theme = setting.choice(Page.PLAY, Theme.LETTERS, Theme)
    channels: frozenset[int] = setting.channels(Page.CHANNELS)
    threads: bool = setting.switch(Page.CHANNELS, default=False)
    idle_public: int = 6
    idle_solo: int = 24
    daily_channel: int | None = setting.channel(Page.DAILY)
    daily_hour: int = 9
    time_zone: str = ANY_ZONE
    ping_role: int | None = setting.role(Page.DAILY)
    daily_hints: bool = setting.switch(Page.DAILY, default=False)
    daily_list: int | None = None
    offensive: bool = setting.switch(Page.WORDS, default=False)
    spelling: Spelling = setting.choice(Page.WORDS, Spelling.AMERICAN, Spelling)
    extra: tuple[Word, ...] = ()
    banned: Mapping[Word, datetime] = field(default_factory=dict[Word, datetime])
    dropped: Mapping[Word, datetime] = field(default_factory=dict[Word, datetime])
    start: Permit = Permit(Who.EVERYONE)
    stop: Permit = Permit(Who.MODERATORS)
    least_games: int = setting.choice(Page.LEADERBOARD, 5, LEAST_GAMES)
    absence: Absence = setting.choice(Page.LEADERBOARD, Absence.NONE, Absence)
    shared: bool = setting.switch(Page.LEADERBOARD, default=False)
    seasons: SeasonPlan = NO_SEASONS
    weekly: WeeklyPost = NEVER
    news_channel: int | None = setting.channel(Page.SEASONS)
    news_refused: date | None = None
    record_channels: frozenset[int] = setting.channels(Page.RECORDS, MOST_WATCHED, forums=True)
    record_days: int = setting.choice(Page.RECORDS, 0, RECORD_DAYS)
    record_reaction: bool = setting.switch(Page.RECORDS, default=True)
    record_edits: bool = setting.switch(Page.RECORDS, default=True)

    @property
    def word_policy(self) -> WordPolicy:
        return WordPolicy(self.extra, frozenset(self.banned), self.offensive)

    def word_policy_at(self, moment: datetime) -> WordPolicy:
        """The same without later bans, and with extra words dropped later.

        In a game drawn before they would tell whether such a word is its answer.
        """
        banned = frozenset(word for word, since in self.banned.items() if since <= moment)
        still = tuple(word for word, until in self.dropped.items() if until > moment)
        return replace(self.word_policy, banned=banned, extra=(*self.extra, *still))

    def allow(self, extra: Iterable[Word], now: datetime) -> GuildSettings:
        """Let these extra words alone be guessed; others are dropped from now on."""
        allowed = tuple(extra)
        recent = {word: until for word, until in self.dropped.items() if until > now - REMEMBERED}
        dropped = recent | dict.fromkeys(self.extra, now)
        kept = {word: until for word, until in dropped.items() if word not in allowed}
        return replace(self, extra=allowed, dropped=kept)

    def ban(self, words: Iterable[Word], now: datetime) -> GuildSettings:
        """Ban these words alone, from now on if they were not banned before."""
        return replace(self, banned={word: self.banned.get(word, now) for word in words})

    @property
    def bulletin_channel(self) -> int | None:
        """Where standings are posted: where the daily is, unless another was chosen."""
        return self.news_channel or self.daily_channel

    @property
    def knows_day(self) -> bool:
        """Whether somebody has said when a day begins here."""
        return self.time_zone != ANY_ZONE

    def today(self, now: datetime) -> date:
        """The day it is in the server."""
        return now.astimezone(ZoneInfo(self.time_zone)).date()

    def end_of(self, day: date) -> datetime:
        """When that day is over in the server, also where clocks are changed at midnight."""
        midnight = datetime.combine(day + timedelta(1), time(), ZoneInfo(self.time_zone))
        return midnight.astimezone(UTC)

    def idle(self, *, private: bool) -> timedelta:
        """How long nobody needs to guess before a game is closed."""
        return timedelta(hours=self.idle_solo if private else self.idle_public)

    def admit(self, place: Place, rights: Rights) -> None:
        """Let a game begin; raises `WrongChannel` or `MayNotStart`."""
        here = {place.channel_id, place.parent_id}
        if place.guild_id is not None and self.channels and not here & self.channels:
            raise WrongChannel(self.channels)
        if not self.start.admits(rights):
            raise MayNotStart(self.start.role_id if self.start.who is Who.ROLE else None)


def make_default_settings(place: Place) -> GuildSettings:
    """The settings where nobody has changed any, in the language that Discord is set to there."""
    language = (place.locale or "").partition("-")[0]
    # in a direct message nobody is there whom a crude guess could offend
    settings = GuildSettings(offensive=place.guild_id is None)
    known = language in ALPHABETS
    return replace(settings, language=language, followed=True) if known else settings


SETTINGS = setting.list_settings(GuildSettings)
"""The settings that are chosen in a menu or switched by a button, by name."""
