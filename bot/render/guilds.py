"""A server's settings as a panel: pages of menus and buttons, and what stands now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.domain.guilds import GuildSettings, Setting
from bot.render import sheets
from bot.render.menus import Menu, Option, Topic
from bot.render.reply import Reply
from bot.render.sheets import Sheet

PAGE = "page"
"""The name of the menu that turns the pages."""

MUTE = (
    "I may not post the daily there. Let me view that channel, send messages and embed links in it."
)


class Page(StrEnum):
    """The pages of the panel; a message holds five rows."""

    PLAY = "play"
    CHANNELS = "channels"
    DAILY = "daily"
    WORDS = "words"
    PEOPLE = "people"


@dataclass(frozen=True)
class _Chapter:
    label: str
    hint: str
    sheet: Callable[[GuildSettings], Sheet]
    settings: tuple[Setting, ...]


_CHAPTERS: Mapping[Page, _Chapter] = {
    Page.PLAY: _Chapter(
        "Play",
        "language, length, hard mode, theme",
        sheets.play,
        (Setting.LANGUAGE, Setting.LENGTH, Setting.HARD, Setting.THEME),
    ),
    Page.CHANNELS: _Chapter(
        "Channels",
        "where games are played, threads, idle games",
        sheets.places,
        (Setting.CHANNELS, Setting.THREADS, Setting.IDLE),
    ),
    Page.DAILY: _Chapter(
        "Daily",
        "its channel, hour, time zone, ping and hints",
        sheets.daily,
        (Setting.DAILY_CHANNEL, Setting.SCHEDULE, Setting.PING, Setting.DAILY_HINTS),
    ),
    Page.WORDS: _Chapter(
        "Words",
        "extra and banned words, offensive guesses",
        sheets.words,
        (Setting.EXTRA, Setting.BANNED, Setting.OFFENSIVE),
    ),
    Page.PEOPLE: _Chapter(
        "Who",
        "who may begin and end games",
        sheets.people,
        (Setting.START, Setting.START_ROLE, Setting.STOP, Setting.STOP_ROLE),
    ),
}

PAGES: Mapping[Setting, Page] = {
    setting: page for page, chapter in _CHAPTERS.items() for setting in chapter.settings
}
"""The page on which each setting stands."""


def panel(settings: GuildSettings, page: Page = Page.PLAY, *, mute: bool = False) -> Reply:
    """One page of the panel, with the menu that turns the pages on top.

    `mute` says that the daily cannot be posted where it is wanted.
    """
    chapter = _CHAPTERS[page]
    sheet = chapter.sheet(settings)
    return Reply(
        title=f"Settings · {chapter.label}",
        text=sheet.text,
        footer=MUTE if mute and page is Page.DAILY else "",
        menus=(_turner(page), *sheet.menus),
        buttons=sheet.buttons,
        private=True,
    )


def listing(settings: GuildSettings) -> Reply:
    """What stands on every page, for where there are no menus."""
    texts = [chapter.sheet(settings).text for chapter in _CHAPTERS.values()]
    return Reply(title="Settings", text="\n\n".join(texts), private=True)


def _turner(page: Page) -> Menu:
    pages = [Option(page, chapter.label, chapter.hint) for page, chapter in _CHAPTERS.items()]
    return Menu(Topic.SETTINGS, PAGE, "Page", tuple(pages), (page,))
