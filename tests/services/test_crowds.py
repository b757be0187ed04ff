"""Everybody at once, on a real SQLite file and a real PostgreSQL server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random

import pytest

from bot.app import Services
from bot.domain.errors import GameEnded, MatchOver
from bot.domain.games import Phase
from bot.domain.guild_settings import GuildSettings
from bot.domain.leaderboard_requests import Contest
from bot.domain.leaderboards import League
from bot.domain.matches import Stage
from bot.domain.modes import RACE, SOLO, TOGETHER, VOTE
from bot.domain.options import Options
from bot.domain.players import Place, Player
from bot.services.games.play import Guessed
from bot.services.housekeeping import INTERACTIONS_KEPT
from bot.store import Store
from bot.store.games.games import StoredGames
from tests.bots import services_over
from tests.services import BOSS, HERE, Clock, asker

CROWD = [Player(number, f"player {number}") for number in range(1, 51)]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def services(store: Store, clock: Clock) -> Services:
    return services_over(store, clock, Random(3))


def defects(outcomes: Sequence[object], *refused: type[Exception]) -> list[object]:
    """What went wrong, but for what may be refused."""
    raised = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
    return [error for error in raised if not isinstance(error, refused)]


@pytest.mark.parametrize("boards", [1, 8])
async def test_of_fifty_who_guess_at_once_as_many_have_a_turn_as_there_are(
    services: Services, boards: int
) -> None:
    begun = await services.games.begin(asker(1), TOGETHER, Options(boards=boards))
    session = begun.session
    lexicon = services.lexicons("en", 5)
    wrong = [word for word in lexicon.answers if word not in session.game.answers]
    outcomes = await asyncio.gather(
        *(
            services.games.guess(asker(100 + number, player), word, session.id)
            for number, (player, word) in enumerate(zip(CROWD, wrong, strict=False))
        ),
        return_exceptions=True,
    )
    assert not defects(outcomes, GameEnded)
    turns = sorted(outcome.turn for outcome in outcomes if isinstance(outcome, Guessed))
    assert turns == list(range(1, session.game.rules.limit + 1))
    ended = (await services.games.board(asker(2), session.id)).session
    assert ended.phase is Phase.LOST
    assert len(ended.moves) == session.game.rules.limit
    contest = Contest(HERE, League(mode=TOGETHER, boards=boards), Clock.now.date())
    async with services.store.write() as tx:
        ranking = await tx.leaderboards.rank(contest, CROWD[0])
        assert ranking.players == len(ended.moves)


async def test_a_last_guess_and_a_wish_to_end_delivered_twice_find_the_game_they_ended(
    services: Services,
) -> None:
    first = (await services.games.begin(asker(1), TOGETHER)).session
    answer = first.game.answers[0]
    won = await asyncio.gather(*(services.games.guess(asker(2), answer) for _ in range(2)))
    assert {outcome.view.session.phase for outcome in won} == {Phase.WON}
    assert {outcome.turn for outcome in won} == {1}
    second = (await services.games.begin(asker(3), TOGETHER)).session
    stopped = await asyncio.gather(*(services.games.stop(asker(4), second.id) for _ in range(2)))
    assert {outcome.view.session.phase for outcome in stopped} == {Phase.STOPPED}


async def test_guesses_while_their_race_is_called_off_wait_for_each_other_in_one_order(
    services: Services,
) -> None:
    for again in range(5):
        race = (await services.races.open(asker(1000 * again), RACE, Options())).match
        for player in CROWD[:6]:
            race = (await services.races.join(asker(0, player), race.id, ready=True)).match
        boards = [one.session for one in race.entrants if one.session]
        answer = race.game.answers[0]
        guesses = (
            services.games.guess(asker(1000 * again + board.id, board.starter), answer, board.id)
            for board in boards
        )
        called_off = services.matches.stop(asker(0, rights=BOSS), race.id)
        outcomes = await asyncio.gather(*guesses, called_off, return_exceptions=True)
        assert not defects(outcomes, GameEnded, MatchOver)
        assert (await services.matches.view(race.id)).match.stage is Stage.OVER


async def test_what_fails_for_one_server_is_told_and_done_for_the_others(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services.store.write() as tx:
        await tx.guilds.save(1, GuildSettings(daily_channel=21, time_zone="Europe/Atlantis"))
        await tx.guilds.save(2, GuildSettings(daily_channel=22, daily_hour=9))
    broken = (await services.games.begin(asker(1), SOLO)).session
    whole = (await services.games.begin(asker(2, place=Place(12, 7)), TOGETHER)).session
    set_phase = StoredGames.set_phase

    async def fail_for_one(games: StoredGames, game_id: int, phase: Phase, at: datetime) -> None:
        await set_phase(games, game_id, phase, at)
        if game_id == broken.id:
            raise ZeroDivisionError

    monkeypatch.setattr(StoredGames, "set_phase", fail_for_one)
    clock.now += timedelta(days=2)
    changes = await services.timers.sweep()
    assert [one.place.guild_id for one in changes.announcements] == [2]
    assert [session.id for session in changes.sessions] == [whole.id]
    assert [type(defect).__name__ for defect in changes.defects] == [
        "ZeroDivisionError",
        "ZoneInfoNotFoundError",
    ]
    assert (await services.games.board(asker(3), broken.id)).session.active


async def test_others_write_between_all_that_is_due_at_once(
    services: Services, clock: Clock
) -> None:
    async with services.store.write() as tx:
        for guild_id in range(1, 11):
            await tx.guilds.save(guild_id, GuildSettings(daily_channel=21, daily_hour=9))
    for number in range(1, 11):
        place = Place(100 + number, 50)
        begun = await services.games.begin(asker(2 * number, place=place), VOTE)
        await services.games.guess(asker(2 * number + 1, place=place), "crane", begun.session.id)
    for work in (services.timers.tick, services.timers.sweep):
        clock.now += timedelta(days=2)
        written, working = 0, asyncio.ensure_future(work())
        while not working.done():
            async with services.store.write() as tx:
                await tx.facts.set("written", str(written))
            written += 1
        assert written >= 10
        changes = await working
        assert len(changes.sessions) == 10
    assert len(changes.announcements) == 10


async def test_an_interaction_is_remembered_for_a_day(services: Services, clock: Clock) -> None:
    await services.games.begin(asker(7), TOGETHER)
    for passed, known in (
        (INTERACTIONS_KEPT - timedelta(hours=1), True),
        (timedelta(hours=2), False),
    ):
        clock.now += passed
        await services.timers.sweep()
        async with services.store.write() as tx:
            assert await tx.has_seen(7) is known
