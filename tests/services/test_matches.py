"""Matches on a real SQLite file and a real PostgreSQL server, with everybody at once."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.app import Services
from bot.domain.errors import GameRunning, MatchOver, MayNotStop, NotBegun, NotInvited
from bot.domain.games import Mode, Phase
from bot.domain.guilds import GuildSettings
from bot.domain.matches import BOT, Match, Stage
from bot.domain.players import Place, Player, Rights
from bot.store import Store

HERE = Place(channel_id=11, guild_id=7)
ANN, BEN, CAT = Player(1, "ann"), Player(2, "ben"), Player(3, "cat")
NOBODY_SPECIAL = Rights()


class Clock:
    now = datetime(2026, 11, 21, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def services(store: Store, clock: Clock) -> Services:
    return Services.over(store, clock, Random(7))


async def raced(services: Services) -> Match:
    match = await services.races.open(1, HERE, ANN, rights=NOBODY_SPECIAL)
    await services.races.join(match.id, ANN, ready=True)
    return await services.races.join(match.id, BEN, ready=True)


async def test_a_race_begins_when_all_of_two_or_more_are_ready(services: Services) -> None:
    match = await services.races.open(1, HERE, ANN, rights=NOBODY_SPECIAL)
    alone = await services.races.join(match.id, ANN, ready=True)
    assert alone.stage is Stage.LOBBY
    joined = await services.races.join(match.id, BEN)
    assert joined.stage is Stage.LOBBY
    begun = await services.races.join(match.id, BEN, ready=True)
    assert begun.stage is Stage.RUNNING
    assert all(entrant.session and entrant.session.owner for entrant in begun.entrants)


async def test_a_channel_has_one_race_and_everything_has_its_time(services: Services) -> None:
    match = await services.races.open(1, HERE, ANN, rights=NOBODY_SPECIAL)
    with pytest.raises(GameRunning):
        await services.races.open(2, HERE, BEN, rights=NOBODY_SPECIAL)
    again = await services.races.open(1, HERE, ANN, rights=NOBODY_SPECIAL)
    assert again.id == match.id
    with pytest.raises(NotBegun):
        await services.matches.enter(match.id, HERE, ANN)
    with pytest.raises(MayNotStop):
        await services.matches.stop(match.id, HERE, BEN, NOBODY_SPECIAL)
    over = await services.matches.stop(match.id, HERE, BEN, Rights(moderator=True))
    assert over.over
    with pytest.raises(MatchOver):
        await services.races.join(match.id, BEN)


async def test_everybody_finishing_at_once_ends_a_race_once(services: Services) -> None:
    match = await raced(services)
    (answer,) = match.game.answers
    boards = [entrant.session for entrant in match.entrants if entrant.session]
    await asyncio.gather(
        *(
            services.play.guess(100 + board.id, HERE, board.owner, answer, board.id)
            for board in boards
            if board.owner
        )
    )
    over = await services.matches.look(match.id)
    assert over.over
    leaderboard = await services.standings.leaderboard(HERE)
    assert [(tally.games, tally.wins) for tally in leaderboard.tallies] == [(1, 1), (1, 1)]


async def test_guesses_and_the_clock_never_wait_for_each_other(
    services: Services, clock: Clock
) -> None:
    match = await raced(services)
    (answer,) = match.game.answers
    await services.play.guess(100, HERE, ANN, answer)
    clock.now += timedelta(minutes=3)
    late = services.play.guess(101, HERE, BEN, "crane" if answer != "crane" else "moist")
    await asyncio.gather(late, services.hosting.tick(), services.hosting.tick())
    over = await services.matches.look(match.id)
    ben = over.entrant(BEN)
    assert ben is not None
    assert ben.session is not None
    assert ben.session.phase is Phase.STOPPED


async def test_many_asking_for_the_first_daily_at_once_get_the_same(services: Services) -> None:
    people = [Player(number, f"p{number}") for number in range(10, 18)]
    entered = await asyncio.gather(*(services.matches.daily(HERE, player) for player in people))
    assert len({one.match.id for one in entered}) == 1
    assert len({one.session.game.answers for one in entered}) == 1
    match = await services.matches.look(entered[0].match.id)
    assert len(match.entrants) == len(people)


async def test_a_day_begins_in_the_time_zone_of_the_server(
    services: Services, store: Store, clock: Clock
) -> None:
    async with store.write() as tx:
        await tx.guilds.save(7, GuildSettings(time_zone="Pacific/Auckland"))
    early = await services.matches.daily(HERE, ANN)
    elsewhere = await services.matches.daily(Place(12, 8), ANN)
    assert str(early.match.day) == "2026-11-22"
    assert str(elsewhere.match.day) == "2026-11-21"
    assert early.match.number == (elsewhere.match.number or 0) + 1
    clock.now += timedelta(hours=23)
    assert (await services.matches.daily(HERE, ANN)).match.id != early.match.id


async def test_a_board_begun_before_midnight_may_be_finished_a_little_after(
    services: Services, clock: Clock
) -> None:
    entered = await services.matches.daily(HERE, ANN)
    clock.now = datetime(2026, 11, 22, 0, 30, tzinfo=UTC)
    await services.hosting.tick()
    outcome = await services.play.guess(
        5, HERE, ANN, entered.match.game.answers[0], entered.session.id
    )
    assert outcome.session.phase is Phase.WON
    clock.now = datetime(2026, 11, 22, 1, 1, tzinfo=UTC)
    await services.hosting.tick()
    assert (await services.matches.look(entered.match.id)).over


async def test_the_bot_duels_by_its_own_marks_and_is_never_ranked(services: Services) -> None:
    entered = await services.duels.versus(1, HERE, ANN, "entropy", rights=NOBODY_SPECIAL)
    theirs = entered.match.opponent
    assert theirs is not None
    assert theirs.owner == BOT
    assert not theirs.active
    again = await services.duels.versus(1, HERE, ANN, "entropy", rights=NOBODY_SPECIAL)
    assert again.session.id == entered.session.id
    with pytest.raises(GameRunning):
        await services.duels.versus(2, HERE, ANN, rights=NOBODY_SPECIAL)
    with pytest.raises(NotInvited):
        await services.matches.enter(entered.match.id, HERE, BEN)
    await services.play.guess(3, HERE, ANN, entered.match.game.answers[0])
    leaderboard = await services.standings.leaderboard(HERE, mode=Mode.VERSUS)
    assert [tally.player for tally in leaderboard.tallies] == [ANN]


async def test_a_challenge_does_not_count_among_all_modes(services: Services) -> None:
    match = await services.challenges.challenge(
        1, HERE, ANN, "plumb", invited=[BEN], rights=NOBODY_SPECIAL
    )
    with pytest.raises(NotInvited):
        await services.matches.enter(match.id, HERE, CAT)
    await services.matches.enter(match.id, HERE, BEN)
    await services.play.guess(2, HERE, BEN, "plumb")
    assert (await services.matches.look(match.id)).over
    assert not (await services.standings.leaderboard(HERE)).tallies
    assert (await services.standings.leaderboard(HERE, mode=Mode.CHALLENGE)).tallies


async def test_simultaneous_votes_are_all_counted_and_played_once(
    services: Services, clock: Clock
) -> None:
    session = await services.play.start(1, HERE, ANN, mode=Mode.VOTE, rights=NOBODY_SPECIAL)
    word = next(word for word in ("crane", "moist") if word not in session.game.answers)
    people = [Player(number, f"p{number}") for number in range(10, 16)]
    await asyncio.gather(*(services.play.guess(100 + one.id, HERE, one, word) for one in people))
    clock.now += timedelta(seconds=61)
    await asyncio.gather(services.hosting.tick(), services.hosting.tick())
    after = await services.play.board(HERE, ANN)
    assert after.game.guesses == (word,)
    assert not after.ballots
    assert after.deadline is None


async def test_an_idle_solo_game_is_kept_for_a_day(services: Services, clock: Clock) -> None:
    session = await services.play.start(1, HERE, ANN, mode=Mode.SOLO, rights=NOBODY_SPECIAL)
    clock.now += timedelta(hours=23)
    await services.hosting.sweep()
    assert (await services.play.board(HERE, ANN)).id == session.id
    clock.now += timedelta(hours=2)
    await services.hosting.sweep()
    ended = await services.play.board(HERE, ANN, session.id)
    assert ended.phase is Phase.IDLE
