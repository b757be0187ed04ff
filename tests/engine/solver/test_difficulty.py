"""How hard an answer is, and the trap it stands in."""

from __future__ import annotations

import json
import os
from fractions import Fraction
from pathlib import Path
from statistics import median

import pytest

from engine import Hard, Word, from_words, load
from engine.__main__ import main
from engine.errors import NotAllowed
from engine.lexicon import lengths
from engine.solver import STRATEGIES, Difficulty, Examiner, Words, difficulty, trap
from engine.solver.forms import weigh_base
from engine.solver.hardness import MEAN, Hardness, Obstacle, Yardstick
from engine.solver.hardness_model import COEFFICIENTS, MEANS, SCALES, Trait
from engine.wordlists import read_list
from engine.words import ALPHABETS

VOCABULARY = Words.of(load("en", 5))
ENGLISH = Examiner(VOCABULARY)
ATCH = tuple(map(Word, ("batch", "catch", "hatch", "latch", "match", "patch", "watch")))


def judged(word: str, *, play: bool = True) -> Difficulty:
    return ENGLISH.difficulty(word, play=play)


@pytest.fixture(scope="module")
def classic() -> Words:
    folder = os.environ.get("TILEMATE_LISTS")
    if not folder:
        pytest.skip("TILEMATE_LISTS names no folder of classic lists")
    guesses = read_list(Path(folder) / "original_guesses.txt")
    answers = read_list(Path(folder) / "original_answers.txt")
    return Words.of(from_words(guesses, answers))


def hard(word: str) -> float:
    return judged(word, play=False).hardness.guesses


def test_every_strategy_plays_if_it_is_asked_to() -> None:
    chess = judged("chess")
    assert list(chess.guesses) == list(STRATEGIES)
    assert chess.best == chess.guesses["best"]
    alone = judged("chess", play=False)
    assert (alone.guesses, alone.best, alone.hardness) == ({}, None, chess.hardness)


def test_the_sixth_guess_wins_and_a_later_one_or_none_loses() -> None:
    counts = {"sixth": 6, "seventh": 7, "none": None}
    found = Difficulty(Word("chess"), counts, None, judged("chess", play=False).hardness)
    assert found.losers == ("seventh", "none")
    assert found.lost == Fraction(2, 3)


def test_a_trap_is_harder_than_a_word_of_its_own() -> None:
    trapped, free = judged("watch"), judged("train")
    assert trapped.lost > 0 == free.lost
    assert set(trapped.losers) <= set(STRATEGIES)
    assert trapped.hardness.guesses > free.hardness.guesses + 0.5
    assert trapped.hardness.lost > 2 * free.hardness.lost


def test_words_are_as_hard_as_people_found_them() -> None:
    # in the order of the puzzles that people shared
    assert hard("train") < hard("chess") < hard("watch") < hard("hatch") < hard("mummy")
    assert hard("aegis") > hard("about")
    assert hard("parer") > 5 > hard("chick") > hard("spiel")


def test_more_people_fail_in_a_trap_than_at_another_word_as_hard() -> None:
    trapped, free = (judged(word, play=False).hardness for word in ("watch", "quest"))
    assert trapped.traits[Trait.FAMILY] == 3
    assert trapped.lost > 2 * free.lost


def test_the_trap_of_the_fifth_article_is_hard_on_its_list_too(classic: Words) -> None:
    examiner = Examiner(classic)
    found = {
        word: examiner.difficulty(word, play=False) for word in ("chess", "alike", "crane", "hatch")
    }
    hatch = found.pop("hatch")
    assert hatch.trap is not None
    assert (hatch.trap.pattern, hatch.trap.words) == ("_atch", ATCH)
    assert all(hatch.hardness.guesses > one.hardness.guesses for one in found.values())


def test_a_trap_is_the_largest_family_that_differs_in_one_place() -> None:
    found = trap(VOCABULARY, Word("hatch"))
    assert found is not None
    assert (found.pattern, found.words) == ("_atch", ATCH)
    words = [Word(word) for word in ("lane", "land", "lank", "cane")]
    found = trap(Words.of(from_words(words, words)), words[0])
    assert found is not None
    assert (found.pattern, found.words) == ("lan_", ("land", "lane", "lank"))


def test_words_of_a_trap_are_in_the_order_of_the_alphabet() -> None:
    found = trap(Words.of(load("es", 4)), Word("caña"))
    assert found is not None
    assert "cama caña capa" in " ".join(found.words)


def test_a_word_without_a_neighbour_stands_in_no_trap() -> None:
    words = [Word("lane"), Word("gulf")]
    assert trap(Words.of(from_words(words, words)), words[0]) is None


def test_an_answer_that_is_not_listed_still_has_a_trap() -> None:
    words = [Word("lane"), Word("land")]
    found = trap(Words.of(from_words([Word("lanx")], words)), Word("lanx"))
    assert found is not None
    assert found.words == ("land", "lane", "lanx")


def needing(guesses: float) -> Hardness:
    """The hardness of a word for which people are expected to need so many guesses."""
    repeated = MEANS[Trait.REPEATED] + (guesses - MEAN) / COEFFICIENTS[Trait.REPEATED]
    return Hardness({**MEANS, Trait.REPEATED: repeated}, {})


@pytest.mark.parametrize(("language", "length"), [("en", 4), ("de", 7), ("tr", 4), ("el", 5)])
def test_a_word_is_ranked_among_the_answers_of_its_language_and_length(
    language: str, length: int
) -> None:
    words = Words.load(language, length)
    yardstick = Yardstick(words)
    judged = [yardstick.judge(answer) for answer in words.answers[::40]]
    assert 35 <= median(one.figure for one in judged) <= 65
    assert {"easy", "hard"} <= {one.level for one in judged}


def test_every_list_that_nobody_has_played_has_a_scale() -> None:
    lists = {(code, length) for code in ALPHABETS for length in lengths(code)}
    assert set(SCALES) == lists - {("en", 5)}


def test_the_figure_says_how_many_daily_words_are_easier_and_never_all() -> None:
    figures = [needing(guesses).figure for guesses in (1, 3.5, 3.8, MEAN, 4.6, 5, 9)]
    assert figures == [1, 5, 17, 50, 84, 97, 99]


def test_the_more_guesses_the_more_people_fail() -> None:
    lost = [round(needing(guesses).lost, 3) for guesses in (3.5, MEAN, 5)]
    assert lost == [0.007, 0.02, 0.072]


@pytest.mark.parametrize(
    ("guesses", "level"),
    [
        (1, "easy"),
        (3.89, "easy"),
        (3.9, "fair"),
        (4.2, "tricky"),
        (4.5, "hard"),
        (4.9, "brutal"),
        (9, "brutal"),
    ],
)
def test_a_level_begins_at_its_guesses(guesses: float, level: str) -> None:
    assert needing(guesses).level == level


@pytest.mark.parametrize(
    ("word", "reasons"),
    [
        ("mummy", {Obstacle.THRICE: "m", Obstacle.OPENERS: "mummy"}),
        ("affix", {Obstacle.REPEATED: "f", Obstacle.LETTER: "x"}),
        # that few words have JA says nothing more than that few have J
        ("major", {Obstacle.LETTER: "j"}),
        (
            "queue",
            {
                Obstacle.REPEATED: "u e",
                Obstacle.LETTER: "q",
                Obstacle.PAIR: "eu",
                Obstacle.OPENERS: "queue",
            },
        ),
        ("parer", {Obstacle.REPEATED: "r", Obstacle.UNKNOWN: "parer"}),
        ("eerie", {Obstacle.THRICE: "e"}),
        ("caulk", {Obstacle.SELDOM: "caulk"}),
        ("world", {}),
        ("eight", {}),
        ("about", {}),
    ],
)
def test_the_reasons_are_true_of_the_word(word: str, reasons: dict[Obstacle, str]) -> None:
    assert judged(word, play=False).hardness.reasons == reasons


@pytest.mark.parametrize("language", ["de", "el", "tr"])
def test_every_language_has_a_yardstick(language: str) -> None:
    lexicon = load(language, 5)
    found = Yardstick(Words.of(lexicon)).judge(lexicon.answers[0])
    assert 2 < found.guesses < 8
    assert 0 < found.lost < 1


def test_any_length_and_list_can_be_judged() -> None:
    words = [Word(word) for word in ("lane", "land", "lank", "cane", "gulf")]
    small = difficulty(Words.of(from_words(words, words)), words[0], Hard.HARD)
    assert small.best is not None
    assert 1 <= small.best <= len(words)


def test_a_word_nobody_can_guess_is_refused() -> None:
    with pytest.raises(NotAllowed):
        judged("zzzzz")


def test_the_command_line_prints_the_model_its_error_and_the_trap(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["difficulty", "watch", "chess"]) == 0
    _, watch, chess = capsys.readouterr().out.splitlines()
    assert watch.startswith(f"watch    {hard('watch'):.2f} ±0.25")
    assert watch.endswith(f"_atch {' '.join(ATCH)}; alike watch")
    assert chess.endswith("c_ess chess cress; repeated s")


def test_the_command_line_plays_the_strategies_on_request(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["difficulty", "train", "--play"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("; lost by no strategy")


def test_the_command_line_says_the_same_in_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "answers").write_text("lane\nland\nlank\ngulf\n")
    answers = ["--answers", str(tmp_path / "answers")]
    assert main(["difficulty", "lane", "--json", "--play", *answers]) == 0
    (said,) = json.loads(capsys.readouterr().out)
    assert said["trap"] == {"pattern": "lan_", "words": ["land", "lane", "lank"]}
    assert set(said["strategies"]) == set(STRATEGIES)
    assert set(said["added"]) == set(Trait)


@pytest.mark.parametrize(
    "arguments", [["zzzzz"], ["watch", "castle"], ["w4tch"], ["extraordinary"]]
)
def test_the_command_line_refuses_what_cannot_be_judged(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["difficulty", *arguments]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


@pytest.mark.parametrize(
    ("form", "base"), [("films", "film"), ("trees", "tree"), ("books", "book")]
)
def test_a_form_of_a_common_word_is_no_word_that_few_people_know(form: str, base: str) -> None:
    found = Yardstick(Words.load()).judge(Word(form))
    assert Obstacle.UNKNOWN not in found.reasons
    assert Obstacle.FORM in found.reasons
    assert 10 <= found.figure <= 90, found.figure
    assert (
        weigh_base(Word(form))
        == Words.load(length=4).weights[Words.load(length=4).index[Word(base)]]
    )


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "dogs"), ("en", "used"), ("en", "running"), ("de", "frauen"), ("fr", "femmes")],
)
def test_a_form_that_everybody_knows_is_not_called_unknown(language: str, word: str) -> None:
    found = Yardstick(Words.load(language, len(word))).judge(Word(word))
    assert Obstacle.UNKNOWN not in found.reasons
    assert Obstacle.RARE in found.reasons


@pytest.mark.parametrize(
    ("language", "word"), [("nl", "heeft"), ("nl", "zegt"), ("de", "keine"), ("de", "rannte")]
)
def test_elsewhere_nobody_says_how_well_a_word_is_known_that_is_no_answer(
    language: str, word: str
) -> None:
    found = Yardstick(Words.load(language, len(word))).judge(Word(word))
    assert not found.reasons.keys() & {Obstacle.UNKNOWN, Obstacle.SELDOM}


@pytest.mark.parametrize(("word", "letter"), [("ijzer", "ij"), ("prijs", "ij"), ("jurk", "j")])
def test_the_j_of_a_dutch_ij_is_no_letter_of_its_own(word: str, letter: str) -> None:
    found = Yardstick(Words.load("nl", len(word))).judge(Word(word)).reasons
    assert found.get(Obstacle.LETTER, "") == letter


def test_a_dutch_ij_is_no_second_j() -> None:
    reasons = Yardstick(Words.load("nl", 5)).judge(Word("ijsje")).reasons
    assert (Obstacle.REPEATED in reasons, reasons[Obstacle.LETTER]) == (False, "j")


def test_a_word_without_a_vowel_and_every_double_letter_are_named() -> None:
    yardstick = Yardstick(Words.load())
    assert Obstacle.VOWELS in yardstick.judge(Word("nymph")).reasons
    assert yardstick.judge(Word("queue")).reasons[Obstacle.REPEATED] == "u e"
