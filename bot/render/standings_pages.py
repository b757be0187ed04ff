"""What the settings' pages of leaderboard, records and seasons show besides their settings."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta

from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboards import LOSS
from bot.domain.seasons import SeasonKind
from bot.domain.setting_kinds import OFF
from bot.render.pickers import choose
from bot.render.reply import Action, Button
from bot.render.sheet import Sheet
from bot.texts import Texts


def add_leaderboard(settings: GuildSettings, say: Texts) -> Sheet:
    """Draw what a result is worth, the day that counts double, and the way to corrections."""
    rules, weekdays = settings.points, _list_weekdays(say)
    chosen = OFF if rules.double_day is None else str(rules.double_day)
    days = {OFF: say("guilds-double-day-none"), **weekdays}
    wins = say.join([*map(str, rules.list_wins(LOSS))])
    lines = (
        say("guilds-points", wins=wins, lost=rules.lost),
        say("guilds-double-day", day=days[chosen]),
    )
    menus = (choose("double_day", say("guilds-double-day-prompt"), days, chosen),)
    buttons = (
        Button(Action.POINTS, say("guilds-points-button")),
        offer_correction(say),
    )
    return Sheet(lines, menus, buttons)


def offer_correction(say: Texts, player_id: int = 0) -> Button:
    """Return the button that leads to corrections of results, or to those of a player."""
    return Button(Action.CORRECT, say("guilds-correct-button"), player_id)


def add_records(_: GuildSettings, say: Texts) -> Sheet:
    """Draw the ways to corrections, and to all results as files."""
    export = Button(Action.EXPORT_RESULTS, say("guilds-export-button"))
    return Sheet(buttons=(offer_correction(say), export))


def add_seasons(settings: GuildSettings, say: Texts) -> Sheet:
    """Draw when seasons run, and when the week is posted."""
    plan, weekly = settings.seasons, settings.weekly
    days = [plan.span.first, plan.span.end - timedelta(1)]
    runs: dict[str, str] = {
        SeasonKind.OFF: say("guilds-season-off"),
        SeasonKind.MONTHLY: say("guilds-season-monthly"),
    }
    kind = runs.get(plan.kind) or say("guilds-season-days", first=str(days[0]), last=str(days[1]))
    weekdays = _list_weekdays(say)
    chosen = OFF if weekly.weekday is None else str(weekly.weekday)
    post = say("guilds-weekly-off")
    if weekly.weekday is not None:
        when = {"day": weekdays[chosen], "hour": f"{weekly.hour:02}", "zone": settings.time_zone}
        post = say("guilds-weekly", **when)
    lines = [say("guilds-season", season=kind), post]
    if settings.bulletin_refused:
        lines.append(say("guilds-bulletin-refused", day=say.day(settings.bulletin_refused)))
    never = {OFF: say("guilds-weekly-never"), **weekdays}
    menus = (
        choose("seasons", say("guilds-season-prompt"), runs, plan.kind),
        choose("weekly", say("guilds-weekly-prompt"), never, chosen),
    )
    buttons = (
        Button(Action.SEASON_DAYS, say("guilds-season-button")),
        Button(Action.WEEKLY_HOUR, say("guilds-weekly-button")),
    )
    return Sheet(tuple(lines), menus, buttons)


def _list_weekdays(say: Texts) -> Mapping[str, str]:
    return {str(day): say.weekday(day) for day in range(7)}
