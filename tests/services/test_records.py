"""Results from elsewhere: kept once, replaced by an edit, ranked apart, and forgotten."""

from __future__ import annotations

import re
from collections import defaultdict
from contextlib import suppress
from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest
from sqlalchemy import Integer, func, select

from bot.board.look import Look
from bot.domain.clock import utc_now
from bot.domain.errors import NoServer
from bot.domain.guild_settings import GuildSettings
from bot.domain.players import HIDDEN, Asker, Place, Player, Preferences
from bot.domain.records.errors import (
    FuturePuzzle,
    GridDiffers,
    ImpossibleScore,
    NoneRecorded,
    NoShare,
    NotYourShare,
    PastingOff,
    UnknownGame,
)
from bot.domain.records.games import KNOWN_GAMES, WORDLE
from bot.domain.records.summary import Claimed
from bot.domain.records.values import (
    LEAST_RESULTS,
    Figures,
    Post,
    Record,
    RecordedGame,
    RecordStanding,
    Score,
)
from bot.domain.standings import Period, Span
from bot.render.recorded_shares import receipt
from bot.render.refusals import refusal
from bot.services.players import Players
from bot.services.records.leaderboard import RecordLeaderboards
from bot.services.records.reactions import PostReaction
from bot.services.records.receipts import Receipt, SummaryReceipt
from bot.services.records.shares import ShareRecords
from bot.store import Store
from bot.store.models import RecordRow, RecordTallyRow
from tests.bots import services_over
from tests.records.test_corpus import SHARES
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker
from tests.store.statements import recorded

CLOCK = Clock()
NOW = CLOCK.now
TODAY = (NOW.date() - date(2021, 6, 19)).days
"""The number of the day's Wordle."""

ELSEWHERE = Place(channel_id=12, guild_id=8)
DAN, EVE = Player(4, "dan"), Player(5, "eve")
SHARE = f"Wordle {TODAY:,} 3/6*\n\n⬛🟨⬛⬛⬛\n🟩🟩⬛⬛🟩\n🟩🟩🟩🟩🟩"
SUMMARY = (
    "**Your group is on a 3 day streak!** 🔥 Here are yesterday's results:\n"
    "👑 3/6: <@1> @Old Bean\n5/6: <@2>\nX/6: @Newt"
)

pytestmark = pytest.mark.usefixtures("late_results")


@pytest.fixture
def recording(store: Store) -> ShareRecords:
    return ShareRecords(store, CLOCK)


def wordle(number: int, score: object = 3) -> str:
    return f"Wordle {number:,} {score}/6"


def post(text: str, number: int = 50, author: Player = ANN, **more: Any) -> Post:
    return Post(number, author, text, NOW, **more)


def summary(text: str = SUMMARY, number: int = 60) -> Post:
    app = Player(99, "Wordle")
    return post(text, number, app, by_bot=True, summary=True, mentioned=(ANN, BEN))


def boss(place: Place = HERE) -> Asker:
    return asker(1, CAT, place, rights=BOSS)


async def edit(recording: ShareRecords, text: str) -> PostReaction | None:
    return await recording.watching.follow(HERE, post(text, edited_at=NOW))


async def kept(store: Store, player: Player, place: Place = HERE, game: str = "wordle") -> Figures:
    async with store.read() as tx:
        return await tx.records.sum_figures(place, KNOWN_GAMES[game], player)


async def test_what_is_pasted_is_kept_once(store: Store, recording: ShareRecords) -> None:
    first = await recording.record(asker(1), SHARE)
    (entry,) = first.entries
    assert entry.record == Record(WORDLE, TODAY, Score(3), ANN, NOW.date(), NOW)
    assert entry.figures == Figures(1, 1, 3)
    assert await recording.record(asker(2), SHARE) == first
    assert await kept(store, ANN) == Figures(1, 1, 3)


async def test_a_server_may_take_only_what_is_posted(store: Store, recording: ShareRecords) -> None:
    posted = Post(5, ANN, SHARE, NOW)
    for channels in (frozenset({HERE.channel_id}), frozenset[int]()):
        async with store.write() as tx:
            settings = GuildSettings(record_channels=channels, record_pasted=False)
            await tx.guilds.save(HERE.guild_id or 0, settings)
        with pytest.raises(PastingOff) as refused:
            await recording.record(asker(1), SHARE)
        reply = refusal(refused.value, Look())
        assert reply is not None
        said = reply.text
        assert ("<#" in said) == bool(channels)
        assert ("Record result" in said) != bool(channels)
    assert await recording.record_message(asker(1), posted)
    assert await recording.record(replace(asker(1), place=Place(1)), SHARE), "alone, as ever"


async def test_of_two_results_in_a_puzzle_the_first_stays(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record(asker(1), wordle(TODAY, "X"))
    (entry,) = (await recording.record(asker(2), wordle(TODAY, 2))).entries
    assert (entry.record.score, entry.before) == (Score(7, solved=False), True)
    assert await kept(store, ANN) == Figures(1, 0, 7)


async def test_several_shares_are_kept_each_in_its_own_pool(
    store: Store, recording: ShareRecords
) -> None:
    text = f"{SHARE}\n\nConnections\nPuzzle #900\n🟨🟨🟨🟨\n🟩🟦🟩🟩\n🟩🟩🟩🟩\n🟦🟦🟦🟦\n🟪🟪🟪🟪"
    receipt = await recording.record(asker(1), text)
    assert [one.record.game.key for one in receipt.entries] == ["wordle", "connections"]
    assert await kept(store, ANN) == Figures(1, 1, 3)
    assert await kept(store, ANN, game="connections") == Figures(1, 1, 1)
    assert await kept(store, ANN, ELSEWHERE) == Figures()


async def test_a_puzzle_of_the_past_counts_for_its_day(recording: ShareRecords) -> None:
    (entry,) = (await recording.record(asker(1), wordle(TODAY - 400))).entries
    assert entry.record.on == NOW.date() - timedelta(400)


async def test_a_puzzle_that_is_not_out_is_refused_and_nothing_is_kept(
    store: Store, recording: ShareRecords
) -> None:
    # at noon it is tomorrow somewhere already, at nine in the morning nowhere
    await recording.record(asker(1), wordle(TODAY + 1))
    early = ShareRecords(store, lambda: NOW.replace(hour=9))
    with pytest.raises(FuturePuzzle):
        await early.record(asker(2), wordle(TODAY + 1))
    for text in (wordle(TODAY + 2), wordle(99999)):
        with pytest.raises(FuturePuzzle):
            await recording.record(asker(2), text)
    assert (await kept(store, ANN)).games == 1


async def record_number(recording: ShareRecords, game: RecordedGame, number: int) -> Receipt:
    """Paste a share of the corpus, with this number instead of its own."""
    told, own = next(
        (one["text"], puzzle)
        for one in SHARES
        for key, puzzle, _, solved in one["reads"]
        if (key, solved, len(one["reads"])) == (game.key, True, 1)
    )
    spelt = re.compile(rf"0*{own}|{own // 1000}[.,]?{own % 1000:03}")
    return await recording.record(asker(1), spelt.sub(str(number), told, count=1))


NUMBERED = [game for game in KNOWN_GAMES.values() if game.day_zero != date.min]


@pytest.mark.parametrize("game", NUMBERED, ids=lambda game: game.key)
async def test_no_game_takes_a_puzzle_that_cannot_be_out(
    recording: ShareRecords, game: RecordedGame
) -> None:
    today = (NOW.date() - game.find_first_day(0)).days
    for number in (min(10 * today, 99_999), 9_999, today + 2):
        with pytest.raises(FuturePuzzle):
            await record_number(recording, game, number)
    assert (await record_number(recording, game, today)).new


async def test_talk_and_messages_of_bots_hold_no_result(
    store: Store, recording: ShareRecords
) -> None:
    with pytest.raises(NoShare):
        await recording.record(asker(1), "what a day")
    for message in (post("what a day"), post(SHARE, by_bot=True), post(SUMMARY)):
        with pytest.raises(NoShare):
            await recording.record_message(asker(1), message)
    assert await Players(store, utc_now).export(ANN) == {}


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Wordle 1,234 3/5", "Wordle"),
        ("my Quordle was horrible", "Quordle"),
        ("Daily Octordle #99999999999 X", "Octordle"),
        ("wordless", None),
        ("what a day", None),
    ],
)
async def test_a_text_that_only_names_a_game_is_refused_by_its_name(
    recording: ShareRecords, text: str, named: str | None
) -> None:
    with pytest.raises(NoShare) as refused:
        await recording.record(asker(1), text)
    assert (refused.value.game and refused.value.game.name) == named


async def test_a_message_is_recorded_by_its_author_or_a_moderator_for_its_author(
    store: Store, recording: ShareRecords
) -> None:
    with pytest.raises(NotYourShare):
        await recording.record_message(asker(1, BEN), post(SHARE))
    told = await recording.record_message(boss(), post(SHARE))
    assert isinstance(told, Receipt)
    assert told.player == ANN
    again = await recording.record_message(asker(2), post(SHARE))
    assert isinstance(again, Receipt)
    assert (told.new, again.new) == (True, False)
    assert again.entries[0].record == told.entries[0].record
    assert await kept(store, ANN) == Figures(1, 1, 3)
    assert await kept(store, CAT) == Figures()


async def test_an_edited_message_replaces_what_it_told(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(asker(1), post(f"{wordle(TODAY)}\n{wordle(TODAY - 1)}"))
    await edit(recording, wordle(TODAY, 5))
    assert await kept(store, ANN) == Figures(1, 1, 5)
    await edit(recording, f"{SHARE}\n{wordle(TODAY + 9)}")
    assert await kept(store, ANN) == Figures(1, 1, 3)
    await edit(recording, "never mind")
    assert await kept(store, ANN) == Figures()
    await edit(recording, SHARE)
    assert await kept(store, ANN) == Figures()


async def test_a_message_recorded_again_without_a_result_tells_none(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(asker(1), post(SHARE))
    with pytest.raises(NoShare):
        await recording.record_message(asker(2), post("never mind"))
    assert await kept(store, ANN) == Figures()


async def test_what_a_deleted_message_told_is_deleted(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(asker(1), post(wordle(TODAY), number=50))
    await recording.record_message(asker(2), post(wordle(TODAY - 1), number=51))
    await recording.record(asker(3), wordle(TODAY - 2))
    await recording.record_message(boss(), summary())
    await recording.watching.forget(HERE.channel_id, [50, 52])
    assert (await kept(store, ANN)).games == 2
    await recording.watching.forget(HERE.channel_id, [60])
    assert (await kept(store, BEN)).games == 0
    assert await recording.list_unclaimed(boss()) == ()


async def test_a_player_removes_a_result_of_their_own_alone(
    store: Store, recording: ShareRecords
) -> None:
    for player in (ANN, BEN):
        await recording.record(asker(1, player), SHARE)
    await recording.remove(asker(2), "wordle", TODAY)
    assert (await kept(store, ANN), await kept(store, BEN)) == (Figures(), Figures(1, 1, 3))
    with pytest.raises(UnknownGame):
        await recording.remove(asker(3), "chess", 1)


async def test_a_summary_counts_for_the_day_before_and_names_wait(
    store: Store, recording: ShareRecords
) -> None:
    told = await recording.record_message(boss(), summary())
    assert told == SummaryReceipt(TODAY - 1, recorded=2, waiting=2, names=("Newt", "Old Bean"))
    assert await recording.record_message(boss(), summary()) == told
    assert await kept(store, ANN) == Figures(1, 1, 3)
    assert await kept(store, BEN) == Figures(1, 1, 5)


async def test_a_name_is_told_once_and_then_remembered(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(boss(), summary())
    assert await recording.claim(boss(), "Newt", CAT) == Claimed(1)
    assert await kept(store, CAT) == Figures(1, 0, 7)
    assert await recording.list_unclaimed(boss()) == ("Old Bean",)
    CLOCK.now += timedelta(1)
    try:
        later = Post(61, Player(99), SUMMARY, CLOCK.now, True, True, (ANN, BEN))
        told = await recording.record_message(boss(), later)
    finally:
        CLOCK.now = NOW
    assert told == SummaryReceipt(TODAY, recorded=3, waiting=1, names=("Old Bean",))
    assert await kept(store, CAT) == Figures(2, 0, 14)
    assert await recording.claim(boss(), "Old Bean", CAT) == Claimed(0, 2)
    # the first result of a puzzle stays, whoever is said to have had it
    assert await kept(store, CAT) == Figures(2, 0, 14)


async def test_a_puzzle_told_by_copies_of_a_summary_is_one_result(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(boss(), summary())
    copy = Post(61, Player(99), SUMMARY, CLOCK.now, True, True, (ANN, BEN))
    await recording.record_message(boss(), copy)
    async with store.read() as tx:
        assert await tx.records.count_unclaimed(HERE.guild_id or 0) == 2
    assert await recording.claim(boss(), "Newt", CAT) == Claimed(1)
    assert await recording.unname(boss(), "Newt") == 1
    assert await recording.claim(boss(), "Newt", CAT) == Claimed(1)
    assert await kept(store, CAT) == Figures(1, 0, 7)


async def test_a_name_told_wrongly_is_changed_or_forgotten_and_its_results_move_along(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(boss(), summary())
    await recording.record(asker(1, CAT), wordle(TODAY - 1, 6))
    await recording.claim(boss(), "Old Bean", CAT)
    await recording.claim(boss(), "Newt", DAN)
    assert await recording.list_named(boss()) == [("Newt", DAN), ("Old Bean", CAT)]
    assert await recording.claim(boss(), "Old Bean", EVE) == Claimed(1)
    assert (await kept(store, CAT), await kept(store, EVE)) == (Figures(1, 1, 6), Figures(1, 1, 3))
    # who is mentioned keeps what was told of them
    assert (await kept(store, ANN), await kept(store, DAN)) == (Figures(1, 1, 3), Figures(1, 0, 7))
    assert await recording.unname(boss(), "Old Bean") == 1
    assert (await kept(store, EVE), await recording.list_unclaimed(boss())) == (
        Figures(),
        ("Old Bean",),
    )
    # to read the summary again changes nothing
    told = await recording.record_message(boss(), summary())
    assert told == SummaryReceipt(TODAY - 1, recorded=3, waiting=1, names=("Old Bean",))
    assert await recording.claim(boss(), "Old Bean", CAT) == Claimed(0, 1)
    assert await recording.list_named(boss()) == [("Newt", DAN), ("Old Bean", CAT)]


async def test_only_moderators_of_a_server_say_who_somebody_is(recording: ShareRecords) -> None:
    with pytest.raises(NotYourShare):
        await recording.claim(asker(1), "Newt", ANN)
    for work in (recording.list_unclaimed, recording.list_named):
        with pytest.raises(NotYourShare):
            await work(asker(1))
    with pytest.raises(NotYourShare):
        await recording.unname(asker(1), "Newt")
    with pytest.raises(NoServer):
        await recording.claim(asker(1, place=Place(3), rights=BOSS), "Newt", ANN)
    with pytest.raises(NotYourShare):
        await recording.record_message(asker(1), summary())


async def test_names_of_whom_nobody_speaks_are_forgotten(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(boss(), summary())
    services = services_over(store, CLOCK)
    for days, left in ((29, ("Newt", "Old Bean")), (31, ())):
        CLOCK.now = NOW + timedelta(days)
        try:
            await services.timers.sweep()
        finally:
            CLOCK.now = NOW
        assert await recording.list_unclaimed(boss()) == left


async def test_records_are_handed_out_and_erased_with_the_person(
    store: Store, recording: ShareRecords
) -> None:
    await recording.record_message(boss(), summary())
    await recording.claim(boss(), "Newt", ANN)
    await recording.record(asker(1), SHARE)
    data = await Players(store, utc_now).export(ANN)
    assert {row["game"] for row in data["records"]} == {"wordle"}
    assert data["record_names"] == [
        {"guild_id": HERE.guild_id, "name": "Newt", "player_id": ANN.id}
    ]
    await Players(store, utc_now).erase(ANN)
    assert await Players(store, utc_now).export(ANN) == {}
    assert (await kept(store, BEN)).games == 1


async def test_no_game_of_that_name_has_a_leaderboard(store: Store) -> None:
    boards = RecordLeaderboards(store, CLOCK)
    assert (await boards.rank(HERE, ANN, "the mini")).game.key == "mini"
    with pytest.raises(UnknownGame):
        await boards.rank(HERE, ANN, "chess")


async def test_a_leaderboard_is_what_counting_by_hand_gives(store: Store) -> None:
    dice = Random(7)
    people = [Player(number, f"player {number}") for number in range(1, 9)]
    history = random_records(dice, people, 400)
    async with store.write() as tx:
        for player in people:
            await tx.remember(player)
        await tx.record_messages.add(HERE, history)
        await tx.record_messages.add(ELSEWHERE, history[:9])
    boards = RecordLeaderboards(store, CLOCK)
    for key in ("wordle", "waffle", "connections"):
        for period in (Period.ALL, Period.MONTH, Period.LAST_WEEK):
            told = (await boards.rank(HERE, people[-1], key, period)).ranking
            span = period.span(NOW.date())
            wanted = rank(history, key, span)
            assert [*told.best, *filter(None, [told.own])] == wanted, (key, period)
            assert told.players == len(wanted)


async def test_who_asks_is_shown_below_the_best(store: Store) -> None:
    people = [Player(number, f"player {number}") for number in range(1, 30)]
    async with store.write() as tx:
        for player in people:
            await tx.remember(player)
            day = NOW.date()
            own = [
                Record(WORDLE, puzzle, Score(1 + player.id % 6), player, day, NOW)
                for puzzle in range(LEAST_RESULTS)
            ]
            await tx.record_messages.add(HERE, own)
    ranking = (await RecordLeaderboards(store, CLOCK).rank(HERE, people[4], "wordle")).ranking
    assert len(ranking.best) == 15
    assert [one.place for one in ranking.best[:6]] == [1, 1, 1, 1, 5, 5]
    assert ranking.own == RecordStanding(
        25, people[4], Figures(LEAST_RESULTS, LEAST_RESULTS, 6 * LEAST_RESULTS)
    )
    assert ranking.players == 29
    boards = RecordLeaderboards(store, CLOCK)
    second = (await boards.rank(HERE, people[4], "wordle", page=1)).ranking
    assert (len(second.best), second.own, second.page) == (14, None, 1)
    assert ranking.own in second.best
    above = (await boards.rank(HERE, people[5], "wordle", page=1)).ranking
    assert above.own == ranking.best[0]
    assert (await boards.rank(HERE, people[4], "wordle", page=10**30)).ranking == ranking


async def test_what_is_kept_equals_what_is_counted_again(store: Store) -> None:
    dice, records = Random(3), random_records(Random(3), [ANN, BEN, CAT], 300)
    async with store.write() as tx:
        for player in (ANN, BEN, CAT):
            await tx.remember(player)
        for at, one in enumerate(records):
            await tx.record_messages.add(HERE, [replace(one, message_id=at // 3 + 1)])
    await check_sums(store)
    for at, one in enumerate(records):
        async with store.write() as tx:
            if dice.random() < 0.3:
                await tx.records.remove(HERE, one.game, one.player, one.puzzle)
            if dice.random() < 0.3:
                await tx.record_messages.forget(HERE.channel_id, at // 3 + 1)
    await check_sums(store)


async def check_sums(store: Store) -> None:
    keys = (RecordRow.scope_id, RecordRow.game, RecordRow.player_id)
    sums = (func.count(), func.sum(RecordRow.solved.cast(Integer)), func.sum(RecordRow.figure))
    async with store.engine.connect() as connection:
        for year in (0, NOW.year):
            of_year = RecordTallyRow.year == year
            columns = [one for one in RecordTallyRow.__table__.columns if one.name != "year"]
            kept = await connection.execute(select(*columns).where(of_year))
            counted = await connection.execute(select(*keys, *sums).group_by(*keys))
            found = sorted(map(tuple, kept))
            assert found == sorted(map(tuple, counted))
            assert found


async def test_who_hides_is_a_player_and_is_not_shown_below_the_best(store: Store) -> None:
    people = [Player(number, f"player {number}") for number in range(1, 18)]
    async with store.write() as tx:
        for player in people:
            await tx.remember(player)
            await tx.record_messages.add(
                HERE, [Record(WORDLE, 1, Score(3), player, NOW.date(), NOW)]
            )
        for shy in (people[0], people[-1]):
            await tx.preferences.save(shy, Preferences(hidden=True))
    boards = RecordLeaderboards(store, CLOCK)
    ranking = (await boards.rank(HERE, people[-1], "wordle")).ranking
    assert [one.player for one in ranking.best] == [HIDDEN, *people[1:15]]
    assert ranking.own is None
    assert ranking.players == 17


async def test_a_board_is_four_statements_however_many_have_played(store: Store) -> None:
    with recorded(store) as statements:
        await RecordLeaderboards(store, CLOCK).rank(HERE, ANN, "wordle")
    assert len(statements) == 4


def random_records(dice: Random, people: list[Player], count: int) -> list[Record]:
    """Results of which no two are a player's in one puzzle of a game; some play seldom."""
    found: dict[tuple[str, int, int], Record] = {}
    for _ in range(count):
        game = KNOWN_GAMES[dice.choice(["wordle", "waffle", "connections"])]
        player, puzzle = dice.choice([*people[:-1], *people[:3]]), dice.randrange(60)
        if dice.random() < 0.02:
            player = people[-1]
        day = NOW.date() - timedelta(60 - puzzle)
        solved = dice.random() < 0.8
        score = Score(dice.randint(1, 3) if solved else game.lost or 0, solved)
        key = (game.key, player.id, puzzle)
        found.setdefault(key, Record(game, puzzle, score, player, day, NOW))
    return [*found.values()]


def rank(history: list[Record], key: str, span: Span) -> list[RecordStanding]:
    """What a leaderboard shows, in plain Python."""
    by_player: defaultdict[Player, list[Record]] = defaultdict(list)
    for one in history:
        if one.game.key == key and span.first <= one.on < span.end:
            by_player[one.player].append(one)
    figures = {
        player: Figures(
            len(theirs),
            sum(one.score.solved for one in theirs),
            sum(one.score.figure for one in theirs),
        )
        for player, theirs in by_player.items()
    }
    sign = -1 if KNOWN_GAMES[key].most_first else 1

    def merit(player: Player) -> tuple[bool, float, int, int]:
        one = figures[player]
        return one.games < LEAST_RESULTS, sign * one.mean, -one.solved, -one.games

    order = sorted(figures, key=lambda player: (merit(player), player.id))
    merits = sorted({merit(player) for player in order})
    return [
        RecordStanding(
            None if figures[player].games < LEAST_RESULTS else 1 + merits.index(merit(player)),
            player,
            figures[player],
        )
        for player in order
    ]


@pytest.mark.parametrize(
    "share",
    [
        "TimeGuessr #886 — 99,999,999/50,000",
        "TimeGuessr #886 — 999,999,999,999,999,999/50,000",
        "https://www.nytimes.com/badges/games/mini.html?d=2026-11-20&t=99999",
    ],
)
async def test_a_figure_that_no_result_can_have_is_refused(
    recording: ShareRecords, share: str
) -> None:
    with pytest.raises(ImpossibleScore):
        await recording.record(asker(1, ANN), share)


async def test_squares_that_contradict_a_result_are_not_recorded(recording: ShareRecords) -> None:
    grid = "⬛🟨⬛⬛⬛\n" * 3
    with pytest.raises(GridDiffers):
        await recording.record(asker(1, ANN), f"{wordle(TODAY, 3)}\n\n{grid}")


async def test_rows_that_end_with_the_answer_count_instead_of_what_a_share_says(
    recording: ShareRecords,
) -> None:
    grid = "⬛🟨⬛⬛⬛\n" * 3 + "🟩🟩🟩🟩🟩"
    found = await recording.record(asker(1, ANN), f"{wordle(TODAY, 3)}\n\n{grid}")
    assert found.entries[0].record.score == Score(4)
    told = receipt(found, asker(1, ANN), Look()).text
    assert "The grid has 4 rows, so I counted 4, not 3." in told


async def test_what_fails_in_an_attempt_leaves_the_rest_of_a_transaction(store: Store) -> None:
    async with store.write() as tx:
        await tx.facts.set("before", "kept")
        with suppress(ZeroDivisionError):
            async with tx.attempt():
                await tx.facts.set("inside", "undone")
                _ = 1 / 0
        await tx.facts.set("after", "kept")
    async with store.read() as tx:
        kept_facts = [await tx.facts.get(one) for one in ("before", "inside", "after")]
    assert kept_facts == ["kept", None, "kept"]


async def test_squares_that_are_named_contradict_a_score_too(recording: ShareRecords) -> None:
    missed = ":black_large_square:" * 5 + "\n"
    rows = missed * 3 + ":green_square:" * 5
    found = await recording.record(asker(1), f"{wordle(TODAY).splitlines()[0]}\n\n{rows}")
    assert found.entries[0].stated == Score(3)


async def test_of_a_paste_the_good_results_are_kept_and_the_others_are_named(
    store: Store, recording: ShareRecords
) -> None:
    text = "\n".join([wordle(TODAY), wordle(TODAY + 5), wordle(TODAY - 2)])
    receipt = await recording.record(asker(1), text)
    assert [one.record.puzzle for one in receipt.entries] == [TODAY, TODAY - 2]
    assert [type(one) for one in receipt.refused] == [FuturePuzzle]
    assert (await kept(store, ANN)).games == 2


async def test_of_a_message_the_good_results_are_kept_and_the_others_are_named(
    store: Store, recording: ShareRecords
) -> None:
    text = f"{wordle(TODAY)}\n{wordle(TODAY + 5)}"
    receipt = await recording.record_message(asker(1), Post(7, ANN, text, NOW))
    assert isinstance(receipt, Receipt)
    assert [type(one) for one in receipt.refused] == [FuturePuzzle]
    assert (await kept(store, ANN)).games == 1


async def test_of_several_refused_results_each_has_its_reason(
    store: Store, recording: ShareRecords
) -> None:
    text = "\n".join(wordle(TODAY + 5 + more) for more in range(7))
    with pytest.raises(NoneRecorded) as refused:
        await recording.record(asker(1), text)
    assert len(refused.value.reasons) == 7
    assert await kept(store, ANN) == Figures()
