"""Reading custom word lists: one word a line, in any alphabet."""

from __future__ import annotations

import codecs
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import cast

from engine.checks import BadArgument, check_flag, check_kind, check_number, check_texts
from engine.errors import EngineError, Unreadable, write_short
from engine.words import AN_ALPHABET, LONGEST, Alphabet, Word, is_letter, parse


class BadList(EngineError):
    """An unusable word list: `source` says which, `reason` why."""

    def __init__(self, source: str, reason: str) -> None:
        super().__init__(f"{source}: {reason}")
        self.source = source
        self.reason = reason


def read_list(
    path: str | Path,
    length: int | None = None,
    alphabet: Alphabet | None = None,
    *,
    names: bool = True,
) -> list[Word]:
    """Read one word a line, in the order of the file; raises `BadList` and OSError.

    Byte order marks, line endings, capitals, blank lines, repeated words and lines that begin
    with ``#`` do not matter. Without a `length` all words must have the same. With one, the file
    may be any dictionary: words of other lengths are skipped.

    Without an `alphabet` accents are kept; with one, foreign letters are folded into it. Without
    `names`, words such as Paris, of a capital and then small letters, are left out.
    """
    if path == "" or "\0" in str(path):
        raise BadList(repr(str(path)), "no file can have this name")
    text = decode(Path(path).read_bytes(), str(path))
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
    if len(words[0]) > LONGEST:
        raise BadList(
            source, f"words of up to {LONGEST} letters expected, found {write_short(words[0])}"
        )
    return words


def _is_name(line: str) -> bool:
    return line[0].isupper() and line[1:].islower()


def _parse_lines(
    lines: Iterable[tuple[int, str]], alphabet: Alphabet, length: int | None, source: str
) -> Iterator[Word]:
    for number, line in lines:
        try:
            if not all(map(is_letter, line)):
                raise Unreadable
            yield parse(line, alphabet, length)
        except Unreadable:
            if length is None:
                reason = f"line {number}: one word expected, found {write_short(line)}"
                raise BadList(source, reason) from None


def decode(content: bytes, source: str = "the list") -> str:
    """Return the text of a file in UTF-8, or in UTF-16 that says so; raises `BadList`."""
    wide = content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return content.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError:
        raise BadList(source, "this is no text in UTF-8") from None
