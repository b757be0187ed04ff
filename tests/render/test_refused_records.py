"""What somebody reads whose result is not recorded."""

from __future__ import annotations

import pytest

from bot.domain.records.errors import NoShare
from bot.domain.records.games import KNOWN_GAMES
from bot.domain.records.shares import read_shares
from bot.render.refused_records import list_reasons
from bot.texts import LOCALES, load


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_pastes_what_cannot_be_read_sees_what_can(locale: str) -> None:
    (told,) = list_reasons([NoShare(KNOWN_GAMES["gamedle"])], load(locale))
    example = "Gamedle (Cover art): #123 🟥🟥🟩"
    assert f"\n```\n{example}\n```" in told
    assert len(read_shares(example)) == 1
