"""What is called proven was searched: given claims are checked, or said to be on trust."""

from __future__ import annotations

from gzip import compress
from pathlib import Path

import pytest

from engine import EngineError, Words, load, prove
from engine.solver import (
    Claim,
    Forged,
    Proof,
    Spoiled,
    certificate,
    check_proof,
    load_tree,
    read_proof,
    verify_tree,
)
from engine.solver.claims import Puzzle, count_trusting
from engine.solver.tree import save

WORDS = Words.read(load("en", 5).answers[::6], answers=load("en", 5).answers[::20])
HONEST = prove(WORDS)


def write(path: Path, proof: Proof, *, whole: bool = True) -> Path:
    puzzle = Puzzle.of(WORDS, None)
    certificate.begin(path, puzzle)
    for claim in proof.claims.values():
        certificate.add(path, puzzle, claim)
    if whole:
        certificate.finish(path, proof.branches)
    return path


@pytest.mark.parametrize(
    "said",
    [
        {at: Claim(at, 9999, {}) for at in range(40)},
        {0: Claim(0, 1 << 60, {})},
        {0: Claim(0, -1, {})},
        {0: Claim(0, float("nan"), {})},  # type: ignore[arg-type]
        {0: Claim(0, 200, {242: 9999})},
        {0: Claim(0, 200, {-1: 9999})},
        {0: Claim(0, 200, None)},  # type: ignore[arg-type]
    ],
    ids=["too much", "never", "below 0", "nan", "itself", "no pattern", "no parts"],
)
def test_a_known_claim_that_does_not_add_up_is_refused(said: dict[int, Claim]) -> None:
    with pytest.raises(EngineError):
        prove(WORDS, known=said)


def test_known_claims_that_say_too_little_are_searched_again() -> None:
    weak = {at: Claim(at, 1, {}) for at in range(len(WORDS))}
    proof = prove(WORDS, known=weak)
    assert (proof.total, proof.trusted) == (HONEST.total, 0)
    assert proof.tree is not None
    games = verify_tree(proof.tree, WORDS.answers)
    assert sum(guesses * count for guesses, count in games.items()) == HONEST.total


def test_what_was_known_before_is_on_trust_where_it_names_bounds() -> None:
    best = HONEST.best
    assert best is not None
    assert HONEST.trusted == 0
    others = {at: claim for at, claim in HONEST.claims.items() if claim is not best}
    again = prove(WORDS, known=HONEST.claims)
    assert again.total == HONEST.total
    assert again.trusted == count_trusting(others.values()) > 0
    # without the best none of the others is known to be refuted
    assert prove(WORDS, known=others).trusted == 0


def test_a_bound_that_is_too_high_is_never_called_proven(tmp_path: Path) -> None:
    best = HONEST.best
    assert best is not None
    (part, low), *_ = best.parts.items()
    lie = Claim(best.opener, best.total + 50, {**best.parts, part: low + 50})
    with pytest.raises(Spoiled, match="does not hold"):
        prove(WORDS, known={best.opener: lie})
    false = prove(WORDS, known={**HONEST.claims, best.opener: lie})
    assert false.total is not None
    assert false.total >= best.total
    assert false.trusted == 1
    path = write(tmp_path / "false.proof", false)
    assert check_proof(path, WORDS, search=0).trusted > 0
    with pytest.raises(Spoiled, match=repr(WORDS[best.opener])):
        check_proof(path, WORDS)


def test_a_proof_is_read_and_checked_in_a_program(tmp_path: Path) -> None:
    path = write(tmp_path / "my.proof", HONEST)
    assert check_proof(str(path), WORDS) == HONEST
    assert check_proof(path, WORDS).trusted == 0
    told: list[int] = []
    some = check_proof(path, WORDS, search=3, progress=told.append)
    assert (some.total, some.trusted > 0, told) == (HONEST.total, True, [1, 1, 1])
    assert read_proof(path, WORDS).trusted == count_trusting(HONEST.claims.values())
    assert repr(HONEST).startswith(f"<{WORDS[HONEST.best.opener] if HONEST.best else ''}, ")
    assert len(repr(HONEST)) < 100


def test_an_unfinished_proof_is_read_but_does_not_pass(tmp_path: Path) -> None:
    path = write(tmp_path / "my.proof", HONEST, whole=False)
    known = read_proof(path, WORDS).claims
    assert known == HONEST.claims
    with pytest.raises(EngineError, match=r"my\.proof: this proof is not finished"):
        check_proof(path, WORDS)
    with pytest.raises(EngineError, match=r"my\.proof: .*: limit: 6 in the file, 5 asked"):
        check_proof(path, WORDS, limit=5)
    with pytest.raises(EngineError, match=r"my\.proof: .*: limit: 6 in the file, 5 asked"):
        read_proof(path, WORDS, limit=5)
    path.write_bytes(path.read_bytes().replace(b"\n", b"\r\n"))
    with pytest.raises(EngineError, match="as on Windows"):
        check_proof(path, WORDS)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is empty"),
        (b"crane\n", "this is no tree"),
        (None, "No such file"),
        (compress(b" cr\xe4ne\n", mtime=0), "this tree is cut or damaged"),
        (compress(b" crane\n", mtime=0)[:-4], "this tree is cut or damaged"),
    ],
)
def test_what_is_no_tree_is_named(content: bytes | None, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "my.tree"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(Spoiled, match=reason):
        load_tree(str(path))


def test_a_tree_is_loaded_and_followed_in_a_program(tmp_path: Path) -> None:
    path = tmp_path / "my.tree"
    save(HONEST.branches, path)
    tree = load_tree(str(path))
    assert sum(verify_tree(tree, WORDS.answers).values()) == len(WORDS.answers)
    assert len(repr(tree)) < 100
    with pytest.raises(Spoiled, match="does not find"):
        verify_tree(tree, load("en", 5).answers)


def test_where_no_opener_finds_all_there_is_no_best() -> None:
    proof = prove(Words.read(["batch", "catch", "hatch"]), limit=2)
    assert (proof.best, proof.total, proof.tree) == (None, None, None)
    assert repr(proof) == "<no tree; 3 openers, 0 on trust>"


def test_what_is_no_proof_is_called_so(tmp_path: Path) -> None:
    tree, words = tmp_path / "my.tree", tmp_path / "words.txt"
    save(HONEST.branches, tree)
    words.write_text("crane\nslate\n", "utf-16")
    for path in (tree, words):
        with pytest.raises(Spoiled, match="this is no proof"):
            read_proof(path, WORDS)
        with pytest.raises(Spoiled, match="this is no proof"):
            check_proof(path, WORDS)


def test_a_proof_whose_first_line_is_cut_is_not_called_unfinished(tmp_path: Path) -> None:
    path = write(tmp_path / "cut.proof", HONEST)
    path.write_bytes(path.read_bytes()[:40])
    with pytest.raises(Forged, match="the first line is no line of facts"):
        check_proof(path, WORDS)
