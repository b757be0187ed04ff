"""A player's year, on both databases."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from bot.domain.players import Player
from bot.domain.reviews import BeatenWord
from bot.domain.standings import Result, Span
from bot.store import Store
from tests.store.histories import PEOPLE, store_results, weigh_all
from tests.store.test_shields import HERE, LAST, daily

ANN = PEOPLE[0]
YEAR = Span(LAST - timedelta(30), LAST + timedelta(1))


def guessed(answer: str, days_ago: int, own: int | None, others: int) -> list[Result]:
    """A word that Ann found in `own` guesses, or not, and three more people in `others`."""
    day = LAST - timedelta(days_ago)

    def play(player: Player, guesses: int | None) -> Result:
        result = daily(day, player, won=guesses is not None)
        return replace(result, answer=answer, guesses=guesses or 6)

    return [play(ANN, own), *(play(one, others) for one in PEOPLE[1:4])]


async def load_hardest(store: Store, *words: list[Result]) -> BeatenWord | None:
    async with store.write() as tx:
        await store_results(tx, [result for word in words for result in word])
    await weigh_all(store)
    async with store.read() as tx:
        return (await tx.player_years.load(ANN, HERE, YEAR)).hardest


async def test_the_hardest_word_is_the_one_that_others_needed_most_more_for(store: Store) -> None:
    hardest = await load_hardest(
        store,
        guessed("moist", 1, own=3, others=4),
        guessed("crane", 2, own=2, others=5),
        guessed("bully", 3, own=5, others=6),
        guessed("fudge", 4, own=None, others=6),
    )
    assert hardest == BeatenWord("crane", 2, 500)


async def test_of_equally_hard_words_the_first_is_named(store: Store) -> None:
    hardest = await load_hardest(
        store, guessed("moist", 1, own=3, others=5), guessed("crane", 2, own=2, others=4)
    )
    assert hardest == BeatenWord("crane", 2, 400)


async def test_a_word_that_others_found_as_fast_is_not_hard(store: Store) -> None:
    assert await load_hardest(store, guessed("moist", 1, own=4, others=4)) is None
