"""A server's results are taken out where its settings are."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import World
from tests.e2e.pressing import reply, said
from tests.e2e.test_forged import NOT_MANAGER, pressed
from tests.e2e.test_settings import open_settings
from tests.e2e.test_standings import win

pytestmark = pytest.mark.usefixtures("late_results")


async def test_who_manages_the_server_exports_its_results_and_nobody_else(world: World) -> None:
    panel = await open_settings(world)
    await panel.choose("page", "records")
    empty = await panel.who.click(panel.message, label="Export results")
    assert empty.ephemeral
    assert "Nothing has been recorded or finished" in said(empty)
    await world.ann.slash(world.channel, "wordle record", share="Wordle 1900 3/6")
    await win(world)
    await world.restart()
    sent = await panel.who.click(panel.message, label="Export results")
    assert sent.ephemeral
    results, games = reply(sent).attachments
    assert (results.filename, games.filename) == ("results.csv", "games.csv")
    assert f"Wordle,1900,2026-09-01,ann,{world.ann.id},3" in (await results.read()).decode()
    assert f"ann,{world.ann.id},1,6,yes,yes" in (await games.read()).decode()
    assert NOT_MANAGER in await pressed(world, world.ann, "tilemate:exportresults:0")
