"""Strategies let loose on the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.commands.progress import Bar
from tests.engine.commands.lists import ANSWERS, small, written


@pytest.fixture
def lists(tmp_path: Path) -> list[str]:
    return small(tmp_path)


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
    main(["simulate", "--strategy", "entropy", "--hidden", hidden, "--json"])
    said = figures(capsys)
    assert said["lost"] == ["zzzzz"]
    assert said["worst"][0] == ["zzzzz", None]
    assert said["distribution"].keys().isdisjoint({"1"})


def test_a_word_never_found_counts_one_more_than_the_limit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hidden = written(tmp_path / "hidden.txt", ["zzzz"])
    simulate = ["simulate", "--strategy", "entropy", "--hidden", hidden, "--length", "4"]
    main([*simulate, "--json"])
    assert figures(capsys)["mean"] == 7
    assert main(simulate) == 0


def test_a_plot_is_a_png(lists: list[str], tmp_path: Path) -> None:
    image = pytest.importorskip("PIL.Image", reason="no Pillow to draw with")
    path = tmp_path / "plot.png"
    assert main(["simulate", "--strategy", "entropy", "--plot", str(path), *lists]) == 0
    with image.open(path) as drawn:
        assert drawn.format == "PNG"
        assert drawn.width == 800


def test_a_plot_says_what_it_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("PIL.Image", reason="no Pillow to draw with")
    from PIL.ImageDraw import ImageDraw

    said: list[str] = []
    draw = ImageDraw.text

    def listen(pen: ImageDraw, at: tuple[float, float], text: str, **how: Any) -> None:
        said.append(text)
        draw(pen, at, text, **how)

    monkeypatch.setattr(ImageDraw, "text", listen)
    hidden = written(tmp_path / "hidden.txt", ["zzzz"])
    play = ["simulate", "--strategy", "entropy", "--hidden", hidden, "--length", "4"]
    assert main([*play, "--plot", str(tmp_path / "plot.png")]) == 0
    assert said[:5] == ["entropy, 1 answer, normal mode", "guesses", "games", "no word", "1"]


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


MINE = """
from engine.solver import Information

cautious = Information("cautious", "", "me", cost=lambda parts: parts.worst)
lazy = "no strategy"

class Interrupted:
    name = "interrupted"

    def rank(self, position, top=10):
        raise KeyboardInterrupt

interrupted = Interrupted()
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a module with strategies of somebody's own."""
    (tmp_path / "my_strategies.py").write_text(MINE)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    return "my_strategies"


def test_a_strategy_of_ones_own_is_played(
    mine: str, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["compare", "minimax", f"{mine}:cautious", "--json", *lists]) == 0
    ours, theirs = figures(capsys)
    assert theirs["strategy"] == "cautious"
    assert theirs["total"] == pytest.approx(ours["total"], abs=1)


@pytest.mark.parametrize("name", ["lazy", "missing"])
def test_what_is_no_strategy_is_refused_in_one_line(
    name: str, mine: str, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--strategy", f"{mine}:{name}", *lists]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_interrupted_command_says_nothing_unless_some_work_was_done(
    mine: str, lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["suggest", "--strategy", f"{mine}:interrupted", *lists]) == 130
    assert capsys.readouterr() == ("", "")
    assert main(["simulate", "--strategy", f"{mine}:interrupted", *lists]) == 130
    said = "engine: stopped: interrupted had played 0 of "
    out, err = capsys.readouterr()
    assert (out, err.startswith(said), err.count("\n")) == ("", True, 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_one_line_and_status_2() -> None:
    command = [sys.executable, "-m", "engine", "score", "caves", "chess"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "engine: output: No space left on device\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--strategy", "magic"],
        ["simulate", "--strategy", "entropy", "--hidden", "/no/such/file"],
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


@pytest.mark.parametrize("wrong", ["0", "-1", "nan"])
@pytest.mark.parametrize("command", [["compare", "--limit"], ["tree", "--nodes"]])
def test_a_limit_is_a_number_from_one_up(
    command: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*command, wrong])
    assert left.value.code == 2
    assert f"{wrong!r} is not a number from 1 up" in capsys.readouterr().err


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


def test_a_sample_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    sampled = ["simulate", "--strategy", "entropy", "--sample", "5", "--json", "--opener", "raise"]
    distributions: list[object] = []
    for seed in ("1", "1"):
        main([*sampled, "--seed", seed])
        said = figures(capsys)
        distributions.append((said["answers"], said["distribution"]))
    assert distributions[0] == distributions[1]


def test_puzzles_on_several_boards_are_drawn_by_chance(
    lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    several = ["simulate", "--strategy", "entropy", "--boards", "2", "--sample", "7", "--json"]
    assert main([*several, *lists]) == 0
    said = figures(capsys)
    assert (said["answers"], said["limit"]) == (7, 7)
    assert all(len(puzzle.split()) == 2 for puzzle, _ in said["worst"])
    assert main([*several, "--boards", "99", *lists]) == 2


def test_every_answer_is_judged_and_the_hardest_comes_first(
    lists: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["difficulty", "--all", "--json", *lists]) == 0
    judged = [one["guesses"] for one in json.loads(capsys.readouterr().out)]
    assert len(judged) == len(ANSWERS)
    assert judged == sorted(judged, reverse=True)


def test_the_only_word_of_a_list_is_judged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = written(tmp_path / "one.txt", ["crane"])
    assert main(["difficulty", "crane", "--answers", alone]) == 0
    assert "easy" in capsys.readouterr().out
