"""Everybody at once, on a real SQLite file and a real PostgreSQL server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from bot.app import Services
from bot.domain.errors import GameEnded, MatchOver
from bot.domain.games import Mode, Phase
from bot.domain.guilds import GuildSettings
from bot.domain.matches import Stage
from bot.domain.players import Place, Player, Rights
from bot.services.clock import REMEMBERED
from bot.services.games.play import GuessOutcome
from bot.store import Store
from bot.store.games import Games

HERE = Place(channel_id=11, guild_id=7)
ANN = Player(1, "ann")
CROWD = [Player(number, f"player {number}") for number in range(1, 51)]
BOSS = Rights(True, True)


class Clock:
    now = datetime(2026, 11, 21, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def services(store: Store, clock: Clock) -> Services:
    return Services.over(store, clock, Random(3))


def defects(outcomes: Sequence[object], *refused: type[Exception]) -> list[object]:
    """What went wrong, but for what may be refused."""
    raised = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
    return [error for error in raised if not isinstance(error, refused)]


@pytest.mark.parametrize("boards", [1, 8])
async def test_of_fifty_who_guess_at_once_as_many_have_a_turn_as_there_are(
    services: Services, boards: int
) -> None:
    session = await services.play.start(1, HERE, ANN, boards=boards, rights=Rights())
    lexicon = services.lexicons("en", 5)
    wrong = [word for word in lexicon.answers if word not in session.game.answers]
    outcomes = await asyncio.gather(
        *(
            services.play.guess(100 + number, HERE, player, word, session.id)
            for number, (player, word) in enumerate(zip(CROWD, wrong, strict=False))
        ),
        return_exceptions=True,
    )
    assert not defects(outcomes, GameEnded)
    turns = sorted(outcome.turn for outcome in outcomes if isinstance(outcome, GuessOutcome))
    assert turns == list(range(1, session.game.rules.limit + 1))
    ended = await services.play.board(HERE, ANN, session.id)
    assert ended.phase is Phase.LOST
    assert len(ended.moves) == session.game.rules.limit
    async with services.store.write() as tx:
        assert len(await tx.results.at(HERE, None, None)) == len(ended.moves)


async def test_a_last_guess_and_a_wish_to_end_delivered_twice_find_the_game_they_ended(
    services: Services,
) -> None:
    first = await services.play.start(1, HERE, ANN, rights=Rights())
    won = await asyncio.gather(
        *(services.play.guess(2, HERE, ANN, first.game.answers[0]) for _ in range(2))
    )
    assert {outcome.session.phase for outcome in won} == {Phase.WON}
    assert {outcome.turn for outcome in won} == {1}
    await services.play.start(3, HERE, ANN, rights=Rights())
    stopped = await asyncio.gather(
        *(services.play.stop(4, HERE, ANN, rights=Rights()) for _ in range(2))
    )
    assert {outcome.session.phase for outcome in stopped} == {Phase.STOPPED}


async def test_guesses_while_their_race_is_called_off_wait_for_each_other_in_one_order(
    services: Services,
) -> None:
    for again in range(5):
        race = await services.races.open(1000 * again, HERE, ANN, rights=Rights())
        for player in CROWD[:6]:
            race = await services.races.join(race.id, player, ready=True)
        boards = [one.session for one in race.entrants if one.session]
        answer = race.game.answers[0]
        guesses = (
            services.play.guess(1000 * again + board.id, HERE, board.starter, answer, board.id)
            for board in boards
        )
        called_off = services.matches.stop(race.id, HERE, ANN, BOSS)
        outcomes = await asyncio.gather(*guesses, called_off, return_exceptions=True)
        assert not defects(outcomes, GameEnded, MatchOver)
        assert (await services.matches.look(race.id)).stage is Stage.OVER


async def test_what_fails_for_one_server_is_told_and_done_for_the_others(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with services.store.write() as tx:
        await tx.guilds.save(1, GuildSettings(daily_channel=21, time_zone="Europe/Atlantis"))
        await tx.guilds.save(2, GuildSettings(daily_channel=22, daily_hour=9))
    broken = await services.play.start(1, HERE, ANN, mode=Mode.SOLO, rights=Rights())
    whole = await services.play.start(2, Place(12, 7), ANN, rights=Rights())
    set_phase = Games.set_phase

    async def fail_for_one(games: Games, game_id: int, phase: Phase, at: datetime) -> None:
        await set_phase(games, game_id, phase, at)
        if game_id == broken.id:
            raise ZeroDivisionError

    monkeypatch.setattr(Games, "set_phase", fail_for_one)
    clock.now += timedelta(days=2)
    changes = await services.hosting.sweep()
    assert [one.place.guild_id for one in changes.announcements] == [2]
    assert [session.id for session in changes.sessions] == [whole.id]
    assert [type(defect).__name__ for defect in changes.defects] == [
        "ZeroDivisionError",
        "ZoneInfoNotFoundError",
    ]
    assert (await services.play.board(HERE, ANN, broken.id)).active


async def test_an_interaction_is_remembered_for_a_day(services: Services, clock: Clock) -> None:
    await services.play.start(7, HERE, ANN, rights=Rights())
    for passed, known in ((REMEMBERED - timedelta(hours=1), True), (timedelta(hours=2), False)):
        clock.now += passed
        await services.hosting.sweep()
        async with services.store.write() as tx:
            assert await tx.seen(7) is known
