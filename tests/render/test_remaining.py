"""The words that may be the answer are written as people write them."""

from __future__ import annotations

import pytest

from bot.board.look import DEFAULT
from bot.brain.puzzles import Remaining
from bot.domain.players import Player
from bot.domain.puzzles import PuzzleKind, PuzzleSession
from bot.render.puzzles.remaining import words
from bot.services.puzzles.views import PuzzleView
from engine import load
from engine.solver import Tier
from tests.render.sessions import NOON, PLACE


@pytest.mark.parametrize(
    ("language", "written"), [("tr", "çilek çiçek"), ("el", "λαγος λογος"), ("uk", "ґанок ранок")]
)
def test_words_that_are_left_stand_there_as_in_a_sentence(language: str, written: str) -> None:
    lexicon = load(language, 5)
    listed = tuple(lexicon.parse(word) for word in written.split())
    session = PuzzleSession(
        id=1,
        place=PLACE,
        player=Player(1, "Ann"),
        shared=False,
        kind=PuzzleKind(language=language),
        lexicon_version="1",
        created_at=NOON,
        played_at=NOON,
    )
    view = PuzzleView(session, (Remaining(listed, len(listed), len(listed), Tier.ANSWERS),))
    assert words(view, DEFAULT).text == written
