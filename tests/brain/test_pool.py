"""Work is done once for all who ask, whoever leaves, and quick work goes first."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from threading import Event

import pytest

from bot.brain import pool as module
from bot.brain.pool import Pool
from bot.brain.puzzles import Clues, PuzzleBrain
from bot.domain.puzzles import PuzzleKind, WordList
from engine import Feedback, Turn, Word, score
from tests.bots import LEXICONS

NO_VOWELS = Clues(PuzzleKind(), ((Turn(Word("moist"), Feedback.parse("00000")),),))


@pytest.fixture
def pool() -> Iterator[Pool]:
    pool = Pool()
    yield pool
    pool.close()


@pytest.fixture
def brain(pool: Pool) -> PuzzleBrain:
    return PuzzleBrain(LEXICONS, pool)


async def test_simultaneous_questions_about_one_position_share_one_search(
    brain: PuzzleBrain,
) -> None:
    answers = await asyncio.gather(*(brain.suggest(NO_VOWELS) for _ in range(20)))
    assert len({id(answer) for answer in answers}) == 1


async def test_who_leaves_takes_no_answer_from_the_others(brain: PuzzleBrain) -> None:
    leaving = asyncio.ensure_future(brain.suggest(NO_VOWELS))
    staying = asyncio.ensure_future(brain.suggest(NO_VOWELS))
    await asyncio.sleep(0)
    leaving.cancel()
    assert (await staying).guesses


async def test_work_goes_on_when_the_last_who_waits_for_it_leaves(pool: Pool) -> None:
    calls: list[int] = []
    going = Event()

    def work(number: int) -> int:
        going.wait(10)
        calls.append(number)
        return number

    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.1):
            await pool.reckon(work, 7)
    going.set()
    assert await pool.reckon(work, 7) == 7
    assert calls == [7]


async def test_a_failure_is_passed_on_and_not_kept(pool: Pool) -> None:
    calls = 0

    def work(number: int) -> float:
        nonlocal calls
        calls += 1
        return number / (calls - 1)

    for answer in await asyncio.gather(
        *(pool.reckon(work, 3) for _ in range(2)), return_exceptions=True
    ):
        assert isinstance(answer, ZeroDivisionError)
    assert await pool.reckon(work, 3) == 3


async def test_only_the_latest_results_are_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "_REMEMBERED", 2)
    pool = Pool()
    calls: list[int] = []

    def work(number: int) -> int:
        calls.append(number)
        return number

    for number in (1, 2, 3, 3, 1):
        await pool.reckon(work, number)
    pool.close()
    assert calls == [1, 2, 3, 1]


async def test_quick_work_never_waits_behind_searches(pool: Pool) -> None:
    done = Event()

    def long(_: int) -> bool:
        return done.wait(10)

    searches = [asyncio.ensure_future(pool.search(long, number)) for number in range(5)]
    await asyncio.sleep(0.2)
    assert await pool.reckon(len, "quick") == 5
    assert not any(search.done() for search in searches)
    done.set()
    await asyncio.gather(*searches)


async def test_of_many_equal_words_those_looked_at_stand_for_all(brain: PuzzleBrain) -> None:
    every = Clues(PuzzleKind(words=WordList.EVERYTHING))
    best = (await brain.suggest(every)).guesses[0]
    words = LEXICONS("en", 5).allowed
    parts = Counter(score(best.guess, word) for word in words)
    mean = sum(part * part for part in parts.values()) / len(words)
    assert best.expected_remaining == pytest.approx(mean, rel=0.02)
