"""A server's settings as a panel: pages of menus and buttons, and what stands now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.board.look import Look
from bot.domain.guilds import GuildSettings, Setting
from bot.render import settings_pages as sheets
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.pickers import name_choice
from bot.render.reply import Reply
from bot.render.settings_pages import Sheet
from bot.texts import Texts, keys
from engine import Word

PAGE = "page"
"""The name of the menu that turns the pages."""


class Page(StrEnum):
    """The pages of the panel; a message holds five rows."""

    PLAY = "play"
    CHANNELS = "channels"
    DAILY = "daily"
    WORDS = "words"
    LISTS = "lists"
    REPORTS = "reports"
    PEOPLE = "people"
    LEADERBOARD = "leaderboard"
    SEASONS = "seasons"
    RECORDS = "records"


@dataclass(frozen=True)
class _Chapter:
    sheet: Callable[[GuildSettings, Texts], Sheet]
    settings: tuple[Setting, ...]


_LABELS = keys("guilds-page", Page)
_HINTS = keys("guilds-page", Page, "hint")

_CHAPTERS: Mapping[Page, _Chapter] = {
    Page.PLAY: _Chapter(
        sheets.play, (Setting.LANGUAGE, Setting.LENGTH, Setting.HARD, Setting.THEME)
    ),
    Page.CHANNELS: _Chapter(sheets.places, (Setting.CHANNELS, Setting.THREADS, Setting.IDLE)),
    Page.DAILY: _Chapter(
        sheets.daily,
        (Setting.DAILY_CHANNEL, Setting.SCHEDULE, Setting.PING, Setting.DAILY_HINTS),
    ),
    Page.WORDS: _Chapter(
        sheets.words, (Setting.EXTRA, Setting.BANNED, Setting.OFFENSIVE, Setting.SPELLING)
    ),
    Page.PEOPLE: _Chapter(
        sheets.people, (Setting.START, Setting.START_ROLE, Setting.STOP, Setting.STOP_ROLE)
    ),
    Page.LEADERBOARD: _Chapter(
        sheets.leaderboard, (Setting.LEAST_GAMES, Setting.ABSENCE, Setting.SHARED)
    ),
    Page.SEASONS: _Chapter(
        sheets.seasons,
        (
            Setting.SEASONS,
            Setting.SEASON_DAYS,
            Setting.NEWS_CHANNEL,
            Setting.WEEKLY,
            Setting.WEEKLY_HOUR,
        ),
    ),
    Page.RECORDS: _Chapter(
        sheets.records,
        (
            Setting.RECORD_CHANNELS,
            Setting.RECORD_DAYS,
            Setting.RECORD_REACTION,
            Setting.RECORD_EDITS,
        ),
    ),
}

PAGES: Mapping[Setting, Page] = {
    setting: page for page, chapter in _CHAPTERS.items() for setting in chapter.settings
}
"""The page on which each setting stands."""


def panel(
    settings: GuildSettings, look: Look, page: Page = Page.PLAY, *, mute: bool = False
) -> Reply:
    """One page of settings, with the menu that turns the pages on top.

    `mute` says that the daily cannot be posted where it is wanted.
    """
    say = look.say
    sheet = _CHAPTERS[page].sheet(settings, say)
    return Reply(
        title=say("guilds-page-title", page=say(_LABELS[page])),
        text=sheet.text,
        footer=say("guilds-mute") if mute and page is Page.DAILY else "",
        menus=(turner(page, say), *(name_choice(menu, say) for menu in sheet.menus)),
        buttons=sheet.buttons,
        private=True,
    )


def word_added(word: Word, look: Look) -> Reply:
    """A word was added to those of the server."""
    return Reply(look.say("guilds-added", word=word.upper()), private=True)


def turner(page: Page, say: Texts) -> Menu:
    """The menu that turns the pages."""
    pages = tuple(MenuOption(one, say(_LABELS[one]), say(_HINTS[one])) for one in Page)
    return Menu(Topic.SETTINGS, PAGE, say("guilds-page-prompt"), pages, (page,))
