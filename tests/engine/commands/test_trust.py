"""The commands call proven only what was searched, and overwrite nobody's work."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine import load
from engine.__main__ import main
from tests.engine.commands.lists import small, written

ALLOWED: list[str] = [*load("en", 5).answers[::6]]


@pytest.fixture
def lists(tmp_path: Path) -> list[str]:
    answers = written(tmp_path / "answers.txt", list(load("en", 5).answers[::20]))
    return ["--answers", answers, "--allowed", written(tmp_path / "allowed.txt", ALLOWED)]


@pytest.fixture
def proof(lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    path = tmp_path / "my.proof"
    assert main(["prove", "--out", str(path), *lists]) == 0
    assert "\nproven: of " in capsys.readouterr().out
    return path


def halve(proof: Path) -> None:
    """Interrupt a proof half-way."""
    claims = proof.read_text().split("\n\n")[0].split("\n")
    proof.write_text("\n".join([*claims[: len(claims) // 2], ""]))


def test_a_resumed_proof_says_what_it_takes_on_trust(
    proof: Path, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    halve(proof)
    assert main(["prove", "--resume", str(proof), *lists]) == 0
    said = capsys.readouterr().out
    assert "\nproven" not in said
    assert re.search(r"\nnot proven: of 490 openers none needs fewer, if the bounds hold ", said)
    assert main(["verify", str(proof), *lists]) == 0
    assert "\nproven: of 490 openers none needs fewer\n" in capsys.readouterr().out


@pytest.mark.parametrize("options", [["--audit"], ["--sample", "3"]])
def test_a_check_that_searches_little_proves_little(
    options: list[str], proof: Path, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(proof), *options, *lists]) == 3
    said = capsys.readouterr().out
    assert "\nproven" not in said
    assert "\nnot proven: of 490 openers none needs fewer, if the bounds hold " in said


def test_a_sample_of_all_claims_is_a_proof(
    proof: Path, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(proof), "--sample", "9999", *lists]) == 0
    said = capsys.readouterr().out
    assert "\nproven: of 490 openers none needs fewer\n" in said
    assert "490 claims searched again" in said


def test_a_proof_whose_claims_say_too_much_is_not_resumed(
    proof: Path, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    claims = proof.read_text().split("\n\n")[0]
    proof.write_text(re.sub(r"\n(\S+) [^\n]*", r"\n\1 9999", claims) + "\n")
    assert main(["prove", "--resume", str(proof), *lists]) == 2
    told = capsys.readouterr()
    assert "does not add up" in told.err
    assert "proven" not in told.out


def test_a_proof_whose_claims_say_too_little_is_not_resumed(
    proof: Path, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    claims = proof.read_text().split("\n\n")[0]
    proof.write_text(re.sub(r"\n(\S+) [^\n]*", r"\n\1 1", claims) + "\n")
    assert main(["prove", "--resume", str(proof), *lists]) == 2
    assert "refutes nothing" in capsys.readouterr().err


@pytest.mark.parametrize("finished", [True, False])
def test_a_proof_is_not_overwritten_unless_that_is_said(
    *, finished: bool, proof: Path, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    if not finished:
        halve(proof)
    before = proof.read_bytes()
    for command in (["prove"], ["tree", "--opener", load("en", 5).answers[0]]):
        assert main([*command, "--out", str(proof), *lists]) == 2
        said = capsys.readouterr().err
        assert "--force" in said
        assert command != ["prove"] or "--resume" in said
        assert proof.read_bytes() == before
    assert main(["prove", "--out", str(proof), "--force", *lists]) == 0


def test_other_work_is_not_overwritten(
    lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    essay = tmp_path / "essay.png"
    essay.write_text("all my thoughts")
    commands = (
        ["prove", "--out"],
        ["tree", "--opener", load("en", 5).answers[0], "--out"],
        ["simulate", "--strategy", "entropy", "--plot"],
    )
    for command in commands:
        assert main([*command, str(essay), *lists]) == 2
        assert "--force" in capsys.readouterr().err
        assert essay.read_text() == "all my thoughts"


@pytest.mark.parametrize(
    ("command", "name"),
    [
        (["tree", "--opener", load("en", 5).answers[0], "--out"], "my.tree"),
        (["simulate", "--strategy", "entropy", "--plot"], "my.png"),
    ],
)
def test_a_file_of_the_same_kind_is_replaced_only_if_that_is_said(
    command: list[str], name: str, lists: list[str], tmp_path: Path
) -> None:
    path = tmp_path / name
    path.touch()
    assert main([*command, str(path), *lists]) == 0
    made = path.read_bytes()
    assert main([*command, str(path), *lists]) == 2
    assert path.read_bytes() == made
    assert main([*command, str(path), *lists, "--force"]) == 0


def test_a_tree_that_needs_more_than_the_limit_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, lists = str(tmp_path / "my.tree"), small(tmp_path)
    assert main(["tree", "--opener", "chess", "--out", path, *lists]) == 0
    assert main(["verify", path, *lists]) == 0
    assert main(["verify", path, "--limit", "1", *lists]) == 1
    assert "9 lost" in capsys.readouterr().out
    for option in (["--audit"], ["--sample", "3"]):
        assert main(["verify", path, *option, *lists]) == 2
        assert "for proofs" in capsys.readouterr().err


def test_a_picture_has_the_name_of_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.jpg"
    assert main(["simulate", "--strategy", "entropy", "--plot", str(path), *small(tmp_path)]) == 2
    assert ".png" in capsys.readouterr().err
    assert not path.exists()


def test_several_processes_without_a_guard_are_explained(tmp_path: Path) -> None:
    script = tmp_path / "mine.py"
    script.write_text(
        "from engine import Words, prove\nprint(prove(Words.read(['batch', 'catch']), jobs=2))\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Unstarted: jobs: 2 processes did not run" in done.stderr
    assert 'if __name__ == "__main__"' in done.stderr
