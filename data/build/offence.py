"""What nobody should be shown unasked: slurs, and words that are merely crude."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from data.build.hands import hand

ENDINGS = (
    *("s", "es", "d", "ed", "ing", "r", "rs", "er", "ers", "st", "est", "y", "ies", "ier", "iest"),
    *("ish", "ism", "isms", "ist", "ists", "ly", "ness", "dom", "ry"),
)
"""What may be added to a word as it stands."""

_AFTER_E = ("ing", "y", "ish", "ism", "ist")
_AFTER_Y = ("ies", "ied", "ier", "iest", "ily", "iness")
_DOUBLING = ("ed", "ing", "er", "ers", "est", "y", "ier", "iest", "ish", "ies")
_SHORT = re.compile(r"[^aeiou][aeiouy][^aeiouwxy]$")


def forms(word: str) -> set[str]:
    """What may be inflected or derived from `word`, real or not."""
    found = {word + ending for ending in ENDINGS}
    if word.endswith("e"):
        found |= {word[:-1] + ending for ending in _AFTER_E}
    if word.endswith("y"):
        found |= {word[:-1] + ending for ending in _AFTER_Y}
    if _SHORT.search(word):
        found |= {word + word[-1] + ending for ending in _DOUBLING}
    return found


def with_forms(stems: Iterable[str], words: Iterable[str]) -> frozenset[str]:
    """Return those of `words` that are `stems` or formed from them, however often."""
    known = frozenset(words)
    found = fresh = frozenset(stems)
    while fresh:
        fresh = known.intersection(form for stem in fresh for form in forms(stem)) - found
        found |= fresh
    return found & known


def slurs(words: Iterable[str]) -> frozenset[str]:
    """Slurs by ethnicity, religion, orientation or disability, among `words`."""
    return with_forms(hand("slurs"), frozenset(words) - hand("harmless"))


def crude(cache: Path, words: Iterable[str]) -> frozenset[str]:
    """What six lists of offence hold and ours adds, less the harmless and the slurs."""
    known = frozenset(words) - hand("harmless")
    stems = listed(cache).intersection(known) | hand("crude")
    return with_forms(stems - hand("slurs"), known) - slurs(words)


def listed(cache: Path) -> frozenset[str]:
    """Every word of the lists of offence that other projects filter by."""
    found = {
        *_json(cache, "naughty-words", "en.json"),
        *_json(cache, "profane-words", "words.json"),
    }
    found.update(_text(cache, "google-profanity-words", "data/en.txt").splitlines())
    found.update(re.findall(r'"([a-z]+)"', _text(cache, "badwords-list", "lib/array.js")))
    found.update(re.findall(r"^  '?([a-z]+)'?: 2,", _text(cache, "cuss", "index.js"), re.MULTILINE))
    found.update((files("better_profanity") / "profanity_wordlist.txt").read_text().splitlines())
    return frozenset(word.lower() for word in found)


def _text(cache: Path, package: str, path: str) -> str:
    return (cache / package / "package" / path).read_text("utf-8")


def _json(cache: Path, package: str, path: str) -> list[str]:
    words: list[str] = json.loads(_text(cache, package, path))
    return words
