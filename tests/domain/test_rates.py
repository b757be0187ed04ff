"""A person, or a channel, may ask for so much at once, and for so much in the long run."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.domain.rate_limits import Allowance, Allowances, TooFast

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
ALLOWED = Allowance(3, timedelta(seconds=2))


@given(st.lists(st.floats(0, 5), max_size=60))
def test_nobody_gets_more_than_their_allowance_and_the_refused_are_told_when_to_come_back(
    pauses: list[float],
) -> None:
    now = NOON
    allowances = Allowances(ALLOWED, lambda: now, lambda: now - NOON)
    for taken, pause in enumerate(pauses, 1):
        now += timedelta(seconds=pause)
        try:
            allowances.take(1)
        except TooFast as refused:
            waits, now = refused.until - now, refused.until
            allowances.take(1)
        else:
            waits = ALLOWED.every
        assert timedelta(0) < waits <= ALLOWED.every
        assert taken <= ALLOWED.at_once + (now - NOON) / ALLOWED.every


def test_who_goes_on_too_fast_is_refused_and_others_are_served() -> None:
    allowances = Allowances(ALLOWED, lambda: NOON, timedelta)
    for _ in range(ALLOWED.at_once):
        allowances.take(1)
    with pytest.raises(TooFast):
        allowances.take(1)
    allowances.take(2)
    with pytest.raises(TooFast):
        allowances.take(1)


def test_a_clock_that_is_set_back_locks_nobody_out() -> None:
    now, passed = NOON, timedelta(0)
    allowances = Allowances(ALLOWED, lambda: now, lambda: passed)
    for _ in range(ALLOWED.at_once):
        allowances.take(1)
    now -= timedelta(hours=1)
    with pytest.raises(TooFast) as refused:
        allowances.take(1)
    assert refused.value.until == now + ALLOWED.every
    passed += ALLOWED.every
    assert allowances.take(1) == 0
