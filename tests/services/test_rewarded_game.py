"""The role for the best at a recorded game, where fewer is better or more."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.domain.errors import UnknownChoice
from bot.domain.records.games import KNOWN_GAMES, WORDLE
from bot.domain.rewards import Held
from bot.store import Store
from tests.bots import services_over
from tests.services import ANN, BEN, BOSS, CAT, HERE, Clock, asker

CLOCK = Clock()
MANAGER = asker(9, rights=BOSS)
ROLE = 77

SHARES = {
    "wordle": ("Wordle {} 3/6", "Wordle {} 4/6", "Wordle {} X/6"),
    "queens": (
        "Queens #{} | 0:58 lnkd.in/queens",
        "Queens #{} | 1:36 lnkd.in/queens",
        "Queens #{} | 2:56 lnkd.in/queens",
    ),
    "timeguessr": (
        "TimeGuessr #{} 47,000/50,000",
        "TimeGuessr #{} 9,500/50,000",
        "TimeGuessr #{} 900/50,000",
    ),
}
"""Results of a puzzle, the best first."""


def write(key: str, place: int, ago: int) -> str:
    """Return a share of a game: the best one, or a later one, of so many days ago."""
    first = KNOWN_GAMES[key].day_zero or date.min
    return SHARES[key][place].format((CLOCK.now.date() - timedelta(ago) - first).days)


@pytest.mark.parametrize("key", SHARES)
async def test_yesterdays_best_at_the_chosen_game_earns_the_role(store: Store, key: str) -> None:
    services = services_over(store, CLOCK)
    await services.guilds.change(MANAGER, "wordle_role", [str(ROLE)])
    await services.guilds.change(MANAGER, "reward_game", [key])
    for place, player in ((1, BEN), (0, ANN), (2, CAT)):
        await services.recording.record(asker(1, player), write(key, place, 1))
    # whoever was best on another day, or at another game, is not
    await services.recording.record(asker(2, BEN), write(key, 0, 2))
    await services.recording.record(asker(3, BEN), write(key, 0, 0))
    for other in SHARES.keys() - {key}:
        await services.recording.record(asker(4, CAT), write(other, 0, 1))
    (due,) = await services.rewards.list_due()
    assert due.given == (Held(ROLE, ANN.id),)


async def test_another_game_gives_the_role_to_another_at_once(store: Store) -> None:
    services, guild_id = services_over(store, CLOCK), HERE.guild_id or 0
    await services.guilds.change(MANAGER, "wordle_role", [str(ROLE)])
    await services.recording.record(asker(1, ANN), write("wordle", 0, 1))
    await services.recording.record(asker(2, BEN), write("queens", 0, 1))
    (due,) = await services.rewards.list_due()
    assert due.given == (Held(ROLE, ANN.id),)
    await services.rewards.note_given(guild_id, due.given[0])
    await services.rewards.finish(due)
    assert await services.rewards.list_due() == []
    await services.guilds.change(MANAGER, "reward_game", ["queens"])
    (due,) = await services.rewards.list_due()
    assert (due.given, due.taken) == ((Held(ROLE, BEN.id),), (Held(ROLE, ANN.id),))


async def test_the_games_to_choose_from_are_those_recorded_here(store: Store) -> None:
    services = services_over(store, CLOCK)
    assert await services.guilds.list_rewardable(MANAGER) == (WORDLE,)
    await services.recording.record(asker(1), write("queens", 0, 0))
    assert await services.guilds.list_rewardable(MANAGER) == (WORDLE, KNOWN_GAMES["queens"])


async def test_a_game_without_days_is_refused_and_nothing_changes(store: Store) -> None:
    services = services_over(store, CLOCK)
    undated = next(key for key, game in KNOWN_GAMES.items() if game.day_zero is None)
    for key in (undated, "taught7", "nonsense"):
        with pytest.raises(UnknownChoice):
            await services.guilds.change(MANAGER, "reward_game", [key])
    assert (await services.guilds.show(MANAGER)).reward_game == WORDLE.key
