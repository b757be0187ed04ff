"""The laboratory on the command line."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine import Turn, score, violation
from engine.__main__ import main
from engine.commands.progress import Bar
from engine.lexicon import read_words
from engine.solver.tree import Tree, load, save
from engine.words import Word

ANSWERS = ["cable", "cache", "chess", "cress", "fable", "gable", "moist", "sable", "swiss", "table"]
ALLOWED = ["bumps", "caves", "frogs", "moths"]
TRAP = ["batch", "catch", "hatch", "latch", "match", "patch"]

slow = pytest.mark.slow
needs_lists = pytest.mark.skipif(
    "TILEMATE_LISTS" not in os.environ, reason="TILEMATE_LISTS names no folder of classic lists"
)


@pytest.fixture
def lists(tmp_path: Path) -> list[str]:
    """The options that name two small lists."""
    return [
        "--answers",
        written(tmp_path / "answers.txt", ANSWERS),
        "--allowed",
        written(tmp_path / "allowed.txt", ALLOWED),
    ]


def written(path: Path, words: list[str]) -> str:
    path.write_text("\n".join(words) + "\n")
    return str(path)


def figures(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out)


def test_simulate_draws_bars_of_every_answer(
    lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--strategy", "entropy", *lists]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    assert lines[0] == "entropy, 10 answers, normal mode"
    bars = [line for line in lines if "%" in line and line.lstrip()[0].isdigit()]
    assert sum(int(bar.split()[-2]) for bar in bars) == len(ANSWERS)
    assert any(line.startswith("worst: ") for line in lines)


def test_simulate_says_the_same_in_json(
    lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    main(["simulate", "--strategy", "most-parts", "--limit", "2", "--json", *lists])
    said = figures(capsys)
    assert sum(said["distribution"].values()) == said["answers"] == len(ANSWERS)
    assert said["mean"] == said["total"] / len(ANSWERS)
    late = sum(games for guesses, games in said["distribution"].items() if int(guesses) > 2)
    assert len(said["lost"]) == late
    assert said["won"] == pytest.approx(1 - late / len(ANSWERS))


def test_a_foreign_list_is_hidden_from_a_solver_that_knows_ours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden = written(tmp_path / "hidden.txt", ["crane", "zzzzz"])
    main(["simulate", "--strategy", "entropy", "--answers", hidden, "--length", "5", "--json"])
    said = figures(capsys)
    assert said["lost"] == ["zzzzz"]
    assert said["worst"][0] == ["zzzzz", None]
    assert said["distribution"].keys().isdisjoint({"1"})


def test_where_nothing_is_found_there_is_no_mean(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden = written(tmp_path / "hidden.txt", ["zzzz"])
    simulate = ["simulate", "--strategy", "entropy", "--answers", hidden, "--length", "4"]
    main([*simulate, "--json"])
    assert figures(capsys)["mean"] is None
    assert main(simulate) == 0


def test_a_plot_is_a_png(lists: list[str], tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image", reason="no Pillow to draw with")
    path = tmp_path / "plot.png"
    assert main(["simulate", "--strategy", "entropy", "--plot", str(path), *lists]) == 0
    with image.open(path) as drawn:
        assert drawn.format == "PNG"
        assert drawn.width == 800


def test_the_engine_needs_no_pillow_until_it_draws(lists: list[str], tmp_path: Path) -> None:
    alone = "import sys; sys.modules['PIL'] = None; from engine.__main__ import main; "
    simulate = f"sys.exit(main(['simulate', '--strategy', 'entropy', *{lists!r}, *{{plot!r}}]))"
    command = [sys.executable, "-c", alone + simulate.format(plot=[])]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    command[-1] = alone + simulate.format(plot=["--plot", str(tmp_path / "plot.png")])
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "engine: --plot needs Pillow: pip install pillow\n"


def test_compare_puts_strategies_side_by_side(
    lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", "minimax", "letter-frequency", "--hard", *lists]) == 0
    title, head, *rows = capsys.readouterr().out.splitlines()
    assert title == "10 answers, hard mode, 6 guesses"
    assert head.split() == ["strategy", "total", "mean", "max", "lost", "seconds"]
    assert [row.split()[0] for row in rows] == ["minimax", "letter-frequency"]
    assert all(len(row) == len(head) for row in rows)
    for row in rows:
        _, total, mean, *_ = row.split()
        assert float(mean) == int(total) / len(ANSWERS)


def test_compare_plays_every_strategy_unless_some_are_named(
    lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    main(["compare", "--json", *lists])
    said = figures(capsys)
    assert {"best", "entropy", "sound-letter-rank"} <= {row["strategy"] for row in said}
    best = next(row for row in said if row["strategy"] == "best")
    assert best["total"] == min(row["total"] for row in said)


@pytest.mark.parametrize("hard", [[], ["--hard"]])
def test_a_tree_is_grown_proven_saved_and_verified(
    hard: list[str], lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "my.tree")
    assert main(["tree", "--opener", "caves", "--out", path, *hard, *lists]) == 0
    grown = capsys.readouterr()
    assert grown.err == ""
    assert "proven: no tree with this opener needs fewer" in grown.out
    assert main(["verify", path, *hard, *lists]) == 0
    verified = capsys.readouterr().out
    # both say the same of it; only `tree` adds how it was found
    assert grown.out.startswith(verified)
    assert ", 0 lost" in verified


def test_without_time_the_gap_is_told(
    lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    opener = ["--opener", "frogs", "--budget", "0", "--limit", "9"]
    assert main(["tree", *opener, "--out", str(tmp_path / "my.tree"), *lists]) == 0
    assert "gap" in capsys.readouterr().out


def test_a_limit_that_cannot_be_kept_loses_as_few_as_can_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trap = written(tmp_path / "trap.txt", TRAP)
    tree = ["tree", "--opener", "batch", "--hard", "--limit", "4", "--answers", trap]
    assert main([*tree, "--out", str(tmp_path / "my.tree")]) == 0
    assert "at most 6 guesses, 2 lost" in capsys.readouterr().out


def test_a_tree_that_misses_an_answer_is_refused(
    lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.tree"
    save([(0, None, Word("caves"))], path)
    assert main(["verify", str(path), *lists]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "engine: the tree does not find 'cable'\n"


def test_a_tree_that_breaks_hard_mode_is_refused_in_hard_mode_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "my.tree")
    lists = ["--answers", written(tmp_path / "trap.txt", TRAP)]
    lists += ["--allowed", written(tmp_path / "way-out.txt", ["clump"])]
    main(["tree", "--opener", "batch", "--out", path, *lists])
    assert main(["verify", path, *lists]) == 0
    capsys.readouterr()
    assert main(["verify", path, "--hard", *lists]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("engine: on the way to 'catch' 'clump' breaks hard mode")


def test_a_tree_of_unknown_words_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.tree"
    save([(0, None, Word("qqqqq"))], path)
    assert main(["verify", str(path)]) == 1
    assert capsys.readouterr().err == "engine: 'qqqqq' is not an allowed guess\n"


@pytest.mark.parametrize("cut", [0, 20])
def test_a_spoiled_tree_is_refused_with_one_line(
    cut: int, lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.tree"
    main(["tree", "--opener", "caves", "--out", str(path), *lists])
    path.write_bytes(path.read_bytes()[:cut])
    capsys.readouterr()
    assert main(["verify", str(path), *lists]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("engine: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--strategy", "magic"],
        ["simulate", "--strategy", "entropy", "--answers", "/no/such/file", "--length", "5"],
        ["simulate", "--strategy", "entropy", "--length", "4", "--plot", "/no/such/folder/a.png"],
        ["compare", "magic"],
        ["compare", "--length", "99"],
        ["tree", "--opener", "qqqqq", "--out", "my.tree"],
        ["tree", "--opener", "cave", "--out", "my.tree"],
        ["tree", "--opener", "slate", "--out", "/no/such/folder/my.tree"],
        ["verify", "/no/such/file"],
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


@pytest.mark.parametrize("command", ["simulate", "compare", "tree", "verify"])
def test_every_command_teaches(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([command, "--help"])
    assert left.value.code == 0
    assert f"python -m engine {command}" in capsys.readouterr().out


def test_a_limit_is_a_number_from_one_up(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["compare", "--limit", "0"])
    assert left.value.code == 2
    assert "'0' is not a number from 1 up" in capsys.readouterr().err


def test_a_terminal_shows_a_bar_and_wipes_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with Bar("entropy", 2_000) as bar:
        bar.advance(500)
    shown = capsys.readouterr().err
    assert "entropy [########......................] 500/2,000" in shown
    assert shown.endswith("\r\x1b[K")


def test_a_pipe_shows_no_bar(capsys: pytest.CaptureFixture[str]) -> None:
    with Bar("entropy", 2_000) as bar:
        bar.advance(500)
    assert capsys.readouterr().err == ""


@slow
@needs_lists
@pytest.mark.parametrize(
    ("opener", "mode", "total", "answers"),
    [
        ("salet", "off", 7920, "original"),
        ("salet", "hard", 8122, "original"),
        ("tarse", "off", 7883, "nyt_20220830"),
    ],
)
def test_the_known_best_trees_are_found_and_hold(
    opener: str, mode: str, total: int, answers: str, tmp_path: Path
) -> None:
    path, hard = tmp_path / "my.tree", ["--hard"] if mode == "hard" else []
    folder = Path(os.environ["TILEMATE_LISTS"])
    files = folder / f"{answers}_answers.txt", folder / f"{answers}_guesses.txt"
    lists = [f"--answers={files[0]}", f"--allowed={files[1]}"]
    assert main(["tree", "--opener", opener, "--out", str(path), *hard, *lists]) == 0
    assert main(["verify", str(path), *hard, *lists]) == 0
    hidden = read_words(files[0])
    allowed = {*hidden, *read_words(files[1])}
    tree = load(path)
    games = [replayed(tree, answer, bool(hard)) for answer in hidden]
    assert sum(map(len, games)) == total
    assert max(map(len, games)) <= 6
    assert all(turn.guess in allowed for game in games for turn in game)


def replayed(tree: Tree, answer: Word, hard: bool) -> list[Turn]:
    """A game by the scalar rules alone."""
    turns: list[Turn] = []
    while not turns or turns[-1].guess != answer:
        guess = tree.after(turns)
        assert guess is not None
        assert not (hard and violation(turns, guess))
        turns.append(Turn(guess, score(guess, answer)))
    return turns
