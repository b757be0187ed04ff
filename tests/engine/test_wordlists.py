"""Word lists of one's own: what is read, and what is refused in plain words."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import numpy as np
import pytest

from engine.errors import EngineError, ForeignLetter, UnknownMark, WrongLength
from engine.solver import Position, Words, analyse, strategy
from engine.solver.knowledge import FeedbackMissing
from engine.solver.words import BadWords
from engine.wordlists import BadList, choose_list, read_list
from engine.words import ALPHABETS, ENGLISH, Alphabet, parse

GERMAN = Alphabet("abcdefghijklmnopqrstuvwxyzäöüß")
TURKISH, GREEK = ALPHABETS["tr"], ALPHABETS["el"]


@pytest.mark.parametrize(
    "content",
    [
        b"\xef\xbb\xbfmoths\ncaves\n",
        b"moths\r\ncaves\r\n",
        b"# two words\n\n  MOTHS \nCaves\nmoths\n",
        "moths\ncaves".encode("utf-16"),
    ],
)
def test_a_file_is_read_however_it_was_saved(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(content)
    assert read_list(path) == ["moths", "caves"]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ([], "no words"),
        (["# nothing"], "no words"),
        (["caves", "four"], "words of one length expected, found 1 of 4, 1 of 5"),
        (["caves", "ca7es"], "line 2: one word expected, found 'ca7es'"),
        (["abcdefghijkl"], "words of up to 10 letters expected, found 'abcdefghijkl'"),
    ],
)
def test_what_is_wrong_with_a_list_is_said(lines: list[str], reason: str) -> None:
    with pytest.raises(BadList) as refused:
        choose_list(lines)
    assert refused.value.reason.startswith(reason)


def test_one_length_is_read_out_of_a_mixed_dictionary() -> None:
    lines = ["A", "Aaron", "O'Brien", "naïve", "caves", "moth"]
    assert choose_list(lines, 5) == ["aaron", "naïve", "caves"]
    assert choose_list(lines, 5, ENGLISH) == ["aaron", "naive", "caves"]
    with pytest.raises(BadList, match="no words of 7 letters"):
        choose_list(lines, 7)


@pytest.mark.parametrize(
    ("typed", "alphabet", "word"),
    [
        ("größe", GERMAN, "größe"),
        ("GRÖẞE", GERMAN, "größe"),
        ("größe", ENGLISH, "grosse"),
        ("λόγος", Alphabet.of(["λόγος"]), "λόγος"),
        ("ΛΌΓΟΣ", Alphabet.of(["λόγος"]), "λόγος"),
        ("λόγος", GREEK, "λογοσ"),
        ("İSTİK", TURKISH, "İstİk"),
        ("IRMAK", TURKISH, "ırmak"),
        ("İstik", ENGLISH, "istik"),
        ("СЛОВО", Alphabet.of(["слово"]), "слово"),
    ],
)
def test_a_word_is_folded_by_its_own_alphabet(typed: str, alphabet: Alphabet, word: str) -> None:
    assert parse(typed, alphabet) == word


@pytest.mark.parametrize("words", [["größe", "große"], ["λόγος", "λόγου"], ["слово", "слава"]])
def test_lists_of_any_alphabet_are_played(words: list[str]) -> None:
    vocabulary = Words.read(words)
    position = Position(vocabulary).play(words[0].title(), "2" * 5)
    assert not position.open_boards
    assert Position(vocabulary).left == tuple(sorted(words))


def test_a_list_keeps_its_order_if_it_is_asked_to() -> None:
    assert Words.read(["moths", "caves"]).words == ("caves", "moths")
    assert Words.read(["moths", "caves"], keep_order=True).words == ("moths", "caves")
    assert Words.read(["moths"], answers=["caves"]).answers == ("caves",)


def test_weights_may_be_on_any_scale() -> None:
    vocabulary = Words.read(["moths", "caves", "chess"], weights={"moths": 40, "caves": 10})
    assert vocabulary.weights.tolist() == [0.25, 0.0001, 1.0]
    for wrong in ({}, {"moths": -1.0}, {"moths": float("nan")}):
        with pytest.raises(BadWords):
            Words.read(["moths", "caves"], weights=wrong)


@pytest.mark.parametrize(
    ("words", "refusal"),
    [((), BadWords), (("crane", "slates"), WrongLength), (("crane", "crane"), BadWords)],
)
def test_words_that_make_no_vocabulary_are_refused(
    words: tuple[str, ...], refusal: type[EngineError]
) -> None:
    marks = np.ones(len(words), np.bool_)
    with pytest.raises(refusal):
        Words(tuple(map(parse, words)), marks.astype(np.float64), marks, marks)


def test_a_vocabulary_is_shown_in_one_line() -> None:
    assert repr(Words.read(["moths", "caves"])) == "<2 words of 5 letters, 2 answers>"


def test_fifty_thousand_words_are_ranked() -> None:
    words = ["".join(letters) for letters in product("abcdefghijklmnopqrstuvwxyz", repeat=4)]
    vocabulary = Words.read(words[:50_000])
    assert strategy("entropy").rank(Position(vocabulary), 3).guesses


class TestPosition:
    words = Words.load()

    def test_text_is_read_as_a_word_and_a_feedback(self) -> None:
        assert len(Position(self.words).play("Raise", "00000").left) == len(
            Position(self.words).play(parse("raise"), "bbbbb").left
        )

    @pytest.mark.parametrize(
        ("guess", "feedback", "refusal"),
        [
            ("raise", "0000", WrongLength),
            ("raises", "000000", WrongLength),
            ("ra1se", "00000", ForeignLetter),
            ("raise", "0000?", UnknownMark),
        ],
    )
    def test_what_is_no_turn_is_refused(
        self, guess: str, feedback: str, refusal: type[EngineError]
    ) -> None:
        with pytest.raises(refusal):
            Position(self.words).play(guess, feedback)

    def test_several_boards_take_a_feedback_each_until_they_are_solved(self) -> None:
        position = Position(self.words, boards=2)
        later = position.play("crane", "22222", "00000").play("moist", "22222")
        assert not later.open_boards
        with pytest.raises(FeedbackMissing):
            position.play("crane", "00000")
        with pytest.raises(ValueError, match="boards: a whole number from 1"):
            Position(self.words, boards=0)

    def test_an_analysis_reads_its_words(self) -> None:
        assert analyse(self.words, ["CRANE", "joint"], "JOINT").solved
        with pytest.raises(ForeignLetter):
            analyse(self.words, ["crane"], "j0int")


def test_names_are_left_out_of_a_dictionary_on_request(tmp_path: Path) -> None:
    path = tmp_path / "words"
    path.write_text("Paris\nPARKS\nparis\nMoths\n")
    assert read_list(path) == ["paris", "parks", "moths"]
    assert read_list(path, names=False) == ["parks", "paris"]
    words = Words.read(path, answers=["Moths", "caves"], names=False)
    assert words.words == ("caves", "paris", "parks")
