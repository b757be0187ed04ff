"""Skill and luck over time: means, and whether somebody got better."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.players import Player
from bot.domain.skill import FEW_GAMES, Fortune, Judged, OwnGame, SkillHistory, Trend, mean
from engine import Hard, Word

FIGURES = st.lists(st.integers(0, 99), max_size=20)
OPPOSITE = {Trend.BETTER: Trend.WORSE, Trend.WORSE: Trend.BETTER, Trend.LEVEL: Trend.LEVEL}


def history(skills: list[int], lucks: list[int] | None = None) -> SkillHistory:
    """Games with these figures, the oldest first."""
    figures = zip(skills, lucks or skills, strict=True)
    games = (
        OwnGame(number, "en", Hard.OFF, Word("crane"), (Word("moist"),), Judged(*both, "1"))
        for number, both in enumerate(figures)
    )
    return SkillHistory(Player(1, "ann"), tuple(games))


@given(FIGURES.filter(bool))
def test_a_mean_lies_among_its_figures_in_whatever_order(figures: list[int]) -> None:
    assert min(figures) <= mean(figures) <= max(figures)
    assert mean(figures) == mean(sorted(figures))


@given(FIGURES)
def test_the_same_games_backwards_tell_the_opposite(skills: list[int]) -> None:
    found, backwards = history(skills).comparison, history(skills[::-1]).comparison
    assert (found is None) == (backwards is None) == (len(skills) < 2 * FEW_GAMES)
    if found and backwards:
        assert backwards.trend is OPPOSITE[found.trend]
        assert (backwards.before, backwards.after) == (found.after, found.before)


@given(FIGURES.filter(lambda figures: len(figures) >= 2 * FEW_GAMES), st.integers(0, 19))
def test_a_better_late_game_never_makes_the_trend_worse(skills: list[int], at: int) -> None:
    late = len(skills) - 1 - at % (len(skills) // 2)
    mended = [99 if number == late else skill for number, skill in enumerate(skills)]
    order = [Trend.WORSE, Trend.LEVEL, Trend.BETTER]
    before, after = history(skills).comparison, history(mended).comparison
    assert before
    assert after
    assert order.index(after.trend) >= order.index(before.trend)


def test_the_game_in_the_middle_is_in_neither_half() -> None:
    found = history([70] * 5 + [0] + [80] * 5).comparison
    assert found
    assert (found.games, found.before, found.after, found.trend) == (5, 70, 80, Trend.BETTER)


def test_fewer_than_five_games_are_few() -> None:
    assert history([70] * 4).few
    assert not history([70] * 5).few


@pytest.mark.parametrize(
    ("luck", "fortune"), [(55, Fortune.LUCKY), (54, Fortune.EVEN), (45, Fortune.UNLUCKY)]
)
def test_luck_near_the_middle_evened_out(luck: int, fortune: Fortune) -> None:
    assert history([70] * 6, [luck] * 6).fortune is fortune
