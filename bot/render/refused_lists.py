"""Refusals of class lists, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.domain import lists
from bot.domain.lists import LETTERS, LONGEST_NAME
from bot.render.characters import name_character
from bot.texts import Texts

SHOWN = 5
"""Unfit lines to describe one by one."""


def _unfit_lines(error: lists.UnfitLines, say: Texts) -> str:
    lines = [_unfit_line(line, say) for line in error.lines[:SHOWN]]
    if more := len(error.lines) - len(lines):
        lines.append(say("refusals-list-more", count=more))
    return "\n".join([say("refusals-list-lines"), *lines])


def _unfit_line(line: lists.UnfitLine, say: Texts) -> str:
    number = line.number
    if line.foreign:
        letter = name_character(line.foreign)
        return say("refusals-list-letter", number=number, character=letter)
    if line.length is not None:
        facts = {"length": line.length, "least": LETTERS[0], "most": LETTERS[-1]}
        return say("refusals-list-length", number=number, **facts)
    return say("refusals-list-slur", number=number)


def _too_few(error: lists.TooFewWords, say: Texts) -> str:
    count, least = error.count, error.least
    if error.length is None:
        return say("refusals-list-short", count=count, least=least)
    return say("refusals-list-none-so-long", count=count, least=least, length=error.length)


OF_LISTS: Mapping[type[Exception], Callable[[Any, Texts], str]] = {
    lists.UnfitLines: _unfit_lines,
    lists.TooFewWords: _too_few,
    lists.TooManyLists: lambda error, say: say("refusals-too-many-lists", most=error.most),
    lists.UnfitName: lambda _, say: say("refusals-list-name", most=LONGEST_NAME),
}
