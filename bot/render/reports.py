"""The report of a word, and the page of a server's settings that lists reported words."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.games import GameSession
from bot.domain.reports import Decision, Reason, ReportedWord
from bot.render.guilds import Page, page_menu
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.pickers import language_name
from bot.render.reply import Action, Button, Reply
from bot.texts import keys
from engine import Word

MOST_REPORTS = 25
"""Words to decide about at once: a menu of Discord's holds no more."""

_REASONS = keys("games-report", Reason)
_REPORTED = keys("guilds-reported", Reason)
_PROMPTS = {Decision.BAN: "guilds-ban-prompt", Decision.KEEP: "guilds-keep-prompt"}


def report_button(session: GameSession, look: Look) -> Button:
    """Return the button that reports a word, in a row of its own to leave room for the others."""
    return Button(Action.REPORT, look.say("games-report-button"), session.id, row=1)


def name_reasons(look: Look) -> dict[str, str]:
    """Return what each reason for a report is called, by its stored value."""
    return {str(reason): look.say(key) for reason, key in _REASONS.items()}


def thank(word: Word, look: Look) -> Reply:
    """Thank a player for a report."""
    return Reply(look.say("games-reported", word=word.upper()), private=True)


def queue(reports: Sequence[ReportedWord], look: Look) -> Reply:
    """List the reported words that are undecided, with menus to ban or keep them."""
    say, shown = look.say, reports[:MOST_REPORTS]
    lines = [
        say(
            "guilds-reported",
            word=one.word.upper(),
            language=language_name(one.language),
            players=one.players,
            why=", ".join(say(_REPORTED[reason]) for reason in one.reasons),
        )
        for one in shown
    ]
    if more := len(reports) - len(shown):
        lines.append(say("guilds-reported-more", count=more))
    words = tuple(
        MenuOption(one.key, one.word.upper(), language_name(one.language)) for one in shown
    )
    menus = [
        Menu(Topic.REPORTED, decision, say(prompt), words, most=len(words))
        for decision, prompt in _PROMPTS.items()
        if words
    ]
    return Reply(
        title=say("guilds-page-title", page=say("guilds-page-reports")),
        text="\n".join([say("guilds-reports"), "", *lines]) if words else say("guilds-no-reports"),
        menus=(page_menu(Page.REPORTS, say), *menus),
        private=True,
    )
