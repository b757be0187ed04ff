"""Proofs on the command line: found, interrupted, resumed and replayed."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from tests.engine.commands.lists import small, written
from tests.engine.solver.classic import needs_lists


@pytest.fixture
def lists(tmp_path: Path) -> list[str]:
    return small(tmp_path)


@pytest.fixture
def proof(lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "my.proof"
    assert main(["prove", "--out", str(path), *lists]) == 0
    assert "proven: of 14 openers none needs fewer" in capsys.readouterr().out
    return path


def test_a_proof_is_replayed(
    proof: Path, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(proof), *lists]) == 0
    said = capsys.readouterr().out
    assert said.startswith("chess, normal mode\n")
    assert "14 claims searched again, and all hold" in said
    assert main(["verify", str(proof), "--sample", "5", *lists]) == 0
    assert "5 claims searched again" in capsys.readouterr().out


def test_a_terminal_shows_how_many_openers_are_done(
    lists: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["prove", "--out", str(tmp_path / "my.proof"), *lists]) == 0
    assert "openers [##............................] 1/14, " in capsys.readouterr().err


@pytest.mark.parametrize("cut", [170, 200, 250, -30])
def test_an_interrupted_proof_goes_on_where_it_stopped(
    cut: int, proof: Path, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    whole = proof.read_bytes()
    proof.write_bytes(whole[:cut])
    assert main(["verify", str(proof), *lists]) == 1
    assert main(["prove", "--resume", str(proof), *lists]) == 0
    capsys.readouterr()
    assert main(["verify", str(proof), *lists]) == 0
    assert sorted(proof.read_bytes().split(b"\n")) == sorted(whole.split(b"\n"))


@pytest.mark.parametrize(
    ("true", "false", "said"),
    [
        ("moths 23", "moths 24", "what is said of 'moths' does not add up"),
        ("moths 23", "moths 21", "'moths' is not refuted as an opener"),
        ("moths 23\n", "", "'moths' is not refuted as an opener"),
        ("moths 23", "maths 23", "'maths'"),
        ("00022 swiss", "00022 cress", "the tree does not find 'swiss'"),
        ('"answers": 10', '"answers": 9', "answers: 9 in the file, 10 asked"),
    ],
)
def test_a_false_proof_is_refused(
    true: str,
    false: str,
    said: str,
    *,
    proof: Path,
    lists: list[str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = proof.read_text()
    assert true in text
    proof.write_text(text.replace(true, false))
    assert main(["verify", str(proof), *lists]) == 1
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_a_proof_is_not_resumed_by_other_rules(
    proof: Path, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["prove", "--resume", str(proof), "--hard", *lists]) == 2
    assert "hard: false in the file, true asked" in capsys.readouterr().err


def test_where_the_limit_cannot_be_kept_that_is_proven(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = written(tmp_path / "trap.txt", ["batch", "catch", "hatch", "latch"])
    path, rules = tmp_path / "my.proof", ["--answers", words, "--limit", "3"]
    assert main(["prove", "--out", str(path), *rules]) == 0
    proven = "proven: no opener finds every answer within 3 guesses\n"
    assert capsys.readouterr().out == f"{proven}wrote {path}\n"
    assert main(["verify", str(path), *rules]) == 0
    assert capsys.readouterr().out.startswith(proven)
    assert main(["verify", str(path), *rules, "--audit"]) == 3
    assert main(["prove", "--resume", str(path), *rules]) == 0
    assert f"not {proven[:-1]}, if the bounds hold" in capsys.readouterr().out
    whole = path.read_text()
    path.write_text(whole[: whole[:-1].rindex("\n") + 1])
    assert main(["verify", str(path), *rules]) == 1
    assert "this proof is not finished" in capsys.readouterr().err


def test_what_can_be_found_is_not_proven_to_be_out_of_reach(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = written(tmp_path / "trap.txt", ["batch", "catch", "hatch", "latch"])
    path, rules = tmp_path / "my.proof", ["--answers", words, "--limit", "4"]
    main(["prove", "--out", str(path), *rules])
    claims = path.read_text().split("\n\n")[0]
    path.write_text(re.sub(r"\n(\S+) .*", rf"\n\1 {1 << 60} 02222:{1 << 60}", claims) + "\n")
    assert main(["verify", str(path), *rules]) == 1
    assert "cannot be true of 02222" in capsys.readouterr().err


def test_a_bound_of_all_openers_is_proven_without_the_best(
    lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.proof"
    assert main(["prove", "--below", "21", "--out", str(path), *lists]) == 0
    assert "proven: of 14 openers none needs fewer than 21" in capsys.readouterr().out
    whole = path.read_bytes()
    path.write_bytes(whole[:-8])
    assert main(["verify", str(path), *lists]) == 1
    assert main(["prove", "--resume", str(path), "--below", "22", *lists]) == 2
    assert main(["prove", "--resume", str(path), *lists]) == 0
    capsys.readouterr()
    assert main(["verify", str(path), *lists]) == 0
    assert "14 claims searched again" in capsys.readouterr().out
    path.write_bytes(whole.replace(b'"below": 21', b'"below": 22'))
    assert main(["verify", str(path), *lists]) == 1


def test_what_needs_fewer_than_asked_for_is_found(
    lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.proof"
    assert main(["prove", "--below", "999", "--out", str(path), *lists]) == 0
    assert main(["verify", str(path), *lists]) == 0
    assert "chess, normal mode" in capsys.readouterr().out


@pytest.mark.slow
@needs_lists
def test_no_opener_of_the_classic_lists_needs_fewer_than_7920(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Path(os.environ["TILEMATE_LISTS"])
    files = folder / "original_answers.txt", folder / "original_guesses.txt"
    lists = [f"--answers={files[0]}", f"--allowed={files[1]}"]
    path = str(tmp_path / "classic.proof")
    assert main(["prove", "--jobs", "2", "--out", path, *lists]) == 0
    said = capsys.readouterr().out
    assert "total 7,920 guesses for 2,315 answers" in said
    assert "proven: of 12,972 openers none needs fewer" in said
    assert main(["verify", path, "--sample", "100", *lists]) == 0
