"""The shipped word lists are what their manifest says, and fit for a group."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[2] / "data"
MANIFEST: dict[str, Any] = json.loads((DATA / "manifest.json").read_text("utf-8"))
LENGTHS = range(4, 9)

needs_lists = pytest.mark.skipif(
    "TILEMATE_LISTS" not in os.environ, reason="TILEMATE_LISTS names no folder of classic lists"
)


def rows(length: int) -> list[tuple[str, int, bool]]:
    text = (DATA / f"en/words-{length}.tsv").read_text("utf-8")
    columns = (line.split("\t") for line in text.splitlines())
    return [(word, int(weight), answer == "1") for word, weight, answer in columns]


def answers() -> set[str]:
    return {word for length in LENGTHS for word, _, answer in rows(length) if answer}


def denied() -> list[str]:
    lines = (DATA / "en/deny.txt").read_text("utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def definitions() -> list[tuple[str, str]]:
    text = gzip.decompress((DATA / "en/definitions.tsv.gz").read_bytes()).decode("utf-8")
    pairs = (line.split("\t") for line in text.splitlines())
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
    assert sum(answer for _, _, answer in rows(length)) == counts["answers"]


@pytest.mark.parametrize("length", LENGTHS)
def test_weights_are_likelihoods_and_answers_are_likely(length: int) -> None:
    assert all(1 <= weight <= 10_000 for _, weight, _ in rows(length))
    assert all(weight >= 5_000 for _, weight, answer in rows(length) if answer)


def test_nothing_denied_is_an_answer() -> None:
    assert not answers().intersection(denied())


def test_denied_words_are_allowed_guesses_of_our_lengths() -> None:
    allowed = {word for length in LENGTHS for word, _, _ in rows(length)}
    assert denied() == sorted(allowed.intersection(denied()))
    assert len(denied()) == MANIFEST["files"]["en/deny.txt"]["words"]


def test_definitions_are_short_and_of_answers() -> None:
    words = [word for word, _ in definitions()]
    assert words == sorted(answers().intersection(words))
    assert len(words) == MANIFEST["files"]["en/definitions.tsv.gz"]["words"]
    assert all(0 < len(gloss) <= 300 for _, gloss in definitions())


def test_nearly_every_answer_has_a_definition() -> None:
    assert len(definitions()) >= 0.95 * len(answers())


@pytest.mark.parametrize("length", LENGTHS)
def test_the_readme_counts_like_the_manifest(length: int) -> None:
    counts = MANIFEST["files"][f"en/words-{length}.tsv"]
    row = f"| {length} | {counts['allowed']:,} | {counts['answers']:,} |"
    assert row in (DATA / "README.md").read_text("utf-8")


def test_every_licence_is_here() -> None:
    texts = {path.stem: path.read_text("utf-8") for path in (DATA / "LICENSES").glob("*.txt")}
    assert set(texts) == {"scowl", "wordfreq", "naughty-words", "cuss", "wordnet", "inter"}
    assert "Kevin Atkinson" in texts["scowl"]
    assert "CC BY-SA 4.0" in texts["wordfreq"]
    assert "SIL OPEN FONT LICENSE" in texts["inter"]


@needs_lists
def test_our_answers_cover_the_classic_ones() -> None:
    path = Path(os.environ["TILEMATE_LISTS"]) / "original_answers.txt"
    classic = set(path.read_text("utf-8").split())
    ours = {word for word, _, answer in rows(5) if answer}
    assert len(classic & ours) >= 0.9 * len(classic)
    assert classic <= {word for word, _, _ in rows(5)}
