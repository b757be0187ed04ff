"""The page of corrections, as full as it gets."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.board.look import Look
from bot.domain.corrections import (
    AccountDecision,
    Correction,
    CorrectionPage,
    CountedResult,
    Flood,
    ResultKey,
)
from bot.domain.players import Player
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.values import Score
from bot.render.changed_results import MOST_FLOODS, list_changed
from bot.render.corrections import corrections
from bot.services.corrections import LINES, MOST_CORRECTIONS
from bot.texts import LOCALES
from tests.render.drawn import check

NOW = datetime(2026, 11, 21, tzinfo=UTC)
ONE, TWO, THREE, FOUR = (Player(2**63 - 1 - at, "x" * 100) for at in range(4))
LONGEST_GAME = max(KNOWN_GAMES.values(), key=lambda game: len(game.name))


@pytest.mark.parametrize("locale", LOCALES)
def test_ten_of_both_kinds_fit_a_page_in_every_language(locale: str) -> None:
    key = ResultKey(False, LONGEST_GAME.key, 99_999)
    scores = Score(50_000), Score(49_999)
    corrected = Correction(1, key, ONE, NOW.date(), *scores, THREE, NOW, FOUR)
    joined = AccountDecision(ONE, THREE, NOW, FOUR, TWO)
    page = CorrectionPage([corrected] * LINES, 1, True, [joined] * LINES)
    check(corrections(page, KNOWN_GAMES, Look(locale=locale)))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_of_changed_results_fits_a_page_in_every_language(locale: str) -> None:
    key = ResultKey(False, LONGEST_GAME.key, 99_999)
    scores = Score(49_999), NOW.date(), NOW, Score(50_000)
    changed = CountedResult(key, ONE, *scores, confirmed=True)
    floods = [Flood(TWO, 365, NOW)] * (MOST_FLOODS + 1)
    check(list_changed([changed] * MOST_CORRECTIONS, floods, KNOWN_GAMES, Look(locale=locale)))
