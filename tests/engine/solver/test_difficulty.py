"""How hard an answer is, and the trap it stands in."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from engine import Hard, Word, from_words, load
from engine.__main__ import main
from engine.errors import NotAllowed
from engine.solver import STRATEGIES, Difficulty, Examiner, Words, difficulty, trap
from engine.solver.difficulty import MINDS, POPULAR
from engine.solver.hardness import COEFFICIENTS, MEAN, MEANS, Hardness, Trait
from engine.wordlists import read_list

VOCABULARY = Words.of(load("en", 5))
ENGLISH = Examiner(VOCABULARY)
ATCH = tuple(map(Word, ("batch", "catch", "hatch", "latch", "match", "patch", "watch")))


def judged(word: str) -> Difficulty:
    return ENGLISH.difficulty(Word(word))


@pytest.fixture(scope="module")
def classic() -> Words:
    folder = os.environ.get("TILEMATE_LISTS")
    if not folder:
        pytest.skip("TILEMATE_LISTS names no folder of classic lists")
    guesses = read_list(Path(folder) / "original_guesses.txt")
    answers = read_list(Path(folder) / "original_answers.txt")
    return Words.of(from_words(guesses, answers))


def test_every_strategy_and_every_habit_of_people_is_played() -> None:
    chess = judged("chess")
    assert list(chess.guesses) == list(STRATEGIES)
    assert chess.best == chess.guesses["best"]
    assert set(chess.people) == {(word, mind.name) for word in POPULAR for mind in MINDS}
    assert all(chess.people.values())


def test_a_trap_is_hard_and_a_word_of_its_own_is_easy() -> None:
    trapped, free = judged("watch"), judged("train")
    assert trapped.word in {"hard", "brutal"}
    assert free.word in {"easy", "fair"}
    assert trapped.human > free.human + 1
    assert trapped.lost > 0 == free.lost
    assert trapped.human_lost > 0 == free.human_lost
    assert set(trapped.losers) <= set(STRATEGIES)


def test_the_trap_of_the_fifth_article_is_hard_on_its_list_too(classic: Words) -> None:
    examiner = Examiner(classic)
    ordinary = [examiner.difficulty(Word(word)).figure for word in ("chess", "alike", "crane")]
    for word in ("hatch", "watch"):
        trapped = examiner.difficulty(Word(word))
        assert trapped.trap is not None
        assert (trapped.trap.pattern, trapped.trap.words) == ("_atch", ATCH)
        assert trapped.figure > max(ordinary) + 20
        assert trapped.lost >= 0.2


def test_a_trap_is_the_largest_family_that_differs_in_one_place() -> None:
    found = trap(VOCABULARY, Word("hatch"))
    assert found is not None
    assert (found.pattern, found.words) == ("_atch", ATCH)
    words = [Word(word) for word in ("lane", "land", "lank", "cane")]
    found = trap(Words.of(from_words(words, words)), words[0])
    assert found is not None
    assert (found.pattern, found.words) == ("lan_", ("land", "lane", "lank"))


def test_a_word_without_a_neighbour_stands_in_no_trap() -> None:
    words = [Word("lane"), Word("gulf")]
    assert trap(Words.of(from_words(words, words)), words[0]) is None


def test_an_answer_that_is_not_listed_still_has_a_trap() -> None:
    words = [Word("lane"), Word("land")]
    found = trap(Words.of(from_words([Word("lanx")], words)), Word("lanx"))
    assert found is not None
    assert found.words == ("land", "lane", "lanx")


def needing(guesses: float) -> Difficulty:
    """A word for which people are expected to need so many guesses."""
    repeated = MEANS[Trait.REPEATED] + (guesses - MEAN) / COEFFICIENTS[Trait.REPEATED]
    hard = Hardness({**MEANS, Trait.REPEATED: repeated})
    return Difficulty(Word("chess"), dict.fromkeys(STRATEGIES, 4), {}, None, hard)


def test_the_figure_goes_from_0_to_100_with_what_people_need() -> None:
    figures = [needing(guesses).figure for guesses in (1, 3.5, 3.8, 4.25, 5, 7)]
    assert figures == [0, 0, 20, 50, 100, 100]


@pytest.mark.parametrize(
    ("figure", "word"),
    [
        (0, "easy"),
        (19, "easy"),
        (20, "fair"),
        (39, "fair"),
        (40, "tricky"),
        (59, "tricky"),
        (60, "hard"),
        (79, "hard"),
        (80, "brutal"),
        (100, "brutal"),
    ],
)
def test_a_level_begins_at_its_figure(figure: int, word: str) -> None:
    found = needing(3.5 + 1.5 * figure / 100)
    assert (found.figure, found.word) == (figure, word)


def test_what_makes_a_word_hard_is_named() -> None:
    assert judged("mummy").hardness.reasons[0] is Trait.REPEATED
    assert Trait.RAREST in judged("affix").hardness.reasons
    assert Trait.FAMILY in judged("hatch").hardness.reasons
    assert judged("about").hardness.reasons == ()


def test_an_opener_that_is_the_answer_is_no_game() -> None:
    assert all(opener != "crane" for opener, _ in judged("crane").people)


def test_any_length_and_list_can_be_judged() -> None:
    words = [Word(word) for word in ("lane", "land", "lank", "cane", "gulf")]
    small = difficulty(Words.of(from_words(words, words)), words[0], Hard.HARD)
    assert small.best is not None
    assert 1 <= small.best <= len(words)
    # nothing is known of what is popular there, so that one mind is left
    assert {mind for _, mind in small.people} == {MINDS[1].name}


def test_a_word_nobody_can_guess_is_refused() -> None:
    with pytest.raises(NotAllowed):
        judged("zzzzz")


def test_the_command_line_prints_the_figure_and_the_trap(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["difficulty", "watch", "chess"]) == 0
    _, watch, chess = capsys.readouterr().out.splitlines()
    assert watch.startswith("watch ")
    assert watch.endswith(f"_atch {' '.join(ATCH)}")
    assert chess.endswith("c_ess chess cress")


def test_the_command_line_says_the_same_in_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "answers").write_text("lane\nland\nlank\ngulf\n")
    assert main(["difficulty", "lane", "--json", "--answers", str(tmp_path / "answers")]) == 0
    (said,) = json.loads(capsys.readouterr().out)
    assert said["trap"] == {"pattern": "lan_", "words": ["land", "lane", "lank"]}
    assert set(said["guesses"]) == set(STRATEGIES)


@pytest.mark.parametrize(
    "arguments", [["zzzzz"], ["watch", "castle"], ["w4tch"], ["extraordinary"]]
)
def test_the_command_line_refuses_what_cannot_be_judged(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["difficulty", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
