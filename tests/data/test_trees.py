"""The shipped decision trees are what their manifest says, and good to follow."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import Feedback, Hard, Turn
from engine import load as load_lexicon
from engine.lexicon import Lexicon
from engine.solver import Position, Words, strategy
from engine.solver.simulate import simulate
from engine.solver.tree import Tree, load, verify
from engine.words import ALPHABETS

DATA = Path(__file__).parents[2] / "data"
LENGTHS = {code: (range(4, 9) if code == "en" else [5]) for code in ALPHABETS}
NAMES = [
    f"{code}/{length}-{hard}.tree"
    for code, lengths in LENGTHS.items()
    for length in lengths
    for hard in (Hard.OFF, Hard.HARD)
]
MANIFEST: dict[str, dict[str, Any]] = {
    f"{code}/{name}": said
    for code in LENGTHS
    for name, said in json.loads((DATA / code / "trees/manifest.json").read_text("utf-8")).items()
}

ELSEWHERE = ["en/5-hard-elsewhere.tree", "en/5-off-elsewhere.tree"]

every_tree = pytest.mark.parametrize("name", NAMES)


def path_of(name: str) -> Path:
    language, file = name.split("/")
    return DATA / language / "trees" / file


@cache
def tree(name: str) -> Tree:
    return load(path_of(name))


@cache
def lexicon(language: str, length: int) -> Lexicon:
    return load_lexicon(language, length)


def lexicon_of(name: str) -> Lexicon:
    language, file = name.split("/")
    return lexicon(language, int(file[0]))


def hard_of(name: str) -> Hard:
    return Hard(name.split("-")[1].removesuffix(".tree"))


def test_there_is_a_tree_of_five_letters_for_every_language_and_mode() -> None:
    assert set(MANIFEST) == {*NAMES, *ELSEWHERE}
    found = {f"{path.parts[-3]}/{path.name}" for path in DATA.glob("*/trees/*.tree")}
    assert found == {*NAMES, *ELSEWHERE}


@pytest.mark.parametrize("name", NAMES + ELSEWHERE)
def test_every_tree_has_the_hash_in_the_manifest(name: str) -> None:
    assert hashlib.sha256(path_of(name).read_bytes()).hexdigest() == MANIFEST[name]["sha256"]


@every_tree
def test_a_tree_belongs_to_the_list_that_is_shipped(name: str) -> None:
    answers = "\n".join(lexicon_of(name).answers)
    assert MANIFEST[name]["of"] == hashlib.sha256(answers.encode()).hexdigest(), (
        f"the answers have changed: python -m data.build.trees --language {name[:2]}"
    )
    assert MANIFEST[name]["lexicon"] == lexicon_of(name).version


@pytest.mark.parametrize("name", ELSEWHERE)
def test_a_tree_for_puzzles_from_elsewhere_belongs_to_the_weights(name: str) -> None:
    shipped, said = lexicon_of(name), MANIFEST[name]
    weighed = "\n".join(f"{word} {weight}" for word, weight in shipped.weights.items())
    assert said["of"] == hashlib.sha256(weighed.encode()).hexdigest(), (
        "the weights have changed: python -m data.build.trees --elsewhere"
    )
    assert tree(name).opener == tree(name.replace("-elsewhere", "")).opener
    assert len(tree(name).guesses) == said["nodes"]
    assert not shipped.denied & set(tree(name).guesses)


def test_a_puzzle_from_elsewhere_follows_its_own_tree() -> None:
    words = Words.load("en", 5)
    followed = tree("en/5-off-elsewhere.tree")
    turn = Turn(followed.opener, Feedback.parse("00000"))
    known = followed.find_guess([turn])
    assert known is not None
    (best,) = strategy("best").rank(Position(words, [[turn]]), 1).guesses
    assert best.guess == known
    (own,) = strategy("best").rank(Position(words.host(), [[turn]]), 1).guesses
    assert own.guess == tree("en/5-off.tree").find_guess([turn])


@every_tree
def test_a_tree_finds_every_answer_in_as_many_guesses_as_it_says(name: str) -> None:
    games = verify(tree(name), lexicon_of(name).answers, hard_of(name))
    said = MANIFEST[name]
    assert sum(games.values()) == said["answers"]
    assert sum(guesses * count for guesses, count in games.items()) == said["total"]
    assert max(games) == said["max"]
    assert sum(count for guesses, count in games.items() if guesses > 6) == said["lost"]
    assert said["bound"] <= said["total"]


@every_tree
def test_a_tree_loses_no_word_but_in_one_hard_mode(name: str) -> None:
    most = {"en/4-hard.tree": 8}
    assert MANIFEST[name]["lost"] <= most.get(name, 0)


@every_tree
def test_a_tree_guesses_only_words_that_may_be_suggested(name: str) -> None:
    guesses = set(tree(name).guesses)
    assert guesses <= set(lexicon_of(name).allowed)
    assert not guesses & lexicon_of(name).denied


@every_tree
def test_best_opens_and_goes_on_as_the_tree_does(name: str) -> None:
    said = tree(name)
    position = Position(Words.of(lexicon_of(name)), ((),), hard_of(name))
    assert (
        strategy("best").rank(position, 1).guesses[0].guess
        == said.opener
        == MANIFEST[name]["opener"]
    )


@every_tree
def test_the_readme_says_what_the_manifest_says(name: str) -> None:
    said = MANIFEST[name]
    mode = "normal" if hard_of(name) is Hard.OFF else "hard"
    mean = said["total"] / said["answers"]
    language, file = name.split("/")
    of = file[0] if language == "en" else language
    row = (
        f"| {of} | {mode} | {said['opener']} | {said['total']:,} | {mean:.3f} "
        f"| {said['bound']:,} | {said['max']} | {said['lost']} |"
    )
    assert row in (DATA / "README.md").read_text("utf-8")


@every_tree
def test_a_tree_is_small(name: str) -> None:
    assert path_of(name).stat().st_size < 30_000


@pytest.mark.parametrize("language", ["en", "pl", "tr"])
def test_best_plays_as_well_as_its_tree(language: str) -> None:
    vocabulary = Words.of(lexicon(language, 5)).host()
    played = simulate(strategy("best"), vocabulary, lexicon(language, 5).answers)
    assert played.total == MANIFEST[f"{language}/5-off.tree"]["total"]
    assert not played.lost
