"""Finds the shares of all games in a text, whatever stands around them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import date, datetime

from bot.domain.records.games import GAMES
from bot.domain.records.values import RecordedGame, Share

LONGEST = 4000
"""Characters of a text that are read; no message of Discord is longer."""

MOST = 25
"""Results of a text that are read; as many fit into an answer."""

# variation selectors, joiners, marks of direction: they draw the same and differ by keyboard
_INVISIBLE = re.compile("[\ufe0e\ufe0f\u200b-\u200f\u2060-\u2069\u202a-\u202e\ufeff]")
_MARKUP = re.compile(r"\*\*|\|\||__|`|\\(?=\W)")
# what somebody else has said
_QUOTED = re.compile(r"^(?:>>> .*|> [^\n]*)", re.MULTILINE | re.DOTALL)
_SPACE = re.compile(r"[^\S\n]")
_TILES = re.compile(r"\*?\s{0,4}[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢⬆⬇✅]")

_SQUARES = "⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢🔵"
# what stands before a square holds none, so that there is one way to read a row
_GRID = re.compile(rf"^(?:[^\w\n{_SQUARES}]*[{_SQUARES}]){{4}}[^\w\n]*$", re.MULTILINE)

_DATES = ("%m/%d/%Y", "%Y-%m-%d", "%b %d, %Y", "%B %d, %Y")


def read_shares(text: str) -> tuple[Share, ...]:
    """The results in a text, `MOST` at most, in its order; a puzzle counts as told first."""
    plain = normalise(text[:LONGEST])
    found = sorted(
        ((match.start(), share) for game in GAMES.values() for match, share in _find(game, plain)),
        key=lambda one: one[0],
    )
    first = {(share.game.key, share.puzzle): share for _, share in reversed(found)}
    once = [share for _, share in found if first[share.game.key, share.puzzle] is share]
    return tuple(once[:MOST])


def looks_like_share(text: str) -> bool:
    """Whether a text has two rows of tiles, as a result has, whichever game it is of."""
    return len(_GRID.findall(normalise(text[:LONGEST]))) > 1


def normalise(text: str) -> str:
    """The text without quotes and what only looks: selectors, markup, unusual spaces."""
    lines = _QUOTED.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    return _SPACE.sub(" ", _MARKUP.sub("", _INVISIBLE.sub("", lines)))


def _find(game: RecordedGame, text: str) -> Iterator[tuple[re.Match[str], Share]]:
    for match in game.pattern.finditer(text):
        # what is no date, or no finished game, is no share
        with suppress(ValueError):
            if not game.headline or _stands(match, text):
                yield match, Share(game, _number(match), game.score(match))


def _stands(match: re.Match[str], text: str) -> bool:
    """Whether a headline is a share and not talk: tiles follow it, or it begins a line."""
    before = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
    return bool(_TILES.match(text, match.end())) or not re.search(r"\w", before)


def _number(match: re.Match[str]) -> int:
    """The number of the puzzle; a day's is how many days it is after `date.min`."""
    groups = match.groupdict()
    if "puzzle" in groups:
        return int(re.sub(r"\D", "", groups["puzzle"]))
    for form in _DATES:
        with suppress(ValueError):
            day = datetime.strptime(groups["date"], form).date()  # noqa: DTZ007 - a day alone
            return (day - date.min).days
    raise ValueError(groups["date"])
