"""A server's settings, and who may do what there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

from bot.domain import setting_kinds as setting
from bot.domain.errors import MayNotStart, WrongChannel
from bot.domain.leaderboards import Absence
from bot.domain.permits import EVERYBODY, MODERATORS, Permit, Who
from bot.domain.players import Place, Rights, Theme
from bot.domain.points import USUAL_POINTS, PointRules
from bot.domain.records.games import DATED, KNOWN_GAMES, WORDLE
from bot.domain.records.taught_games import TaughtGame, list_games
from bot.domain.records.values import RecordedGame
from bot.domain.seasons import NO_SEASONS, NO_WEEKLY_POST, SeasonPlan, WeeklyPlan
from bot.domain.setting_kinds import Page
from engine import Hard, Word
from engine.lexicon import Spelling
from engine.words import ALPHABETS, LENGTHS

ANY_ZONE = "UTC"
"""The time zone until another is chosen."""

DROPPED_KEPT = timedelta(days=2)
"""How long a dropped word is remembered: longer than any challenge, which lasts a day."""

LEAST_GAMES = (1, 3, 5, 10, 20)
"""Choices for how many games a player needs to be ranked."""

MOST_WATCHED = 5
"""Channels per server in which results can be recorded."""

RECORD_DAYS = (0, 1, 3, 7, 30, 365)
"""Choices for how many days after its puzzle a result may come; 0 is at any time."""


SLIP = timedelta(minutes=10)
"""How long a slip can be mended."""


class Edits(StrEnum):
    """Until when a player may change a result by editing its message, or by posting it anew."""

    NEVER = "never"
    SLIP = "slip"
    """For `SLIP` after it was posted."""
    DAY = "day"
    """On the day of the message."""
    EVER = "ever"
    """As long as late results are taken."""


@dataclass(frozen=True)
class WordPolicy:
    """Which words a server wants; if any are `listed`, answers come only from those."""

    extra: tuple[Word, ...] = ()
    banned: frozenset[Word] = frozenset()
    offensive: bool = True
    listed: tuple[Word, ...] = ()


UNCHANGED = WordPolicy()


@dataclass(frozen=True)
class GuildSettings:
    """How games are played in a server.

    Words are in a `language`, which is `followed` where it is always that of the server's Discord.
    Games, shared solve sessions, and words for the bot to guess in public begin only in
    `channels` and their threads, or everywhere if there are none. `offensive` says whether crude
    guesses are accepted; slurs never are. `banned` has the time since when each word is banned,
    and `dropped` the time until when a word was `extra`. `spelling` is that of the words our
    games hide. `idle_public` and `idle_private` are hours since the last guess. `daily_hour` is in
    `time_zone`, an IANA name. With `turns`, nobody guesses twice in a row in a game of everybody,
    unless whoever begins it says otherwise. With `remarks`, a line at the end of a game says more
    than the result. The daily's word comes from the class list with the id `daily_list`, if there
    is one. Where it is not posted by the clock, a `daily_card` is posted when the first player has
    finished. With a `daily_thread`, those who have finished get into a private thread with all
    boards. With `shields`, one missed daily a month ends no streak. Only members admitted by
    `stop` may end a game that somebody else began. Players with fewer than `least_games` come last
    on a leaderboard; `absence` is what a missed daily costs there, and `points` what a result is
    worth. Results of a `shared` server count on the leaderboard of all servers. Bulletins
    tell of the end of a season or of a week, and are posted in `bulletin_channel`;
    `bulletin_refused` is the day of the latest, if Discord refused it. Roles are given to who was
    best at yesterday's daily or recorded `reward_game`, to the champions of the last season, and
    for streaks.

    Results posted in `record_channels` are recorded, and marked with a reaction if
    `record_reaction`. They may come up to `record_days` after the day of their puzzle, or at any
    time if that is 0, and `record_edits` says until when they change. Without `record_pasted`, only
    those that somebody posted count. The server has `taught` games of which it showed two shares.
    """

    language: str = setting.choice(Page.PLAY, "en", ALPHABETS)
    followed: bool = False
    length: int = setting.choice(Page.PLAY, 5, LENGTHS)
    hard: Hard = setting.choice(Page.PLAY, Hard.OFF, Hard)
    theme: Theme = setting.choice(Page.PLAY, Theme.LETTERS, Theme)
    turns: bool = setting.switch(Page.PLAY, default=False)
    remarks: bool = setting.switch(Page.PLAY, default=True)
    channels: frozenset[int] = setting.channels(Page.CHANNELS)
    threads: bool = setting.switch(Page.CHANNELS, default=False)
    idle_public: int = 24
    idle_private: int = 24
    daily_channel: int | None = setting.channel(Page.DAILY)
    daily_hour: int = 9
    time_zone: str = ANY_ZONE
    ping_role: int | None = setting.role(Page.DAILY)
    daily_hints: bool = setting.switch(Page.DAILY, default=False)
    daily_card: bool = setting.switch(Page.DAILY, default=True)
    shields: bool = setting.switch(Page.DAILY, default=False)
    daily_thread: bool = setting.switch(Page.DAILY, default=False)
    daily_list: int | None = None
    offensive: bool = setting.switch(Page.WORDS, default=False)
    spelling: Spelling = setting.choice(Page.WORDS, Spelling.AMERICAN, Spelling)
    extra: tuple[Word, ...] = ()
    banned: Mapping[Word, datetime] = field(default_factory=dict[Word, datetime])
    dropped: Mapping[Word, datetime] = field(default_factory=dict[Word, datetime])
    start: Permit = EVERYBODY
    stop: Permit = MODERATORS
    least_games: int = setting.choice(Page.LEADERBOARD, 5, LEAST_GAMES)
    absence: Absence = setting.choice(Page.LEADERBOARD, Absence.NONE, Absence)
    shared: bool = setting.switch(Page.LEADERBOARD, default=False)
    points: PointRules = USUAL_POINTS
    seasons: SeasonPlan = NO_SEASONS
    weekly: WeeklyPlan = NO_WEEKLY_POST
    bulletin_channel: int | None = setting.channel(Page.SEASONS)
    bulletin_refused: date | None = None
    best_role: int | None = setting.role(Page.REWARDS)
    wordle_role: int | None = setting.role(Page.REWARDS)
    reward_game: str = setting.choice(Page.REWARDS, WORDLE.key, DATED)
    champion_role: int | None = setting.role(Page.REWARDS)
    streak_role: int | None = setting.role(Page.REWARDS)
    long_streak_role: int | None = setting.role(Page.REWARDS)
    longest_streak_role: int | None = setting.role(Page.REWARDS)
    record_channels: frozenset[int] = setting.channels(Page.RECORDS, MOST_WATCHED, forums=True)
    record_days: int = setting.choice(Page.RECORDS, 7, RECORD_DAYS)
    record_reaction: bool = setting.switch(Page.RECORDS, default=True)
    record_edits: Edits = setting.choice(Page.RECORDS, Edits.SLIP, Edits)
    record_pasted: bool = setting.switch(Page.RECORDS, default=True)
    taught: tuple[TaughtGame, ...] = ()

    @property
    def games(self) -> Mapping[str, RecordedGame]:
        """All games whose results are known here, by their keys."""
        return list_games(self.taught) if self.taught else KNOWN_GAMES

    @property
    def read_games(self) -> Mapping[str, RecordedGame]:
        """The games whose shares are read here, by their keys."""
        return list_games([one for one in self.taught if one.live]) if self.taught else KNOWN_GAMES

    @property
    def word_policy(self) -> WordPolicy:
        """Which words the server wants now."""
        return WordPolicy(self.extra, frozenset(self.banned), self.offensive)

    def word_policy_at(self, moment: datetime) -> WordPolicy:
        """Return the same without later bans, and with extra words dropped later.

        Those changes would reveal whether such a word is the answer of a game drawn earlier.
        """
        banned = frozenset(word for word, since in self.banned.items() if since <= moment)
        still = tuple(word for word, until in self.dropped.items() if until > moment)
        return replace(self.word_policy, banned=banned, extra=(*self.extra, *still))

    def allow(self, extra: Iterable[Word], now: datetime) -> GuildSettings:
        """Make these the only extra words; the others are dropped from now on."""
        allowed = tuple(extra)
        recent = {word: until for word, until in self.dropped.items() if until > now - DROPPED_KEPT}
        dropped = recent | dict.fromkeys(self.extra, now)
        kept = {word: until for word, until in dropped.items() if word not in allowed}
        return replace(self, extra=allowed, dropped=kept)

    def ban(self, words: Iterable[Word], now: datetime) -> GuildSettings:
        """Make these the only banned words, from now on if they were not banned before."""
        return replace(self, banned={word: self.banned.get(word, now) for word in words})

    @property
    def actual_bulletin_channel(self) -> int | None:
        """Where bulletins are posted: the daily's channel, unless another was chosen."""
        return self.bulletin_channel or self.daily_channel

    @property
    def knows_day(self) -> bool:
        """Whether somebody has chosen the server's time zone."""
        return self.time_zone != ANY_ZONE

    def today(self, now: datetime) -> date:
        """Return the current day in the server."""
        return now.astimezone(ZoneInfo(self.time_zone)).date()

    def find_daily_day(self, now: datetime) -> date:
        """Return the day of the daily that is open now."""
        today = self.today(now)
        return today if now >= self.find_daily_start(today) else today - timedelta(1)

    def find_daily_start(self, day: date) -> datetime:
        """Return when the daily of a day takes the place of the one before.

        That is the hour at which it is posted, or midnight where it is not.
        """
        hour, zone = time(self.daily_hour if self.daily_channel else 0), ZoneInfo(self.time_zone)
        return datetime.combine(day, hour, zone).astimezone(UTC)

    def idle(self, *, private: bool) -> timedelta:
        """Return how long a game may go without a guess before it is closed."""
        return timedelta(hours=self.idle_private if private else self.idle_public)

    def follow(self, place: Place) -> GuildSettings:
        """Return the settings in the language of the server's Discord, while they follow that.

        They stop where we have no words in it; without a locale, the language is the last known.
        """
        if not (self.followed and place.locale):
            return self
        known = (language := place.locale.partition("-")[0]) in ALPHABETS
        return replace(self, language=language) if known else replace(self, followed=False)

    def admit(self, place: Place, rights: Rights) -> None:
        """Check that a game may begin; raises `WrongChannel` or `MayNotStart`."""
        channel_ids = {place.channel_id, place.parent_id}
        if place.guild_id is not None and self.channels and not channel_ids & self.channels:
            raise WrongChannel(self.channels)
        if not self.start.admits(rights):
            raise MayNotStart(self.start.role_id if self.start.who is Who.ROLE else None)


def make_default_settings(place: Place) -> GuildSettings:
    """Return the default settings, in the language of the server's Discord if we have it."""
    usual = GuildSettings(followed=place.locale is not None)
    # a crude guess or an old result in a direct message bothers nobody else
    alone = replace(usual, offensive=True, record_days=0)
    return (usual if place.guild_id else alone).follow(place)


SETTINGS = setting.list_settings(GuildSettings)
"""The settings that are chosen in a menu or switched by a button, by name."""
