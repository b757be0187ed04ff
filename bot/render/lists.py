"""A server's class lists: the page of all, the page of one, and what is asked about them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.board.look import Look
from bot.domain.list_letters import find_dropped
from bot.domain.lists import (
    FEWEST_LISTED,
    LIST_LENGTHS,
    MOST_LISTED,
    MOST_LISTS,
    NO_DOUBTS,
    ClassList,
    LeftOut,
    ListReview,
)
from bot.domain.setting_kinds import OFF, ON
from bot.render.details import SURE
from bot.render.guilds import Page, page_menu
from bot.render.menus import Menu, MenuOption, Topic
from bot.render.names import take_first
from bot.render.pickers import language_name
from bot.render.refused_lists import tell_left_out
from bot.render.reply import Action, Attachment, Button, Reply, Style
from bot.render.settings_pages import shorten
from bot.texts import Texts

_NAMED = 6
"""Words to look over that are named."""


def page(lists: Sequence[ClassList], look: Look) -> Reply:
    """Draw the page of all lists, with a menu to open one and a button to add one."""
    say = look.say
    lines = [f"**{one.name}** · {describe(one, say)}" for one in lists]
    facts = {
        "fewest": FEWEST_LISTED,
        "most": MOST_LISTED,
        "shortest": LIST_LENGTHS[0],
        "longest": LIST_LENGTHS[-1],
    }
    add = Button(Action.ADD_LIST, say("lists-add-button"), style=Style.SUCCESS)
    return Reply(
        title=say("guilds-page-title", page=say("guilds-page-lists")),
        text="\n".join([say("lists-about", **facts), "", *(lines or [say("lists-none")])]),
        menus=(page_menu(Page.LISTS, say), *_choice(lists, say)),
        buttons=(add,) if len(lists) < MOST_LISTS else (),
        private=True,
    )


def details(
    one: ClassList,
    look: Look,
    left_out: Sequence[LeftOut] = (),
    taken: str | None = None,
    review: ListReview = NO_DOUBTS,
) -> Reply:
    """Draw one list with its words, and the buttons that change it.

    Where it was just saved, with what was `left_out`, and what its teacher should `review`. Its
    name is another than was asked for if that was `taken`.
    """
    say, words = look.say, one.written
    counts = "\u00a0· ".join(
        say("lists-length", letters=length, words=count) for length, count in one.lengths.items()
    )
    daily = [say("lists-daily")] if one.daily else []
    button = say("lists-change-button")
    renamed = [say("lists-renamed", taken=taken, name=one.name, button=button), ""] if taken else []
    turns = [say("lists-turns")] if len(one.lengths) > 1 else []
    notes = [*_tell_dropped(one, say), *_tell_review(review, language_name(one.language), say)]
    notes += ["", tell_left_out(left_out, say)] if left_out else []
    return Reply(
        title=say("guilds-page-title", page=one.name),
        text="\n".join(
            [*renamed, describe(one, say), counts, *daily, *turns, *notes, "", shorten(words, say)]
        ),
        files=(Attachment("words.txt", "\n".join(words).encode()),),
        menus=(page_menu(Page.LISTS, say),),
        buttons=(
            _switch_daily(one, say),
            Button(Action.LIST_PROGRESS, say("lists-progress-button"), one.id),
            Button(Action.CHANGE_LIST, button, one.id),
            Button(Action.DELETE_LIST, say("lists-delete-button"), one.id, Style.DANGER),
        ),
        private=True,
    )


def _tell_dropped(one: ClassList, say: Texts) -> list[str]:
    """Say which letters games from a list do without, and which language has them."""
    dropped = find_dropped(one)
    if dropped is None:
        return []
    letters, plain = (", ".join(some) for some in (dropped.letters, dropped.plain))
    sentence = say(
        "lists-dropped", language=language_name(one.language), letters=letters, plain=plain
    )
    if not dropped.languages:
        return [sentence]
    others = " / ".join(map(language_name, dropped.languages))
    button = say("lists-change-button")
    return [f"{sentence} {say('lists-dropped-other', others=others, button=button)}"]


def _tell_review(review: ListReview, language: str, say: Texts) -> list[str]:
    """Say which words are not known, and which are crude."""
    lines: list[str] = []
    for key, words in (("lists-unknown", review.unknown), ("lists-crude", review.crude)):
        named, more = take_first(words, _NAMED)
        told = ", ".join(named)
        told = say("guilds-more", words=told, count=more) if more else told
        lines += [say(key, language=language, words=told)] * bool(words)
    return lines


def ask_deletion(one: ClassList, look: Look) -> Reply:
    """Ask whether a list should really be deleted."""
    say = look.say
    daily = [say("lists-sure-daily")] if one.daily else []
    return Reply(
        "\n".join([say("lists-sure", name=one.name), *daily]),
        buttons=(
            Button(Action.DELETE_LIST, say("lists-delete-button"), one.id, Style.DANGER, SURE),
            Button(Action.SHOW_LIST, say("lists-keep-button"), one.id),
        ),
        private=True,
    )


def _switch_daily(one: ClassList, say: Texts) -> Button:
    """Return the button that turns the daily from this list on or off."""
    label = say("guilds-on" if one.daily else "guilds-off", setting=say("lists-daily-switch"))
    style = Style.SUCCESS if one.daily else Style.SECONDARY
    return Button(Action.DAILY_LIST, label, one.id, style, OFF if one.daily else ON)


def describe(one: ClassList, say: Texts) -> str:
    """Return ``Deutsch · 120 words``."""
    count = say("lists-words", words=len(one.words))
    return f"{language_name(one.language)} · {count}"


def _choice(lists: Sequence[ClassList], say: Texts) -> tuple[Menu, ...]:
    shown = tuple(
        MenuOption(
            Button(Action.SHOW_LIST, one.name, one.id).custom_id, one.name, describe(one, say)
        )
        for one in lists
    )
    return (Menu(Topic.LISTS, "show", say("lists-prompt"), shown),) if shown else ()
