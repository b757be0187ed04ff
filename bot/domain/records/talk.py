"""Tells a share from talk about somebody's result, by what stands around it on its line.

The question is who else's it could be. One word may be any, so that this holds in every language;
several are one's own if all are known as such, or if they follow the share and begin as remarks do.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from bot.domain.records.own_words import DENIALS, JOKES, OPENERS, OWN_WORDS, TELLING, WORD
from bot.domain.records.values import RecordedGame

# talk may stand between a headline and its tiles
TILES = re.compile(r"\*?(?:[^\n]{0,200}\n)?\s{0,4}[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢⬆⬇✅]")

# a game prints addresses and hashtags of its own, and an emoji of a server has a name
_PRINTED = re.compile(r"https?://\S+|#\w+|<a?:\w+:\d+>|(?<!\w):\w+:")
_ROW = re.compile("[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢]{3}")
# a role, or everybody who is here, is no one person
_MENTION = re.compile(r"<@(?!&)|@(?!everyone\b|here\b)\w")
_SENTENCE = re.compile(r"[.!?…](?=\s)")
_SENTENCE_END = re.compile(r".*[.!?…](?=\s)")
# "Anna:" and "dad's"
# "Wordle 1,987 3/6?", but not a surprised "??" or "?!"
_ASKED = re.compile(r"\*?\s{0,2}[?？](?![?!？！])")
_TOLD_OF = re.compile(r"[^\W\d_](?:\W{0,3}:|['’]s)\s*$", re.IGNORECASE)


def is_talk(
    text: str, span: tuple[int, int], spans: Iterable[tuple[int, int]], game: RecordedGame
) -> bool:
    """Return whether the share at `span`, one of the `spans` of a text, may be only told of.

    Before it on its line, in its sentence, or in a line above that ends in a colon, stands nobody:
    any one word, or words known as one's own. Of a game that has tiles, what stands after a share
    without them may also be a remark. What is denied, or only asked about, is no share either.
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
    if words and words[-1] in DENIALS and before.rstrip().casefold().endswith(words[-1]):
        return True
    told_of = _TOLD_OF.search(_PRINTED.sub("", before))
    if (told_of or len(words) > 1) and not OWN_WORDS.issuperset(words):
        return True
    line_end = text.find("\n", end)
    last = min([line_end if line_end >= 0 else len(text), *(a for a, _ in spans if a >= end)])
    after = text[end:last]
    if TILES.match(text, end) or _ROW.search(after):
        return False
    if _ASKED.match(after):
        return True
    return (
        game.headline
        and game.tiled
        and not _is_remark(_find_words(_SENTENCE.split(after, maxsplit=1)[0]))
    )


def _is_remark(words: Sequence[str]) -> bool:
    """Return whether words after a share say nobody else's name, or are a remark on one's own."""
    if words and words[0] in JOKES:
        return False
    if len(words) < 2 or OWN_WORDS.issuperset(words):
        return True
    owned = any(word.endswith("'s") and word not in OWN_WORDS for word in words)
    return words[0] in OPENERS and not owned and TELLING.isdisjoint(words)


def _find_words(text: str) -> list[str]:
    """Return the words that no game prints."""
    found = WORD.findall(_PRINTED.sub("", text))
    return [one.casefold().replace("’", "'") for one in found]
