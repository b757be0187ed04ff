"""Which spellings have an entry of their own in a dictionary, whatever else they are a form of.

Most nouns can also be read as a form of a verb, and spelling dictionaries and lemmatizers prefer
the verb: porta is a door, and a form of portare.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from data.build.forms import (
    GERMAN_VERBS,
    UNIQUE_NOUNS,
    read_german_nouns,
    read_tables,
    read_wikdict,
)
from data.build.hunspell import Form

_PAIRS = {
    "el": ("ell-eng",),
    "fr": ("fra-deu", "fra-spa"),
    "it": ("ita-fin", "ita-swe"),
    "nl": ("nld-pol", "nld-swe"),
    "pl": ("pol-deu",),
    "pt": ("por-fra", "por-spa"),
    "sv": ("swe-deu", "swe-fra"),
}
"""The bilingual dictionaries of each language that has any, beside German."""

_INDEXED = ("el", "es")
"""Where an index of lemmas is asked: the Greek dictionary has forms too, Spanish has none."""


def read_entries(code: str, cache: Path, lengths: range) -> frozenset[str]:
    """Return the headwords of a language that have so many characters."""
    found = {form.headword for form in _read(code, cache, lengths) if form.headword}
    if code in _INDEXED:
        indexed = _read_index(code)
        found = found & indexed if found else indexed
    return frozenset(spelling for spelling in found if len(spelling) in lengths)


def read_adjectives(code: str, cache: Path, lengths: range) -> frozenset[str]:
    """Return the adjectives among the headwords, where it is known."""
    if code in _INDEXED:
        return frozenset(_read_index(code, "adj"))
    pairs = _PAIRS.get(code, ())
    adjectives = (read_wikdict(pair, cache, lengths, kind="adj") for pair in pairs)
    return frozenset(form.headword for forms in adjectives for form in forms)


def _read(code: str, cache: Path, lengths: range) -> Iterator[Form]:
    if code == "de":
        yield from read_german_nouns(cache, lengths, kinds=UNIQUE_NOUNS)
        yield from read_tables(GERMAN_VERBS, cache, lengths)
    for pair in _PAIRS.get(code, ()):
        yield from read_wikdict(pair, cache, lengths)


def _read_index(code: str, *kinds: str) -> set[str]:
    path = files("spacy_lookups_data") / f"data/{code}_lemma_index.json.gz"
    index: dict[str, list[str]] = json.loads(gzip.decompress(path.read_bytes()))
    return {lemma for kind in kinds or index for lemma in index[kind]}
