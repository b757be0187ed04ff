"""The shipped word lists are what their manifest says, and fit for a group."""

from __future__ import annotations

import hashlib
import json
import os
import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from data.build.hands import hand
from data.build.offence import with_forms
from engine import parse
from engine.errors import ForeignLetter
from engine.words import ALPHABETS

DATA = Path(__file__).parents[2] / "data"
MANIFEST: dict[str, Any] = json.loads((DATA / "manifest.json").read_text("utf-8"))
LENGTHS = range(4, 9)

DEFINED = ("en", "de", "el", "es", "fr", "id", "it", "nl", "pl", "pt", "sv", "tr", "uk")

every_dictionary = pytest.mark.parametrize("language", DEFINED)
every_tier = pytest.mark.parametrize("name", ["slurs", "crude"])

needs_lists = pytest.mark.skipif(
    "TILEMATE_LISTS" not in os.environ, reason="TILEMATE_LISTS names no folder of classic lists"
)


def rows(length: int) -> list[tuple[str, int, str]]:
    text = (DATA / f"en/words-{length}.tsv").read_text("utf-8")
    columns = (line.split("\t") for line in text.splitlines())
    return [(word, int(weight), by) for word, weight, by in columns]


@cache
def allowed() -> frozenset[str]:
    return frozenset(word for length in LENGTHS for word, _, _ in rows(length))


@cache
def answers(language: str = "en") -> frozenset[str]:
    """What is hidden in any spelling."""
    lines = [
        line.split("\t")
        for path in (DATA / language).glob("words-*.tsv")
        for line in path.read_text("utf-8").splitlines()
    ]
    return frozenset(word for word, _, by, *_ in lines if by != "0")


def tier(name: str, language: str = "en") -> list[str]:
    return (DATA / f"{language}/{name}.txt").read_text("utf-8").split()


def definitions(language: str = "en") -> list[tuple[str, str]]:
    lines = (DATA / f"{language}/definitions.tsv").read_text("utf-8").splitlines()
    pairs = (line.split("\t") for line in lines)
    return [(word, gloss) for word, gloss in pairs]


@pytest.mark.parametrize("path", MANIFEST["files"])
def test_every_file_has_the_hash_in_the_manifest(path: str) -> None:
    content = (DATA / path).read_bytes()
    assert hashlib.sha256(content).hexdigest() == MANIFEST["files"][path]["sha256"]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_list_is_sorted_plain_and_counted(length: int) -> None:
    words = [word for word, _, _ in rows(length)]
    counts = MANIFEST["files"][f"en/words-{length}.tsv"]
    assert words == sorted(set(words))
    assert all(len(w) == length and w.isascii() and w.isalpha() and w.islower() for w in words)
    assert len(words) == counts["allowed"]
    for spelling, column in (("american", "a"), ("british", "b")):
        assert sum(by in {"1", column} for _, _, by in rows(length)) == counts[spelling]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_weight_is_a_likelihood(length: int) -> None:
    assert all(1 <= weight <= 10_000 for _, weight, _ in rows(length))


@every_tier
def test_a_tier_of_offence_is_sorted_counted_and_never_hidden(name: str) -> None:
    words = tier(name)
    assert words == sorted(words)
    # those of other lengths are for lists that servers bring
    assert {word for word in words if len(word) in LENGTHS} <= allowed()
    assert len(words) == MANIFEST["files"][f"en/{name}.txt"]["words"]
    assert not answers().intersection(words)


def test_no_word_is_in_two_tiers() -> None:
    assert not set(tier("slurs")).intersection(tier("crude"))


@every_tier
def test_the_forms_of_an_offence_are_in_its_tier(name: str) -> None:
    words = allowed() - hand("harmless")
    assert with_forms(tier(name), words) <= set(tier("slurs") + tier("crude"))


def test_whoever_is_no_answer_for_what_it_means_takes_its_forms_along() -> None:
    unkind = with_forms(hand("unkind"), allowed())
    assert {"dumb", "dumber", "dumbest"} <= unkind
    assert not unkind & answers()


def test_every_word_of_the_lists_of_offence_was_judged() -> None:
    for word in ("fuckup", "smegma", "mulatta", "labia"):
        assert word in tier("slurs") + tier("crude")


def test_rude_or_sad_words_that_are_no_offence_are_in_neither_tier() -> None:
    plain = {"butt", "cocky", "nude", "virgin", "slayer", "heathen", "tortured", "queer", "death"}
    assert plain <= allowed()
    assert not plain.intersection(tier("slurs") + tier("crude"))
    assert not plain & answers()


@pytest.mark.parametrize(
    ("american", "british"),
    [("fiber", "fibre"), ("color", "colour"), ("gray", "grey"), ("plow", "plough")],
)
def test_each_spelling_hides_its_own(american: str, british: str) -> None:
    hidden_by = {word: by for length in LENGTHS for word, _, by in rows(length)}
    assert (hidden_by[american], hidden_by[british]) == ("a", "b")


@every_dictionary
def test_definitions_are_short_and_of_answers(language: str) -> None:
    found = definitions(language)
    words = [word for word, _ in found]
    assert words == sorted(answers(language).intersection(words))
    assert all(0 < len(gloss) <= 90 for _, gloss in found)
    # it is shown in italics
    assert not [gloss for _, gloss in found if set(gloss) & set("*_~`|<>#@\\")]


@every_dictionary
def test_nearly_every_answer_has_a_meaning(language: str) -> None:
    meant = {word for word, _ in definitions(language)}
    hidden = answers(language)
    assert len(hidden - meant) <= len(hidden) / 100


@every_dictionary
def test_a_definition_does_not_use_its_word(language: str) -> None:
    found = definitions(language)
    assert not {word for word, gloss in found if word in re.findall(r"[\w-]+", gloss.lower())}


@pytest.mark.parametrize("language", DEFINED[1:])
def test_a_definition_does_not_tell_its_word_with_accents_either(language: str) -> None:
    def tells(word: str, gloss: str) -> bool:
        for part in re.findall(r"[^\W\d_]+", gloss):
            # a foreign letter is of no answer
            with suppress(ForeignLetter):
                if parse(part, ALPHABETS[language]) == word:
                    return True
        return False

    assert not [pair for pair in definitions(language) if tells(*pair)]


@pytest.mark.parametrize("language", DEFINED[1:])
def test_a_definition_has_no_slur_and_nothing_crude(language: str) -> None:
    rude = {*tier("slurs", language), *tier("crude", language)}
    assert not [gloss for _, gloss in definitions(language) if rude & {*gloss.lower().split()}]


def test_nearly_every_answer_has_a_definition() -> None:
    assert len(definitions()) >= 0.99 * len(answers())


@pytest.mark.parametrize("length", LENGTHS)
def test_the_readme_counts_like_the_manifest(length: int) -> None:
    counts = MANIFEST["files"][f"en/words-{length}.tsv"]
    figures = (counts["allowed"], counts["american"], counts["british"])
    row = f"| {length} | " + " | ".join(f"{figure:,}" for figure in figures) + " |"
    assert row in (DATA / "README.md").read_text("utf-8")


def test_every_licence_is_here() -> None:
    texts = {path.stem: path.read_text("utf-8") for path in (DATA / "LICENSES").glob("*.txt")}
    words = {"scowl", "wordfreq", "wordnet", "naughty-words", "cuss", "offence", "dictionaries"}
    assert set(texts) == words | {"inter", "gpl-3", "lgpl-3"}
    assert "Kevin Atkinson" in texts["scowl"]
    assert "CC BY-SA 4.0" in texts["wordfreq"]
    assert "SIL OPEN FONT LICENSE" in texts["inter"]


@needs_lists
def test_our_answers_cover_the_classic_ones() -> None:
    path = Path(os.environ["TILEMATE_LISTS"]) / "original_answers.txt"
    classic = set(path.read_text("utf-8").split())
    ours = {word for word, _, by in rows(5) if by != "0"}
    assert len(classic & ours) >= 0.9 * len(classic)
    assert classic <= {word for word, _, _ in rows(5)}
