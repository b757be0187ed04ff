"""Short definitions, found between the translations of a bilingual dictionary."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from data.build.definitions import define, shorten

ENTRIES = """\
Haus /haʊ̯s/ <n, neut>
1. дом 2.
zu einem bestimmten Zweck erbautes Gebäude
 3.
zum Wohnen dienendes Gebäude
Kater <n, masc>
похмелье
Tier mit einem Katerkopf
Regel /ˈʁeːɡl̩/ <n, fem>
1. менструация
die Tage der Frau
2. правило
Verhaltensvorschrift
ewig /ˈeːvɪç/ <adj>
вечный
übertragen: sehr lange dauernd
Jürgen /ˈjʏʁɡn̩/ <n, masc>
Юрген
männlicher Vorname
Gnade vor Recht ergehen /ˈɡnaːdə/
помиловать
"""

SECOND = """\
Regel /ˈʁeːɡl̩/ <n, fem>
правило
Verhaltensvorschrift
"""


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    for pair, text in (("deu-rus", ENTRIES), ("deu-bul", SECOND), ("deu-ell", "")):
        folder = tmp_path / f"wikdict-{pair}/usr/share/dictd"
        folder.mkdir(parents=True)
        (folder / f"freedict-{pair}.dict.dz").write_bytes(gzip.compress(text.encode()))
    return tmp_path


def test_the_first_sense_is_taken_unless_it_is_a_name_figurative_or_names_its_word(
    cache: Path,
) -> None:
    answers = {one: one for one in ("haus", "kater", "jürgen", "gnade", "ewig")}
    assert define("de", answers, frozenset(), cache, {}) == [
        ("haus", "zu einem bestimmten Zweck erbautes Gebäude")
    ]


def test_the_sense_that_most_dictionaries_translate_goes_first(cache: Path) -> None:
    found = define("de", {"regel": "regel"}, frozenset(), cache, {})
    assert found == [("regel", "Verhaltensvorschrift")]


def test_a_word_with_an_unwelcome_sense_has_none(cache: Path) -> None:
    assert define("de", {"haus": "haus"}, frozenset({"zweck"}), cache, {}) == []


def test_what_we_have_written_stands_in_place_of_a_dictionarys(cache: Path) -> None:
    own = {"regel": "was man befolgen soll", "haus": "", "fremd": "keine Antwort"}
    found = define("de", {"regel": "regel", "haus": "haus"}, frozenset(), cache, own)
    assert found == [("regel", "was man befolgen soll")]


def test_a_language_without_a_source_has_no_definitions(tmp_path: Path) -> None:
    assert define("uk", {"дім": "дім"}, frozenset(), tmp_path, {}) == []


@pytest.mark.parametrize(
    ("sense", "short"),
    [
        ("(anatomia, anatomiczny) kończyna dolna człowieka;", "kończyna dolna człowieka"),
        ("a" * 50 + " b; " + "c" * 50, "a" * 50 + " b"),
        ("a" * 50 + " b, " + "c" * 50, ""),
        ("a" * 60 + " (b; " + "c" * 50 + ")", ""),
        ("persoon voortkomend uit", ""),
        ("(feminine of )", ""),
    ],
)
def test_a_sense_loses_labels_and_what_is_too_long(sense: str, short: str) -> None:
    assert shorten(sense) == short


def test_a_french_sense_ends_at_a_comma() -> None:
    sense = (
        "mammifère carnivore de la famille des Canidés, apparenté au loup" + " et domestiqué" * 3
    )
    assert shorten(sense, "fr") == "mammifère carnivore de la famille des Canidés"
    assert shorten("objet de cette matière", "fr") == ""
