"""Tells a share from talk about somebody's result, by what stands around it on its line.

The question is who else's it could be. One word may be any, so that this holds in every language;
of several none may tell of somebody else.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from bot.domain.records.denials import DENIALS, denies_what_follows, takes_back
from bot.domain.records.own_words import ANSWERS, OWN_WORDS
from bot.domain.records.remarks import MENTION, PRINTED, find_words, tells_of_somebody
from bot.domain.records.values import RecordedGame

# talk may stand between a headline and its tiles
TILES = re.compile(r"\*?(?:[^\n]{0,200}\n)?\s{0,4}[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢⬆⬇✅]")

_ROW = re.compile("[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢]{3}")
_SENTENCE = re.compile(r"[.!?…](?=\s)")
# "Wordle 1,987 3/6?", but not a surprised "??" or "?!"
_ASKED = re.compile(r"\*?\s{0,2}[?？](?![?!？！])")
# "Anna:" and "dad's"
_TOLD_OF = re.compile(r"[^\W\d_](?:\W{0,3}:|['’]s)\s*$", re.IGNORECASE)
_FEW = 2
"""Words before a colon that may be no more than somebody's name."""


def is_talk(
    text: str, span: tuple[int, int], spans: Iterable[tuple[int, int]], game: RecordedGame
) -> bool:
    """Return whether the share at `span`, one of the `spans` of a text, may be only told of.

    Nothing before it on its line, in its sentence, or in a line above that ends in a colon, tells
    of somebody else. Of a game that has tiles, nothing behind a share without them does either.
    What is denied, or only asked about, is no share.
    """
    start, end = span
    above = max([0, *(b for _, b in spans if b <= start)])
    first = max(text.rfind("\n", 0, start) + 1, above)
    lines = text[above:start].rstrip()
    if lines.endswith(":"):
        first = above + lines.rfind("\n") + 1
    if _begins_as_talk(text[first:start]):
        return True
    line_end = text.find("\n", end)
    last = min([line_end if line_end >= 0 else len(text), *(a for a, _ in spans if a >= end)])
    after = text[end:last]
    if TILES.match(text, end) or _ROW.search(after):
        return False
    if _ASKED.match(after):
        return ANSWERS.isdisjoint(find_words(after)[:1])
    return game.headline and game.tiled and _ends_as_talk(after, text[start:end])


def _begins_as_talk(before: str) -> bool:
    if MENTION.search(before):
        return True
    sentences = _SENTENCE.split(before)
    spoken = [words for one in sentences if (words := find_words(one))]
    if spoken and denies_what_follows(spoken[-1]):
        return True
    words = find_words(sentences[-1])
    if words and words[-1] in DENIALS and before.rstrip().casefold().endswith(words[-1]):
        return True
    if len(words) <= _FEW and _TOLD_OF.search(PRINTED.sub("", before)):
        return not OWN_WORDS.issuperset(words)
    return len(words) > 1 and tells_of_somebody(sentences[-1])


def _ends_as_talk(after: str, share: str) -> bool:
    remark = _SENTENCE.split(after, maxsplit=1)[0]
    words = find_words(remark)
    shared = re.findall(r"\d+", share)
    return takes_back(words) or (len(words) > 1 and tells_of_somebody(remark, shared))
