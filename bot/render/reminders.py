"""Direct messages about a daily: that it is there, and that it closes soon."""

from __future__ import annotations

from datetime import timedelta

from bot.domain.matches import Match
from bot.render.daily_proof import describe_before
from bot.render.daily_rows import write_streak
from bot.render.names import escape_name, join_first, write_name
from bot.render.reply import Reply, moment
from bot.services.games.match_facts import Before
from bot.services.matches.daily import Reminder
from bot.texts import Texts

_VARIANTS = 3
"""Sentences that say that a daily is there, one after the other."""


def remind(
    reminder: Reminder,
    match: Match,
    message_id: int | None,
    server: str,
    say: Texts,
    *,
    before: Before | None = None,
    closing: bool,
) -> Reply:
    """Tell a player that a daily is there, or `closing`, and what that means for their streak."""
    ids = (match.place.guild_id, match.place.channel_id, message_id)
    link = "/".join(["https://discord.com/channels", *(str(one) for one in ids if one)])
    days = reminder.streak.now
    if closing and match.deadline:
        begun = "players-call-begun" if reminder.begun else "players-call"
        lines = [say(begun, link=link, when=moment(match.deadline))]
        stake = "players-call-shield" if reminder.held else "players-call-streak"
        lines += [say(stake, days=days)] if days > 1 else []
        lines += _name_finished(match, say)
    else:
        lines = [_greet(reminder, match, link, say), *_tell_end(match, say)]
        lines += filter(None, [write_streak(reminder.streak, say)])
        lines += _tell_yesterday(reminder, match, before, say)
        lines += [say("players-reminder-last")] if reminder.last else []
    text = "\n".join([*lines, f"-# {say('players-reminder-stop')}"])
    return Reply(text, title=escape_name(server))


def _greet(reminder: Reminder, match: Match, link: str, say: Texts) -> str:
    """Say that the daily is there: in words that change by the day, or of a new start."""
    if reminder.lost:
        best = reminder.streak.best
        if best == reminder.lost:
            return say("players-reminder-new-best", days=best, link=link)
        return say("players-reminder-new", days=reminder.lost, best=best, link=link)
    day = match.day.toordinal() if match.day else 0
    return say("players-reminder", variant=day % _VARIANTS, link=link)


def _tell_end(match: Match, say: Texts) -> list[str]:
    """Say until when the daily is open."""
    if match.deadline is None:
        return []
    hour, when = moment(match.deadline, "t"), moment(match.deadline)
    return [say("players-reminder-until", hour=hour, when=when)]


def _tell_yesterday(
    reminder: Reminder, match: Match, before: Before | None, say: Texts
) -> list[str]:
    """Say how the daily of the day before went, and how they did in it themselves."""
    earlier = before and before.match.day
    if before is None or earlier is None or match.day is None:
        return []
    if match.day - earlier > timedelta(1):
        return []
    own = ""
    if reminder.score is not None:
        guesses, hinted = reminder.score
        found = "players-reminder-hinted" if hinted else "players-reminder-found"
        own = say(found, guesses=guesses) if guesses else say("players-reminder-missed")
    return [" ".join(filter(None, [describe_before(before, say), own]))]


def _name_finished(match: Match, say: Texts) -> list[str]:
    """Say who has played already; a direct message may not know a mention."""
    done = [write_name(one.shown, say) for one in match.played if one.finished and not one.hidden]
    who = join_first(done, say)
    return [say("players-call-played", who=who, count=len(done))] if done else []
