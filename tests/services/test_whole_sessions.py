"""Whole solve sessions: driven by the bot's own proposals, and by whatever can be typed."""

from __future__ import annotations

import asyncio
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.app import Services
from bot.board.look import DEFAULT
from bot.domain.players import Asker, Place, Player
from bot.render.puzzles.panel import puzzle
from bot.render.refusals import refusal
from bot.services.puzzles.which import PuzzleChoice
from bot.store import Store, migrate
from engine import Word, load, score
from tests.bots import services_over

HERE, ANN = Place(channel_id=1, guild_id=2), Player(1, "ann")
ANSWERS = load("en", 5).answers
_ids = count(1)


def asker() -> Asker:
    return Asker(next(_ids), HERE, ANN)


async def opened(folder: Path) -> Services:
    store = Store.open(f"sqlite+aiosqlite:///{folder / 'whole.sqlite3'}")
    await migrate(store.engine)
    return services_over(store)


async def solved(services: Services, answer: Word) -> int:
    """Enter the marks of every guess proposed until all is green; the number of guesses."""
    outcome = await services.rows.lead(asker())
    while not outcome.session.solved:
        left = outcome.remaining[0]
        if outcome.session.draft is None and left.total == 1:
            # the only word left is hidden, but still found
            assert left.words == (answer,)
            now = outcome.session
            outcome = await services.panel.find(asker(), now.id, now.version)
            continue
        draft = outcome.session.draft
        assert draft is not None, f"no guess for {answer} after {outcome.session.entries}"
        for at, mark in enumerate(score(draft.guess, answer)):
            await services.panel.mark(asker(), outcome.session.id, draft.number, at, mark)
        outcome = await services.panel.enter(asker(), outcome.session.id)
        assert outcome.slip is None
        puzzle(outcome, DEFAULT)
    assert outcome.session.entries[-1].guess == answer
    return len(outcome.session.entries)


async def drive(folder: Path, answers: tuple[Word, ...]) -> list[int]:
    services = await opened(folder)
    try:
        return [await solved(services, answer) for answer in answers]
    finally:
        await services.store.close()


async def test_some_answers_are_found_by_following_the_proposals(quick: Path) -> None:
    assert max(await drive(quick, ANSWERS[::250])) <= 6


@pytest.mark.slow
async def test_every_25th_answer_is_found_by_following_the_proposals(quick: Path) -> None:
    guesses = await drive(quick, ANSWERS[::25])
    print(f"{sum(guesses) / len(guesses):.3f} guesses on average, {max(guesses)} at most")
    assert max(guesses) <= 6


anything = st.one_of(
    st.text(max_size=40),
    st.text(alphabet="012gybx.-_ ,;|/🟩🟨⬛⬜🟧🟦:*wW1234 X6\n\ufe0f", max_size=40),
    st.lists(
        st.sampled_from(
            ["caves", "chess", "moist", "20012", "00000", "11111", "🟩⬛⬛🟨🟩", "x/6"]
        ),
        max_size=8,
    ).map(" ".join),
)
choices = st.builds(
    PuzzleChoice,
    shared=st.booleans(),
    length=st.sampled_from([None, 4, 5]),
    boards=st.sampled_from([None, 1, 2, 8]),
)


def test_whatever_is_brought_is_answered_or_refused_in_words(quick: Path) -> None:
    with asyncio.Runner() as runner:
        services = runner.run(opened(quick))

        @settings(deadline=None, max_examples=150, database=None)
        @given(anything, anything, choices)
        def bring(guess: str, hints: str, choice: PuzzleChoice) -> None:
            try:
                outcome = runner.run(services.rows.add(asker(), guess, hints, choice))
            except Exception as error:
                reply = refusal(error, DEFAULT)
                if reply is None:
                    raise
                assert len(reply.text) < 2000
            else:
                reply = puzzle(outcome, DEFAULT)
                assert len(reply.text) < 4096

        try:
            bring()
        finally:
            runner.run(services.store.close())
