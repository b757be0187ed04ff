"""Short definitions from Wiktionary, in the language of the words themselves.

A bilingual dictionary of WikDict has them between its translations. Where those are in another
script, whatever is in the script of the word is a definition.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from data.build.forms import read_french_lines

PAIRS = {
    "de": ("deu-rus", "deu-bul", "deu-ell"),
    "it": ("ita-rus", "ita-bul", "ita-jpn"),
    "nl": ("nld-rus", "nld-bul"),
    "pl": ("pol-rus", "pol-jpn", "pol-bul"),
    "sv": ("swe-rus", "swe-bul", "swe-ell"),
}
"""The dictionaries of each language that has definitions, the best first; French has its own."""

LONGEST = 90
SHORTEST = 10
"""Characters of a definition, at most and at least."""

SENSES = 2
"""Of so many senses the first that fits is taken: what comes later, few think of."""

_AROUND = " \u00a0;.,:"
_ENTRY = re.compile(r"(\S.*?) (?:/.*/ ?)?<[^<>]*>|(\S.*?) /.*/")
_NUMBER = re.compile(r"\s*\d+\.")
_LABELS = re.compile(
    r"(?:\([^()]*\)\s*)*(?:(?:sostantivo|aggettivo|transitivo|intransitivo|avverbio)[,:] )?(?=\S)"
)
_OTHER_SCRIPT = re.compile(r"[^\W\d_a-zA-Z\u00c0-\u024f]")
_MARKUP = re.compile(r"[*_~`|<>#@\\{}\[\]/\"“„»«=?§&]|\d")
_UNWELCOME = re.compile(
    r"vulg|obsc|obsz|sex|seks|prostit|genital|penis|vagin|vulv|menstru|urin|fäka|geschlecht|"
    r"abwert|péjor|pejor|wulg|płciow|odbyt|köns|anus|nazi|nedsätt|spreg|pogard|beledig|scheld|"
    r"drog|narkot|rauschgift|knark|selbstmord|suicid|samobój|självmord|zelfmoord",
    re.IGNORECASE,
)
_NAME = re.compile(
    r"\b(?:Vorname|Nachname|Familienname|prénom|voornaam|achternaam|imię|nazwisko|förnamn|efternamn|"
    r"firma motoryzacyjna|stadt in|ville de|miasto w|stad in|stad i|hoofdstad|huvudstad)\b",
    re.IGNORECASE,
)
_GRAMMAR = re.compile(
    r"aspekt|particip|partizip|imiesłów|meervoud|plural|pluriel|plurale|verkleinwoord|zdrobn|"
    r"\bod: |senso figurato|participio|^(?:con|in|di|a|per|da) \w+ ?\w*$",
    re.IGNORECASE,
)


def define(
    language: str, answers: Mapping[str, str], unwelcome: frozenset[str], cache: Path
) -> list[tuple[str, str]]:
    """Return answers with short definitions, sorted; none of a language without a source.

    `answers` are the words as they are played, by their spelling.
    """
    found: dict[str, str] = {}
    for spelling, senses in _read(language, cache):
        word = answers.get(spelling)
        if word is not None and word not in found:
            short = filter(None, map(shorten, senses[:SENSES]))
            for sense in (one for one in short if _fits(one, (spelling, word), unwelcome)):
                found.setdefault(word, sense)
    return sorted(found.items())


def shorten(sense: str) -> str:
    """Return a sense without labels in front, cut behind a part that fits; else nothing."""
    plain = _LABELS.sub("", sense, count=1).strip(_AROUND)
    if len(plain) > LONGEST:
        parts = [one.start() for one in re.finditer(r"[,;:.] ", plain) if one.start() <= LONGEST]
        plain = plain[: parts[-1]].strip(_AROUND) if parts else ""
    whole = plain.count("(") == plain.count(")")
    return plain if whole and len(plain) >= SHORTEST and " " in plain else ""


def _read(language: str, cache: Path) -> Iterator[tuple[str, list[str]]]:
    """Yield words in lower case, each with its senses."""
    if language == "fr":
        for line in read_french_lines("glosses"):
            word, _, senses = line.partition("\t")
            if word.islower():
                yield word, [f"{one[:1].lower()}{one[1:]}" for one in senses.split(" | ")]
    for pair in PAIRS.get(language, ()):
        path = cache / f"wikdict-{pair}/usr/share/dictd/freedict-{pair}.dict.dz"
        yield from _read_entries(gzip.decompress(path.read_bytes()).decode("utf-8").splitlines())


def _read_entries(lines: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    word, senses = "", list[str]()
    for line in lines:
        if entry := _ENTRY.fullmatch(line):
            yield word, senses
            word, senses = (entry[1] or entry[2]).lower(), []
        elif " " in (told := _NUMBER.sub("", line).strip()) and not _OTHER_SCRIPT.search(told):
            senses.append(told)
    yield word, senses


def _fits(sense: str, spelt: tuple[str, str], unwelcome: frozenset[str]) -> bool:
    """Return whether a sense can be shown, and does not name its word, with accents or without."""
    told = re.findall(r"\w+", sense.lower())
    stems = tuple(word[: max(4, len(word) - 2)] for word in spelt)
    named = any(one.startswith(stems) for one in told)
    bad = any(one.search(sense) for one in (_MARKUP, _GRAMMAR, _NAME, _UNWELCOME))
    return not (named or bad or unwelcome.intersection(told))
