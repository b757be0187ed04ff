"""What a caller gets wrong is refused by name, and never answered with nonsense."""

from __future__ import annotations

import pickle
import subprocess
import sys
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from engine import (
    ENGLISH,
    Alphabet,
    EngineError,
    Feedback,
    Game,
    Lexicon,
    Position,
    Proof,
    Rules,
    Spelling,
    Status,
    Turn,
    Word,
    Words,
    analyse,
    analyse_boards,
    explain,
    from_words,
    keyboard,
    load,
    opening,
    parse,
    prove,
    score,
    simulate,
    strategy,
    violation,
)
from engine.__main__ import main
from engine.environment import GuessingEnv, GuessingVectorEnv
from engine.errors import UnknownLexicon, WrongLength
from engine.lexicon import lengths
from engine.solver import (
    Examiner,
    Information,
    Sound,
    candidates,
    contradiction,
    difficulty,
    load_tree,
    make_letter_rank,
    read_proof,
    trap,
)
from engine.solver.calendar import weigh_used
from engine.solver.openers import OpenerTable, find_openers
from engine.words import ALPHABETS

WORDS = Words.load()
NONE: Any = None
UNFIT: Any = "abc"
FIVE: Any = 5
UNCALLED: Any = len
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
SHORT = Turn(Word("caves"), Feedback.parse("0000"))
SAID = Turn(Word("slate"), "00200")  # type: ignore[arg-type]
OPENERS = find_openers(WORDS) or OpenerTable(0, {})

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
    (lambda: Position(WORDS).narrow([bool, bool]), "admits: 1 function,"),
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
    (lambda: Alphabet("ABC"), "letters: small letters, each of them one sign, expected"),
    (lambda: Alphabet("a b"), "letters: small letters"),
    (lambda: Alphabet("ab😀"), "letters: small letters"),
    (lambda: Alphabet("aﬁ"), "letters: small letters"),
    (lambda: Alphabet("abc", vowels="ae"), "vowels: letters of the alphabet expected"),
    (lambda: Alphabet("abc", half_vowels="y"), "half_vowels: letters of the alphabet"),
    (lambda: Alphabet("abc", digraphs=("ij",)), "digraphs: letters of the alphabet"),
    (lambda: Alphabet("abc", rows=("abcd",)), "rows: letters of the alphabet"),
    (lambda: Alphabet("abc", name=FIVE), "name: a text expected"),
    (lambda: Alphabet("abc", ending=FIVE), "ending: pairs of a letter and its form"),
    (lambda: Alphabet("abc", ending=(("x", "y"),)), "ending: pairs of a letter"),
    (lambda: Lexicon("x", -5, ENGLISH, "1", {}, ()), "length: a whole number from 1 up"),
    (lambda: Lexicon("x", 5, UNFIT, "1", {}, ()), "alphabet: an Alphabet"),
    (lambda: Lexicon("x", 5, ENGLISH, FIVE, {}, ()), "version: a text"),
    (lambda: Words.load().alphabet.write(FIVE), "word: a word expected, found 5"),
    (lambda: load().write(FIVE), "word: a word expected, found 5"),
    (lambda: load().refuse(FIVE), "word: a word expected, found 5"),
    (lambda: Game(Rules(), (Word("aback"),), WORDS).check_played(FIVE), "guesses: a list of words"),
    (lambda: Turn(Word("slate"), Feedback.parse("002")).count_revealed(), "length 3, expected 5"),
    (lambda: OPENERS.judge(FIVE), "opener: an Opener, as `find` returns it, expected"),
    (lambda: OPENERS.find(FIVE), "guess: a word expected"),
    (lambda: weigh_used(WORDS, {"joint": NOON}, NOON.date()), "used: a date without a time"),
    (lambda: weigh_used(WORDS, {}, NOON), "on: a date without a time"),
    (lambda: Proof(FIVE), "claims: a claim by opener expected, found 5"),
    (lambda: Information("x", "y", "z", UNCALLED, by_weight=UNFIT), "by_weight: True or False"),
    (lambda: Information("x", "y", "z", UNCALLED, by_bits=UNFIT), "by_bits: True or False"),
    (lambda: Information(FIVE, "y", "z", UNCALLED), "name: a text"),
    (lambda: Sound("x", FIVE, "z", UNFIT), "summary: a text"),
    (lambda: strategy("sound-letter-rank:1e308"), "figure: a number after sound-letter-rank:"),
    (lambda: make_letter_rank(1e308), "distinct: a number from -1,000,000 to 1,000,000 expected"),
    (opening, "first: one or more different words of one length"),
    (lambda: opening("slate", " SLATE"), "first: one or more different words"),
    (lambda: opening("slate", "crimps"), "first: one or more different words"),
    (lambda: opening("slate", ""), "first: one or more different words"),
    (lambda: Feedback(np.array([0, 1, 3])), "'3' is not a mark"),
    (lambda: Feedback(np.array([0.0, 1.0])), "'0.0' is not a mark"),
    (lambda: Feedback([[0, 1], [1, 2]]), "'[0, 1]' is not a mark"),  # type: ignore[list-item]
    (lambda: Position(WORDS).play("slate"), "1 feedback expected, one for each open board"),
    (lambda: parse("x" * 1_000_000, length=5), "has length 1,000,000, expected 5"),
    (lambda: strategy("x" * 1_000_000), "unknown strategy 'xxx"),
    (lambda: load("x" * 1_000_000), "there is no lexicon for language 'xxx"),
    (lambda: Words.read(["x" * 1_000_000]), "words of up to 10 letters expected, found 'xxx"),
    (lambda: Words.read(["crane"], weights={"x" * 1_000_000: 1}), "there is a weight for 'xxx"),
    (lambda: Words.read(["crane"], weights={"crane": "x" * 1_000_000}), "of 0 or more expected"),  # type: ignore[dict-item]
    (lambda: Words.read(["crane"], names=UNFIT), "names: True or False expected"),
    (lambda: Words.read(["crane"], keep_order=NONE), "keep_order: True or False expected"),
    (lambda: Words.read({"crane": 5}), "allowed: a list of words, not what each weighs,"),
    (lambda: WORDS.spell([99_999]), "indices: indices of 11,580 words expected"),
    (lambda: WORDS.table(UNFIT, np.array([0])), "guesses: a numpy array of indices of"),
    (lambda: WORDS.table(np.array([0]), np.array([-1])), "answers: a numpy array of indices"),
    (lambda: Words.read(["crane"], answers=FIVE), "answers: a list of words expected, found 5"),
    (lambda: Words.read(FIVE), "allowed: a list of words expected, found 5"),
    (lambda: Words.read(["crane", "slate"], answers=["c", "r"]), "'c' has length 1, expected 5"),
    (lambda: Words.read(["crane"], weights={FIVE: 1}), "weights: a weight by word expected"),
    (lambda: Words.read(""), "'': no file can have this name"),
    (lambda: load_tree(""), "path: the path of a file expected, found ''"),
    (lambda: read_proof("", WORDS), "path: the path of a file expected, found ''"),
    (lambda: weigh_used(WORDS, {FIVE: NOON.date()}, NOON.date()), "used: a word expected"),
    (lambda: GuessingEnv(WORDS, [FIVE]), "answers: a word expected, found 5"),
    (lambda: GuessingEnv(WORDS).reset(options={"answer": FIVE}), "answer: a word expected"),
    (lambda: GuessingEnv(WORDS).reset(seed=-1), "seed: a whole number from 0 up"),
    (lambda: GuessingEnv(WORDS).reset(seed=True), "seed: a whole number from 0 up"),
    (lambda: GuessingVectorEnv(1, WORDS).reset(seed=UNFIT), "seed: a whole number from 0 up"),  # type: ignore[arg-type]
    (lambda: GuessingVectorEnv(10**12, WORDS), "num_envs: a whole number from 1 to 100,000"),
    (lambda: prove(WORDS, ["crane"], jobs=10**30), "jobs: a whole number from 1 to 1,000"),
    (lambda: difficulty(WORDS, NONE), "answer: a word expected, found None"),
    (lambda: Examiner(WORDS).difficulty("crane", play=NONE), "play: True or False expected"),
    (lambda: Examiner(WORDS).difficulty("crane", play=UNFIT), "play: True or False expected"),
    (lambda: trap(WORDS, "Éclatz"), "'Éclatz' has length 6, expected 5"),
    (lambda: trap(WORDS, "Çráñç, "), "'Çráñç, ' is not an allowed guess"),
    (lambda: OPENERS.find("ZZZZZ"), "'ZZZZZ' is not in the table of openers"),
    (lambda: explain(Word("chess"), [SHORT]), "'0000' has length 4, expected 5"),
    (lambda: violation([SHORT], Word("chess")), "'0000' has length 4, expected 5"),
    (lambda: keyboard([SHORT]), "'0000' has length 4, expected 5"),
    (lambda: candidates(WORDS, [SHORT]), "'0000' has length 4, expected 5"),
    (lambda: contradiction([SHORT], WORDS), "'0000' has length 4, expected 5"),
    (lambda: Position(WORDS, [[SHORT]]), "'0000' has length 4, expected 5"),
    (lambda: explain(Word("chess"), [SAID]), "a Feedback, such as Feedback.parse('00200'),"),
    (lambda: keyboard([SAID]), "feedback: a Feedback, such as Feedback.parse('00200'),"),
    (lambda: candidates(WORDS, [SAID]), "expected, found '00200'"),
    (lambda: Position(WORDS, [[SAID]]), "feedback: a Feedback, such as Feedback.parse"),
    (SAID.count_revealed, "feedback: a Feedback, such as Feedback.parse('00200'),"),
]


@pytest.mark.parametrize(("ask", "said"), REFUSED)
def test_what_was_wrong_is_named(ask: Any, said: str) -> None:
    with pytest.raises(EngineError) as refused:
        ask()
    assert said in str(refused.value)
    assert len(str(refused.value)) < 400


def test_a_lexicon_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(UnknownLexicon, match=r"4 to 7 letters in de, .*, and 4 to 8 letters in en"):
        load("EN", 5)
    for code in ALPHABETS:
        with pytest.raises(UnknownLexicon) as refused:
            load(code, 9)
        there = lengths(code)
        assert str(refused.value).endswith(f"there are {there[0]} to {there[-1]} letters in {code}")
        assert there == tuple(range(there[0], there[-1] + 1))


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
    game = ["retina", "castle"]
    assert main(["analyse", "--answer", "castle", *game]) == 0
    said = capsys.readouterr().out
    assert "carnet ~3.078" in said
    assert "= ~3.078 at best" in said
    assert main(["analyse", "--answer", "joint", "audio", "moist", "joint"]) == 0
    audio, moist, *_, total, _, _, _ = capsys.readouterr().out.splitlines()[1:]
    assert " ~3.6" in audio, "the table bounds what audio takes"
    assert "slate 3.444" in audio, "and says for certain what slate does"
    assert "3 made = 3.444 at best" in total
    assert "~" not in moist


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
