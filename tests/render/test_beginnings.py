"""Sentences begin with a capital, whoever they are about."""

from __future__ import annotations

import pytest

from bot.render.names import begin
from bot.texts import load


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        ("a player got it in 3.", "A player got it in 3."),
        ("🏆 a player is the champion.", "🏆 A player is the champion."),
        ("<@1> beat a player by a second.", "<@1> beat a player by a second."),
    ],
)
def test_a_sentence_begins_with_a_capital(sentence: str, told: str) -> None:
    assert begin(sentence, load("en")) == told
