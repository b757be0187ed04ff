"""What a caller gets wrong is refused by name, and never answered with nonsense."""

from __future__ import annotations

import pickle
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import (
    ENGLISH,
    Alphabet,
    EngineError,
    Game,
    Position,
    Rules,
    Spelling,
    Status,
    Word,
    Words,
    analyse,
    analyse_boards,
    from_words,
    load,
    prove,
    score,
    simulate,
)
from engine.__main__ import main
from engine.environment import GuessingEnv, GuessingVectorEnv
from engine.errors import UnknownLexicon, WrongLength

WORDS = Words.load()
NONE: Any = None
UNFIT: Any = "abc"

REFUSED: list[Any] = [
    (lambda: Position(WORDS).rate(NONE), "guess: a word expected, found None"),
    (lambda: Position(WORDS).split(NONE), "guess: a word expected, found None"),
    (lambda: Position(WORDS).play(NONE, "00000"), "guess: a word expected, found None"),
    (lambda: Position(WORDS).play("crane", NONE), "feedback: a Feedback, or a text"),
    (lambda: analyse(WORDS, ["crane"], NONE), "answer: a word expected, found None"),
    (lambda: analyse(WORDS, [NONE], "crane"), "guesses: a word expected, found None"),
    (lambda: analyse_boards(WORDS, [NONE], ["crane"]), "guesses: a word expected, found None"),
    (lambda: simulate("entropy", WORDS, [NONE]), "hidden: a list of words expected"),
    (lambda: prove(WORDS, [NONE]), "hidden: a word expected, found None"),
    (lambda: Position(WORDS, 2).narrow([bool]), "admits: 2 functions, one for each board,"),
    (lambda: Position(WORDS).narrow([bool, bool]), "admits: 1 functions"),
    (lambda: Position(WORDS).narrow(NONE), "admits: a function for each board"),
    (lambda: WORDS.patterns_of(Word("CRANE")), "guess: a word as `parse` returns it"),
    (lambda: WORDS.patterns_of(Word("cran")), "'cran' has length 4, expected 5"),
    (lambda: load("en", 5).answers_for("brittish"), "spelling: american or british expected"),  # type: ignore[arg-type]
    (lambda: load("en", 5).answers_for(NONE), "spelling: american or british expected"),
    (lambda: GuessingEnv(WORDS, render_mode="human"), "render_mode: ansi or None"),
    (lambda: GuessingEnv(WORDS, shaped="no"), "shaped: True or False"),  # type: ignore[arg-type]
    (lambda: GuessingEnv(WORDS).step(0), "no game is running: reset() begins one"),
    (lambda: GuessingVectorEnv(1, WORDS).step([0]), "no game is running"),  # type: ignore[arg-type]
    (lambda: GuessingVectorEnv(1, WORDS).reset(options={"answer": "crane"}), "options: no"),
    (lambda: GuessingEnv(WORDS).reset(options={"anwser": "crane"}), "options: options such as"),
    (lambda: score(Word("ｃｒａｎｅ"), Word("crane")), "guess: a word as `parse` returns it"),
    (lambda: from_words([Word("CRANE")], []), "a word as `parse` returns it expected"),
    (lambda: Words.read(["crane"], alphabet=UNFIT), "alphabet: an Alphabet, as Alphabet('abc…')"),
    (lambda: Alphabet("aab"), "letters: the different letters of a language"),
    (lambda: Alphabet("abc", rows=UNFIT), "rows: the rows of a keyboard, as a list of texts,"),
    (lambda: Words.read(["crane"], names=UNFIT), "names: True or False expected"),
    (lambda: Words.read(["crane"], keep_order=NONE), "keep_order: True or False expected"),
    (lambda: Words.read({"crane": 5}), "words: a list of words, not what each weighs,"),
    (lambda: WORDS.spell([99_999]), "indices: indices of 11,580 words expected"),
    (lambda: WORDS.table(UNFIT, np.array([0])), "guesses: an array of indices expected"),
    (lambda: WORDS.table(np.array([0]), np.array([-1])), "answers: an array of indices of 11,580"),
]


@pytest.mark.parametrize(("ask", "said"), REFUSED)
def test_what_was_wrong_is_named(ask: Any, said: str) -> None:
    with pytest.raises(EngineError) as refused:
        ask()
    assert said in str(refused.value)


def test_a_lexicon_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(UnknownLexicon, match=r"'EN' .*in de, el, en, es, fr"):
        load("EN", 5)


def test_a_spelling_may_be_given_as_text() -> None:
    lexicon = load("en", 5)
    british: Any = "british"
    assert lexicon.answers_for(british) == lexicon.answers_for(Spelling.BRITISH)
    assert lexicon.answers_for(british) != lexicon.answers


def test_a_prefix_is_folded_as_a_word_is() -> None:
    lexicon = load("en", 5)
    assert lexicon.starting_with("CRÁN", 3) == lexicon.starting_with("cran", 3) != []
    assert lexicon.starting_with("жук", 3) == []


def test_a_word_of_other_letters_has_no_accents_to_vary() -> None:
    assert list(ENGLISH.vary(Word("cr ne"))) == []


def test_a_game_with_more_guesses_than_its_limit_is_lost() -> None:
    made = tuple(map(Word, ["crane", "moist", "buddy", "whelp", "fight", "joker", "vexed"]))
    game = Game(Rules(), (Word("aback"),), WORDS, made)
    assert (game.status, game.guesses_left) == (Status.LOST, 0)
    with pytest.raises(WrongLength):
        Game(Rules(), (Word("aback"),), WORDS, (Word("cat"),))
    with pytest.raises(EngineError, match="guesses: a word as"):
        Game(Rules(), (Word("aback"),), WORDS, (Word("CRANE"),))


def test_an_environment_waits_for_a_reset_after_each_game() -> None:
    env = GuessingEnv(WORDS)
    env.reset(options={"answer": "crane"})
    assert env.step(WORDS.index[Word("crane")])[2]
    with pytest.raises(EngineError, match="no game is running"):
        env.step(0)
    env.reset()
    env.step(0)


def test_a_turkish_word_is_found_and_written_as_it_was_typed() -> None:
    words = Words.load("tr")
    kitap = words.parse("kitap")
    assert kitap in simulate("entropy", words, ["kitap"]).guesses
    assert words.alphabet.write(kitap) == "kitap"


def test_both_words_of_another_length_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["score", "caves", "chesss"]) == 2
    assert "found 'caves' and 'chesss'" in capsys.readouterr().err
    used = tmp_path / "used.txt"
    used.write_text("nosuch 2024-01-01\n")
    assert main(["suggest", "raise=00000", "--used", str(used)]) == 2
    assert f"{used}: 'nosuch' has length 6, expected 5" in capsys.readouterr().err


def test_an_environment_without_gymnasium_says_what_to_install() -> None:
    blocked = "import sys; sys.modules['gymnasium'] = None; import engine.environment"
    done = subprocess.run(
        [sys.executable, "-c", blocked], capture_output=True, text=True, check=False
    )
    assert "environments need gymnasium: pip install '.[gym]'" in done.stderr


def test_a_figure_that_is_estimated_is_marked_wherever_it_stands(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["analyse", "--answer", "joint", "crane", "moist", "joint"]) == 0
    said = capsys.readouterr().out
    assert "slate ~3.457" in said
    assert "= ~3.457 at best" in said
    assert "gluts 2.482" in said


def test_a_position_of_many_boards_is_shown_in_one_line() -> None:
    assert len(repr(Position(WORDS, 1_000))) < 250
    assert repr(Position(WORDS, 1_000)).endswith("| 992 more>")
    assert repr(Position(WORDS, 2)).endswith(": no guess yet | no guess yet>")


def test_who_asks_for_help_in_a_conversation_is_told_what_to_say(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("help\nquit\n"))
    assert main(["solve"]) == 0
    assert "# say GUESS FEEDBACK, such as raise 00120" in capsys.readouterr().out


@pytest.mark.parametrize(("ask", "said"), REFUSED)
def test_an_error_comes_out_of_another_process_as_it_was(ask: Any, said: str) -> None:
    with pytest.raises(EngineError) as refused:
        ask()
    told = refused.value
    again = pickle.loads(pickle.dumps(told))  # noqa: S301 - our own
    assert type(again) is type(told)
    assert said in str(again) == str(told)
    assert vars(again).keys() == vars(told).keys()
