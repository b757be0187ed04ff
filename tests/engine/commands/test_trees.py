"""Decision trees grown and verified on the command line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine import Feedback, Turn, Word, score, violation
from engine.__main__ import main
from engine.solver.tree import Tree, load, save
from engine.wordlists import read_list
from tests.engine.commands.lists import small, written
from tests.engine.solver.classic import needs_lists

TRAP = ["batch", "catch", "hatch", "latch", "match", "patch"]


@pytest.fixture
def lists(tmp_path: Path) -> list[str]:
    return small(tmp_path)


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


def test_where_the_search_ends_early_the_gap_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "my.tree")
    assert main(["tree", "--opener", "slate", "--nodes", "1", "--out", out]) == 0
    assert "gap" in capsys.readouterr().out


def test_the_worst_case_is_as_good_as_can_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lists = ["--answers", written(tmp_path / "trap.txt", TRAP)]
    lists += ["--allowed", written(tmp_path / "way-out.txt", ["clomb", "hempy", "natch"])]
    tree = ["tree", "--opener", "natch", "--minimise", "worst", *lists]
    assert main([*tree, "--out", str(tmp_path / "my.tree")]) == 0
    said = capsys.readouterr().out
    assert "at most 4 guesses, 0 lost" in said
    assert "proven: 3 guesses are too few for some word" in said
    assert main([*tree, "--hard", "--limit", "5", "--out", str(tmp_path / "hard.tree")]) == 0
    assert "at most 7 guesses, 2 lost" in capsys.readouterr().out


@pytest.mark.parametrize("hard", [[], ["--hard"]])
@pytest.mark.parametrize("sprint", [2, 3])
def test_no_play_wins_more_games_within_so_many_guesses(
    sprint: int, hard: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [*TRAP, "clomb", "hempy", "natch", "plumb", "champ"]
    lists = ["--answers", written(tmp_path / "trap.txt", [*TRAP, "champ"])]
    lists += ["--allowed", written(tmp_path / "all.txt", words)]
    tree = ["tree", "--opener", "natch", "--minimise", f"within:{sprint}", *hard, *lists]
    assert main([*tree, "--out", str(tmp_path / "my.tree")]) == 0

    def most(left: list[str], turns: tuple[Turn, ...], guesses: int) -> int:
        if not guesses or not left:
            return 0
        legal = [Word(w) for w in words if not hard or not violation(turns, Word(w))]
        return max(_most_after(guess, left, turns, guesses) for guess in legal)

    def _most_after(guess: Word, left: list[str], turns: tuple[Turn, ...], guesses: int) -> int:
        parts: dict[Feedback, list[str]] = {}
        for word in left:
            parts.setdefault(score(guess, Word(word)), []).append(word)
        return sum(
            1 if seen.all_correct else most(part, (*turns, Turn(guess, seen)), guesses - 1)
            for seen, part in parts.items()
        )

    won = _most_after(Word("natch"), [*TRAP, "champ"], (), sprint)
    assert f"{won} of 7 within {sprint}" in capsys.readouterr().out


@needs_lists
def test_as_many_classic_games_are_won_within_three_guesses_as_is_published(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = Path(os.environ["TILEMATE_LISTS"])
    lists = ["--answers", str(folder / "original_answers.txt")]
    lists += ["--allowed", str(folder / "original_guesses.txt")]
    tree = ["tree", "--opener", "trace", "--minimise", "within:3", "--nodes", "1", *lists]
    assert main([*tree, "--out", str(tmp_path / "my.tree")]) == 0
    assert "1,388 of 2,315 within 3" in capsys.readouterr().out


def test_an_opener_is_read_by_the_alphabet_of_its_list(tmp_path: Path) -> None:
    lists = ["--answers", written(tmp_path / "words.txt", ["größe", "grüße"])]
    out = ["--out", str(tmp_path / "my.tree")]
    assert main(["tree", "--opener", "GRÖSSE", *out, *lists]) == 2
    assert main(["tree", "--opener", "Größe", *out, *lists]) == 0


def test_a_limit_that_cannot_be_kept_loses_as_few_as_can_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    trap = written(tmp_path / "trap.txt", TRAP)
    tree = ["tree", "--opener", "batch", "--hard", "--limit", "4", "--answers", trap]
    assert main([*tree, "--out", str(tmp_path / "my.tree")]) == 0
    assert "at most 6 guesses, 2 lost" in capsys.readouterr().out


def test_a_tree_that_loses_words_is_not_called_proven(
    lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "my.tree")
    assert main(["tree", "--opener", "caves", "--limit", "1", "--out", out, *lists]) == 0
    said = capsys.readouterr().out
    assert "10 lost" in said
    assert "; not proven: that none loses fewer words" in said
    assert "proven: no tree" not in said


def test_a_tree_that_misses_an_answer_is_refused(
    lists: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.tree"
    save([(0, None, Word("caves"))], path)
    assert main(["verify", str(path), *lists]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == f"engine: {path}: the tree does not find 'cable'\n"


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
    assert said.err.startswith(f"engine: {path}: on the way to 'catch' 'clump' breaks hard mode")


def test_a_tree_of_unknown_words_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.tree"
    save([(0, None, Word("qqqqq"))], path)
    assert main(["verify", str(path)]) == 1
    assert capsys.readouterr().err == f"engine: {path}: 'qqqqq' is not an allowed guess\n"


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


@pytest.mark.slow
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
    hidden = read_list(files[0])
    allowed = {*hidden, *read_list(files[1])}
    tree = load(path)
    games = [replayed(tree, answer, bool(hard)) for answer in hidden]
    assert sum(map(len, games)) == total
    assert max(map(len, games)) <= 6
    assert all(turn.guess in allowed for game in games for turn in game)


def replayed(tree: Tree, answer: Word, hard: bool) -> list[Turn]:
    """A game by the scalar rules alone."""
    turns: list[Turn] = []
    while not turns or turns[-1].guess != answer:
        guess = tree.find_guess(turns)
        assert guess is not None
        assert not (hard and violation(turns, guess))
        turns.append(Turn(guess, score(guess, answer)))
    return turns
