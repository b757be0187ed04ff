"""The final standings of a season, page by page."""

from __future__ import annotations

from datetime import date

import pytest

from bot.board.look import DEFAULT
from bot.domain.leaderboards import PAGE, Standing
from bot.domain.players import Player
from bot.domain.seasons import FrozenSeason, Season
from bot.domain.standings import Span
from bot.render.seasons import final_standings

NOVEMBER = Span(date(2026, 11, 1), date(2026, 12, 1))


@pytest.mark.parametrize(
    ("players", "page", "turners"),
    [
        (PAGE, 0, []),
        (PAGE + 1, 0, ["Next"]),
        (2 * PAGE, 1, ["Back"]),
        (2 * PAGE + 1, 1, ["Back", "Next"]),
    ],
)
def test_a_page_leads_to_those_beside_it(players: int, page: int, turners: list[str]) -> None:
    season = Season(1, NOVEMBER, 5, players)
    ann = Standing(1, Player(1, "ann"), games=9, wins=9, value=350)
    shown = final_standings(FrozenSeason(season, (ann,), page), DEFAULT)
    assert [one.label for one in shown.buttons[:-2]] == turners
