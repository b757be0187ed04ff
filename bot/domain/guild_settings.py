"""How what was typed or chosen becomes a setting of a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from typing import Any

from bot.domain.errors import (
    OutOfRange,
    PlayerError,
    TooManyWords,
    UnfitWords,
    UnknownChoice,
)
from bot.domain.guilds import OFF, ON, GuildSettings, Permit, Setting, Who
from bot.domain.leaderboards import Absence
from bot.domain.players import Theme
from bot.domain.seasons import SeasonKind, SeasonPlan, UnfitDays
from bot.domain.standings import Span
from bot.domain.time_zones import read_time_zone
from engine import Hard, Word, parse
from engine.errors import Unreadable
from engine.lexicon import Spelling
from engine.words import ALPHABETS, LENGTHS

LONGEST_IDLE = 168
"""Hours, which is a week."""

MOST_WORDS = 400
"""Words of a list; as many can be typed into a form."""

LEAST_GAMES = (1, 3, 5, 10, 20)
"""What a server may ask of those it ranks."""

MOST_WATCHED = 5
"""Channels of a server in which results are recorded."""

RECORD_DAYS = (0, 1, 3, 7, 30, 365)
"""Days after its puzzle's in which a result may come; 0 is at any time."""

Values = Sequence[str]


class UnfitWord(PlayerError):
    """What was typed is not one word that can be read."""


def change(
    settings: GuildSettings, setting: Setting, values: Values, now: datetime
) -> GuildSettings:
    """Return `settings` with one thing changed.

    `values` are Discord's ids, members of an enumeration, ``on`` or ``off``, or typed text.
    Raises `UnknownChoice`, `OutOfRange`, `UnknownTimeZone`, `UnfitDays`, `UnfitWords` or
    `TooManyWords`.
    """
    try:
        if setting in _DATED:
            return _DATED[setting](settings, values, now)
        return replace(settings, **_READERS[setting](settings, values))
    except (ValueError, IndexError):
        raise UnknownChoice from None


def ban(settings: GuildSettings, banned: Iterable[Word], now: datetime) -> GuildSettings:
    """Return `settings` with more words banned from now on; raises `TooManyWords`."""
    every = {*settings.banned, *banned}
    if len(every) > MOST_WORDS:
        raise TooManyWords(MOST_WORDS)
    return settings.ban(every, now)


def check_language(code: str) -> str:
    """Return `code`; raises ValueError if there are no words in that language."""
    if code not in ALPHABETS:
        raise ValueError(code)
    return code


def read_one(text: str, language: str) -> Word:
    """Return the one word of a text; raises `UnfitWord`."""
    try:
        (word,) = words(text, language)
    except (ValueError, UnfitWords, TooManyWords):
        raise UnfitWord from None
    return word


def words(text: str, language: str, known: Iterable[Word] = ()) -> tuple[Word, ...]:
    """Return the words of a text, sorted, each once; raises `UnfitWords` or `TooManyWords`.

    Those that are `known` may be of another language.
    """
    typed = text.replace(",", " ").split()
    other = {str(word): word for word in known}
    read = [other.get(word) or _word(word, language) for word in typed]
    unfit = tuple(number for number, word in enumerate(read, start=1) if word is None)
    if unfit:
        raise UnfitWords(unfit)
    fit = sorted({word for word in read if word})
    if len(fit) > MOST_WORDS:
        raise TooManyWords(MOST_WORDS)
    return tuple(fit)


def _word(text: str, language: str) -> Word | None:
    try:
        word = parse(text, ALPHABETS[language])
    except Unreadable:
        return None
    return word if len(word) in LENGTHS else None


def _number(text: str, low: int, high: int) -> int:
    if not (text.strip().isdecimal() and low <= int(text) <= high):
        raise OutOfRange(low, high)
    return int(text)


def _switch(value: str) -> bool:
    return (OFF, ON).index(value) == 1


def _length(value: str) -> int:
    return LENGTHS[LENGTHS.index(int(value))]


def _watched(values: Values) -> frozenset[int]:
    if len(values) > MOST_WATCHED:
        raise ValueError(values)
    return frozenset(map(int, values))


def _id(values: Values) -> int | None:
    return int(values[0]) if values else None


def _idle(_: GuildSettings, values: Values) -> dict[str, Any]:
    public, solo = (_number(value, 1, LONGEST_IDLE) for value in values)
    return {"idle_public": public, "idle_solo": solo}


def _schedule(_: GuildSettings, values: Values) -> dict[str, Any]:
    hour, zone = values
    return {"daily_hour": _number(hour, 0, 23), "time_zone": read_time_zone(zone)}


def _banned(settings: GuildSettings, values: Values, now: datetime) -> GuildSettings:
    typed = words(" ".join(values), settings.language, settings.banned)
    return settings.ban(typed, now)


def _extra(settings: GuildSettings, values: Values, now: datetime) -> GuildSettings:
    return settings.allow(words(" ".join(values), settings.language), now)


def _seasons(settings: GuildSettings, values: Values, now: datetime) -> GuildSettings:
    kind = SeasonKind(values[0])
    if kind is settings.seasons.kind:
        return settings
    return replace(settings, seasons=SeasonPlan(kind, settings.today(now)))


def _season_days(settings: GuildSettings, values: Values, now: datetime) -> GuildSettings:
    today = settings.today(now)
    try:
        first, last = (date.fromisoformat(value.strip()) for value in values)
        span = Span(first, last + timedelta(1))
    except (ValueError, OverflowError):
        raise UnfitDays from None
    if not first <= last >= today:
        raise UnfitDays
    return replace(settings, seasons=SeasonPlan(SeasonKind.DAYS, today, span))


def _weekly(settings: GuildSettings, values: Values, now: datetime) -> GuildSettings:
    weekday = None if values[0] == OFF else range(7)[int(values[0])]
    return replace(settings, weekly=replace(settings.weekly, weekday=weekday, since=now))


def _weekly_hour(settings: GuildSettings, values: Values, now: datetime) -> GuildSettings:
    hour = _number(values[0], 0, 23)
    return replace(settings, weekly=replace(settings.weekly, hour=hour, since=now))


def _role(values: Values) -> Permit:
    """A role alone; without one, only moderators are left."""
    return Permit(Who.ROLE, _id(values)) if values else Permit(Who.MODERATORS)


_READERS: Mapping[Setting, Callable[[GuildSettings, Values], dict[str, Any]]] = {
    Setting.LANGUAGE: lambda _, values: {"language": check_language(values[0])},
    Setting.LENGTH: lambda _, values: {"length": _length(values[0])},
    Setting.HARD: lambda _, values: {"hard": Hard(values[0])},
    Setting.THEME: lambda _, values: {"theme": Theme(values[0])},
    Setting.CHANNELS: lambda _, values: {"channels": frozenset(map(int, values))},
    Setting.THREADS: lambda _, values: {"threads": _switch(values[0])},
    Setting.IDLE: _idle,
    Setting.DAILY_CHANNEL: lambda _, values: {"daily_channel": _id(values)},
    Setting.SCHEDULE: _schedule,
    Setting.PING: lambda _, values: {"ping_role": _id(values)},
    Setting.DAILY_HINTS: lambda _, values: {"daily_hints": _switch(values[0])},
    Setting.OFFENSIVE: lambda _, values: {"offensive": _switch(values[0])},
    Setting.SPELLING: lambda _, values: {"spelling": Spelling(values[0])},
    Setting.START: lambda now, values: {"start": replace(now.start, who=Who(values[0]))},
    Setting.START_ROLE: lambda _, values: {"start": _role(values)},
    Setting.STOP: lambda now, values: {"stop": replace(now.stop, who=Who(values[0]))},
    Setting.STOP_ROLE: lambda _, values: {"stop": _role(values)},
    Setting.LEAST_GAMES: lambda _, values: {
        "least_games": LEAST_GAMES[LEAST_GAMES.index(int(values[0]))]
    },
    Setting.SHARED: lambda _, values: {"shared": _switch(values[0])},
    Setting.ABSENCE: lambda _, values: {"absence": Absence(values[0])},
    Setting.NEWS_CHANNEL: lambda _, values: {"news_channel": _id(values), "news_refused": None},
    Setting.RECORD_CHANNELS: lambda _, values: {"record_channels": _watched(values)},
    Setting.RECORD_REACTION: lambda _, values: {"record_reaction": _switch(values[0])},
    Setting.RECORD_EDITS: lambda _, values: {"record_edits": _switch(values[0])},
    Setting.RECORD_DAYS: lambda _, values: {
        "record_days": RECORD_DAYS[RECORD_DAYS.index(int(values[0]))]
    },
}

_DATED: Mapping[Setting, Callable[[GuildSettings, Values, datetime], GuildSettings]] = {
    Setting.BANNED: _banned,
    Setting.EXTRA: _extra,
    Setting.SEASONS: _seasons,
    Setting.SEASON_DAYS: _season_days,
    Setting.WEEKLY: _weekly,
    Setting.WEEKLY_HOUR: _weekly_hour,
}
"""Settings that hold from a moment on."""
