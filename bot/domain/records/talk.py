"""Tells a share from talk about somebody's result, by what stands around it on its line.

The question is who else's it could be. One word may be any, so that this holds in every language;
of several none may tell of somebody else.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable

from bot.domain.records.denials import (
    DENIALS,
    asks,
    denies_below,
    denies_what_follows,
    is_spoken_of,
    only_shows,
    points_below,
    takes_back,
    tells_whose,
)
from bot.domain.records.given_names import GIVEN_NAMES
from bot.domain.records.other_people import DEDICATING
from bot.domain.records.own_words import ANSWERS
from bot.domain.records.remark_phrases import SURPRISE
from bot.domain.records.remarks import (
    MENTION,
    PRINTED,
    find_words,
    is_name,
    names_source,
    tells_of_relation,
    tells_of_somebody,
    tells_of_this,
)
from bot.domain.records.values import RecordedGame

# talk may stand between a headline and its tiles
TILES_BELOW = re.compile(r"\*?(?:[^\n]{0,200}\n)?\s{0,4}[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢⬆⬇✅]")

_ROW = re.compile("[⬛⬜🟨🟩🟦🟧🟥🟪⚫⚪🟡🟢]{3}")
_SENTENCE = re.compile(r"[.!?…](?=\s)")
_FIRST = re.compile(r"(?:[^.!?…]|[.!?…](?!\s))*[.!?…]?")
# "Wordle 1,987 3/6?", but not a surprised "??" or "?!"
_ASKED = re.compile(r"\*?\s{0,2}[?？](?![?!？！])")
_HEART = re.compile("[♥❤💕💖💗💙💚💛💜💝🖤🤍🤎🧡🩵🩷😘🥰][^\\w:]*$")
_QUESTION = re.compile(r"[?？;]\W*$")
_COLON = re.compile(r"[^\W\d_]\W{0,3}:\s*$")
_MARKED = re.compile(r"\W*[(\[][^()\[\]]+[)\]]\W*|\s*[-–—~] ?\w+\s*")
_FAR = 500
"""Characters of a line beside a share that may be about it."""

_SHORT = 5
"""Words that the line below a share may have to be about it."""


def is_talk(
    text: str, span: tuple[int, int], spans: Iterable[tuple[int, int]], game: RecordedGame
) -> bool:
    """Return whether the share at `span`, one of the `spans` of a text, may be only told of.

    Nothing before it on its line, in its sentence, or in a line above that ends in a colon, tells
    of somebody else. Of a game that has tiles, nothing behind a share on its line does either. What
    is denied there or at once below, or only asked about, is no share.
    """
    start, end = span
    above = max([0, *(b for _, b in spans if b <= start)])
    first = max(text.rfind("\n", 0, start) + 1, above)
    lines = text[above:start].rstrip()
    last = lines.rfind("\n") + 1
    if lines.endswith(":") or points_below(find_words(lines[last:])):
        first = above + last
    shared = re.findall(r"\d+", text[start:end])
    later = [a for a, _ in spans if a >= end]
    after, *below = text[end : min([len(text), *later])].split("\n")
    if later and below:
        # what is beside the next share is about that
        below.pop()
    before, after = text[max(first, start - _FAR) : start], after[:_FAR]
    # "@Bob … beat that!" speaks to somebody
    spoken_to = MENTION.fullmatch(before.strip()) and any(map(find_words, (after, *below)))
    if not (spoken_to or _dedicates(before)) and _begins_as_talk(before, shared):
        return True
    tiled = TILES_BELOW.match(text, end) or _ROW.search(after)
    if not tiled and _ASKED.match(after):
        said = find_words(after)
        return ANSWERS.isdisjoint(said[:1]) and tuple(said) not in SURPRISE
    behind = _ROW.sub("", after)
    about = is_spoken_of(find_words(behind)) or _ends_as_talk(behind, shared)
    if game.headline and game.tiled and about:
        return True
    spoken = (line for line in below if find_words(line))
    line = next(spoken, "")
    words = find_words(line)
    if denies_below(words):
        return True
    near = len(words) <= _SHORT or tells_whose(words)
    return near and _ends_as_talk(line, shared, below=True)


def _begins_as_talk(before: str, shared: Collection[str]) -> bool:
    sentences = _SENTENCE.split(before)
    spoken = [words for one in sentences if (words := find_words(one))]
    said = sentences[-1]
    words = find_words(said)
    denied = spoken and denies_what_follows(spoken[-1], ended=not words)
    if denied or asks(words):
        return True
    if words and words[-1] in DENIALS and before.rstrip().casefold().endswith(words[-1]):
        return True
    told = tells_of_somebody(said, shared) or names_source(said)
    if told or (not words and tells_of_this("".join(sentences[-2:]), shared)):
        return True
    if not _COLON.search(PRINTED.sub("", before)):
        return is_name(said) and not said.rstrip().endswith(",")
    if only_shows(words) or tells_of_relation(said):
        return True
    # a name may have small letters there
    return is_name(said) or (len(words) == 1 and words[0] in GIVEN_NAMES)


def _dedicates(before: str) -> bool:
    """Return whether a result is for somebody, and not theirs: "for my mum ❤️"."""
    first = find_words(_SENTENCE.split(before)[-1])[:1]
    return not DEDICATING.isdisjoint(first) and bool(_HEART.search(before))


def _ends_as_talk(after: str, shared: Collection[str], *, below: bool = False) -> bool:
    found = _FIRST.match(after.lstrip("*"))
    remark = found[0] if found else ""
    if takes_back(find_words(remark)):
        return True
    if _QUESTION.search(remark):
        return False
    marked = bool(_MARKED.fullmatch(remark))
    # a keyboard gives a line's first word a capital
    plain = below and not marked and len(find_words(remark)) == 1
    named = not plain and is_name(remark, most=3 if marked else 1)
    return named or tells_of_somebody(remark, shared, behind=True)
