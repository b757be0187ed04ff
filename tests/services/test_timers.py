"""What happens by itself while somebody plays."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext
from datetime import timedelta

import pytest

from bot.board.look import Look
from bot.domain.errors import NoResults
from bot.domain.games import Move
from bot.domain.guild_settings import GuildSettings
from bot.domain.modes import SOLO, TOGETHER, Mode
from bot.render.ended import say_end
from bot.services.games.play import play
from bot.store import Store
from engine import Word
from tests.bots import services_over
from tests.services import ANN, HERE, Clock, asker


async def test_a_game_that_is_touched_while_idle_games_are_closed_goes_on(store: Store) -> None:
    clock = Clock()
    services = services_over(store, clock)
    game = (await services.games.begin(asker(1), TOGETHER)).session
    clock.now += timedelta(days=2)
    async with store.write() as tx:
        session = await tx.games.get(game.id)
        assert session
        # it finds the game idle, and waits for this transaction before it closes any
        sweeping = asyncio.create_task(services.timers.sweep())
        await asyncio.sleep(0.3)
        later = session.game.replay((Word("crane"),))
        await play(tx, session, later, Move(ANN, clock.now))
    assert (await sweeping).sessions == ()
    async with store.read() as look:
        (still,) = (await look.games.find_choices(HERE, ANN)).sessions
    assert still.game.guesses == ("crane",)
    clock.now += timedelta(days=2)
    (closed,) = (await services.timers.sweep()).sessions
    assert closed.id == game.id


@pytest.mark.parametrize(
    ("mode", "settings", "hours"),
    [
        (TOGETHER, None, 24),
        (SOLO, None, 24),
        (TOGETHER, GuildSettings(idle_public=1, idle_private=3), 1),
        (TOGETHER, GuildSettings(idle_public=2, idle_private=3), 2),
        (SOLO, GuildSettings(idle_public=2, idle_private=3), 3),
    ],
)
async def test_an_idle_game_is_closed_after_as_long_as_its_server_says(
    store: Store, mode: Mode, settings: GuildSettings | None, hours: int
) -> None:
    clock = Clock()
    services = services_over(store, clock)
    if settings:
        async with store.write() as tx:
            await tx.guilds.save(7, settings)
    await services.games.begin(asker(1), mode)
    clock.now += timedelta(hours=hours, seconds=-1)
    assert (await services.timers.sweep()).sessions == ()
    clock.now += timedelta(seconds=1)
    assert len((await services.timers.sweep()).sessions) == 1


@pytest.mark.parametrize(("mode", "counted"), [(TOGETHER, 0), (SOLO, 1)])
async def test_what_a_group_leaves_lying_costs_nobody_a_loss(
    store: Store, mode: Mode, counted: int
) -> None:
    clock = Clock()
    services = services_over(store, clock)
    begun = await services.games.begin(asker(1), mode)
    await services.games.guess(asker(2), "crane", begun.session.id)
    clock.now += timedelta(days=2)
    (left,) = (await services.timers.sweep()).sessions
    said = say_end((await services.games.board(asker(3), left.id)), Look())
    assert ("counts for nobody" in said[0]) == (counted == 0)
    with nullcontext() if counted else pytest.raises(NoResults):
        assert (await services.standings.stats(asker(4), ANN)).games == counted


async def test_a_daily_whose_poster_was_killed_is_soon_left_to_others(
    store: Store,
) -> None:
    clock = Clock()
    services = services_over(store, clock)
    daily = (await services.matches.daily(asker(1))).match.match
    assert await services.daily_posts.claim(daily)
    clock.now += timedelta(seconds=29)
    assert not await services.daily_posts.claim(daily)
    clock.now += timedelta(seconds=2)
    assert await services.daily_posts.claim(daily)
