"""The command line others script."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.commands import progress


def test_score_prints_digits_and_tiles(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "caves", "chess"]) == 0
    assert capsys.readouterr().out == "20012 🟩⬛⬛🟨🟩\n"


def test_filter_prints_candidates_one_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["filter", "caves=20012"]) == 0
    assert capsys.readouterr().out == "chess\ncress\n"


@pytest.mark.parametrize("text", ["caves", "caves=", "=20012"])
def test_a_clue_without_its_guess_or_feedback_is_explained(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["filter", text]) == 2
    assert "write GUESS=FEEDBACK, such as caves=20012" in capsys.readouterr().err


def test_filter_without_a_clue_prints_every_answer(capsys: pytest.CaptureFixture[str]) -> None:
    main(["filter", "--length", "4"])
    answers = capsys.readouterr().out.split()
    main(["filter", "--length", "4", "--all"])
    everything = capsys.readouterr().out.split()
    assert everything[: len(answers)] == answers
    assert len(everything) > len(answers)


def test_filter_reads_lists_from_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "answers").write_text("chess\nmoist\n")
    (tmp_path / "allowed").write_text("clefs\n")
    lists = ["--answers", str(tmp_path / "answers"), "--allowed", str(tmp_path / "allowed")]
    main(["filter", "caves=20012", *lists])
    assert capsys.readouterr().out == "chess\n"
    main(["filter", "caves=20012", "--all", *lists])
    assert capsys.readouterr().out == "chess\nclefs\n"


def test_suggest_ranks_and_json_says_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    main(["suggest", "raise=00000", "--top", "2"])
    first = capsys.readouterr().out.splitlines()
    assert len(first) == 2
    assert first[0].split() == ["mulct", "6.671", "left", "5.216", "bits", "candidate,", "rare"]
    main(["suggest", "raise=00000", "--top", "2", "--json"])
    said = json.loads(capsys.readouterr().out)
    assert said["guesses"][0]["guess"] == "mulct"
    assert said["likely"] == 181


def test_suggest_explains_a_contradiction(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["suggest", "raise=00000", "crane=02000"]) == 1
    assert "row 2 may read 00000" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["score", "caves", "ches"],
        ["score", "cav3s", "chess"],
        ["score", "", ""],
        ["filter", "caves"],
        ["filter", "="],
        ["filter", "caves="],
        ["filter", "caves=2001"],
        ["filter", "caves=2001q"],
        ["filter", "--length", "99"],
        ["filter", "--answers", "/no/such/file"],
        ["filter", "--answers", "/"],
        ["filter", "--answers", __file__],
        ["suggest", "--strategy", "magic"],
    ],
)
def test_bad_input_is_one_line_and_status_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("engine: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dissolve"],
        ["filter", "--length", "0"],
        ["filter", "--length", "-5"],
        ["score", "caves"],
        ["filter", "--length", "x"],
        ["suggest", "--top", "0"],
        ["suggest", "--nonsense"],
    ],
)
def test_misuse_is_one_line_that_says_where_help_is(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("engine: ")
    assert said.endswith("--help\n")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "content",
    [
        b"\xff\xfe\x00binary",
        b"",
        b"caves\nfour\n",
        b"caves 20\n",
        b"ca7es\n",
        b"abcdefghijkl\n",
    ],
)
@pytest.mark.parametrize("option", ["--answers", "--allowed"])
def test_a_file_that_is_no_word_list_is_named(
    content: bytes, option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list"
    path.write_bytes(content)
    assert main(["filter", option, str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"engine: {path}: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "clue", "left"),
    [
        ("\ufeffcaves\r\nCHESS\r\n", "CAVES=20012", "chess"),
        ("дома\nдоми\n", "доми=2220", "дома"),
        ("can\u0303on\ncanon\n", "cañon=22222", "cañon"),
    ],
)
def test_a_file_may_use_any_alphabet(
    words: str, clue: str, left: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list"
    path.write_text(words, "utf-8")
    assert main(["filter", clue, "--answers", str(path)]) == 0
    assert capsys.readouterr().out == f"{left}\n"


def test_a_solved_puzzle_needs_no_guess(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["suggest", "raise=00000", "bunch=22222"]) == 0
    assert capsys.readouterr().out == "# solved: nothing is left to guess\n"


def test_tiles_are_printed_whatever_the_platform_encodes_files_in() -> None:
    command = [sys.executable, "-m", "engine", "score", "added", "dread"]
    environment = {**os.environ, "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(command, capture_output=True, env=environment, check=True)
    assert done.stdout.decode() == "11012 🟨🟨⬛🟨🟩\n"


def test_help_teaches_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--help"])
    assert left.value.code == 0
    assert "python -m engine filter caves=20012" in capsys.readouterr().out


def test_it_runs_as_a_module() -> None:
    command = [sys.executable, "-m", "engine", "score", "added", "dread"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "11012 🟨🟨⬛🟨🟩\n"


def test_files_of_another_length_than_asked_for_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list"
    path.write_text("caves\n")
    assert main(["filter", "--length", "4", "--answers", str(path)]) == 2
    assert capsys.readouterr().err == f"engine: {path}: no words of 4 letters\n"


def test_one_length_is_read_out_of_a_mixed_dictionary_in_its_own_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "dictionary"
    path.write_bytes(b"\xef\xbb\xbfA\r\nMoths\r\nO'Brien\r\nCAVES\r\ncaves\r\n# no\r\nfour\r\n")
    dictionary = ["--allowed", str(path), "--length", "5"]
    main(["filter", *dictionary])
    assert capsys.readouterr().out == "caves\nmoths\n"
    main(["filter", *dictionary, "--keep-order"])
    assert capsys.readouterr().out == "moths\ncaves\n"


@pytest.mark.parametrize(
    ("letters", "shown"), [([], "naïve\n"), (["--alphabet", "aeinv"], "naive\n")]
)
def test_accents_stay_unless_an_alphabet_folds_them(
    letters: list[str], shown: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list"
    path.write_text("naïve\n", "utf-8")
    main(["filter", "--answers", str(path), *letters])
    assert capsys.readouterr().out == shown


@pytest.mark.parametrize(
    ("guess", "answer"), [("größe", "größe"), ("λόγος", "ΛΌΓΟΣ"), ("слово", "СЛОВО")]
)
def test_any_alphabet_is_scored(
    guess: str, answer: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", guess, answer]) == 0
    assert capsys.readouterr().out.startswith("22222 ")


def test_a_puzzle_no_likely_answer_fits_is_filtered_over_every_allowed_word(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["filter", "slate=20000", "hissy=02222"]) == 0
    said = capsys.readouterr()
    assert said.out == "sissy\n"
    assert said.err == "" or "no likely answer fits" in said.err


def test_clues_that_contradict_each_other_exit_with_1(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["filter", "raise=00000", "rails=20000"]) == 1
    assert capsys.readouterr().out == ""


def test_a_system_of_an_article_says_what_it_thinks_of_each_guess(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["suggest", "raise=00000", "--strategy", "distinct-letters", "--top", "1"])
    assert capsys.readouterr().out.split()[-1] == "5"


def test_the_letters_of_the_answers_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list"
    path.write_text("abba\nabcd\n")
    main(["letters", "--answers", str(path)])
    assert capsys.readouterr().out.splitlines()[0].split()[:7] == [
        "a",
        "3",
        "2",
        "0",
        "0",
        "1",
        "100.0%",
    ]


def test_one_can_talk_to_the_solver(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = ["slate 20000", "nonsense", "hissy 00000", "undo", "hissy 02222", "22222"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(rows)))
    assert main(["solve", "--strategy", "entropy"]) == 0
    said = capsys.readouterr().out
    assert "no word fits" in said
    assert "sissy" in said
    assert "# solved" in said


@pytest.mark.parametrize("rows", [["crane=00000", "crane=22222"], ["zzzzz=22222"]])
def test_an_answer_that_cannot_be_is_no_solution(
    rows: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["suggest", *rows]) == 1
    said = capsys.readouterr().out
    assert "# no word fits these clues" in said
    assert "solved" not in said
    assert main(["suggest", "crane=22222"]) == 0
    assert "# solved" in capsys.readouterr().out


def test_long_work_is_heard_of_without_a_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(progress, "_SELDOM", 0.0)
    with progress.Bar("answers", 2) as bar:
        bar.advance(1)
    assert "answers [" in capsys.readouterr().err


def test_ultra_hard_mode_suggests_only_what_fits_and_is_offered_where_it_can_be_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["suggest", "raise=00011", "--top", "30"]
    assert main(asked) == 0
    usual = capsys.readouterr().out
    assert main([*asked, "--ultra"]) == 0
    ultra = capsys.readouterr().out.splitlines()
    assert "  -" in usual
    assert all("candidate" in line for line in ultra if " left" in line)
    with pytest.raises(SystemExit):
        main(["prove", "--ultra", "--out", "never.proof"])


def test_progress_tells_what_is_done_and_how_long_the_rest_takes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [100.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    with progress.Bar("answers", 4_000) as bar:
        now[0] += 6
        bar.advance(1_000)
        now[0] += 4.9
        bar.advance(1_000)
        now[0] += 0.1
        bar.advance(1_000)
    first, second = capsys.readouterr().err.splitlines()
    assert first == f"answers [{'#' * 8}{'.' * 22}] 1,000/4,000, 6 s, up to 18 s left"
    assert second == f"answers [{'#' * 22}{'.' * 8}] 3,000/4,000, 11 s, up to 4 s left"
