"""The lists of the languages beside English."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import load, parse
from engine.lexicon import lengths
from engine.words import ALPHABETS

DATA = Path(__file__).parents[2] / "data"
FILES = json.loads((DATA / "manifest.json").read_text("utf-8"))["files"]
LANGUAGES = [code for code in ALPHABETS if code != "en"]

every_language = pytest.mark.parametrize("code", LANGUAGES)


@every_language
def test_every_language_has_words_of_five_letters(code: str) -> None:
    assert lengths(code) == (5,)


@every_language
def test_a_list_is_sorted_canonical_and_counted(code: str) -> None:
    lexicon, counts = load(code), FILES[f"{code}/words-5.tsv"]
    assert lexicon.allowed == tuple(sorted(lexicon.allowed))
    assert all(parse(word, lexicon.alphabet, 5) == word for word in lexicon.allowed)
    assert (len(lexicon.allowed), len(lexicon.answers)) == (counts["allowed"], counts["answers"])
    assert len(lexicon.answers) >= 600


@every_language
def test_weights_put_answers_first(code: str) -> None:
    lexicon = load(code)
    answers = set(lexicon.answers)
    assert all(1 <= weight <= 10_000 for weight in lexicon.weights.values())
    assert all(lexicon.weights[word] >= 3_500 for word in answers)


@every_language
def test_offence_is_never_hidden(code: str) -> None:
    lexicon = load(code)
    assert lexicon.slurs
    assert lexicon.crude
    assert not lexicon.denied.intersection(lexicon.answers)
    for name, tier in (("slurs", lexicon.slurs), ("crude", lexicon.crude)):
        listed = (DATA / code / f"{name}.txt").read_text("utf-8").split()
        assert sorted(tier) == listed


@every_language
def test_a_spelling_folds_to_its_word(code: str) -> None:
    lexicon = load(code)
    assert set(lexicon.spellings) <= set(lexicon.answers)
    for word, spelling in lexicon.spellings.items():
        assert parse(spelling, lexicon.alphabet) == word
        assert lexicon.write(word) == spelling


@pytest.mark.parametrize(
    ("code", "typed", "written"),
    [
        ("pt", "irmao", "irmão"),
        ("es", "cancion", "cancion"),
        ("es", "arbol", "árbol"),
        ("de", "gruss", "gruß"),
        ("fr", "garde", "garde"),
        ("fr", "coeur", "cœur"),
        ("el", "λογοσ", "λόγος"),
        ("tr", "IŞIMA", "ışıma"),
        ("tr", "İNCİR", "incir"),
    ],
)
def test_a_word_is_written_as_in_a_dictionary(code: str, typed: str, written: str) -> None:
    lexicon = load(code)
    assert lexicon.write(parse(typed, lexicon.alphabet)) == written


@every_language
def test_the_readme_has_the_counts(code: str) -> None:
    counts = FILES[f"{code}/words-5.tsv"]
    row = f"| {code} | {counts['allowed']:,} | {counts['answers']:,} |"
    assert row in (DATA / "README.md").read_text("utf-8")
