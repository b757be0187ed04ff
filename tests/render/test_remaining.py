"""The words that may be the answer are written as people write them."""

from __future__ import annotations

import pytest

from bot.board.look import DEFAULT
from bot.brain.pool import Pool
from bot.brain.puzzles import Clues, PuzzleBrain, Remaining
from bot.domain.players import Player
from bot.domain.puzzles import PuzzleKind, PuzzleSession
from bot.render.puzzles.remaining import words
from bot.services.puzzles.views import PuzzleView
from engine import Turn, Word, load, score
from engine.solver import Tier
from tests.bots import LEXICONS
from tests.render.sessions import NOON, PLACE


@pytest.mark.parametrize(
    ("language", "written"), [("tr", "çilek çiçek"), ("el", "λαγος λογος"), ("uk", "ґанок ранок")]
)
def test_words_that_are_left_stand_there_as_in_a_sentence(language: str, written: str) -> None:
    lexicon = load(language, 5)
    listed = tuple(lexicon.parse(word) for word in written.split())
    left = Remaining(listed, len(listed), len(listed), Tier.ANSWERS)
    assert words(view(language, left), DEFAULT).text == written


@pytest.mark.parametrize(
    ("language", "guess", "answer", "written"),
    [
        ("fr", "musee", "fusee", "fusée"),
        ("es", "balon", "salon", "salón"),
        ("pt", "limao", "licao", "lição"),
    ],
)
async def test_answers_that_are_left_have_their_accents(
    language: str, guess: str, answer: str, written: str
) -> None:
    pool = Pool()
    made = Word(guess)
    turn = Turn(made, score(made, Word(answer)))
    clues = Clues(PuzzleKind(language=language), ((turn,),))
    (left,) = await PuzzleBrain(LEXICONS, pool).find_remaining(clues)
    pool.close()
    assert written in words(view(language, left), DEFAULT).text.replace("|", "").split()


def view(language: str, left: Remaining) -> PuzzleView:
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
    return PuzzleView(session, (left,))
