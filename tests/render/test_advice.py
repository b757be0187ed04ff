"""Help and the coach agree: what one proposes, the other never blames."""

from __future__ import annotations

import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.board.coach import Note, find_note
from bot.board.look import DEFAULT
from bot.brain.coach import Coached
from bot.brain.puzzles import PROPOSED
from bot.render.coach.details import details
from bot.render.coach.talk import analysis
from bot.render.puzzles.proposal import guesses
from bot.services.coach.views import GameAnalysis
from engine import Hard, Word, load, score
from engine.solver import Analyst, Position, Words, find_lessons
from engine.solver.lesson import Fault
from engine.solver.praise import Merit, find_praises
from engine.solver.weighed import Judgement
from tests.reading import plain

VOCABULARY = Words.of(load("en", 5))
ANSWERS = load("en", 5).answers
MISTAKES = (Note.COSTLY, Note.POOR, Note.PAID)


@cache
def analyst() -> Analyst:
    return Analyst(VOCABULARY)


def coached(game: str, answer: str = "") -> Coached:
    made = game.split()
    seen = analyst().analyse(made, answer or made[-1], Hard.OFF, PROPOSED)
    return Coached(seen, find_lessons(VOCABULARY, seen), find_praises(VOCABULARY, seen))


def proposed(*rows: tuple[str, str]) -> str:
    position = Position(VOCABULARY)
    for guess, feedback in rows:
        position = position.play(guess, feedback)
    return plain(guesses(PROPOSED.rank(position), 1, DEFAULT.say))


@settings(deadline=None, max_examples=15)
@given(st.sampled_from(ANSWERS), st.lists(st.sampled_from(ANSWERS), max_size=2, unique=True))
def test_what_help_proposes_is_never_called_a_mistake(answer: Word, first: list[Word]) -> None:
    made = [word for word in first if word != answer]
    position = Position(VOCABULARY)
    for word in made:
        position = position.play(word, score(word, answer))
    while len(made) < 6 and answer not in made:
        word = PROPOSED.rank(position, 1).proposed
        if word is None:
            break
        made.append(word)
        if word != answer:
            position = position.play(word, score(word, answer))
    found = coached(" ".join(made), answer)
    own = found.analysis.rows[len([word for word in first if word != answer]) :]
    figures = plain(details(GameAnalysis(found), DEFAULT).text).split("\n")[1::2]
    for row, line in zip(found.analysis.rows, figures, strict=True):
        if row in own:
            assert row.judgement not in (Judgement.COSTLY, Judgement.POOR)
            assert find_note(row) not in MISTAKES
            assert "costly" not in line
            assert "better:" not in line
    blamed = {lesson.guess for lesson in found.lessons}
    assert not blamed & {row.guess for row in own}


@pytest.mark.parametrize(
    ("game", "answer", "row"),
    [
        ("raise light frame night", "", 3),
        ("stare batch chomp watch", "", 3),
        ("stare batch crimp match", "", 3),
        ("crane gummy madly mummy", "", 3),
    ],
)
def test_a_probe_that_tells_more_than_any_possible_answer_is_no_fault(
    game: str, answer: str, row: int
) -> None:
    found = coached(game, answer)
    assert row not in {lesson.row for lesson in found.lessons}
    assert find_note(found.analysis.rows[row - 1]) is Note.GOOD
    assert "must" not in analysis(GameAnalysis(found), DEFAULT).text


def test_a_habit_is_named_from_its_first_row_and_counted() -> None:
    first = coached("raise night pupil buggy puffy mummy").lessons[0]
    assert (first.fault, first.row, first.times) == (Fault.IGNORED, 2, 4)


@pytest.mark.parametrize("game", ["slate crony grout", "slate corny pudgy pygmy"])
def test_a_brilliant_game_is_praised_by_name(game: str) -> None:
    assert coached(game).praises[0].merit is Merit.CUT


def test_no_guess_is_blamed_and_praised() -> None:
    text = analysis(GameAnalysis(coached("slate batch match watch")), DEFAULT).text
    assert "**MATCH** in row 3 started to try them" in text
    assert "👏 **MATCH**" not in text


def test_the_only_word_left_missed_costs_a_whole_guess_on_every_scale() -> None:
    found = coached("slate gummy madly mammy")
    assert found.analysis.rows[2].judgement is Judgement.POOR
    assert "very costly: 1.00" in plain(details(GameAnalysis(found), DEFAULT).text)


def test_what_is_hardly_better_is_not_named() -> None:
    line = plain(details(GameAnalysis(coached("raise cloud mount")), DEFAULT).text).split("\n")[1]
    assert "better:" not in line


def test_the_only_likely_word_is_proposed_and_rarer_ones_are_counted() -> None:
    said = proposed(("slate", "10002"), ("these", "00222"))
    assert said == "Try **GEESE**. It is the only likely word. 4 rarer words fit too."


def test_in_a_trap_a_word_is_proposed_that_splits_it() -> None:
    said = proposed(("crane", "00202"), ("slate", "20202"))
    assert said.startswith("Try **DUMPY**. It can't be the answer")


def test_the_words_still_open_are_named() -> None:
    text = analysis(GameAnalysis(coached("crane bawdy batty", "fatty")), DEFAULT).text
    assert "2 words were still possible. Still open: **FATTY** and **PATTY**." in text


def test_the_words_still_open_are_in_the_order_of_their_language() -> None:
    spanish = Words.of(load("es", 4))
    seen = Analyst(spanish).analyse(["pisa", "pica"], "piña", Hard.OFF, PROPOSED)
    game = GameAnalysis(Coached(seen, find_lessons(spanish, seen), ()), language="es")
    assert "**PILA**, **PIÑA**, and **PIPA**" in plain(analysis(game, DEFAULT).text)


@pytest.mark.parametrize("game", ["slate batch match watch", "raise tight light night"])
def test_a_verdict_comes_first_even_where_a_lesson_follows(game: str) -> None:
    text = analysis(GameAnalysis(coached(game)), DEFAULT).text
    assert re.match(r"Solved in 4\. [A-Z][^\n]+\.\n\n💡", text)


@pytest.mark.parametrize(
    ("game", "answer", "row"),
    [
        ("crane light night fight sight might", "tight", 4),
        ("raise clout patch latch hatch", "hatch", 3),
    ],
)
def test_a_slip_among_the_words_of_a_trap_does_not_hide_the_trap(
    game: str, answer: str, row: int
) -> None:
    told = coached(game, answer)
    assert (Fault.TRAP, row) in [(one.fault, one.row) for one in told.lessons[:2]]
    assert "a trap" in analysis(GameAnalysis(told), DEFAULT).text


@pytest.mark.parametrize(
    ("game", "answer", "said"),
    [
        ("slate match catch patch hatch latch", "watch", "LATCH** in row 6 wasted room on L"),
        ("raise night light might sight fight", "fight", "SIGHT** in row 5 learned nothing from S"),
    ],
)
def test_a_last_chance_thrown_away_in_a_trap_is_named_before_the_trap(
    game: str, answer: str, said: str
) -> None:
    text = analysis(GameAnalysis(coached(game, answer)), DEFAULT).text
    assert 0 < text.index(said) < text.index("a trap")


def test_the_first_of_two_guesses_that_ignore_the_same_clue_is_named() -> None:
    first = coached("plate pearl penal spell", "spell").lessons[0]
    assert (first.fault, first.row, first.times) == (Fault.IGNORED, 2, 2)


def test_two_words_are_named_only_where_few_others_were_left() -> None:
    told = coached("raise moult found hound", "wound").lessons
    assert [one.apart for one in told] == [("wound", "pound"), ("wound", "hound")]
    told = coached("audio stern bound", "wound").lessons
    assert [one.apart for one in told] == [None, None]
