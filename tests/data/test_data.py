"""The shipped word lists are what their manifest says, and fit for a group."""

from __future__ import annotations

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


def denied() -> set[str]:
    lines = (DATA / "en/deny.txt").read_text("utf-8").splitlines()
    return {line for line in lines if not line.startswith("#")}


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


@pytest.mark.parametrize("length", LENGTHS)
def test_nothing_denied_is_an_answer(length: int) -> None:
    assert not denied() & {word for word, _, answer in rows(length) if answer}


def test_every_licence_is_here() -> None:
    names = {path.stem for path in (DATA / "LICENSES").glob("*.txt")}
    assert names == {"scowl", "wordfreq", "naughty-words", "cuss", "wordnet"}


@needs_lists
def test_our_answers_cover_the_classic_ones() -> None:
    path = Path(os.environ["TILEMATE_LISTS"]) / "original_answers.txt"
    classic = set(path.read_text("utf-8").split())
    ours = {word for word, _, answer in rows(5) if answer}
    assert len(classic & ours) >= 0.9 * len(classic)
    assert classic <= {word for word, _, _ in rows(5)}
