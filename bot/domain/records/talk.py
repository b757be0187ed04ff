"""Tells a share from talk about somebody's result, by what stands around it on its line.

Words are counted and not known, so that this holds in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.domain.records.values import RecordedGame

MOST_BEFORE = 1
"""Words before a share on its line, such as "ugh"; "my boss got" is more."""

# talk may stand between a headline and its tiles
TILES = re.compile(r"\*?(?:[^\n]{0,200}\n)?\s{0,4}[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢⬆⬇✅]")

# a game prints addresses and hashtags of its own
_PRINTED = re.compile(r"https?://\S+|#\w+")
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_ROW = re.compile("[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢]{3}")
_MENTION = re.compile(r"<@|@\w")
_SENTENCE_END = re.compile(r".*[.!?…](?=\s)")


def is_talk(
    text: str, span: tuple[int, int], spans: Iterable[tuple[int, int]], game: RecordedGame
) -> bool:
    """Return whether the share at `span`, one of the `spans` of a text, may be only told of.

    With tiles below, one word at most stands before it on its line, or in its sentence, and no
    mention. Without them, nothing but other shares stands on the line of a game that has tiles.
    """
    start, end = span
    first = max([text.rfind("\n", 0, start) + 1, *(b for _, b in spans if b <= start)])
    before = text[first:start]
    if _MENTION.search(before) or _count(_SENTENCE_END.sub("", before)) > MOST_BEFORE:
        return True
    line = text.find("\n", end)
    last = min([line if line >= 0 else len(text), *(a for a, _ in spans if a >= end)])
    after = text[end:last]
    if not (game.headline and game.tiled) or TILES.match(text, end) or _ROW.search(after):
        return False
    return _count(before + after) > 0


def _count(text: str) -> int:
    """Count the words that no game prints."""
    return len(_WORD.findall(_PRINTED.sub("", text)))
