"""Tells a share from talk about somebody's result, by what stands around it on its line.

Words are counted and hardly known, so that this holds in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.domain.records.values import RecordedGame

MOST_BESIDE = 1
"""Words before a share on its line, and after it, such as "ugh"; "my boss got" is more."""

# talk may stand between a headline and its tiles
TILES = re.compile(r"\*?(?:[^\n]{0,200}\n)?\s{0,4}[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢⬆⬇✅]")

# a game prints addresses and hashtags of its own, and an emoji of a server has a name
_PRINTED = re.compile(r"https?://\S+|#\w+|<a?:\w+:\d+>|(?<!\w):\w+:")
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_ROW = re.compile("[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢]{3}")
_MENTION = re.compile(r"<@|@\w")
_SENTENCE_END = re.compile(r".*[.!?…](?=\s)")
# "Anna:" and "dad's", and not "today's", which is one's own
_TOLD_OF = re.compile(
    r"[^\W\d_]\W{0,3}:\s*$|(?<!today)(?<!yesterday)(?<!\bhere)(?<!\bit)['’]s\s*$", re.IGNORECASE
)


def is_talk(
    text: str, span: tuple[int, int], spans: Iterable[tuple[int, int]], game: RecordedGame
) -> bool:
    """Return whether the share at `span`, one of the `spans` of a text, may be only told of.

    One word at most stands before it on its line, or in its sentence, and it names nobody. Of a
    game that has tiles, a share without them has one word at most after it too.
    """
    start, end = span
    first = max([text.rfind("\n", 0, start) + 1, *(b for _, b in spans if b <= start)])
    before = text[first:start]
    if _MENTION.search(before) or _count(_SENTENCE_END.sub("", before)) > MOST_BESIDE:
        return True
    if _TOLD_OF.search(_PRINTED.sub("", before)):
        return True
    line = text.find("\n", end)
    last = min([line if line >= 0 else len(text), *(a for a, _ in spans if a >= end)])
    after = text[end:last]
    if not (game.headline and game.tiled) or TILES.match(text, end) or _ROW.search(after):
        return False
    return _count(after) > MOST_BESIDE


def _count(text: str) -> int:
    """Count the words that no game prints."""
    return len(_WORD.findall(_PRINTED.sub("", text)))
