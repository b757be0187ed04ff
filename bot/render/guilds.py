"""A server's settings as a panel: pages that show each setting with menus and buttons."""

from __future__ import annotations

from enum import StrEnum

from bot.board.look import Look
from bot.domain.guild_settings import GuildSettings
from bot.domain.setting_kinds import Page
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.pickers import name_choice
from bot.render.reply import Reply
from bot.render.settings_pages import draw_sheet
from bot.texts import Texts, keys
from engine import Word

PAGE_MENU = "page"
"""The name of the menu that turns the pages."""


_LABELS = keys("guilds-page", Page)
_HINTS = keys("guilds-page", Page, "hint")


class Trouble(StrEnum):
    """What keeps the bot from doing what a page asks of it."""

    MUTE = "mute"
    """It may not post in the channel of the daily."""
    THREADLESS = "threadless"
    """It may not open the thread of those who have finished a daily."""
    BEYOND = "beyond"
    """It may not give a role."""
    POWER = "power"
    """A role gives power over others."""


_TROUBLES = keys("guilds", Trouble)


def panel(
    settings: GuildSettings,
    look: Look,
    page: Page = Page.PLAY,
    trouble: Trouble | None = None,
) -> Reply:
    """Draw one page of settings, with the menu that turns the pages on top."""
    say = look.say
    sheet = draw_sheet(page, settings, say)
    return Reply(
        title=say("guilds-page-title", page=say(_LABELS[page])),
        text="\n".join(sheet.lines),
        footer=say(_TROUBLES[trouble]) if trouble else "",
        menus=(page_menu(page, say), *(name_choice(menu, say) for menu in sheet.menus)),
        buttons=sheet.buttons,
        private=True,
    )


def confirm_word(word: Word, look: Look) -> Reply:
    """Confirm that a word was added to those of the server."""
    return Reply(look.say("guilds-added", word=word.upper()), private=True)


def page_menu(page: Page, say: Texts) -> Menu:
    """Return the menu that turns the pages."""
    pages = tuple(MenuOption(one, say(_LABELS[one]), say(_HINTS[one])) for one in Page)
    return Menu(Topic.SETTINGS, PAGE_MENU, say("guilds-page-prompt"), pages, (page,))
