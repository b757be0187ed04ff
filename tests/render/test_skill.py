"""Skill and luck over time: every game once, in words and as a card."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from bot.board.alt import LONGEST_ALT
from bot.board.boards import size
from bot.board.coach import CARD_WIDTH
from bot.board.look import Look
from bot.domain.players import Player, Theme
from bot.domain.skill import EVEN_LUCK, MOST_COVERED, SkillHistory
from bot.render.skill import show_skill
from bot.texts.catalogue import LOCALES
from tests.domain.test_skill import history

IN_TEXT = Look(Theme.TEXT)


@pytest.mark.parametrize("locale", LOCALES)
def test_most_games_are_told_in_every_locale(locale: str) -> None:
    shown = show_skill(
        history([70, 99] * (MOST_COVERED // 2), [51] * MOST_COVERED), Look(locale=locale)
    )
    assert shown.picture
    assert size(shown.picture.alt) <= LONGEST_ALT
    assert shown.picture.alt.count("99") == MOST_COVERED // 2
    assert shown.picture.alt.count("51") == MOST_COVERED + 1
    assert shown.text.count("\n") == 2


def test_the_card_the_text_and_the_description_say_the_same() -> None:
    found = history([70] * 5 + [80] * 5, [60] * 10)
    picture, words = show_skill(found, Look()).picture, show_skill(found, IN_TEXT)
    assert picture
    assert words.picture is None
    assert words.text.endswith(picture.words)
    assert picture.alt == f"ann. {picture.words}".replace("\n", " ")
    assert picture.words.splitlines()[0] == (
        "Skill: 70, 70, 70, 70, 70, 80, 80, 80, 80, 80; average 75."
    )


def test_bars_of_skill_stand_on_nothing_and_those_of_luck_on_an_even_share() -> None:
    picture = show_skill(history([70] * 5, [60] * 5), Look()).picture
    assert picture
    draw: Any = picture.draw
    _, bars, _ = draw.args
    assert [(one.figures, one.base) for one in bars] == [((70,) * 5, 0), ((60,) * 5, EVEN_LUCK)]


def test_a_trend_is_told_in_a_plain_sentence() -> None:
    text = show_skill(history([71] * 10 + [78] * 10, [40] * 20), Look()).text
    assert "average skill of **74** and luck of **40** (20 games)" in text
    told = "The guesses got better: skill **71** in the first 10 games, **78** in the last 10."
    assert told in text
    assert "Overall, bad luck hurt." in text
    assert "about as good as before" in show_skill(history([70] * 12), Look()).text


def test_few_games_are_said_to_be_few_and_none_to_be_none() -> None:
    text = show_skill(history([70] * 4), Look()).text
    assert "too few games to say much" in text
    assert "luck" not in text.splitlines()[1]
    none = show_skill(SkillHistory(Player(1, "ann"), ()), Look())
    assert none.picture is None
    assert "has not finished an individual game" in none.text


@settings(max_examples=10, deadline=None)
@given(
    st.text(max_size=50),
    st.sampled_from(Theme),
    st.lists(st.integers(0, 99), max_size=MOST_COVERED),
)
def test_anybody_has_a_card(name: str, theme: Theme, figures: list[int]) -> None:
    found = SkillHistory(Player(1, name), history(figures, figures[::-1]).games)
    if picture := show_skill(found, Look(theme)).picture:
        assert Image.open(BytesIO(picture.draw())).size[0] == CARD_WIDTH
