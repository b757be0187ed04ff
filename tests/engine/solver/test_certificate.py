"""A proof is read as it is audited: no line of it is dropped, whatever stands around it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import Words, load
from engine.__main__ import main
from engine.solver import Claim, Forged, Spoiled, certificate, check_proof, prove, read_proof
from engine.solver.claims import Prover, Puzzle
from engine.solver.node import NEVER

LIST = load("en", 5).answers[::40]
WORDS = Words.read(LIST)
PUZZLE = Puzzle.of(WORDS, None)
PROVER = Prover(PUZZLE)
CLAIMS = sorted((PROVER.claim(at, NEVER) for at in range(len(WORDS))), key=lambda one: one.total)
BEST = CLAIMS[0]


def write(path: Path, below: int, *claims: Claim, end: str = "") -> Path:
    certificate.begin(path, PUZZLE, below)
    for claim in claims:
        certificate.add(path, PUZZLE, claim)
    path.write_bytes(path.read_bytes() + end.encode())
    return path


def raise_bound(claim: Claim) -> Claim:
    """Claim one guess more than is true, of the largest part."""
    part, low = max(claim.parts.items(), key=lambda item: item[1])
    return Claim(claim.opener, claim.total + 1, {**claim.parts, part: low + 1})


def verify(path: Path) -> int:
    """Return the exit status of the command for the same proof."""
    lists = path.with_suffix(".txt")
    lists.write_text("\n".join(LIST))
    return main(["verify", str(path), "--answers", str(lists)])


@pytest.mark.parametrize("end", ["", "\n", "\n\n"])
def test_a_false_claim_is_found_wherever_empty_lines_stand(end: str, tmp_path: Path) -> None:
    lie = raise_bound(BEST)
    assert CLAIMS[1].total >= lie.total
    forged = write(tmp_path / "my.proof", lie.total, *CLAIMS[1:], lie, end=end)
    with pytest.raises(
        (Forged, Spoiled), match=r"my\.proof: (no tree|line 1 of the tree|what is said of)"
    ):
        check_proof(forged, WORDS)
    assert verify(forged) == 1


@pytest.mark.parametrize(
    ("claims", "end", "said"),
    [
        (CLAIMS, "\n", "no tree follows the empty line after the claims"),
        (CLAIMS, "\n\n", "line 1 of the tree cannot be read"),
        (CLAIMS[:-1], "", "is not refuted as an opener"),
        (CLAIMS[:-1], "\n", "no tree follows the empty line after the claims"),
        ([*CLAIMS, CLAIMS[0]], "", "has two claims"),
    ],
)
def test_a_bound_of_all_openers_has_a_claim_for_each_and_no_empty_line(
    claims: list[Claim], end: str, said: str, *, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "my.proof", BEST.total, *claims, end=end)
    with pytest.raises(Forged, match=rf"my\.proof: .*{said}"):
        check_proof(path, WORDS)
    assert verify(path) == 1
    assert f"my.proof: {said}" in capsys.readouterr().err or said.startswith(("is", "has"))


def test_an_empty_line_anywhere_is_refused(tmp_path: Path) -> None:
    proof = prove(WORDS)
    path = write(tmp_path / "my.proof", NEVER, *proof.claims.values())
    certificate.finish(path, proof.branches)
    assert check_proof(path, WORDS, search=0).claims == proof.claims
    lines = path.read_text().split("\n")
    for at in (0, 1, 2, len(WORDS), len(WORDS) + 1, len(WORDS) + 2, len(lines) - 1, len(lines)):
        path.write_text("\n".join([*lines[:at], "", *lines[at:]]))
        with pytest.raises((Forged, Spoiled)):
            check_proof(path, WORDS, search=0)


@pytest.mark.parametrize("end", ["", "\n", "sugar 14"])
def test_what_goes_on_with_a_proof_loses_only_a_line_that_is_cut(end: str, tmp_path: Path) -> None:
    path = write(tmp_path / "my.proof", BEST.total, *CLAIMS, end=end)
    assert len(read_proof(path, WORDS).claims) == len(CLAIMS)
    certificate.resume(path, PUZZLE)
    assert path.read_bytes() == write(tmp_path / "same", BEST.total, *CLAIMS).read_bytes()
    assert check_proof(path, WORDS).trusted == 0
