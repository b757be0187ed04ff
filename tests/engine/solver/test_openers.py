"""The table of openers: complete, no better than can be, and made again by the search it names."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from data.build.openers import GOOD, NEAR, WIDTHS
from engine import Hard, Words, difficulty
from engine.__main__ import main
from engine.errors import NotAllowed
from engine.solver.beam import Beam
from engine.solver.claims import Prover, Puzzle
from engine.solver.openers import OpenerTable, find_openers, read_openers, write_openers
from engine.solver.tree import load
from engine.words import Word

WORDS = Words.load()


@pytest.fixture(scope="module")
def openers() -> OpenerTable:
    found = find_openers(WORDS)
    assert found
    return found


def test_it_holds_every_word_that_may_be_suggested(openers: OpenerTable) -> None:
    suggested = {word for word in WORDS.words if WORDS.suggested[WORDS.index[word]]}
    assert openers.found.keys() == suggested
    assert openers.answers == len(WORDS.answers)


def test_no_total_is_less_than_is_proven_nor_far_above(openers: OpenerTable) -> None:
    first, *_ = openers.ranked
    for one in openers.ranked:
        near = one.total <= one.least / (NEAR - 0.001)
        assert one.least <= one.total
        assert near if one.total < GOOD * first.total else one.least >= first.total, one


def test_after_every_opener_all_words_are_found(openers: OpenerTable) -> None:
    worst = max(openers.found.values(), key=lambda one: one.total)
    assert worst.total < 5 * openers.answers, worst


def test_the_best_is_that_of_the_shipped_tree(openers: OpenerTable) -> None:
    first, *_ = openers.ranked
    tree = load(Path("data/en/trees/5-off.tree"))
    assert (first.guess, first.exact) == (tree.opener, True)
    manifest = json.loads(Path("data/en/trees/manifest.json").read_text("utf-8"))
    assert first.total == manifest["5-off.tree"]["total"]


@pytest.mark.parametrize("guess", ["slate", "audio"])
def test_the_search_that_made_it_finds_the_same(openers: OpenerTable, guess: str) -> None:
    prover, (width, *_) = Prover(Puzzle.of(WORDS, None)), WIDTHS.values()
    total = Beam(prover.search, width).find_total(prover.root, WORDS.index[Word(guess)], 6)
    known = openers.find(guess)
    assert known.total <= total if known.exact else known.total == total


def test_equals_share_a_place(openers: OpenerTable) -> None:
    places = [openers.judge(one).place for one in openers.ranked]
    assert places[0] == 1
    assert places == sorted(places)
    for before, one, place in zip(openers.ranked, openers.ranked[1:], places[1:], strict=False):
        same = one.total == before.total
        assert (place == openers.judge(before).place) is same


def test_what_is_never_suggested_has_no_place(openers: OpenerTable) -> None:
    with pytest.raises(NotAllowed):
        openers.find("zzzzz")
    crude = next(word for word in WORDS.words if not WORDS.suggested[WORDS.index[word]])
    with pytest.raises(NotAllowed, match="is not in the table of openers"):
        openers.find(crude)


def test_an_opener_is_found_in_any_spelling(openers: OpenerTable) -> None:
    assert openers.find(" SLATÉ, ") == openers.find("slate")


def test_there_is_none_for_other_words() -> None:
    assert find_openers(Words.load("de", 5)) is None
    assert find_openers(Words.load("en", 6)) is None
    assert find_openers(Words.read(["moths", "caves"])) is None


def test_it_is_written_as_it_is_read(openers: OpenerTable, tmp_path: Path) -> None:
    write_openers(openers, tmp_path / "openers.tsv")
    assert read_openers(tmp_path / "openers.tsv") == openers


def test_the_difficulty_of_a_word_says_what_it_is_worth_as_a_first_guess() -> None:
    slate = difficulty(WORDS, "slate").opening
    assert slate
    assert (slate.place, round(slate.mean, 3)) == (1, 3.444)
    assert difficulty(WORDS, "slate", Hard.HARD).opening is None
    assert difficulty(Words.load("en", 4), "tale").opening is None


def test_the_command_line_ranks_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["openers", "--top", "2"]) == 0
    assert capsys.readouterr().out.splitlines()[0].split()[:2] == ["1", "slate"]
    assert main(["openers", "audio", "--json"]) == 0
    (audio,) = json.loads(capsys.readouterr().out)
    assert audio["total"] >= audio["least"]
    assert main(["openers", "zzzzz"]) == 2
