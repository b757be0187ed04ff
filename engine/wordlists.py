"""Reading custom word lists: one word a line, in any alphabet."""

from __future__ import annotations

import codecs
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import cast

from engine.checks import BadArgument, check_flag, check_kind, check_number, check_texts
from engine.errors import EngineError, Unreadable, write_short
from engine.files import read_limited
from engine.words import AN_ALPHABET, LONGEST_WORD, Alphabet, Word, is_letter, parse

Listed = str | Path | Iterable[str]
"""Custom words: the path of a file with one word a line, or the words themselves."""


class BadList(EngineError):
    """An unusable word list: `source` says which, `reason` why."""

    def __init__(self, source: str, reason: str) -> None:
        super().__init__(f"{source}: {reason}")
        self.source = source
        self.reason = reason


def read_listed(
    argument: str, words: Listed, length: int | None, alphabet: Alphabet | None, *, names: bool
) -> list[Word]:
    """Read an argument as `read_list` or `choose_list` does; a text is the path of a file.

    Raises `BadArgument` for a text that is none, and `BadList`.
    """
    if isinstance(words, str) and not _is_there(words):
        raise BadArgument(argument, words, "a list of words, or the path of a file that exists,")
    if isinstance(words, str | Path):
        return read_list(words, length, alphabet, names=names)
    source = "the list" if argument == "allowed" else f"the {argument}"
    return choose_list(words, length, alphabet, source, argument=argument, names=names)


def _is_there(path: str) -> bool:
    try:
        return path == "" or Path(path).exists()
    except (OSError, ValueError):
        # no file can have such a name
        return False


def read_list(
    path: str | Path,
    length: int | None = None,
    alphabet: Alphabet | None = None,
    *,
    names: bool = True,
) -> list[Word]:
    """Read one word a line, in the order of the file; raises `BadList`.

    Byte order marks, line endings, capitals, blank lines, repeated words and lines that begin
    with ``#`` do not matter. Without a `length` all words must have the same. With one, the file
    may be any dictionary: words of other lengths are skipped.

    Without an `alphabet` accents are kept; with one, foreign letters are folded into it. Without
    `names`, words such as Paris, of a capital and then small letters, are left out.
    """
    if path == "" or "\0" in str(path):
        raise BadList(repr(str(path)), "no file can have this name")
    try:
        text = decode(read_limited(Path(path)), str(path))
    except OSError as error:
        raise BadList(str(path), str(error.strerror)) from None
    return choose_list(text.splitlines(), length, alphabet, source=str(path), names=names)


def choose_list(
    lines: Iterable[str],
    length: int | None = None,
    alphabet: Alphabet | None = None,
    source: str = "the list",
    *,
    argument: str = "words",
    names: bool = True,
) -> list[Word]:
    """Read lines that are in memory as `read_list` does.

    Errors call them by their `source`, and by the name of an `argument` that is no list.
    """
    if length is not None:
        check_number("length", length)
    check_flag("names", names)
    if alphabet is not None:
        check_kind("alphabet", alphabet, Alphabet, AN_ALPHABET)
    if isinstance(lines, Mapping):
        raise BadArgument(argument, cast(object, lines), "a list of words, not what each weighs,")
    lines = check_texts(argument, lines, "a list of words")
    numbered = [(number, line.strip()) for number, line in enumerate(lines, 1)]
    kept = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    if not names:
        kept = [(number, line) for number, line in kept if not _is_name(line)]
    letters = alphabet or Alphabet.of(line for _, line in kept)
    words = list(dict.fromkeys(_parse_lines(kept, letters, length, source)))
    if not words:
        raise BadList(source, f"no words of {length} letters" if length else "no words")
    lengths = Counter(map(len, words))
    if len(lengths) > 1:
        found = ", ".join(f"{count:,} of {each}" for each, count in sorted(lengths.items()))
        raise BadList(source, f"words of one length expected, found {found}; choose a length")
    if len(words[0]) > LONGEST_WORD:
        raise BadList(
            source, f"words of up to {LONGEST_WORD} letters expected, found {write_short(words[0])}"
        )
    return words


def _is_name(line: str) -> bool:
    return line[0].isupper() and line[1:].islower()


def _parse_lines(
    lines: Iterable[tuple[int, str]], alphabet: Alphabet, length: int | None, source: str
) -> Iterator[Word]:
    for number, line in lines:
        try:
            # a digit is a letter if the alphabet has it
            if not all(is_letter(one) or one in alphabet.letters for one in line):
                raise Unreadable(f"one word expected, found {write_short(line)}")
            yield parse(line, alphabet, length)
        except Unreadable as wrong:
            if length is None:
                raise BadList(source, f"line {number}: {wrong}") from None


def decode(content: bytes, source: str = "the list") -> str:
    """Return the text of a file in UTF-8, or in UTF-16 that says so; raises `BadList`."""
    wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError:
        raise BadList(source, "this is no text in UTF-8") from None
