"""Refusals of class lists, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bot.domain import lists
from bot.domain.lists import LIST_LENGTHS
from bot.render.characters import name_character
from bot.render.names import escape_name, take_first
from bot.texts import Texts

_SHOWN = 12
"""Entries that cannot be used, to describe one by one."""


def tell_left_out(entries: Sequence[lists.LeftOut], say: Texts) -> str:
    """Say what of a list could not be used, and why."""
    notes = [_tell_note(one, say) for one in entries if one.is_note]
    unfit = [one for one in entries if not one.is_note]
    if not unfit:
        return "\n".join(notes)
    shown, more = take_first(unfit, _SHOWN)
    lines = [_tell_entry(one, say) for one in shown]
    if more:
        lines.append(say("refusals-list-more", count=more))
    return "\n".join([*notes, say("lists-left-out", count=len(unfit)), *lines])


def _tell_note(note: lists.LeftOut, say: Texts) -> str:
    """Say what was no word, in lines that hold the words of the list or stand between them."""
    kinds = {"lists-left-beside": note.beside, "lists-left-articles": note.articles}
    key = next((key for key, is_so in kinds.items() if is_so), "lists-left-comment")
    return say(key, text=escape_name(note.text))


def _tell_entry(entry: lists.LeftOut, say: Texts) -> str:
    facts = {"number": entry.number, "text": escape_name(entry.text)}
    if entry.words > 1:
        return say("lists-left-words", **facts, words=entry.words)
    if entry.again or entry.head:
        return say("lists-left-head" if entry.head else "lists-left-again", **facts)
    if entry.foreign:
        return say("lists-left-letter", **facts, character=name_character(entry.foreign, say))
    if entry.length is not None:
        least, most = LIST_LENGTHS[0], LIST_LENGTHS[-1]
        return say("lists-left-length", **facts, length=entry.length, least=least, most=most)
    return say("lists-left-slur", number=entry.number)


def _too_few(error: lists.TooFewWords, say: Texts) -> str:
    count, least = error.count, error.least
    if error.length is None:
        short = say("refusals-list-short", count=count, least=least)
        return "\n".join([short, *([tell_left_out(error.left_out, say)] * bool(error.left_out))])
    return say("refusals-list-none-so-long", count=count, least=least, length=error.length)


OF_LISTS: Mapping[type[Exception], Callable[[Any, Texts], str]] = {
    lists.TooFewWords: _too_few,
    lists.TooManyLists: lambda error, say: say("refusals-too-many-lists", most=error.most),
}
