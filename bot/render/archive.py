"""The calendar of past dailies, with how one player has played them."""

from __future__ import annotations

from datetime import date, timedelta

from bot.board.look import Look
from bot.board.tiles import tiles
from bot.domain.games import Phase
from bot.domain.matches import PastDaily
from bot.render.reply import Action, Button, Reply, Style
from bot.services.matches.archive import Calendar
from bot.texts import Texts
from engine import Mark

_NONE = "➖"
"""A day without a daily, or of another month: no space is as wide as a tile."""

_OPEN = "⬜"
_LOST = Mark.PRESENT
"""As on the card of a player's year; black is hardly seen on a dark screen."""


def calendar(calendar: Calendar, look: Look) -> Reply:
    """Draw a month: a tile for each day, and a line for each week, which begins on Monday."""
    say, drawn = look.say, {one.day: _tile(one, look) for one in calendar.dailies}
    first = calendar.day
    days = [first + timedelta(days=at) for at in range(31)]
    month = [_NONE] * first.weekday()
    month += [drawn.get(day, _NONE) for day in days if day.month == first.month]
    weeks = [
        f"`{_span(at - first.weekday() + 1, len(month) - first.weekday())}` "
        + "".join(month[at : at + 7])
        for at in range(0, len(month), 7)
    ]
    won, lost = tiles(look.theme)[Mark.CORRECT], tiles(look.theme)[_LOST]
    legend = say("matches-archive-legend", won=won, lost=lost, open=_OPEN, none=_NONE)
    shown = "\n".join([*weeks, f"-# {legend}"])
    return Reply(
        title=say("matches-archive-title", month=say.month(first)),
        text=shown if drawn else say("matches-archive-empty"),
        buttons=_buttons(calendar, say),
        private=True,
    )


def _span(monday: int, last: int) -> str:
    """Return the days of a week within its month, as wide as every other: ``16–22`` or ``30``."""
    first, final = max(1, monday), min(monday + 6, last)
    return f"{first:2}–{final:2}" if first < final else f"{first:2}   "


def label(one: PastDaily, say: Texts) -> str:
    """Return ``Daily 20, Nov 20, 2026: solved``."""
    key = "matches-archive-open"
    if one.phase not in (None, Phase.ACTIVE):
        key = "matches-archive-won" if one.phase is Phase.WON else "matches-archive-lost"
    return say("matches-archive-day", number=one.number, day=say.day(one.day), state=say(key))


def _tile(one: PastDaily, look: Look) -> str:
    if one.phase in (None, Phase.ACTIVE):
        return _OPEN
    return tiles(look.theme)[Mark.CORRECT if one.phase is Phase.WON else _LOST]


def _buttons(calendar: Calendar, say: Texts) -> tuple[Button, ...]:
    before = calendar.day - timedelta(days=1)
    after = (calendar.day + timedelta(days=31)).replace(day=1)
    turn = [_month(before, say("matches-archive-before"))] if calendar.earlier else []
    if after <= calendar.today:
        turn.append(_month(after, say("matches-archive-after")))
    return (*([unsolved_button(say)] if calendar.unsolved else []), *turn)


def unsolved_button(say: Texts) -> Button:
    """Return the button that opens the next daily the player has not solved."""
    return Button(Action.UNSOLVED, say("matches-archive-next"), style=Style.PRIMARY)


def _month(day: date, text: str) -> Button:
    return Button(Action.CALENDAR, text, day.year * 100 + day.month)
