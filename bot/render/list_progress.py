"""How far a class has come with a list, for the teacher: in short, and as a table to download."""

from __future__ import annotations

from bot.board.look import Look
from bot.domain.list_progress import Learner, ListProgress
from bot.domain.lists import ClassList
from bot.render.guilds import Page, page_menu
from bot.render.names import address, write_name
from bot.render.reply import Action, Attachment, Button, Reply
from bot.render.settings_pages import shorten
from bot.render.tables import write_table
from bot.texts import Texts
from engine import Word

MOST_LEARNERS, _MOST_MISSED = 15, 8
"""People listed, and the words named that one of them has missed."""


def draw_progress(one: ClassList, progress: ListProgress, look: Look) -> Reply:
    """Draw which words were played, which were missed, and how everybody did."""
    say, written = look.say, dict(zip(one.words, one.written, strict=True))
    back = Button(Action.SHOW_LIST, say("lists-back-button"), one.id)
    title, menus = say("guilds-page-title", page=one.name), (page_menu(Page.LISTS, say),)
    if not progress.words:
        text = say("lists-unplayed")
        return Reply(text, title=title, menus=menus, buttons=(back,), private=True)
    found = sum(word.last_found for word in progress.words)
    lines = [say("lists-played", played=len(progress.words), words=len(one.words), found=found)]
    if progress.missed:
        missed = tuple(written[word] for word in progress.missed)
        lines.append(say("lists-missed", words=shorten(missed, say)))
    people = [_tell(learner, written, say) for learner in progress.learners[:MOST_LEARNERS]]
    return Reply(
        title=title,
        text="\n".join([*lines, "", *people, "", f"-# {say('lists-progress-file')}"]),
        files=(_write_table(progress, written, say),),
        menus=menus,
        buttons=(back,),
        private=True,
    )


def _tell(learner: Learner, written: dict[Word, str], say: Texts) -> str:
    who = address(learner.player, say)
    line = say("lists-learner", who=who, found=learner.found, met=learner.met)
    if not learner.missed:
        return line
    named = [written[word] for word in learner.missed[:_MOST_MISSED]]
    more = "\u00a0…" if len(learner.missed) > _MOST_MISSED else ""
    return f"{line}\u00a0· {say('lists-learner-missed', words=' '.join(named) + more)}"


def _write_table(progress: ListProgress, written: dict[Word, str], say: Texts) -> Attachment:
    """Return a line for each word that was played."""
    counts = say("lists-column-played"), say("lists-column-found")
    columns = say("lists-column-word"), *counts, say("lists-column-missed")
    rows = (
        (
            written[one.word],
            one.played,
            one.found,
            ", ".join(write_name(player, say) for player in one.missed_by),
        )
        for one in progress.words
    )
    return write_table("progress", columns, rows)
