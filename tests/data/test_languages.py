"""The lists of the languages beside English."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from engine import load as read
from engine import parse
from engine.errors import ForeignLetter
from engine.lexicon import lengths
from engine.words import ALPHABETS

load = cache(read)

DATA = Path(__file__).parents[2] / "data"
FILES = json.loads((DATA / "manifest.json").read_text("utf-8"))["files"]
LANGUAGES = [code for code in ALPHABETS if code != "en"]

every_language = pytest.mark.parametrize("code", LANGUAGES)
every_list = pytest.mark.parametrize(
    ("code", "length"), [(code, length) for code in LANGUAGES for length in lengths(code)]
)


@every_language
def test_every_language_has_words_of_five_letters(code: str) -> None:
    assert len(load(code).answers) >= 600


@every_list
def test_a_list_is_sorted_canonical_and_counted(code: str, length: int) -> None:
    lexicon, counts = load(code, length), FILES[f"{code}/words-{length}.tsv"]
    assert lexicon.allowed == tuple(sorted(lexicon.allowed))
    assert set("".join(lexicon.allowed)) <= set(lexicon.alphabet.letters)
    assert {len(word) for word in lexicon.allowed} == {length}
    assert (len(lexicon.allowed), len(lexicon.answers)) == (counts["allowed"], counts["answers"])
    assert len(lexicon.answers) >= 200


@every_list
def test_weights_put_answers_first(code: str, length: int) -> None:
    lexicon = load(code, length)
    answers = set(lexicon.answers)
    assert all(1 <= weight <= 10_000 for weight in lexicon.weights.values())
    assert all(lexicon.weights[word] >= 3_500 for word in answers)


@every_list
def test_offence_is_never_hidden(code: str, length: int) -> None:
    lexicon = load(code, length)
    assert not lexicon.denied.intersection(lexicon.answers)
    for name, tier in (("slurs", lexicon.slurs), ("crude", lexicon.crude)):
        listed = (DATA / code / f"{name}.txt").read_text("utf-8").split()
        assert sorted(tier) == [word for word in listed if len(word) == length]
        assert tier or length != 5


@every_list
def test_a_spelling_folds_to_its_word(code: str, length: int) -> None:
    lexicon = load(code, length)
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
        ("id", "TEMAN", "teman"),
        ("it", "virtu", "virtù"),
        ("sv", "ÅSIKT", "åsikt"),
        ("tr", "IŞIMA", "ışıma"),
        ("tr", "İNCİR", "incir"),
        ("uk", "ҐАНОК", "ґанок"),
    ],
)
def test_a_word_is_written_as_in_a_dictionary(code: str, typed: str, written: str) -> None:
    lexicon = load(code)
    assert lexicon.write(parse(typed, lexicon.alphabet)) == written


@pytest.mark.parametrize("word", ["akting", "dopamin", "kuliner", "rakun", "relawan", "vlog"])
def test_an_indonesian_word_that_wordfreq_knows_is_only_a_guess(word: str) -> None:
    lexicon = load("id", len(word))
    assert word in lexicon.allowed
    assert word not in lexicon.answers


@pytest.mark.parametrize(("one", "other"), [("ґрати", "грати"), ("кисть", "кість")])
def test_ukrainian_keeps_its_letters_apart(one: str, other: str) -> None:
    lexicon = load("uk")
    assert {one, other} <= set(lexicon.allowed)
    assert lexicon.parse(one) != lexicon.parse(other)


def test_a_ukrainian_apostrophe_is_no_letter() -> None:
    for apostrophe in "'’ʼ":
        with pytest.raises(ForeignLetter):
            parse(f"м{apostrophe}ята", ALPHABETS["uk"])


@every_list
def test_the_readme_has_the_counts(code: str, length: int) -> None:
    counts = FILES[f"{code}/words-{length}.tsv"]
    name = code if length == 5 else f"{code} | {length}"
    row = f"| {name} | {counts['allowed']:,} | {counts['answers']:,} |"
    assert row in (DATA / "README.md").read_text("utf-8")
