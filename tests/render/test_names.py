"""How people are listed."""

from __future__ import annotations

import pytest

from bot.render.names import MOST_NAMES, join_first, take_first
from bot.texts import LOCALES, load

FIVE = ["@ana", "@bo", "@flo", "@dev", "@hal"]


@pytest.mark.parametrize("locale", LOCALES)
def test_one_or_two_others_are_named(locale: str) -> None:
    assert all(name in join_first(FIVE, load(locale)) for name in FIVE)
    assert "@kim" in join_first([*FIVE, "@kim"], load(locale))


def test_of_more_people_the_first_are_named_and_the_others_counted() -> None:
    told = join_first([*FIVE, "@kim", "@lou"], load("en"))
    assert told == "@ana, @bo, @flo, @dev, and 3 others"


@pytest.mark.parametrize("count", range(10))
def test_whoever_is_left_out_is_one_of_three(count: int) -> None:
    names = [str(number) for number in range(count)]
    shown, more = take_first(names, MOST_NAMES)
    assert [*shown] == names[: len(shown)]
    assert len(shown) + more == count
    assert more not in (1, 2)
