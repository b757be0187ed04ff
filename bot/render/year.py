"""The days of the last twelve months on which a player has played."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from functools import partial

from bot.board.glyphs import can_name
from bot.board.look import Look
from bot.board.year import MOST_IN_BAR, WEEK, Month, ThisMonth, draw_year
from bot.domain.statistics import PlayedYear
from bot.render.names import mention
from bot.render.reply import Picture, Reply
from bot.texts import Texts

_MARKS = ("·", *"▂▅█")
"""A day in words: without games, and with one, two, or more."""


def show_year(year: PlayedYear, look: Look) -> Reply:
    """Draw this month as a calendar, and a line for each month before it in which they played."""
    say, who, played = look.say, mention(year.player.id, look.say), bool(year.days)
    summary = say(
        "standings-year-summary",
        who=who,
        days=say("standings-days", days=len(year.days)),
        record=say("standings-record", wins=year.wins, games=year.games),
        longest=say("standings-days", days=year.longest),
    )
    months = [_month(year, month, say) for month in year.months]
    before = [month for month in months[:-1] if any(games for games, _ in month.days)]
    card = Picture(
        _describe(year, say),
        partial(draw_year, year.player.name, _calendar(year, say), before, look.theme),
        f"```\n{_in_words(months)}\n```",
        legible=can_name(year.player.name),
    )
    reply = Reply(
        title=say("standings-page-title", page=say("standings-page-year")),
        text=summary if played else say("standings-page-year-none", who=who),
        footer=" ".join(_rules(before, say)) if played else "",
        picture=card if played else None,
    )
    return reply.fit(look.theme)


def _rules(before: Sequence[Month], say: Texts) -> list[str]:
    """Say how to read the calendar, and the lines below it if there are any."""
    lines = [say("standings-page-year-lines")] if before else []
    return [say("standings-page-year-rule"), *lines]


def _calendar(year: PlayedYear, say: Texts) -> ThisMonth:
    first = year.months[-1]
    now = replace(_month(year, first, say), name=say.month(first))
    weekdays = tuple(map(say.short_weekday, range(WEEK)))
    return ThisMonth(now, weekdays, monthrange(first.year, first.month)[1], first.weekday())


def _month(year: PlayedYear, month: date, say: Texts) -> Month:
    days, played = range(1, year.count_days(month) + 1), year.find_month(month)
    games = [(played[day].games, played[day].wins) if day in played else (0, 0) for day in days]
    return Month(say.short_month(month), tuple(games))


def _in_words(months: list[Month]) -> str:
    wide = max(len(month.name) for month in months)
    return "\n".join(
        f"{month.name:>{wide}} {''.join(_MARKS[min(one, MOST_IN_BAR)] for one, _ in month.days)}"
        for month in months
    )


def _describe(year: PlayedYear, say: Texts) -> str:
    """Return ``Ada: Nov 3 days, 5 games; Dec 1 day, 1 game.``"""
    parts: list[str] = []
    for month in year.months:
        if days := year.find_month(month).values():
            games = say("standings-games", games=sum(one.games for one in days))
            name = say.short_month(month)
            parts.append(f"{name} {say('standings-days', days=len(days))}, {games}")
    return f"{say('board-named', name=year.player.name, what=say.join_parts(parts))}."
