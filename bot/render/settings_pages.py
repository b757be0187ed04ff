"""The pages of a server's settings, each with what stands now and how to change it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta

from bot.domain.guild_settings import LEAST_GAMES, MOST_WATCHED, RECORD_DAYS
from bot.domain.guilds import OFF, GuildSettings, Permit, Setting, Who
from bot.domain.leaderboards import Absence
from bot.domain.seasons import SeasonKind
from bot.render.menus import Kind, Menu, Topic
from bot.render.pickers import (
    channels,
    language_name,
    options,
    role,
    roles,
    switch,
    theme_name,
    theme_options,
)
from bot.render.reply import Action, Button
from bot.texts import Texts, keys
from engine import Hard
from engine.lexicon import Spelling
from engine.words import ALPHABETS, LENGTHS

SHOWN = 60
"""Words of a list that are shown."""

CHANNELS = 25
"""Channels that can be chosen in one menu."""

_HARD = keys("guilds-hard", Hard)
_WHO = keys("guilds-who", Who)
_SPELLINGS = keys("guilds-spelling", Spelling)
_ABSENCES = keys("guilds-absence", Absence)


@dataclass(frozen=True)
class Sheet:
    """A page: what stands now, and four rows of menus and buttons at most."""

    text: str
    menus: tuple[Menu, ...] = ()
    buttons: tuple[Button, ...] = ()


def play(settings: GuildSettings, say: Texts) -> Sheet:
    """Language, length, hard mode, theme."""
    languages = {code: language_name(code) for code in ALPHABETS}
    lengths = {str(one): say("guilds-length-option", length=one) for one in LENGTHS}
    hard = {str(level): say(key) for level, key in _HARD.items()}
    language = "guilds-language-followed" if settings.followed else "guilds-language"
    lines = (
        say(language, language=language_name(settings.language)),
        say("guilds-length", length=settings.length),
        say("guilds-hard", hard=hard[settings.hard]),
        say("guilds-theme", theme=theme_name(settings.theme, say)),
    )
    menus = (
        _menu(Setting.LANGUAGE, say("guilds-language-prompt"), languages, settings.language),
        _menu(Setting.LENGTH, say("guilds-length-prompt"), lengths, str(settings.length)),
        _menu(Setting.HARD, say("guilds-hard-prompt"), hard, settings.hard),
        Menu(
            Topic.SETTINGS,
            Setting.THEME,
            say("guilds-theme-prompt"),
            theme_options(say),
            (settings.theme,),
        ),
    )
    return Sheet("\n".join(lines), menus)


def places(settings: GuildSettings, say: Texts) -> Sheet:
    """Channels, threads, idle games."""
    chosen = sorted(settings.channels)
    named = ", ".join(f"<#{channel}>" for channel in chosen)
    lines = (
        say("guilds-channels", channels=named or say("guilds-everywhere")),
        say("guilds-threads" if settings.threads else "guilds-no-threads"),
        say("guilds-idle", public=settings.idle_public, solo=settings.idle_solo),
    )
    prompt = say("guilds-channels-prompt")
    menu = channels(Setting.CHANNELS, prompt, tuple(map(str, chosen)), CHANNELS)
    threads = switch(Action.THREADS, say("guilds-threads-switch"), say, on=settings.threads)
    idle = Button(Action.IDLE, say("guilds-idle-button"))
    return Sheet("\n".join(lines), (menu,), (threads, idle))


def daily(settings: GuildSettings, say: Texts) -> Sheet:
    """Where and when the daily appears, and whom it pings."""
    channel, ping = settings.daily_channel, settings.ping_role
    lines = (
        say("guilds-daily-channel", channel=f"<#{channel}>" if channel else say("guilds-nowhere")),
        say("guilds-schedule", hour=f"{settings.daily_hour:02}", zone=settings.time_zone),
        say("guilds-ping", role=role(ping) if ping else say("guilds-nobody")),
        say("guilds-hints" if settings.daily_hints else "guilds-no-hints"),
        *([say("guilds-daily-list")] if settings.daily_list else []),
    )
    menus = (
        channels(Setting.DAILY_CHANNEL, say("guilds-daily-prompt"), _id(channel)),
        roles(Setting.PING, say("guilds-ping-prompt"), _id(ping)),
    )
    hints = switch(Action.DAILY_HINTS, say("guilds-hints-switch"), say, on=settings.daily_hints)
    buttons = (Button(Action.SCHEDULE, say("guilds-schedule-button")), hints)
    return Sheet("\n".join(lines), menus, buttons)


def words(settings: GuildSettings, say: Texts) -> Sheet:
    """Extra and banned words, crude guesses, spelling."""
    spellings = {str(one): say(key) for one, key in _SPELLINGS.items()}
    lines = (
        say("guilds-extra", words=shorten(settings.extra, say)),
        say("guilds-banned", words=shorten(tuple(settings.banned), say)),
        say("guilds-offensive" if settings.offensive else "guilds-no-offensive"),
        say("guilds-spelling", spelling=spellings[settings.spelling]),
    )
    buttons = (
        Button(Action.EXTRA, say("guilds-extra-button")),
        Button(Action.BANNED, say("guilds-banned-button")),
        switch(Action.OFFENSIVE, say("guilds-offensive-switch"), say, on=settings.offensive),
    )
    menu = _menu(Setting.SPELLING, say("guilds-spelling-prompt"), spellings, settings.spelling)
    return Sheet("\n".join(lines), (menu,), buttons)


def people(settings: GuildSettings, say: Texts) -> Sheet:
    """Who starts games, and who ends those of others."""
    start, stop = settings.start, settings.stop
    who = {str(one): say(key) for one, key in _WHO.items()}
    lines = (
        say("guilds-start", who=_permit(start, say)),
        say("guilds-stop", who=_permit(stop, say)),
        "",
        say("guilds-moderators-always"),
    )
    menus = (
        _menu(Setting.START, say("guilds-start-prompt"), who, start.who),
        roles(Setting.START_ROLE, say("guilds-starters-prompt"), _id(start.role_id)),
        _menu(Setting.STOP, say("guilds-stop-prompt"), who, stop.who),
        roles(Setting.STOP_ROLE, say("guilds-stoppers-prompt"), _id(stop.role_id)),
    )
    return Sheet("\n".join(lines), menus)


def leaderboard(settings: GuildSettings, say: Texts) -> Sheet:
    """Games to be ranked, what a missed daily costs, all servers; the way to correct a result."""
    least = {str(games): say("guilds-least-option", games=games) for games in LEAST_GAMES}
    menu = _menu(Setting.LEAST_GAMES, say("guilds-least-prompt"), least, str(settings.least_games))
    costs = {str(one): say(key) for one, key in _ABSENCES.items()}
    lines = (
        say("guilds-least", games=settings.least_games),
        say("guilds-absence", cost=costs[settings.absence]),
        say("guilds-shared" if settings.shared else "guilds-not-shared"),
    )
    missed = _menu(Setting.ABSENCE, say("guilds-absence-prompt"), costs, settings.absence)
    shared = switch(Action.SHARED, say("guilds-shared-switch"), say, on=settings.shared)
    correct = Button(Action.CORRECT, say("guilds-correct-button"))
    return Sheet("\n".join(lines), (menu, missed), (shared, correct))


def seasons(settings: GuildSettings, say: Texts) -> Sheet:
    """When seasons run, and where and when standings are posted."""
    plan, weekly, channel = settings.seasons, settings.weekly, settings.bulletin_channel
    days = [plan.span.first, plan.span.end - timedelta(1)]
    runs: dict[str, str] = {
        SeasonKind.OFF: say("guilds-season-off"),
        SeasonKind.MONTHLY: say("guilds-season-monthly"),
    }
    kind = runs.get(plan.kind) or say("guilds-season-days", first=str(days[0]), last=str(days[1]))
    weekdays = {str(day): say.weekday(day) for day in range(7)}
    chosen = OFF if weekly.weekday is None else str(weekly.weekday)
    post = say("guilds-weekly-off")
    if weekly.weekday is not None:
        when = {"day": weekdays[chosen], "hour": f"{weekly.hour:02}", "zone": settings.time_zone}
        post = say("guilds-weekly", **when)
    lines = [
        say("guilds-season", season=kind),
        post,
        say("guilds-news", channel=f"<#{channel}>" if channel else say("guilds-nowhere")),
    ]
    if settings.news_refused:
        lines += ["", say("guilds-news-refused", day=str(settings.news_refused))]
    menus = (
        _menu(Setting.SEASONS, say("guilds-season-prompt"), runs, plan.kind),
        channels(Setting.NEWS_CHANNEL, say("guilds-news-prompt"), _id(settings.news_channel)),
        _menu(
            Setting.WEEKLY,
            say("guilds-weekly-prompt"),
            {OFF: say("guilds-weekly-never"), **weekdays},
            chosen,
        ),
    )
    buttons = (
        Button(Action.SEASON_DAYS, say("guilds-season-button")),
        Button(Action.WEEKLY_HOUR, say("guilds-weekly-button")),
    )
    return Sheet("\n".join(lines), menus, buttons)


def records(settings: GuildSettings, say: Texts) -> Sheet:
    """Channels in which results are recorded, late results, edits, the mark."""
    watched, days = sorted(settings.record_channels), settings.record_days
    named = ", ".join(f"<#{channel}>" for channel in watched)
    lines = (
        say("guilds-record-channels", channels=named or say("guilds-nowhere")),
        say("guilds-record-days", days=days) if days else say("guilds-record-any-day"),
        say("guilds-record-edits" if settings.record_edits else "guilds-no-record-edits"),
        say("guilds-record-reaction" if settings.record_reaction else "guilds-no-record-reaction"),
    )
    chosen, kind = tuple(map(str, watched)), Kind.FORUMS
    late = {str(one): say("guilds-record-days-option", days=one) for one in RECORD_DAYS if one}
    late = {"0": say("guilds-record-any-option"), **late}
    menus = (
        channels(Setting.RECORD_CHANNELS, say("guilds-record-prompt"), chosen, MOST_WATCHED, kind),
        _menu(Setting.RECORD_DAYS, say("guilds-record-days-prompt"), late, str(days)),
    )
    reaction, edits = settings.record_reaction, settings.record_edits
    buttons = (
        switch(Action.RECORD_REACTION, say("guilds-record-reaction-switch"), say, on=reaction),
        switch(Action.RECORD_EDITS, say("guilds-record-edits-switch"), say, on=edits),
    )
    return Sheet("\n".join(lines), menus, buttons)


def _menu(setting: Setting, prompt: str, labels: Mapping[str, str], chosen: str) -> Menu:
    """A menu of options by value."""
    return Menu(Topic.SETTINGS, setting, prompt, options(labels), (chosen,))


def _permit(permit: Permit, say: Texts) -> str:
    if permit.who is Who.ROLE:
        return role(permit.role_id) if permit.role_id else say("guilds-role-missing")
    return say(_WHO[permit.who])


def _id(value: int | None) -> tuple[str, ...]:
    return (str(value),) if value else ()


def shorten(words: tuple[str, ...], say: Texts) -> str:
    """The first words of a list, and how many more there are."""
    shown, more = " ".join(words[:SHOWN]), len(words) - SHOWN
    if more > 0:
        return say("guilds-more", words=shown, count=more)
    return shown or say("guilds-none")
