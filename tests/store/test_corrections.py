"""Corrections of random histories: what is kept is always what counting again gives."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import product
from random import Random
from typing import Any

import pytest
from sqlalchemy import Integer, cast, func, literal, select

from bot.board.look import DEFAULT
from bot.domain.corrections import (
    CorrectedAgain,
    CorrectedResult,
    Correction,
    CorrectionPage,
    ResultGone,
    ResultKey,
)
from bot.domain.errors import MayNotManage, NoServer, OutOfRange
from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import League
from bot.domain.modes import SOLO
from bot.domain.players import Asker, Place, Rights
from bot.domain.records.games import KNOWN_GAMES, WORDLE
from bot.domain.records.values import Post, Score
from bot.domain.standings import Result, Span
from bot.render.corrected_results import write_counted
from bot.render.corrections import ask_player, ask_result
from bot.services.corrections import Corrections
from bot.services.records.shares import ShareRecords
from bot.store import Store
from bot.store.models import RecordRow, RecordTallyRow
from bot.store.records.sums import SUM_KEY
from bot.store.standings.sums import list_kept_spans
from tests.services import Clock
from tests.store import histories
from tests.store.histories import (
    NOW,
    PEOPLE,
    PLACES,
    TODAY,
    random_results,
    store_results,
    weigh_all,
)
from tests.store.test_histories import LEAGUES, tallies

pytestmark = pytest.mark.usefixtures("late_results")

HERE = PLACES[0]


@pytest.fixture
async def late_results(store: Store) -> None:
    """A server that takes results of any day, which is not the default."""
    async with store.write() as tx:
        await tx.guilds.save(HERE.guild_id or 0, GuildSettings(record_days=0))


ANN, BEN, *_, SAM = PEOPLE
BOSS = Asker(0, HERE, SAM, Rights(manager=True))
FIRST = 1900
LATER = datetime(2026, 12, 24, tzinfo=UTC)


@pytest.fixture
def corrections(store: Store) -> Corrections:
    return Corrections(store, lambda: LATER)


@pytest.fixture
def recording(store: Store) -> ShareRecords:
    return ShareRecords(store, lambda: LATER)


async def record_sums(store: Store, *, kept: bool) -> list[tuple[Any, ...]]:
    """What records add up to: as it is `kept`, or added up from the records alone."""
    query = select(RecordTallyRow.__table__).where(RecordTallyRow.year == 0)
    if not kept:
        sums = (func.count(), func.sum(cast(RecordRow.solved, Integer)), func.sum(RecordRow.figure))
        counted = select(*SUM_KEY, literal(0), *sums).where(RecordRow.counts.is_(True))
        query = counted.group_by(*SUM_KEY)
    async with store.engine.connect() as connection:
        return sorted(tuple(row) for row in await connection.execute(query))


async def count_again(store: Store, spans: Collection[Span]) -> None:
    """Add the tallies up from the results alone."""
    async with store.write() as tx:
        for player, league, span in product(PEOPLE, LEAGUES, spans):
            await tx.results.recount(HERE.guild_id or 0, player, league, span)


class History:
    """Random games, records, edits, deletions and corrections of one server."""

    def __init__(self, store: Store, dice: Random, games: list[Result]) -> None:
        self.dice = dice
        self.games = {one.game_id: one for one in games}
        self.struck = set[int]()
        self.done = list[Correction]()
        self.corrections = Corrections(store, lambda: LATER)
        self.recording = ShareRecords(store, lambda: LATER)

    @property
    def counting(self) -> list[Result]:
        return [one for number, one in self.games.items() if number not in self.struck]

    async def strike(self) -> None:
        one = self.dice.choice([*self.games.values()])
        key = ResultKey(True, one.mode.key, one.game_id)
        self.done.append(await self.corrections.strike(BOSS, one.player, key))
        self.struck.add(one.game_id)

    async def correct_record(self) -> None:
        player = self.dice.choice(PEOPLE)
        found = await self.corrections.list_results(BOSS, player)
        for one in [one for one in found if not one.key.own][:1]:
            if self.dice.random() < 0.5:
                self.done.append(await self.corrections.strike(BOSS, player, one.key))
            else:
                typed = self.dice.choice("123456x")
                self.done.append(await self.corrections.change(BOSS, player, one.key, typed))

    async def undo(self) -> None:
        if self.done:
            one = self.dice.choice(self.done)
            # the clock stands still, so all that were struck of a player were struck at once
            undone = await self.corrections.undo(BOSS, one.id)
            standing = {one.key for one in await self.corrections.list_standing(BOSS, one.player)}
            back = {one.key for one in undone} - standing
            self.struck -= {key.number for key in back if key.own}

    async def tell(self) -> None:
        """Post a message with a share, or edit one."""
        share = f"Wordle {FIRST + self.dice.randrange(6)} {self.dice.choice('123456X')}/6"
        author = self.dice.choice(PEOPLE)
        message = Post(self.dice.randrange(1, 30), author, share, LATER)
        await self.recording.record_message(Asker(0, HERE, author), message)

    async def forget(self) -> None:
        await self.recording.watching.forget(HERE.channel_id, [self.dice.randrange(1, 30)])

    async def go_on(self) -> None:
        works = [self.strike, self.correct_record, self.undo, *[self.tell] * 3, self.forget]
        await self.dice.choice(works)()


@pytest.mark.parametrize("seed", range(2))
async def test_after_edits_deletions_and_corrections_sums_are_what_counting_again_gives(
    store: Store, seed: int
) -> None:
    dice = Random(seed)
    games = [one for one in random_results(dice, 80) if one.place.guild_id == HERE.guild_id]
    async with store.write() as tx:
        history = History(store, dice, await store_results(tx, games))
    for _ in range(70):
        await history.go_on()
        if dice.random() < 0.1:
            await weigh_all(store)
    await weigh_all(store)
    assert {one.key.own for one in history.done} == {True, False}
    kept = await tallies(store)
    await count_again(store, {span for one in games for span in list_kept_spans(one.on)})
    assert await tallies(store) == kept
    assert await record_sums(store, kept=True) == await record_sums(store, kept=False)
    async with store.read() as tx:
        for league in LEAGUES:
            contest = Contest(HERE, league, TODAY, least=3)
            wanted = histories.ranking(history.counting, ANN, contest)
            assert await tx.leaderboards.rank(contest, ANN) == wanted


def result(**changes: Any) -> Result:
    return Result(0, ANN, HERE, SOLO, "en", 5, "off", True, 3, 6, 1, NOW, TODAY, **changes)


async def test_a_struck_result_counts_no_more_until_that_is_undone(
    store: Store, corrections: Corrections
) -> None:
    async with store.write() as tx:
        (one,) = await store_results(tx, [result()])
    (counted,) = await corrections.list_results(BOSS, ANN)
    done = await corrections.strike(BOSS, ANN, counted.key)
    assert (done.before, done.after, done.by.id) == (Score(3), None, SAM.id)
    again = await corrections.strike(BOSS, ANN, counted.key)
    assert again == done
    assert await corrections.list_results(BOSS, ANN) == []
    contest = Contest(HERE, League(), TODAY)
    async with store.read() as tx:
        assert (await tx.leaderboards.rank(contest, ANN)).players == 0
    for _ in range(2):
        assert (await corrections.undo(BOSS, done.id))[0].undone_by
    assert await corrections.list_results(BOSS, ANN) == [counted]
    async with store.read() as tx:
        found = await tx.leaderboards.rank(contest, ANN)
    assert found == histories.ranking([one], ANN, contest)


async def test_a_corrected_record_stays_whatever_becomes_of_its_message(
    store: Store, corrections: Corrections, recording: ShareRecords
) -> None:
    ann = Asker(0, HERE, ANN)
    post = Post(7, ANN, f"Wordle {FIRST} 3/6", LATER)
    await recording.record_message(ann, post)
    key = ResultKey(False, WORDLE.key, FIRST)
    done = await corrections.change(BOSS, ANN, key, "4")
    assert (done.before, done.after) == (Score(3), Score(4))
    edited = replace(post, text=f"Wordle {FIRST} 1/6", edited_at=LATER)
    await recording.watching.follow(HERE, edited)
    await recording.watching.forget(HERE.channel_id, [7])
    await recording.record(ann, f"Wordle {FIRST} 2/6")
    with pytest.raises(CorrectedResult):
        await recording.remove(ann, WORDLE.key, FIRST)
    (counted,) = await corrections.list_results(BOSS, ANN)
    assert counted.score == Score(4)
    await corrections.undo(BOSS, done.id)
    (counted,) = await corrections.list_results(BOSS, ANN)
    assert counted.score == Score(2), "what still stands, now that the message is gone"


async def test_a_struck_record_is_not_recorded_again(
    corrections: Corrections, recording: ShareRecords
) -> None:
    ann = Asker(0, HERE, ANN)
    await recording.record(ann, f"Wordle {FIRST} 1/6")
    await corrections.strike(BOSS, ANN, ResultKey(False, WORDLE.key, FIRST))
    (entry,) = (await recording.record(ann, f"Wordle {FIRST} 1/6")).entries
    assert entry.struck
    assert entry.figures.games == 0


@pytest.mark.parametrize("typed", ["0", "7", "four", "", "-1", "3/7", "7/6"])
async def test_what_is_no_result_of_the_game_is_refused(
    corrections: Corrections, recording: ShareRecords, typed: str
) -> None:
    await recording.record(Asker(0, HERE, ANN), f"Wordle {FIRST} 1/6")
    with pytest.raises(OutOfRange):
        await corrections.change(BOSS, ANN, ResultKey(False, WORDLE.key, FIRST), typed)


@pytest.mark.parametrize(("typed", "meant"), [("3/6", Score(3)), ("x/6", Score(7, solved=False))])
async def test_a_result_may_be_typed_as_it_stands_in_a_message(
    corrections: Corrections, recording: ShareRecords, typed: str, meant: Score
) -> None:
    await recording.record(Asker(0, HERE, ANN), f"Wordle {FIRST} 1/6")
    done = await corrections.change(BOSS, ANN, ResultKey(False, WORDLE.key, FIRST), typed)
    assert done.after == meant


async def test_only_who_manages_the_server_corrects_and_only_its_own_results(
    store: Store, corrections: Corrections
) -> None:
    async with store.write() as tx:
        (one,) = await store_results(tx, [result()])
    key = ResultKey(True, SOLO.key, one.game_id)
    with pytest.raises(MayNotManage):
        await corrections.strike(Asker(0, HERE, ANN, Rights(moderator=True)), ANN, key)
    with pytest.raises(NoServer):
        await corrections.strike(Asker(0, PLACES[3], SAM, Rights(manager=True)), ANN, key)
    elsewhere = Asker(0, PLACES[2], SAM, Rights(manager=True))
    for wrong in (key, ResultKey(True, SOLO.key, 999), ResultKey(False, "nothing", 1)):
        with pytest.raises(ResultGone):
            await corrections.strike(elsewhere, ANN, wrong)
    done = await corrections.strike(BOSS, ANN, key)
    with pytest.raises(ResultGone):
        await corrections.undo(elsewhere, done.id)
    assert await corrections.list_page(Asker(0, Place(5, 2), BEN)) == CorrectionPage([])


def test_a_key_says_which_result_it_is() -> None:
    for key in (ResultKey(True, SOLO.key, 5), *(ResultKey(False, game, 5) for game in KNOWN_GAMES)):
        assert ResultKey.read(key.text) == key


async def test_no_more_results_are_offered_than_a_menu_of_discord_holds(
    store: Store, corrections: Corrections, recording: ShareRecords
) -> None:
    for number in range(26):
        told = Post(number + 1, ANN, f"Wordle {FIRST + number} 3/6", LATER)
        await recording.record_message(Asker(0, HERE, ANN), told)
    found = await corrections.list_results(BOSS, ANN)
    games = await corrections.list_games(HERE)
    (menu,) = ask_result(ANN, found, [], games, DEFAULT).menus
    assert (len(found), len(menu.options)) == (26, 25)
    await corrections.strike_all(BOSS, ANN)
    standing = await corrections.list_standing(BOSS, ANN)
    (menu,) = ask_result(ANN, [], standing, games, DEFAULT).menus
    assert (menu.options[0].label, len(menu.options)) == ("All of them (26)", 25)


async def test_undoing_takes_back_no_correction_that_was_made_earlier(store: Store) -> None:
    clock = Clock()
    corrections = Corrections(store, clock)
    async with store.write() as tx:
        await store_results(tx, [result(), replace(result(), game_id=99)])
    first, second = [one.key for one in await corrections.list_results(BOSS, ANN)]
    await corrections.strike(BOSS, ANN, first)
    clock.now += timedelta(minutes=1)
    later = await corrections.strike(BOSS, ANN, second)
    assert [one.key for one in await corrections.undo(BOSS, later.id)] == [second]
    assert [one.key for one in await corrections.list_results(BOSS, ANN)] == [second]


async def test_the_latest_corrections_are_told_by_what_was_made_at_once(store: Store) -> None:
    """However many were struck at once, an earlier one of somebody else's stays in reach."""
    clock = Clock()
    corrections, here = Corrections(store, clock), BOSS
    async with store.write() as tx:
        await store_results(tx, [replace(result(), player=BEN, game_id=900)])
        await store_results(tx, [replace(result(), game_id=number) for number in range(30)])
    (ben,) = await corrections.list_results(here, BEN)
    await corrections.strike(here, BEN, ben.key)
    clock.now += timedelta(minutes=1)
    await corrections.strike_all(here, ANN)
    batches = await corrections.list_batches(here)
    assert [(one.newest.player.id, one.count) for one in batches] == [(ANN.id, 30), (BEN.id, 1)]
    options = ask_player(batches, [], {}, DEFAULT).menus[1].options
    assert [one.label for one in options] == [
        "player 1 · all struck at once (30)",
        "player 2 · Solo",
    ]
    (first, *_) = await corrections.list_standing(here, ANN)
    (back,) = await corrections.undo(here, first.id, alone=True)
    assert back.key == first.key
    assert len(await corrections.list_standing(here, ANN)) == 29
    assert len(await corrections.undo_all(here, ANN)) == 29
    assert [one.newest.key for one in await corrections.list_batches(here)] == [ben.key]


async def test_a_new_correction_takes_the_place_of_the_one_that_stands(store: Store) -> None:
    clock = Clock()
    clock.now = LATER
    corrections, ann = Corrections(store, clock), Asker(0, HERE, ANN)
    recording = ShareRecords(store, lambda: LATER)
    for number in (FIRST, FIRST + 1):
        await recording.record(ann, f"Wordle {number} 3/6")
    key = ResultKey(False, WORDLE.key, FIRST)
    three, lost, five = Score(3), Score(7, solved=False), Score(5)
    for typed, before, after in (("x", three, lost), ("5", lost, five), ("5", lost, five)):
        clock.now += timedelta(minutes=1)
        done = await corrections.change(BOSS, ANN, key, typed)
        assert (done.before, done.after) == (before, after)
    clock.now += timedelta(minutes=1)
    struck = await corrections.strike_all(BOSS, ANN)
    assert {(one.before, one.after) for one in struck} == {(five, None), (three, None)}
    assert not await corrections.list_results(BOSS, ANN)
    with pytest.raises(CorrectedAgain):
        await corrections.undo(BOSS, done.id)


async def test_undoing_a_strike_brings_back_what_was_corrected_before(store: Store) -> None:
    clock = Clock()
    clock.now = LATER
    corrections, ann = Corrections(store, clock), Asker(0, HERE, ANN)
    recording = ShareRecords(store, lambda: LATER)
    message = Post(1, ANN, f"Wordle {FIRST} 3/6", LATER)
    await recording.record_message(ann, message)
    key = ResultKey(False, WORDLE.key, FIRST)
    for typed in ("x", "5"):
        await corrections.change(BOSS, ANN, key, typed)
        clock.now += timedelta(minutes=1)
    struck = await corrections.strike_all(BOSS, ANN)
    page = await corrections.list_page(BOSS)
    assert not any(one.undone_by for one in page.found)
    await recording.watching.forget(HERE.channel_id, [1])
    assert await record_sums(store, kept=True) == []
    await corrections.undo(BOSS, struck[0].id)
    for score in (Score(5), Score(7, solved=False)):
        (back,) = await corrections.list_results(BOSS, ANN)
        assert back.score == score
        assert await record_sums(store, kept=True) == await record_sums(store, kept=False)
        (standing,) = await corrections.list_standing(BOSS, ANN)
        assert standing.after == score
        await corrections.undo(BOSS, standing.id)
    assert not await corrections.list_results(BOSS, ANN)


async def test_what_was_pasted_is_told_apart_from_what_a_message_shows(
    corrections: Corrections, recording: ShareRecords
) -> None:
    ann = Asker(0, HERE, ANN)
    await recording.record(ann, f"Wordle {FIRST} 3/6")
    await recording.record_message(ann, Post(7, ANN, f"Wordle {FIRST + 1} 3/6", LATER))
    found = {one.key.number: one for one in await corrections.list_results(BOSS, ANN)}
    assert {number: one.pasted for number, one in found.items()} == {FIRST: True, FIRST + 1: False}
    shown = [
        write_counted(found[number], KNOWN_GAMES, DEFAULT.say) for number in (FIRST, FIRST + 1)
    ]
    assert ["without a message" in one for one in shown] == [True, False]


async def test_a_moderator_sees_that_another_message_says_another_result(
    corrections: Corrections, recording: ShareRecords
) -> None:
    ann = Asker(0, HERE, ANN)
    for number, (puzzle, figure) in enumerate([(0, 3), (0, 2), (1, 4), (1, 4)]):
        said = f"Wordle {FIRST + puzzle} {figure}/6"
        await recording.record_message(ann, Post(7 + number, ANN, said, LATER))
    found = {one.key.number: one for one in await corrections.list_results(BOSS, ANN)}
    assert {number: one.other for number, one in found.items()} == {
        FIRST: Score(2),
        FIRST + 1: None,
    }
    told = write_counted(found[FIRST], KNOWN_GAMES, DEFAULT.say)
    assert told == "3 guesses · ⚠️ another message says 2 guesses"
