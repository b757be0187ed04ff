"""The command line prints words as their language writes them, and says what it left out."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main


@pytest.mark.parametrize(
    "command",
    [
        ["analyse", "--language", "tr", "--answer", "kitap", "karin", "kitap"],
        ["difficulty", "--language", "tr", "kitap"],
        ["simulate", "--language", "tr", "--strategy", "most-popular", "--sample", "40"],
        ["filter", "--language", "tr", "karin=21010"],
        ["suggest", "--language", "tr", "--strategy", "entropy", "karin=21010"],
        ["letters", "--language", "tr"],
    ],
    ids=lambda command: command[0],
)
def test_turkish_is_printed_as_it_is_written(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    main(command)
    said = capsys.readouterr().out
    assert "İ" not in said
    assert said


def test_greek_ends_as_it_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["filter", "--language", "el"]) == 0
    words = capsys.readouterr().out.split()
    assert any(word.endswith("ς") for word in words)
    assert not any(word.endswith("σ") for word in words)
    assert main(["letters", "--language", "el"]) == 0
    assert "ς" not in capsys.readouterr().out


def test_a_sample_of_more_than_there_is_says_what_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = tmp_path / "answers.txt"
    answers.write_text("crane\nmoist\n")
    play = ["simulate", "--strategy", "entropy", "--answers", str(answers), "--sample", "9"]
    assert main(play) == 0
    assert "# there are only 2 answers, all played" in capsys.readouterr().err


def test_what_is_no_number_and_no_alphabet_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong, said in (
        (["simulate", "--strategy", "best", "--seed", "x"], "--seed: 'x' is not a whole number"),
        (["filter", "--alphabet", "ABC"], "--alphabet: letters: small letters"),
    ):
        with pytest.raises(SystemExit, match="2"):
            main(wrong)
        assert said in capsys.readouterr().err


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out.startswith("tilemate ")


def test_an_example_says_which_opener_is_no_word() -> None:
    example = [sys.executable, "docs/examples/openers.py", "zzzzz", "slate"]
    done = subprocess.run(example, capture_output=True, text=True, check=True)
    _, wrong, right = done.stdout.splitlines()
    assert wrong == "zzzzz: 'zzzzz' is not an allowed guess"
    assert right.startswith("slate")
