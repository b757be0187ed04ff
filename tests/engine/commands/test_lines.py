"""What the commands print where a part of what was asked is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import Feedback, Word
from engine.__main__ import main
from engine.solver.tree import save
from tests.engine.commands.lists import small


def test_an_unknown_opener_leaves_the_others_their_lines(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["openers", "audio", "zzzzz", "slate", "xyzzy"]) == 2
    out, err = capsys.readouterr()
    assert [line.split()[1] for line in out.splitlines()] == ["audio", "slate"]
    unknown = ("'zzzzz' is not an allowed guess", "'xyzzy' is not an allowed guess")
    assert err == "".join(f"engine: {one}\n" for one in unknown)
    assert main(["openers", "zzzzz", "--json"]) == 2
    assert json.loads(capsys.readouterr().out) == []


def test_puzzles_on_several_boards_are_called_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["simulate", "--strategy", "entropy", "--sample", "3", *small(tmp_path)]
    assert main(asked) == 0
    assert capsys.readouterr().out.startswith("entropy, 3 answers, normal mode\n")
    assert main([*asked, "--boards", "2"]) == 0
    assert capsys.readouterr().out.startswith("entropy, 3 puzzles on 2 boards, normal mode\n")


def test_clues_on_both_sides_of_an_option_are_explained(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for given, said in (("mulct=01100", True), ("--foo", False)):
        with pytest.raises(SystemExit, match="2"):
            main(["suggest", "raise=00000", "--hard", given])
        err = capsys.readouterr().err
        assert ("name all words in a row, before or after the options" in err) is said
        assert f"unrecognized arguments: {given}" in err


@pytest.mark.parametrize(
    ("guess", "said"),
    [
        ("CHESS", "line 1 of the tree holds 'CHESS', which is no word"),
        ("che\0s", "line 1 of the tree holds 'che\\x00s', which is no word"),
        ("chess", "the tree does not find "),
    ],
)
def test_what_is_wrong_with_a_tree_names_its_file(
    guess: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.tree"
    save([(0, None, Word(guess)), (1, Feedback.parse("00000"), Word("moist"))], path)
    answers = small(tmp_path)[:2]
    assert main(["verify", str(path), *answers]) == 1
    assert capsys.readouterr().err.startswith(f"engine: {path}: {said}")
