"""Badges: had since the game that shows them, told once, and found in games of before."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from sqlalchemy import func, select, update

from bot.app import Services
from bot.domain.badges import Badge, Badges, read_deeds
from bot.domain.modes import DUEL, RACE, SOLO
from bot.domain.options import Options
from bot.domain.players import Asker, Place, Player
from bot.domain.statistics import StatsPage
from bot.store import Store
from bot.store.models import ResultRow
from tests.bots import services_over
from tests.e2e.conftest import Clock
from tests.store.statements import recorded

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
HERE = Place(2, 1)
ANN, BEN, CYD = (Player(number, name) for number, name in enumerate(("ann", "ben", "cyd"), 1))
ME = Asker(1, HERE, ANN)


@pytest.fixture
def clock() -> Clock:
    return Clock(NOW)


@pytest.fixture
def services(store: Store, clock: Clock) -> Services:
    return services_over(store, clock, Random(5))


class Table:
    """People who play; every interaction is a new one."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._asked = 0

    def ask(self, player: Player = ANN) -> Asker:
        self._asked += 1
        return Asker(self._asked, HERE, player)

    async def solve(self, *words: str) -> tuple[Badge, ...]:
        """Solve a game of one's own after these guesses; return what is new."""
        session = (await self.services.games.begin(self.ask(), SOLO)).session
        for word in (*words, session.game.answers[0]):
            await self.services.games.guess(self.ask(), word, session.id)
        return (await self.services.games.view(session.id)).badges

    async def play_daily(self, player: Player) -> None:
        session = (await self.services.matches.daily(self.ask(player))).board.session
        if session.active:
            word = session.game.answers[0]
            await self.services.games.guess(self.ask(player), word, session.id)

    async def list_badges(self, player: Player = ANN) -> Badges:
        found = await self.services.standings.turn_page(
            self.ask(player), player.id, StatsPage.BADGES
        )
        assert isinstance(found, Badges)
        return found


@pytest.fixture
def table(services: Services) -> Table:
    return Table(services)


async def test_a_badge_is_new_once_and_stays_new_on_its_own_board(
    table: Table, clock: Clock
) -> None:
    assert await table.solve("crane") == (Badge.TWO,)
    clock.now += timedelta(days=1)
    assert await table.solve("crane") == ()
    assert (await table.list_badges()).since == ((Badge.TWO, NOW.date()),)
    async with table.services.store.engine.connect() as connection:
        first = await connection.scalar(select(func.min(ResultRow.game_id)))
    assert (await table.services.games.view(first or 0)).badges == (Badge.TWO,)


async def test_games_of_before_are_looked_at_when_somebody_looks(table: Table) -> None:
    await table.solve("crane")
    async with table.services.store.engine.begin() as connection:
        await connection.execute(update(ResultRow).values(deeds=None))
    # what is new is unknown until then, so nothing is said
    assert await table.solve("crane") == ()
    tally = await table.services.standings.stats(table.ask())
    assert read_deeds(tally.deeds) == (Badge.TWO,)
    with recorded(table.services.store) as statements:
        assert (await table.services.standings.stats(table.ask())).deeds == tally.deeds
    assert len(statements) == 3


async def test_a_badge_goes_with_the_result_that_showed_it(table: Table) -> None:
    await table.solve("crane")
    assert (await table.list_badges()).since
    await table.services.players.erase(ANN)
    async with table.services.store.engine.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(ResultRow)) == 0


async def test_an_export_has_the_deeds(table: Table) -> None:
    await table.solve("crane")
    exported = await table.services.players.export(ANN)
    assert exported["results"][0]["deeds"] == Badge.TWO.bit


async def test_a_daily_that_all_three_solved_is_a_badge_of_each(table: Table, clock: Clock) -> None:
    for player in (ANN, BEN, CYD):
        await table.play_daily(player)
    assert Badge.ALL in (await table.list_badges(BEN)).missing
    clock.now += timedelta(days=1)
    await table.services.timers.tick()
    for player in (ANN, BEN, CYD):
        assert Badge.ALL in dict((await table.list_badges(player)).since)


async def test_a_week_won_again_after_one_that_was_lost_is_a_comeback(
    table: Table, clock: Clock
) -> None:
    for day in range(16):
        if day != 7:
            await table.play_daily(ANN)
        clock.now += timedelta(days=1)
        await table.services.timers.tick()
    since = dict((await table.list_badges()).since)
    assert since[Badge.COMEBACK] == NOW.date() + timedelta(14)


async def test_who_wins_a_race_of_three_has_a_badge_and_the_others_have_none(
    table: Table,
) -> None:
    services = table.services
    match = (await services.races.open(table.ask(), RACE, Options())).match
    for player in (BEN, CYD):
        await services.races.join(table.ask(player), match.id)
    await services.races.begin(table.ask(), match.id)
    boards = {
        player: (await services.matches.enter(table.ask(player), match.id)).board.session
        for player in (ANN, BEN, CYD)
    }
    answer = boards[ANN].game.answers[0]
    for player, words in ((BEN, [answer]), (ANN, ["crane", answer]), (CYD, ["moist", answer])):
        for word in words:
            await services.games.guess(table.ask(player), word, boards[player].id)
    assert Badge.RACE in dict((await table.list_badges(BEN)).since)
    assert Badge.RACE in (await table.list_badges(ANN)).missing


async def test_who_beats_the_bot_in_a_duel_has_a_badge_at_once(table: Table) -> None:
    entered = await table.services.duels.begin(table.ask(), DUEL, Options())
    session = entered.board.session
    won = await table.services.games.guess(table.ask(), session.game.answers[0], session.id)
    assert Badge.DUEL in won.view.badges


async def test_what_was_new_when_a_game_ended_is_not_new_at_a_later_look(
    services: Services,
) -> None:
    table = Table(services)
    session = (await services.games.begin(table.ask(), SOLO)).session
    ended = (await services.games.guess(table.ask(), session.game.answers[0], session.id)).view
    assert Badge.TWO in ended.badges
    assert (await services.games.board(table.ask(), session.id)).badges == ()
    assert (await services.games.open(table.ask(), session.id)).badges == ()
