"""What the coach says, and the picture that shows it."""

from __future__ import annotations

from functools import cache
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.board.bars import bars
from bot.board.bars_alt import alt
from bot.board.boards import size
from bot.board.look import DEFAULT, Look
from bot.brain.coach import RIVALS
from bot.domain.players import Theme
from bot.render import coach as coaching
from bot.services.coach.analysis import BoardsAnalysis, GameAnalysis
from bot.services.coach.retelling import MOST
from engine import Hard, Word, from_words, score
from engine.solver import Vocabulary
from engine.solver.analysis import Analyst
from engine.solver.difficulty import Difficulty
from engine.solver.hardness import MEANS, Hardness
from engine.solver.report import Analysis
from engine.solver.several import Step
from engine.solver.traps import Trap
from engine.solver.verdict import luck_word
from tests.render.listening import read_analysis

AVERAGE = Hardness(MEANS)
WORDS = [Word(word) for word in ("batch", "catch", "hatch", "latch", "match", "patch", "climb")]


@cache
def analyst() -> Analyst:
    return Analyst(Vocabulary.of(from_words(WORDS, WORDS)))


def analysed(*guesses: str, answer: str = "match") -> Analysis:
    return analyst().analyse([Word(guess) for guess in guesses], Word(answer), Hard.OFF)


def test_a_game_is_told_guess_by_guess() -> None:
    shown = coaching.analysis(
        GameAnalysis(analysed("batch", "climb", "match"), {"letter-frequency": 4, "best": None}),
        DEFAULT,
    )
    assert shown.title == "Analysis · M A T C H"
    assert shown.text == (
        "⬛🟩🟩🟩🟩  B A T C H\n"
        "-# 7 words → 5 · fair, cost 0.71; better: **CLIMB** · unlucky, −0.49\n"
        "🟨⬛⬛🟨⬛  C L I M B\n"
        "-# 5 words → 1 · the best guess · a little lucky, +0.20\n"
        "🟩🟩🟩🟩🟩  M A T C H\n"
        "-# 1 word → solved · the best guess · no luck involved"
    )
    assert [field.text for field in shown.fields] == [
        "Skill **60** of 99: fair. Luck **40** of 99: a little unlucky.\n"
        "3 guesses = 2.00 with best play + 0.71 for weaker guesses + 0.29 lost to bad luck",
        "Row 1, **BATCH**: this guess cost 0.71 guesses.",
        "**🧮 Abe** needed 4, **👑 Perfect** lost; you needed 3.",
    ]
    assert shown.footer == (
        "All figures are in guesses, and exact. Skill starts at 99 and is halved for each guess "
        "given away. Luck is 50 if it made no difference, 79 if it saved a guess."
    )
    assert shown.private


def test_of_others_it_is_said_what_the_game_took() -> None:
    shown = coaching.analysis(GameAnalysis(analysed("match"), {"perfect": 2}, own=False), DEFAULT)
    assert shown.fields[-1].text == "**👑 Perfect** needed 2; this game took 1."
    assert "1 guess = " in shown.fields[0].text


def test_without_rivals_nothing_is_said_of_them() -> None:
    shown = coaching.analysis(GameAnalysis(analysed("match"), {}), DEFAULT)
    assert [field.name for field in shown.fields] == ["Overall", "Turning point"]


@settings(deadline=None)
@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6), st.sampled_from(WORDS))
def test_the_identity_adds_up_to_the_hundredth(guesses: list[Word], answer: Word) -> None:
    guesses = guesses[: guesses.index(answer) + 1] if answer in guesses else guesses
    line = coaching.add_up(analysed(*guesses, answer=answer), DEFAULT.say)
    left, right = line.split(" = ")
    numbers = [float(word) for word in right.split() if word[0].isdigit()]
    optimal, given, luck = numbers
    found = optimal + given + (luck if "bad luck" in right else -luck)
    made = [float(word) for word in left.split() if word[0].isdigit()]
    assert found == pytest.approx(sum(made), abs=0.011 if len(made) > 1 else 0.001)


@settings(deadline=None)
@given(st.lists(st.sampled_from(WORDS), min_size=1, max_size=6), st.sampled_from(WORDS))
def test_the_alternative_text_reads_back(guesses: list[Word], answer: Word) -> None:
    guesses = guesses[: guesses.index(answer) + 1] if answer in guesses else guesses
    found = analysed(*guesses, answer=answer)
    told = read_analysis(alt(found, DEFAULT))
    assert [row.guess for row in told] == guesses
    assert [row.feedback for row in told] == [score(guess, answer) for guess in guesses]
    for row, real in zip(told, found.rows, strict=True):
        assert row.left == real.after.likely
        assert row.given == pytest.approx(float(real.inaccuracy), abs=0.006)
        assert row.luck == pytest.approx(float(real.luck), abs=0.006)


@pytest.mark.parametrize("theme", Theme)
def test_the_picture_is_as_wide_as_board_and_bars_whatever_the_theme(theme: Theme) -> None:
    drawn = Image.open(BytesIO(bars(analysed("batch", "match"), Look(theme))))
    assert drawn.size == (842, 224)
    assert drawn.convert("RGB").getcolors(1 << 16)


def test_the_longest_analysis_fits_a_message() -> None:
    long = [Word(f"{letter}aaaaaaa") for letter in "bcdefghijklmno"]
    found = Analyst(Vocabulary.of(from_words(long, long))).analyse(long[:MOST], long[-1])
    coached = GameAnalysis(found, dict.fromkeys(RIVALS), Theme.TEXT)
    shown = coaching.analysis(coached, DEFAULT)
    assert size(shown.text) <= 4096
    assert all(size(field.text) <= 1024 for field in shown.fields)
    parts = [shown.title, shown.text, shown.footer]
    parts += [part for field in shown.fields for part in (field.name, field.text)]
    assert sum(map(size, parts)) <= 6000
    assert len(alt(found, DEFAULT)) <= 1024


def test_the_longest_analysis_of_several_boards_fits_a_message() -> None:
    word = Word("unlikely")
    step = Step(word, 99_999, 99_999, 9_999.9, Word("notarise"), 9_999.9, 8)
    shown = coaching.analysis(BoardsAnalysis((word,) * 8, (step,) * 13), DEFAULT)
    assert shown.text.startswith(
        "1: **U N L I K E L Y**\n-# 99,999 words → 99,999 on 8 boards (9,999.9 expected: unlucky) "
        "· better: **NOTARISE**, 9,999.9\n"
    )
    assert size(shown.text) <= 4096
    assert shown.private


def test_difficulty_names_losers_and_the_trap() -> None:
    people = {(Word("crane"), "most-popular"): 5, (Word("slate"), "most-popular"): None}
    found = Difficulty(
        Word("match"),
        {"letter-frequency": 7, "best": 4},
        people,
        Trap("_atch", (Word("batch"), Word("match"))),
        AVERAGE,
    )
    shown = coaching.difficulty(found, DEFAULT)
    assert shown.title == "How hard is M A T C H?"
    assert shown.text == (
        f"**{found.word.capitalize()}**, {found.figure} of 100.\n"
        "My best play needs 4 guesses. People need 6.00 on average, and lose 50% of their games.\n"
        "1 of my 2 strategies loses: 🧮 Abe.\n"
        "Similar: 2 answers look like ▢ATCH: batch, match."
    )
    assert shown.private


def test_an_easy_word_has_no_losers_and_no_trap() -> None:
    people = {(Word("crane"), "most-popular"): 3}
    shown = coaching.difficulty(
        Difficulty(Word("climb"), {"best": 3}, people, None, AVERAGE), DEFAULT
    )
    assert "My one strategy finds it." in shown.text
    assert "No other answer differs from it by just one letter." in shown.text


@pytest.mark.parametrize("figure", range(100))
def test_every_figure_of_luck_has_its_word(figure: int) -> None:
    assert luck_word(figure) in coaching.LUCK
