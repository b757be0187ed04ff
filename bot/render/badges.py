"""Badges: those a player wears, those still to be had, and what each is for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.badges import Badge, Badges
from bot.render.names import mention
from bot.render.reply import Reply
from bot.texts import Texts, keys

_NAMES = keys("badges", Badge)
_DEEDS = keys("badges", Badge, "about")

_SIGNS = {
    Badge.DAILY: "🌱",
    Badge.TWO: "✌️",
    Badge.LAST: "🧗",
    Badge.TRAP: "🪤",
    Badge.GRAYS: "🧠",
    Badge.DARK: "🌑",
    Badge.ULTRA: "🥷",
    Badge.BOARDS: "🎱",
    Badge.DUEL: "🤖",
    Badge.RACE: "🏁",
    Badge.ALL: "🤝",
    Badge.COMEBACK: "🔥",
}


def show_badges(badges: Badges, look: Look) -> Reply:
    """List the player's badges, each with its day, and those still to be had."""
    say, who = look.say, mention(badges.player.id, look.say)
    had = [_describe(badge, say, f" · {say.day(day)}") for badge, day in badges.since]
    missing = [_describe(badge, say) for badge in badges.missing]
    parts = [say("badges-count", who=who, had=len(had), all=len(Badge)), *had]
    if missing:
        parts += [f"\n{say('badges-missing')}", *missing]
    title = say("standings-page-title", page=say("standings-page-badges"))
    return Reply("\n".join(parts), title=title, footer=say("badges-rule"))


def wear_badges(badges: Sequence[Badge], say: Texts) -> str:
    """Return a line with the signs of a player's badges, or nothing without any."""
    if not badges:
        return ""
    signs = " ".join(_SIGNS[badge] for badge in badges)
    return say("badges-worn", signs=signs, had=len(badges), all=len(Badge))


def say_new_badges(badges: Sequence[Badge], say: Texts) -> str:
    """Say in a line of small print which badges are new, if any are."""
    if not badges:
        return ""
    named = say.join([name_badge(badge, say) for badge in badges])
    return f"-# {say('badges-new', badges=named)}"


def name_badge(badge: Badge, say: Texts) -> str:
    """Return the sign and the name of a badge."""
    return f"{_SIGNS[badge]} {say(_NAMES[badge])}"


def _describe(badge: Badge, say: Texts, since: str = "") -> str:
    return f"{_SIGNS[badge]} **{say(_NAMES[badge])}**{since}\n-# {say(_DEEDS[badge])}"
