"""A week of the Wordle as a card: who played which day, and who would win."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from functools import partial

from bot.board.card import Ranked
from bot.board.card_alt import describe_ranks
from bot.board.glyphs import can_name
from bot.board.look import Look
from bot.board.week import WeekDay, WeekRow, draw_week
from bot.domain.records.values import RecordStanding, Score
from bot.domain.records.weeks import LONGEST_AGO, RecordWeek
from bot.render.names import escape_name, join_first, mention, write_name
from bot.render.reply import Action, Button, Picture, Reply
from bot.render.seasons import title
from bot.render.who_is_who import who_button
from bot.texts import Texts
from engine import Mark

_FEW = 3
"""Guesses that are few enough for the colour of a correct letter."""


def week(week: RecordWeek, look: Look) -> Reply:
    """Draw the card of a week, with what there is to say about it above."""
    say = look.say
    listed = [one for one in (*week.ranking.best, week.ranking.own) if one]
    lines = [_tell_winner(week, say), _tell_day(week, say)]
    lines += [*_tell_absent(week, say), *_tell_rest(week, say)]
    reply = Reply(
        title=say("records-board-title", game=week.game.name, period=title(week.span, say)),
        text="\n".join(filter(None, lines)),
        footer=say("records-week-rule", lost=week.game.lost or 0, results=week.least),
        picture=_draw(week, listed, look) if listed else None,
        buttons=_turners(week, say),
    )
    return reply.fit(look.theme)


def week_button(say: Texts) -> Button:
    """Return the button that shows this week of the Wordle."""
    return Button(Action.WEEK, say("records-week-button"))


def _turners(week: RecordWeek, say: Texts) -> tuple[Button, ...]:
    earlier = Button(Action.WEEK, say("matches-archive-before"), week.ago + 1)
    later = Button(Action.WEEK, say("matches-archive-after"), week.ago - 1)
    turners = [earlier] * (week.ago < LONGEST_AGO) + [later] * (week.ago > 0)
    who = [who_button(len(week.nameless), say)] if week.nameless else []
    return (*turners, *who)


def _tell_winner(week: RecordWeek, say: Texts) -> str:
    """Say who has won the week, or would win it if it ended now."""
    first = [one for one in week.ranking.best if one.place == 1]
    if not week.ranking.best:
        return say("records-week-empty")
    if not first:
        return ""
    who = join_first([mention(one.player.id, say) for one in first], say)
    key = "records-week-now" if week.running else "records-week-won"
    return say(key, who=who, count=len(first), mean=first[0].figures.mean)


def _tell_day(week: RecordWeek, say: Texts) -> str:
    """Say who would win the day if it ended now; nothing if nobody has found the word."""
    best = week.today_best.best if week.today_best else ()
    first = [one for one in best if one.place == 1 and one.figures.solved]
    if not first:
        return ""
    who = join_first([mention(one.player.id, say) for one in first], say)
    return say("records-day-now", who=who, count=len(first), guesses=first[0].figures.total)


def _tell_absent(week: RecordWeek, say: Texts) -> list[str]:
    """Say of which regular players nothing is recorded today."""
    if not week.running:
        return []
    if not week.begun:
        return [say("records-week-unbegun")]
    names = [mention(one.id, say) for one in week.absent.first]
    more = week.absent.count - len(names)
    names += [say("matches-others", count=more)] if more > 0 else []
    return [say("records-week-absent", who=say.join(names))] if names else []


def _tell_rest(week: RecordWeek, say: Texts) -> list[str]:
    lines: list[str] = []
    hidden = week.ranking.players - len(week.ranking.best) - bool(week.ranking.own)
    if hidden > 0:
        lines.append(say("records-hidden", players=hidden))
    if week.nameless:
        names = join_first([escape_name(name) for name in week.nameless], say)
        lines.append(say("records-week-nameless", names=names))
    if week.streak:
        lines.append(say("records-group-streak", days=week.streak))
    return lines


def _draw(week: RecordWeek, listed: list[RecordStanding], look: Look) -> Picture:
    say = look.say
    every = [week.span.first + timedelta(number) for number in range(7)]
    weekdays = [say.short_weekday(day.weekday()) for day in every]
    rows: list[WeekRow] = []
    ranks: list[Ranked] = []
    lines: list[str] = []
    for one in listed:
        results = week.days.get(one.player.id, {})
        place = "" if one.place is None else str(one.place)
        mean = say("standings-average", guesses=one.figures.mean)
        note = " · ".join(
            f"{name} {_write(results[day])}"
            for name, day in zip(weekdays, every, strict=True)
            if day in results
        )
        ranked = Ranked(place, write_name(one.player, say), mean)
        rows.append(WeekRow(ranked, tuple(_paint(results, day) for day in every)))
        ranks.append(Ranked(place, ranked.name, mean, note))
        numbered = f"**{place}.**" if place else say("records-no-place")
        who = mention(one.player.id, say)
        lines.append(" · ".join(filter(None, [f"{numbered} {who}", f"**{mean}**", note])))
    return Picture(
        describe_ranks(ranks, say),
        partial(draw_week, rows, weekdays, look.theme),
        words="\n".join(lines),
        legible=can_name(*(row.ranked.name for row in rows)),
    )


def _paint(results: Mapping[date, Score], day: date) -> WeekDay:
    score = results.get(day)
    if score is None:
        return WeekDay()
    few = Mark.CORRECT if score.figure <= _FEW else Mark.PRESENT
    return WeekDay(_write(score), few if score.solved else Mark.ABSENT)


def _write(score: Score) -> str:
    return str(score.figure) if score.solved else "X"
