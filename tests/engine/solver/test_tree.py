"""Decision trees do what they say, in memory and at rest."""

from __future__ import annotations

import gzip
import tracemalloc
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import BadArgument, Feedback, Hard, Turn, Word, from_words, load, score, violation
from engine.errors import WrongLength
from engine.solver import Words, tree
from engine.solver.grow import Grower, Grown
from engine.solver.limit import Limit
from engine.solver.node import NEVER
from engine.solver.search import Search
from engine.solver.tree import Branch, Spoiled, Tree
from tests.engine.solver import classic
from tests.engine.solver.brute import Brute

ENGLISH = load("en", 5).answers[::16]
SMALL: list[Branch] = [
    (0, None, Word("crane")),
    (1, Feedback.parse("00000"), Word("moist")),
    (2, Feedback.parse("02000"), Word("jolly")),
    (1, Feedback.parse("20000"), Word("could")),
]
ROOT, MOIST, JOLLY, COULD = SMALL


def grown(vocabulary: Words, opener: str, hard: bool = False) -> Grown:
    search = Search(vocabulary, hard=hard)
    every = np.arange(len(vocabulary))
    root = search.make_node(every[vocabulary.is_answer], every)
    return Grower(search).grow(root, Word(opener))


def of(words: Sequence[Word]) -> Words:
    return Words.of(from_words(words, words))


def replayed(path: Path, answers: Sequence[Word], hard: bool) -> Counter[int]:
    """Play the lines of a tree's file by the rules alone; games by number of guesses."""
    lines = gzip.decompress(path.read_bytes()).decode().split("\n")
    plan: dict[tuple[str, ...], Word] = {}
    way: list[str] = []
    for line in lines:
        said, _, guess = line.lstrip(" ").rpartition(" ")
        del way[max(0, len(line) - len(line.lstrip(" ")) - 1 if said else 0) :]
        way += [said] if said else []
        plan[tuple(way)] = Word(guess)
    return Counter(len(_game(plan, answer, hard)) for answer in answers)


def _game(plan: dict[tuple[str, ...], Word], answer: Word, hard: bool) -> list[Turn]:
    turns: list[Turn] = []
    while not turns or turns[-1].guess != answer:
        guess = plan[tuple(str(turn.feedback) for turn in turns)]
        assert not (hard and violation(turns, guess))
        turns.append(Turn(guess, score(guess, answer)))
    return turns


@pytest.mark.parametrize("marks", ["1", "10", "0000", "0000000000"])
def test_feedback_of_another_length_is_no_way_through_a_tree(marks: str) -> None:
    with pytest.raises(WrongLength):
        Tree.of(SMALL).find_guess([Turn(Word("crane"), Feedback.parse(marks))])


@pytest.mark.parametrize("turns", [None, "crane", [("crane", "00000")]])
def test_what_is_no_list_of_turns_is_named(turns: Any) -> None:
    with pytest.raises(BadArgument, match=r"^turns: "):
        Tree.of(SMALL).find_guess(turns)


def total(games: Counter[int]) -> int:
    return sum(guesses * count for guesses, count in games.items())


@pytest.mark.parametrize("hard", [False, True], ids=["normal", "hard"])
def test_a_tree_plays_from_its_file_what_was_promised(tmp_path: Path, hard: bool) -> None:
    made = grown(of(ENGLISH), ENGLISH[0], hard)
    tree.save(made.branches, tmp_path / "a.tree")
    games = replayed(tmp_path / "a.tree", ENGLISH, hard)
    assert total(games) == made.bound
    found = tree.verify(tree.load(tmp_path / "a.tree"), ENGLISH, Hard.HARD if hard else Hard.OFF)
    assert found == games


@settings(max_examples=40, deadline=None)
@given(st.lists(st.text("abcd", min_size=4, max_size=4), min_size=1, max_size=9, unique=True))
def test_a_tree_is_the_best_there_is(drawn: list[str]) -> None:
    words = [Word(word) for word in drawn]
    made = grown(of(words), words[0])
    games = tree.verify(Tree.of(made.branches), words)
    brute = Brute(words, dict.fromkeys(words, 1))
    assert total(Counter(games)) == made.bound == brute.with_guess(words[0], frozenset(words), 6)


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.text("abc", min_size=4, max_size=4), min_size=1, max_size=8, unique=True),
    st.booleans(),
)
def test_the_worst_case_is_the_least_limit_that_can_be_kept(drawn: list[str], hard: bool) -> None:
    words = [Word(word) for word in drawn]
    search = Search(of(words), hard=hard)
    every = np.arange(len(words))
    found = Grower(search).find_worst(search.make_node(every, every), words[0])
    brute, hidden = Brute(words, dict.fromkeys(words, 1), hard), frozenset(words)
    kept = [brute.with_guess(words[0], hidden, limit) < NEVER for limit in range(1, 6)]
    assert found == (kept.index(True) + 1 if any(kept) else 6, True)


def test_where_a_narrow_search_loses_words_a_wider_one_saves_them() -> None:
    trap = ["latch", "hatch", "match", "catch", "batch"]
    words = Words.read([*trap, "chomp", "phlox", "dizzy"], answers=trap)
    search = Search(words)
    root = search.make_node(np.flatnonzero(words.is_answer), np.arange(len(words)))
    made = Grower(search, 5, Limit(nodes=1), width=1).grow(root, Word("dizzy"))
    games = tree.verify(Tree.of(made.branches), words.answers)
    assert max(games) == 5


def test_a_tree_at_rest_is_the_same_tree_and_the_same_bytes(tmp_path: Path) -> None:
    content = tree.save(SMALL, tmp_path / "a.tree")
    read = tree.load(tmp_path / "a.tree")
    assert tree.save(SMALL, tmp_path / "b.tree") == content == (tmp_path / "b.tree").read_bytes()
    assert read.guesses == ("crane", "moist", "jolly", "could")
    assert read.opener == "crane"


def test_a_tree_knows_what_follows_its_own_guesses_and_nothing_else() -> None:
    small = Tree.of(SMALL)
    rows = [Turn(ROOT[2], Feedback.parse("00000")), Turn(MOIST[2], Feedback.parse("02000"))]
    assert [small.find_guess(rows[:played]) for played in range(3)] == ["crane", "moist", "jolly"]
    assert small.find_guess([Turn(Word("crane"), Feedback.parse("20000"))]) == "could"
    assert small.find_guess([Turn(Word("crane"), Feedback.parse("02000"))]) is None
    assert small.find_guess([Turn(Word("moist"), Feedback.parse("00000"))]) is None
    assert small.find_guess([*rows, Turn(Word("jolly"), Feedback.parse("00000"))]) is None


def test_a_damaged_file_is_refused_or_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "a.tree"
    content = tree.save(SMALL, path)
    cut = [content[:at] for at in range(len(content))]
    for damaged in [*cut, *_flipped(content)]:
        path.write_bytes(damaged)
        with suppress(Spoiled):
            assert tree.load(path).guesses == ("crane", "moist", "jolly", "could")


def _flipped(content: bytes) -> Iterator[bytes]:
    for at, bit in product(range(len(content)), range(8)):
        yield content[:at] + bytes([content[at] ^ 1 << bit]) + content[at + 1 :]


@pytest.mark.parametrize(
    "branches",
    [
        [],
        [MOIST],
        [ROOT, ROOT],
        [ROOT, JOLLY],
        [(0, None, Word(""))],
        [ROOT, MOIST, MOIST],
        [ROOT, (1, Feedback.parse("0000"), Word("moist"))],
        [ROOT, (1, Feedback.parse("00000"), Word("mist"))],
    ],
)
def test_branches_that_are_no_tree_are_refused(branches: list[Branch]) -> None:
    with pytest.raises(Spoiled):
        Tree.of(branches)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Spoiled, match=r"none\.tree"):
        tree.load(tmp_path / "none.tree")


def test_a_tree_that_loses_an_answer_is_refused() -> None:
    assert tree.verify(Tree.of(SMALL), [JOLLY[2], COULD[2]]) == {2: 1, 3: 1}
    with pytest.raises(Spoiled, match="does not find 'cloud'"):
        tree.verify(Tree.of(SMALL), [Word("cloud")])


def test_a_tree_that_ignores_a_clue_is_refused_in_hard_mode_alone() -> None:
    told = score(Word("moist"), Word("could"))
    loose = Tree.of([ROOT, (1, score(ROOT[2], COULD[2]), MOIST[2]), (2, told, COULD[2])])
    assert tree.verify(loose, [COULD[2]]) == {3: 1}
    with pytest.raises(Spoiled, match="breaks hard mode: letter 1 must be 'c'"):
        tree.verify(loose, [COULD[2]], Hard.HARD)


def test_a_tree_is_small_enough_for_a_bot(tmp_path: Path) -> None:
    branches = grown(of(ENGLISH), ENGLISH[0]).branches
    content = tree.save(branches, tmp_path / "a.tree")
    tracemalloc.start()
    kept = tree.load(tmp_path / "a.tree")
    memory, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(kept.guesses) == len(branches)
    assert memory < 250 * len(branches)
    assert len(content) < 12 * len(branches)


@classic.needs_lists
@pytest.mark.parametrize(
    ("lists", "opener", "hard", "least"),
    [
        (("original_guesses", "original_answers"), "salet", False, 7920),
        pytest.param(
            *(("original_guesses", "original_answers"), "salet", True, 8122),
            marks=pytest.mark.slow,
        ),
        pytest.param(
            *(("nyt_20220830_guesses", "nyt_20220830_answers"), "tarse", False, 7883),
            marks=pytest.mark.slow,
        ),
    ],
)
def test_the_known_optimum_is_reached_and_no_game_lost(
    tmp_path: Path, lists: tuple[str, str], opener: str, hard: bool, least: int
) -> None:
    made = grown(classic.vocabulary(*lists), opener, hard)
    tree.save(made.branches, tmp_path / "a.tree")
    games = replayed(tmp_path / "a.tree", classic.words(lists[1]), hard)
    assert total(games) == made.bound == least
    assert max(games) <= 6


def test_a_tree_is_held_to_its_words_its_limit_and_its_answers() -> None:
    answers = [JOLLY[2], COULD[2]]
    words = Words.read(answers)
    assert tree.verify(Tree.of(SMALL), answers, limit=3) == {2: 1, 3: 1}
    with pytest.raises(Spoiled, match="within 2 guesses"):
        tree.verify(Tree.of(SMALL), answers, limit=2)
    with pytest.raises(Spoiled, match="is not an allowed guess"):
        tree.verify(Tree.of(SMALL), answers, words=words)
    with pytest.raises(Spoiled, match="to which no answer leads"):
        tree.verify(Tree.of(SMALL), answers[:1])


def test_a_tree_that_repeats_a_guess_is_refused() -> None:
    chess, moist = Word("chess"), Word("moist")
    shown = score(chess, moist)
    branches = [(0, None, chess), (1, shown, chess), (2, shown, moist)]
    with pytest.raises(Spoiled, match="'chess' is guessed twice"):
        tree.verify(Tree.of(branches), [moist])
