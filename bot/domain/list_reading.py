"""Reads a class list as it was pasted: lines, commas, tables, numbers and bullets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator

from bot.domain.errors import TooManyWords, UnknownChoice
from bot.domain.list_columns import TABLE, holds_word, take_column
from bot.domain.lists import (
    FEWEST_LISTED,
    LIST_LENGTHS,
    LONGEST_QUOTE,
    MOST_LISTED,
    LeftOut,
    NewList,
    TooFewWords,
    read_name,
)
from bot.domain.word_order import sort_words
from engine import Word, parse
from engine.errors import ForeignLetter, Unreadable
from engine.words import ALPHABETS, trim

_BETWEEN = re.compile(r"[\r\n,;\t]+")
_BULLET = re.compile(r"(?m)^[^\S\n]*(?:\d{1,4}[.)]|[-–—*•·‣▪◦●○])[^\S\n]+(?=\S)")

_COMMENT = re.compile(r"\s*#")

_FAMILIES = tuple(
    frozenset(words.split())
    for words in (
        "a an the",
        "das dem den der des die ein eine",
        "la le les un une",
        "gli i il la le lo un una uno",
        "el la las los un una",
        "a as o os um uma",
        "de een het",
        "en ett",
        "ένα ένας η μια ο οι τα το",
    )
)
"""The articles of each language that has some."""

ARTICLES = 3
"""How often, on the average, what stands before most words has to come again to be no word."""


def read_list(
    name: str, language: str, text: str, slurs: Callable[[str], Collection[Word]]
) -> tuple[NewList, tuple[LeftOut, ...]]:
    """Read a pasted list, and return what had to be left out.

    Words are separated by lines, commas or semicolons, else by spaces; those of a table are its
    first column. Articles before most of them are left out, and lines that begin with #. `slurs`
    returns those of a language. Raises `UnknownChoice` for a language without words, `TooFewWords`
    or `TooManyWords`.
    """
    if language not in ALPHABETS:
        raise UnknownChoice
    written: dict[Word, str] = {}
    text, left_out = _take_comments(text)
    text = _BULLET.sub("", text)
    is_table = False
    # a cell may hold a word and its article, between commas
    while table := take_column(text):
        is_table = True
        text, left = table
        left_out += left
    entries, articles = _take_articles(_list_entries(text))
    left_out += articles
    for number, typed in entries if is_table else _split_spaces(entries):
        word = _read_word(typed, number, language, slurs(language))
        if isinstance(word, LeftOut):
            left_out.append(word)
        elif word in written:
            left_out.append(LeftOut(number, typed[:LONGEST_QUOTE], again=True))
        else:
            written[word] = trim(typed)
    if len(written) < FEWEST_LISTED:
        raise TooFewWords(FEWEST_LISTED, len(written), left_out=tuple(left_out))
    if len(written) > MOST_LISTED:
        raise TooManyWords(MOST_LISTED, len(written))
    words = tuple(written[word] for word in sort_words(written, language))
    return NewList(read_name(name), language, words), tuple(left_out)


def _take_comments(text: str) -> tuple[str, list[LeftOut]]:
    """Return a text with its comments as empty lines, and the first of them."""
    lines = text.splitlines()
    comments: list[LeftOut] = []
    for at, line in enumerate(lines):
        if _COMMENT.match(line):
            quoted = line.strip()[:LONGEST_QUOTE]
            comments = comments or [LeftOut(at + 1, quoted, comment=True)]
            lines[at] = ""
    return "\n".join(lines), comments


def _list_entries(text: str) -> list[tuple[int, str]]:
    """Return what stands between lines, commas and semicolons, with the number of its line."""
    return [
        (number, " ".join(filter(holds_word, part.split())))
        for number, line in enumerate(text.splitlines(), start=1)
        for part in _BETWEEN.split(line)
        if holds_word(part)
    ]


def _take_articles(
    entries: list[tuple[int, str]],
) -> tuple[list[tuple[int, str]], list[LeftOut]]:
    """Return the entries without articles, if they stand before most, and which those are."""
    before = [text.split()[0] for _, text in entries if len(text.split()) == 2]
    known = Counter(map(str.casefold, before))
    few = ARTICLES * len(known) <= len(before)
    if not (few and len(before) >= TABLE and 2 * len(before) > len(entries)):
        return entries, []
    articles = {word for word, count in known.items() if count > 1}
    # where most have an article, the rarest of its language is one too
    alike = (family for family in _FAMILIES if articles <= family)
    articles |= known.keys() & {word for family in alike for word in family}
    bare = [(number, _without(articles, text)) for number, text in entries]
    number = next(line for line, text in entries if _without(articles, text) != text)
    named = ", ".join(sorted(articles))
    return bare, [LeftOut(number, named[:LONGEST_QUOTE], articles=True)]


def _without(articles: Collection[str], text: str) -> str:
    first, *others = text.split()
    return " ".join(others) if others and first.casefold() in articles else text


def _split_spaces(entries: list[tuple[int, str]]) -> Iterator[tuple[int, str]]:
    """Yield the entries, parted by spaces where nothing else parts words, or in most of them.

    Not where most have two words: those may be a word and its meaning, or belong together.
    """
    counts = Counter(len(text.split()) for _, text in entries)
    pairs = len(entries) >= TABLE and 2 * counts[2] > len(entries)
    spaced = len(entries) == 1 or 2 * counts[1] < len(entries)
    for number, text in entries:
        words = text.split() if spaced and not pairs else [text]
        yield from ((number, one) for one in words)


def _read_word(typed: str, number: int, language: str, slurs: Collection[Word]) -> Word | LeftOut:
    """Return the word of an entry, or why it cannot be used."""
    quoted = typed[:LONGEST_QUOTE]
    if (words := len(typed.split())) > 1:
        return LeftOut(number, quoted, words)
    try:
        word = parse(typed, ALPHABETS[language])
    except ForeignLetter as error:
        return LeftOut(number, quoted, foreign=error.character)
    except Unreadable:
        return LeftOut(number, quoted, length=0)
    if word in slurs:
        return LeftOut(number)
    if len(word) not in LIST_LENGTHS:
        return LeftOut(number, quoted, length=len(word))
    return word
