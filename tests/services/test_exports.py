"""Those who manage a server take all its results out, and nobody else does."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import Any

import pytest

from bot.domain.corrections import ResultKey
from bot.domain.errors import MayNotManage, NoServer
from bot.domain.exports import MOST_EXPORTED, ExportedGame, ExportedRecord, Origin, Ruling
from bot.domain.guild_settings import GuildSettings
from bot.domain.modes import ABSURDLE, SOLO
from bot.domain.players import HIDDEN, Asker, Place, Player, Preference
from bot.domain.rate_limits import AN_EXPORT, TooFast
from bot.domain.records.values import Post, Score
from bot.domain.setting_kinds import ON
from bot.domain.standings import Result
from bot.services.exports import Exports
from bot.store import Store
from tests.bots import services_over
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker
from tests.services.test_records import ELSEWHERE
from tests.services.test_standings import result as finished
from tests.store.histories import store_results
from tests.store.statements import recorded

CLOCK = Clock()
NOW = CLOCK.now
TODAY = (NOW.date() - date(2021, 6, 19)).days
MANAGER = asker(1, CAT, rights=BOSS)
PHONE = Player(20, "ann's phone")
WORDLE = ResultKey(False, "wordle", TODAY)


def result(guesses: int, player: Player = ANN, place: Place = HERE, **more: Any) -> Result:
    return replace(finished(guesses, player, **more), place=place)


async def take_out(
    exports: Exports, who: Asker = MANAGER, most: int = MOST_EXPORTED
) -> tuple[list[ExportedRecord], list[ExportedGame]]:
    portions = [some async for some in exports.take_out(who, most)]
    records = [one for some in portions for one in some.records]
    return records, [one for some in portions for one in some.games]


class Club:
    """A server in which results are recorded, and all are taken out."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.services = services_over(store, CLOCK)

    async def post(self, author: Player, number: int, figure: object = 3, ago: int = 0) -> None:
        post = Post(number, author, f"Wordle {TODAY - ago} {figure}/6", NOW - timedelta(ago))
        await self.services.recording.watching.follow(HERE, post)

    async def list_records(self) -> list[ExportedRecord]:
        found, _ = await take_out(Exports(self.store, CLOCK))
        return sorted(found, key=lambda one: (one.player.id, one.puzzle, one.origin))


@pytest.fixture
async def club(store: Store) -> Club:
    async with store.write() as tx:
        settings = GuildSettings(record_channels=frozenset({HERE.channel_id}))
        await tx.guilds.save(HERE.guild_id or 0, settings)
    return Club(store)


async def test_each_result_comes_with_its_player_its_day_and_how_it_came(club: Club) -> None:
    await club.post(ANN, 50, 3, ago=1)
    await club.services.recording.record(asker(2, BEN), f"Wordle {TODAY} X/6")
    await club.services.recording.record(asker(3, BEN, ELSEWHERE), f"Wordle {TODAY} 2/6")
    posted, pasted = await club.list_records()
    assert posted == ExportedRecord(
        game="wordle",
        puzzle=TODAY - 1,
        on=date(2026, 11, 20),
        player=ANN,
        score=Score(3),
        counts=True,
        at=NOW - timedelta(1),
        origin=Origin.MESSAGE,
    )
    assert (pasted.player, pasted.score) == (BEN, Score(7, solved=False))
    assert (pasted.counts, pasted.origin) == (True, Origin.PASTED)


async def test_what_was_struck_changed_or_edited_is_told(club: Club) -> None:
    for player, number in ((ANN, 50), (BEN, 51), (CAT, 52)):
        await club.post(player, number)
    edited = Post(52, CAT, f"Wordle {TODAY} 2/6", NOW, edited_at=NOW)
    await club.services.recording.watching.follow(HERE, edited)
    await club.services.corrections.strike(MANAGER, ANN, WORDLE)
    await club.services.corrections.change(MANAGER, BEN, WORDLE, "5")
    struck, corrected, before, changed = await club.list_records()
    assert (struck.player, struck.counts, struck.ruling) == (ANN, False, Ruling.STRUCK)
    assert (corrected.origin, corrected.score) == (Origin.CORRECTION, Score(5))
    assert (corrected.counts, before.counts) == (True, False)
    assert corrected.ruling is before.ruling is Ruling.CHANGED
    assert (changed.score, changed.first, changed.ruling) == (Score(2), Score(3), None)


async def test_a_summary_of_the_wordle_app_is_no_message_of_its_players(club: Club) -> None:
    told = (
        "**Your group is on a 3 day streak!** 🔥 Here are yesterday's results:\n"
        f"👑 2/6: <@{ANN.id}>\n4/6: <@{BEN.id}>"
    )
    post = Post(60, Player(99, "Wordle"), told, NOW, summary=True, mentioned=(ANN, BEN))
    await club.services.recording.watching.follow(HERE, post)
    found = await club.list_records()
    assert [(one.player, one.origin) for one in found] == [
        (ANN, Origin.SUMMARY),
        (BEN, Origin.SUMMARY),
    ]


async def test_a_second_account_is_told_apart_from_what_counts(club: Club) -> None:
    await club.post(PHONE, 50)
    await club.services.recording.record(asker(2), f"Wordle {TODAY - 1} 4/6")
    await club.services.record_accounts.join(MANAGER, PHONE.id, ANN)
    _, copied, own = await club.list_records()
    assert (copied.player, copied.counts, copied.origin) == (ANN, True, Origin.ACCOUNT)
    assert (own.player, own.counts, own.origin) == (PHONE, False, Origin.MESSAGE)


async def test_whoever_is_only_named_has_no_id_and_comes_last(club: Club) -> None:
    said = "Here are yesterday's results:\n👑 3/6: @Newt\n4/6: <@1>"
    app = Player(99, "Wordle")
    told = Post(60, app, said, NOW, by_bot=True, summary=True, mentioned=(ANN,))
    await club.services.recording.record_message(MANAGER, told)
    found, _ = await take_out(Exports(club.store, CLOCK))
    assert [one.player for one in found] == [ANN, Player(0, "Newt")]
    assert (found[1].counts, found[1].origin) == (False, Origin.SUMMARY)


async def test_who_hides_is_not_named_and_who_was_deleted_is_not_there(club: Club) -> None:
    for player, number in ((ANN, 50), (BEN, 51)):
        await club.post(player, number)
    async with club.store.write() as tx:
        await store_results(tx, [result(3), result(4, BEN)])
    await club.services.corrections.strike(MANAGER, BEN, WORDLE)
    await club.services.players.choose(asker(2), Preference.HIDE, ON)
    await club.services.players.erase(BEN)
    records, games = await take_out(Exports(club.store, CLOCK))
    assert [one.player for one in (*records, *games)] == [HIDDEN, HIDDEN]
    assert (len(records), len(games)) == (1, 1)


async def test_games_come_with_whether_they_rank_also_struck_ones(club: Club) -> None:
    async with club.store.write() as tx:
        helped = result(2, BEN, assisted=True)
        unranked = result(4, CAT, mode=ABSURDLE)
        far = result(5, CAT, ELSEWHERE)
        await store_results(tx, [result(3), helped, unranked, far])
    (own,) = await club.services.corrections.list_results(MANAGER, ANN)
    exports = Exports(club.store, CLOCK)
    before = {one.player.id: one for one in (await take_out(exports))[1]}
    assert {one: game.ranked for one, game in before.items()} == {1: True, 2: False, 3: False}
    await club.services.corrections.strike(MANAGER, ANN, own.key)
    after = {one.player.id: one for one in (await take_out(exports))[1]}
    assert after[1] == replace(before[1], struck=True)
    assert len(after) == 3
    assert (after[1].mode, after[1].ranked) == (SOLO, False)


async def test_the_newest_are_taken_out_in_a_few_statements(club: Club) -> None:
    for number in range(1, 8):
        await club.post(ANN, number, ago=number - 1)
    async with club.store.write() as tx:
        await store_results(tx, [result(3) for _ in range(7)])
    exports = Exports(club.store, CLOCK)
    with recorded(club.store) as statements:
        records, games = await take_out(exports, most=5)
        taken = len(statements)
        both = await take_out(exports)
    assert [one.puzzle for one in records] == [TODAY - ago for ago in range(5)]
    assert [len(games), *map(len, both)] == [5, 7, 7]
    assert taken == len(statements) - taken <= 5


async def test_only_who_manages_a_server_takes_its_results_out_and_not_all_the_time(
    club: Club,
) -> None:
    exports = Exports(club.store, CLOCK)
    with pytest.raises(MayNotManage):
        await take_out(exports, asker(1))
    with pytest.raises(NoServer):
        await take_out(exports, asker(1, CAT, Place(5), rights=BOSS))
    for _ in range(AN_EXPORT.at_once):
        await take_out(exports)
    with pytest.raises(TooFast):
        await take_out(exports)
    await take_out(exports, asker(1, CAT, ELSEWHERE, rights=BOSS))
