"""A word that a person thinks of, with presses that overlap."""

from __future__ import annotations

import asyncio
from itertools import count

import pytest

from bot.app import Services
from bot.domain.errors import NothingToUndo, NotYourWord
from bot.domain.players import Asker, Place, Player
from bot.services.puzzles.views import PuzzleView
from bot.store import Store
from engine import Feedback, Mark, Turn, Word, score
from engine.errors import UnknownStrategy
from tests.bots import services_over

ANN, BEN = Player(1, "ann"), Player(2, "ben")
PLACE = Place(10, 5)
_ids = count(100)


def asker(player: Player = ANN) -> Asker:
    return Asker(next(_ids), PLACE, player)


def turns(view: PuzzleView) -> tuple[Turn, ...]:
    (board,) = view.session.boards
    return board


@pytest.fixture
def services(store: Store) -> Services:
    return services_over(store)


async def begin(services: Services) -> tuple[int, int]:
    """A word that Ann thinks of: its id, and the number of the guess to be marked."""
    session = (await services.puzzles.stump(asker(), "letter-frequency")).session
    assert session.draft is not None
    return session.id, session.draft.number


async def test_letters_pressed_at_once_are_all_marked(services: Services) -> None:
    word, number = await begin(services)
    presses = (services.panel.mark(asker(), word, number, at, Mark.CORRECT) for at in range(4))
    await asyncio.gather(*presses)
    draft = (await services.puzzles.show(asker(), word)).session.draft
    assert draft is not None
    assert str(draft.marks) == "22220"


async def test_enter_pressed_twice_at_once_takes_one_row(services: Services) -> None:
    word, seen = await begin(services)
    await asyncio.gather(*(services.panel.enter(asker(), word, seen) for _ in range(3)))
    after = await services.puzzles.show(asker(), word)
    assert len(turns(after)) == 1
    version = after.session.version
    await asyncio.gather(*(services.panel.undo(asker(), word, version) for _ in range(3)))
    assert turns(await services.puzzles.show(asker(), word)) == ()


async def test_a_mark_of_a_row_that_is_taken_changes_nothing(services: Services) -> None:
    word, number = await begin(services)
    before = await services.panel.enter(asker(), word, number)
    assert await services.panel.mark(asker(), word, number, 0, Mark.CORRECT) == before


async def test_an_interaction_delivered_twice_begins_one_word(services: Services) -> None:
    one = asker()
    first = await services.puzzles.stump(one, "letter-frequency")
    assert await services.puzzles.stump(one, "letter-frequency") == first


async def test_a_word_is_its_own_persons(services: Services) -> None:
    word, seen = await begin(services)
    for work in (
        services.panel.enter(asker(BEN), word, seen),
        services.puzzles.show(asker(BEN), word),
        services.puzzles.renew(asker(BEN), word),
    ):
        with pytest.raises(NotYourWord):
            await work
    with pytest.raises(NothingToUndo):
        await services.panel.undo(asker(), word)


async def test_an_unknown_rival_is_refused(services: Services) -> None:
    with pytest.raises(UnknownStrategy):
        await services.puzzles.stump(asker(), "guesswork")


async def test_a_reveal_can_be_taken_back_and_the_bot_guesses_on(services: Services) -> None:
    word, seen = await begin(services)
    draft = (await services.panel.enter(asker(), word, seen)).session.draft
    assert draft is not None
    assert (await services.panel.reveal(asker(), word, "fuzzy")).check is not None
    after = (await services.panel.undo(asker(), word)).session
    assert after.revealed is None
    assert after.draft is not None
    assert after.draft.guess == draft.guess


async def test_a_mended_row_of_all_green_ends_the_game_there(services: Services) -> None:
    word, _ = await begin(services)
    while (now := await services.puzzles.show(asker(), word)).slip is None:
        await services.panel.enter(asker(), word, now.session.version)
    assert now.remaining[0].total == 0
    assert now.slip.contradiction.mend
    mended = now.slip.contradiction.mend.row, now.slip.contradiction.mend.feedback
    after = await services.panel.answer_slip(asker(), word, now.session.version, mended)
    assert after.slip is None
    assert after.remaining[0].total > 0
    green = Feedback([Mark.CORRECT] * 5)
    (only,) = now.session.mend(1, 1, green)
    assert (only.guess, only.feedbacks) == (now.session.entries[0].guess, (green,))


async def test_the_bot_makes_no_more_guesses_than_it_has(services: Services) -> None:
    view = await services.puzzles.stump(asker(), "letter-frequency")
    while (draft := view.session.draft) is not None:
        for at, mark in enumerate(score(draft.guess, Word("watch"))):
            await services.panel.mark(asker(), view.session.id, draft.number, at, mark)
        view = await services.panel.enter(asker(), view.session.id)
    assert len(view.session.entries) == view.session.limit == 6
    assert not view.session.ended
