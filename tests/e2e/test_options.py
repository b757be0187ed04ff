"""What can be chosen when a game begins, and what cannot."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from bot.board.look import DEFAULT
from bot.domain.modes import MODES, Mode
from bot.domain.options import Option
from bot.store.models import GameRow
from bot.store.models.matches import MatchRow
from tests.domain.test_modes import CHOSEN
from tests.e2e.conftest import World
from tests.e2e.pressing import said


@pytest.mark.parametrize("mode", MODES.values(), ids=lambda mode: mode.key)
async def test_an_option_that_does_not_fit_is_refused_and_begins_nothing(
    world: World, mode: Mode
) -> None:
    unfit = [option for option in Option if option not in mode.options]
    assert unfit
    for option in unfit:
        chosen = {option.value: CHOSEN[option]}
        refused = await world.ann.slash(world.channel, "wordle play", mode=mode.key.value, **chosen)
        assert refused.ephemeral
        name = DEFAULT.say(f"games-mode-{mode.key}")
        assert said(refused).startswith(f"**{name}** has no `{option}` option.")
        assert "Nothing was started." in said(refused)
    assert not world.channel.history()
    assert await begun(world) == 0


async def begun(world: World) -> int:
    """How many games and matches there are."""
    async with world.services.store.engine.connect() as connection:
        counts = [
            await connection.scalar(select(func.count()).select_from(table)) or 0
            for table in (GameRow, MatchRow)
        ]
    return sum(counts)
