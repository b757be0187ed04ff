"""Short definitions from Wiktionary, in the language of the words themselves.

A bilingual dictionary of WikDict has them between its translations. Where those are in another
script, whatever is in the script of the word is a definition. Each dictionary sorts them by their
translations, so the everyday meaning is the one that most of them translate.
"""

from __future__ import annotations

import gzip
import re
from collections import Counter, defaultdict
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
SHORTEST = 6
"""Characters of a definition, at most and at least."""

LABELLED = ("it", "nl")
"""Languages in which a single word is seldom a definition: it says what a word has to do with."""

_SELDOM = re.compile(
    r"przenośn|ironicz|potocz|daw\.|dawniej|przestarz|regional|astro|inform|elektr|sport|fizyk|matem|"
    r"übertragen|veraltet|umgangsspr|Heraldik|figurlig|bildligt|slang|figurato|lett\.|figuurlijk|"
    r"informeel|verouderd|^[a-zåäö]{4,}:",
    re.IGNORECASE,
)
"""What marks a sense that few think of first: figurative, old, or of one trade."""

_CUT_OFF = re.compile(
    r"\b(?:uit|van|met|voor|en|of|het|mit|auf|durch|der|die|das|ein|eine|und|oder|von|zu|av|med|för|"
    r"till|och|som|od|do|na|się|lub|oraz|di|da|e|o|con|per|il|la|un|una)$|^\+|\(famille des \)|"
    r"[a-zé] , |'\s?,|^\([^()]*\)$",
    re.IGNORECASE,
)
"""How a sense ends, or where it has a hole, that its entry does not say whole."""

_SAYS_NOTHING = re.compile(
    r"vertalingen|feminine of|da controllare|termine araldico|^d[ei]l? \w+$|^of |^\(of |"
    r"instruments|\b(?:cet|cette|ces|ce même)\b|armoiries|héraldique",
    re.IGNORECASE,
)
"""Placeholders, labels, and what points to a sense before it."""

_ENDS = {"fr": r"[,;.] "}
"""Where a sense may end early, if not at a semicolon or a full stop."""

_AROUND = " \u00a0;.,:"
_ENTRY = re.compile(r"(\S.*?) (?:/.*/ ?)?<[^<>]*>|(\S.*?) /.*/")
_SENSE = re.compile(r"\s*(?:1\.? )?(?P<text>[^\W\d].*|[(].*)")
"""A sense, the first of those that Wiktionary numbers; a number alone is the dictionary's own."""

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
    r"^singular$|aspekt|particip|partizip|imiesłów|meervoud|plural|pluriel|plurale|verkleinwoord|zdrobn|"
    r"\bod: |senso figurato|participio|^(?:con|in|di|a|per|da) \w+ ?\w*$",
    re.IGNORECASE,
)


def define(
    language: str,
    answers: Mapping[str, str],
    unwelcome: frozenset[str],
    cache: Path,
    own: Mapping[str, str],
) -> list[tuple[str, str]]:
    """Return answers with short definitions, sorted; none of a language without a source.

    Our `own` stand in place of a dictionary's, and an empty one in place of any. `answers` are the
    words as they are played, by their spelling.
    """
    found: dict[str, str] = {}
    for spelling, senses in _read(language, cache).items():
        word, sense = answers.get(spelling), shorten(_choose(senses), language)
        if word is not None and sense and _fits(sense, (spelling, word), unwelcome):
            found[word] = sense
    answered = frozenset(answers.values())
    found |= {word: sense for word, sense in own.items() if word in answered}
    return sorted((word, sense) for word, sense in found.items() if sense)


def _choose(senses: Mapping[str, int]) -> str:
    """Return the first sense of those that most dictionaries have, unless few think of it."""
    most = max(senses.values(), default=0)
    usual = next((sense for sense, known in senses.items() if known == most), "")
    return "" if _SELDOM.search(usual) else usual


def shorten(sense: str, language: str = "") -> str:
    """Return a sense without labels in front, or its first part that stands alone, if any.

    In French a noun goes before what is said of it, so that its sense ends at any comma.
    """
    plain = _LABELS.sub("", sense, count=1).strip(_AROUND)
    if len(plain) > LONGEST:
        ends = [one.start() for one in re.finditer(_ENDS.get(language, r"[;.] "), plain)]
        within = [at for at in ends if at <= LONGEST]
        plain = plain[: within[-1]].strip(_AROUND) if within else ""
    whole = plain.count("(") == plain.count(")") and not _CUT_OFF.search(plain)
    said = whole and not _SAYS_NOTHING.search(plain)
    return plain if said and SHORTEST <= len(plain) <= LONGEST else ""


def _read(language: str, cache: Path) -> dict[str, Counter[str]]:
    """Return words in lower case with their senses, and how many dictionaries have each."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    if language == "fr":
        for line in read_french_lines("glosses"):
            word, _, senses = line.partition("\t")
            if word.islower():
                found[word].update(f"{one[:1].lower()}{one[1:]}" for one in senses.split(" | "))
    for pair in PAIRS.get(language, ()):
        path = cache / f"wikdict-{pair}/usr/share/dictd/freedict-{pair}.dict.dz"
        lines = gzip.decompress(path.read_bytes()).decode("utf-8").splitlines()
        for word, senses in _merge(_read_entries(lines)).items():
            found[word].update(one for one in senses if " " in one or language not in LABELLED)
    return found


def _merge(entries: Iterable[tuple[str, list[str]]]) -> dict[str, dict[str, None]]:
    """Return each word once, with all the senses of its entries."""
    merged: defaultdict[str, dict[str, None]] = defaultdict(dict)
    for word, senses in entries:
        merged[word].update(dict.fromkeys(senses))
    return merged


def _read_entries(lines: Iterable[str]) -> Iterator[tuple[str, list[str]]]:
    word, senses = "", list[str]()
    for line in lines:
        if entry := _ENTRY.fullmatch(line):
            yield word, senses
            word, senses = (entry[1] or entry[2]).lower(), []
        elif (sense := _SENSE.fullmatch(line)) and not _OTHER_SCRIPT.search(sense["text"]):
            senses.append(sense["text"].strip())
    yield word, senses


def _fits(sense: str, spelt: tuple[str, str], unwelcome: frozenset[str]) -> bool:
    """Return whether a sense can be shown, and does not name its word, with accents or without."""
    words = re.findall(r"\w+", sense.lower())
    stems = tuple(word[: max(4, len(word) - 2)] for word in spelt)
    named = any(one.startswith(stems) for one in words)
    bad = any(one.search(sense) for one in (_MARKUP, _GRAMMAR, _NAME, _UNWELCOME))
    return bool(sense) and not (named or bad or unwelcome.intersection(words))
