"""A word that a person thinks of, with presses that overlap."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from itertools import count

import pytest

from bot.brain.lexicons import Lexicons
from bot.brain.thinking import Thinking
from bot.domain.errors import NoStump, NothingToUndo, NotYourWord
from bot.domain.players import Asker, Place, Player
from bot.services.puzzles.stump import StumpService
from bot.store import Store
from engine import Feedback, Mark, Turn
from engine.errors import UnknownStrategy

ANN, BEN = Player(1, "ann"), Player(2, "ben")
PLACE = Place(10, 5)
_ids = count(100)


def asker(player: Player = ANN) -> Asker:
    return Asker(next(_ids), PLACE, player)


@pytest.fixture
def stumps(store: Store) -> StumpService:
    lexicons = Lexicons()
    now = datetime(2026, 1, 1, tzinfo=UTC)
    return StumpService(store, lexicons, Thinking(lexicons), lambda: now)


async def begun(stumps: StumpService) -> int:
    return (await stumps.begin(asker(), "letter-frequency")).stump.id


async def test_letters_pressed_at_once_are_all_marked(stumps: StumpService) -> None:
    word = await begun(stumps)
    presses = (stumps.mark(asker(), word, 1, at, Mark.CORRECT) for at in range(4))
    await asyncio.gather(*presses)
    assert str((await stumps.show(asker(), word)).stump.marks) == "22220"


async def test_enter_pressed_twice_at_once_takes_one_row(stumps: StumpService) -> None:
    word = await begun(stumps)
    await asyncio.gather(*(stumps.enter(asker(), word, 1) for _ in range(3)))
    assert len((await stumps.show(asker(), word)).stump.turns) == 1
    await asyncio.gather(*(stumps.undo(asker(), word, 2) for _ in range(3)))
    assert (await stumps.show(asker(), word)).stump.turns == ()


async def test_a_mark_of_a_row_that_is_taken_changes_nothing(stumps: StumpService) -> None:
    word = await begun(stumps)
    before = await stumps.enter(asker(), word, 1)
    assert await stumps.mark(asker(), word, 1, 0, Mark.CORRECT) == before


async def test_an_interaction_delivered_twice_begins_one_word(stumps: StumpService) -> None:
    one = asker()
    first = await stumps.begin(one, "letter-frequency")
    assert await stumps.begin(one, "letter-frequency") == first


async def test_a_word_is_its_own_persons(stumps: StumpService) -> None:
    word = await begun(stumps)
    with pytest.raises(NotYourWord):
        await stumps.enter(asker(BEN), word, 1)
    with pytest.raises(NoStump):
        await stumps.show(asker(BEN))
    with pytest.raises(NothingToUndo):
        await stumps.undo(asker(), word)


async def test_an_unknown_strategy_is_refused(stumps: StumpService) -> None:
    with pytest.raises(UnknownStrategy):
        await stumps.begin(asker(), "guesswork")


async def test_a_reveal_can_be_taken_back_and_the_bot_guesses_on(stumps: StumpService) -> None:
    word = await begun(stumps)
    guess = (await stumps.enter(asker(), word, 1)).stump.guess
    assert (await stumps.reveal(asker(), word, "fuzzy")).check is not None
    after = (await stumps.undo(asker(), word)).stump
    assert (after.revealed, after.guess) == (None, guess)


async def test_a_mended_row_of_all_green_ends_the_game_there(stumps: StumpService) -> None:
    word = await begun(stumps)
    row = 1
    while (now := await stumps.show(asker(), word)).slip is None:
        await stumps.enter(asker(), word, row)
        row += 1
    assert now.left == 0
    after = await stumps.mend(asker(), word, row)
    assert after.slip is None
    assert after.left > 0
    green = Feedback([Mark.CORRECT] * 5)
    assert now.stump.mended(1, green).turns == (Turn(now.stump.turns[0].guess, green),)
