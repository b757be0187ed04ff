"""Turns what was typed or chosen into a server's setting."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from typing import Any

from bot.domain.errors import (
    OutOfRange,
    PlayerError,
    TooManyWords,
    UnfitWords,
    UnknownChoice,
)
from bot.domain.guild_settings import SETTINGS, GuildSettings
from bot.domain.lists import LONGEST_QUOTE
from bot.domain.permits import Permit, Who
from bot.domain.points import read_worth
from bot.domain.seasons import SeasonKind, SeasonPlan, UnfitDays
from bot.domain.setting_kinds import FOLLOW, OFF, Page
from bot.domain.standings import Span
from bot.domain.time_zones import read_time_zone
from bot.domain.typed_hours import read_hour
from bot.domain.word_order import sort_words
from engine import Word, parse
from engine.errors import Unreadable
from engine.words import ALPHABETS, LENGTHS

LONGEST_IDLE = 168
"""Hours in a week."""

MOST_TYPED_WORDS = 400
"""Words of a list; this many can be typed into a form."""

Values = Sequence[str]


class EverybodysRole(PlayerError):
    """The role is the one that everybody has."""


class UnfitWord(PlayerError):
    """The text is not one readable word."""


@dataclass
class RefusedWord(PlayerError):
    """The word is known, but refused here: `banned` by itself, else as a crude one."""

    word: Word
    banned: bool


def change(settings: GuildSettings, name: str, values: Values, now: datetime) -> GuildSettings:
    """Return `settings` with one thing changed: a setting of the table, or one of `TYPED`.

    `values` are Discord's ids, members of an enumeration, ``on`` or ``off``, or typed text.
    Raises `UnknownChoice`, `OutOfRange`, `NoFullHour`, `UnknownTimeZone`, `UnfitDays`,
    `UnfitPoints`, `UnfitWords` or `TooManyWords`.
    """
    try:
        if name == "language":
            follows = [*values] == [FOLLOW]
            language = settings.language if follows else SETTINGS[name].read(values)
            return replace(settings, language=language, followed=follows)
        if name in SETTINGS:
            chosen = {name: SETTINGS[name].read(values)}
            return replace(settings, **chosen, **_FOLLOWS.get(name, {}))
        return TYPED[name](settings, values, now)
    except (ValueError, LookupError):
        raise UnknownChoice from None


def find_page(name: str) -> Page:
    """Return the page that shows a setting."""
    return SETTINGS[name].page if name in SETTINGS else _PAGES[name]


def ban(settings: GuildSettings, banned: Iterable[Word], now: datetime) -> GuildSettings:
    """Return `settings` with more words banned from now on; raises `TooManyWords`."""
    every = {*settings.banned, *banned}
    if len(every) > MOST_TYPED_WORDS:
        raise TooManyWords(MOST_TYPED_WORDS, len(every))
    return settings.ban(every, now)


def check_language(code: str) -> str:
    """Return `code`; raises ValueError if there are no words in that language."""
    if code not in ALPHABETS:
        raise ValueError(code)
    return code


def read_one(text: str, language: str) -> Word:
    """Return the only word of a text; raises `UnfitWord`."""
    try:
        (word,) = read_words(text, language)
    except (ValueError, UnfitWords, TooManyWords):
        raise UnfitWord from None
    return word


def read_words(text: str, language: str, known: Iterable[Word] = ()) -> tuple[Word, ...]:
    """Return the words of a text, sorted, each once; raises `UnfitWords` or `TooManyWords`.

    Words that are `known` may be in another language.
    """
    typed = text.replace(",", " ").split()
    other = {str(word): word for word in known}
    read = [other.get(word) or _word(word, language) for word in typed]
    unfit = {
        number: text[:LONGEST_QUOTE]
        for number, (text, word) in enumerate(zip(typed, read, strict=True), start=1)
        if word is None
    }
    if unfit:
        raise UnfitWords(unfit)
    fit = sort_words({word for word in read if word}, language)
    if len(fit) > MOST_TYPED_WORDS:
        raise TooManyWords(MOST_TYPED_WORDS, len(fit))
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


def _idle(settings: GuildSettings, values: Values, _: datetime) -> GuildSettings:
    public, private = (_number(value, 1, LONGEST_IDLE) for value in values)
    return replace(settings, idle_public=public, idle_private=private)


def _schedule(settings: GuildSettings, values: Values, _: datetime) -> GuildSettings:
    hour, zone = values
    hour, zone = read_hour(hour), read_time_zone(zone)
    return replace(settings, daily_hour=hour, time_zone=zone)


def _start(settings: GuildSettings, values: Values, _: datetime) -> GuildSettings:
    return replace(settings, start=replace(settings.start, who=Who(values[0])))


def _start_role(settings: GuildSettings, values: Values, _: datetime) -> GuildSettings:
    return replace(settings, start=_role(values))


def _stop(settings: GuildSettings, values: Values, _: datetime) -> GuildSettings:
    return replace(settings, stop=replace(settings.stop, who=Who(values[0])))


def _stop_role(settings: GuildSettings, values: Values, _: datetime) -> GuildSettings:
    return replace(settings, stop=_role(values))


def _banned(settings: GuildSettings, values: Values, now: datetime) -> GuildSettings:
    typed = read_words(" ".join(values), settings.language, settings.banned)
    return settings.ban(typed, now)


def _extra(settings: GuildSettings, values: Values, now: datetime) -> GuildSettings:
    return settings.allow(read_words(" ".join(values), settings.language), now)


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


def _points(settings: GuildSettings, values: Values, _: datetime) -> GuildSettings:
    return replace(settings, points=replace(settings.points, worth=read_worth(values[0])))


def _double_day(settings: GuildSettings, values: Values, _: datetime) -> GuildSettings:
    return replace(settings, points=replace(settings.points, double_day=_weekday(values[0])))


def _weekday(value: str) -> int | None:
    return None if value == OFF else range(7)[int(value)]


def _weekly(settings: GuildSettings, values: Values, now: datetime) -> GuildSettings:
    weekday = _weekday(values[0])
    return replace(settings, weekly=replace(settings.weekly, weekday=weekday, since=now))


def _weekly_hour(settings: GuildSettings, values: Values, now: datetime) -> GuildSettings:
    hour = read_hour(values[0])
    return replace(settings, weekly=replace(settings.weekly, hour=hour, since=now))


def _role(values: Values) -> Permit:
    """Return a permit for one role; without a role, for moderators only."""
    return Permit(Who.ROLE, int(values[0])) if values else Permit(Who.MODERATORS)


TYPED: Mapping[str, Callable[[GuildSettings, Values, datetime], GuildSettings]] = {
    "idle": _idle,
    "schedule": _schedule,
    "start": _start,
    "start_role": _start_role,
    "stop": _stop,
    "stop_role": _stop_role,
    "banned": _banned,
    "extra": _extra,
    "points": _points,
    "double_day": _double_day,
    "seasons": _seasons,
    "season_days": _season_days,
    "weekly": _weekly,
    "weekly_hour": _weekly_hour,
}
"""Settings that are typed, or that depend on another setting or on the time."""

_PAGES = {
    "idle": Page.CHANNELS,
    "schedule": Page.DAILY,
    **dict.fromkeys(("start", "start_role", "stop", "stop_role"), Page.PEOPLE),
    **dict.fromkeys(("banned", "extra"), Page.WORDS),
    **dict.fromkeys(("points", "double_day"), Page.LEADERBOARD),
    **dict.fromkeys(("seasons", "season_days", "weekly", "weekly_hour"), Page.SEASONS),
}

_FOLLOWS: Mapping[str, Mapping[str, Any]] = {"bulletin_channel": {"bulletin_refused": None}}
"""Other fields that change with a setting."""
