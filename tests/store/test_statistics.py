"""The pages of a player's statistics, added up in SQL as they would be in plain Python."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from datetime import date
from random import Random

from bot.domain.games import Move
from bot.domain.leaderboards import LOSS
from bot.domain.standings import Result
from bot.domain.statistics import CostlyWord, Finding, GameKind, PlayedDay, Slice
from bot.store import Store
from bot.store.standings.statistics import MOST_HARD_WORDS, MOST_KINDS
from engine import Word
from tests.store.histories import NOW, PEOPLE, PLACES, TODAY, random_results, store_results

HERE, ANN, BEN = PLACES[0], *PEOPLE[:2]
WORDS = ("crane", "moist", "caves")


def cost(one: Result) -> int:
    return one.counted if one.won else LOSS


def part(of: object, theirs: list[Result]) -> Slice[object]:
    won = [one for one in theirs if one.won]
    return Slice(of, len(theirs), len(won), sum(one.counted for one in won))


async def test_kinds_are_what_counting_by_hand_gives(store: Store) -> None:
    async with store.write() as tx:
        stored = await store_results(tx, random_results(Random(1), 300))
        found = await tx.statistics.list_kinds(ANN, HERE)
    kinds: dict[GameKind, list[Result]] = defaultdict(list)
    for one in stored:
        if one.player == ANN and one.place.guild_id == HERE.guild_id:
            kinds[GameKind(one.mode, one.length, one.boards)].append(one)
    wanted = [part(kind, theirs) for kind, theirs in kinds.items()]
    assert len(wanted) > MOST_KINDS
    order = [(-one.games, one.of.mode.key, one.of.length, one.of.boards) for one in found.parts]
    assert order == sorted(order)
    assert len(found.parts) == MOST_KINDS
    assert all(one in wanted for one in found.parts)
    assert sorted(-one.games for one in wanted)[:MOST_KINDS] == [games for games, *_ in order]


async def test_only_the_players_own_first_guess_is_an_opener(store: Store) -> None:
    dice = Random(2)
    openers: dict[str, list[Result]] = defaultdict(list)
    async with store.write() as tx:
        for one in await store_results(tx, random_results(dice, 200)):
            session = await tx.games.get(one.game_id)
            assert session
            who, word = dice.choice((ANN, BEN)), dice.choice(WORDS)
            await tx.games.add_turn(session, Word(word), Move(who, NOW))
            session = replace(session, moves=(Move(who, NOW),))
            await tx.games.add_turn(session, Word("fuzzy"), Move(ANN, NOW))
            if who == one.player == ANN and one.place.guild_id == HERE.guild_id:
                openers[word].append(one)
        found = await tx.statistics.list_openers(ANN, HERE)
    wanted = [part(word, theirs) for word, theirs in openers.items()]
    assert len(wanted) == len(WORDS)
    assert [*found.parts] == sorted(wanted, key=lambda one: (-one.games, str(one.of)))


async def test_the_costliest_words_come_first_with_what_others_needed(store: Store) -> None:
    base = replace(
        random_results(Random(1), 1)[0],
        player=ANN,
        place=HERE,
        limit=6,
        boards=1,
        day=None,
        assisted=False,
    )
    told = [("crane", 2, True), ("moist", 6, False), ("caves", 4, True), ("caves", 6, True)]
    mine = [replace(base, answer=word, guesses=n, won=won) for word, n, won in told]
    others = [replace(base, answer="moist", player=who, guesses=3, won=True) for who in PEOPLE[1:]]
    async with store.write() as tx:
        await store_results(tx, [*mine, *others])
        for word in await tx.words.list_due():
            await tx.words.weigh(word)
        found = await tx.statistics.list_word_costs(ANN, HERE)
    assert found.costly == (
        CostlyWord("moist", 1, LOSS, 3),
        CostlyWord("caves", 2, 5, None),
        CostlyWord("crane", 1, 2, None),
    )
    assert found.best == Finding("crane", 2, base.finished_at)
    assert found.worst == Finding("moist", LOSS, base.finished_at)


async def test_words_are_those_of_games_with_a_word_of_ones_own(store: Store) -> None:
    async with store.write() as tx:
        stored = await store_results(tx, random_results(Random(3), 120))
        found = await tx.statistics.list_word_costs(ANN, HERE)
    here = [one for one in stored if one.player == ANN and one.place.guild_id == HERE.guild_id]
    costs = [cost(one) for one in here if one.answer]
    assert 0 < len(found.costly) <= MOST_HARD_WORDS
    assert found.best
    assert found.worst
    assert (found.best.cost, found.worst.cost) == (min(costs), max(costs))


async def test_the_days_of_a_year_are_what_counting_by_hand_gives(store: Store) -> None:
    async with store.write() as tx:
        stored = await store_results(tx, random_results(Random(2), 300))
        found = await tx.statistics.load_year(ANN, HERE, TODAY)
        earlier = await tx.statistics.load_year(ANN, HERE, date(2026, 10, 31))
    days: dict[date, list[Result]] = defaultdict(list)
    for one in stored:
        if one.player == ANN and one.place.guild_id == HERE.guild_id and one.on <= TODAY:
            days[one.on].append(one)
    wanted = {
        PlayedDay(on, len(theirs), sum(one.won for one in theirs)) for on, theirs in days.items()
    }
    assert {*found.days} == wanted
    assert {*earlier.days} == {one for one in wanted if one.day <= date(2026, 10, 31)}
    assert 0 < len(earlier.days) < len(wanted)
