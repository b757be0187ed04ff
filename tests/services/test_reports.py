"""Words that players report: on a real SQLite file and a real PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from bot.domain.errors import MayNotManage, NoServer, NotYours, TooManyWords, UnknownButton
from bot.domain.guild_settings import GuildSettings
from bot.domain.modes import SOLO, TOGETHER, Mode
from bot.domain.options import Options
from bot.domain.players import Asker, Place, Player, Rights
from bot.domain.reports import Decision, Reason, ReportedWord, WordReport
from bot.domain.setting_changes import MOST_TYPED_WORDS, change
from bot.services.reports import Reports
from bot.store import Store
from engine import Word
from tests.bots import services_over

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
HERE, THERE = Place(2**62, 2**61), Place(5, 6)
ANN, BEN = Player(1, "ann"), Player(2, "ben")
BOSS = Asker(0, HERE, ANN, Rights(manager=True))
WORD = ReportedWord("en", Word("weary"), 1, (Reason.RARE,))


def reports_of(store: Store) -> Reports:
    return services_over(store).reports


async def end_game(store: Store, mode: Mode = TOGETHER, boards: int = 1) -> int:
    """Play a game of Ann's to its end."""
    games = services_over(store).games
    game = (await games.begin(Asker(1, HERE, ANN), mode, Options(boards=boards))).session
    for number, answer in enumerate(game.game.answers, start=2):
        await games.guess(Asker(number, HERE, ANN), answer, game.id)
    return game.id


async def note(store: Store, *words: str, place: Place = HERE, player: Player = ANN) -> None:
    async with store.write() as tx:
        await tx.remember(player)
        for word in words:
            now = datetime(2026, 11, 21, tzinfo=UTC)
            report = WordReport("en", Word(word), player, Reason.RARE)
            await tx.reports.add(place.guild_id or 0, report, now)


async def test_a_word_counts_once_for_each_player(store: Store) -> None:
    reports, game = reports_of(store), await end_game(store)
    word = (await reports.find(BOSS, game)).game.answers[0]
    for player in (ANN, ANN, BEN):
        await reports.report(Asker(3, HERE, player), game, word, Reason.RARE)
    assert await reports.list_open(BOSS) == [ReportedWord("en", word, 2, (Reason.RARE,))]


async def test_the_most_common_reason_comes_first(store: Store) -> None:
    reports, game = reports_of(store), await end_game(store)
    word = (await reports.find(BOSS, game)).game.answers[0]
    given = (Reason.OFFENSIVE, Reason.RARE, Reason.RARE)
    for player, reason in zip((ANN, BEN, Player(3, "cat")), given, strict=True):
        await reports.report(Asker(3, HERE, player), game, word, reason)
    assert (await reports.list_open(BOSS))[0].reasons == (Reason.RARE, Reason.OFFENSIVE)


async def test_of_several_boards_the_word_of_one_is_reported(store: Store) -> None:
    reports, game = reports_of(store), await end_game(store, boards=2)
    answers = (await reports.find(BOSS, game)).game.answers
    assert await reports.report(BOSS, game, answers[1], Reason.OTHER) == answers[1]
    with pytest.raises(UnknownButton):
        await reports.report(BOSS, game, "zorgl", Reason.OTHER)


async def test_a_running_game_and_that_of_somebody_else_tell_no_word(store: Store) -> None:
    reports, private = reports_of(store), await end_game(store, SOLO)
    with pytest.raises(NotYours):
        await reports.find(Asker(3, HERE, BEN), private)
    running = (await services_over(store).games.begin(Asker(9, HERE, ANN), TOGETHER)).session.id
    with pytest.raises(UnknownButton):
        await reports.find(BOSS, running)
    with pytest.raises(UnknownButton):
        await reports.report(BOSS, running, "crane", Reason.RARE)


async def test_a_banned_word_and_a_kept_one_wait_no_longer(store: Store) -> None:
    await note(store, "weary", "stare", "crane")
    await note(store, "weary", place=THERE)
    reports = reports_of(store)
    assert len(await reports.decide(BOSS, Decision.BAN, ["en.weary", "en.gone", "?"])) == 2
    assert [one.word for one in await reports.decide(BOSS, Decision.KEEP, ["en.stare"])] == [
        "crane"
    ]
    settings = await services_over(store).guilds.settings(HERE)
    assert set(settings.banned) == {"weary"}
    there = Asker(0, THERE, ANN, Rights(manager=True))
    assert await reports.list_open(there) == [WORD]
    await note(store, "stare")
    assert len(await reports.list_open(BOSS)) == 1
    await note(store, "stare", player=BEN)
    assert len(await reports.list_open(BOSS)) == 2


async def test_only_those_who_manage_the_server_see_and_settle_reports(store: Store) -> None:
    reports = reports_of(store)
    for asker, error in ((Asker(0, HERE, ANN), MayNotManage), (Asker(0, Place(4), ANN), NoServer)):
        with pytest.raises(error):
            await reports.list_open(asker)
        with pytest.raises(error):
            await reports.decide(asker, Decision.KEEP, [WORD.key])


async def test_a_full_list_of_banned_words_refuses_another_and_the_report_waits(
    store: Store,
) -> None:
    await note(store, "weary")
    banned = {Word(f"{number:05}"): NOON for number in range(MOST_TYPED_WORDS)}
    async with store.write() as tx:
        await tx.guilds.save(HERE.guild_id or 0, GuildSettings(banned=banned))
    with pytest.raises(TooManyWords):
        await reports_of(store).decide(BOSS, Decision.BAN, [WORD.key])
    assert await reports_of(store).list_open(BOSS) == [WORD]


def test_a_banned_word_of_another_language_stays_when_the_list_is_edited() -> None:
    before = GuildSettings(banned={Word("λόγος"): NOON})
    later = NOON + timedelta(days=1)
    after = change(before, "banned", ["crane λόγος"], later)
    assert after.banned == {"crane": later, "λόγος": NOON}
