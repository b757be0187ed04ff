"""The lists of the languages beside English."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from data.build.hands import list_longer
from engine import load as read
from engine import parse
from engine.errors import ForeignLetter
from engine.lexicon import lengths, read_tier
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


def test_a_ukrainian_apostrophe_is_silent() -> None:
    lexicon = load("uk")
    for apostrophe in "'’ʼ":
        assert parse(f"м{apostrophe}ята", ALPHABETS["uk"]) == "мята"
        assert lexicon.parse(f"об{apostrophe}єкт") in lexicon
    assert lexicon.write(lexicon.parse("обєкт")) == "об'єкт"
    assert "обєкт" in lexicon.answers
    with pytest.raises(ForeignLetter):
        parse("rock'n", ALPHABETS["en"])


@every_list
def test_the_readme_has_the_counts(code: str, length: int) -> None:
    counts = FILES[f"{code}/words-{length}.tsv"]
    name = code if length == 5 else f"{code} | {length}"
    share = counts["hidden"] / (counts["common"] - counts["judged"])
    row = f"| {name} | {counts['allowed']:,} | {counts['answers']:,} | {share:.1%} |"
    assert row in (DATA / "README.md").read_text("utf-8")


@every_list
def test_the_commonest_words_are_answers(code: str, length: int) -> None:
    counts = FILES[f"{code}/words-{length}.tsv"]
    left = counts["common"] - counts["judged"]
    # of four letters, Greek and Italian do not have five hundred common words
    least = {("el", 4): 0.65, ("it", 4): 0.8}.get((code, length), 0.95)
    assert counts["hidden"] >= least * left


ORDINARY = {
    "de": "haus baum kind herz buch bier wein sonne frage tisch fisch glück krieg karte nackte",
    "el": "άλογο πάντα",
    "es": "acero avena tinta bruja vida dedo pedazo concha trío",
    "fr": "bandes baiser gueule fous",
    "it": "porta letto serie morte chiavi tiro battuta piselli porco",
    "nl": "fiets slaap kaart later prijs tijd wijn bijna rijst lijst schatje nichtje paal muts",
    "pl": "pieprz jajkiem asfalt",
    "pt": "livro porta carro vento vinho casa vida filho coisa calma como comida cerveja aranha",
    "sv": "mjölk frukt dator storm katt stol hårt fanns",
}
"""Everyday words, as somebody who speaks the language said."""

ONLY_GUESSES = """
nackte pedazo bandes chiavi piselli schatje nichtje jajkiem como fous fanns hårt muts porco asfalt
concha trío gueule paal baiser battuta tiro
"""
"""Forms of words, and what not every table would like to find."""


@pytest.mark.parametrize("code", ORDINARY)
def test_an_everyday_word_is_hidden_and_not_rude(code: str) -> None:
    for text in ORDINARY[code].split():
        lexicon = load(code, len(parse(text, ALPHABETS[code])))
        word = lexicon.parse(text)
        assert word in lexicon
        assert word not in lexicon.denied, word
        if text not in ONLY_GUESSES.split():
            assert word in lexicon.answers, word


@pytest.mark.parametrize(
    ("code", "slurs"),
    [
        ("de", "negerin nafri piefke"),
        ("el", "νέγρος γύφτοι"),
        ("es", "gabacho mongol"),
        ("fr", "youtre fiotte"),
        ("it", "mongolo"),
        ("nl", "negerin spast kanker"),
        ("pl", "murzyn brudas żółtek"),
        ("pt", "baitola boiola"),
        ("sv", "fjolla bögar"),
        ("tr", "spastik özürlü"),
        ("uk", "негр підар"),
    ],
)
def test_an_insult_is_refused(code: str, slurs: str) -> None:
    for text in slurs.split():
        word = parse(text, ALPHABETS[code])
        assert word in load(code, len(word)).denied, text


def test_a_painful_word_may_be_guessed_and_is_never_hidden() -> None:
    for code, text in (("uk", "бійня"), ("pl", "lincz"), ("pt", "escravo"), ("es", "autismo")):
        lexicon = load(code, len(text))
        assert text in lexicon
        assert text not in lexicon.denied
        assert text not in lexicon.answers


@pytest.mark.parametrize("length", [4, 5, 6, 7])
def test_dutch_hides_words_with_ij(length: int) -> None:
    lexicon = load("nl", length)
    hidden = sum("ij" in word for word in lexicon.answers)
    assert hidden >= 0.02 * len(lexicon.answers)


@pytest.mark.parametrize("word", ["filho", "coisa", "calma", "firma", "banca", "casco", "terco"])
def test_the_commonest_spelling_gives_a_word_its_weight(word: str) -> None:
    lexicon = load("pt")
    assert lexicon.weights[lexicon.parse(word)] >= 6_000


def test_brazilians_get_their_own_spellings() -> None:
    for text in ("betão", "rácio", "guião", "sector", "secção", "jacto", "registo"):
        lexicon = load("pt", len(text))
        assert lexicon.parse(text) not in lexicon.answers


@pytest.mark.parametrize("code", sorted(ALPHABETS))
def test_crude_words_of_other_lengths_are_those_written_by_hand(code: str) -> None:
    longer = list_longer(code, lengths(code))
    assert {word for word in read_tier("crude", code) if len(word) not in lengths(code)} == longer
    assert any(len(word) > 7 for word in longer)
    assert not longer & read_tier("slurs", code)
