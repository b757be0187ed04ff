"""Finds what looks like a share in a text, and gave no result."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import islice, takewhile

from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.grids import SQUARES
from bot.domain.records.shares import (
    LONGEST_TEXT,
    READ,
    fold,
    looks_like_share,
    mask_shares,
    normalise,
    read_shares,
)
from bot.domain.records.values import RecordedGame

MOST_HEADLINES = 3
"""Headlines that are listed."""

_LONGEST = 60
# a first line such as "Foodle #123 4/6"
_NUMBERED = re.compile(r"[^\w\n]{0,4}([^\W\d_][^\n#]{0,40} #\d[^\n]*)")
_SECOND = re.compile(r"(?:Puzzle|Puzzel|Rätsel) ", re.IGNORECASE)
"""How a second line of a share begins."""
_SQUARE = re.compile(f"[{SQUARES}]")
# no quotation
_BEFORE = "[^\\w\n\"'“”„«»‘’]*"
# behind a game's name: the number or the day of a puzzle, then perhaps its figure
_NUMBER = r"[^\w\n]{1,12}\d[\d.,/-]*"
_FIGURE = r"[^\w\n]{1,8}[\dx]{1,6} ?/ ?\d"
# whoever writes of a game has no row of its marks
_MARKS = re.compile(rf"(?:[{SQUARES}✅❌] ?){{3}}|(?:\d\u20e3){{2}}")


def list_unread(
    text: str, games: Collection[RecordedGame] = tuple(KNOWN_GAMES.values())
) -> list[str]:
    """Return first lines as of shares that gave no result, at most `MOST_HEADLINES`."""
    read = {share.game.key for share in read_shares(text, games)}
    names = [re.escape(game.name) for game in games if game.key not in read]
    # a name begins the line, but for a word such as "and"
    named = re.compile(rf"(?:\W*|\W*\b\w{{1,3}} )((?:{'|'.join(names)})(?!\w)[^\n]*)")
    found: dict[str, None] = {}
    lines = mask_shares(text, games).split("\n")
    for at, line in enumerate(lines):
        for part in line.split(READ):
            if headline := _find_headline(part.strip(), named):
                found[headline] = None
        if not found.keys() & {line.strip()} and _heads_rows(lines, at):
            found[line.strip()] = None
    short = (one if len(one) <= _LONGEST else f"{one[: _LONGEST - 1]}…" for one in found)
    return list(dict.fromkeys(" ".join(one.split()) for one in short))[:MOST_HEADLINES]


def find_unread(text: str, games: Collection[RecordedGame]) -> RecordedGame | None:
    """Return the first game of which a text has something that is built like a share.

    Its name begins a line, and has a number behind it; then come squares, or a figure such as 4/6.
    Of what only speaks of a game it is None.
    """
    plain = fold(normalise(text[:LONGEST_TEXT]))
    marks = max((found.start() for found in _MARKS.finditer(plain)), default=0)
    named = {fold(game.name): game for game in games}
    names = "|".join(map(re.escape, sorted(named, key=len, reverse=True)))
    built = rf"^{_BEFORE}(?:daily )?({names}){_NUMBER}(?P<figure>{_FIGURE})?"
    for found in re.finditer(built, plain, re.MULTILINE):
        if found["figure"] or found.end() <= marks:
            return named[found[1]]
    return None


def _find_headline(part: str, named: re.Pattern[str]) -> str | None:
    # a game's tag alone, as many shares end, tells no result
    if _SECOND.match(part):
        return None
    found = _NUMBERED.match(part) or (not part.startswith("#") and named.match(part))
    return found[1] if found else None


def _heads_rows(lines: Sequence[str], at: int) -> bool:
    """Return whether a line with a number has rows of tiles at once below, and no result above."""
    line = lines[at]
    if not re.search(r"\d", line) or _SECOND.match(line):
        return False
    later = (lines[number] for number in range(at + 1, len(lines)))
    if not looks_like_share("\n".join(islice(filter(str.strip, later), 2))):
        return False
    before = (lines[number] for number in range(at, -1, -1))
    above = takewhile(lambda one: one.strip() and not _SQUARE.search(one), before)
    return not any(READ in one for one in above)
