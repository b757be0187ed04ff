"""The command line prints words as their language writes them, and says what it left out."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
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


def test_a_file_of_used_words_says_which_make_no_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    used = tmp_path / "used.txt"
    used.write_text("JOINT 2025-05-01\nQqqqq 2025-05-01\nmoist 2999-01-01\n")
    assert main(["filter", "moist=02202", "--used", str(used)]) == 0
    said = capsys.readouterr()
    assert said.err.splitlines() == [
        f"# {used}: not in the word list: Qqqqq",
        f"# {used}: not used before today: moist",
    ]
    used.write_text("".join(f"qqqq{letter} 2025-05-01\n" for letter in "abcdefghijklm"))
    assert main(["filter", "moist=02202", "--used", str(used)]) == 0
    assert capsys.readouterr().err.endswith("qqqqi, qqqqj and 3 more\n")


def test_one_is_no_plural_on_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers, proof, tree = (tmp_path / name for name in ("one.txt", "my.proof", "my.tree"))
    answers.write_text("crane\n")
    lists = ["--answers", str(answers)]
    for command in (
        ["simulate", "--strategy", "entropy"],
        ["simulate", "--strategy", "entropy", "--sample", "2", "--limit", "1"],
        ["compare", "entropy", "--limit", "1"],
        ["prove", "--out", str(proof)],
        ["verify", str(proof)],
        ["tree", "--opener", "crane", "--out", str(tree)],
        ["verify", str(tree)],
    ):
        assert main([*command, *lists]) == 0
    said = "".join(capsys.readouterr())
    for noun in ("answers", "guesses", "claims", "openers", "bounds"):
        assert f" 1 {noun}" not in f" {said}"
    assert "1 claim searched again, and it holds" in said
    assert "audited: 1 claim adds up; on trust: nothing" in said


def test_the_strategy_that_is_used_without_one_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    for command, usual in (("suggest", "expected-remaining"), ("solve", "best")):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        assert f"--strategy NAME ({usual}) " in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(
    ("command", "kept"),
    [
        ("prove --out {0}", "engine: stopped: {0} holds "),
        ("tree --opener slate --hard --out {0}", "engine: stopped: nothing was written"),
    ],
    ids=lambda text: text.split()[0],
)
def test_who_stops_a_search_is_told_what_is_left(command: str, kept: str, tmp_path: Path) -> None:
    path = tmp_path / "my.file"
    run = [sys.executable, "-m", "engine", *command.format(path).split()]
    with subprocess.Popen(run, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as search:
        time.sleep(4)
        search.send_signal(signal.SIGINT)
        _, said = search.communicate()
    assert search.returncode == 130
    assert kept.format(path) in said
    assert "Traceback" not in said
    assert path.exists() == ("holds" in kept)
    assert f"--resume {path}" in said or "holds" not in kept
