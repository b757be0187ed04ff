"""What the coach says of sixty games, compared with what a friend said of them before."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from bot.board.coach import Note, find_note
from bot.board.coach_alt import alt
from bot.board.look import DEFAULT
from bot.brain.coach import Coached
from bot.brain.puzzles import PROPOSED
from bot.render.coach.details import details
from bot.render.coach.talk import analysis
from bot.services.coach.views import GameAnalysis
from engine import load
from engine.solver import Analyst, Words
from engine.solver.lesson import find_lessons
from engine.solver.praise import find_praises
from engine.solver.suggestions import FAMILIAR_WEIGHT
from engine.solver.weighed import COSTLY, Judgement
from tests.reading import plain

GAMES = Path(__file__).parent / "sixty_games.tsv"

NAMED, OFTEN = 55, 10
"""Games of which the coach names what the friend did, and the most that share one sentence."""


MISTAKES = (Note.COSTLY, Note.POOR, Note.PAID)


@dataclass(frozen=True)
class Told:
    """A game, what the friend saw in it, and what the coach says."""

    game: str
    kind: str
    row: int
    names: tuple[str, ...]
    coached: Coached

    @property
    def text(self) -> str:
        return plain(analysis(GameAnalysis(self.coached), DEFAULT).text).replace("**", "")


@cache
def games() -> tuple[Told, ...]:
    vocabulary = Words.of(load("en", 5))
    analyst, found = Analyst(vocabulary), list[Told]()
    for line in GAMES.read_text().splitlines()[1:]:
        game, kind, row, names, _ = line.split("\t")
        guesses, answer = game.split(" / ")
        seen = analyst.analyse(guesses.split(), answer, adviser=PROPOSED)
        coached = Coached(seen, find_lessons(vocabulary, seen), find_praises(vocabulary, seen))
        found.append(Told(game, kind, int(row), tuple(names.split()), coached))
    return tuple(found)


def names_it(told: Told) -> bool:
    """Whether the coach's first lesson, or its praise, is what the friend said."""
    first = told.coached.lessons[:1]
    same = any(one.fault == told.kind and one.row == told.row for one in first)
    praised = any(
        one.merit == told.kind and one.row == told.row for one in told.coached.praises[:1]
    )
    said = all(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", told.text) for name in told.names)
    return (same or praised) and said


def test_the_coach_names_what_a_friend_would_name() -> None:
    missed = [told.game for told in games() if not names_it(told)]
    assert len(games()) == 60
    assert len(missed) <= 60 - NAMED, missed


def test_no_sentence_is_said_of_too_many_games() -> None:
    said = Counter[str]()
    for told in games():
        sentences = re.split(r"(?<=[.!])\s+", told.text)
        said.update({re.sub(r"[A-Z▢]{1,7}\b|\d[\d,]*", "_", one) for one in sentences})
    kinds = {text: count for text, count in said.items() if len(text.split()) > 3}
    of_play = {text: n for text, n in kinds.items() if "only _ was left" not in text}
    of_play.pop("_ guesses went that way.", None)
    assert max(of_play.values()) <= OFTEN, said.most_common(5)


def test_lost_games_alone_are_comforted_and_a_poor_game_is_never_praised_for_its_play() -> None:
    for told in games():
        assert told.coached.analysis.solved != ("Not solved" in told.text)
        if told.coached.analysis.skill < 51:
            assert "Sharp" not in told.text
            assert "solid" not in told.text


@pytest.mark.parametrize("at", range(0, 60, 4))
def test_every_view_of_a_game_says_the_same_of_a_guess(at: int) -> None:
    told = games()[at]
    found = told.coached.analysis
    shown = details(GameAnalysis(told.coached), DEFAULT)
    figures = plain(shown.text).split("\n")[1::2]
    heard = alt(found, DEFAULT)
    for row, line in zip(found.rows, figures, strict=True):
        costly = row.judgement in (Judgement.COSTLY, Judgement.POOR)
        note = find_note(row)
        assert (note in MISTAKES) == costly == ("costly" in line)
        assert (note is Note.PAID) == row.paid_off
        if note is Note.POOR:
            assert "very costly" in line
        if row.advised and not row.faultless:
            assert f"better: **{row.advised.upper()}**" in line
    notes = [find_note(row) for row in found.rows]
    assert ("costly" in heard) == any(note in (Note.COSTLY, Note.POOR) for note in notes)
    assert ("paid off" in heard) == (Note.PAID in notes)
    for lesson in told.coached.lessons:
        assert lesson.better == found.rows[lesson.row - 1].advised
    if told.coached.lessons and told.coached.lessons[0].cost >= COSTLY:
        first = told.coached.lessons[0]
        assert f"Row {first.row}, **{first.guess.upper()}**" in shown.fields[1].text
    for praise in told.coached.praises:
        assert found.rows[praise.row - 1].fine


def test_a_better_word_is_one_that_people_know() -> None:
    vocabulary = Words.of(load("en", 5))
    for told in games():
        for row in told.coached.analysis.rows:
            if row.advised:
                known = vocabulary.index[row.advised]
                assert vocabulary.is_answer[known] or vocabulary.weights[known] >= FAMILIAR_WEIGHT
