"""Tells a share from talk about somebody's result, by what stands around it on its line.

One word may be any, so that this holds in every language; several are one's own only if all are
known as such.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.domain.records.own_words import OWN_WORDS
from bot.domain.records.values import RecordedGame

# talk may stand between a headline and its tiles
TILES = re.compile(r"\*?(?:[^\n]{0,200}\n)?\s{0,4}[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢⬆⬇✅]")

# a game prints addresses and hashtags of its own, and an emoji of a server has a name
_PRINTED = re.compile(r"https?://\S+|#\w+|<a?:\w+:\d+>|(?<!\w):\w+:")
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")
_ROW = re.compile("[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢]{3}")
_MENTION = re.compile(r"<@|@\w")
_SENTENCE_END = re.compile(r".*[.!?…](?=\s)")
# "Anna:" and "dad's"
_TOLD_OF = re.compile(r"[^\W\d_](?:\W{0,3}:|['’]s)\s*$", re.IGNORECASE)


def is_talk(
    text: str, span: tuple[int, int], spans: Iterable[tuple[int, int]], game: RecordedGame
) -> bool:
    """Return whether the share at `span`, one of the `spans` of a text, may be only told of.

    Before it on its line, in its sentence, or in a line above that ends in a colon, stands nobody:
    any one word, or words known as one's own. Of a game that has tiles, that holds of what stands
    after a share without them too.
    """
    start, end = span
    above = max([0, *(b for _, b in spans if b <= start)])
    first = max(text.rfind("\n", 0, start) + 1, above)
    lines = text[above:start].rstrip()
    if lines.endswith(":"):
        first = above + lines.rfind("\n") + 1
    before = text[first:start]
    if _MENTION.search(before):
        return True
    words = _find_words(_SENTENCE_END.sub("", before))
    told_of = _TOLD_OF.search(_PRINTED.sub("", before))
    if (told_of or len(words) > 1) and not OWN_WORDS.issuperset(words):
        return True
    line_end = text.find("\n", end)
    last = min([line_end if line_end >= 0 else len(text), *(a for a, _ in spans if a >= end)])
    after = text[end:last]
    if not (game.headline and game.tiled) or TILES.match(text, end) or _ROW.search(after):
        return False
    words = _find_words(after)
    return len(words) > 1 and not OWN_WORDS.issuperset(words)


def _find_words(text: str) -> list[str]:
    """Return the words that no game prints."""
    found = _WORD.findall(_PRINTED.sub("", text))
    return [one.casefold().replace("’", "'") for one in found]
