"""Matches on a real SQLite file and a real PostgreSQL server, with everybody at once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from random import Random

import pytest

from bot.app import Services
from bot.domain.errors import GameRunning, MatchOver, MayNotStop, NotBegun, NotInvited
from bot.domain.games import Phase
from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboard_requests import LeaderboardRequest
from bot.domain.matches import BOT, Match, Stage, TooManyInvited
from bot.domain.merits import list_winners
from bot.domain.modes import CHALLENGE, DAILY, DUEL, RACE, SOLO, VOTE
from bot.domain.options import Options
from bot.domain.players import Place, Player
from bot.domain.standings import Period, Streak
from bot.store import Store
from tests.bots import services_over
from tests.services import ANN, BEN, BOSS, CAT, Clock, asker


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def services(store: Store, clock: Clock) -> Services:
    return services_over(store, clock, Random(7))


async def raced(services: Services) -> Match:
    match = (await services.races.open(asker(1, ANN), RACE, Options())).match
    await services.races.join(asker(0, ANN), match.id, ready=True)
    return (await services.races.join(asker(0, BEN), match.id, ready=True)).match


async def test_a_race_begins_when_all_of_two_or_more_are_ready(services: Services) -> None:
    match = (await services.races.open(asker(1, ANN), RACE, Options())).match
    alone = (await services.races.join(asker(0, ANN), match.id, ready=True)).match
    assert alone.stage is Stage.LOBBY
    joined = (await services.races.join(asker(0, BEN), match.id)).match
    assert joined.stage is Stage.LOBBY
    begun = (await services.races.join(asker(0, BEN), match.id, ready=True)).match
    assert begun.stage is Stage.RUNNING
    assert all(entrant.session and entrant.session.owner for entrant in begun.entrants)


async def test_a_channel_has_one_race_and_everything_has_its_time(services: Services) -> None:
    match = (await services.races.open(asker(1, ANN), RACE, Options())).match
    with pytest.raises(GameRunning):
        await services.races.open(asker(2, BEN), RACE, Options())
    again = (await services.races.open(asker(1, ANN), RACE, Options())).match
    assert again.id == match.id
    with pytest.raises(NotBegun):
        await services.matches.enter(asker(0, ANN), match.id)
    with pytest.raises(MayNotStop):
        await services.matches.stop(asker(0, BEN), match.id)
    over = (await services.matches.stop(asker(0, BEN, rights=BOSS), match.id)).match
    assert over.over
    with pytest.raises(MatchOver):
        await services.races.join(asker(0, BEN), match.id)


async def test_everybody_finishing_at_once_ends_a_race_once(services: Services) -> None:
    match = await raced(services)
    (answer,) = match.game.answers
    boards = [entrant.session for entrant in match.entrants if entrant.session]
    await asyncio.gather(
        *(
            services.games.guess(asker(100 + board.id, board.owner), answer, board.id)
            for board in boards
            if board.owner
        )
    )
    over = (await services.matches.view(match.id)).match
    assert over.over
    leaderboard = await services.standings.leaderboard(asker(9), LeaderboardRequest())
    assert [(tally.games, tally.wins) for tally in leaderboard.ranking.page] == [(1, 1), (1, 1)]


async def test_guesses_and_the_clock_never_wait_for_each_other(
    services: Services, clock: Clock
) -> None:
    match = await raced(services)
    (answer,) = match.game.answers
    await services.games.guess(asker(100, ANN), answer)
    clock.now += timedelta(minutes=3)
    late = services.games.guess(asker(101, BEN), "crane" if answer != "crane" else "moist")
    await asyncio.gather(late, services.timers.tick(), services.timers.tick())
    over = (await services.matches.view(match.id)).match
    ben = over.find_entrant(BEN)
    assert ben is not None
    assert ben.session is not None
    assert ben.session.phase is Phase.CLOSED


async def test_many_asking_for_the_first_daily_at_once_get_the_same(services: Services) -> None:
    people = [Player(number, f"p{number}") for number in range(10, 18)]
    entered = await asyncio.gather(*(services.matches.daily(asker(0, player)) for player in people))
    assert len({one.match.match.id for one in entered}) == 1
    assert len({one.board.session.game.answers for one in entered}) == 1
    match = (await services.matches.view(entered[0].match.match.id)).match
    assert len(match.entrants) == len(people)


async def test_a_day_begins_in_the_time_zone_of_the_server(
    services: Services, store: Store, clock: Clock
) -> None:
    async with store.write() as tx:
        await tx.guilds.save(7, GuildSettings(time_zone="Pacific/Auckland"))
    early = await services.matches.daily(asker(0, ANN))
    elsewhere = await services.matches.daily(asker(0, place=Place(12, 8)))
    assert str(early.match.match.day) == "2026-11-22"
    assert str(elsewhere.match.match.day) == "2026-11-21"
    assert early.match.match.number == elsewhere.match.match.number == 1
    clock.now += timedelta(hours=23)
    assert (await services.matches.daily(asker(0, ANN))).match.match.id != early.match.match.id


async def test_the_word_changes_and_boards_close_at_the_hour_of_the_post(
    services: Services, store: Store, clock: Clock
) -> None:
    async with store.write() as tx:
        await tx.guilds.save(7, GuildSettings(daily_channel=11, daily_hour=9))
    clock.now = datetime(2026, 11, 22, 8, 59, tzinfo=UTC)
    early = await services.matches.daily(asker(0, ANN))
    assert str(early.match.match.day) == "2026-11-21"
    assert early.match.match.deadline == datetime(2026, 11, 22, 9, tzinfo=UTC)
    clock.now = datetime(2026, 11, 22, 9, tzinfo=UTC)
    await services.timers.tick()
    assert (await services.matches.view(early.match.match.id)).match.over
    late = await services.matches.daily(asker(0, ANN))
    assert str(late.match.match.day) == "2026-11-22"
    assert late.match.match.number == 2


async def test_an_hour_that_is_put_off_brings_no_daily_back(
    services: Services, store: Store, clock: Clock
) -> None:
    async with store.write() as tx:
        await tx.guilds.save(7, GuildSettings(daily_channel=11, daily_hour=9))
    clock.now = datetime(2026, 11, 22, 9, 30, tzinfo=UTC)
    first = await services.matches.daily(asker(0, ANN))
    clock.now = datetime(2026, 11, 23, 9, tzinfo=UTC)
    await services.timers.tick()
    async with store.write() as tx:
        await tx.guilds.save(7, GuildSettings(daily_channel=11, daily_hour=18))
    next_one = await services.matches.daily(asker(0, ANN))
    assert not next_one.match.match.over
    assert next_one.match.match.id != first.match.match.id
    assert (await services.matches.daily(asker(0, ANN))).match.match.id == next_one.match.match.id


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        # midnight does not come, comes twice, and the clock goes back by half an hour
        ("America/Santiago", date(2026, 9, 5)),
        ("America/Havana", date(2026, 10, 31)),
        ("Australia/Lord_Howe", date(2027, 4, 3)),
        ("Europe/Berlin", date(2026, 12, 31)),
    ],
)
async def test_a_daily_belongs_to_the_day_of_the_server_on_which_it_began(
    services: Services, store: Store, clock: Clock, zone: str, day: date
) -> None:
    settings = GuildSettings(time_zone=zone)
    async with store.write() as tx:
        await tx.guilds.save(7, settings)
    midnight = settings.find_daily_start(day + timedelta(1))
    clock.now = midnight - timedelta(minutes=1)
    evening = await services.matches.daily(asker(1))
    clock.now = midnight + timedelta(minutes=1)
    morning = await services.matches.daily(asker(2))
    days = [one.match.match.day for one in (evening, morning)]
    assert days == [day, day + timedelta(1)]
    for number, session in enumerate([evening.board.session, morning.board.session], start=3):
        await services.games.guess(asker(number), session.game.answers[0], session.id)
    for period in (Period.YESTERDAY, Period.TODAY):
        board = await services.standings.leaderboard(
            asker(9), LeaderboardRequest(period, mode=DAILY)
        )
        assert [one.games for one in board.ranking.page] == [1]
    assert (await services.standings.stats(asker(9))).streak == Streak(2, 2)


async def test_the_bot_duels_by_its_own_marks_and_is_never_ranked(services: Services) -> None:
    entered = await services.duels.begin(asker(1), DUEL, Options(rival="hard"))
    theirs = entered.match.match.opponent
    assert theirs is not None
    assert theirs.owner == BOT
    assert not theirs.active
    again = await services.duels.begin(asker(1), DUEL, Options(rival="hard"))
    assert again.board.session.id == entered.board.session.id
    with pytest.raises(GameRunning):
        await services.duels.begin(asker(2), DUEL, Options())
    with pytest.raises(NotInvited):
        await services.matches.enter(asker(0, BEN), entered.match.match.id)
    await services.games.guess(asker(3, ANN), entered.match.match.game.answers[0])
    leaderboard = await services.standings.leaderboard(asker(9), LeaderboardRequest(mode=DUEL))
    assert [tally.player for tally in leaderboard.ranking.page] == [ANN]


async def test_who_invites_without_end_is_stopped_until_somebody_begins(
    services: Services, clock: Clock
) -> None:
    """Each invitation notifies somebody, so one person may not send them without limit."""
    for number in range(10):
        clock.now += timedelta(minutes=1)
        await services.challenges.challenge(asker(1 + number), "plumb", invited=[BEN])
    with pytest.raises(TooManyInvited) as refused:
        await services.challenges.challenge(asker(20), "plumb", invited=[BEN, CAT])
    assert refused.value.until == clock.now - timedelta(minutes=8) + timedelta(hours=1)
    # a word for everybody notifies nobody
    await services.challenges.challenge(asker(21), "plumb")
    await services.challenges.challenge(asker(22, CAT), "plumb", invited=[BEN])
    clock.now = refused.value.until
    latest = await services.challenges.challenge(asker(23), "plumb", invited=[BEN, CAT])
    with pytest.raises(TooManyInvited):
        await services.challenges.challenge(asker(24), "plumb", invited=[BEN])
    await services.matches.enter(asker(25, BEN), latest.match.id)
    await services.challenges.challenge(asker(26), "plumb", invited=[BEN])


async def test_a_challenge_does_not_count_among_all_modes(services: Services) -> None:
    match = (await services.challenges.challenge(asker(1), "plumb", invited=[BEN])).match
    with pytest.raises(NotInvited):
        await services.matches.enter(asker(0, CAT), match.id)
    await services.matches.enter(asker(0, BEN), match.id)
    await services.games.guess(asker(2, BEN), "plumb")
    assert (await services.matches.view(match.id)).match.over
    assert not (await services.standings.leaderboard(asker(9), LeaderboardRequest())).ranking.page
    assert (
        await services.standings.leaderboard(asker(9), LeaderboardRequest(mode=CHALLENGE))
    ).ranking.page


async def test_simultaneous_votes_are_all_counted_and_played_once(
    services: Services, clock: Clock
) -> None:
    session = (await services.games.begin(asker(1), VOTE)).session
    word = next(word for word in ("crane", "moist") if word not in session.game.answers)
    people = [Player(number, f"p{number}") for number in range(10, 16)]
    await asyncio.gather(*(services.games.guess(asker(100 + one.id, one), word) for one in people))
    clock.now += timedelta(seconds=61)
    await asyncio.gather(services.timers.tick(), services.timers.tick())
    after = (await services.games.board(asker(2))).session
    assert after.game.guesses == (word,)
    assert not after.ballots
    assert after.count_at is None


async def test_an_idle_solo_game_is_kept_for_a_day(services: Services, clock: Clock) -> None:
    session = (await services.games.begin(asker(1), SOLO)).session
    clock.now += timedelta(hours=23)
    await services.timers.sweep()
    assert (await services.games.board(asker(2))).session.id == session.id
    clock.now += timedelta(hours=2)
    await services.timers.sweep()
    ended = (await services.games.board(asker(2), session.id)).session
    assert ended.phase is Phase.IDLE


async def test_the_daily_before_is_that_of_the_same_server(store: Store, clock: Clock) -> None:
    services = services_over(store, clock, Random(7))
    for number, guild_id in enumerate((7, 9), 1):
        there = replace(asker(number), place=Place(guild_id * 10, guild_id))
        await services.matches.daily(there)
    clock.now += timedelta(days=1)
    for number, guild_id in enumerate((7, 9), 3):
        there = replace(asker(number), place=Place(guild_id * 10, guild_id))
        later = (await services.matches.daily(there)).match.match
        async with store.read() as tx:
            before = await tx.matches.find_daily_before(later)
        assert before
        assert before.place.guild_id == guild_id


async def test_in_a_daily_guesses_decide_and_never_the_time(
    services: Services, clock: Clock
) -> None:
    for player, seconds in ((ANN, 300), (BEN, 1)):
        daily = await services.matches.daily(asker(0, player))
        (answer,), session = daily.match.match.game.answers, daily.board.session
        clock.now += timedelta(seconds=seconds)
        await services.games.guess(asker(player.id, player), answer, session.id)
    async with services.store.read() as tx:
        match = await tx.matches.get(daily.match.match.id)
    assert match
    assert {one.player for one in list_winners(match)} == {ANN, BEN}
