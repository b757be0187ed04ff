"""Which game a guess is for, where a player has more than one."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.board.look import DEFAULT
from bot.board.text import space
from bot.domain.errors import GameRunning
from bot.domain.modes import SOLO, TOGETHER, Mode
from bot.domain.options import Options
from bot.domain.players import Player
from bot.domain.questions import WhichGame
from bot.render.questions import ask_game
from bot.render.reply import Action
from bot.store import Store
from tests.bots import services_over
from tests.services import ANN, BEN, Clock, asker


@pytest.mark.parametrize(("player", "other"), [(ANN, BEN), (BEN, ANN)], ids=["ann", "ben"])
async def test_who_turned_last_to_a_game_that_another_has_ended_is_asked_which_they_mean(
    store: Store, player: Player, other: Player
) -> None:
    services = services_over(store, Clock())
    await services.matches.daily(asker(1, player))
    game = (await services.games.begin(asker(2, other), TOGETHER)).session
    await services.games.guess(asker(3, player), "crane", game.id)
    await services.games.guess(asker(4, other), game.game.answers[0], game.id)
    with pytest.raises(WhichGame) as unclear:
        await services.games.guess(asker(5, player), "moist")
    asked = ask_game(unclear.value, Action.GUESS, DEFAULT)
    assert asked.text == f"That game is over. Is **{space('moist')}** for your game Daily?"
    assert len(asked.buttons) == 1
    with pytest.raises(WhichGame) as unclear:
        await services.games.board(asker(6, player))
    asked = ask_game(unclear.value, Action.BOARD, DEFAULT)
    assert asked.text == "That game is over. Do you mean your game Daily?"


async def test_who_ended_a_game_themselves_means_the_one_that_is_left(store: Store) -> None:
    services = services_over(store, Clock())
    daily = (await services.matches.daily(asker(1))).board.session
    game = (await services.games.begin(asker(2, BEN), TOGETHER)).session
    await services.games.guess(asker(4), game.game.answers[0], game.id)
    guessed = await services.games.guess(asker(5), "moist")
    assert guessed.view.session.id == daily.id


async def test_the_game_begun_anew_where_another_ended_the_last_one_is_meant(store: Store) -> None:
    services = services_over(store, Clock())
    last = (await services.games.begin(asker(1), TOGETHER)).session
    await services.games.guess(asker(2), "crane", last.id)
    await services.games.guess(asker(3, BEN), last.game.answers[0], last.id)
    again = (await services.games.begin(asker(4, BEN), TOGETHER)).session
    guessed = await services.games.guess(asker(5), "moist")
    assert guessed.view.session.id == again.id


@pytest.mark.parametrize("own_is_latest", [False, True])
async def test_who_is_told_to_go_on_with_their_game_is_asked_which_unless_it_is_the_latest(
    store: Store, *, own_is_latest: bool
) -> None:
    clock, begun = Clock(), dict[Mode, int]()
    services = services_over(store, clock)
    for mode in (TOGETHER, SOLO) if own_is_latest else (SOLO, TOGETHER):
        begun[mode] = (await services.games.begin(asker(len(begun) + 1), mode)).session.id
        clock.now += timedelta(minutes=1)
    await services.games.guess(asker(3), "crane", begun[TOGETHER])
    with pytest.raises(GameRunning):
        await services.games.begin(asker(4), SOLO, Options(boards=2))
    if own_is_latest:
        guessed = await services.games.guess(asker(5), "moist")
        assert guessed.view.session.id == begun[SOLO]
        return
    with pytest.raises(WhichGame) as asked:
        await services.games.guess(asker(5), "moist")
    assert {one.id for one in asked.value.games} == {*begun.values()}
