"""Reads a class list as it was pasted: lines, commas, tables, numbers and bullets."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterator

from bot.domain.errors import TooManyWords, UnknownChoice
from bot.domain.lists import FEWEST, LETTERS, MOST, LeftOut, NewList, TooFewWords, read_name
from engine import Word, parse
from engine.errors import ForeignLetter, Unreadable
from engine.words import ALPHABETS, trim

LONGEST_QUOTE = 40
"""Characters that are quoted of what cannot be used."""

TABLE = 10
"""Lines that make a table, such as words and what they mean, if their columns can be told."""

_BETWEEN = re.compile(r"[\r\n,;\t]+")
_COLUMNS = re.compile(r"[;\t]")
_BULLET = re.compile(r"(?m)^[^\S\n]*(?:\d{1,4}[.)]|[-–—*•·‣▪◦●○])[^\S\n]+(?=\S)")

_HEADS = re.compile(
    r"wort(er?)?|vokabeln?|begriffe?|words?|terms?|vocab(ulary)?|answers?|mots?|vocabulaire|palabras?"
    r"|vocabulario|parol[ae]|vocaboli|palavras?|ord|glos(a|or)|woord(en)?|słow[oa]|słowk[oa]"
    r"|hasł[oa]|kelime(ler)?|sozcuk(ler)?|(kosa)?kata|слов[оа]|λεξ(η|εις)"
)
"""What stands above a column of words, in each language of the bot, without accents."""


def read_list(
    name: str, language: str, text: str, slurs: Callable[[str], Collection[Word]]
) -> tuple[NewList, tuple[LeftOut, ...]]:
    """Read a pasted list, and return what had to be left out.

    Words are separated by lines, commas or semicolons, else by spaces; `slurs` returns those of a
    language. Raises `UnknownChoice` for a language without words, `TooFewWords` or `TooManyWords`.
    """
    if language not in ALPHABETS:
        raise UnknownChoice
    written: dict[Word, str] = {}
    left_out: list[LeftOut] = []
    text = _BULLET.sub("", text)
    if between := _find_columns(text):
        lines = [between.split(line) for line in text.splitlines()]
        left_out += _take_head(lines)
        text = "\n".join(first for first, *_ in lines)
        number, beside = next((at, one[1]) for at, one in enumerate(lines, 1) if one[1:])
        left_out.append(LeftOut(number, beside.strip()[:LONGEST_QUOTE], beside=True))
    for number, typed in _split(text):
        word = _read_word(typed, number, language, slurs(language))
        if isinstance(word, LeftOut):
            left_out.append(word)
        elif word in written:
            left_out.append(LeftOut(number, typed[:LONGEST_QUOTE], again=True))
        else:
            written[word] = trim(typed)
    if len(written) < FEWEST:
        raise TooFewWords(FEWEST, len(written), left_out=tuple(left_out))
    if len(written) > MOST:
        raise TooManyWords(MOST)
    words = tuple(written[word] for word in sorted(written))
    return NewList(read_name(name), language, words), tuple(left_out)


def _find_columns(text: str) -> re.Pattern[str] | None:
    """Return what parts the columns of a table; None if the text is none."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) < TABLE:
        return None
    if {len(_COLUMNS.split(line)) for line in lines} <= {2, 3}:
        return _COLUMNS
    return re.compile("\t") if "\t" in text.strip() else None


def _take_head(lines: list[list[str]]) -> Iterator[LeftOut]:
    """Empty the first cell of a table if it is the head of the words, and yield it."""
    for number, cells in enumerate(lines, 1):
        if _holds_word(cells[0]):
            head = trim(cells[0])
            if _HEADS.fullmatch(_strip_accents(head)):
                cells[0] = ""
                yield LeftOut(number, head, head=True)
            return


def _strip_accents(text: str) -> str:
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(one for one in spread if not unicodedata.combining(one))


def _split(text: str) -> Iterator[tuple[int, str]]:
    """Yield the entries of a text, each with the number of its line.

    A space parts words where nothing else does, or where most lines have several.
    """
    entries = [
        (number, part.strip())
        for number, line in enumerate(text.splitlines(), start=1)
        for part in _BETWEEN.split(line)
        if _holds_word(part)
    ]
    single = sum(len(part.split()) == 1 for _, part in entries)
    spaced = 2 * single < len(entries) or len(entries) == 1
    for number, part in entries:
        words = filter(_holds_word, part.split()) if spaced else [part]
        yield from ((number, one) for one in words)


def _holds_word(text: str) -> bool:
    return any(map(str.isalnum, text))


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
    if len(word) not in LETTERS:
        return LeftOut(number, quoted, length=len(word))
    return word
