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
кот
Tier mit einem Katerkopf
männliche Katze
Jürgen /ˈjʏʁɡn̩/ <n, masc>
Юрген
männlicher Vorname
Gnade vor Recht ergehen /ˈɡnaːdə/
помиловать
"""


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    for pair, text in (("deu-rus", ENTRIES), ("deu-bul", ""), ("deu-ell", "")):
        folder = tmp_path / f"wikdict-{pair}/usr/share/dictd"
        folder.mkdir(parents=True)
        (folder / f"freedict-{pair}.dict.dz").write_bytes(gzip.compress(text.encode()))
    return tmp_path


def test_a_sense_is_taken_that_is_no_name_and_does_not_name_its_word(cache: Path) -> None:
    answers = {one: one for one in ("haus", "kater", "jürgen", "gnade")}
    assert define("de", answers, frozenset(), cache) == [
        ("haus", "zu einem bestimmten Zweck erbautes Gebäude"),
        ("kater", "männliche Katze"),
    ]


def test_a_sense_with_an_unwelcome_word_is_left_out(cache: Path) -> None:
    found = define("de", {"haus": "haus"}, frozenset({"zweck"}), cache)
    assert found == [("haus", "zum Wohnen dienendes Gebäude")]


def test_a_language_without_a_source_has_no_definitions(tmp_path: Path) -> None:
    assert define("uk", {"дім": "дім"}, frozenset(), tmp_path) == []


@pytest.mark.parametrize(
    ("sense", "short"),
    [
        ("(anatomia, anatomiczny) kończyna dolna człowieka;", "kończyna dolna człowieka"),
        ("a" * 50 + " b, " + "c" * 50, "a" * 50 + " b"),
        ("a" * 60 + " (b, " + "c" * 50 + ")", ""),
        ("rimbombo", ""),
    ],
)
def test_a_sense_loses_labels_and_what_is_too_long(sense: str, short: str) -> None:
    assert shorten(sense) == short
